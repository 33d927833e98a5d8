"""The 81 spaces of the nine islands, their names and neighbours (I2.2).

A position is one of nine in reading order, seen from the starting player's side: of an island among the islands, or of
a space on its island. A place is one of the 81 spaces: the nine of island 0, then the nine of island 1, and so on.
"""

from __future__ import annotations

from typing import Annotated

import msgspec

Position = Annotated[
    int,
    msgspec.Meta(
        ge=0,
        le=8,
        description="One of nine in reading order, 0 top-left to 8 bottom-right, as the starting player sees it.",
    ),
]
IslandNumber = Annotated[
    Position,
    msgspec.Meta(description="An island, 0 top-left to 8 bottom-right, as the starting player sees them."),
]
SpaceNumber = Annotated[
    Position,
    msgspec.Meta(description="A space of the island, 0 top-left to 8 bottom-right, as the starting player sees it."),
]

POSITIONS = range(9)
PLACES = range(81)
NAMES = ("top-left", "top", "top-right", "left", "centre", "right", "bottom-left", "bottom", "bottom-right")


def place_of(island: int, space: int) -> int:
    return 9 * island + space


def island_shown(position: int, seat: int, starts: int) -> int:
    """The island that a shell card with this position shows to a player; the players sit opposite (I6.5)."""
    return position if seat == starts else 8 - position


def islands_shown(position: int | None, starts: int) -> list[int]:
    """The islands that a card shows to seat 0 and to seat 1; none for a card without a position."""
    return [] if position is None else [island_shown(position, seat, starts) for seat in range(2)]


def _row_and_column(place: int) -> tuple[int, int]:
    island, space = divmod(place, 9)
    return 3 * (island // 3) + space // 3, 3 * (island % 3) + space % 3


def _are_adjacent(one: int, other: int) -> bool:
    (row, column), (other_row, other_column) = _row_and_column(one), _row_and_column(other)
    return one != other and abs(row - other_row) <= 1 and abs(column - other_column) <= 1


#: For each place, the places around it (up to eight), even on other islands.
NEIGHBOURS = tuple(tuple(other for other in PLACES if _are_adjacent(place, other)) for place in PLACES)
