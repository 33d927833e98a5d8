"""G9 The end."""

from __future__ import annotations

import pytest

from service.engine.records import MatchOver
from service.engine.sentences import reason
from service.games.reef_gardens import GAME
from service.games.reef_gardens.components import Station
from service.games.reef_gardens.events import StationScored
from service.games.reef_gardens.moves import DiscardCoral, EndTurn
from service.games.reef_gardens.points import CATEGORIES
from service.games.reef_gardens.scoring import shell_points
from service.games.reef_gardens.state import State
from service.games.reef_gardens.stations import points_at_the_end
from tests.games.reef_gardens.positions import (
    answer,
    build,
    fill_around,
    give,
    points,
    reef,
    said,
    sea,
    stock,
    told,
    wait,
)


def last_turn(seats: int = 2) -> State:
    """The end of a turn of planting, with an empty nursery."""
    state = sea(seats)
    wait(state)
    return state


def drain(state: State) -> None:
    state.out_unseen += state.bag
    state.bag = []


def test_g9_1_the_match_ends_with_the_turn_that_leaves_nursery_and_bag_empty() -> None:
    state = last_turn()
    (coral,) = wait(state, "brain")
    drain(state)
    state = answer(state, DiscardCoral(coral)).state
    assert state.pending
    transition = answer(state, EndTurn())
    assert not transition.state.pending
    assert told(transition, MatchOver)


@pytest.mark.parametrize("left", ["bag", "nursery"])
def test_g9_1_not_while_a_coral_is_left(left: str) -> None:
    state = last_turn()
    if left == "nursery":
        stock(state, {9: "fan"})
        drain(state)
    transition = answer(state, EndTurn())
    assert transition.state.pending
    assert GAME.outcome(transition.state) is None


def test_g9_1_surrounded_stations_are_scored_first() -> None:
    state = last_turn()
    surrounded, other = build(state, "A", 10), build(state, "C", 12)
    reef(state, 0, "brain", (2, 5))
    reef(state, 1, "tube", (4, 8))
    fill_around(state, surrounded)
    drain(state)
    transition = answer(state, EndTurn())
    assert [(event.field, event.surrounded) for event in told(transition, StationScored)] == [
        (surrounded, True),
        (other, False),
    ]
    assert points(transition)[:2] == [(0, 10, "surrounded_stations", "G5.3"), (1, 6, "other_stations", "G9.2")]


@pytest.mark.parametrize(
    ("corals", "expected"), [([3, 2, 1], [5, 0, 0]), ([3, 3, 1], [5, 5, 0]), ([0, 0, 0], [0, 0, 0])]
)
def test_g9_2_most_gets_the_lower_value(corals: list[int], expected: list[int]) -> None:
    assert points_at_the_end(corals, Station(10, 5)) == expected


def test_g9_2_a_station_turned_over_is_not_scored_again() -> None:
    state = last_turn()
    build(state, "A", scored=True)
    reef(state, 0, "brain", (2, 5))
    drain(state)
    assert points(answer(state, EndTurn())) == [(0, 1, "last_reefs", "G9.3")]


def test_g9_3_reefs_with_divers_score_their_corals_and_clownfish() -> None:
    state = last_turn()
    reef(state, 0, "brain", (2, 4), (2, 5), clownfish=1)
    reef(state, 0, "fan", (9, 1))
    reef(state, None, "tube", (5, 1), (6, 1))
    reef(state, 1, "table", (7, 1), clownfish=1)
    drain(state)
    assert points(answer(state, EndTurn())) == [
        (0, 3, "last_reefs", "G9.3"),
        (0, 1, "last_reefs", "G9.3"),
        (1, 2, "last_reefs", "G9.3"),
    ]


def test_g9_4_shell_tiles_fish_schools_and_full_anemones() -> None:
    state = last_turn()
    give(state, 0, "boat")
    give(state, 0, "pearls", 3)
    give(state, 0, "fish_school", 4)
    give(state, 0, "fish_school", 2)
    give(state, 0, "sea_anemone")
    give(state, 0, "sea_anemone", holds="brain")
    assert shell_points(state.players[0]) == 1 + 1 + 4 + 2 + 0 + 1
    drain(state)
    assert points(answer(state, EndTurn())) == [(0, 9, "shell_tiles", "G9.4")]


def test_g9_4_an_octopus_on_the_board_belongs_to_nobody() -> None:
    state = last_turn()
    state.fields[0] = give(state, 0, "octopus")
    state.players[0].shells.clear()
    drain(state)
    assert points(answer(state, EndTurn())) == []


def test_g9_5_most_points_win() -> None:
    state = last_turn(3)
    reef(state, 1, "brain", (2, 4), (2, 5))
    reef(state, 2, "fan", (9, 1))
    drain(state)
    outcome = GAME.outcome(answer(state, EndTurn()).state)
    assert outcome is not None
    assert (outcome.winners, outcome.decided_by) == ([1], "points")
    assert outcome.compared == [0, 2, 1]
    assert said(reason(outcome)) == "Bo wins with 2 points."
    assert [(score.points, score.place) for score in outcome.scores] == [(0, 3), (2, 1), (1, 2)]
    assert tuple(outcome.scores[1].categories) == CATEGORIES
    assert outcome.scores[1].categories["last_reefs"] == 2


def test_g9_5_a_tie_is_shared() -> None:
    state = last_turn(3)
    reef(state, 0, "brain", (2, 4))
    reef(state, 2, "fan", (9, 1))
    drain(state)
    outcome = GAME.outcome(answer(state, EndTurn()).state)
    assert outcome is not None
    assert (outcome.winners, outcome.decided_by) == ([0, 2], "shared")
    assert outcome.compared == [1, 0, 1]
    assert said(reason(outcome)) == "Ada and Cleo share the victory with 1 point each."
    assert [score.place for score in outcome.scores] == [1, 3, 1]
