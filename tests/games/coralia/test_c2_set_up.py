"""C2 Set-up."""

from __future__ import annotations

from collections import Counter

import pytest

from service.engine.chance import KeyedChance, LoadedChance
from service.engine.play import begin
from service.engine.records import MatchStarted, TurnBegan
from service.engine.table import Table
from service.games.coralia import GAME
from service.games.coralia.components import CHESTS, COLOURS, PILE_CARDS, TURTLES
from service.games.coralia.events import SetupDiePlaced, TurtlePutAside
from service.games.coralia.moves import DieToPick
from service.games.coralia.setup import CoraliaOptions, roll_setup_dice
from service.games.coralia.state import State
from tests.games.coralia.positions import faces, position


def set_up(seats: int, key: bytes = b"k" * 32, starts: int | None = 0) -> State:
    return begin(GAME, seats, starts, CoraliaOptions(), Table(KeyedChance(key))).state


def rolled(seats: int, *symbols: str) -> tuple[State, Table]:
    state, table = position(seats=seats), Table(LoadedChance(*faces(*symbols)))
    roll_setup_dice(state, table)
    return state, table


def test_c2_1_three_cards_of_each_kind_make_the_island_pile() -> None:
    state = set_up(4)
    assert {name: len(pile.cards) for name, pile in state.piles.items()} == {
        "fish": 12,
        "pearl": 15,
        "starfish": 15,
        "island": 9,
    }
    for name, cards in PILE_CARDS.items():
        assert set(state.piles[name].cards) < set(cards)
        assert sum(card in cards for card in state.piles["island"].cards) == 3


def test_c2_1_the_piles_are_shuffled() -> None:
    one, other = set_up(4), set_up(4, b"q" * 32)
    for name, pile in one.piles.items():
        assert pile.cards != sorted(pile.cards)
        assert pile.cards != other.piles[name].cards


def test_c2_1_the_island_pile_is_shuffled_again() -> None:
    on_top = {set_up(4, bytes([number]) * 32).piles["island"].cards[-1] for number in range(20)}
    assert all(on_top & set(cards) for cards in PILE_CARDS.values())


def test_c2_2_and_c2_3_turtles_and_chests_are_mixed() -> None:
    blue_reefs = [set_up(4, bytes([number]) * 32).reefs["blue"] for number in range(20)]
    assert len({reef.turtle for reef in blue_reefs}) > 4
    assert len({reef.chest for reef in blue_reefs}) > 4


def test_c2_2_and_c2_3_a_turtle_and_a_chest_on_each_reef_and_two_spare() -> None:
    state = set_up(4)
    assert {*(reef.turtle for reef in state.reefs.values()), *state.spare_turtles} == set(TURTLES)
    assert {*(reef.chest for reef in state.reefs.values()), *state.spare_chests} == set(CHESTS)
    assert (len(state.spare_turtles), len(state.spare_chests)) == (2, 2)


def test_c2_4_the_white_dice_lie_on_the_island() -> None:
    state = set_up(4)
    assert state.dice_on_island == state.island["white"] == 2
    assert set(state.supply.values()) == {6}


def test_c2_5_four_players_roll_no_set_up_dice() -> None:
    state, table = rolled(4)
    assert not table.told
    assert not any(reef.dice for reef in state.reefs.values())


def test_c2_5_three_players_roll_one_die_of_each_colour() -> None:
    state, table = rolled(3, "pearl", "fish", "octopus", "starfish", "turtle", "diver")
    placed = ("pearl", "fish", "octopus", "starfish", "turtle", "treasure")
    assert [state.reefs[colour].dice for colour in COLOURS] == [
        {space: colour} for space, colour in zip(placed, COLOURS, strict=True)
    ]
    assert set(state.supply.values()) == {5}
    told = [told.event for told in table.told if isinstance(told.event, SetupDiePlaced)]
    assert [(event.colour, event.to) for event in told] == list(zip(COLOURS, placed, strict=True))
    assert told[-1].symbol == "diver"


def test_c2_5_a_taken_turtle_space_gives_its_turtle_to_the_spares() -> None:
    state, table = rolled(3, "turtle", "fish", "fish", "fish", "fish", "fish")
    turtle = state.spare_turtles[-1]
    assert state.reefs["blue"].turtle is None
    assert len(state.spare_turtles) == 3
    assert [told.event for told in table.told if isinstance(told.event, TurtlePutAside)] == [
        TurtlePutAside(turtle=TURTLES[turtle], reef="blue")
    ]


def test_c2_5_a_diver_symbol_covers_the_chest_and_leaves_the_diver_space_free() -> None:
    state, _ = rolled(3, "diver", "fish", "fish", "fish", "fish", "fish")
    assert state.reefs["blue"].dice == {"treasure": "blue"}
    assert state.reefs["blue"].chest is not None


def test_c2_5_nobody_owns_a_set_up_octopus_and_nobody_gets_anything() -> None:
    state, _ = rolled(3, "octopus", "pearl", "fish", "starfish", "turtle", "turtle")
    assert state.reefs["blue"].octopus is None
    assert [player.octopuses for player in state.players] == [2, 2, 2]
    assert not any(player.points or player.cards or player.turtles for player in state.players)


def test_c2_5_two_players_roll_all_first_dice_then_all_second_dice() -> None:
    first = ["pearl", "pearl", "pearl", "pearl", "pearl", "pearl"]
    second = ["fish", "pearl", "turtle", "starfish", "diver", "octopus"]
    state, table = rolled(2, *first, *second)
    colours = [told.event.colour for told in table.told if isinstance(told.event, SetupDiePlaced)]
    assert colours == [*COLOURS, *COLOURS]
    assert state.reefs["blue"].dice == {"pearl": "blue", "fish": "blue"}
    assert state.reefs["violet"].dice == {"pearl": "violet", "treasure": "violet"}
    assert set(state.supply.values()) == {4}


def test_c2_5_the_second_of_two_equal_symbols_goes_on_the_island() -> None:
    state, table = rolled(2, *["pearl"] * 6, "pearl", *["fish"] * 5)
    assert state.reefs["blue"].dice == {"pearl": "blue"}
    assert state.island["blue"] == 1
    assert table.told[6].event == SetupDiePlaced(colour="blue", symbol="pearl", to="island")


def test_c2_5_the_second_diver_of_a_colour_goes_on_the_island() -> None:
    state, _ = rolled(2, "diver", *["fish"] * 5, "diver", *["pearl"] * 5)
    assert state.reefs["blue"].dice == {"treasure": "blue"}
    assert state.island["blue"] == 1


@pytest.mark.parametrize("starts", [0, 1, 2])
def test_c2_6_the_match_says_who_starts(starts: int) -> None:
    transition = begin(GAME, 3, starts, CoraliaOptions(), Table(KeyedChance(b"k" * 32)))
    assert transition.told[0].event == MatchStarted(starts=starts, by_lot=False)
    assert transition.told[-1].event == TurnBegan(seat=starts, turn=1)
    assert transition.state.pending == [DieToPick(seats=[starts], serial=1)]


def test_c2_6_otherwise_the_starting_player_is_drawn_by_lot() -> None:
    lots = Counter(set_up(4, bytes([number]) * 32, None).starts for number in range(60))
    assert set(lots) == {0, 1, 2, 3}
