"""Matches in Redis.

A change is one script: it compares the version, stores the match, appends the events and the log entries, and keeps the
answer, all or nothing. A script is run again when a connection breaks, so each change carries a mark: a script that
finds its mark among the last ones has been run before.
"""

from __future__ import annotations

import logging
import secrets
import zlib
from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

import msgspec
import redis

from service.config import Settings
from service.matches.errors import NoSuchMatchError
from service.matches.log import CHECKPOINT_EVERY
from service.matches.match import ABANDONED, OPEN, OVER, RUNNING, LogEntry, Match, MatchHeader, StoredEvent, with_header
from service.store.connections import Confirmation, Connections, Script, Servers, UnconfirmedError
from service.store.idempotency import IdempotencyKey, StoredResponse, seal, unseal
from service.store.index import Index, Row, index_entry, index_keys

#: An event with its sequence number in the story.
NumberedEvent = tuple[int, StoredEvent]

_log = logging.getLogger(__name__)

#: How many matches of the list are read together at least.
_FEWEST_READ = 20

_HEADER = ("version", "last_event", "facts")
_MATCH = (*_HEADER, "state")

# A repeated script writes all the same (it renews an expiry): WAIT heeds only what its own connection has written.
_BEGIN = """
local known = ARGV[10] ~= '' and redis.call('GET', KEYS[4])
if known then
  redis.call('EXPIRE', KEYS[4], ARGV[9])
  return known
end
local marks = redis.call('HGET', KEYS[1], 'marks') or ''
if string.find(marks, ARGV[2], 1, true) then
  redis.call('EXPIRE', KEYS[1], ARGV[7])
  return 1
end
if (redis.call('HGET', KEYS[1], 'version') or '0') ~= ARGV[1] then return 0 end
redis.call('HSET', KEYS[1], 'version', ARGV[3], 'last_event', ARGV[4], 'facts', ARGV[5], 'state', ARGV[6],
  'marks', string.sub(ARGV[2] .. marks, 1, 64))
"""
_APPEND = """
local events = tonumber(ARGV[8])
local first = tonumber(ARGV[4]) - events
for i = 1, events do
  redis.call('XADD', KEYS[2], string.format('%d-0', first + i), 'e', ARGV[10 + i])
end
for i = 11 + events, #ARGV do redis.call('RPUSH', KEYS[3], ARGV[i]) end
for i = 1, 3 do redis.call('EXPIRE', KEYS[i], ARGV[7]) end
"""
# In place of all events and of the whole log.
_PUT_ARCHIVED = """
redis.call('EXPIRE', KEYS[1], ARGV[7])
redis.call('SET', KEYS[2], ARGV[11], 'EX', ARGV[7])
redis.call('SET', KEYS[3], ARGV[12], 'EX', ARGV[7])
"""
_END = """
if ARGV[10] ~= '' then redis.call('SET', KEYS[4], ARGV[10], 'EX', ARGV[9]) end
redis.call('PUBLISH', KEYS[1], ARGV[4])
return 1
"""
_WRITE, _WRITE_ENDED = Script(_BEGIN + _APPEND + _END), Script(_BEGIN + _PUT_ARCHIVED + _END)

# The events and the log of a match that has ended take a tenth of the space as compressed values. Only its last version
# is archived: after a crash, Redis may hold an earlier one that is still being played.
_ARCHIVE = Script("""
if redis.call('HGET', KEYS[1], 'version') ~= ARGV[1] or redis.call('XLEN', KEYS[2]) ~= tonumber(ARGV[2])
  or redis.call('LLEN', KEYS[3]) ~= tonumber(ARGV[3]) then
  return 0
end
redis.call('SET', KEYS[4], ARGV[4], 'EX', ARGV[6])
redis.call('SET', KEYS[5], ARGV[5], 'EX', ARGV[6])
redis.call('DEL', KEYS[2], KEYS[3])
return 1
""")


