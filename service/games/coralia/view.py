"""C11 Who sees what."""

from __future__ import annotations

from typing import Annotated

import msgspec

from service.engine.records import Seat, View
from service.games.coralia.components import (
    CARDS,
    CHESTS,
    TURTLES,
    CardColours,
    CardFace,
    CardId,
    Colour,
    DieColour,
    SeaCard,
    Symbol,
    TreasureChest,
    TurtleTile,
)
from service.games.coralia.events import CoraliaDie
from service.games.coralia.moves import ChestToRecover, LeftoverCardToDraw, SeaCardToKeep, SpecialDieToPlace
from service.games.coralia.state import Pile, Player, Reef, State

DieOnSpace = Annotated[
    DieColour | None, msgspec.Meta(description="The colour of the die on this space; null if the space is free.")
]
DiceInSupply = Annotated[int, msgspec.Meta(ge=0, description="How many dice of this colour are in the supply.")]
DiceOnIsland = Annotated[int, msgspec.Meta(ge=0, description="How many dice of this colour lie on the island.")]
CardsHeld = Annotated[int, msgspec.Meta(ge=0, description="How many face-down cards the player holds from this pile.")]


class ReefDice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The die on each space of a reef; null where the space is free."""

    turtle: DieOnSpace = None
    starfish: DieOnSpace = None
    octopus: DieOnSpace = None
    fish: DieOnSpace = None
    pearl: DieOnSpace = None
    diver: DieOnSpace = None
    treasure: DieOnSpace = None


class CoraliaReef(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A reef and everything on it."""

    colour: Colour
    dice: ReefDice
    turtle: Annotated[TurtleTile | None, msgspec.Meta(description="Null once it is taken or put aside.")]
    chest: Annotated[bool, msgspec.Meta(description="Whether a face-down chest lies on it.")]
    octopus: Annotated[Seat | None, msgspec.Meta(description="The seat whose octopus is here; null for none.")]
    diver: Annotated[Seat | None, msgspec.Meta(description="The seat whose diver is here; null for none.")]


class SupplyDice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many dice of each colour are in the supply."""

    blue: DiceInSupply
    green: DiceInSupply
    yellow: DiceInSupply
    red: DiceInSupply
    violet: DiceInSupply
    orange: DiceInSupply


class IslandDice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many dice of each colour lie on the island."""

    blue: DiceOnIsland
    green: DiceOnIsland
    yellow: DiceOnIsland
    red: DiceOnIsland
    violet: DiceOnIsland
    orange: DiceOnIsland
    white: Annotated[int, msgspec.Meta(ge=0, description="How many special dice lie on the island.")]


class KnownCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card that the viewer has put under a pile."""

    id: CardId
    face: CardFace
    above: Annotated[int, msgspec.Meta(ge=0, description="How many cards of the pile lie on top of it.")]
    colours: CardColours = msgspec.UNSET


class CoraliaPile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A face-down pile."""

    size: Annotated[int, msgspec.Meta(ge=0, description="How many cards are in the pile.")]
    known: Annotated[list[KnownCard], msgspec.Meta(description="The cards that the viewer knows, bottom card first.")]


