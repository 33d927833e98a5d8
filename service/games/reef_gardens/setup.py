"""Set-up (G2)."""

from __future__ import annotations

from service.engine.message import message
from service.engine.table import Table
from service.games.reef_gardens.components import (
    BOARDS,
    CORALS,
    CORALS_LEFT_OUT,
    EMPTY_AT_START,
    NURSERY_FIELDS,
    SHELLS,
    SITES_MARKED,
    SONAR,
    STARTING_STATIONS,
    STATIONS,
    STATIONS_LEFT_OUT,
    BoardName,
)
from service.games.reef_gardens.events import ShellTilesLaid
from service.games.reef_gardens.nursery import SONAR_STACK, STATION_STACK, fill, mark_sites, put_station
from service.games.reef_gardens.points import CATEGORIES
from service.games.reef_gardens.state import EMPTY, Player, ReefGardensOptions, State
from service.games.reef_gardens.turn import begin_turn

_SHELL_TILES = message("met-shell-tiles")


def proposal(seats: int) -> dict[str, BoardName]:
    """The short board suits two players (G2.1)."""
    return {"board": "short"} if seats == 2 else {}


def setup(seats: int, starts: int, options: ReefGardensOptions, table: Table) -> State:
    board = BOARDS[options.board]
    state = State(
        seats=seats,
        starts=starts,
        options=options,
        players=[Player(points=[0] * len(CATEGORIES)) for _ in range(seats)],
        fields=[EMPTY] * len(board.ground),
        reefs=bytearray(len(board.ground)),
        bag=list(CORALS),
        stations=list(STATIONS),
        sonar=[tile for tile, letter in SONAR.items() if letter in board.sites],
        out=[tile for tile, letter in SONAR.items() if letter not in board.sites],
    )
    _lay_shell_tiles(state, table)
    _build_first_stations(state, table)
    _mark_first_sites(state, table)
    _fill_nursery(state, table)
    begin_turn(state, starts, table)
    return state


def reshuffle(state: State, table: Table) -> None:
    """Shuffle the bag and the stacks, each with what left the game unseen: nobody knows which tiles did (G10.1)."""
    for pile, box in ((state.bag, CORALS), (state.stations, STATIONS), (state.sonar, SONAR)):
        unknown = [*pile, *(tile for tile in state.out_unseen if tile in box)]
        table.shuffle(unknown)
        state.out_unseen = [tile for tile in state.out_unseen if tile not in box] + unknown[len(pile) :]
        pile[:] = unknown[: len(pile)]


def _lay_shell_tiles(state: State, table: Table) -> None:
    # G2.2
    shells = list(SHELLS)
    table.shuffle(shells)
    fields = list(state.board.shell_fields)
    laid = table.draw(shells, _SHELL_TILES, len(fields))
    for field, tile in zip(fields, laid, strict=True):
        state.fields[field] = tile
    state.out_unseen += shells
    table.tell(ShellTilesLaid(shells=laid, fields=fields))


def _build_first_stations(state: State, table: Table) -> None:
    # G2.3
    table.shuffle(state.stations)
    _leave_out(state, state.stations, STATIONS_LEFT_OUT[state.options.board])
    count = STARTING_STATIONS[state.seats]
    if state.options.start_sites == "random":
        table.shuffle(state.sonar)
        used = table.draw(state.sonar, SONAR_STACK, count)
    else:
        used, state.sonar = state.sonar[:count], state.sonar[count:]
    stations = table.draw(state.stations, STATION_STACK, count)
    for station, tile in zip(stations, used, strict=True):
        put_station(state, None, station, SONAR[tile], table)
    state.out += used


def _mark_first_sites(state: State, table: Table) -> None:
    # G2.4
    table.shuffle(state.sonar)
    mark_sites(state, SITES_MARKED, table)


def _fill_nursery(state: State, table: Table) -> None:
    # G2.5
    table.shuffle(state.bag)
    _leave_out(state, state.bag, CORALS_LEFT_OUT[state.options.board])
    fill(state, [number for number in NURSERY_FIELDS if number != EMPTY_AT_START], table)


def _leave_out(state: State, pile: list[str], count: int) -> None:
    """Remove some of a shuffled pile from the game unseen (G1.6)."""
    state.out_unseen += pile[:count]
    del pile[:count]
