"""Matches in Redis: keys, scripts, codecs. Nothing here knows a game's rules or HTTP.

All keys of a match share the hash tag {id}, so that a change is one script in one slot: it compares the version, stores
the state, appends the events and the moves, and remembers the answer, all or nothing. redis-py runs a script again when
a connection breaks, so each change carries a mark, and a script that finds its mark among the last ones has been done.
"""

from __future__ import annotations

import hashlib
import secrets
import time
import zlib
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import Any, NamedTuple

import msgspec
import redis
from redis.backoff import ExponentialBackoff
from redis.retry import Retry

from service.engine.records import Asked
from service.store.idempotency import Once, Remembered, seal, unseal

OPEN, RUNNING, OVER, ABANDONED = STATUSES = ("open", "running", "over", "abandoned")


class Seating(msgspec.Struct, kw_only=True):
    """Who sits on a seat. Of the token only the hash is kept; without one the seat is free."""

    #: Whom the creator keeps the seat for, and who calls himself what.
    kept_for: str | None = None
    name: str | None = None
    token: bytes | None = None
    entropy: str | None = None


class UndoWish(msgspec.Struct, kw_only=True):
    """A seat that wants to take moves back, how many, and who has agreed."""

    seat: int
    moves: int
    agreed: list[int]


class Facts(msgspec.Struct, kw_only=True):
    """What is known of a match beside its position."""

    id: str
    game: str
    rules_version: str
    options: dict[str, Any]
    starts: int | None
    listed: bool
    automatic: bool
    created: int
    creator: bytes
    secret: bytes
    seats: list[Seating]
    status: str = OPEN
    moves: int = 0
    start_event: int = 0
    start_check: bytes = b""
    check: bytes = b""
    undo: UndoWish | None = None
    imported: bool = False

    @property
    def ended(self) -> bool:
        """Whether nothing will happen any more."""
        return self.status in (OVER, ABANDONED)


class Saved(msgspec.Struct):
    """A match as it was read: the position is None before the start."""

    version: int
    last_event: int
    facts: Facts
    state: bytes | None


class StoredEvent(msgspec.Struct, array_like=True):
    """An event in the stream: after how many moves, as everybody sees it, and as some seats see it (JSON)."""

    moves: int
    event: bytes
    only: dict[int, bytes] = {}
    #: In the last event of a change: what is asked after it.
    asked: Asked | None = None

    def to(self, seat: int | None) -> bytes:
        return self.event if seat is None else self.only.get(seat, self.event)


class StoredMove(msgspec.Struct, array_like=True, kw_only=True):
    """A line of the log: a move (JSON), or with `taken_back` how many moves were taken back."""

    seat: int
    move: bytes = b""
    taken_back: int = 0
    automatic: bool = False
    #: Whether it met chance or something hidden.
    revealed: bool = False
    #: The newest event after it, and how many events it told.
    last_event: int
    told: int
    check: bytes


class Change(NamedTuple):
    """A match at a new version, and the events and moves that were not there before."""

    version: int
    last_event: int
    facts: Facts
    state: bytes | None
    events: Sequence[StoredEvent]
    moves: Sequence[StoredMove]


_WRITE = """
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
"""


# The events and the moves of a match that has ended: a tenth of the space as compressed values, and they will not grow
# any more.
_ARCHIVE = """
if redis.call('XLEN', KEYS[1]) ~= tonumber(ARGV[1]) or redis.call('LLEN', KEYS[2]) ~= tonumber(ARGV[2]) then
  return 0
end
redis.call('SET', KEYS[3], ARGV[3], 'EX', ARGV[5])
redis.call('SET', KEYS[4], ARGV[4], 'EX', ARGV[5])
redis.call('DEL', KEYS[1], KEYS[2])
return 1
"""


