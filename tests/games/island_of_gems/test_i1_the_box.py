"""I1 The box."""

from __future__ import annotations

from collections import Counter

import pytest

from service.games.island_of_gems import GAME
from service.games.island_of_gems.components import DIAMONDS, GEMS, SEAHORSE_CARDS, TIDE_CARDS, TILES


@pytest.mark.parametrize("tile", TILES)
def test_i1_1_a_tile_has_three_numbered_shells_four_yellow_ones_and_two_seahorses(tile: str) -> None:
    spaces = TILES[tile]
    assert Counter(space.kind for space in spaces) == {"numbered_shell": 3, "yellow_shell": 4, "seahorse": 2}
    assert {space.value for space in spaces if space.kind == "numbered_shell"} == {2, 3}
    assert {space.value for space in spaces if space.kind == "yellow_shell"} == {1}
    assert {space.value for space in spaces if space.kind == "seahorse"} == {0}


def test_i1_1_fourteen_tiles_all_different() -> None:
    assert len(TILES) == len(set(TILES.values())) == 14


def test_i1_1_tile_13_reads_as_printed() -> None:
    assert [space.value for space in TILES["tile:13"]] == [1, 0, 3, 2, 1, 3, 1, 0, 1]


@pytest.mark.parametrize(
    ("kind", "values"), [("yellow_shell", [1, 2, 1, 2, 1, 2, 1, 2, 1]), ("white_shell", [2, 1, 2, 1, 1, 1, 2, 1, 2])]
)
def test_i1_2_one_shell_card_of_each_colour_for_each_position(kind: str, values: list[int]) -> None:
    cards = [card for card in SEAHORSE_CARDS.values() if card.kind == kind]
    assert [card.position for card in cards] == list(range(9))
    assert [card.value for card in cards] == values


def test_i1_2_six_scuba_divers_among_24_seahorse_cards() -> None:
    assert Counter(card.kind for card in SEAHORSE_CARDS.values())["scuba_diver"] == 6
    assert len(SEAHORSE_CARDS) == 24


def test_i1_3_a_flood_for_each_position_and_five_diamonds() -> None:
    assert [card.position for card in TIDE_CARDS.values() if card.kind == "flood"] == list(range(9))
    assert sum(card.kind == "diamond" for card in TIDE_CARDS.values()) == 5


def test_i1_4_each_player_has_27_gems_and_5_diamonds() -> None:
    assert (GEMS, DIAMONDS) == (27, 5)


def test_i1_the_box_of_the_game_lists_every_component() -> None:
    listed = {row["id"] for table in GAME.box for row in table.rows if "id" in row}
    assert listed == GAME.components
    assert len(listed) == 14 + 24 + 14
