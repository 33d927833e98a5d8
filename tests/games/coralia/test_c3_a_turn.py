"""C3 A turn."""

from __future__ import annotations

import pytest

from service.engine.records import Refusal, TurnBegan
from service.games.coralia.components import COLOURS
from service.games.coralia.events import CoraliaDie, DiceLocked, DiceRolled, DiePicked, DiePlaced, DiePutOnIsland
from service.games.coralia.moves import (
    DiceToLock,
    DieToPick,
    DieToPlace,
    LockDice,
    PickDie,
    PlaceDie,
    SeaCardToKeep,
    StarfishToCarryOut,
)
from service.games.coralia.state import Die
from tests.games.coralia.positions import (
    ALL_SPACES,
    answer,
    answers,
    asks,
    card,
    events,
    faces,
    legal,
    placing,
    position,
    refusal,
    told,
)

OLD = ("blue diver", "green starfish", "yellow pearl")


@pytest.mark.parametrize(("seats", "turns"), [(2, 20), (3, 27), (4, 32)])
def test_c3_1_rounds(seats: int, turns: int) -> None:
    assert position(seats=seats).turns == turns


def test_c3_1_turns_go_round_from_the_starting_player() -> None:
    state = placing("blue pearl", *OLD, seat=1, seats=3, starts=2, turn=3)
    transition = answer(state, PlaceDie(0, "reef"))
    assert events(transition)[-1] == TurnBegan(seat=2, turn=4)
    assert transition.state.pending[-1].seats == [2]


def test_c3_1_the_turn_passes_to_the_next_seat() -> None:
    state = placing("blue pearl", *OLD, seat=1, seats=4, starts=1, turn=1)
    assert events(answer(state, PlaceDie(0, "reef")))[-1] == TurnBegan(seat=2, turn=2)


def test_c3_1_the_last_turn_is_followed_by_the_end() -> None:
    state = placing("blue pearl", *OLD, seat=1, turn=20, hands={0: [card("points_per_chest"), card("jellyfish")]})
    transition = answer(state, PlaceDie(0, "reef"))
    assert not told(transition, TurnBegan)
    assert asks(transition.state) is StarfishToCarryOut


def test_c3_2_four_dice_of_four_colours() -> None:
    state = position(DieToPick(seats=[0]), turn=1)
    picks = [PickDie(colour) for colour in ("red", "blue", "violet")]
    state, _ = answers(state, *picks)
    assert legal(state) == [PickDie("green"), PickDie("yellow"), PickDie("orange")]
    assert refusal(state, PickDie("red")) == Refusal("C3.2", "colour-picked-already", colour="red")
    transition = answer(state, PickDie("green"), *faces("fish", "pearl", "diver", "turtle"))
    assert transition.state.station == [
        Die("red", "fish"),
        Die("blue", "pearl"),
        Die("violet", "diver"),
        Die("green", "turtle"),
    ]
    assert told(transition, DiceRolled)[0].rule == "C3.2"
    assert {colour: transition.state.supply[colour] for colour in COLOURS} == {
        "blue": 5,
        "green": 5,
        "yellow": 6,
        "red": 5,
        "violet": 5,
        "orange": 6,
    }
    assert asks(transition.state) is DieToPlace


def test_c3_3_a_fourth_die_of_any_colour_then_all_are_rolled() -> None:
    state = position(DieToPick(seats=[1]), station=OLD)
    assert legal(state) == [PickDie(colour) for colour in COLOURS]
    transition = answer(state, PickDie("blue"), *faces("fish", "pearl", "octopus", "turtle"))
    station = [
        CoraliaDie("blue", "fish"),
        CoraliaDie("green", "pearl"),
        CoraliaDie("yellow", "octopus"),
        CoraliaDie("blue", "turtle"),
    ]
    assert events(transition) == [
        DiePicked(seat=1, colour="blue"),
        DiceRolled(seat=1, rolled=[0, 1, 2, 3], station=station, rule="C3.3"),
    ]
    assert transition.state.picked == []


def test_c3_3_no_die_of_a_colour_that_is_used_up() -> None:
    state = position(DieToPick(seats=[1]), station=OLD)
    state.supply["red"] = 0
    assert PickDie("red") not in legal(state)
    assert refusal(state, PickDie("red")) == Refusal("C3.3", "no-die-in-supply", colour="red")


def test_c3_4_without_a_turtle_nothing_is_asked() -> None:
    state = position(DieToPick(seats=[1]), station=OLD, owned_turtles={0: ["jellyfish"]})
    transition = answer(state, PickDie("red"), *faces("fish", "fish", "fish", "fish"))
    assert asks(transition.state) is DieToPlace


@pytest.mark.parametrize(("turtles", "choices"), [(1, 4), (2, 7), (3, 8), (4, 8)])
def test_c3_4_one_die_for_each_turtle_and_three_at_most(turtles: int, choices: int) -> None:
    owned = ["jellyfish", "stingray", "fish_card", "island_card"][:turtles]
    spaces = {colour: ["turtle"] for colour in COLOURS[:turtles]}
    state = position(DieToPick(seats=[1]), station=OLD, owned_turtles={1: owned}, dice=spaces)
    state = answer(state, PickDie("red")).state
    assert asks(state) is DiceToLock
    moves = legal(state)
    assert len(moves) == choices
    assert LockDice(()) in moves
    assert max(len(move.dice) for move in moves) == min(turtles, 3)


