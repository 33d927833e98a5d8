"""What lies face down is shuffled anew when moves are taken back."""

from __future__ import annotations

from service.engine.chance import KeyedChance
from service.engine.table import Table
from service.games.coralia import GAME
from service.games.coralia.setup import CoraliaOptions, reshuffle, setup


def test_piles_are_shuffled_but_for_the_cards_that_somebody_put_under_them() -> None:
    state = setup(2, 0, CoraliaOptions(), Table(KeyedChance(b"a")))
    pile = state.piles["fish"]
    pile.returned_by = [1, 0]
    before = list(pile.cards)
    reshuffle(state, Table(KeyedChance(b"b")))
    assert pile.cards[:2] == before[:2]
    assert pile.cards != before
    assert sorted(pile.cards) == sorted(before)


def test_chests_are_shuffled_among_the_places_where_they_lie() -> None:
    state = setup(2, 0, CoraliaOptions(), Table(KeyedChance(b"a")))
    state.reefs["blue"].chest = None
    before = GAME.dump(state)
    reshuffle(state, Table(KeyedChance(b"b")))
    after = GAME.load(before)
    assert state.reefs["blue"].chest is None
    assert [reef.chest for reef in state.reefs.values()] != [reef.chest for reef in after.reefs.values()]
    lying = [*(reef.chest for reef in state.reefs.values() if reef.chest), *state.spare_chests]
    assert len(set(lying)) == len(lying) == 7
