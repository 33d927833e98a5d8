"""Starting a match, making a move, looking ahead to one."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from service.engine.chance import KeyedChance
from service.engine.play import Transition, forced, play, play_forced, play_on
from service.engine.records import Met, Move, State, Told
from service.engine.table import LookingAhead, UnknownMetError
from service.matches.errors import DecisionAnsweredError, NoSuchDecisionError
from service.matches.events import UndoDeclined
from service.matches.log import begun, logged
from service.matches.match import (
    OVER,
    RUNNING,
    LogEntry,
    Match,
    concluded,
    keyed_table,
    running_state,
    tell,
    with_asked,
    with_header,
)
from service.matches.replay import set_up

_encode = msgspec.json.Encoder().encode


def start(match: Match) -> Match:
    """Set the game up, now that all seats are taken."""
    return _advance(begun(with_header(match, status=RUNNING), set_up(match.header)))


def make_move(match: Match, seat: int, serial: int, move: Move) -> Match:
    """Answer the decision with this serial number; then the service answers decisions that leave no choice.

    The match must not be used afterwards: its position is changed in place, as a copy costs as much as the move.

    Raises NotRunningError, NoSuchDecisionError, DecisionAnsweredError, NotAskedError or IllegalMoveError.
    """
    state = _state_at(match, serial)
    transition = play_on(match.game, state, seat, move, keyed_table(match.header, state.draws))
    return concluded(_advance(_moved(_undo_declined(match, seat), seat, move, transition, automatic=False)))


def look_ahead(match: Match, seat: int, serial: int, move: Move) -> tuple[Match, Met | None]:
    """The match after a move, as far as that is certain, and the first unknown that the move would meet.

    Raises what make_move raises.
    """
    _state_at(match, serial)
    following, met = _preview(_undo_declined(match, seat), play, seat, move)
    while met is None and following.header.automatic and (answer := forced(match.game, running_state(following))):
        following, met = _preview(following, play_forced, *answer)
    ahead = _over_if_nothing_is_pending(following)
    return (ahead if met else with_asked(ahead)), met


def _preview(match: Match, carry_out: Callable[..., Transition], seat: int, move: Move) -> tuple[Match, Met | None]:
    table = LookingAhead(KeyedChance(b"what nobody knows is never drawn"))
    try:
        transition = carry_out(match.game, match.state, seat, move, table)
    except UnknownMetError as unknown:
        told = tell(with_header(match, moves=match.header.moves + 1), table.told)
        return with_header(told, moves=match.header.moves), unknown.met
    return _moved(match, seat, move, transition, automatic=carry_out is play_forced), None


def _state_at(match: Match, serial: int) -> State:
    """The position, which must ask the decision with this serial number."""
    state = running_state(match)
    *later, current = (decision.serial for decision in state.pending)
    if serial > state.serial or serial in later:
        raise NoSuchDecisionError("not-yet-asked", decision=serial, current=current)
    if serial != current:
        raise DecisionAnsweredError("already-answered", decision=serial, current=current)
    return state


def _advance(match: Match) -> Match:
    """Answer decisions that leave no choice, and end the match if nothing is pending."""
    while match.header.automatic and match.state and (answer := forced(match.game, match.state)):
        transition = play_forced(match.game, match.state, *answer, keyed_table(match.header, match.state.draws))
        match = _moved(match, *answer, transition, automatic=True)
    return _over_if_nothing_is_pending(match)


def _over_if_nothing_is_pending(match: Match) -> Match:
    over = match.state is not None and not match.state.pending
    return with_header(match, status=OVER) if over else match


def _undo_declined(match: Match, seat: int) -> Match:
    """Moving declines a pending undo."""
    if match.header.undo is None:
        return match
    return tell(with_header(match, undo=None), [Told(UndoDeclined(seat=seat), {})])


def _moved(match: Match, seat: int, move: Move, transition: Transition, automatic: bool) -> Match:
    return logged(match, LogEntry(seat=seat, move=_encode(move), automatic=automatic), transition, transition.told)
