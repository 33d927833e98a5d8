"""The past of a match: what it looked like, its record, and taking moves back.

A match is read from its newest state; its past is replayed from its log, which only ever grows.
"""

from __future__ import annotations

import time
from collections.abc import Callable

import msgspec
from msgspec.structs import replace

from service.engine.play import IllegalMoveError
from service.engine.records import Told
from service.games import AnyMove
from service.matches.errors import (
    NoSuchMomentError,
    NothingToUndoError,
    NotOverError,
    NoUndoAskedError,
    RulesChangedError,
    UndoAskedError,
    UndoSpentError,
)
from service.matches.events import MovesUndone, UndoAccepted, UndoAsked, UndoDeclined
from service.matches.records import (
    Entry,
    MatchRecord,
    Moment,
    RecordedMove,
    RecordedSeat,
    beginning_of,
    entries_of,
    replay,
    stand,
)
from service.matches.tokens import new_token, token_hash
from service.matches.use_cases import Match, running, tell, with_facts
from service.store.store import OVER, RUNNING, Facts, Seating, StoredMove, UndoWish

#: How long a log may grow by taking back. No match comes near it otherwise, and each look at the past replays the log.
LONGEST_LOG = 1000
_decode_move = msgspec.json.Decoder(AnyMove).decode


def at(match: Match, log: list[StoredMove], moves: int, pause: Callable[[], None] = lambda: None) -> Match:
    """The match as it was after so many lines of its log."""
    must_have_come_to(match, moves)
    if moves == match.facts.moves:
        return match
    state = _replayed(match, _entries(log[:moves]), pause).state
    last_event = log[moves - 1].last_event if moves else match.facts.start_event
    past = with_facts(match, moves=moves, status=RUNNING, undo=None)
    return replace(past, state=state, last_event=last_event)


def must_have_come_to(match: Match, moves: int) -> None:
    if match.state is None:
        raise NoSuchMomentError("not-started")
    if moves > match.facts.moves:
        raise NoSuchMomentError("not-come-that-far", moves=match.facts.moves)


def record_of(match: Match, log: list[StoredMove]) -> MatchRecord:
    facts, outcome = match.facts, match.outcome
    if facts.status != OVER or outcome is None:
        raise NotOverError("record-not-public")
    return MatchRecord(
        format="tidetable-record-2",
        game=facts.game,
        rules_version=facts.rules_version,
        options=facts.options,
        seats=[RecordedSeat(name=seating.name, entropy=seating.entropy) for seating in facts.seats],
        starts=facts.starts,
        automatic=facts.automatic,
        commitment=match.commitment,
        secret=facts.secret.hex(),
        check=facts.start_check.hex(),
        moves=[_recorded(line) for line in log],
        outcome=outcome,
    )


def match_of(name: str, record: MatchRecord, pause: Callable[[], None] = lambda: None) -> Match:
    """A finished match from a record that was verified; nobody sits there any more."""
    beginning = beginning_of(record, bytes.fromhex(record.secret))
    facts = Facts(
        id=name,
        game=record.game,
        rules_version=record.rules_version,
        options=record.options,
        starts=record.starts,
        listed=False,
        automatic=record.automatic,
        created=int(time.time() * 1000),
        creator=token_hash(new_token()),
        secret=bytes.fromhex(record.secret),
        seats=[Seating(name=seat.name, entropy=seat.entropy) for seat in record.seats],
        status=OVER,
        imported=True,
    )
    moments = replay(beginning, entries_of(record))
    first = next(moments)
    match = tell(Match(facts, version=0, last_event=0, state=first.state), first.told)
    match = with_facts(match, start_event=match.last_event, start_check=first.check, check=first.check)
    log: list[StoredMove] = []
    standing: list[StoredMove] = []
    for entry, moment in zip(entries_of(record), moments, strict=True):
        pause()
        told = moment.told if entry.move else [Told(_undone(standing, entry), {})]
        match = tell(with_facts(match, moves=len(log) + 1), told)
        log.append(_logged(entry, match, len(told), moment))
        stand(standing, log[-1])
    return replace(with_facts(match, check=log[-1].check), state=moment.state, moves=tuple(log))


