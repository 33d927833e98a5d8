"""The log of a match: how it grows, and the running check over it.

The log only ever grows: a move that is taken back stays in it, followed by an entry that says so.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator, Sequence

import msgspec
from msgspec.structs import replace

from service.engine.play import Transition
from service.engine.records import Told
from service.matches.match import LogEntry, Match, MatchHeader, StoredEvent, stored_events, tell

#: The log keeps the position after every entry whose number is a multiple of this, and after every undo.
CHECKPOINT_EVERY = 16
_encode = msgspec.json.Encoder().encode


def begun(match: Match, first: Transition) -> Match:
    """The match after its set-up."""
    told = tell(match, first.told)
    check = check_of(check_of_header(match.header), None, first.drawn, told.events[len(match.events) :])
    header = replace(
        told.header,
        start_event=told.last_event,
        start_check=check,
        check=check,
        start_story_check=told.header.story_check,
    )
    return replace(told, header=header, position=first.state)


def logged(match: Match, entry: LogEntry, transition: Transition, told: Sequence[Told]) -> Match:
    """The match after a move or an undo. The entry says which; its result is filled in here."""
    header, game = match.header, match.game
    number = header.moves + 1
    events = stored_events(told, number)
    # The event of an undo names another event by its number, which differs in an imported match.
    check = check_of(header.check, entry, transition.drawn, [] if entry.taken_back else events)
    is_checkpoint = entry.taken_back or number % CHECKPOINT_EVERY == 0
    last_event = match.last_event + len(events)
    filled = replace(
        entry,
        revealed=bool(transition.met),
        last_event=last_event,
        told=len(events),
        check=check,
        state=game.dump(transition.state) if is_checkpoint else b"",
        story_check=header.story_check,
    )
    return replace(
        match,
        header=replace(header, moves=number, check=check),
        last_event=last_event,
        position=transition.state,
        events=(*match.events, *events),
        moves=(*match.moves, filled),
    )


def in_effect(newest_first: Iterable[LogEntry]) -> Iterator[LogEntry]:
    """The moves that have not been taken back, also newest first."""
    taken_back = 0
    for entry in newest_first:
        if entry.taken_back:
            taken_back += entry.taken_back
        elif taken_back:
            taken_back -= 1
        else:
            yield entry


def since_checkpoint(newest_first: Iterable[LogEntry]) -> list[LogEntry]:
    """The last checkpoint and the entries after it, oldest first; all entries if none is a checkpoint.

    An undo that is no checkpoint, by a worker of an earlier version, may reach back beyond those before it.
    """
    entries: list[LogEntry] = []
    reaches_back = False
    for entry in newest_first:
        entries.append(entry)
        if entry.state and not reaches_back:
            break
        reaches_back = reaches_back or entry.taken_back > 0
    return entries[::-1]


def check_of_header(header: MatchHeader) -> bytes:
    """The check before the set-up, over what a replay may not show: a name, or an option that changes nothing."""
    players = [(seat.name, seat.entropy) for seat in header.seats]
    options = sorted(header.options.items())
    said = _encode([header.game, header.rules_version, options, players, header.starts, header.automatic])
    return hashlib.sha256(said).digest()[:8]


def check_of(before: bytes, entry: LogEntry | None, drawn: list[int], events: Iterable[StoredEvent]) -> bytes:
    """The running check after an entry of the log, or after the set-up.

    Nobody is told what set-up has shuffled, so the check covers what chance drew as well as what was told. Two moves
    may have the same result, as with two equal dice, so it covers the move, too.
    """
    digest = hashlib.sha256(before + _encode([entry and _essence(entry), drawn]))
    for stored in events:
        only = {str(seat): msgspec.Raw(fuller) for seat, fuller in stored.only.items()}
        digest.update(_encode([msgspec.Raw(stored.event), only]))
    return digest.digest()[:8]


def _essence(entry: LogEntry) -> tuple[int, msgspec.Raw, int, bool]:
    return entry.seat, msgspec.Raw(entry.move or b"null"), entry.taken_back, entry.automatic
