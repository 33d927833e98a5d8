"""How a story is written while it goes on: as server-sent events for pages, as lines of JSON for scripts.

A browser's EventSource gets every event as a `message`, with its sequence number as the `id` that it comes back with,
and the end as `end`, so that it takes two listeners to follow any game.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import msgspec

from service.api.answers import EventShown, StreamEnd
from service.api.show import events_shown
from service.store.feed import Part
from service.store.store import Saved

_encode = msgspec.json.Encoder().encode


class Form(NamedTuple):
    """A way to write: what stands before and after an event, the end, and what is written at first and to be heard."""

    media: str
    event: bytes
    end: bytes
    first: bytes
    heartbeat: bytes

    def write(self, part: Part | None, language: str) -> bytes:
        if part is None:
            return self.heartbeat
        told = list(map(self._event, events_shown(part.saved.facts, part.events, part.seat, language)))
        return b"".join([*told, self._end(part.saved)] if part.ends else told)

    def _event(self, shown: EventShown) -> bytes:
        return self.event % {b"seq": shown.seq, b"json": _encode(shown)}

    def _end(self, saved: Saved) -> bytes:
        return self.end % _encode(StreamEnd(end=saved.facts.status, last_event=saved.last_event))


SERVER_SENT_EVENTS = Form(
    media="text/event-stream",
    event=b"id: %(seq)d\ndata: %(json)b\n\n",
    end=b"event: end\ndata: %b\n\n",
    first=b"retry: 1000\n\n",
    heartbeat=b":\n\n",
)
LINES = Form(media="application/x-ndjson", event=b"%(json)b\n", end=b"%b\n", first=b"\n", heartbeat=b"\n")
FORMS = {form.media: form for form in (SERVER_SENT_EVENTS, LINES)}


def written(form: Form, story: Iterator[Part | None], language: str) -> Iterator[bytes]:
    """The first bytes come at once, before anything has happened, so that the client knows that it is heard."""
    yield form.first
    for part in story:
        yield form.write(part, language)
