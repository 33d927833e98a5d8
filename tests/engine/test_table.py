from __future__ import annotations

import itertools
from collections.abc import Callable

import pytest

from service.engine.chance import LoadedChance
from service.engine.records import Met
from service.engine.table import LookingAhead, Table, UnknownMetError
from tests.engine.pebbles import PebbleDrawn


def table(*results: int) -> Table:
    return Table(LoadedChance(*results))


def test_a_seat_learns_what_is_told_only_to_it() -> None:
    at = table()
    at.tell(PebbleDrawn(seat=1), only={1: {"pebble": "pebble:4"}})
    (told,) = at.told
    assert told.to(1) == PebbleDrawn(seat=1, pebble="pebble:4")
    assert told.to(0) == told.to(None) == PebbleDrawn(seat=1)


def test_everybody_learns_what_is_told_to_all() -> None:
    at = table()
    at.tell(PebbleDrawn(seat=0, pebble="pebble:1"))
    assert {at.told[0].to(viewer) for viewer in (0, 1, None)} == {PebbleDrawn(seat=0, pebble="pebble:1")}


def test_a_roll_gives_the_face_and_is_met() -> None:
    at = table(2)
    assert at.roll("abcdef", "the red die") == "c"
    assert at.met == [Met("roll", "the red die")]


def test_a_shuffle_can_give_every_order_and_each_in_one_way() -> None:
    orders = []
    for results in itertools.product(range(3), range(2)):
        items = ["a", "b", "c"]
        table(*results).shuffle(items)
        orders.append(tuple(items))
    assert sorted(orders) == sorted(itertools.permutations("abc"))


def test_a_shuffle_tells_nobody_anything() -> None:
    at = table(0, 0)
    at.shuffle(["a", "b", "c"])
    assert (at.told, at.met) == ([], [])


def test_a_draw_takes_from_the_top_which_is_last() -> None:
    at, pile = table(), ["bottom", "middle", "top"]
    assert at.draw(pile, "the deck", 2) == ["top", "middle"]
    assert pile == ["bottom"]
    assert at.met == [Met("draw", "the deck")]


def test_a_short_pile_gives_what_it_has() -> None:
    assert table().draw(["last"], "the deck", 3) == ["last"]


def test_an_empty_pile_gives_nothing_and_nothing_is_met() -> None:
    at = table()
    assert at.draw([], "the deck") == []
    assert at.met == []


def test_turning_over_is_met() -> None:
    at = table()
    at.turn_over("the tile")
    assert at.met == [Met("turn_over", "the tile")]


@pytest.mark.parametrize(
    ("look", "met"),
    [
        (lambda at: at.roll("ab", "the die"), Met("roll", "the die")),
        (lambda at: at.draw(["card"], "the deck"), Met("draw", "the deck")),
        (lambda at: at.turn_over("the tile"), Met("turn_over", "the tile")),
    ],
    ids=["roll", "draw", "turn over"],
)
def test_looking_ahead_stops_at_what_nobody_can_know(look: Callable[[Table], object], met: Met) -> None:
    with pytest.raises(UnknownMetError) as caught:
        look(LookingAhead(LoadedChance(0)))
    assert caught.value.met == met


def test_looking_ahead_goes_on_where_all_is_certain() -> None:
    at = LookingAhead(LoadedChance())
    at.tell(PebbleDrawn(seat=0))
    assert at.draw([], "the deck") == []
    assert len(at.told) == 1
