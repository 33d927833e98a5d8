from __future__ import annotations

import itertools
from dataclasses import replace
from typing import Any

import pytest

from service.engine.chance import KeyedChance, LoadedChance
from service.engine.message import message
from service.engine.play import (
    IllegalMoveError,
    NotAskedError,
    Transition,
    asked,
    begin,
    decision_for,
    forced,
    legal_moves,
    play,
    play_forced,
    refuse,
    take_back,
)
from service.engine.records import AnsweredAutomatically, Asked, MatchOver, MatchStarted, Met, Move, Refusal, tag
from service.engine.table import Table
from tests.engine.pebbles import BAG, GAME, Bid, BidMade, BidToMake, Hide, Options, PebbleDrawn, PebbleWon, Show, State

KEY = b"k" * 32


def keyed(state: State | None = None) -> Table:
    return Table(KeyedChance(KEY, state.draws if state else 0))


def start(seats: int = 2, starts: int | None = 0) -> Transition:
    return begin(GAME, seats, starts, Options(), keyed())


def played(state: Any, *moves: tuple[int, Any]) -> Any:
    for seat, move in moves:
        state = play(GAME, state, seat, move, keyed(state)).state
    return state


@pytest.fixture
def state() -> Any:
    """Two seats with three coins each, both asked for a bid."""
    return start().state


# Beginning


def test_a_match_begins_with_the_given_player() -> None:
    first = start(seats=3, starts=2)
    assert first.told[0].event == MatchStarted(starts=2, by_lot=False)
    assert first.state.starts == 2


def test_otherwise_the_starting_player_is_drawn_by_lot() -> None:
    table = Table(LoadedChance(1, *[0] * 5))
    first = begin(GAME, 3, None, Options(), table)
    assert first.told[0].event == MatchStarted(starts=1, by_lot=True)
    assert first.met[0] == Met("roll", message("met-starting-player"))


def test_the_state_counts_the_draws() -> None:
    assert start().state.draws == 5  # a shuffle of six pebbles
    assert begin(GAME, 2, None, Options(), keyed()).state.draws == 6


def test_the_start_tells_each_seat_its_own_secret() -> None:
    told = [told for told in start().told if isinstance(told.event, PebbleDrawn)]
    state = start().state
    assert [one.to(None) for one in told] == [PebbleDrawn(seat=0), PebbleDrawn(seat=1)]
    assert told[1].to(1) == PebbleDrawn(seat=1, pebble=state.hands[1][0])
    assert told[1].to(0) == PebbleDrawn(seat=1)


# Asking


def test_everybody_knows_who_is_asked_what(state: State) -> None:
    assert asked(state) == Asked(type="bid_to_make", serial=1, seats=[0, 1])


def test_only_a_seat_that_is_asked_has_a_decision(state: State) -> None:
    won = played(state, (0, Bid(2)), (1, Bid(1)))
    assert tag(decision_for(won, 0)) == "pebble_to_place"
    assert decision_for(won, 1) is None
    assert decision_for(won, None) is None


def test_each_decision_has_the_next_serial_number(state: State) -> None:
    won = played(state, (0, Bid(2)), (1, Bid(1)))
    again = played(won, (0, Show()))
    assert [one.pending[-1].serial for one in (state, won, again)] == [1, 2, 3]


def test_a_match_that_is_over_asks_nobody() -> None:
    over = to_the_end(start().state)
    assert asked(over) is None
    assert decision_for(over, 0) is None
    assert list(legal_moves(GAME, over, 0)) == []
    assert forced(GAME, over) is None


# Answering


def test_several_seats_may_answer_in_any_order(state: State) -> None:
    bids = [(0, Bid(1)), (1, Bid(2))]
    ends = [GAME.dump(played(state, *order)) for order in itertools.permutations(bids)]
    assert ends[0] == ends[1]


def test_a_decision_stays_until_the_last_seat_has_answered(state: State) -> None:
    once = played(state, (1, Bid(1)))
    assert asked(once) == Asked(type="bid_to_make", serial=1, seats=[0])
    with pytest.raises(NotAskedError):
        play(GAME, once, 1, Bid(1), keyed(once))


def test_a_seat_that_is_not_asked_cannot_answer(state: State) -> None:
    won = played(state, (0, Bid(2)), (1, Bid(1)))
    with pytest.raises(NotAskedError):
        play(GAME, won, 1, Show(), keyed(won))


def test_playing_leaves_the_given_state_unchanged(state: State) -> None:
    before = GAME.dump(state)
    play(GAME, state, 0, Bid(3), keyed(state))
    assert GAME.dump(state) == before


def test_a_secret_answer_is_told_to_its_seat_only(state: State) -> None:
    (told,) = play(GAME, state, 0, Bid(3), keyed(state)).told
    assert (told.to(0), told.to(1), told.to(None)) == (BidMade(seat=0, coins=3), BidMade(seat=0), BidMade(seat=0))


def test_what_follows_the_last_answer_is_told_in_order(state: State) -> None:
    once = played(state, (0, Bid(1)))
    told = play(GAME, once, 1, Bid(2), keyed(once)).told
    assert [one.event for one in told] == [BidMade(seat=1), PebbleWon(seat=1, coins=2)]


def test_a_transition_lists_what_the_move_met(state: State) -> None:
    bid = play(GAME, state, 0, Bid(1), keyed(state))
    won = played(bid.state, (1, Bid(0)))
    assert bid.met == []
    assert play(GAME, won, 0, Hide(), keyed(won)).met == [Met("draw", BAG)]


def test_the_same_key_and_moves_give_the_same_match() -> None:
    assert GAME.dump(to_the_end(start().state)) == GAME.dump(to_the_end(start().state))