_RENEW = Script("""
local found = redis.call('EXPIRE', KEYS[1], ARGV[1])
for i = 2, #KEYS do redis.call('EXPIRE', KEYS[i], ARGV[1]) end
return found
""")


class ListedPage(NamedTuple):
    """Listed matches without their positions, and where the next page begins if there may be one."""

    matches: list[Match]
    cursor: str | None


class Store:
    def __init__(self, servers: Servers, settings: Settings) -> None:
        # Replicas get half of a request's time.
        confirmation = wanted_confirmation(servers, settings, settings.store_patience / 2)
        self._connections = Connections(servers, settings.store_patience, confirmation)
        self._index = Index(self._connections, match_key)
        self._keep_answers = settings.keep_answers
        self._keep = {
            OPEN: settings.keep_open,
            RUNNING: settings.keep_running,
            OVER: settings.keep_over,
            ABANDONED: settings.keep_abandoned,
        }
        self._header = msgspec.msgpack.Decoder(MatchHeader)
        self._event = msgspec.msgpack.Decoder(StoredEvent)
        self._log_entry = msgspec.msgpack.Decoder(LogEntry)
        self._encode = msgspec.msgpack.Encoder().encode

    def read(self, match: str) -> Match | None:
        return self._match(self._connections.call("HMGET", match_key(match), *_MATCH))

    def read_with_answer(self, match: str, key: IdempotencyKey) -> tuple[Match | None, StoredResponse | None]:
        """The match, and the answer that this very request got before.

        Raises KeyReusedError if another request got one, and UnconfirmedError.
        """
        kept = answer_key(match, key.name)
        fields, sealed = self._connections.call_all(("HMGET", match_key(match), *_MATCH), ("GET", kept))
        if sealed is None:
            return self._match(fields), None
        known = unseal(sealed, key)
        # The first answer may have been that it isn't confirmed.
        if not self._connections.confirm(kept, self._keep_answers):
            return self.read_with_answer(match, key)
        return self._match(fields), known

    def claim(self, match: str, key: IdempotencyKey) -> None:
        """Reserve a key for this request, for one whose match doesn't have its id from the key.

        The claim is kept where an answer for a new match with that key would be: under the id given. Raises
        KeyReusedError if another request has claimed the key, or was answered under it.
        """
        name, claimed = answer_key(match, key.name), seal(StoredResponse(0, {}, b""), key)
        if not self._connections.call("SET", name, claimed, "NX", "EX", self._keep_answers):
            sealed = self._connections.call("GET", name)
            if sealed:
                unseal(sealed, key)

    def write(
        self,
        match: Match,
        before: MatchHeader | None,
        key: IdempotencyKey | None = None,
        answer: StoredResponse | None = None,
    ) -> StoredResponse | bool:
        """Store a match at its new version; `before` is its header until then, None for a new match.

        True when done, False if the match has changed meanwhile, or the answer that the same request got before.
        Raises KeyReusedError if another request got one, and UnconfirmedError.
        """
        moved = match.header.listed and _is_indexed_anew(before, match.header)
        keep = self._keep[match.header.status]
        due: list[str] = []
        if moved:
            match = with_header(match, indexed=match.version)
            due = self._index.add(match.header, keep)
        try:
            written = self._write(match, key, answer, archived=match.header.imported)
        except UnconfirmedError:
            # Should a failover take the change back, the match needs its earlier entry in the index.
            self._tidy_up(match, None, [])
            raise
        if written:
            self._tidy_up(match, before if moved else None, due)
        return written

    def renew(self, match: Match) -> bool:
        """Keep a match for as long as if it had just changed; False if it is gone. Raises UnconfirmedError."""
        name = match.header.id
        keys = [key(name) for key in (match_key, events_key, log_key, archived_events_key, archived_log_key)]
        found, confirmed = self._connections.run_confirmed(_RENEW, keys, [self._keep[match.header.status]])
        if found and not confirmed:
            raise UnconfirmedError
        return bool(found)

    def events(self, match: str, after: int, limit: int) -> list[NumberedEvent]:
        entries, archived = self._connections.call_all(*_events_after(match, after, limit))
        return self._events(entries, archived, after, limit)

    def events_and_match(self, match: str, after: int, limit: int) -> tuple[list[NumberedEvent], Match | None]:
        """The events after this one, and then the match as it was when they were read, without its position."""
        entries, archived, fields = self._connections.call_all(
            *_events_after(match, after, limit), ("HMGET", match_key(match), *_HEADER)
        )
        return self._events(entries, archived, after, limit), self._match([*fields, None])

    def log(self, match: Match) -> list[LogEntry]:
        """The log of a match, as long as it was when the match was read. Raises NoSuchMatchError if it is gone."""
        return self._log(match, 0, match.header.moves)

    def log_back_from(self, match: Match, moves: int) -> Iterator[LogEntry]:
        """This many entries of a match's log, newest first: down to a checkpoint at once, others when needed.

        Raises NoSuchMatchError if the match is gone.
        """
        page = moves % CHECKPOINT_EVERY + 1
        while moves:
            first = max(0, moves - page)
            yield from reversed(self._log(match, first, moves))
            moves, page = first, 4 * CHECKPOINT_EVERY

    def listed(
        self, games: Iterable[str], statuses: Iterable[str], open_seats: int, before: str | None, limit: int
    ) -> ListedPage:
        """Listed matches, newest first. A page can be short, even empty, before the end: what it costs has a limit."""
        statuses = list(statuses)
        rows, more = self._index.newest(index_keys(games, statuses, open_seats), before)
        read: list[tuple[Row, Match | None]] = []
        matches: list[Match] = []
        while len(read) < len(rows) and len(matches) <= limit:
            step = self._read_listed(rows[len(read) : len(read) + max(limit + 1, _FEWEST_READ)])
            read += step
            matches += [match for row, match in step if match and _is_wanted(match, row, statuses, open_seats)]
        self._index.remove_stale(read)
        if len(matches) > limit:
            return ListedPage(matches[:limit], index_entry(matches[limit - 1].header))
        return ListedPage(matches, rows[-1].entry if more else None)

    def _read_listed(self, rows: list[Row]) -> list[tuple[Row, Match | None]]:
        replies = self._connections.call_all(*(("HMGET", match_key(row.match), *_HEADER) for row in rows))
        return [(row, self._match([*fields, None])) for row, fields in zip(rows, replies, strict=True)]

    def _write(
        self, match: Match, key: IdempotencyKey | None, answer: StoredResponse | None, *, archived: bool
    ) -> StoredResponse | bool:
        name = match.header.id
        story, log = (archived_events_key, archived_log_key) if archived else (events_key, log_key)
        keys = [match_key(name), story(name), log(name), answer_key(name, key.name if key else "none")]
        events, moves = list(map(self._encode, match.events)), list(map(self._encode, match.moves))
        arguments: list[Any] = [
            match.version - 1,
            secrets.token_bytes(8),
            match.version,
            match.last_event,
            self._encode(match.header),
            match.dumped or b"",
            self._keep[match.header.status],
            len(match.events),
            self._keep_answers,
            seal(answer, key) if key and answer else b"",
            *([self._packed(events), self._packed(moves)] if archived else [*events, *moves]),
        ]
        reply, confirmed = self._connections.run_confirmed(_WRITE_ENDED if archived else _WRITE, keys, arguments)
        written = unseal(reply, key) if isinstance(reply, bytes) and key else bool(reply)
        if written and not confirmed:
            raise UnconfirmedError
        return written

    def _tidy_up(self, match: Match, moved_from: MatchHeader | None, due: list[str]) -> None:
        """Once a change is made: archive a match that has ended, and remove entries in the index that are stale.

        The change is made even if that fails: readers know a stale entry, and read what isn't archived.
        """
        try:
            if match.header.ended and not match.header.imported:
                self._archive(match)
            if moved_from is not None:
                self._index.remove(moved_from)
            if due:
                self._index.check(due)
        except redis.RedisError as error:
            _log.warning("Tidying up after a change failed: %s", error)

    def _archive(self, match: Match) -> None:
        """Compress the whole story and the log of a match that has ended. Safe to run twice."""
        name, keep = match.header.id, self._keep[match.header.status]
        found, log = self._connections.call_all(
            ("XRANGE", events_key(name), "-", "+"), ("LRANGE", log_key(name), 0, -1)
        )
        if found:
            events = [event for _, (_, event) in found]
            keys = [key(name) for key in (match_key, events_key, log_key, archived_events_key, archived_log_key)]
            arguments = [match.version, len(events), len(log), self._packed(events), self._packed(log), keep]
            self._connections.run(_ARCHIVE, keys, arguments)

    def _packed(self, entries: list[bytes]) -> bytes:
        return zlib.compress(self._encode(entries))

    def _events(self, entries: Any, archived: bytes | None, after: int, limit: int) -> list[NumberedEvent]:
        if archived is None:
            return [(int(entry.split(b"-")[0]), self._event.decode(event)) for entry, (_, event) in entries]
        told = _unpacked(archived)[after : after + limit]
        return [(seq, self._event.decode(event)) for seq, event in enumerate(told, after + 1)]

    def _log(self, match: Match, first: int, until: int) -> list[LogEntry]:
        name = match.header.id
        entries, archived = self._connections.call_all(
            ("LRANGE", log_key(name), first, until - 1), ("GET", archived_log_key(name))
        )
        stored = entries[: until - first] if archived is None else _unpacked(archived)[first:until]
        if len(stored) < until - first:
            raise NoSuchMatchError("no-such-match")
        return [self._log_entry.decode(entry) for entry in stored]

    def _match(self, fields: list[bytes | None]) -> Match | None:
        version, last_event, header, state = fields
        if version is None or last_event is None or header is None:
            return None
        return Match(
            header=self._header.decode(header),
            version=int(version),
            last_event=int(last_event),
            position=state or None,
        )


