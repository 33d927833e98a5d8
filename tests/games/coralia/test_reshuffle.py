"""When moves are taken back, whatever is face down is reshuffled and questions get new numbers."""

from __future__ import annotations

from service.engine.chance import KeyedChance
from service.engine.play import take_back
from service.engine.table import Table
from service.games.coralia import GAME
from service.games.coralia.moves import CarryOutStarfish, StarfishToCarryOut
from service.games.coralia.setup import CoraliaOptions, reshuffle, setup
from tests.games.coralia.positions import answer, card, position


def test_piles_are_shuffled_except_for_the_cards_that_players_put_under_them() -> None:
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
    face_down = [*(reef.chest for reef in state.reefs.values() if reef.chest), *state.spare_chests]
    assert len(set(face_down)) == len(face_down) == 7


def test_waiting_questions_get_new_numbers_too() -> None:
    """The second player may have answered since: the same answer, sent again, must not count for the new question."""
    questions = StarfishToCarryOut(seats=[1]), StarfishToCarryOut(seats=[0])
    cards = {0: [card("points_per_turtle")], 1: [card("points_per_chest"), card("jellyfish")]}
    earlier = position(*questions, turn=20, to_carry_out=cards)
    state = answer(earlier, CarryOutStarfish(card("points_per_turtle"))).state
    answered = state.pending[-1].serial
    later = answer(state, CarryOutStarfish(card("points_per_chest"))).state
    restored = take_back(GAME, earlier, later, Table(KeyedChance(b"a"))).state
    again = answer(restored, CarryOutStarfish(card("points_per_turtle"))).state
    assert again.pending[-1].seats == [1]
    assert again.pending[-1].serial > later.serial > answered
