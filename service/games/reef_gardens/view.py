"""What everybody sees of a match: all but the order in the bag and in the two stacks (G10)."""

from __future__ import annotations

from typing import Annotated

import msgspec

from service.engine.records import Seat, View
from service.games.reef_gardens.components import (
    BOARDS,
    CORALS,
    DIVERS,
    LETTER_OF,
    LINES,
    MOST_MONEY,
    NURSERY_FIELDS,
    SHELLS,
    SONAR,
    STATIONS,
    BoardName,
    CoralId,
    CoralKind,
    FieldNumber,
    Ground,
    LineName,
    NurseryNumber,
    ReefNumber,
    ShellId,
    ShellKind,
    SiteLetter,
    SonarId,
    StationId,
    TileId,
)
from service.games.reef_gardens.moves import PlantingOrSurfacing
from service.games.reef_gardens.state import NEUTRAL, State

Count = Annotated[int, msgspec.Meta(ge=0)]
Position = Annotated[int, msgspec.Meta(ge=1, le=15, description="Counted from 1.")]


class GardensCoral(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A coral tile."""

    coral: CoralId
    kind: CoralKind
    clownfish: bool


class GardensPlantedCoral(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A coral on the sea floor and the reef that it belongs to."""

    coral: CoralId
    kind: CoralKind
    clownfish: bool
    reef: ReefNumber
    reef_size: Annotated[int, msgspec.Meta(ge=1, description="All corals of the reef.")]
    owner: Annotated[Seat | None, msgspec.Meta(description="The seat whose diver is on the reef; null if neutral.")]


class GardensShell(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A shell tile."""

    shell: ShellId
    kind: ShellKind
    worth: Annotated[int, msgspec.Meta(ge=0, description="Points of a fish school, money of pearls, else 0.")]
    holds: Annotated[GardensCoral | None, msgspec.Meta(description="The coral on a sea anemone.")] = None


class GardensStation(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A station."""

    station: StationId
    higher: int
    lower: int
    scored: Annotated[bool, msgspec.Meta(description="Turned over: it has been scored.")]


class GardensField(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A field of the sea floor; at most one thing lies on it, others are left out."""

    field: FieldNumber
    row: Position
    column: Position
    ground: Ground
    site: Annotated[SiteLetter | None, msgspec.Meta(description="The letter of a building site.")] = None
    sonar: Annotated[SonarId | None, msgspec.Meta(description="Marks the site: a station may be built here.")] = None
    station: GardensStation | None = None
    shell: GardensShell | None = None
    coral: GardensPlantedCoral | None = None


class GardensNurseryField(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A numbered field of the nursery."""

    number: NurseryNumber
    coral: GardensCoral | None


class GardensLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A line of the nursery."""

    line: LineName
    numbers: list[NurseryNumber]
    price: Annotated[int, msgspec.Meta(ge=0, le=4, description="1 money per coral; an empty line can't be bought.")]


class GardensPlayer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a player has."""

    seat: Seat
    money: Annotated[int, msgspec.Meta(ge=0, le=MOST_MONEY)]
    divers: Annotated[int, msgspec.Meta(ge=0, le=DIVERS, description="Divers on the player's board, not on reefs.")]
    reefs: Annotated[list[ReefNumber], msgspec.Meta(description="The reefs with one of the player's divers.")]
    shells: list[GardensShell]


class GardensView(View, frozen=True, tag="reef_gardens"):
    """The table of a match of Reef Gardens."""

    board: BoardName
    rows: Position
    columns: Position
    atolls: bool
    fields: Annotated[list[GardensField], msgspec.Meta(description="In reading order.")]
    nursery: list[GardensNurseryField]
    lines: list[GardensLine]
    bag: Annotated[Count, msgspec.Meta(description="Corals in the bag.")]
    station_stack: Annotated[Count, msgspec.Meta(description="Stations in the stack.")]
    sonar_stack: Annotated[Count, msgspec.Meta(description="Sonar tiles in the stack.")]
    out: Annotated[list[TileId], msgspec.Meta(description="Tiles that everybody saw leave the game, in that order.")]
    players: list[GardensPlayer]
    active: Annotated[Seat, msgspec.Meta(description="Whose turn it is; at the end, whose it was.")]
    turn: Annotated[int, msgspec.Meta(ge=1)]
    planting: Annotated[bool, msgspec.Meta(description="The turn is spent on planting.")]
    line_bought: Annotated[bool, msgspec.Meta(description="This turn's line is bought.")]
    waiting: Annotated[list[GardensCoral], msgspec.Meta(description="Corals taken and not yet dealt with.")]
    station_to_build: Annotated[GardensStation | None, msgspec.Meta(description="Its site is being chosen.")]


def _printed(name: BoardName) -> list[tuple[int, int, int, Ground, SiteLetter | None]]:
    """What a sea floor shows before anything is laid on it, in the order of a field's record."""
    columns, letters = BOARDS[name].columns, LETTER_OF[name]
    return [
        (field, field // columns + 1, field % columns + 1, ground, letters.get(field))
        for field, ground in enumerate(BOARDS[name].ground)
    ]


_PRINTED = {name: _printed(name) for name in BOARDS}
_BARE = {name: [GardensField(*printed) for printed in fields] for name, fields in _PRINTED.items()}


def view(state: State, _seat: int | None) -> GardensView:
    return GardensView(
        starts=state.starts,
        scores=[player.score for player in state.players],
        board=state.options.board,
        rows=state.board.rows,
        columns=state.board.columns,
        atolls=state.options.atolls,
        fields=_fields(state),
        nursery=[_nursery_field(state, number) for number in NURSERY_FIELDS],
        lines=[GardensLine(line, list(numbers), len(state.corals_in(line))) for line, numbers in LINES.items()],
        bag=len(state.bag),
        station_stack=len(state.stations),
        sonar_stack=len(state.sonar),
        out=list(state.out),
        players=[_player(state, seat) for seat in range(state.seats)],
        active=state.active,
        turn=state.turn,
        planting=bool(state.pending) and not isinstance(state.pending[-1], PlantingOrSurfacing),
        line_bought=state.line_bought,
        waiting=[_coral(coral) for coral in state.waiting],
        station_to_build=_station(state.to_build, scored=False) if state.to_build else None,
    )


def _fields(state: State) -> list[GardensField]:
    fields = _BARE[state.options.board].copy()
    for field, tile in enumerate(state.fields):
        if tile:
            fields[field] = _field(state, field, tile)
    return fields


def _field(state: State, field: int, tile: str) -> GardensField:
    printed = _PRINTED[state.options.board][field]
    if tile in CORALS:
        return GardensField(*printed, coral=_planted(state, field))
    if tile in SHELLS:
        return GardensField(*printed, shell=_shell(tile))
    if tile in SONAR:
        return GardensField(*printed, sonar=tile)
    return GardensField(*printed, station=_station(tile, scored=field in state.scored))


def _planted(state: State, field: int) -> GardensPlantedCoral:
    tile, reef = state.fields[field], state.reefs[field]
    owner = state.owners[reef]
    return GardensPlantedCoral(tile, *CORALS[tile], reef, state.size(reef), None if owner == NEUTRAL else owner)


def _coral(tile: str) -> GardensCoral:
    return GardensCoral(tile, *CORALS[tile])


def _shell(tile: str, coral: str = "") -> GardensShell:
    return GardensShell(tile, *SHELLS[tile], _coral(coral) if coral else None)


def _station(tile: str, *, scored: bool) -> GardensStation:
    return GardensStation(tile, *STATIONS[tile], scored)


def _nursery_field(state: State, number: int) -> GardensNurseryField:
    tile = state.nursery[number - 1]
    return GardensNurseryField(number, _coral(tile) if tile else None)


def _player(state: State, seat: int) -> GardensPlayer:
    player = state.players[seat]
    anemones = [_shell(anemone.tile, anemone.coral) for anemone in player.anemones]
    return GardensPlayer(
        seat=seat,
        money=player.money,
        divers=state.divers(seat),
        reefs=state.reefs_of(seat),
        shells=[*map(_shell, player.shells), *anemones],
    )
