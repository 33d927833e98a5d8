"""The past of a match.

A match is read from its newest position. An earlier one is replayed from the last checkpoint before it, so that a look
at any move costs the same; matches that are older than checkpoints are replayed from their start.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from service.engine.play import IllegalMoveError, NotAskedError
from service.engine.records import State
from service.matches.errors import NoSuchMomentError, RulesChangedError
from service.matches.log import since_checkpoint
from service.matches.match import RUNNING, LogEntry, Match, with_header
from service.matches.replay import replay, set_up


def at(match: Match, moves: int, newest_first: Iterable[LogEntry]) -> Match:
    """The match as it was after `moves` entries of its log, which are given newest first and read as far as needed.

    Raises NoSuchMomentError or RulesChangedError.
    """
    must_have_come_to(match, moves)
    if moves == match.header.moves:
        return match
    log = since_checkpoint(newest_first)
    header = match.header
    last_event = log[-1].last_event if log else header.start_event
    check = log[-1].check if log else header.start_check
    story_check = log[-1].story_check if log else header.start_story_check
    past = with_header(match, moves=moves, status=RUNNING, undo=None, check=check, story_check=story_check)
    return replace(past, position=position_after(match, log), last_event=last_event)


def must_have_come_to(match: Match, moves: int) -> None:
    """Raises NoSuchMomentError if the match has not started, or has had fewer moves."""
    if match.position is None:
        raise NoSuchMomentError("not-started")
    if moves > match.header.moves:
        raise NoSuchMomentError("not-come-that-far", moves=match.header.moves)


def must_have_told(match: Match, event: int) -> None:
    """Raises NoSuchMomentError if the match has had fewer events."""
    if event > match.last_event:
        raise NoSuchMomentError("not-told-that-far", after=event, newest=match.last_event)


def position_after(match: Match, log: list[LogEntry]) -> State:
    """The position after a log that begins with a checkpoint, or with the first entry of all.

    Raises RulesChangedError unless the rules are those of the match.
    """
    header = match.header
    if header.rules_version != match.game.version:
        raise RulesChangedError("played-by-other-rules", version=header.rules_version)
    if log and log[0].state:
        state, log = match.game.load(log[0].state), log[1:]
    else:
        state = set_up(header).state
    try:
        for transition in replay(header, state, log):
            state = transition.state
    except (IllegalMoveError, NotAskedError) as error:
        raise RulesChangedError("moves-not-legal-any-more") from error
    return state
