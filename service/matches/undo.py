"""Taking moves back.

The use cases that read the log are given it newest first, and read no more of it than they need: the moves since the
seat's own last one, and the entries before that up to a checkpoint.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from service.engine.play import Transition, take_back
from service.engine.records import Told
from service.matches.errors import NothingToUndoError, NoUndoAskedError, UndoAskedError, UndoSpentError
from service.matches.events import MovesUndone, UndoAccepted, UndoAsked, UndoDeclined
from service.matches.history import position_after
from service.matches.log import in_effect, logged, since_checkpoint
from service.matches.match import LogEntry, Match, UndoWish, concluded, keyed_table, running_state, tell, with_header

#: How many moves can be taken back in a match, where an undo that is declined counts as one. Without a limit its record
#: could grow too long to be verified.
MOST_TAKEN_BACK = 120


def ask_undo(match: Match, newest_first: Iterator[LogEntry], seat: int) -> Match:
    """Take back the seat's last move: at once if it revealed nothing and nobody else moved, else once all others agree.

    Raises NotRunningError, UndoAskedError, UndoSpentError, NothingToUndoError or RulesChangedError.
    """
    running_state(match)
    if match.header.undo is not None:
        raise UndoAskedError("undo-asked")
    since = _since_own_move(newest_first, seat)
    if is_spent(match, len(since)):
        raise UndoSpentError("undo-spent", most=MOST_TAKEN_BACK)
    if not _needs_consent(since, seat):
        return concluded(_taken_back(match, newest_first, seat, since))
    wish = UndoWish(seat=seat, moves=len(since), agreed=[])
    return concluded(tell(with_header(match, undo=wish), [Told(UndoAsked(seat=seat, moves=len(since)), {})]))


def accept_undo(match: Match, newest_first: Iterator[LogEntry], seat: int) -> Match:
    """Agree to another seat's undo; the moves are taken back once all others agree.

    Raises NotRunningError, NoUndoAskedError or RulesChangedError.
    """
    wish = _pending_undo(match)
    if wish.seat == seat:
        raise NoUndoAskedError("undo-is-your-own")
    agreed = sorted({*wish.agreed, seat})
    if len(agreed) == len(match.header.seats) - 1:
        since = [*islice(in_effect(newest_first), wish.moves)]
        return concluded(_taken_back(match, newest_first, wish.seat, since))
    if agreed == wish.agreed:
        return concluded(match)
    agreeing = with_header(match, undo=UndoWish(seat=wish.seat, moves=wish.moves, agreed=agreed))
    return concluded(tell(agreeing, [Told(UndoAccepted(seat=seat), {})]))


def decline_undo(match: Match, seat: int) -> Match:
    """Decline another seat's undo, or withdraw the seat's own. Raises NotRunningError or NoUndoAskedError."""
    _pending_undo(match)
    # Counted like a move that is taken back, or the story could grow without one.
    declined = with_header(match, undo=None, taken_back=match.header.taken_back + 1)
    return concluded(tell(declined, [Told(UndoDeclined(seat=seat), {})]))


def is_spent(match: Match, moves: int) -> bool:
    """Whether too many moves were taken back before to take back these."""
    return match.header.taken_back + moves > MOST_TAKEN_BACK


def undone(match: Match, seat: int, since: list[LogEntry], transition: Transition) -> Match:
    """The match after a seat has taken back these moves, which are given newest first."""
    oldest = since[-1]
    event = MovesUndone(
        seat=seat,
        moves=len(since),
        back_to_event=oldest.last_event - oldest.told,
        by_consent=_needs_consent(since, seat),
    )
    counted = with_header(match, taken_back=match.header.taken_back + len(since))
    return logged(counted, LogEntry(seat=seat, taken_back=len(since)), transition, [Told(event, {})])


def _pending_undo(match: Match) -> UndoWish:
    running_state(match)
    if match.header.undo is None:
        raise NoUndoAskedError("nobody-asked-for-undo")
    return match.header.undo


def _since_own_move(newest_first: Iterator[LogEntry], seat: int) -> list[LogEntry]:
    """The moves in effect down to the seat's own last one; what is left to read is the log before it."""
    since: list[LogEntry] = []
    for entry in in_effect(newest_first):
        since.append(entry)
        if entry.seat == seat and not entry.automatic:
            return since
    raise NothingToUndoError("no-move-yet")


def _needs_consent(since: list[LogEntry], seat: int) -> bool:
    """Whether something was revealed by these moves, or somebody else has made one of them."""
    return any(entry.revealed or (entry.seat != seat and not entry.automatic) for entry in since)


def _taken_back(match: Match, newest_first: Iterator[LogEntry], seat: int, since: list[LogEntry]) -> Match:
    """The match after the undo of these moves; what is left to read is the log before them."""
    current = running_state(match)
    earlier = position_after(match, since_checkpoint(newest_first))
    transition = take_back(match.game, earlier, current, keyed_table(match.header, current.draws))
    return undone(with_header(match, undo=None), seat, since, transition)
