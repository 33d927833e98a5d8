from __future__ import annotations

import pytest

from service.engine.chance import KeyedChance
from service.engine.play import begin, tag
from service.engine.records import SHARED_EVENTS, State, snake_case
from service.engine.table import Table
from tests.engine.pebbles import GAME, Options


@pytest.mark.parametrize(
    ("name", "written"), [("Bid", "bid"), ("PlaceGem", "place_gem"), ("TakeSeahorseCard", "take_seahorse_card")]
)
def test_a_record_is_tagged_with_its_name_in_snake_case(name: str, written: str) -> None:
    assert snake_case(name) == written


def test_a_state_dumped_and_loaded_is_an_equal_copy() -> None:
    state = begin(GAME, 2, 0, Options(), Table(KeyedChance(b"k" * 32))).state
    copy = GAME.load(GAME.dump(state))
    assert copy == state
    copy.pending[-1].seats.clear()
    assert state.pending[-1].seats == [0, 1]


def test_a_game_tells_the_events_that_all_games_share_and_its_own() -> None:
    assert GAME.all_events == (*SHARED_EVENTS, *GAME.events)
    assert len({tag(event) for event in GAME.all_events}) == len(GAME.all_events)


def test_seats_follow_each_other_in_a_circle() -> None:
    state = State(seats=3, starts=1)
    assert state.seats_from(2) == [2, 0, 1]
    assert [state.seat_after(seat) for seat in range(3)] == [1, 2, 0]
