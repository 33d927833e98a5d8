"""What happens, in rule book order. Cards drawn or looked at are named only to the seat that sees them."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from service.engine.records import ActingSeat, Event, RuleNumber, Seat
from service.games.coralia.components import (
    Colour,
    DieColour,
    PileName,
    ReefColour,
    SeaCard,
    Symbol,
    TreasureChest,
    TurtleTile,
)
from service.games.coralia.moves import OldDie, StationDie

CardCount = Annotated[int, msgspec.Meta(ge=1, description="How many cards.")]
PlacedDie = Annotated[DieColour, msgspec.Meta(description="The colour of the die; white for a special die.")]
PrivateCards = Annotated[
    list[SeaCard] | msgspec.UnsetType,
    msgspec.Meta(description="In the order drawn; told only to the seat that sees them."),
]
SetupPlace = Annotated[
    Literal["turtle", "starfish", "octopus", "fish", "pearl", "treasure", "island"],
    msgspec.Meta(title="SetupPlace", description="The space of its reef that the die was put on, or the island."),
]
UsedUp = Annotated[
    Literal["fish", "pearl", "starfish", "island", "stingray", "special_die", "spare_chest"],
    msgspec.Meta(
        title="UsedUp",
        description="An empty pile, or what else is gone: stingray cards, special dice on the island, spare chests.",
    ),
]


class CoraliaDie(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A rolled die on the station."""

    colour: Colour
    symbol: Symbol


class SetupDiePlaced(Event, frozen=True):
    """A die was rolled for set-up and put on its reef or on the island."""

    colour: Colour
    symbol: Symbol
    to: SetupPlace


class TurtlePutAside(Event, frozen=True):
    """A set-up die took a turtle's space: the turtle joined the spare turtles."""

    turtle: TurtleTile
    reef: Annotated[Colour, msgspec.Meta(description="The reef where it was.")]


class DiePicked(Event, frozen=True):
    """A die was taken from the supply."""

    seat: ActingSeat
    colour: Colour


class DiceLocked(Event, frozen=True):
    """Dice were kept from being rolled."""

    seat: ActingSeat
    dice: Annotated[list[OldDie], msgspec.Meta(description="The dice that were locked, in their order.")]
    locked: Annotated[list[CoraliaDie], msgspec.Meta(description="What the locked dice show, in the same order.")]


class DiceRolled(Event, frozen=True):
    """Dice of the station were rolled; by C3.8 all of them, because none could be used."""

    seat: ActingSeat
    rolled: Annotated[list[StationDie], msgspec.Meta(description="The dice that were rolled, in their order.")]
    station: Annotated[list[CoraliaDie], msgspec.Meta(description="All four dice afterwards, in their order.")]
    rule: Annotated[RuleNumber, msgspec.Meta(description="The rule by which they were rolled.")]


class DiePlaced(Event, frozen=True):
    """A die was put on a reef."""

    seat: ActingSeat
    die: PlacedDie
    reef: ReefColour
    space: Annotated[Symbol, msgspec.Meta(description="The space of the reef, which is the symbol on the die.")]


class DiePutOnIsland(Event, frozen=True):
    """A die was put on the island."""

    seat: ActingSeat
    die: PlacedDie
    symbol: Symbol


class SeaCardsDrawn(Event, frozen=True):
    """Cards were drawn and kept."""

    seat: ActingSeat
    pile: PileName
    count: CardCount
    cards: PrivateCards = msgspec.UNSET


class SeaCardsLookedAt(Event, frozen=True):
    """Cards were drawn to keep one of them."""

    seat: ActingSeat
    pile: PileName
    count: CardCount
    cards: PrivateCards = msgspec.UNSET


class SeaCardKept(Event, frozen=True):
    """One card was kept, the others went under their pile."""

    seat: ActingSeat
    pile: PileName
    returned: Annotated[int, msgspec.Meta(ge=1, description="How many cards went under the pile.")]
    card: Annotated[
        SeaCard | msgspec.UnsetType, msgspec.Meta(description="The card kept; told only to the seat that keeps it.")
    ] = msgspec.UNSET
    cards_returned: PrivateCards = msgspec.UNSET


