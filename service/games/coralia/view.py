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
    CardId,
    Colour,
    DieColour,
    Face,
    SeaCard,
    Symbol,
    TreasureChest,
    TurtleTile,
)
from service.games.coralia.events import CoraliaDie
from service.games.coralia.moves import ChestToRecover, LeftoverCardToDraw, SeaCardToKeep, SpecialDieToPlace
from service.games.coralia.state import Pile, Player, Reef, State

Number = Annotated[int, msgspec.Meta(ge=0)]


class ReefDice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The die on each space of a reef; null where the space is free."""

    turtle: DieColour | None = None
    starfish: DieColour | None = None
    octopus: DieColour | None = None
    fish: DieColour | None = None
    pearl: DieColour | None = None
    diver: DieColour | None = None
    treasure: DieColour | None = None


class CoraliaReef(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A reef and everything on it."""

    colour: Colour
    dice: ReefDice
    turtle: TurtleTile | None
    chest: Annotated[bool, msgspec.Meta(description="Whether a face-down chest lies on it.")]
    octopus: Annotated[Seat | None, msgspec.Meta(description="Whose octopus is here.")]
    diver: Annotated[Seat | None, msgspec.Meta(description="Whose diver is here.")]


class SupplyDice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many dice of each colour are in the supply."""

    blue: Number
    green: Number
    yellow: Number
    red: Number
    violet: Number
    orange: Number


class IslandDice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many dice of each colour lie on the island."""

    blue: Number
    green: Number
    yellow: Number
    red: Number
    violet: Number
    orange: Number
    white: Number


class KnownCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card that the viewer has put under a pile."""

    id: CardId
    face: Face
    above: Annotated[int, msgspec.Meta(ge=0, description="How many cards of the pile lie on top of it.")]
    colours: CardColours = msgspec.UNSET


class CoraliaPile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A face-down pile."""

    size: Number
    known: Annotated[list[KnownCard], msgspec.Meta(description="The cards that the viewer knows, bottom card first.")]


class CoraliaPiles(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The four piles."""

    fish: CoraliaPile
    pearl: CoraliaPile
    starfish: CoraliaPile
    island: CoraliaPile


class HiddenCards(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many face-down cards a player holds, by the pile they came from."""

    fish: Number
    pearl: Number
    starfish: Number
    island: Number


class CoraliaPlayer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A player's things."""

    seat: Seat
    score: int
    octopuses: Annotated[int, msgspec.Meta(ge=0, le=2, description="Octopuses still in hand.")]
    diver: Annotated[Colour | None, msgspec.Meta(description="The reef where the diver is.")]
    turtles: list[TurtleTile]
    chests: list[TreasureChest]
    hidden: HiddenCards
    hand: Annotated[list[SeaCard] | None, msgspec.Meta(description="The face-down cards; null for other viewers.")]
    shown: Annotated[list[SeaCard], msgspec.Meta(description="The cards that lie face up.")]
    to_carry_out: Annotated[list[SeaCard], msgspec.Meta(description="Revealed starfish cards not yet carried out.")]


class CoraliaView(View, tag="coralia", frozen=True):
    """What one viewer sees of a match of Coralia."""

    round: Annotated[int, msgspec.Meta(ge=1)]
    rounds: Annotated[int, msgspec.Meta(ge=1)]
    turn: Annotated[int, msgspec.Meta(ge=1, description="Counted from 1 over the whole match.")]
    turns: Annotated[int, msgspec.Meta(ge=1)]
    turns_are_over: Annotated[bool, msgspec.Meta(description="Whether the final scoring has begun.")]
    active: Annotated[Seat | None, msgspec.Meta(description="Who is to decide; null when the match is over.")]
    reefs: list[CoraliaReef]
    island: IslandDice
    supply: SupplyDice
    station: Annotated[list[CoraliaDie], msgspec.Meta(description="The rolled dice on the station, in their order.")]
    picked: Annotated[list[Colour], msgspec.Meta(description="Dice taken from the supply and not rolled yet.")]
    special_die: Annotated[Symbol | None, msgspec.Meta(description="A special die that is rolled and not yet placed.")]
    may_stop: Annotated[bool, msgspec.Meta(description="Whether who is to decide may stop carrying out a card.")]
    piles: CoraliaPiles
    stingrays: Annotated[list[SeaCard], msgspec.Meta(description="The stingray cards that nobody has taken.")]
    spare_turtles: list[TurtleTile]
    spare_chests: Annotated[int, msgspec.Meta(ge=0, le=2, description="Face-down chests beside the board.")]
    players: Annotated[list[CoraliaPlayer], msgspec.Meta(description="In seat order.")]
    looked_at: Annotated[list[SeaCard], msgspec.Meta(description="The cards that the viewer looks at, to keep one.")]


def view(state: State, viewer: int | None) -> CoraliaView:
    asked = state.pending[-1] if state.pending else None
    divers = {player.diver: seat for seat, player in enumerate(state.players)}
    turn_in_match = state.turn - 1
    return CoraliaView(
        starts=state.starts,
        scores=[player.score for player in state.players],
        round=turn_in_match // state.seats + 1,
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