class CoraliaPiles(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The four piles."""

    fish: CoraliaPile
    pearl: CoraliaPile
    starfish: CoraliaPile
    island: CoraliaPile


class HiddenCards(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many face-down cards a player holds, by the pile they came from."""

    fish: CardsHeld
    pearl: CardsHeld
    starfish: CardsHeld
    island: CardsHeld


class CoraliaPlayer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A player's things."""

    seat: Seat
    score: Annotated[int, msgspec.Meta(description="The player's points so far.")]
    octopuses: Annotated[int, msgspec.Meta(ge=0, le=2, description="Octopuses still in hand.")]
    diver: Annotated[Colour | None, msgspec.Meta(description="The reef where the diver is; null before it is placed.")]
    turtles: Annotated[list[TurtleTile], msgspec.Meta(description="In the order taken; each can lock a die.")]
    chests: Annotated[list[TreasureChest], msgspec.Meta(description="The chests recovered, in that order.")]
    hidden: HiddenCards
    hand: Annotated[list[SeaCard] | None, msgspec.Meta(description="The face-down cards; null for other viewers.")]
    shown: Annotated[list[SeaCard], msgspec.Meta(description="The cards that lie face up.")]
    to_carry_out: Annotated[list[SeaCard], msgspec.Meta(description="Revealed starfish cards not yet carried out.")]


class CoraliaView(View, tag="coralia", frozen=True):
    """What one viewer sees of a match of Coralia."""

    round: Annotated[int, msgspec.Meta(ge=1, description="Counted from 1.")]
    rounds: Annotated[int, msgspec.Meta(ge=1, description="How many rounds the match has.")]
    turn: Annotated[int, msgspec.Meta(ge=1, description="Counted from 1 over the whole match.")]
    turns: Annotated[int, msgspec.Meta(ge=1, description="How many turns the match has.")]
    turns_are_over: Annotated[bool, msgspec.Meta(description="Whether the final scoring has begun.")]
    active: Annotated[
        Seat | None, msgspec.Meta(description="The seat that has to decide; null when the match is over.")
    ]
    reefs: Annotated[
        list[CoraliaReef], msgspec.Meta(description="In the order blue, green, yellow, red, violet, orange.")
    ]
    island: IslandDice
    supply: SupplyDice
    station: Annotated[list[CoraliaDie], msgspec.Meta(description="The rolled dice on the station, in their order.")]
    picked: Annotated[list[Colour], msgspec.Meta(description="Dice taken from the supply and not rolled yet.")]
    special_die: Annotated[
        Symbol | None,
        msgspec.Meta(description="What a rolled special die shows until it is placed; null for none."),
    ]
    may_stop: Annotated[bool, msgspec.Meta(description="Whether the active seat may stop carrying out a card.")]
    piles: CoraliaPiles
    stingrays: Annotated[list[SeaCard], msgspec.Meta(description="The stingray cards that nobody has taken.")]
    spare_turtles: Annotated[list[TurtleTile], msgspec.Meta(description="The turtles face up beside the board.")]
    spare_chests: Annotated[int, msgspec.Meta(ge=0, le=2, description="Face-down chests beside the board.")]
    players: Annotated[list[CoraliaPlayer], msgspec.Meta(description="In seat order.")]
    looked_at: Annotated[
        list[SeaCard], msgspec.Meta(description="The cards that the viewer is looking at, to keep one.")
    ]


def view(state: State, viewer: int | None) -> CoraliaView:
    asked = state.pending[-1] if state.pending else None
    divers = {player.diver: seat for seat, player in enumerate(state.players)}
    return CoraliaView(
        starts=state.starts,
        scores=[player.score for player in state.players],
        round=(state.turn - 1) // state.seats + 1,
        rounds=state.turns // state.seats,
        turn=state.turn,
        turns=state.turns,
        turns_are_over=state.turns_are_over,
        active=state.active,
        reefs=[_reef(colour, reef, divers.get(colour)) for colour, reef in state.reefs.items()],
        island=IslandDice(**state.island),
        supply=SupplyDice(**state.supply),
        station=[CoraliaDie(die.colour, die.symbol) for die in state.station],
        picked=state.picked,
        special_die=asked.symbol if isinstance(asked, SpecialDieToPlace) else None,
        may_stop=isinstance(asked, ChestToRecover | LeftoverCardToDraw) and asked.may_stop,
        piles=CoraliaPiles(**{name: _pile(pile, viewer) for name, pile in state.piles.items()}),
        stingrays=_cards(state.stingrays),
        spare_turtles=[TURTLES[turtle] for turtle in state.spare_turtles],
        spare_chests=len(state.spare_chests),
        players=[_player(seat, player, viewer) for seat, player in enumerate(state.players)],
        looked_at=_cards(asked.cards) if isinstance(asked, SeaCardToKeep) and viewer in asked.seats else [],
    )


def _cards(cards: list[str]) -> list[SeaCard]:
    return [CARDS[card] for card in cards]


def _reef(colour: Colour, reef: Reef, diver: int | None) -> CoraliaReef:
    return CoraliaReef(
        colour=colour,
        dice=ReefDice(**reef.dice),
        turtle=None if reef.turtle is None else TURTLES[reef.turtle],
        chest=reef.chest is not None,
        octopus=reef.octopus,
        diver=diver,
    )


def _pile(pile: Pile, viewer: int | None) -> CoraliaPile:
    known = [
        KnownCard(card, CARDS[card].face, above=len(pile.cards) - 1 - position, colours=CARDS[card].colours)
        for position, (card, returned_by) in enumerate(zip(pile.cards, pile.returned_by, strict=False))
        if returned_by == viewer
    ]
    return CoraliaPile(size=len(pile.cards), known=known)


def _player(seat: int, player: Player, viewer: int | None) -> CoraliaPlayer:
    return CoraliaPlayer(
        seat=seat,
        score=player.score,
        octopuses=player.octopuses,
        diver=player.diver,
        turtles=[TURTLES[turtle] for turtle in player.turtles],
        chests=[CHESTS[chest] for chest in player.chests],
        hidden=HiddenCards(**{pile: len(cards) for pile, cards in player.hand.items()}),
        hand=_cards(player.hidden) if seat == viewer else None,
        shown=_cards(player.shown),
        to_carry_out=_cards(player.to_carry_out),
    )
