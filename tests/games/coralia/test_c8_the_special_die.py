"""C8 The special die."""

from __future__ import annotations

import pytest

from service.engine.chance import KeyedChance
from service.engine.play import begin
from service.engine.records import Refusal
from service.engine.table import Table
from service.games.coralia import GAME
from service.games.coralia.components import COLOURS, SpecialDieOption
from service.games.coralia.events import DiePlaced, DiePutOnIsland, NothingLeft, SpecialDieRolled
from service.games.coralia.moves import DieToPick, PlaceDie, PlaceSpecialDie, ReturnSpecialDie
from service.games.coralia.setup import CoraliaOptions
from service.games.coralia.state import State
from tests.games.coralia.positions import (
    answer,
    answers,
    asks,
    count_dice,
    faces,
    legal,
    placing,
    points,
    refusal,
    told,
)

REST = ("green starfish", "yellow pearl", "red fish")


def about_to_roll(**rest: object) -> State:
    return placing("blue turtle", *REST, turtles={"blue": "special_die"}, **rest)


def rolled(symbol: str, **rest: object) -> State:
    return answer(about_to_roll(**rest), PlaceDie(0, "reef"), *faces(symbol)).state


def test_c8_1_it_goes_on_any_reef_with_that_space_free() -> None:
    state = rolled("pearl", dice={"red": ["pearl"], "violet": ["pearl"]})
    assert legal(state) == [PlaceSpecialDie(reef) for reef in ("blue", "green", "yellow", "orange")]
    assert refusal(state, PlaceSpecialDie("red")) == Refusal("C8.1", "space-occupied", reef="red", space="pearl")
    assert state.island["white"] == 1


@pytest.mark.parametrize("free", COLOURS)
def test_c8_1_one_reef_that_can_take_it_is_enough(free: str) -> None:
    state = rolled("pearl", dice={colour: ["pearl"] for colour in COLOURS if colour != free})
    assert legal(state) == [PlaceSpecialDie(free)]


def test_c8_1_it_has_the_effect_of_that_space() -> None:
    transition = answer(rolled("pearl"), PlaceSpecialDie("orange"))
    assert told(transition, DiePlaced) == [DiePlaced(seat=0, die="white", reef="orange", space="pearl")]
    assert len(transition.state.players[0].hand["pearl"]) == 2


def test_c8_1_no_white_die_left_on_the_island() -> None:
    state = about_to_roll(white={"red": "fish", "violet": "fish"})
    transition = answer(state, PlaceDie(0, "reef"))
    assert told(transition, NothingLeft) == [NothingLeft(seat=0, of="special_die")]
    assert not told(transition, SpecialDieRolled)
    assert asks(transition.state) is DieToPick


@pytest.mark.parametrize("owner", [0, 1])
def test_c8_2_to_the_island_if_no_reef_can_take_it(owner: int) -> None:
    state = about_to_roll(dice={colour: ["pearl"] for colour in COLOURS})
    for reef in state.reefs.values():
        reef.octopus = owner
    transition = answer(state, PlaceDie(0, "reef"), *faces("pearl"))
    assert told(transition, DiePutOnIsland) == [DiePutOnIsland(seat=0, die="white", symbol="pearl")]
    assert transition.state.island["white"] == 2
    assert len(transition.state.players[0].hand["island"]) == 1
    assert points(transition) == []


def test_c8_2_reef_first_not_on_the_island_while_a_reef_can_take_it() -> None:
    state = rolled("pearl", dice={"blue": ["pearl"]})
    refused = Refusal("C8.2", "reef-can-take-special-die", reef="green", space="pearl")
    assert refusal(state, ReturnSpecialDie()) == refused
    assert ReturnSpecialDie() not in legal(state)


@pytest.mark.parametrize("owner", [0, 1])
def test_c8_2_free_on_the_island_although_a_reef_could_take_it(owner: int) -> None:
    state = rolled("pearl", special_die="free", dice={"red": ["pearl"]})
    for reef in state.reefs.values():
        reef.octopus = owner
    reefs = ("blue", "green", "yellow", "violet", "orange")
    assert legal(state) == [*(PlaceSpecialDie(reef) for reef in reefs), ReturnSpecialDie()]
    transition = answer(state, ReturnSpecialDie())
    assert told(transition, DiePutOnIsland) == [DiePutOnIsland(seat=0, die="white", symbol="pearl")]
    assert transition.state.island["white"] == 2
    assert len(transition.state.players[0].hand["island"]) == 1
    assert points(transition) == []
    assert asks(transition.state) is DieToPick


def test_c8_2_free_to_the_island_without_a_question_if_no_reef_can_take_it() -> None:
    state = about_to_roll(special_die="free", dice={colour: ["pearl"] for colour in COLOURS})
    transition = answer(state, PlaceDie(0, "reef"), *faces("pearl"))
    assert told(transition, DiePutOnIsland) == [DiePutOnIsland(seat=0, die="white", symbol="pearl")]
    assert asks(transition.state) is DieToPick


@pytest.mark.parametrize("special_die", ["reef_first", "free"])
def test_c8_2_the_option_says_which(special_die: SpecialDieOption) -> None:
    begun = begin(GAME, 2, 0, CoraliaOptions(special_die), Table(KeyedChance(b"k" * 32))).state
    assert begun.special_die == special_die
    assert CoraliaOptions().special_die == "reef_first"


def test_c8_3_a_white_die_counts_as_a_die_of_the_reef() -> None:
    state, story = answers(
        about_to_roll(dice={"green": ["pearl", "fish"]}),
        PlaceDie(0, "reef"),
        PlaceSpecialDie("green"),
        chance=faces("octopus"),
    )
    assert points(story) == [(0, 3, "octopus", "C4.4")]
    assert state.reefs["green"].octopus == 0
    assert state.players[0].octopuses == 1
    assert not state.can_take("green", "octopus", 1)
    assert count_dice(state)["white"] == 2


def test_c8_3_a_white_die_on_a_diver_space_moves_down() -> None:
    state = placing("blue diver", *REST, white={"green": "diver"}, chests={"green": "jellyfish"})
    state.players[0].diver = "green"
    after = answer(state, PlaceDie(0, "reef")).state
    assert after.reefs["green"].dice == {"treasure": "white"}


def test_c8_4_an_octopus_with_none_in_hand_goes_to_the_island() -> None:
    state = about_to_roll()
    state.players[0].octopuses = 0
    transition = answer(state, PlaceDie(0, "reef"), *faces("octopus"))
    assert told(transition, DiePutOnIsland) == [DiePutOnIsland(seat=0, die="white", symbol="octopus")]
    assert not told(transition, SpecialDieRolled)[0].fits
    assert len(transition.state.players[0].hand["island"]) == 1
