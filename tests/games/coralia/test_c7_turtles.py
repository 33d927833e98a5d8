"""C7 Turtles."""

from __future__ import annotations

import pytest

from service.engine.message import message
from service.engine.records import Met, Refusal
from service.games.coralia.components import CHESTS, TURTLES
from service.games.coralia.events import ChestRecovered, NothingLeft, TurtleCopied
from service.games.coralia.moves import (
    CopyTurtle,
    DieToPick,
    PlaceDie,
    SpareChestToTake,
    SpecialDieToPlace,
    TakeSpareChest,
    TurtleToCopy,
)
from service.games.coralia.state import State
from tests.games.coralia.positions import (
    answer,
    asks,
    chest,
    faces,
    legal,
    placing,
    points,
    refusal,
    told,
    turtle,
)

REST = ("green starfish", "yellow pearl", "red fish")


def at_turtle(bonus: str, **rest: object) -> State:
    return placing("blue turtle", *REST, turtles={"blue": bonus}, **rest)


@pytest.mark.parametrize("pile", ["fish", "starfish", "island"])
def test_c7_1_a_card_turtle_gives_the_top_card(pile: str) -> None:
    state = at_turtle(f"{pile}_card")
    on_top = state.piles[pile].cards[-1]
    assert answer(state, PlaceDie(0, "reef")).state.players[0].hand[pile] == [on_top]


def test_c7_1_stingray_special_die_and_jellyfish_turtles() -> None:
    assert answer(at_turtle("stingray"), PlaceDie(0, "reef")).state.players[0].shown == ["stingray:01"]
    assert points(answer(at_turtle("jellyfish"), PlaceDie(0, "reef"))) == [(0, 5, "jellyfish", "C9.1")]
    rolled = answer(at_turtle("special_die"), PlaceDie(0, "reef"), *faces("fish")).state
    assert asks(rolled) is SpecialDieToPlace


def test_c7_2_copy_the_bonus_of_a_spare_turtle_which_stays() -> None:
    state = at_turtle("copy_turtle", spare_turtles=["jellyfish", "stingray"])
    state = answer(state, PlaceDie(0, "reef")).state
    assert asks(state) is TurtleToCopy
    assert legal(state) == [CopyTurtle(turtle("jellyfish")), CopyTurtle(turtle("stingray"))]
    transition = answer(state, CopyTurtle(turtle("jellyfish")))
    assert told(transition, TurtleCopied) == [TurtleCopied(seat=0, turtle=TURTLES[turtle("jellyfish")])]
    assert points(transition) == [(0, 5, "jellyfish", "C9.1")]
    assert transition.state.spare_turtles == [turtle("jellyfish"), turtle("stingray")]
    assert transition.state.players[0].turtles == [turtle("copy_turtle")]


def test_c7_2_only_a_spare_turtle() -> None:
    state = at_turtle("copy_turtle", spare_turtles=["jellyfish", "stingray"])
    state = answer(state, PlaceDie(0, "reef")).state
    assert refusal(state, CopyTurtle(turtle("special_die"))) == Refusal("C7.2", "turtle-not-spare")
    assert refusal(state, CopyTurtle("turtle:99")).rule == "C7.2"


def test_c7_2_a_turtle_that_gives_nothing_may_be_copied() -> None:
    state = at_turtle("copy_turtle", spare_turtles=["stingray", "jellyfish"], stingrays={1: 2})
    state = answer(state, PlaceDie(0, "reef")).state
    transition = answer(state, CopyTurtle(turtle("stingray")))
    assert told(transition, NothingLeft) == [NothingLeft(seat=0, of="stingray")]
    assert asks(transition.state) is DieToPick


def test_c7_3_take_one_of_the_spare_chests_unseen() -> None:
    state = at_turtle("spare_chest", spare_chests=["jellyfish", "pearl_card"])
    state = answer(state, PlaceDie(0, "reef")).state
    assert legal(state) == [TakeSpareChest(0), TakeSpareChest(1)]
    transition = answer(state, TakeSpareChest(1))
    assert told(transition, ChestRecovered) == [ChestRecovered(seat=0, chest=CHESTS[chest("pearl_card")], reef=None)]
    assert Met("turn_over", message("met-chest")) in transition.met
    assert transition.state.spare_chests == [chest("jellyfish")]
    assert len(transition.state.players[0].hand["pearl"]) == 1


def test_c7_3_only_a_chest_that_is_there() -> None:
    state = at_turtle("spare_chest", spare_chests=["jellyfish"], owned_chests={1: ["pearl_card"]})
    state = answer(state, PlaceDie(0, "reef")).state
    assert asks(state) is SpareChestToTake
    assert legal(state) == [TakeSpareChest(0)]
    assert refusal(state, TakeSpareChest(1)) == Refusal("C7.3", "one-spare-chest-left")


def test_c7_3_no_spare_chest_left() -> None:
    state = at_turtle("spare_chest", owned_chests={1: ["pearl_card", "jellyfish"]})
    transition = answer(state, PlaceDie(0, "reef"))
    assert told(transition, NothingLeft) == [NothingLeft(seat=0, of="spare_chest")]
    assert asks(transition.state) is DieToPick
