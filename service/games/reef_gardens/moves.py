"""The moves and the decisions that they answer."""

from __future__ import annotations

from typing import Annotated, ClassVar

import msgspec

from service.engine.records import Decision, Move
from service.games.reef_gardens.components import CoralId, FieldNumber, LineName, PearlWorth, ReefNumber, SiteLetter

WaitingCoral = Annotated[CoralId, msgspec.Meta(description="A coral that was taken and waits to be planted.")]
CoralToPlant = Annotated[CoralId, msgspec.Meta(description="A coral that waits or is stored on a sea anemone.")]


class PassTurn(Move, frozen=True):
    """Do nothing, for want of a reef and of money."""


class BuyLine(Move, frozen=True):
    """Pay for all corals in a line of the nursery and take them."""

    line: LineName


class PlantCoral(Move, frozen=True):
    """Plant a coral on a free field or on a field with a shell tile."""

    coral: CoralToPlant
    field: FieldNumber


class StoreCoral(Move, frozen=True):
    """Put a waiting coral on a sea anemone."""

    coral: WaitingCoral


class DiscardCoral(Move, frozen=True):
    """Give up a waiting coral for minus 3 points."""

    coral: WaitingCoral


class EndTurn(Move, frozen=True):
    """End a turn of planting."""


class BuildStation(Move, frozen=True):
    """Put the new station on a marked building site."""

    site: Annotated[SiteLetter, msgspec.Meta(description="The letter of the site, which a sonar tile marks.")]


class Surface(Move, frozen=True):
    """Close one or more of your reefs and take the income."""

    reefs: Annotated[
        tuple[ReefNumber, ...],
        msgspec.Meta(min_length=1, max_length=5, description="The reefs to close, each once, in any order."),
    ]

    def __post_init__(self) -> None:
        """The order of the reefs makes no difference (G7.1)."""
        msgspec.structs.force_setattr(self, "reefs", tuple(sorted(self.reefs)))


class SpendPearls(Move, frozen=True):
    """Change a pearls tile into money."""

    worth: PearlWorth


class SendSubmarine(Move, frozen=True):
    """Use a submarine: build a station and refill the nursery at once."""


class SendBoat(Move, frozen=True):
    """Use a boat: take one coral from the nursery without paying."""

    coral: Annotated[CoralId, msgspec.Meta(description="A coral of the nursery.")]


class PlantWithAlgae(Move, frozen=True):
    """Use algae: plant a coral on a cave or over a neutral coral."""

    coral: CoralToPlant
    field: FieldNumber


class LayOctopus(Move, frozen=True):
    """Lay an octopus on a free field."""

    field: FieldNumber


class TakeOverReef(Move, frozen=True):
    """Use a turtle: put a diver on a neutral reef of 1 or 2 corals."""

    reef: ReefNumber


SHELL_MOVES: tuple[type[Move], ...] = (SpendPearls, SendSubmarine, SendBoat, LayOctopus, TakeOverReef)
#: Each of these is the last move of a turn.
TURN_ENDS: tuple[type[Move], ...] = (Surface, PassTurn, EndTurn)


class PlantingOrSurfacing(Decision, tag="plant_or_surface"):
    """Do you plant or surface?"""

    answers: ClassVar = (BuyLine, Surface, PassTurn, *SHELL_MOVES)
    rule: ClassVar[str] = "G3.1"


class CoralsToPlant(Decision, tag="go_on_planting"):
    """How do you go on planting?"""

    answers: ClassVar = (BuyLine, PlantCoral, PlantWithAlgae, StoreCoral, DiscardCoral, *SHELL_MOVES, EndTurn)
    rule: ClassVar[str] = "G3.2"


class SiteToBuildOn(Decision, tag="build_station"):
    """On which marked site does the new station go?"""

    answers: ClassVar = (BuildStation,)
    rule: ClassVar[str] = "G6.1"


MOVES: tuple[type[Move], ...] = (
    PassTurn,
    BuyLine,
    PlantCoral,
    StoreCoral,
    DiscardCoral,
    EndTurn,
    BuildStation,
    Surface,
    SpendPearls,
    SendSubmarine,
    SendBoat,
    PlantWithAlgae,
    LayOctopus,
    TakeOverReef,
)
DECISIONS: tuple[type[Decision], ...] = (PlantingOrSurfacing, CoralsToPlant, SiteToBuildOn)
