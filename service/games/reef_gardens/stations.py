"""Scoring a station (G5), at the end of the match too (G9.2)."""

from __future__ import annotations

from service.engine.table import Table
from service.games.reef_gardens.components import STATIONS, Station
from service.games.reef_gardens.events import StationScored
from service.games.reef_gardens.points import score_points
from service.games.reef_gardens.state import NEUTRAL, State


def score_surrounded_stations(state: State, table: Table) -> None:
    # G5.1
    for field in unscored(state):
        if state.is_surrounded(field):
            _score(state, field, surrounded=True, table=table)


def score_other_stations(state: State, table: Table) -> None:
    # G9.2
    for field in unscored(state):
        _score(state, field, surrounded=False, table=table)


def unscored(state: State) -> list[int]:
    return [field for field in state.built if field not in state.scored]


def counted_corals(state: State, field: int) -> list[int]:
    """By seat, the corals in all reefs with a coral next to the station (G5.2)."""
    corals = [0] * state.seats
    for reef in {state.reefs[near] for near in state.board.around[field]}:
        if state.owners[reef] != NEUTRAL:
            corals[state.owners[reef]] += state.size(reef)
    return corals


def points_when_surrounded(corals: list[int], station: Station) -> list[int]:
    # G5.3
    ranks = sorted(set(corals) - {0}, reverse=True)
    tied_for_most = bool(ranks) and corals.count(ranks[0]) > 1
    pays = dict(zip(ranks, (station.higher,) if tied_for_most else station, strict=False))
    return [pays.get(count, 0) for count in corals]


def points_at_the_end(corals: list[int], station: Station) -> list[int]:
    # G9.2
    return [station.lower if count and count == max(corals) else 0 for count in corals]


def _score(state: State, field: int, *, surrounded: bool, table: Table) -> None:
    """Pay the station and turn it over (G5.4)."""
    tile, corals = state.fields[field], counted_corals(state, field)
    state.scored.append(field)
    table.tell(StationScored(station=tile, field=field, surrounded=surrounded, corals=corals))
    if surrounded:
        for seat, points in enumerate(points_when_surrounded(corals, STATIONS[tile])):
            score_points(state, table, seat, points, "surrounded_stations", "G5.3")
    else:
        for seat, points in enumerate(points_at_the_end(corals, STATIONS[tile])):
            score_points(state, table, seat, points, "other_stations", "G9.2")