class Store:
    def __init__(self, client: redis.Redis, keep_answers: int) -> None:
        self._redis: Any = client
        self._lines: list[redis.Redis] = []
        self._laid = 0
        self._keep_answers = keep_answers
        self._write = client.register_script(_WRITE)
        self._archive = client.register_script(_ARCHIVE)
        self._facts = msgspec.msgpack.Decoder(Facts)
        self._event = msgspec.msgpack.Decoder(StoredEvent)
        self._move = msgspec.msgpack.Decoder(StoredMove)
        self._encode = msgspec.msgpack.Encoder().encode

    def ping(self) -> None:
        self._redis.ping()

    def read(self, match: str) -> Saved | None:
        with self._line() as line:
            return self._saved(line.hmget(_match_key(match), _FIELDS))

    def read_once(self, match: str, once: Once | None) -> tuple[Saved | None, Remembered | None]:
        """The match, and the answer that this very request got before."""
        if once is None:
            return self.read(match), None
        pipe = self._redis.pipeline(transaction=False)
        pipe.hmget(_match_key(match), _FIELDS)
        pipe.get(_answer_key(match, once))
        fields, sealed = pipe.execute()
        return self._saved(fields), sealed and unseal(sealed, once)

    def write(
        self, change: Change, keep: int, once: Once | None = None, answer: Remembered | None = None
    ) -> Remembered | bool:
        """True when done, False if the match has moved on, or the answer that the same request got before."""
        sealed = seal(answer, once) if once and answer else b""
        match = change.facts.id
        keys = [_match_key(match), _events_key(match), _moves_key(match), _answer_key(match, once)]
        arguments: list[Any] = [
            change.version - 1,
            secrets.token_bytes(8),
            change.version,
            change.last_event,
            self._encode(change.facts),
            change.state or b"",
            keep,
            len(change.events),
            self._keep_answers,
            sealed,
            *map(self._encode, change.events),
            *map(self._encode, change.moves),
        ]
        with self._line() as line:
            reply = self._write(keys, arguments, client=line)
        if isinstance(reply, bytes) and once:
            return unseal(reply, once)
        return bool(reply)

    def archive(self, match: str, keep: int) -> None:
        """Put the whole story of a match that has ended into one value, and its log too; twice does no harm."""
        events = [fields[b"e"] for _, fields in self._redis.xrange(_events_key(match))]
        moves = self._redis.lrange(_moves_key(match), 0, -1)
        if events:
            keys = [_events_key(match), _moves_key(match), _story_key(match), _log_key(match)]
            self._archive(keys, [len(events), len(moves), self._packed(events), self._packed(moves), keep])

    def _packed(self, entries: list[bytes]) -> bytes:
        return zlib.compress(self._encode(entries), 9)

    def events(self, match: str, after: int, limit: int) -> list[tuple[int, StoredEvent]]:
        pipe = self._redis.pipeline(transaction=False)
        self._ask_for_events(pipe, match, after, limit)
        entries, told = pipe.execute()
        return self._events(entries, told, after, limit)

    def read_on(self, match: str, after: int, limit: int) -> tuple[list[tuple[int, StoredEvent]], Saved | None]:
        """The events after this one, and then the match as it stood after they were read, without its position."""
        pipe = self._redis.pipeline(transaction=False)
        self._ask_for_events(pipe, match, after, limit)
        pipe.hmget(_match_key(match), _FIELDS[:-1])
        entries, told, fields = pipe.execute()
        return self._events(entries, told, after, limit), self._saved([*fields, None])

    def moves(self, match: str) -> list[StoredMove]:
        pipe = self._redis.pipeline(transaction=False)
        pipe.lrange(_moves_key(match), 0, -1)
        pipe.get(_log_key(match))
        entries, log = pipe.execute()
        return [self._move.decode(entry) for entry in (entries if log is None else _unpacked(log))]

    # The index of listed matches is in slots of its own. A match is put into the index of its new status before the
    # change and taken out of the old one after it: a reader may find it twice, but never not at all.

    def index(self, facts: Facts, status: str) -> None:
        if facts.listed:
            self._redis.zadd(_index_key(facts.game, status), {entry_of(facts): 0})

    def unindex(self, facts: Facts, status: str) -> None:
        if facts.listed:
            self._redis.zrem(_index_key(facts.game, status), entry_of(facts))

    def listed(
        self, games: Iterable[str], statuses: Iterable[str], before: str | None, limit: int
    ) -> list[tuple[str, list[str]]]:
        """The newest entries before an entry, each with the keys of the indexes that hold it."""
        keys = [_index_key(game, status) for game in games for status in statuses]
        pipe = self._redis.pipeline(transaction=False)
        for key in keys:
            pipe.zrevrangebylex(key, f"({before}" if before else "+", "-", start=0, num=limit)
        found: dict[str, list[str]] = {}
        for key, entries in zip(keys, pipe.execute(), strict=True):
            for entry in entries:
                found.setdefault(entry.decode(), []).append(key)
        return sorted(found.items(), reverse=True)[:limit]

    def read_listed(self, rows: Sequence[tuple[str, list[str]]]) -> list[Saved]:
        """The matches of these entries; what an index holds for no reason leaves it."""
        pipe = self._redis.pipeline(transaction=False)
        for entry, _ in rows:
            pipe.hmget(_match_key(entry.split("-")[1]), _FIELDS)
        found = []
        for (entry, keys), fields in zip(rows, pipe.execute(), strict=True):
            saved = self._saved(fields)
            if saved is not None and entry_of(saved.facts) == entry:
                found.append(saved)
            for key in keys:
                if _out_of_date(key, entry, saved):
                    self._redis.zrem(key, entry)
        return found

    @contextmanager
    def _line(self) -> Iterator[Any]:
        """A connection for one command: one from redis-py's pool, which tries it first, costs more than the move.

        A few are kept, which is all that a worker needs; the pool's are for who finds none of them free.
        """
        line = self._free_line()
        if line is None:
            yield self._redis
            return
        try:
            yield line
        finally:
            self._lines.append(line)

    def _free_line(self) -> redis.Redis | None:
        with suppress(IndexError):
            return self._lines.pop()
        return self._lay_line() if self._laid < _MOST_LINES else None

    def _lay_line(self) -> redis.Redis:
        # Counted before it is there: while one connects, others come by.
        self._laid += 1
        try:
            line: redis.Redis = self._redis.client()
        except BaseException:
            self._laid -= 1
            raise
        return line

    def _ask_for_events(self, pipe: Any, match: str, after: int, limit: int) -> None:
        pipe.xrange(_events_key(match), min=f"{after + 1}-0", count=limit)
        pipe.get(_story_key(match))

    def _events(self, entries: Any, told: bytes | None, after: int, limit: int) -> list[tuple[int, StoredEvent]]:
        """Events from the stream of a match that goes on, or from the archived story of one that has ended."""
        if told is None:
            return [(int(entry.split(b"-")[0]), self._event.decode(fields[b"e"])) for entry, fields in entries]
        archived = _unpacked(told)[after : after + limit]
        return [(seq, self._event.decode(entry)) for seq, entry in enumerate(archived, after + 1)]

    def _saved(self, fields: list[bytes | None]) -> Saved | None:
        version, last_event, facts, state = fields
        if version is None or last_event is None or facts is None:
            return None
        return Saved(int(version), int(last_event), self._facts.decode(facts), state or None)


