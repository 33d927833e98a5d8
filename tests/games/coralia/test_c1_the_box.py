"""C1 The box."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from service.games.coralia import GAME
from service.games.coralia.components import (
    CARD_COLOURS,
    CARDS,
    CHESTS,
    COLOURS,
    DIVER_POINTS,
    PEARL_VALUES,
    PILE_CARDS,
    SPACES,
    STINGRAYS,
    TURTLES,
)
from service.games.coralia.setup import CoraliaOptions
from tests.games.coralia.positions import FULL_BOX_OF_DICE, count_dice
from tests.laws.walk import Match, start, walk


def test_c1_1_six_reefs() -> None:
    assert COLOURS == ("blue", "green", "yellow", "red", "violet", "orange")


def test_c1_2_seven_spaces_and_fifteen_diver_points() -> None:
    assert list(DIVER_POINTS) == list(SPACES)
    assert [DIVER_POINTS[space] for space in SPACES] == [1, 2, 3, 4, 5, 0, 0]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_c1_3_no_die_is_ever_lost(seats: int) -> None:
    match = Match(GAME, seats, CoraliaOptions(), b"dice" * 8)
    first = start(match)
    assert count_dice(first.state) == FULL_BOX_OF_DICE
    for step in walk(match, first):
        assert count_dice(step.after) == FULL_BOX_OF_DICE


def test_c1_4_the_best_four_pearls_make_22() -> None:
    values = sorted(PEARL_VALUES[card.face] for card in CARDS.values() if card.face in PEARL_VALUES)
    assert Counter(card.face for card in PILE_CARDS["pearl"].values()) == {
        "pearl_2": 6,
        "pearl_3": 5,
        "pearl_4": 4,
        "pearl_5": 3,
    }
    assert sum(values[-4:]) == 22


def test_c1_5_fish() -> None:
    assert Counter(card.face for card in PILE_CARDS["fish"].values()) == {
        "lionfish": 5,
        "pufferfish": 5,
        "angelfish": 5,
    }
    assert len(STINGRAYS) == 2


def test_c1_6_starfish() -> None:
    counts = Counter(card.face for card in PILE_CARDS["starfish"].values())
    assert (counts.total(), len(counts)) == (18, 11)
    assert {face for face, count in counts.items() if count == 2} == {"pearl_6", "anemonefish", "spare_chest"}
    assert {face for face, count in counts.items() if count == 3} == {"two_reefs", "leftover"}


def test_c1_6_only_two_reefs_and_leftover_cards_have_colours() -> None:
    for each in CARDS.values():
        assert (each.colours is not msgspec.UNSET) == (each.face in CARD_COLOURS)
        assert len({*each.pair}) == len(each.pair)
    shown = [row.get("colours") for table in GAME.box if table.name == "cards" for row in table.rows]
    assert [list(colours or ()) for colours in shown] == [each.pair for each in CARDS.values()]


def test_c1_7_and_c1_8_eight_different_turtles_and_chests() -> None:
    assert len({turtle.bonus for turtle in TURTLES.values()}) == len(TURTLES) == 8
    assert len({chest.bonus for chest in CHESTS.values()}) == len(CHESTS) == 8


def test_every_component_has_a_unique_id() -> None:
    assert len(GAME.components) == 18 + 15 + 2 + 18 + 8 + 8


def test_the_box_lists_what_is_paid() -> None:
    rows = {table.name: table.rows for table in GAME.box}
    assert [(row["kinds"], row["points"]) for row in rows["fish_sets"]] == [(1, 3), (2, 7), (3, 12), (4, 18), (5, 25)]
    assert [(row["place"], row["cards"]) for row in rows["pearls_scored"]] == [(1, 4), (2, 2), (3, 1), (4, 1)]
    assert [(row["seats"], row["rounds"]) for row in rows["rounds"]] == [(2, 10), (3, 9), (4, 8)]
    assert [row["count"] for row in rows["dice"]] == [6, 6, 6, 6, 6, 6, 2]


def test_the_box_lists_every_component() -> None:
    listed = {row["id"] for table in GAME.box for row in table.rows if "id" in row}
    assert listed == GAME.components
