"""How a live story is written: as server-sent events for pages, as lines of JSON for scripts.

A browser's EventSource gets every event as a `message`, with its sequence number as the `id` that it comes back with,
and the end as `end`, so that it takes two listeners to follow any game.
"""

from __future__ import annotations

import logging
from collections.abc import Generator, Iterator
from contextlib import ExitStack
from functools import partial
from typing import NamedTuple

import msgspec
from redis.exceptions import RedisError

from service.api.answers import EventShown, StreamEnd
from service.api.show import events_shown
from service.matches.errors import MatchError
from service.matches.match import Match
from service.store.feed import Feed, Part, story
from service.store.store import Store

_log = logging.getLogger(__name__)
_encode = msgspec.json.Encoder().encode


class Form(NamedTuple):
    """A way to write: an event, the end, what is written at first, and a heartbeat."""

    media: str
    event: bytes
    end: bytes
    first: bytes
    heartbeat: bytes

    def write(self, part: Part | None, language: str) -> bytes:
        """A part of the story, which is written once for all listeners who get the same, or a heartbeat."""
        if part is None:
            return self.heartbeat
        how = self.media, language
        if how not in part.written:
            part.written[how] = self._write(part, language)
        return part.written[how]

    def _write(self, part: Part, language: str) -> bytes:
        told = list(map(self._event, events_shown(part.match.header, part.events, part.seat, language)))
        return b"".join([*told, self._end(part.match)] if part.ends else told)

    def _event(self, shown: EventShown) -> bytes:
        return self.event % {b"seq": shown.seq, b"json": _encode(shown)}

    def _end(self, match: Match) -> bytes:
        return self.end % _encode(StreamEnd(end=match.header.status, last_event=match.last_event))


SERVER_SENT_EVENTS = Form(
    media="text/event-stream",
    event=b"id: %(seq)d\ndata: %(json)b\n\n",
    end=b"event: end\ndata: %b\n\n",
    first=b"retry: 1000\n\n",
    heartbeat=b":\n\n",
)
LINES = Form(media="application/x-ndjson", event=b"%(json)b\n", end=b"%b\n", first=b"\n", heartbeat=b"\n")
FORMS = {form.media: form for form in (SERVER_SENT_EVENTS, LINES)}


class CountedStream:
    """A stream that is counted until it is closed, whether or not somebody has begun to read it."""

    def __init__(self, parts: Generator[bytes], count: ExitStack) -> None:
        self._parts = parts
        self._count = count

    def __iter__(self) -> Iterator[bytes]:
        return self._parts

    def close(self) -> None:
        self._count.close()
        self._parts.close()


def stream(
    store: Store, feed: Feed, match_id: str, token: str | None, after: int, form: Form, language: str, heartbeat: float
) -> Generator[bytes]:
    """A match's story after an event, as it goes on.

    The first bytes come at once, before anything has happened, so that the client knows that it is connected. A story
    that breaks off just ends: a client that comes back learns why.
    """
    yield form.first
    try:
        # No name for a part here, which would keep it for as long as nothing happens.
        yield from map(partial(form.write, language=language), story(store, feed, match_id, token, after, heartbeat))
    except MatchError:
        return
    except RedisError as error:
        _log.warning("A stream ends with %s", type(error).__name__)
