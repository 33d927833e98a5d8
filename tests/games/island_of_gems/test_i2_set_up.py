"""I2 Set-up."""

from __future__ import annotations

from service.engine.chance import KeyedChance
from service.engine.play import begin
from service.engine.records import TurnBegan
from service.engine.table import Table
from service.games.island_of_gems import GAME
from service.games.island_of_gems.events import IslandsLaid, SeahorseRowDealt, TideCardRevealed
from service.games.island_of_gems.moves import DiamondToPlace, GemToPlace
from service.games.island_of_gems.rules import IslandOfGemsOptions
from tests.games.island_of_gems.positions import (
    DIAMOND_TIDES,
    FLOODS,
    LEFT,
    TOP_LEFT,
    legal,
    unshuffled,
)


def test_i2_1_nine_islands_three_open_cards_one_tide_card() -> None:
    state, table = unshuffled(FLOODS[LEFT])
    assert (len(state.islands), len(state.unused_tiles)) == (9, 5)
    assert (len(state.row), len(state.deck)) == (3, 21)
    assert (len(state.tides), len(state.tide_pile)) == (1, 13)
    assert state.flooded == LEFT
    assert [told.event for told in table.told] == [
        IslandsLaid(tiles=state.islands),
        SeahorseRowDealt(cards=state.row, islands=[[], [], []]),
        TideCardRevealed(card=FLOODS[LEFT], kind="flood", island=LEFT),
        TurnBegan(seat=0, turn=1),
    ]
    assert isinstance(state.pending[-1], GemToPlace)


def test_i2_1_the_shuffles_decide_what_is_laid_and_dealt() -> None:
    laid = set()
    for number in range(20):
        table = Table(KeyedChance(number.to_bytes(32, "big")))
        state = begin(GAME, 2, 0, IslandOfGemsOptions(), table).state
        laid.add((tuple(state.islands), tuple(state.row), tuple(state.tides)))
    assert len(laid) == 20


def test_i2_1_the_match_can_say_who_starts() -> None:
    for starts in (0, 1):
        state, table = unshuffled(FLOODS[TOP_LEFT], starts)
        assert state.pending[-1].seats == [starts]
        assert table.told[-1].event == TurnBegan(seat=starts, turn=1)


def test_i2_1_a_first_diamond_comes_before_the_first_gem() -> None:
    state, _ = unshuffled(DIAMOND_TIDES[2], starts=1)
    assert [(type(decision), decision.seats) for decision in reversed(state.pending)] == [
        (DiamondToPlace, [1]),
        (DiamondToPlace, [0]),
    ]
    assert state.turn == 0
    assert len(legal(state, 1)) == 81


def test_i2_1_the_option_is_kept() -> None:
    state, _ = unshuffled(FLOODS[0], options=IslandOfGemsOptions(patterns="table"))
    assert state.patterns == "table"
    assert IslandOfGemsOptions().patterns == "sum"
