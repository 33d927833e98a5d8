"""How a story is written: once for all listeners who get the same in the same language and form."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest
import redis

from service.api import live, show
from service.api.live import LINES, SERVER_SENT_EVENTS, Form
from service.matches.match import OVER
from service.store.feed import Feed
from tests.store.playing import ANN, BO, CREATOR, MATCH, Played, WatchedStore


@pytest.fixture
def shown_to(monkeypatch: pytest.MonkeyPatch) -> list[tuple[int | None, str]]:
    """The viewers for whom events are turned into answers, and their languages."""
    shown = []

    def counted(header: Any, events: Any, viewer: int | None, language: str) -> Any:
        shown.append((viewer, language))
        return show.events_shown(header, events, viewer, language)

    monkeypatch.setattr(live, "events_shown", counted)
    return shown


def stream(
    store: WatchedStore, feed: Feed, token: str | None = None, form: Form = LINES, language: str = "en"
) -> Iterator[bytes]:
    return live.stream(store, feed, MATCH, token, 0, form, language, 30.0)


def test_each_change_is_written_once_for_all_who_get_the_same(
    store: WatchedStore, feed: Feed, shown_to: list[tuple[int | None, str]]
) -> None:
    played = Played(store)
    played.tell({})
    tokens = (None, CREATOR, ANN, BO, None, ANN)
    kinds = list(product((LINES, SERVER_SENT_EVENTS), ("en", "de")))
    streams = [(token, stream(store, feed, token, *kind)) for token, kind in product(tokens, kinds)]
    for form, (_, opened) in zip((form for _ in tokens for form, _ in kinds), streams, strict=True):
        assert next(opened) == form.first
        assert b'"seq":1' in next(opened)
    # Streams share what is written from their first wait on.
    played.tell({})
    assert all(b'"seq":2' in next(opened) for _, opened in streams)
    shown_to.clear()
    played.tell({0: b'"Ann knows"'})
    written = [(token, next(opened)) for token, opened in streams]
    # Twice each, once in either form.
    assert sorted(shown_to, key=str) == sorted([*product((None, 0), ("en", "de"))] * 2, key=str)
    assert len({id(part) for _, part in written}) == 8
    assert {token for token, part in written if b"Ann knows" in part} == {ANN}


def test_the_first_bytes_come_before_anything_is_read(store: WatchedStore, feed: Feed) -> None:
    for form in (LINES, SERVER_SENT_EVENTS):
        assert next(stream(store, feed, form=form)) == form.first
    assert store.reads == []


def test_the_end_is_written(store: WatchedStore, feed: Feed) -> None:
    played = Played(store)
    played.tell({}, status=OVER)
    *_, lines = stream(store, feed)
    *_, messages = stream(store, feed, form=SERVER_SENT_EVENTS)
    assert lines.endswith(b'\n{"end":"over","last_event":1}\n')
    assert messages.endswith(b'\n\nevent: end\ndata: {"end":"over","last_event":1}\n\n')


def test_heartbeats_break_the_silence(store: WatchedStore, feed: Feed) -> None:
    Played(store).tell({})
    opened = live.stream(store, feed, MATCH, None, 1, SERVER_SENT_EVENTS, "en", 0.05)
    assert [next(opened) for _ in range(3)] == [SERVER_SENT_EVENTS.first, b":\n\n", b":\n\n"]


def test_a_story_that_breaks_off_simply_ends(
    store: WatchedStore, feed: Feed, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert list(stream(store, feed)) == [LINES.first]
    Played(store).tell({})
    assert list(stream(store, feed, "nobody's")) == [LINES.first]
    assert not caplog.records

    def unreachable(*_: object) -> None:
        raise redis.ConnectionError

    monkeypatch.setattr(store, "events_and_match", unreachable)
    assert list(stream(store, feed)) == [LINES.first]
    assert [(record.levelname, record.getMessage()) for record in caplog.records] == [
        ("WARNING", "A stream ends with ConnectionError")
    ]