class OctopusSettled(Event, frozen=True):
    """An octopus was put on a reef."""

    seat: ActingSeat
    reef: ReefColour


class DiverSwam(Event, frozen=True):
    """A diver went to a reef; from no reef when it was placed for the first time."""

    seat: Annotated[Seat, msgspec.Meta(description="The seat of the diver's owner.")]
    reef: Annotated[Colour, msgspec.Meta(description="The reef where the diver is now.")]
    came_from: Annotated[Colour | None, msgspec.Meta(description="The reef that it left; null for none.")]


class DieMovedDown(Event, frozen=True):
    """The die on a diver space moved to the treasure space."""

    reef: ReefColour
    die: PlacedDie


class ChestRecovered(Event, frozen=True):
    """A treasure chest was taken and revealed; from no reef when it was a spare one."""

    seat: ActingSeat
    chest: TreasureChest
    reef: Annotated[Colour | None, msgspec.Meta(description="The reef where it lay; null for a spare chest.")]


class TurtleTaken(Event, frozen=True):
    """A turtle was taken from a reef."""

    seat: ActingSeat
    turtle: TurtleTile
    reef: Annotated[Colour, msgspec.Meta(description="The reef where it was.")]


class TurtleCopied(Event, frozen=True):
    """The bonus of a spare turtle was taken."""

    seat: ActingSeat
    turtle: TurtleTile


class StingrayTaken(Event, frozen=True):
    """A stingray card was taken."""

    seat: ActingSeat
    card: SeaCard


class SpecialDieRolled(Event, frozen=True):
    """A special die was taken from the island and rolled."""

    seat: ActingSeat
    symbol: Annotated[Symbol, msgspec.Meta(description="What the special die shows.")]
    fits: Annotated[bool, msgspec.Meta(description="Whether a reef can take it; otherwise it goes back to the island.")]


class NothingLeft(Event, frozen=True):
    """A seat should have got something, but none was left."""

    seat: Annotated[Seat, msgspec.Meta(description="The seat that got nothing.")]
    of: UsedUp


class StarfishRevealed(Event, frozen=True):
    """A seat revealed its starfish cards."""

    seat: ActingSeat
    cards: Annotated[list[SeaCard], msgspec.Meta(description="All starfish cards that the player held face down.")]


class StarfishCarriedOut(Event, frozen=True):
    """A seat carried out a starfish card; its effects follow."""

    seat: ActingSeat
    card: SeaCard


class StarfishSetAside(Event, frozen=True):
    """A seat set a starfish card aside, without its effect."""

    seat: ActingSeat
    card: SeaCard


class RecoveringStopped(Event, frozen=True):
    """A seat left the other chest of a two-reefs card where it was."""

    seat: ActingSeat
    reef: Annotated[Colour, msgspec.Meta(description="The reef where the chest still lies.")]


class DrawingStopped(Event, frozen=True):
    """A seat drew no further card for leftover dice."""

    seat: ActingSeat


class SeaCardsShown(Event, frozen=True):
    """A seat showed its fish or its pearl cards."""

    seat: ActingSeat
    cards: Annotated[list[SeaCard], msgspec.Meta(description="All cards of that kind that the player held face down.")]


EVENTS: tuple[type[Event], ...] = (
    SetupDiePlaced,
    TurtlePutAside,
    DiePicked,
    DiceLocked,
    DiceRolled,
    DiePlaced,
    DiePutOnIsland,
    SeaCardsDrawn,
    SeaCardsLookedAt,
    SeaCardKept,
    OctopusSettled,
    DiverSwam,
    DieMovedDown,
    ChestRecovered,
    TurtleTaken,
    TurtleCopied,
    StingrayTaken,
    SpecialDieRolled,
    NothingLeft,
    StarfishRevealed,
    StarfishCarriedOut,
    StarfishSetAside,
    RecoveringStopped,
    DrawingStopped,
    SeaCardsShown,
)
