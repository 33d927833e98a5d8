"""Build and refill (G6)."""

from __future__ import annotations

from service.engine.message import message
from service.engine.records import Refusal
from service.engine.table import Table
from service.games.reef_gardens.components import NURSERY_FIELDS, SONAR, STATIONS, THIN_NURSERY, SiteLetter
from service.games.reef_gardens.events import (
    NurseryFilled,
    SitesMarked,
    StationBuilt,
    StationsWithdrawn,
    StationTurnedUp,
)
from service.games.reef_gardens.moves import BuildStation, SiteToBuildOn
from service.games.reef_gardens.state import EMPTY, State

STATION_STACK = message("met-station-stack")
SONAR_STACK = message("met-sonar-stack")
BAG = message("met-bag")


def refill_if_thin(state: State, seat: int, table: Table) -> None:
    # G4.2
    if state.corals_in_nursery <= THIN_NURSERY:
        build_and_refill(state, seat, table)


def build_and_refill(state: State, seat: int, table: Table) -> None:
    """Take the top station from the stack, then ask for its site (G6.1)."""
    if not state.stations:
        _refill(state, table)
        return
    (state.to_build,) = table.draw(state.stations, STATION_STACK)
    table.tell(StationTurnedUp(station=state.to_build))
    state.ask(SiteToBuildOn(seats=[seat]))


def marked_sites(state: State) -> list[SiteLetter]:
    return [letter for letter, field in state.board.sites.items() if state.fields[field] in SONAR]


def build_station_refusal(state: State, _seat: int, move: BuildStation) -> Refusal | None:
    marked = marked_sites(state)
    if move.site in marked:
        return None
    return Refusal("G6.1", _why_not_on(state, move.site), site=move.site, marked=tuple(marked))


def _why_not_on(state: State, site: SiteLetter) -> str:
    if site not in state.board.sites:
        return "no-such-site"
    return "site-built-on" if state.fields[state.board.sites[site]] in STATIONS else "site-not-marked"


def build_station(state: State, seat: int, move: BuildStation, table: Table) -> None:
    station, state.to_build = state.to_build, EMPTY
    state.out.append(state.fields[state.board.sites[move.site]])
    put_station(state, seat, station, move.site, table)
    mark_sites(state, 1, table)
    _refill(state, table)


def put_station(state: State, seat: int | None, station: str, site: SiteLetter, table: Table) -> None:
    field = state.board.sites[site]
    state.fields[field] = station
    table.tell(StationBuilt(seat=seat, station=station, site=site, field=field))


def mark_sites(state: State, count: int, table: Table) -> None:
    # G6.2
    sonar = table.draw(state.sonar, SONAR_STACK, count)
    for tile in sonar:
        state.fields[state.board.sites[SONAR[tile]]] = tile
    if sonar:
        table.tell(SitesMarked(sonar=sonar))


def _refill(state: State, table: Table) -> None:
    # G6.3
    fill(state, [number for number in NURSERY_FIELDS if not state.nursery[number - 1]], table)
    if state.stations and not state.bag:
        table.tell(StationsWithdrawn(count=len(state.stations)))
        state.out_unseen += state.stations
        state.stations = []


def fill(state: State, numbers: list[int], table: Table) -> None:
    """Lay corals from the bag on these fields of the nursery, as far as they go."""
    corals = table.draw(state.bag, BAG, len(numbers))
    for number, coral in zip(numbers, corals, strict=False):
        state.nursery[number - 1] = coral
    if corals:
        table.tell(NurseryFilled(corals=corals, fields=numbers[: len(corals)]))
