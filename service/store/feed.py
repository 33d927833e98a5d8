"""The story of a match as it goes on. No HTTP here.

Every change of a match is published on the match's own channel. One reader per process subscribes on behalf of all
waiting listeners: it reads what is new, once for all listeners of the match, and wakes them. A message that is lost
with its connection does no harm: the reader subscribes again, and Redis's confirmation counts as a change.
"""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any

import msgspec
import redis

from service.matches.errors import NoSuchMatchError, UnknownTokenError
from service.matches.match import Match, seat_of
from service.store.connections import Servers
from service.store.store import NumberedEvent, Store, match_key

#: After this many seconds of silence the connection to Redis is tested; the feed's servers need it as their patience.
QUIET = 5.0
_PAUSES = (0.05, 1.0)
#: How many events a listener reads at once to catch up, more in a match that has ended, whose whole story is unpacked
#: for each read; and how many listeners and waiting requests read together.
_AT_ONCE, _AT_ONCE_ENDED = 100, 2000
_READ_TOGETHER = 8
#: How many events are kept from one shared read to the next, for listeners that lag behind.
_KEPT = 8
#: More events than any match has.
_ALL = 2**31
_log = logging.getLogger(__name__)


class Part(msgspec.Struct):
    """A part of the story: events, the seat that is told, the match after them, and whether the story ends there."""

    events: list[NumberedEvent]
    seat: int | None
    match: Match
    ends: bool
    #: The part in each form and language: all listeners who are told the same share it.
    written: dict[Any, bytes] = {}


class News:
    """What one read found, for all listeners of a match: its events after `begins`, up to the newest one."""

    def __init__(self, events: list[NumberedEvent], last: int, match: Match) -> None:
        self.events = events
        self.begins, self.last = last - len(events), last
        self._match = match
        self._parts: dict[tuple[int, str | None], Part] = {}

    def part(self, after: int, token: str | None) -> Part:
        """What happened after an event, for the holder of a token. Raises UnknownTokenError."""
        part = self._parts.get((after, token))
        if part is None:
            part = self._parts[after, token] = self._part(after, token)
        return part

    def _part(self, after: int, token: str | None) -> Part:
        seat = seat_of(self._match.header, token)
        events = [(seq, event) for seq, event in self.events if seq > after]
        if token is not None and not any(seat in event.only for _, event in events):
            return self.part(after, None)
        return _part(events, seat, self._match, after)


class Channel:
    """The changes of a match that somebody in this process waits for."""

    def __init__(self) -> None:
        self.waiters = 0
        #: Set at the next change, and then replaced by a new one.
        self.changed = threading.Event()
        #: Read after the last change; None if nobody asked for it or it could not be read.
        self.news: News | None = None
        self._store: Store | None = None
        self._match = ""
        self._last = 0
        self._found: Match | None = None
        #: What was to be set at the next change when `_found` was read.
        self._found_before: threading.Event | None = None
        self._looking = threading.Lock()
        self._reading = threading.Lock()

    def read_for_all(self, store: Store, match: str, after: int) -> None:
        """From now on read what follows an event at each change, unless that is done already."""
        if self._store is None:
            self._last, self._match, self._store = after, match, store

    def read(self) -> None:
        if self._store is not None:
            with self._reading:
                self._read_news(self._store)

    def _read_news(self, store: Store) -> None:
        try:
            events, found = _read(store, self._match, self._last, _ALL)
        except Exception:  # listeners then read for themselves, and find out what is wrong
            self.news = None
            return
        kept = self.news.events[-_KEPT:] if self.news else []
        if found.last_event < self._last:
            # Redis has lost some.
            self._last, kept = found.last_event, []
        self._last += len(events)
        self.news = News([*kept, *events][-_AT_ONCE:], self._last, found)

    def look(self, store: Store, match: str, known: Match) -> Match | None:
        """The match, read once between two changes for all who look; never an older one than is known already."""
        with self._looking:
            if self._found_before is not self.changed:
                # If it can't be read, the others read for themselves.
                self._found, self._found_before = None, self.changed
                self._found = store.read(match)
            found = self._found
        return found if found and found.version >= known.version else store.read(match)

    def wake(self) -> None:
        changed, self.changed = self.changed, threading.Event()
        changed.set()


class Waiter:
    """Somebody who waits for a match to change."""

    def __init__(self, channel: Channel) -> None:
        self.channel = channel
        self._changed = channel.changed

    def wait(self, seconds: float) -> bool:
        """Whether there may be news within that time; read them only after this."""
        if not self._changed.wait(max(0.0, seconds)):
            # A waiter that is woken at this very moment learns of it the next time it waits.
            return False
        self._changed = self.channel.changed
        return True


