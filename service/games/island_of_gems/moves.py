"""The moves and the decisions that they answer."""

from __future__ import annotations

from typing import Annotated, ClassVar

import msgspec

from service.engine.records import Decision, Move
from service.games.island_of_gems.islands import IslandNumber, Position, SpaceNumber

SeahorseId = Annotated[
    str, msgspec.Meta(pattern=r"^seahorse:(0[1-9]|1[0-9]|2[0-4])$", description="A seahorse card, by its id.")
]


class PlaceGem(Move, frozen=True):
    """Put a gem on an open space."""

    island: IslandNumber
    space: SpaceNumber


class PlaceDiamond(Move, frozen=True):
    """Put a diamond on an open space."""

    island: IslandNumber
    space: SpaceNumber


class TakeSeahorseCard(Move, frozen=True):
    """Take a card of the open row."""

    card: SeahorseId


class DrawSeahorseCard(Move, frozen=True):
    """Take the unseen top card of the seahorse deck."""


class MoveGem(Move, frozen=True):
    """Let the scuba diver move a gem, of either player, to a neighbouring space."""

    island: Annotated[Position, msgspec.Meta(description="The island that the gem is on.")]
    space: Annotated[Position, msgspec.Meta(description="The space that the gem is on.")]
    to_island: Annotated[Position, msgspec.Meta(description="The island that it moves to; it may be the same.")]
    to_space: Annotated[Position, msgspec.Meta(description="The space of that island that it moves to.")]


class GemToPlace(Decision, tag="place_gem"):
    """Where does your gem go?"""

    answers: ClassVar = (PlaceGem,)
    rule: ClassVar[str] = "I3.1"


class DiamondToPlace(Decision, tag="place_diamond"):
    """Where does your diamond go?"""

    answers: ClassVar = (PlaceDiamond,)
    rule: ClassVar[str] = "I4.3"


class SeahorseCardToTake(Decision, tag="take_seahorse_card"):
    """Which seahorse card do you take?"""

    answers: ClassVar = (TakeSeahorseCard, DrawSeahorseCard)
    rule: ClassVar[str] = "I5.1"


class GemToMove(Decision, tag="move_gem"):
    """Which gem does your scuba diver move, and where to?"""

    answers: ClassVar = (MoveGem,)
    rule: ClassVar[str] = "I5.3"


MOVES = (PlaceGem, PlaceDiamond, TakeSeahorseCard, DrawSeahorseCard, MoveGem)
DECISIONS = (GemToPlace, DiamondToPlace, SeahorseCardToTake, GemToMove)
