"""The story of a match as it goes on. No HTTP here.

Every change of a match is published on the match's own channel. One reader per process listens there for everybody who
waits, and does nothing but wake them; whoever is woken reads what they have missed since. A message that
is lost with its connection does no harm: the reader subscribes anew, and Redis's word that it has done so wakes, too.
"""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any, NamedTuple

import redis

from service.matches.errors import NoSuchMatchError
from service.matches.tokens import seat_of
from service.store.store import Saved, Store, StoredEvent, channel_of

#: After so many seconds without a word from Redis its connection is tried; a client for it needs this socket timeout.
QUIET = 20.0
_PAUSES = (0.05, 1.0)
_AT_ONCE = 100
#: How many of those who are woken read at the same time, each with a Redis connection.
_READ_TOGETHER = 8
_log = logging.getLogger(__name__)


class Waiter:
    """Somebody who waits for a match to change."""

    def __init__(self) -> None:
        self._woken = threading.Event()

    def wake(self) -> None:
        self._woken.set()

    def wait(self, seconds: float) -> bool:
        """Whether there may be news within that time; read them after this, never before."""
        if not self._woken.wait(max(0.0, seconds)):
            # A waiter woken at this very moment learns of it the next time it waits.
            return False
        self._woken.clear()
        return True


class Feed:
    """Wakes those who wait, with one Redis connection for all of them.

    Only the reader connects and reads. Others send over its connection what they want to hear of; when that fails, or
    there is none, the reader will connect and ask for everything that is waited for.
    """

    def __init__(self, client: redis.Redis) -> None:
        self._pool: Any = client.connection_pool
        self._lock = threading.Lock()
        self._waiting: dict[bytes, set[Waiter]] = {}
        self._reader: threading.Thread | None = None
        self._connection: Any = None
        self.turns = threading.BoundedSemaphore(_READ_TOGETHER)
        self.stopped = False

    @contextmanager
    def waiter(self, match: str) -> Iterator[Waiter]:
        """Hear of each change after this moment; what changed before is yours to read."""
        channel, waiter = channel_of(match).encode(), Waiter()
        self._join(channel, waiter)
        try:
            yield waiter
        finally:
            self._leave(channel, waiter)

    def stop(self) -> None:
        """Let nobody wait any longer."""
        self.stopped = True
        with self._lock:
            everybody = [waiter for waiters in self._waiting.values() for waiter in waiters]
        for waiter in everybody:
            waiter.wake()

    def _join(self, channel: bytes, waiter: Waiter) -> None:
        with self._lock:
            if self._reader is None:
                self._reader = threading.Thread(target=self._read, name="feed", daemon=True)
                self._reader.start()
            if channel not in self._waiting:
                self._say("SUBSCRIBE", channel)
            self._waiting.setdefault(channel, set()).add(waiter)

    def _leave(self, channel: bytes, waiter: Waiter) -> None:
        with self._lock:
            self._waiting[channel].discard(waiter)
            if not self._waiting[channel]:
                del self._waiting[channel]
                self._say("UNSUBSCRIBE", channel)

    def _say(self, *command: Any) -> None:
        if self._connection is None:
            return
        try:
            self._connection.send_command(*command, check_health=False)
        except redis.RedisError:
            # It is closed now, which the reader will notice; and it must not open again under the reader's hands.
            self._connection = None

    def _read(self) -> None:
        pause, longest = _PAUSES
        while not self.stopped:
            try:
                with self._connected() as connection:
                    pause, _ = _PAUSES
                    while True:
                        self._wake(self._next_word(connection))
            except Exception as error:  # a reader that gives up would leave everybody waiting
                if not self.stopped:
                    _log.warning("The feed connects again after %s", type(error).__name__)
            time.sleep(pause)
            pause = min(2 * pause, longest)

    @contextmanager
    def _connected(self) -> Iterator[Any]:
        connection = self._pool.get_connection()
        try:
            with self._lock:
                self._connection = connection
                if self._waiting:
                    self._say("SUBSCRIBE", *self._waiting)
            yield connection
        finally:
            with self._lock:
                self._connection = None
            connection.disconnect()
            self._pool.release(connection)

    def _next_word(self, connection: Any) -> Any:
        with suppress(redis.TimeoutError):
            return connection.read_response(disconnect_on_error=False)
        with self._lock:
            self._say("PING")
        return connection.read_response(disconnect_on_error=False)

    def _wake(self, word: Any) -> None:
        match word:
            case [b"message" | b"subscribe", channel, _]:
                with self._lock:
                    waiters = list(self._waiting.get(channel, ()))
                for waiter in waiters:
                    waiter.wake()


class Part(NamedTuple):
    """A part of the story: events, the seat that is told, how the match stood after them, and whether that was all."""

    events: list[tuple[int, StoredEvent]]
    seat: int | None
    saved: Saved
    ends: bool


def read_on(store: Store, match: str, token: str | None, after: int, limit: int) -> Part:
    """What happened after an event."""
    events, saved = store.read_on(match, after, limit)
    if saved is None:
        raise NoSuchMatchError("no-such-match")
    # Events are read before the token is looked at: if it is still good, it was good when they happened, and nobody
    # who has left a seat is told what its next player learns.
    seat = seat_of(saved.facts, token)
    return Part(events, seat, saved, ends=saved.facts.ended and after + len(events) >= saved.last_event)


def story(
    store: Store, feed: Feed, match: str, token: str | None, after: int, heartbeat: float
) -> Iterator[Part | None]:
    """What happened after an event, and what happens from now on, until the match ends; None is a sign of life."""
    with feed.waiter(match) as waiter:
        while not feed.stopped:
            with feed.turns:
                part = read_on(store, match, token, after, _AT_ONCE)
            if part.events or part.ends:
                yield part
            if part.ends:
                return
            after += len(part.events)
            while len(part.events) < _AT_ONCE and not waiter.wait(heartbeat):
                yield None
