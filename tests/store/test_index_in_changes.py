"""The index in the middle of a change, and after one that was not confirmed or not tidied up."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
import redis
from msgspec.structs import replace

from service.matches.match import ABANDONED, OPEN, RUNNING, Match
from service.store.connections import UnconfirmedError
from service.store.store import Store
from tests.store.test_index import GAME, HEADER, LONG_AGO, MATCH, Playing, names, sets, with_free_seats


@contextmanager
def late(store: Store, name: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Any]]:
    """Collects the calls of a method of the index instead of making them."""
    calls: list[Any] = []
    method = getattr(store._index, name)
    with monkeypatch.context() as patch:
        patch.setattr(store._index, name, lambda *arguments: calls.append(lambda: method(*arguments)))
        yield calls


# In the middle of a change


def test_a_match_is_found_while_it_changes_its_set(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    playing = Playing(store)
    with late(store, "remove", monkeypatch) as removals:
        playing.change(with_free_seats(3))
        assert names(store) == names(store, OPEN) == names(store, open_seats=3) == [MATCH]
        assert names(store, open_seats=4) == []
    for remove in removals:
        remove()
    assert names(store, open_seats=3) == [MATCH]


def test_an_entry_that_is_ahead_of_its_match_stays(store: Store, redis_client: redis.Redis) -> None:
    playing = Playing(store)
    store._index.add(with_free_seats(3, indexed=2), 1000)
    assert names(store) == [MATCH]
    assert set(sets(redis_client)) == {"open:4", "open:3"}
    playing.change(with_free_seats(3))
    assert sets(redis_client) == {"open:3": [f"{LONG_AGO}-{MATCH}-2"]}


def test_removing_an_entry_late_does_not_remove_a_newer_one(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody sits down and gets up again before the first change has removed its old entry."""
    playing = Playing(store)
    with late(store, "remove", monkeypatch) as removals:
        playing.change(with_free_seats(3))
        playing.change(with_free_seats(4))
    for remove in removals:
        remove()
    assert names(store, open_seats=4) == [MATCH]


def test_a_reader_that_is_late_does_not_remove_a_newer_entry(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    playing = Playing(store)
    with late(store, "remove", monkeypatch):
        playing.change(with_free_seats(3))
    with late(store, "remove_stale", monkeypatch) as removals:
        names(store)
        playing.change(with_free_seats(4))
    for remove in removals:
        remove()
    assert names(store, open_seats=4) == [MATCH]


def test_what_a_crash_left_behind_is_removed_by_a_reader(
    store: Store, redis_client: redis.Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    playing = Playing(store)
    with late(store, "remove", monkeypatch):
        playing.change(with_free_seats(3))
        playing.change(with_free_seats(0, status=RUNNING))
    assert set(sets(redis_client)) == {"open:4", "open:3", "running"}
    assert names(store) == [MATCH]
    assert set(sets(redis_client)) == {"running"}


def test_the_entry_of_a_change_that_came_too_late_is_removed(store: Store, redis_client: redis.Redis) -> None:
    playing = Playing(store)
    before = playing.read()
    playing.change(with_free_seats(3))
    abandoned = replace(HEADER, status=ABANDONED)
    assert store.write(Match(header=abandoned, version=2), before.header) is False
    assert names(store) == names(store, OPEN) == [MATCH]
    assert names(store, ABANDONED) == []
    assert set(sets(redis_client)) == {"open:3"}


@pytest.mark.parametrize(("seconds_ago", "stays"), [(0, True), (600, False)])
def test_an_entry_stays_while_its_match_may_still_be_written(
    store: Store, redis_client: redis.Redis, seconds_ago: int, stays: bool
) -> None:
    created = int((time.time() - seconds_ago) * 1000)
    store._index.add(replace(HEADER, created=created, indexed=1), 1000)
    assert names(store) == []
    assert bool(sets(redis_client)) == stays


# After it


def test_a_change_that_a_failover_may_take_back_leaves_the_earlier_entry(
    store: Store, redis_client: redis.Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    playing = Playing(store)
    before, run = playing.read(), store._connections.run_confirmed
    monkeypatch.setattr(store._connections, "run_confirmed", lambda *given: (run(*given)[0], False))
    with pytest.raises(UnconfirmedError):
        store.write(Match(header=with_free_seats(3), version=2), before.header)
    earlier, entry = f"{LONG_AGO}-{MATCH}-1", f"{LONG_AGO}-{MATCH}-2"
    assert sets(redis_client) == {"open:4": [earlier], "open:3": [entry]}
    assert names(store, open_seats=3) == [MATCH]  # a reader removes it
    assert sets(redis_client) == {"open:3": [entry]}


@pytest.mark.parametrize("step", ["remove", "check"])
def test_a_change_is_made_although_tidying_up_fails(
    store: Store, redis_client: redis.Redis, monkeypatch: pytest.MonkeyPatch, step: str
) -> None:
    """On a cluster, the index may be on a server that is away."""
    playing = Playing(store)
    redis_client.zadd("matches:due", {f"matches:{GAME}:open:3 {LONG_AGO}-{MATCH[::-1]}-2": 1})

    def away(*_: Any) -> None:
        raise redis.ConnectionError

    monkeypatch.setattr(store._index, step, away)
    playing.change(with_free_seats(3))
    assert names(store, open_seats=3) == [MATCH]
