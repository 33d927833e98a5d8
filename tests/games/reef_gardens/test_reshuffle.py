"""What lies face down is reshuffled when moves are taken back."""

from __future__ import annotations

import pytest

from service.engine.chance import KeyedChance
from service.engine.table import Table
from service.games.reef_gardens import GAME
from service.games.reef_gardens.setup import reshuffle, setup
from service.games.reef_gardens.state import ReefGardensOptions, State
from tests.games.reef_gardens.positions import SHORT


def set_up(options: ReefGardensOptions) -> State:
    return setup(3, 0, options, Table(KeyedChance(b"a")))


def reshuffled(state: State) -> State:
    copy = GAME.load(GAME.dump(state))
    assert isinstance(copy, State)
    reshuffle(copy, Table(KeyedChance(b"b")))
    return copy


@pytest.mark.parametrize("pile", ["bag", "stations", "sonar"])
def test_the_bag_and_both_stacks_are_shuffled(pile: str) -> None:
    state = set_up(ReefGardensOptions())
    before, after = getattr(state, pile), getattr(reshuffled(state), pile)
    assert after != before
    assert sorted(after) == sorted(before)


@pytest.mark.parametrize("pile", ["bag", "stations"])
def test_having_seen_a_tile_does_not_tell_whether_it_is_still_in_the_game(pile: str) -> None:
    state = set_up(SHORT)
    after = reshuffled(state)
    before, now = set(getattr(state, pile)), set(getattr(after, pile))
    assert len(now) == len(before)
    assert now & set(state.out_unseen)
    assert before & set(after.out_unseen)


def test_nothing_else_is_moved() -> None:
    state = set_up(SHORT)
    after = reshuffled(state)
    assert GAME.view(after, None) == GAME.view(state, None)
    hidden = [sorted([*one.bag, *one.stations, *one.sonar, *one.out_unseen]) for one in (state, after)]
    assert hidden[0] == hidden[1]
