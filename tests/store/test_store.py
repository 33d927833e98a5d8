"""Matches in Redis: written atomically and once, in one slot, and deleted when they expire."""

from __future__ import annotations

import random
import threading
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec
import pytest
import redis
from cryptography.exceptions import InvalidTag
from redis.crc import key_slot

from service.matches.match import ABANDONED, OPEN, OVER, RUNNING, LogEntry, Match, MatchHeader, Player, StoredEvent
from service.store.connections import MOST_CONNECTIONS
from service.store.idempotency import IdempotencyKey, KeyReusedError, StoredResponse, unseal
from service.store.servers import servers
from service.store.store import _ARCHIVE, Store
from tests.api.expect import everything
from tests.store.conftest import SETTINGS

MATCH = "0123456789abcdefghjk"
HEADER = MatchHeader(
    id=MATCH,
    game="island_of_gems",
    rules_version="1",
    options={"patterns": "sum"},
    starts=None,
    listed=False,
    automatic=True,
    created=1_800_000_000_000,
    creator=b"c" * 32,
    secret=b"s" * 32,
    seats=[Player(), Player(name="Bo", token=b"t" * 32, entropy="herons")],
    status=RUNNING,
)
EVENT = StoredEvent(1, b'{"type":"seat_taken"}', {1: b'{"type":"seat_taken","secret":1}'})
MOVE = LogEntry(seat=1, move=b'{"type":"draw_seahorse_card"}', last_event=2, told=1, check=b"12345678")
ANSWER = StoredResponse(201, {"ETag": '"1-0"', "Location": "/somewhere"}, b'{"token":"a token"}' * 20)
KEY = IdempotencyKey("a key that nobody can guess", b"f" * 32)


def change(version: int, events: int = 1, moves: int = 1, **header: Any) -> Match:
    """A match at this version; each version added the same number of events and moves."""
    return Match(
        header=msgspec.structs.replace(HEADER, moves=version * moves, **header),
        version=version,
        last_event=version * events,
        position=b"state %d" % version,
        events=(EVENT,) * events,
        moves=(MOVE,) * moves,
    )


def write(store: Store, match: Match, **more: Any) -> Any:
    return store.write(match, HEADER, **more)


def log_length(store: Store) -> int:
    match = store.read(MATCH)
    assert match is not None
    return len(store.log(match))


def keys(client: redis.Redis) -> set[str]:
    return {key.decode() for key in client.scan_iter()}


# Writing and reading


def test_what_is_written_is_read(store: Store) -> None:
    assert write(store, change(1)) is True
    saved = store.read(MATCH)
    assert saved is not None
    assert (saved.version, saved.last_event, saved.position) == (1, 1, b"state 1")
    assert saved.header == change(1).header
    assert store.events(MATCH, after=0, limit=10) == [(1, EVENT)]
    assert store.log(saved) == [MOVE]


def test_a_match_that_was_never_written_is_not_there(store: Store) -> None:
    assert store.read(MATCH) is None
    assert store.read_with_answer(MATCH, KEY) == (None, None)
    assert store.events(MATCH, 0, 10) == []


def test_before_the_start_there_is_no_position(store: Store) -> None:
    write(store, msgspec.structs.replace(change(1), position=None))
    saved = store.read(MATCH)
    assert saved is not None
    assert saved.position is None


def test_events_are_numbered_without_a_gap_and_read_from_anywhere(store: Store) -> None:
    for version in (1, 2, 3):
        assert write(store, change(version, events=4))
    numbers = [number for number, _ in store.events(MATCH, after=0, limit=100)]
    assert numbers == list(range(1, 13))
    assert [number for number, _ in store.events(MATCH, after=5, limit=3)] == [6, 7, 8]
    assert store.events(MATCH, after=12, limit=3) == []


def test_an_event_is_what_a_seat_may_know_of_it() -> None:
    assert EVENT.to(1) == b'{"type":"seat_taken","secret":1}'
    assert EVENT.to(0) == EVENT.to(None) == b'{"type":"seat_taken"}'


# All or nothing


@pytest.mark.parametrize("version", [1, 3, 7])
def test_a_change_of_another_version_is_not_written(store: Store, redis_client: redis.Redis, version: int) -> None:
    write(store, change(1))
    before = everything(redis_client)
    if version == 1:
        assert write(store, change(1, moves=2), key=KEY, answer=ANSWER) is False
    else:
        assert write(store, change(version), key=KEY, answer=ANSWER) is False
    assert everything(redis_client) == before
    assert redis_client.ttl(f"match:{{{MATCH}}}") > 50


def test_a_change_before_the_first_is_not_written(store: Store, redis_client: redis.Redis) -> None:
    assert write(store, change(2)) is False
    assert keys(redis_client) == set()


