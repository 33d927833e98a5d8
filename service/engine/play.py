"""The only way a match moves from one state to the next."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any, NamedTuple

from service.engine.game import Game
from service.engine.message import message
from service.engine.records import (
    AnsweredAutomatically,
    Asked,
    Decision,
    MatchOver,
    MatchStarted,
    Met,
    Move,
    Refusal,
    State,
    Told,
    tag,
)
from service.engine.table import Table

_LOT = message("met-starting-player")


class NotAskedError(Exception):
    """The seat is not asked anything now."""


class IllegalMoveError(Exception):
    """A rule of the game forbids the move."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.rule, refusal.message)
        self.refusal = refusal


class Transition(NamedTuple):
    """A new state, and what was told, met and drawn on the way to it."""

    state: Any
    told: list[Told]
    met: list[Met]
    drawn: list[int]


def begin(game: Game, seats: int, starts: int | None, options: Any, table: Table) -> Transition:
    """Set up a match; if `starts` is None, the starting player is drawn by lot."""
    by_lot = starts is None
    first = table.roll(range(seats), _LOT) if starts is None else starts
    table.tell(MatchStarted(starts=first, by_lot=by_lot))
    state = game.setup(seats, first, options, table)
    return _close(game, state, table)


def play(game: Game, state: State, seat: int, move: Move, table: Table) -> Transition:
    """Answer the decision on top, leaving the given state unchanged.

    Raises NotAskedError or IllegalMoveError.
    """
    _must_be_legal(game, state, seat, move)
    return carry_out(game, game.load(game.dump(state)), seat, move, table)


def play_on(game: Game, state: State, seat: int, move: Move, table: Table) -> Transition:
    """Like `play`, but changes the given state: for callers that are done with it. Raises the same."""
    _must_be_legal(game, state, seat, move)
    return carry_out(game, state, seat, move, table)


def carry_out(game: Game, state: State, seat: int, move: Move, table: Table) -> Transition:
    """Like `play_on`, for a move that is known to be legal."""
    game.apply(state, _answered(state, seat), seat, move, table)
    return _close(game, state, table)


def play_forced(game: Game, state: State, seat: int, move: Move, table: Table) -> Transition:
    """Answer for a seat that has no choice, and say so. Raises the same as `play`."""
    decision = state.pending[-1]
    table.tell(AnsweredAutomatically(seat=seat, decision=tag(decision), serial=decision.serial))
    return play(game, state, seat, move, table)


def take_back(game: Game, earlier: State, current: State, table: Table) -> Transition:
    """Restore an earlier position, with new serial numbers for its questions: the old ones may have been answered.

    Draws made since stay spent, and what lies face down is reshuffled, so that having seen it is no advantage.
    """
    restored = game.load(game.dump(earlier))
    restored.serial = current.serial
    for decision in restored.pending:
        restored.serial += 1
        decision.serial = restored.serial
    game.reshuffle(restored, table)
    restored.draws = table.chance.drawn
    return Transition(restored, table.told, table.met, table.chance.results)


def refuse(game: Game, state: State, seat: int, move: Move) -> Refusal | None:
    """The rule that forbids the move, or None. Raises NotAskedError if the seat isn't asked."""
    decision = decision_for(state, seat)
    if decision is None:
        raise NotAskedError
    if not isinstance(move, decision.answers):
        return Refusal(decision.rule, "answers-another-question", question=game.question(state, seat))
    return game.refusal(state, seat, move)


def legal_moves(game: Game, state: State, seat: int) -> Iterator[Move]:
    """Every legal answer of this seat to the decision on top; none if it isn't asked."""
    if decision_for(state, seat) is None:
        return iter(())
    candidates = game.candidates(state, seat)
    if game.candidates_are_legal:
        return iter(candidates)
    return (move for move in candidates if game.refusal(state, seat, move) is None)


def forced(game: Game, state: State) -> tuple[int, Move] | None:
    """The first seat that has only one legal answer to the decision on top, and the answer."""
    if not state.pending or not state.pending[-1].automatic:
        return None
    for seat in state.pending[-1].seats:
        moves = [*islice(legal_moves(game, state, seat), 2)]
        if len(moves) == 1:
            return seat, moves[0]
    return None


def decision_for(state: State, seat: int | None) -> Decision | None:
    """The decision on top, for a seat that it asks."""
    if seat is None or not state.pending:
        return None
    decision: Decision = state.pending[-1]
    return decision if seat in decision.seats else None


def asked(state: State) -> Asked | None:
    """What everybody knows about the decision on top."""
    if not state.pending:
        return None
    decision = state.pending[-1]
    return Asked(type=tag(decision), serial=decision.serial, seats=list(decision.seats))


def _must_be_legal(game: Game, state: State, seat: int, move: Move) -> None:
    refusal = refuse(game, state, seat, move)
    if refusal is not None:
        raise IllegalMoveError(refusal)


def _answered(state: State, seat: int) -> Decision:
    """Take the seat off the decision on top, and the decision off the stack once nobody is left to answer it."""
    decision: Decision = state.pending[-1]
    decision.seats.remove(seat)
    if not decision.seats:
        state.pending.pop()
    return decision


def _close(game: Game, state: State, table: Table) -> Transition:
    state.draws = table.chance.drawn
    outcome = None if state.pending else game.outcome(state)
    if outcome is not None:
        table.tell(MatchOver(winners=outcome.winners, decided_by=outcome.decided_by, compared=outcome.compared))
    return Transition(state, table.told, table.met, table.chance.results)
