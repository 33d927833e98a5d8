"""Matches in Redis.

A change is one script: it compares the version, stores the match, appends the events and the log entries, and keeps the
answer, all or nothing. A script is run again when a connection breaks, so each change carries a mark: a script that
finds its mark among the last ones has been run before.
"""

from __future__ import annotations

import secrets
import zlib
from collections.abc import Iterable, Iterator
from typing import Any

import msgspec
import redis

from service.config import Settings
from service.matches.errors import NoSuchMatchError
from service.matches.log import CHECKPOINT_EVERY
from service.matches.match import ABANDONED, OPEN, OVER, RUNNING, LogEntry, Match, MatchHeader, StoredEvent
from service.store.connections import Connections, Script
from service.store.idempotency import IdempotencyKey, StoredResponse, seal, unseal
from service.store.index import Index, index_entry

#: An event with its sequence number in the story.
NumberedEvent = tuple[int, StoredEvent]

_HEADER = ("version", "last_event", "facts")
_MATCH = (*_HEADER, "state")

_WRITE = Script("""
local known = ARGV[10] ~= '' and redis.call('GET', KEYS[4])
if known then return known end
local marks = redis.call('HGET', KEYS[1], 'marks') or ''
if string.find(marks, ARGV[2], 1, true) then return 1 end
if (redis.call('HGET', KEYS[1], 'version') or '0') ~= ARGV[1] then return 0 end
redis.call('HSET', KEYS[1], 'version', ARGV[3], 'last_event', ARGV[4], 'facts', ARGV[5], 'state', ARGV[6],
  'marks', string.sub(ARGV[2] .. marks, 1, 64))
local events = tonumber(ARGV[8])
local first = tonumber(ARGV[4]) - events
for i = 1, events do
  redis.call('XADD', KEYS[2], string.format('%d-0', first + i), 'e', ARGV[10 + i])
end
for i = 11 + events, #ARGV do redis.call('RPUSH', KEYS[3], ARGV[i]) end
for i = 1, 3 do redis.call('EXPIRE', KEYS[i], ARGV[7]) end
if ARGV[10] ~= '' then redis.call('SET', KEYS[4], ARGV[10], 'EX', ARGV[9]) end
redis.call('PUBLISH', KEYS[1], ARGV[4])
return 1
""")

# The events and the log of a match that has ended take a tenth of the space as compressed values.
_ARCHIVE = Script("""
if redis.call('XLEN', KEYS[1]) ~= tonumber(ARGV[1]) or redis.call('LLEN', KEYS[2]) ~= tonumber(ARGV[2]) then
  return 0
end
redis.call('SET', KEYS[3], ARGV[3], 'EX', ARGV[5])
redis.call('SET', KEYS[4], ARGV[4], 'EX', ARGV[5])
redis.call('DEL', KEYS[1], KEYS[2])
return 1
""")


class Store:
    def __init__(self, client: redis.Redis, settings: Settings) -> None:
        self._connections = Connections(client)
        self._index = Index(self._connections)
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

    def ping(self) -> None:
        self._connections.call("PING")

    def read(self, match: str) -> Match | None:
        return self._match(self._connections.call("HMGET", match_key(match), *_MATCH))

    def read_with_answer(self, match: str, key: IdempotencyKey) -> tuple[Match | None, StoredResponse | None]:
        """The match, and the answer that this very request got before.

        Raises KeyReusedError if another request got one.
        """
        fields, sealed = self._connections.call_all(
            ("HMGET", match_key(match), *_MATCH), ("GET", answer_key(match, key.name))
        )
        return self._match(fields), unseal(sealed, key) if sealed else None

    def write(
        self, match: Match, was: str | None, key: IdempotencyKey | None = None, answer: StoredResponse | None = None
    ) -> StoredResponse | bool:
        """Store a match at its new version; `was` is its status before, None for a new match.

        True when done, False if the match has changed meanwhile, or the answer that the same request got before.
        Raises KeyReusedError if another request got one.
        """
        status = match.header.status
        if status != was:
            self._index.add(match.header, status)
        written = self._write(match, key, answer)
        if written and was is not None and status != was:
            self._index.remove(match.header, was)
        if written and match.header.ended:
            self._archive(match.header.id, self._keep[status])
        return written

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

    def listed(self, games: Iterable[str], statuses: Iterable[str], before: str | None, limit: int) -> Iterator[Match]:
        """Listed matches without their positions, newest first; take as many as you want."""
        games, statuses = list(games), list(statuses)
        while rows := self._index.newest(games, statuses, before, limit):
            for match in self._read_listed(rows):
                if match.header.status in statuses:
                    yield match
            before = rows[-1][0]

    def _read_listed(self, rows: list[tuple[str, list[str]]]) -> Iterator[Match]:
        replies = self._connections.call_all(
            *(("HMGET", match_key(entry.split("-")[1]), *_HEADER) for entry, _ in rows)
        )
        for (entry, keys), fields in zip(rows, replies, strict=True):
            match = self._match([*fields, None])
            self._index.remove_stale(entry, keys, match)
            if match is not None and index_entry(match.header) == entry:
                yield match

    def _write(self, match: Match, key: IdempotencyKey | None, answer: StoredResponse | None) -> StoredResponse | bool:
        name = match.header.id
        keys = [match_key(name), events_key(name), log_key(name), answer_key(name, key.name if key else "none")]
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
            *map(self._encode, match.events),
            *map(self._encode, match.moves),
        ]
        reply = self._connections.run(_WRITE, keys, arguments)
        if isinstance(reply, bytes) and key:
            return unseal(reply, key)
        return bool(reply)

    def _archive(self, match: str, keep: int) -> None:
        """Compress the whole story and the log of a match that has ended. Safe to run twice."""
        found, log = self._connections.call_all(
            ("XRANGE", events_key(match), "-", "+"), ("LRANGE", log_key(match), 0, -1)
        )
        if found:
            events = [event for _, (_, event) in found]
            keys = [events_key(match), log_key(match), archived_events_key(match), archived_log_key(match)]
            arguments = [len(events), len(log), self._packed(events), self._packed(log), keep]
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