# Refusing


def test_an_illegal_move_names_the_rule_and_changes_nothing(state: State) -> None:
    poor = played(state, (0, Bid(2)), (1, Bid(0)), (0, Show()))
    before, table = GAME.dump(poor), keyed(poor)
    with pytest.raises(IllegalMoveError) as caught:
        play(GAME, poor, 0, Bid(2), table)
    assert caught.value.refusal == Refusal("P2", "too-few-coins", coins=1)
    assert (GAME.dump(poor), table.told, table.met) == (before, [], [])


def test_a_move_that_is_no_answer_is_refused_by_the_rule_of_the_decision(state: State) -> None:
    to_bid, to_place = message("decision-bid_to_make"), message("decision-pebble_to_place")
    assert refuse(GAME, state, 0, Show()) == Refusal("P2", "answers-another-question", question=to_bid)
    won = played(state, (0, Bid(2)), (1, Bid(0)))
    assert refuse(GAME, won, 0, Bid(1)) == Refusal("P3", "answers-another-question", question=to_place)


def test_only_a_seat_that_is_asked_can_be_refused(state: State) -> None:
    won = played(state, (0, Bid(2)), (1, Bid(0)))
    with pytest.raises(NotAskedError):
        refuse(GAME, won, 1, Bid(9))


def test_legal_moves_are_the_candidates_without_a_refusal(state: State) -> None:
    poor = played(state, (0, Bid(2)), (1, Bid(0)), (0, Show()))
    assert list(legal_moves(GAME, poor, 0)) == [Bid(0), Bid(1)]
    assert list(legal_moves(GAME, poor, 1)) == [Bid(0), Bid(1), Bid(2), Bid(3)]


def test_candidates_that_are_all_legal_are_listed_without_asking_for_refusals(state: State) -> None:
    sure = replace(GAME, candidates_are_legal=True, candidates=lambda _state, _seat: [Bid(0)], refusal=_never_asked)
    assert list(legal_moves(sure, state, 0)) == [Bid(0)]


def _never_asked(_state: State, _seat: int, _move: Move) -> Refusal | None:
    raise AssertionError("refusal was asked")


def test_a_seat_that_is_not_asked_has_no_legal_move(state: State) -> None:
    won = played(state, (0, Bid(2)), (1, Bid(0)))
    assert list(legal_moves(GAME, won, 1)) == []
    assert list(legal_moves(GAME, won, 0)) == [Hide(), Show()]


# Forced answers


@pytest.fixture
def broke(state: State) -> Any:
    """Seat 0 has no coins left, so its only bid is 0; seat 1 has a choice."""
    return played(state, (0, Bid(3)), (1, Bid(0)), (0, Show()))


def test_one_legal_answer_is_forced(broke: State) -> None:
    assert forced(GAME, broke) == (0, Bid(0))


def test_a_choice_is_not_forced(state: State, broke: State) -> None:
    assert forced(GAME, state) is None
    assert forced(GAME, played(broke, (0, Bid(0)))) is None


def test_one_legal_answer_is_forced_on_a_seat_asked_together_with_others(state: State) -> None:
    broke = played(state, (0, Bid(0)), (1, Bid(3)), (1, Show()))
    assert forced(GAME, broke) == (1, Bid(0))


def test_an_answer_that_would_tell_the_others_something_is_not_forced(
    broke: State, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(BidToMake, "automatic", False)
    assert forced(GAME, broke) is None


def test_a_forced_answer_says_so_first(broke: State) -> None:
    transition = play_forced(GAME, broke, 0, Bid(0), keyed(broke))
    assert [told.event for told in transition.told] == [
        AnsweredAutomatically(seat=0, decision="bid_to_make", serial=3),
        BidMade(seat=0),
    ]
    assert asked(transition.state).seats == [1]  # type: ignore[union-attr] - seat 1 has yet to answer


# Taking back


def test_taking_back_restores_the_earlier_position_with_a_new_serial_number(state: State) -> None:
    won = played(state, (0, Bid(1)), (1, Bid(2)))
    restored = take_back(GAME, state, won, Table(KeyedChance(b"key", won.draws))).state
    assert asked(restored) == Asked(type="bid_to_make", serial=3, seats=[0, 1])
    assert (restored.coins, restored.hands) == (state.coins, state.hands)
    assert state.pending[-1].serial == 1


def test_draws_are_never_used_again(state: State) -> None:
    later = played(state, (0, Bid(1)), (1, Bid(2)))
    later.draws += 7
    restored = take_back(GAME, state, later, Table(KeyedChance(b"key", later.draws)))
    assert restored.state.draws == later.draws + len(restored.drawn)


def test_what_lies_face_down_is_reshuffled(state: State) -> None:
    won = played(state, (0, Bid(1)), (1, Bid(2)))
    bags = {tuple(take_back(GAME, state, won, Table(KeyedChance(bytes([n])))).state.bag) for n in range(40)}
    assert len(bags) > 10
    assert {tuple(sorted(bag)) for bag in bags} == {tuple(sorted(state.bag))}


# Ending


def to_the_end(state: Any) -> Any:
    while state.pending:
        seat = state.pending[-1].seats[0]
        move = list(legal_moves(GAME, state, seat))[-1]
        last = play(GAME, state, seat, move, keyed(state))
        state = last.state
    assert [told.event for told in last.told if isinstance(told.event, MatchOver)] == [last.told[-1].event]
    return state


def test_the_end_is_told_once_and_last() -> None:
    over = to_the_end(start().state)
    outcome = GAME.outcome(over)
    assert outcome is not None
    assert outcome.winners == [0]
    assert [score.points for score in outcome.scores] == GAME.view(over, None).scores == [3, 1]