def ask_undo(match: Match, log: list[StoredMove], seat: int) -> Match:
    """Take one's last move back: at once if it revealed nothing and nobody else has moved, else if all others agree."""
    running(match)
    if match.facts.undo is not None:
        raise UndoAskedError("undo-asked")
    if len(log) >= LONGEST_LOG:
        raise UndoSpentError("undo-spent", moves=len(log))
    standing = in_effect(log)
    own = [number for number, line in enumerate(standing) if line.seat == seat and not line.automatic]
    if not own:
        raise NothingToUndoError("no-move-yet")
    since = standing[own[-1] :]
    if not _needs_consent(since, seat):
        return _take_back(match, log, seat, len(since))
    wish = UndoWish(seat=seat, moves=len(since), agreed=[])
    return tell(with_facts(match, undo=wish), [Told(UndoAsked(seat=seat, moves=len(since)), {})])


def accept_undo(match: Match, log: list[StoredMove], seat: int) -> Match:
    wish = _wish_of_another(match, seat)
    agreed = sorted({*wish.agreed, seat})
    if len(agreed) == len(match.facts.seats) - 1:
        return _take_back(match, log, wish.seat, wish.moves)
    if agreed == wish.agreed:
        return match
    agreeing = with_facts(match, undo=UndoWish(seat=wish.seat, moves=wish.moves, agreed=agreed))
    return tell(agreeing, [Told(UndoAccepted(seat=seat), {})])


def decline_undo(match: Match, seat: int) -> Match:
    """Whoever asked may think better of it, too."""
    _wish(match)
    return tell(with_facts(match, undo=None), [Told(UndoDeclined(seat=seat), {})])


def _wish_of_another(match: Match, seat: int) -> UndoWish:
    wish = _wish(match)
    if wish.seat == seat:
        raise NoUndoAskedError("undo-is-your-own")
    return wish


def _wish(match: Match) -> UndoWish:
    running(match)
    if match.facts.undo is None:
        raise NoUndoAskedError("nobody-asked-for-undo")
    return match.facts.undo


def _needs_consent(since: list[StoredMove], seat: int) -> bool:
    """Whether something was revealed by these moves, or somebody else has made one of them."""
    return any(line.revealed or (line.seat != seat and not line.automatic) for line in since)


def _take_back(match: Match, log: list[StoredMove], seat: int, moves: int) -> Match:
    entry = Entry(seat, None, moves, automatic=False)
    earlier = _replayed(match, [*_entries(log), entry])
    undone = with_facts(match, moves=match.facts.moves + 1, undo=None, check=earlier.check)
    undone = tell(undone, [Told(_undone(in_effect(log), entry), {})])
    return replace(undone, state=earlier.state, moves=(_logged(entry, undone, 1, earlier),))


def _undone(standing: list[StoredMove], entry: Entry) -> MovesUndone:
    since = standing[-entry.taken_back :]
    return MovesUndone(
        seat=entry.seat,
        moves=entry.taken_back,
        back_to_event=since[0].last_event - since[0].told,
        by_consent=_needs_consent(since, entry.seat),
    )


def _replayed(match: Match, entries: list[Entry], pause: Callable[[], None] = lambda: None) -> Moment:
    """The match after these lines; it can only be had while the rules are those of the match."""
    facts = match.facts
    if facts.rules_version != match.game.version:
        raise RulesChangedError("played-by-other-rules", version=facts.rules_version)
    try:
        for following in replay(beginning_of(facts, facts.secret), entries):
            moment = following
            pause()
    except IllegalMoveError as error:
        raise RulesChangedError("moves-not-legal-any-more") from error
    return moment


def _entries(log: list[StoredMove]) -> list[Entry]:
    return [
        Entry(line.seat, _decode_move(line.move) if line.move else None, line.taken_back, line.automatic)
        for line in log
    ]


def in_effect(log: list[StoredMove]) -> list[StoredMove]:
    """The moves that have not been taken back."""
    standing: list[StoredMove] = []
    for line in log:
        stand(standing, line)
    return standing


def _logged(entry: Entry, match: Match, told: int, moment: Moment) -> StoredMove:
    return StoredMove(
        seat=entry.seat,
        move=msgspec.json.encode(entry.move) if entry.move else b"",
        taken_back=entry.taken_back,
        automatic=entry.automatic,
        revealed=moment.revealed,
        last_event=match.last_event,
        told=told,
        check=moment.check,
    )


def _recorded(line: StoredMove) -> RecordedMove:
    return RecordedMove(
        seat=line.seat,
        move=_decode_move(line.move) if line.move else None,
        taken_back=line.taken_back,
        automatic=line.automatic,
        check=line.check.hex(),
    )
