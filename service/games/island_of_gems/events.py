"""What happens in a match of Island of Gems, besides the events that all games share."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from service.engine.records import Event, Seat
from service.games.island_of_gems.components import SpaceKind, TideKind
from service.games.island_of_gems.islands import Position
from service.games.island_of_gems.moves import SeahorseId

TileId = Annotated[str, msgspec.Meta(pattern=r"^tile:(0[1-9]|1[0-4])$", description="An island tile.")]
TideId = Annotated[str, msgspec.Meta(pattern=r"^tide:(0[1-9]|1[0-4])$", description="A tide card.")]
PrintedKind = Annotated[SpaceKind, msgspec.Meta(description="What is printed on the space.")]
PrintedValue = Annotated[int, msgspec.Meta(ge=0, le=3, description="The points that the space pays for a gem.")]
CountedIslands = Annotated[
    list[Position],
    msgspec.Meta(max_length=2, description="The island that it counts for seat 0, and for seat 1; none for a diver."),
]


class IslandsLaid(Event, frozen=True):
    """Nine island tiles were laid, here in reading order."""

    tiles: Annotated[list[TileId], msgspec.Meta(min_length=9, max_length=9)]


class SeahorseRowDealt(Event, frozen=True):
    """The open row was dealt."""

    cards: list[SeahorseId]
    islands: Annotated[list[CountedIslands], msgspec.Meta(description="Of each card.")]


class FloodEnded(Event, frozen=True):
    """An island can be visited again."""

    island: Position


class TideCardRevealed(Event, frozen=True):
    """A tide card floods an island or calls for diamonds."""

    card: TideId
    kind: TideKind
    island: Annotated[Position | None, msgspec.Meta(description="The island flooded; null for a diamond.")]


class DiamondPlaced(Event, frozen=True):
    """A player put a diamond on a space."""

    seat: Seat
    island: Position
    space: Position
    kind: PrintedKind
    value: PrintedValue


class GemPlaced(Event, frozen=True):
    """A player put a gem on a space."""

    seat: Seat
    island: Position
    space: Position
    kind: PrintedKind
    value: PrintedValue


class SeahorseCardTaken(Event, frozen=True):
    """A player took a seahorse card; a shell card from the deck is named to its owner only."""

    seat: Seat
    source: Literal["row", "deck"]
    card: SeahorseId | msgspec.UnsetType = msgspec.UNSET
    island: Annotated[
        Position | msgspec.UnsetType | None,
        msgspec.Meta(description="The island that the card counts for the player; null for a scuba diver."),
    ] = msgspec.UNSET


class SeahorseRowRefilled(Event, frozen=True):
    """The top card of the deck filled the gap in the open row."""

    card: SeahorseId
    islands: CountedIslands


class GemMoved(Event, frozen=True):
    """A scuba diver moved a gem."""

    seat: Annotated[Seat, msgspec.Meta(description="Who played the scuba diver.")]
    owner: Annotated[Seat, msgspec.Meta(description="Whose gem it is.")]
    island: Position
    space: Position
    to_island: Position
    to_space: Position
    kind: PrintedKind
    value: PrintedValue
    to_kind: PrintedKind
    to_value: PrintedValue


class SecretCardsShown(Event, frozen=True):
    """The match is over and a player shows the shell cards that came from the deck."""

    seat: Seat
    cards: list[SeahorseId]
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