def connect(url: str, **more: Any) -> redis.Redis:
    """A client that tries again when a connection breaks; every script is safe to run twice.

    Who finds all connections of its pool in use waits for one.
    """
    retry = Retry(ExponentialBackoff(cap=0.5, base=0.02), 3)
    pool = redis.BlockingConnectionPool.from_url(
        url, max_connections=_MOST_CONNECTIONS, timeout=_LONGEST_WAIT, retry=retry, protocol=2, **more
    )
    return redis.Redis.from_pool(pool)


_FIELDS = ["version", "last_event", "facts", "state"]
_MOST_LINES = 16
_MOST_CONNECTIONS = 64
_LONGEST_WAIT = 10


def _match_key(match: str) -> str:
    return f"match:{{{match}}}"


def channel_of(match: str) -> str:
    """Where each change of a match is published."""
    return _match_key(match)


def _events_key(match: str) -> str:
    return f"match:{{{match}}}:events"


def _story_key(match: str) -> str:
    return f"match:{{{match}}}:story"


def _moves_key(match: str) -> str:
    return f"match:{{{match}}}:moves"


def _log_key(match: str) -> str:
    return f"match:{{{match}}}:log"


def _unpacked(archived: bytes) -> list[bytes]:
    return msgspec.msgpack.decode(zlib.decompress(archived), type=list[bytes])


def _answer_key(match: str, once: Once | None) -> str:
    name = hashlib.sha256(once.key.encode()).hexdigest() if once else "none"
    return f"match:{{{match}}}:answer:{name}"


def _index_key(game: str, status: str) -> str:
    return f"matches:{game}:{status}"


def entry_of(facts: Facts) -> str:
    """A match in the index: entries are in the order of creation, and no two are the same."""
    return f"{facts.created:013d}-{facts.id}"


def _out_of_date(key: str, entry: str, saved: Saved | None) -> bool:
    """Whether an entry is about the past: a match that is gone or further on, not one that is just being written."""
    if saved is None:
        return int(entry.split("-")[0]) < (time.time() - 60) * 1000
    return STATUSES.index(key.rsplit(":", 1)[1]) < STATUSES.index(saved.facts.status)