def wanted_confirmation(servers: Servers, settings: Settings, patience: float) -> Confirmation | None:
    """What is asked of replicas: by default that one of them has a change, where there may be any."""
    wanted = settings.replicas if settings.replicas is not None else int(servers.replicated)
    return Confirmation(wanted, settings.replicas_fsync, patience) if wanted else None


def _is_indexed_anew(before: MatchHeader | None, header: MatchHeader) -> bool:
    if before is None or before.status != header.status:
        return True
    return header.status == OPEN and before.free_seats != header.free_seats


def _is_wanted(match: Match, row: Row, statuses: list[str], open_seats: int) -> bool:
    """Whether it still is what its entry says: a match can change while it is read."""
    header = match.header
    return index_entry(header) == row.entry and header.status in statuses and header.free_seats >= open_seats


def _events_after(match: str, after: int, limit: int) -> tuple[tuple[Any, ...], tuple[Any, ...]]:
    """The commands for the events of a match that goes on, and for those of one that has ended."""
    return (
        ("XRANGE", events_key(match), f"{after + 1}-0", "+", "COUNT", limit),
        ("GET", archived_events_key(match)),
    )


def _unpacked(archived: bytes) -> list[bytes]:
    return msgspec.msgpack.decode(zlib.decompress(archived), type=list[bytes])


# The keys of a match share a hash tag, so that a change is one script in one slot.


def match_key(match: str) -> str:
    """The match itself, and the channel on which each of its changes is published."""
    return f"match:{{{match}}}"


def events_key(match: str) -> str:
    return f"match:{{{match}}}:events"


def log_key(match: str) -> str:
    return f"match:{{{match}}}:moves"


def archived_events_key(match: str) -> str:
    return f"match:{{{match}}}:story"


def archived_log_key(match: str) -> str:
    return f"match:{{{match}}}:log"


def answer_key(match: str, name: str) -> str:
    return f"match:{{{match}}}:answer:{name}"
