"""The moves and the decisions that they answer."""

from __future__ import annotations

from typing import Annotated, ClassVar

import msgspec

from service.engine.records import Decision, Move
from service.games.island_of_gems.islands import Position

SeahorseId = Annotated[str, msgspec.Meta(pattern=r"^seahorse:(0[1-9]|1[0-9]|2[0-4])$", description="A seahorse card.")]


class PlaceGem(Move, frozen=True):
    """Put a gem on an open space."""

    island: Position
    space: Position


class PlaceDiamond(Move, frozen=True):
    """Put a diamond on an open space."""

    island: Position
    space: Position


class TakeSeahorseCard(Move, frozen=True):
    """Take a card of the open row."""

    card: SeahorseId


class DrawSeahorseCard(Move, frozen=True):
    """Take the unseen top card of the seahorse deck."""


class MoveGem(Move, frozen=True):
    """Let the scuba diver move a gem, of either player, to a neighbouring space."""

    island: Position
    space: Position
    to_island: Position
    to_space: Position


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