def test_c3_4_refusals() -> None:
    state = position(DiceToLock(seats=[1]), station=OLD, owned_turtles={1: ["jellyfish"]}, dice={"orange": ["turtle"]})
    assert refusal(state, LockDice((0, 1))) == Refusal("C3.4", "more-dice-than-turtles", turtles=1, dice=2)
    once = Refusal("C3.4", "locked-dice-in-order")
    assert refusal(state, LockDice((1, 1))) == once
    assert refusal(state, LockDice((1, 0))) == once


def test_c3_4_locked_dice_keep_their_symbol_and_the_new_one_is_rolled() -> None:
    state = position(DieToPick(seats=[1]), station=OLD, owned_turtles={1: ["jellyfish"]}, dice={"orange": ["turtle"]})
    state = answer(state, PickDie("red")).state
    transition = answer(state, LockDice((1,)), *faces("fish", "octopus", "turtle"))
    assert transition.state.station == [
        Die("blue", "fish"),
        Die("green", "starfish"),
        Die("yellow", "octopus"),
        Die("red", "turtle"),
    ]
    assert told(transition, DiceLocked) == [DiceLocked(seat=1, dice=[1], locked=[CoraliaDie("green", "starfish")])]
    assert told(transition, DiceRolled)[0].rolled == [0, 2, 3]


def test_c3_5_the_other_three_stay_as_they_are() -> None:
    state = placing("blue pearl", *OLD)
    after = answer(state, PlaceDie(2, "reef")).state
    assert asks(after) is SeaCardToKeep
    assert after.station == [Die("blue", "pearl"), Die("blue", "diver"), Die("yellow", "pearl")]


def test_c3_6_on_the_space_of_its_colour_and_symbol() -> None:
    transition = answer(placing("blue pearl", *OLD), PlaceDie(0, "reef"))
    assert told(transition, DiePlaced) == [DiePlaced(seat=0, die="blue", reef="blue", space="pearl")]
    assert transition.state.reefs["blue"].dice == {"pearl": "blue"}


def test_c3_6_not_on_an_occupied_space() -> None:
    state = placing("blue pearl", *OLD, dice={"blue": ["pearl"]})
    assert PlaceDie(0, "reef") not in legal(state)
    assert refusal(state, PlaceDie(0, "reef")) == Refusal("C3.6", "space-occupied", reef="blue", space="pearl")


def test_c3_6_an_octopus_space_needs_an_octopus_in_hand() -> None:
    state = placing("red octopus", *OLD)
    for in_hand in (2, 1):
        state.players[0].octopuses = in_hand
        assert PlaceDie(0, "reef") in legal(state)
    state.players[0].octopuses = 0
    assert PlaceDie(0, "reef") not in legal(state)
    assert refusal(state, PlaceDie(0, "reef")) == Refusal("C3.6", "no-octopus-in-hand", reef="red", space="octopus")
    assert refusal(state, PlaceDie(0, "island")).rule == "C3.7"


def test_c3_7_a_die_whose_space_is_occupied_may_go_on_the_island() -> None:
    state = placing("blue pearl", *OLD, dice={"blue": ["pearl"]})
    assert legal(state) == [PlaceDie(0, "island"), *(PlaceDie(die, "reef") for die in (1, 2, 3))]
    transition = answer(state, PlaceDie(0, "island"))
    assert told(transition, DiePutOnIsland) == [DiePutOnIsland(seat=0, die="blue", symbol="pearl")]
    assert transition.state.island["blue"] == 1


def test_c3_7_a_die_whose_space_is_free_may_not_go_on_the_island() -> None:
    refused = refusal(placing("blue pearl", *OLD), PlaceDie(0, "island"))
    assert refused == Refusal("C3.7", "space-free", reef="blue", space="pearl")


def test_c3_8_all_four_are_rolled_again_even_locked_ones() -> None:
    state = position(
        DiceToLock(seats=[1]),
        station=("blue octopus", "green octopus", "yellow octopus"),
        owned_turtles={1: ["jellyfish", "stingray", "fish_card"]},
        dice=dict.fromkeys(("violet", "red", "orange"), ALL_SPACES[:1]),
    )
    state.picked = ["red"]
    state.supply["red"] -= 1
    state.players[1].octopuses = 0
    transition = answer(
        state,
        LockDice((0, 1, 2)),
        *faces("octopus"),
        *faces(*["octopus"] * 4),
        *faces("octopus", "octopus", "fish", "octopus"),
    )
    rolls = told(transition, DiceRolled)
    assert [(roll.rolled, roll.rule) for roll in rolls] == [
        ([3], "C3.3"),
        ([0, 1, 2, 3], "C3.8"),
        ([0, 1, 2, 3], "C3.8"),
    ]
    assert legal(transition.state) == [PlaceDie(2, "reef")]


def test_c3_8_an_octopus_whose_space_is_occupied_can_be_used() -> None:
    state = position(
        DieToPick(seats=[1]), station=("blue fish", "green fish", "yellow fish"), dice={"blue": ["octopus"]}
    )
    state.players[1].octopuses = 0
    transition = answer(state, PickDie("red"), *faces(*["octopus"] * 4))
    assert len(told(transition, DiceRolled)) == 1
    assert legal(transition.state) == [PlaceDie(0, "island")]
