"""What happens, in rule book order. Cards drawn or looked at are named only to the seat that sees them."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from service.engine.records import Event, RuleNumber, Seat
from service.games.coralia.components import (
    Colour,
    DieColour,
    PileName,
    SeaCard,
    Symbol,
    TreasureChest,
    TurtleTile,
)
from service.games.coralia.moves import OldDie, StationDie

Count = Annotated[int, msgspec.Meta(ge=1)]
PrivateCards = Annotated[
    list[SeaCard] | msgspec.UnsetType, msgspec.Meta(description="Only for the seat that sees the cards.")
]
PrivateCard = Annotated[SeaCard | msgspec.UnsetType, msgspec.Meta(description="Only for the seat that sees the card.")]


class CoraliaDie(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A rolled die on the station."""

    colour: Colour
    symbol: Symbol


class SetupDiePlaced(Event, frozen=True):
    """A die was rolled for set-up and put on its reef or on the island."""

    colour: Colour
    symbol: Symbol
    to: Literal["turtle", "starfish", "octopus", "fish", "pearl", "treasure", "island"]


class TurtlePutAside(Event, frozen=True):
    """A set-up die took a turtle's space: the turtle joined the spare turtles."""

    turtle: TurtleTile
    reef: Colour


class DiePicked(Event, frozen=True):
    """A die was taken from the supply."""

    seat: Seat
    colour: Colour


class DiceLocked(Event, frozen=True):
    """Dice were kept from being rolled."""

    seat: Seat
    dice: list[OldDie]
    locked: Annotated[list[CoraliaDie], msgspec.Meta(description="What the locked dice show, in the same order.")]


class DiceRolled(Event, frozen=True):
    """Dice of the station were rolled; by C3.8 all of them, because none could be used."""

    seat: Seat
    rolled: list[StationDie]
    station: list[CoraliaDie]
    rule: RuleNumber


class DiePlaced(Event, frozen=True):
    """A die was put on a reef."""

    seat: Seat
    die: DieColour
    reef: Colour
    space: Symbol


class DiePutOnIsland(Event, frozen=True):
    """A die was put on the island."""

    seat: Seat
    die: DieColour
    symbol: Symbol


class SeaCardsDrawn(Event, frozen=True):
    """Cards were drawn and kept."""

    seat: Seat
    pile: PileName
    count: Count
    cards: PrivateCards = msgspec.UNSET


class SeaCardsLookedAt(Event, frozen=True):
    """Cards were drawn to keep one of them."""

    seat: Seat
    pile: PileName
    count: Count
    cards: PrivateCards = msgspec.UNSET


class SeaCardKept(Event, frozen=True):
    """One card was kept, the others went under their pile."""

    seat: Seat
    pile: PileName
    returned: Annotated[int, msgspec.Meta(ge=1, description="How many cards went under the pile.")]
    card: PrivateCard = msgspec.UNSET
    cards_returned: PrivateCards = msgspec.UNSET


class OctopusSettled(Event, frozen=True):
    """An octopus was put on a reef."""

    seat: Seat
    reef: Colour


class DiverSwam(Event, frozen=True):
    """A diver went to a reef; from no reef when it was placed for the first time."""

    seat: Seat
    reef: Colour
    came_from: Colour | None


class DieMovedDown(Event, frozen=True):
    """The die on a diver space moved to the treasure space."""

    reef: Colour
    die: DieColour


class ChestRecovered(Event, frozen=True):
    """A treasure chest was taken and revealed; from no reef when it was a spare one."""

    seat: Seat
    chest: TreasureChest
    reef: Colour | None


class TurtleTaken(Event, frozen=True):
    """A turtle was taken from a reef."""

    seat: Seat
    turtle: TurtleTile
    reef: Colour


class TurtleCopied(Event, frozen=True):
    """The bonus of a spare turtle was taken."""

    seat: Seat
    turtle: TurtleTile


class StingrayTaken(Event, frozen=True):
    """A stingray card was taken."""

    seat: Seat
    card: SeaCard


class SpecialDieRolled(Event, frozen=True):
    """A special die was taken from the island and rolled."""

    seat: Seat
    symbol: Symbol
    fits: Annotated[bool, msgspec.Meta(description="Whether a reef can take it; else it goes back to the island.")]


class NothingLeft(Event, frozen=True):
    """A seat should have got something of which nothing is left."""

    seat: Seat
    of: Literal["fish", "pearl", "starfish", "island", "stingray", "special_die", "spare_chest"]


class StarfishRevealed(Event, frozen=True):
    """A seat revealed its starfish cards."""

    seat: Seat
    cards: list[SeaCard]


class StarfishCarriedOut(Event, frozen=True):
    """A seat carries out a starfish card; what comes of it follows."""

    seat: Seat
    card: SeaCard


class StarfishSetAside(Event, frozen=True):
    """A seat set a starfish card aside, without its effect."""

    seat: Seat
    card: SeaCard


class RecoveringStopped(Event, frozen=True):
    """A seat left the other chest of a two-reefs card where it was."""

    seat: Seat
    reef: Colour


class DrawingStopped(Event, frozen=True):
    """A seat drew no further card for leftover dice."""

    seat: Seat


class SeaCardsShown(Event, frozen=True):
    """A seat showed its fish or its pearl cards."""

    seat: Seat
    cards: list[SeaCard]


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
