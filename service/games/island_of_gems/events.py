"""What happens in a match of Island of Gems, besides the events that all games share."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from service.engine.records import ActingSeat, Event, Seat
from service.games.island_of_gems.components import SpaceKind, TideKind
from service.games.island_of_gems.islands import IslandNumber, Position, SpaceNumber
from service.games.island_of_gems.moves import SeahorseId

TileId = Annotated[str, msgspec.Meta(pattern=r"^tile:(0[1-9]|1[0-4])$", description="An island tile, by its id.")]
TideId = Annotated[str, msgspec.Meta(pattern=r"^tide:(0[1-9]|1[0-4])$", description="A tide card, by its id.")]
PrintedValue = Annotated[int, msgspec.Meta(ge=0, le=3, description="The points that the space pays for a gem.")]
CountedIslands = Annotated[
    list[Position],
    msgspec.Meta(max_length=2, description="The island that it counts for seat 0, and for seat 1; none for a diver."),
]
CardSource = Annotated[
    Literal["row", "deck"],
    msgspec.Meta(title="CardSource", description="Where a card was taken from: the open row, or the deck, unseen."),
]


class IslandsLaid(Event, frozen=True):
    """Nine island tiles were laid, here in reading order."""

    tiles: Annotated[
        list[TileId], msgspec.Meta(min_length=9, max_length=9, description="As the starting player sees them.")
    ]


class SeahorseRowDealt(Event, frozen=True):
    """The open row was dealt."""

    cards: Annotated[list[SeahorseId], msgspec.Meta(description="The cards of the row, in their order.")]
    islands: Annotated[list[CountedIslands], msgspec.Meta(description="For each card, the islands that it counts.")]


class FloodEnded(Event, frozen=True):
    """An island can be visited again."""

    island: IslandNumber


class TideCardRevealed(Event, frozen=True):
    """A tide card floods an island or calls for diamonds."""

    card: TideId
    kind: TideKind
    island: Annotated[Position | None, msgspec.Meta(description="The island flooded; null for a diamond.")]


class DiamondPlaced(Event, frozen=True):
    """A player put a diamond on a space."""

    seat: ActingSeat
    island: IslandNumber
    space: SpaceNumber
    kind: SpaceKind
    value: PrintedValue


class GemPlaced(Event, frozen=True):
    """A player put a gem on a space."""

    seat: ActingSeat
    island: IslandNumber
    space: SpaceNumber
    kind: SpaceKind
    value: PrintedValue


class SeahorseCardTaken(Event, frozen=True):
    """A player took a seahorse card; a shell card from the deck is named only to its owner."""

    seat: ActingSeat
    source: CardSource
    card: (
        Annotated[SeahorseId, msgspec.Meta(description="The card, told only to those who see it.")] | msgspec.UnsetType
    ) = msgspec.UNSET
    island: Annotated[
        Position | msgspec.UnsetType | None,
        msgspec.Meta(
            description="The island that the card counts for the player; null for a scuba diver. Told like `card`."
        ),
    ] = msgspec.UNSET


class SeahorseRowRefilled(Event, frozen=True):
    """The top card of the deck filled the gap in the open row."""

    card: SeahorseId
    islands: CountedIslands


class GemMoved(Event, frozen=True):
    """A scuba diver moved a gem."""

    seat: Annotated[Seat, msgspec.Meta(description="The seat that played the scuba diver.")]
    owner: Annotated[Seat, msgspec.Meta(description="The seat whose gem it is.")]
    island: Annotated[Position, msgspec.Meta(description="The island that the gem left.")]
    space: Annotated[Position, msgspec.Meta(description="The space that it left.")]
    to_island: Annotated[Position, msgspec.Meta(description="The island where it is now; it may be the same.")]
    to_space: Annotated[Position, msgspec.Meta(description="The space where it is now.")]
    kind: Annotated[SpaceKind, msgspec.Meta(description="What is printed on the space that it left.")]
    value: Annotated[PrintedValue, msgspec.Meta(description="The points that its owner lost.")]
    to_kind: Annotated[SpaceKind, msgspec.Meta(description="What is printed on the space where it is now.")]
    to_value: Annotated[PrintedValue, msgspec.Meta(description="The points that its owner got.")]


class SecretCardsShown(Event, frozen=True):
    """The match is over and a player shows the shell cards that came from the deck."""

    seat: ActingSeat
    cards: Annotated[list[SeahorseId], msgspec.Meta(description="In the order drawn.")]
    islands: Annotated[list[Position], msgspec.Meta(description="The island that each card counts for the player.")]


EVENTS: tuple[type[Event], ...] = (
    IslandsLaid,
    SeahorseRowDealt,
    FloodEnded,
    TideCardRevealed,
    DiamondPlaced,
    GemPlaced,
    SeahorseCardTaken,
    SeahorseRowRefilled,
    GemMoved,
    SecretCardsShown,
)