def test_a_change_is_published(store: Store, redis_client: redis.Redis) -> None:
    with redis_client.pubsub(ignore_subscribe_messages=True) as listening:
        listening.subscribe(f"match:{{{MATCH}}}")
        listening.get_message(timeout=10)
        write(store, change(1, events=3))
        message = listening.get_message(timeout=10)
    assert message is not None
    assert message["data"] == b"3"


# Once: a script is run again when the connection breaks before the answer is read


class Twice:
    """A script whose answer is lost the first time."""

    def __init__(self, script: Any, between: Any = lambda: None) -> None:
        self._script = script
        self._between = between
        self.first: Any = None

    def __call__(self, *arguments: Any, **more: Any) -> Any:
        self.first = self._script(*arguments, **more)
        self._between()
        return self._script(*arguments, **more)


def test_a_script_that_is_run_twice_is_carried_out_once(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    write(store, change(1))
    monkeypatch.setattr(store._connections, "run", Twice(store._connections.run))
    assert write(store, change(2)) is True
    saved = store.read(MATCH)
    assert saved is not None
    assert saved.version == 2
    assert len(store.events(MATCH, 0, 10)) == log_length(store) == 2


def test_a_first_change_that_is_run_twice_is_carried_out_once(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store._connections, "run", Twice(store._connections.run))
    assert write(store, change(1)) is True
    assert len(store.events(MATCH, 0, 10)) == log_length(store) == 1


def test_with_a_key_the_second_run_gives_the_answer_of_the_first(
    store: Store, redis_client: redis.Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store._connections, "run", Twice(store._connections.run))
    assert write(store, change(1), key=KEY, answer=ANSWER) == ANSWER
    assert redis_client.hget(f"match:{{{MATCH}}}", "version") == b"1"


@pytest.mark.parametrize("others", [1, 7])
def test_others_may_change_the_match_between_the_two_runs(
    store: Store, redis_url: str, monkeypatch: pytest.MonkeyPatch, others: int
) -> None:
    another = Store(servers(redis_url, SETTINGS.store_patience), SETTINGS)

    def changed_by_others() -> None:
        for version in range(2, 2 + others):
            assert write(another, change(version)) is True

    monkeypatch.setattr(store._connections, "run", Twice(store._connections.run, between=changed_by_others))
    assert write(store, change(1)) is True
    assert log_length(store) == 1 + others


def test_a_store_survives_cut_connections(store: Store, redis_client: redis.Redis) -> None:
    def cut() -> None:
        redis_client.client_kill_filter(_type="normal", skipme=True)

    write(store, change(1))
    cut()
    assert write(store, change(2)) is True
    cut()
    saved = store.read(MATCH)
    assert saved is not None
    assert saved.version == 2
    assert log_length(store) == 2
    assert len(store._connections._servers._link._kept) == 1


def test_many_threads_share_few_connections(store: Store) -> None:
    write(store, change(1))
    together = threading.Barrier(150)

    def read(_: int) -> Any:
        together.wait()
        return [store.read(MATCH) for _ in range(3)]

    with ThreadPoolExecutor(150) as crowd:
        found = [saved for read_by_one in crowd.map(read, range(150)) for saved in read_by_one]
    assert {saved.version for saved in found} == {1}
    assert len(store._connections._servers._link._kept) <= MOST_CONNECTIONS
    assert len(store.events(MATCH, 0, 10)) == 1


def test_every_change_has_its_own_mark_even_if_the_process_seeds_random(store: Store) -> None:
    for version in (1, 2, 3):
        random.seed(0)
        assert write(store, change(version)) is True
    assert log_length(store) == 3


# Remembered answers


def test_an_answer_is_remembered_for_its_request(store: Store) -> None:
    assert write(store, change(1), key=KEY, answer=ANSWER) is True
    saved, known = store.read_with_answer(MATCH, KEY)
    assert saved is not None
    assert known == ANSWER
    assert write(store, change(2), key=KEY, answer=ANSWER._replace(status=200)) == ANSWER


def test_a_key_is_not_for_another_request(store: Store) -> None:
    write(store, change(1), key=KEY, answer=ANSWER)
    other = KEY._replace(fingerprint=b"g" * 32)
    with pytest.raises(KeyReusedError):
        store.read_with_answer(MATCH, other)
    with pytest.raises(KeyReusedError):
        write(store, change(2), key=other, answer=ANSWER)


def test_another_key_knows_nothing(store: Store) -> None:
    write(store, change(1), key=KEY, answer=ANSWER)
    _, known = store.read_with_answer(MATCH, KEY._replace(key="another key of my own"))
    assert known is None


def test_answers_cannot_be_read_in_redis(store: Store, redis_client: redis.Redis) -> None:
    write(store, change(1), key=KEY, answer=ANSWER)
    (name,) = [key for key in keys(redis_client) if ":answer:" in key]
    sealed = redis_client.get(name)
    for text in (b"a token", b"Location", b"somewhere", KEY.key.encode(), KEY.fingerprint):
        assert text not in sealed
        assert text not in name.encode()
    with pytest.raises(InvalidTag):
        unseal(sealed, KEY._replace(key="another key"))


def test_the_same_answer_is_sealed_differently_each_time(store: Store, redis_client: redis.Redis) -> None:
    sealed = set()
    for number in range(3):
        other = f"{number}{MATCH[1:]}"
        write(store, change(1, id=other), key=KEY, answer=ANSWER)
        (name,) = [key for key in keys(redis_client) if other in key and ":answer:" in key]
        sealed.add(redis_client.get(name))
    assert len(sealed) == 3


# Keys


def test_all_keys_of_a_match_are_in_one_slot(store: Store, redis_client: redis.Redis) -> None:
    write(store, change(1), key=KEY, answer=ANSWER)
    found = keys(redis_client)
    assert len(found) == 4
    assert {key[key.index("{") : key.index("}") + 1] for key in found} == {f"{{{MATCH}}}"}
    assert len({key_slot(key.encode()) for key in found}) == 1


def test_every_key_of_a_match_expires(store: Store, redis_client: redis.Redis) -> None:
    write(store, change(1), key=KEY, answer=ANSWER)
    lasting = {key: redis_client.ttl(key) for key in keys(redis_client)}
    assert sorted(lasting.values()) == pytest.approx([100, 2000, 2000, 2000], abs=5)
    assert all((ttl <= 100) == (":answer:" in key) for key, ttl in lasting.items())


def test_each_change_renews_the_expiry_of_a_match(store: Store, redis_client: redis.Redis) -> None:
    write(store, change(1))
    for key in keys(redis_client):
        redis_client.expire(key, 70)
    write(store, change(2))
    assert all(1990 < redis_client.ttl(key) <= 2000 for key in keys(redis_client))


@pytest.mark.parametrize(
    ("status", "keep"),
    [(OPEN, 1000), (RUNNING, 2000), (OVER, 3000), (ABANDONED, 4000)],
)
def test_how_long_a_match_is_kept_depends_on_its_status(
    store: Store, redis_client: redis.Redis, status: str, keep: int
) -> None:
    assert write(store, change(1, status=status)) is True
    for part in ("", ":events", ":moves") if status in (OPEN, RUNNING) else ("", ":story", ":log"):
        assert keep - 10 < redis_client.ttl(f"match:{{{MATCH}}}{part}") <= keep


# The story of a match that has ended


def test_an_archived_story_reads_the_same_from_any_event_on(store: Store, redis_client: redis.Redis) -> None:
    match = change(1, events=3)
    write(store, match)
    stories = {(after, limit): store.events(MATCH, after, limit) for after in range(4) for limit in (1, 2, 10)}
    store._archive(match)
    store._archive(match)
    assert not redis_client.exists(f"match:{{{MATCH}}}:events")
    assert stories == {asked: store.events(MATCH, *asked) for asked in stories}
    assert stories[0, 10]
    assert store.events_and_match(MATCH, 0, 10)[0] == stories[0, 10]


def test_an_archived_log_reads_the_same(store: Store, redis_client: redis.Redis) -> None:
    match = change(1, moves=3)
    write(store, match)
    log = store.log(match)
    store._archive(match)
    store._archive(match)
    assert not redis_client.exists(f"match:{{{MATCH}}}:moves")
    assert len(log) == 3
    assert store.log(match) == log


@pytest.mark.parametrize(("events_missed", "moves_missed"), [(1, 0), (0, 1)])
def test_what_has_grown_since_it_was_read_is_not_archived(
    store: Store, redis_client: redis.Redis, events_missed: int, moves_missed: int
) -> None:
    write(store, change(1, moves=2))
    before = everything(redis_client)
    events, moves = len(store.events(MATCH, 0, 100)), log_length(store)
    archived = [f"match:{{{MATCH}}}{part}" for part in ("", ":events", ":moves", ":story", ":log")]
    read = [1, events - events_missed, moves - moves_missed, b"less", b"less", 50]
    assert store._connections.run(_ARCHIVE, archived, read) == 0
    assert everything(redis_client) == before


def test_a_match_that_goes_on_after_a_crash_is_not_archived(store: Store, redis_client: redis.Redis) -> None:
    write(store, change(1, moves=2))
    before = everything(redis_client)
    store._archive(change(2, status=OVER))
    assert everything(redis_client) == before
