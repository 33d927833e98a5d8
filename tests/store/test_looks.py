"""A match is read once for all who wait for it, and nobody sees an older one than before."""

from __future__ import annotations

from typing import Any

import pytest

from service.matches.match import Match
from service.store.feed import Channel
from tests.store.test_index import HEADER, MATCH


class Reading:
    """A store with one match, which counts how often it is read."""

    def __init__(self) -> None:
        self.version = 1
        self.reads = 0
        self.fails = False

    def read(self, match: str) -> Match | None:
        assert match == MATCH
        self.reads += 1
        if self.fails:
            self.fails = False
            raise ConnectionError
        return Match(header=HEADER, version=self.version) if self.version else None


def at(version: int) -> Match:
    return Match(header=HEADER, version=version)


def look(channel: Channel, store: Any, known: int) -> int | None:
    found = channel.look(store, MATCH, at(known))
    return found.version if found else None


def test_a_match_is_read_once_per_change() -> None:
    channel, store = Channel(), Reading()
    for version in (1, 2, 3):
        store.version = version
        channel.wake()
        assert [look(channel, store, known=1) for _ in range(5)] == [version] * 5
        assert store.reads == version


def test_nobody_sees_an_older_match_than_before() -> None:
    """A change may be known to some before its message is heard."""
    channel, store = Channel(), Reading()
    assert look(channel, store, known=1) == 1
    store.version = 2
    assert look(channel, store, known=2) == 2
    channel.wake()
    assert look(channel, store, known=1) == 2


def test_a_change_during_a_read_is_read_again() -> None:
    channel, store = Channel(), Reading()
    read = store.read

    def read_while_it_changes(match: str) -> Match | None:
        found = read(match)
        store.version += 1
        channel.wake()
        return found

    store.read = read_while_it_changes  # type: ignore[method-assign]
    assert look(channel, store, known=1) == 1
    store.read = read  # type: ignore[method-assign]
    assert look(channel, store, known=1) == 2


def test_a_match_that_is_gone_is_gone_for_all() -> None:
    channel, store = Channel(), Reading()
    store.version = 0
    assert [look(channel, store, known=1) for _ in range(2)] == [None, None]


def test_a_read_that_fails_fails_for_one() -> None:
    channel, store = Channel(), Reading()
    store.fails = True
    with pytest.raises(ConnectionError):
        look(channel, store, known=1)
    assert look(channel, store, known=1) == 1
    channel.wake()
    assert look(channel, store, known=1) == 1
