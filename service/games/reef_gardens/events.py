"""What happens in a match of Reef Gardens, besides the events that all games share. All of it is public."""

from __future__ import annotations

from typing import Annotated

import msgspec

from service.engine.records import ActingSeat, Event, Seat
from service.games.reef_gardens.components import (
    CoralId,
    CoralKind,
    FieldNumber,
    LineName,
    NurseryNumber,
    ReefNumber,
    ShellId,
    SiteLetter,
    SonarId,
    StationId,
)

Money = Annotated[int, msgspec.Meta(ge=0, le=12, description="The seat's money afterwards.")]
UsedShell = Annotated[ShellId, msgspec.Meta(description="The shell tile that was used and left the game.")]
Size = Annotated[int, msgspec.Meta(ge=1, description="How many corals the reef has.")]


class ShellTilesLaid(Event, frozen=True):
    """A shell tile was laid face up on each shell field; both lists are in the same order."""

    shells: Annotated[list[ShellId], msgspec.Meta(description="The tiles laid.")]
    fields: Annotated[list[FieldNumber], msgspec.Meta(description="The field of each tile.")]


class TurnPassed(Event, frozen=True):
    """A player without a reef could not pay for any line."""

    seat: ActingSeat


class LineBought(Event, frozen=True):
    """A player bought all corals in a line of the nursery."""

    seat: ActingSeat
    line: LineName
    corals: Annotated[list[CoralId], msgspec.Meta(description="The corals taken, in the order of their fields.")]
    money: Money


class CoralPlanted(Event, frozen=True):
    """A player planted a coral."""

    seat: ActingSeat
    coral: CoralId
    field: FieldNumber
    reef: Annotated[ReefNumber, msgspec.Meta(description="The reef that the coral belongs to.")]
    started: Annotated[bool, msgspec.Meta(description="Whether the coral started a reef, with a diver from the board.")]
    size: Annotated[int, msgspec.Meta(ge=1, description="How many corals the reef has then.")]


class ReefsJoined(Event, frozen=True):
    """A planted coral made one reef of several; all its corals now belong to the reef named first."""

    seat: ActingSeat
    reef: Annotated[ReefNumber, msgspec.Meta(description="The reef that all the corals belong to now.")]
    own: Annotated[list[ReefNumber], msgspec.Meta(description="The player's other reefs, whose divers came back.")]
    neutral: Annotated[list[ReefNumber], msgspec.Meta(description="The neutral reefs taken in.")]
    size: Size
    kind: CoralKind


class CoralCovered(Event, frozen=True):
    """Algae let a player plant over a neutral coral; what is left of its reef stays neutral."""

    seat: ActingSeat
    coral: Annotated[CoralId, msgspec.Meta(description="The coral covered.")]
    field: FieldNumber
    parts: Annotated[list[ReefNumber], msgspec.Meta(description="The reefs that are left of the cut one.")]


class ShellTileTaken(Event, frozen=True):
    """A player planted on a shell tile and has it now."""

    seat: ActingSeat
    shell: ShellId


class CoralStored(Event, frozen=True):
    """A player put a coral on a sea anemone."""

    seat: ActingSeat
    coral: CoralId
    anemone: Annotated[ShellId, msgspec.Meta(description="The shell tile that holds the coral now.")]


class CoralDiscarded(Event, frozen=True):
    """A player gave up a coral; it left the game."""

    seat: ActingSeat
    coral: CoralId


class StationScored(Event, frozen=True):
    """A station was scored and turned over."""

    station: StationId
    field: FieldNumber
    surrounded: Annotated[bool, msgspec.Meta(description="False for a station scored at the end of the match.")]
    corals: Annotated[
        list[Annotated[int, msgspec.Meta(ge=0)]], msgspec.Meta(description="By seat, the corals that counted.")
    ]


class StationTurnedUp(Event, frozen=True):
    """The top station of the stack is about to be built."""

    station: StationId


class StationBuilt(Event, frozen=True):
    """A station was put on a building site."""

    seat: Annotated[Seat | None, msgspec.Meta(description="The seat that chose the site; null in set-up.")]
    station: StationId
    site: SiteLetter
    field: FieldNumber


class SitesMarked(Event, frozen=True):
    """Sonar tiles were drawn and mark their building sites."""

    sonar: Annotated[list[SonarId], msgspec.Meta(description="In the order drawn.")]


class NurseryFilled(Event, frozen=True):
    """Corals from the bag were laid on empty fields of the nursery; both lists are in the same order."""

    corals: Annotated[list[CoralId], msgspec.Meta(description="In the order drawn.")]
    fields: Annotated[list[NurseryNumber], msgspec.Meta(description="The field of each coral.")]


class StationsWithdrawn(Event, frozen=True):
    """The bag is empty: the stations left in the stack left the game."""

    count: Annotated[int, msgspec.Meta(ge=1, description="How many stations left the game.")]


class ReefSurfaced(Event, frozen=True):
    """A player closed a reef, which is neutral now."""

    seat: ActingSeat
    reef: ReefNumber
    kind: CoralKind
    corals: Size
    clownfish: Annotated[int, msgspec.Meta(ge=0, description="How many of them have a clownfish.")]


class IncomeTaken(Event, frozen=True):
    """A player was paid for the divers on the board."""

    seat: ActingSeat
    divers: Annotated[int, msgspec.Meta(ge=1, le=5, description="The divers on the player's board.")]
    gained: Annotated[int, msgspec.Meta(ge=0, le=8, description="How much was added; money beyond 12 is lost.")]
    money: Money


class PearlsSpent(Event, frozen=True):
    """A player changed pearls into money."""

    seat: ActingSeat
    shell: UsedShell
    gained: Annotated[int, msgspec.Meta(ge=0, le=3, description="How much was added; money beyond 12 is lost.")]
    money: Money


class SubmarineSent(Event, frozen=True):
    """A player used a submarine."""

    seat: ActingSeat
    shell: UsedShell


class BoatSent(Event, frozen=True):
    """A player used a boat and took a coral from the nursery."""

    seat: ActingSeat
    shell: UsedShell
    coral: CoralId


class AlgaeUsed(Event, frozen=True):
    """A player used algae to plant on a cave or over a neutral coral."""

    seat: ActingSeat
    shell: UsedShell
    field: FieldNumber


class OctopusLaid(Event, frozen=True):
    """A player laid an octopus on a free field."""

    seat: ActingSeat
    shell: ShellId
    field: FieldNumber


class ReefTakenOver(Event, frozen=True):
    """A player used a turtle: one of their divers is on a reef that was neutral."""

    seat: ActingSeat
    shell: UsedShell
    reef: ReefNumber
    size: Size
    kind: CoralKind


EVENTS: tuple[type[Event], ...] = (
    ShellTilesLaid,
    TurnPassed,
    LineBought,
    CoralPlanted,
    ReefsJoined,
    CoralCovered,
    ShellTileTaken,
    CoralStored,
    CoralDiscarded,
    StationScored,
    StationTurnedUp,
    StationBuilt,
    SitesMarked,
    NurseryFilled,
    StationsWithdrawn,
    ReefSurfaced,
    IncomeTaken,
    PearlsSpent,
    SubmarineSent,
    BoatSent,
    AlgaeUsed,
    OctopusLaid,
    ReefTakenOver,
)
