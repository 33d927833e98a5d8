from __future__ import annotations

import itertools
from collections.abc import Callable

import pytest

from service.engine.chance import LoadedChance
from service.engine.message import message
from service.engine.records import Met
from service.engine.table import LookingAhead, Table, UnknownMetError
from tests.engine.pebbles import PebbleDrawn

DIE, DECK, TILE = message("met-die"), message("met-deck"), message("met-tile")


def loaded_table(*results: int) -> Table:
    return Table(LoadedChance(*results))


def test_a_seat_learns_what_is_told_only_to_it() -> None:
    table = loaded_table()
    table.tell(PebbleDrawn(seat=1), only={1: {"pebble": "pebble:4"}})
    (told,) = table.told
    assert told.to(1) == PebbleDrawn(seat=1, pebble="pebble:4")
    assert told.to(0) == told.to(None) == PebbleDrawn(seat=1)


def test_everybody_learns_what_is_told_to_all() -> None:
    table = loaded_table()
    table.tell(PebbleDrawn(seat=0, pebble="pebble:1"))
    assert {table.told[0].to(viewer) for viewer in (0, 1, None)} == {PebbleDrawn(seat=0, pebble="pebble:1")}


def test_a_roll_gives_the_face_and_is_met() -> None:
    table = loaded_table(2)
    assert table.roll("abcdef", DIE) == "c"
    assert table.met == [Met("roll", DIE)]


def test_a_shuffle_can_give_every_order_and_each_in_one_way() -> None:
    orders = []
    for results in itertools.product(range(3), range(2)):
        items = ["a", "b", "c"]
        loaded_table(*results).shuffle(items)
        orders.append(tuple(items))
    assert sorted(orders) == sorted(itertools.permutations("abc"))


def test_a_shuffle_tells_nobody_anything() -> None:
    table = loaded_table(0, 0)
    table.shuffle(["a", "b", "c"])
    assert (table.told, table.met) == ([], [])


def test_a_draw_takes_from_the_top_which_is_last() -> None:
    table, pile = loaded_table(), ["bottom", "middle", "top"]
    assert table.draw(pile, DECK, 2) == ["top", "middle"]
    assert pile == ["bottom"]
    assert table.met == [Met("draw", DECK)]


def test_a_short_pile_gives_what_it_has() -> None:
    assert loaded_table().draw(["last"], DECK, 3) == ["last"]


def test_an_empty_pile_gives_nothing_and_nothing_is_met() -> None:
    table = loaded_table()
    assert table.draw([], DECK) == []
    assert table.met == []


def test_turning_over_is_met() -> None:
    table = loaded_table()
    table.turn_over(TILE)
    assert table.met == [Met("turn_over", TILE)]


@pytest.mark.parametrize(
    ("look", "met"),
    [
        (lambda table: table.roll("ab", DIE), Met("roll", DIE)),
        (lambda table: table.draw(["card"], DECK), Met("draw", DECK)),
        (lambda table: table.turn_over(TILE), Met("turn_over", TILE)),
    ],
    ids=["roll", "draw", "turn over"],
)
def test_looking_ahead_stops_at_what_nobody_can_know(look: Callable[[Table], object], met: Met) -> None:
    with pytest.raises(UnknownMetError) as caught:
        look(LookingAhead(LoadedChance(0)))
    assert caught.value.met == met


def test_looking_ahead_goes_on_where_all_is_certain() -> None:
    table = LookingAhead(LoadedChance())
    table.tell(PebbleDrawn(seat=0))
    assert table.draw([], DECK) == []
    assert len(table.told) == 1
