"""G5 Scoring a station."""

from __future__ import annotations

import pytest

from service.games.reef_gardens.components import Station
from service.games.reef_gardens.events import StationScored
from service.games.reef_gardens.moves import BuildStation, EndTurn, LayOctopus, SendSubmarine
from service.games.reef_gardens.state import State
from service.games.reef_gardens.stations import points_when_surrounded
from tests.games.reef_gardens.positions import (
    SHORT,
    answer,
    at,
    build,
    fill_around,
    give,
    mark,
    play_all,
    points,
    reef,
    sea,
    told,
    wait,
)


def station_a(seats: int = 2, higher: int = 10) -> tuple[State, int]:
    """The end of a turn of planting, with a station on site A, row 3, column 5."""
    state = sea(seats)
    field = build(state, "A", higher)
    wait(state)
    return state, field


def test_g5_1_one_free_field_keeps_a_station_open() -> None:
    state, field = station_a()
    reef(state, 0, "brain", (2, 5))
    fill_around(state, field)
    state.out.append(state.fields[at(state, (4, 4))])
    state.fields[at(state, (4, 4))] = ""
    transition = answer(state, EndTurn())
    assert points(transition) == []
    assert transition.state.scored == []


def test_g5_1_corals_shell_tiles_and_caves_surround() -> None:
    state = sea()
    field = build(state, "G", 12)  # row 2, column 8; there is a cave in row 3, column 9
    reef(state, 0, "brain", (2, 7))
    fill_around(state, field)
    wait(state)
    transition = answer(state, EndTurn())
    assert points(transition) == [(0, 12, "surrounded_stations", "G5.3")]


def test_g5_1_an_octopus_surrounds_too() -> None:
    state, field = station_a()
    reef(state, 0, "brain", (2, 5))
    give(state, 0, "octopus")
    fill_around(state, field)
    state.out.append(state.fields[at(state, (4, 6))])
    state.fields[at(state, (4, 6))] = ""
    transition = answer(answer(state, LayOctopus(at(state, (4, 6)))).state, EndTurn())
    assert points(transition) == [(0, 10, "surrounded_stations", "G5.3")]


def test_g5_1_five_fields_surround_a_station_at_the_edge_of_the_short_board() -> None:
    state = sea(options=SHORT)
    field = build(state, "F", 8)  # row 1, column 5
    reef(state, 1, "tube", (1, 4))
    for place in ((1, 6), (2, 4)):
        reef(state, None, "fan", place)
    reef(state, 0, "staghorn", (2, 5))
    wait(state)
    assert answer(state, EndTurn()).state.scored == []
    reef(state, None, "brain", (2, 6))
    transition = answer(state, EndTurn())
    assert transition.state.scored == [field]
    assert points(transition) == [(0, 8, "surrounded_stations", "G5.3"), (1, 8, "surrounded_stations", "G5.3")]


def test_g5_1_a_station_built_this_turn_on_a_surrounded_site_is_scored() -> None:
    state = sea()
    mark(state, "A", "G", "H")
    reef(state, 0, "brain", (2, 5), (2, 4))
    fill_around(state, state.board.sites["A"])
    give(state, 0, "submarine")
    wait(state)
    state = play_all(state, SendSubmarine(), BuildStation("A"))
    assert state.scored == []
    transition = answer(state, EndTurn())
    assert transition.state.scored == [state.board.sites["A"]]
    (event,) = told(transition, StationScored)
    assert (event.surrounded, event.corals) == (True, [2, 0])


def test_g5_1_all_stations_are_scored_from_the_same_position() -> None:
    state = sea()
    first, second = build(state, "A", 10), build(state, "G", 6)
    reef(state, 0, "brain", (2, 6), (2, 7))
    reef(state, 1, "fan", (3, 6), (3, 7), (4, 6))
    fill_around(state, first)
    fill_around(state, second)
    wait(state)
    transition = answer(state, EndTurn())
    assert transition.state.scored == [first, second]
    assert points(transition) == [
        (0, 5, "surrounded_stations", "G5.3"),
        (1, 10, "surrounded_stations", "G5.3"),
        (0, 3, "surrounded_stations", "G5.3"),
        (1, 6, "surrounded_stations", "G5.3"),
    ]


def test_g5_2_whole_reefs_count_diagonal_ones_too_neutral_ones_do_not() -> None:
    state, field = station_a(3)
    reef(state, 0, "brain", (2, 4), (1, 4), (1, 3))  # touches at a corner only
    reef(state, 1, "fan", (3, 6), (3, 7))
    reef(state, 1, "tube", (4, 6))
    reef(state, 1, "fan", (9, 1), (9, 2))  # far away
    reef(state, None, "table", *((4, column) for column in (3, 4, 5)))
    fill_around(state, field)
    transition = answer(state, EndTurn())
    (event,) = told(transition, StationScored)
    assert event.corals == [3, 3, 0]


@pytest.mark.parametrize(
    ("corals", "expected"),
    [
        ([7, 5, 5, 3], [10, 5, 5, 0]),
        ([4, 4, 3, 1], [10, 10, 0, 0]),
        ([0, 6, 0, 2], [0, 10, 0, 5]),
        ([0, 6, 0], [0, 10, 0]),
        ([2, 2, 2], [10, 10, 10]),
        ([0, 0], [0, 0]),
    ],
)
def test_g5_3_most_second_and_ties(corals: list[int], expected: list[int]) -> None:
    assert points_when_surrounded(corals, Station(10, 5)) == expected


def test_g5_4_turned_over_even_if_nobody_scored_and_never_scored_again() -> None:
    state, field = station_a()
    reef(state, None, "brain", (2, 5))
    fill_around(state, field)
    transition = answer(state, EndTurn())
    assert points(transition) == []
    assert told(transition, StationScored)
    again = transition.state
    again.pending = []
    wait(again)
    assert told(answer(again, EndTurn()), StationScored) == []
