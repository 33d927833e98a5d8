"""G7 Surfacing."""

from __future__ import annotations

import msgspec
import pytest

from service.games.reef_gardens.events import IncomeTaken, ReefSurfaced
from service.games.reef_gardens.moves import (
    EndTurn,
    PassTurn,
    PlantCoral,
    PlantingOrSurfacing,
    PlantWithAlgae,
    SpendPearls,
    Surface,
)
from service.games.reef_gardens.state import NEUTRAL, State
from tests.games.reef_gardens.positions import (
    answer,
    at,
    build,
    give,
    legal,
    of_type,
    play_all,
    points,
    reef,
    refused,
    sea,
    stock,
    told,
    wait,
)


def with_reefs(count: int, money: int = 0) -> State:
    """This many reefs of one coral each."""
    state = sea()
    state.players[0].money = money
    for column in range(1, 2 * count, 2):
        reef(state, 0, "fan", (10, column))
    return state


def test_g7_1_corals_and_clownfish_score_and_the_reef_becomes_neutral() -> None:
    state = sea()
    number = reef(state, 0, "brain", (2, 4), (2, 5), (2, 6), clownfish=2)
    transition = answer(state, Surface((number,)))
    assert told(transition, ReefSurfaced) == [ReefSurfaced(seat=0, reef=number, kind="brain", corals=3, clownfish=2)]
    assert points(transition) == [(0, 5, "surfaced_reefs", "G7.1")]
    assert transition.state.owners[number] == NEUTRAL
    assert transition.state.size(number) == 3
    assert transition.state.divers(0) == 5


def test_g7_1_any_set_of_the_players_own_reefs() -> None:
    state = with_reefs(5)
    reef(state, 1, "brain", (1, 2))
    reef(state, None, "brain", (1, 4))
    sets = [set(move.reefs) for move in of_type(legal(state), Surface)]
    assert len(sets) == 31
    assert all(numbers <= {1, 2, 3, 4, 5} for numbers in sets)


def test_g7_1_several_reefs_are_scored_before_the_income() -> None:
    state = sea()
    state.players[0].money = 0
    first = reef(state, 0, "brain", (2, 4), (2, 5))
    second = reef(state, 0, "fan", (1, 4))
    transition = answer(state, Surface((first, second)))
    assert [score for _, score, _, _ in points(transition)] == [2, 1]
    assert told(transition, IncomeTaken) == [IncomeTaken(seat=0, divers=5, gained=8, money=8)]


def test_g7_1_only_the_players_own_reefs() -> None:
    state = with_reefs(1)
    other = reef(state, 1, "brain", (1, 2), (1, 3))
    neutral = reef(state, None, "tube", (5, 1))
    assert refused(state, Surface((1, other))) == (
        "G7.1",
        "Reef 2 (2 brain corals) belongs to Bo. Yours: reef 1 (1 fan coral).",
    )
    assert refused(state, Surface((neutral,))) == (
        "G7.1",
        "Reef 3 (1 tube coral) is neutral. Yours: reef 1 (1 fan coral).",
    )
    assert refused(state, Surface((77,))) == ("G7.1", "There is no reef 77. Yours: reef 1 (1 fan coral).")


def test_g7_1_a_joined_reef_no_longer_exists() -> None:
    state = with_reefs(2)
    state.owners[2] = NEUTRAL
    state.reefs = state.reefs.replace(b"\x02", b"\x01")
    assert refused(state, Surface((2,)))[1] == "There is no reef 2. Yours: reef 1 (2 fan corals)."


def test_g4_9_corals_taken_in_score_again() -> None:
    state = sea()
    own = reef(state, 0, "brain", (2, 4), (2, 3))
    reef(state, None, "brain", (2, 6), (1, 6), clownfish=1)
    state.players[1].money = 0
    (coral,) = wait(state, "brain")
    state = play_all(state, PlantCoral(coral, at(state, (2, 5))), EndTurn(), PassTurn())
    assert points(answer(state, Surface((own,)))) == [(0, 5 + 1, "surfaced_reefs", "G7.1")]


def test_g8_6_a_covered_coral_and_its_clownfish_no_longer_count() -> None:
    state = sea()
    build(state, "G")
    give(state, 0, "algae")
    reef(state, None, "fan", (2, 7), clownfish=1)
    state.players[1].money = 0
    (coral,) = wait(state, "brain")
    state = play_all(state, PlantWithAlgae(coral, at(state, (2, 7))), EndTurn(), PassTurn())
    (own,) = state.reefs_of(0)
    assert points(answer(state, Surface((own,)))) == [(0, 1, "surfaced_reefs", "G7.1")]


def test_g7_1_reefs_are_named_in_any_order() -> None:
    state = with_reefs(3)
    assert msgspec.convert({"type": "surface", "reefs": [3, 1]}, Surface) == Surface((1, 3)) == Surface((3, 1))
    assert answer(state, Surface((3, 1))) == answer(state, Surface((1, 3)))
    assert len(of_type(legal(state), Surface)) == 7


def test_g7_1_each_reef_is_named_once() -> None:
    assert refused(with_reefs(2), Surface((1, 2, 1))) == ("G7.1", "Name each reef that you surface from only once.")


def test_g7_1_without_a_reef_there_is_no_surfacing() -> None:
    state = sea()
    stock(state, {1: "brain"})
    assert refused(state, Surface((1,))) == ("G7.1", "You have no reef to surface from.")


@pytest.mark.parametrize(("closed", "money"), [(1, 2), (2, 4), (3, 6), (4, 7), (5, 8)])
def test_g7_2_income_by_divers_on_the_board(closed: int, money: int) -> None:
    transition = answer(with_reefs(5), Surface(tuple(range(1, closed + 1))))
    assert told(transition, IncomeTaken) == [IncomeTaken(seat=0, divers=closed, gained=money, money=money)]


def test_g7_2_money_over_twelve_is_lost() -> None:
    transition = answer(with_reefs(1, money=9), Surface((1,)))
    assert told(transition, IncomeTaken) == [IncomeTaken(seat=0, divers=5, gained=3, money=12)]
    assert transition.state.players[0].money == 12


def test_g3_2_no_shell_tile_in_a_turn_of_surfacing() -> None:
    state = with_reefs(1, money=3)
    give(state, 0, "pearls", 2)
    after = answer(state, Surface((1,))).state
    assert isinstance(after.pending[-1], PlantingOrSurfacing)
    assert after.active == 1
    assert SpendPearls(2) not in legal(after)