class Feed:
    """Wakes waiters, with one Redis connection for all of them.

    Only the reader connects and reads. Others subscribe over its connection; if that fails, or there is none, the
    reader subscribes to all channels once it has connected.
    """

    def __init__(self, servers: Servers) -> None:
        self._servers = servers
        self._lock = threading.Lock()
        self._channels: dict[bytes, Channel] = {}
        self._reader: threading.Thread | None = None
        self._connection: Any = None
        self._tested = 0.0
        self.turns = threading.BoundedSemaphore(_READ_TOGETHER)
        self.stopped = False

    @contextmanager
    def waiter(self, match: str) -> Iterator[Waiter]:
        """Hear of each change from now on; read what changed before that yourself."""
        name = match_key(match).encode()
        waiter = self._join(name)
        try:
            yield waiter
        finally:
            self._leave(name)

    def stop(self) -> None:
        """End all waiting."""
        self.stopped = True
        with self._lock:
            for channel in self._channels.values():
                channel.wake()

    def _join(self, name: bytes) -> Waiter:
        with self._lock:
            if self._reader is None:
                self._reader = threading.Thread(target=self._read, name="feed", daemon=True)
                self._reader.start()
            channel = self._channels.get(name)
            if channel is None:
                channel = self._channels[name] = Channel()
                self._say("SUBSCRIBE", name)
            channel.waiters += 1
            return Waiter(channel)

    def _leave(self, name: bytes) -> None:
        with self._lock:
            channel = self._channels[name]
            channel.waiters -= 1
            if not channel.waiters:
                del self._channels[name]
                self._say("UNSUBSCRIBE", name)

    def _say(self, *command: Any) -> None:
        if self._connection is None:
            return
        try:
            self._connection.send_command(*command, check_health=False)
        except redis.RedisError:
            # It is closed now, as the reader will notice. Sending on it again would reopen it while the reader reads.
            self._connection = None

    def _read(self) -> None:
        pause, longest = _PAUSES
        while not self.stopped:
            try:
                with self._connected() as connection:
                    self._tested = time.monotonic()
                    while True:
                        self._wake(self._next_word(connection))
                        pause, _ = _PAUSES
            except Exception as error:  # a reader that gives up would leave everybody waiting
                self._servers.recovers_from(error)
                if not self.stopped:
                    _log.warning("The feed connects again after %s", type(error).__name__)
            time.sleep(pause)
            pause = min(2 * pause, longest)

    @contextmanager
    def _connected(self) -> Iterator[Any]:
        pool = self._servers.feed_pool()
        connection = pool.get_connection()
        try:
            with self._lock:
                self._connection = connection
                if self._channels:
                    self._say("SUBSCRIBE", *self._channels)
            yield connection
        finally:
            with self._lock:
                self._connection = None
            connection.disconnect()
            pool.release(connection)

    def _next_word(self, connection: Any) -> Any:
        self._must_still_serve(connection)
        with suppress(redis.TimeoutError):
            return connection.read_response(disconnect_on_error=False)
        self._must_still_serve(connection)
        with self._lock:
            self._say("PING")
        return connection.read_response(disconnect_on_error=False)

    def _must_still_serve(self, connection: Any) -> None:
        """Asked every few seconds. Raises ConnectionError if not all messages are heard over a connection any more."""
        if time.monotonic() - self._tested < QUIET:
            return
        self._tested = time.monotonic()
        if not self._servers.still_serves(connection):
            raise redis.ConnectionError("Another server has taken over.")

    def _wake(self, word: Any) -> None:
        match word:
            case [b"message" | b"subscribe" as what, name, _]:
                with self._lock:
                    channel = self._channels.get(name)
                if channel is None:
                    return
                if what == b"message":
                    self._read_and_wake(channel)
                else:
                    # After a failure all channels are subscribed to anew: those whose server is still away don't keep
                    # the others waiting.
                    threading.Thread(
                        target=self._read_and_wake, args=(channel,), name="catching up", daemon=True
                    ).start()

    def _read_and_wake(self, channel: Channel) -> None:
        channel.read()
        with self._lock:
            channel.wake()


def read_on(store: Store, match: str, token: str | None, after: int, limit: int) -> Part:
    """What happened after an event.

    Raises NoSuchMatchError or UnknownTokenError.
    """
    events, found = _read(store, match, after, limit)
    return _part(events, seat_of(found.header, token), found, after)


def _read(store: Store, match: str, after: int, limit: int) -> tuple[list[NumberedEvent], Match]:
    # Events are read before the match, whose header validates tokens: a token that is still valid was valid when they
    # happened, so a player who has left a seat isn't told what the next one learns.
    events, found = store.events_and_match(match, after, limit)
    if found is None:
        raise NoSuchMatchError("no-such-match")
    return events, found


def _part(events: list[NumberedEvent], seat: int | None, match: Match, after: int) -> Part:
    return Part(events, seat, match, ends=match.header.ended and after + len(events) >= match.last_event)


def story(
    store: Store, feed: Feed, match: str, token: str | None, after: int, heartbeat: float
) -> Iterator[Part | None]:
    """What happened after an event, and what happens from now on, until the match ends; None is a heartbeat.

    Ends, too, if the match has not come that far: Redis has lost what was told, and the match may go on otherwise.

    Raises NoSuchMatchError or UnknownTokenError.
    """
    caught_up, at_once = False, _AT_ONCE
    with feed.waiter(match) as waiter:
        while not feed.stopped:
            part = _shared(waiter.channel.news, token, after) if caught_up else None
            if part is None:
                with feed.turns:
                    part = read_on(store, match, token, after, at_once)
            if part.match.last_event < after:
                return
            if part.events or part.ends:
                yield part
            if part.ends:
                return
            after += len(part.events)
            caught_up = len(part.events) < at_once
            at_once = _AT_ONCE_ENDED if part.match.header.ended else _AT_ONCE
            del part  # or it would be kept for as long as nothing happens
            if caught_up:
                waiter.channel.read_for_all(store, match, after)
            while caught_up and not waiter.wait(heartbeat):
                yield None


def _shared(news: News | None, token: str | None, after: int) -> Part | None:
    """What all listeners are told; None for one who has to read for themselves."""
    if news is None or not news.begins <= after <= news.last:
        return None
    try:
        return news.part(after, token)
    except UnknownTokenError:
        # It may be younger than the news.
        return None
