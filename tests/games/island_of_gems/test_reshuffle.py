"""What is shuffled when moves are taken back: both decks, and nothing that a player has or sees."""

from __future__ import annotations

from service.engine.chance import KeyedChance
from service.engine.table import Table
from service.games.island_of_gems import GAME
from service.games.island_of_gems.state import State
from tests.games.island_of_gems.positions import WHITE, YELLOW, gem, position


def a_position() -> State:
    return position(gem(0), open_cards=([YELLOW[5]], []), secret_cards=([WHITE[3], WHITE[4]], [YELLOW[6], YELLOW[7]]))


def reshuffled(number: int) -> State:
    state = a_position()
    GAME.reshuffle(state, Table(KeyedChance(bytes([number]))))
    return state


def test_both_decks_are_shuffled() -> None:
    states = [reshuffled(number) for number in range(20)]
    assert len({tuple(state.deck) for state in states}) == len({tuple(state.tide_pile) for state in states}) == 20


def test_everything_else_stays_as_it_was() -> None:
    before = a_position()
    for state in map(reshuffled, range(20)):
        assert sorted(state.deck) == sorted(before.deck)
        assert sorted(state.tide_pile) == sorted(before.tide_pile)
        state.deck, state.tide_pile = before.deck, before.tide_pile
        assert state == before
