"""The index of listed matches: it misses none, forgets what has expired, and costs the same whatever is stored."""

from __future__ import annotations

import time
from typing import Any

import msgspec
import pytest
import redis
from msgspec.structs import replace

from service.games import GAMES
from service.matches.match import OPEN, RUNNING, STATUSES, Match, MatchHeader, Player
from service.store.index import WINDOW
from service.store.store import ListedPage, Store

GAME = "coralia"
MATCH = "0123456789abcdefghjk"
LONG_AGO = 1_700_000_000_000
HEADER = MatchHeader(
    id=MATCH,
    game=GAME,
    rules_version="1",
    options={},
    starts=None,
    listed=True,
    automatic=True,
    created=LONG_AGO,
    creator=b"c" * 32,
    secret=b"s" * 32,
    seats=[Player()] * 4,
)
#: The most that a request for a list may send to Redis.
MOST_COMMANDS = 200


def with_free_seats(free: int, **header: Any) -> MatchHeader:
    taken = [Player(token=b"t" * 32)] * (4 - free)
    return replace(HEADER, seats=[*taken, *[Player()] * free], **header)


def listed(store: Store, *statuses: str, open_seats: int = 0, before: str | None = None, limit: int = 50) -> ListedPage:
    return store.listed(GAMES, statuses or STATUSES, open_seats, before, limit)


def names(store: Store, *statuses: str, **more: Any) -> list[str]:
    return [match.header.id for match in listed(store, *statuses, **more).matches]


def sets(client: redis.Redis) -> dict[str, list[str]]:
    """The members of each set of the index."""
    keys = [key for key in client.scan_iter("matches:*") if key != b"matches:due"]
    return {
        key.decode().removeprefix(f"matches:{GAME}:"): [one.decode() for one in client.zrange(key, 0, -1)]
        for key in keys
    }


class Playing:
    """A match that changes its seats and its status; each step can be taken apart."""

    def __init__(self, store: Store, header: MatchHeader = HEADER) -> None:
        self.store = store
        assert store.write(Match(header=header, version=1), None) is True

    def read(self) -> Match:
        match = self.store.read(MATCH)
        assert match is not None
        return match

    def change(self, header: MatchHeader) -> None:
        before = self.read()
        assert self.store.write(Match(header=header, version=before.version + 1), before.header) is True


# Where a match is


def test_an_open_match_is_in_the_set_of_its_free_seats(store: Store, redis_client: redis.Redis) -> None:
    playing = Playing(store)
    for free, version in ((4, 1), (3, 2), (2, 3), (3, 4)):
        if version > 1:
            playing.change(with_free_seats(free))
        assert sets(redis_client) == {f"open:{free}": [f"{LONG_AGO}-{MATCH}-{version}"]}
        assert names(store, open_seats=free) == [MATCH]
        assert names(store, open_seats=free + 1) == []
    playing.change(with_free_seats(0, status=RUNNING))
    assert sets(redis_client) == {"running": [f"{LONG_AGO}-{MATCH}-5"]}
    assert redis_client.zcard("matches:due") == 1


def test_a_move_leaves_the_index_alone(store: Store, redis_client: redis.Redis) -> None:
    playing = Playing(store, with_free_seats(0, status=RUNNING))
    before = sets(redis_client)
    playing.change(replace(playing.read().header, moves=1))
    assert sets(redis_client) == before
    assert playing.read().header.indexed == 1


def test_a_match_that_is_not_listed_has_no_entry(store: Store, redis_client: redis.Redis) -> None:
    Playing(store, replace(HEADER, listed=False))
    assert not redis_client.keys("matches:*")


def test_no_command_mixes_keys(store: Store, redis_client: redis.Redis, monkeypatch: pytest.MonkeyPatch) -> None:
    """On a cluster, each set and each match may be on another server."""
    sent: list[tuple[Any, ...]] = []
    exchange = store._connections.call_all
    monkeypatch.setattr(store._connections, "call_all", lambda *all_: sent.extend(all_) or exchange(*all_))
    playing = Playing(store)
    playing.change(with_free_seats(3))
    redis_client.zadd("matches:due", {f"matches:{GAME}:open:3 {LONG_AGO}-{MATCH}-2": 1})
    store.write(Match(header=replace(HEADER, id=MATCH[::-1]), version=1), None)
    names(store)
    keys = [
        [part for part in map(str, command[2:]) if part.startswith(("match:", "matches:"))]
        for command in sent
        if command[0] not in ("EVAL", "EVALSHA")
    ]
    assert {command[0] for command in sent} >= {"ZADD", "ZREM", "ZRANGEBYSCORE", "PTTL", "ZREVRANGEBYLEX", "HMGET"}
    # What is due is named by key and member: an argument, not a key.
    assert all(" " in part for parts in keys for part in parts)


# Entries of version 0.2: one set for all open matches of a game, and no version


def write_as_before(client: redis.Redis, header: MatchHeader) -> None:
    client.zadd(f"matches:{GAME}:{header.status}", {f"{header.created}-{header.id}": 0})
    write_header(client, header)


def write_header(client: Any, header: MatchHeader) -> None:
    facts = {"version": 1, "last_event": 0, "facts": msgspec.msgpack.encode(header)}
    client.hset(f"match:{{{header.id}}}", mapping=facts)


@pytest.mark.parametrize("free", [2, 3])
def test_matches_of_version_0_2_are_listed(store: Store, redis_client: redis.Redis, free: int) -> None:
    write_as_before(redis_client, with_free_seats(free))
    for _ in range(2):
        assert names(store) == names(store, OPEN) == names(store, open_seats=2) == [MATCH]
        assert names(store, open_seats=3) == ([MATCH] if free == 3 else [])


def test_the_next_change_gives_a_match_of_version_0_2_a_new_entry(store: Store, redis_client: redis.Redis) -> None:
    write_as_before(redis_client, HEADER)
    playing = object.__new__(Playing)
    playing.store = store
    playing.change(with_free_seats(3))
    assert sets(redis_client) == {"open:3": [f"{LONG_AGO}-{MATCH}-2"]}


# Pages


def test_pages_have_no_gap_although_a_set_has_several_entries_for_a_match(
    store: Store, redis_client: redis.Redis
) -> None:
    headers = [
        with_free_seats(1 + number % 2, id=name(number), created=LONG_AGO + number, indexed=1) for number in range(300)
    ]
    for header in headers:
        write_header(redis_client, header)
        for version in (1, 3, 5) if header.free_seats == 1 else (1,):
            add = f"{header.created}-{header.id}-{version}"
            redis_client.zadd(f"matches:{GAME}:open:{header.free_seats}", {add: 0})
    assert every_name(store, limit=100) == [header.id for header in reversed(headers)]


def name(number: int) -> str:
    return f"{number:020d}"


def every_name(store: Store, **query: Any) -> list[str]:
    page = listed(store, **query)
    found = [match.header.id for match in page.matches]
    while page.cursor:
        page = listed(store, before=page.cursor, **query)
        found += [match.header.id for match in page.matches]
    return found


# What it costs


def fill(client: redis.Redis, numbers: range, free: int = 1, written: bool = True) -> None:
    """Open matches, one after the other; those that are not written have expired."""
    with client.pipeline(transaction=False) as pipe:
        for number in numbers:
            header = with_free_seats(free, id=name(number), created=LONG_AGO + number, indexed=1)
            member = f"{header.created}-{header.id}-1"
            pipe.zadd(f"matches:{GAME}:open:{free}", {member: 0})
            pipe.zadd("matches:due", {f"matches:{GAME}:open:{free} {member}": time.time() + 1000 * written})
            if written:
                write_header(pipe, header)
        pipe.execute()


class Commands:
    """Counts what Redis was asked, and fails if it was too much."""

    def __init__(self, client: redis.Redis) -> None:
        self._client = client

    def __enter__(self) -> None:
        self._client.config_resetstat()

    def __exit__(self, *_: object) -> None:
        stats = self._client.info("commandstats")
        counted = {name: stat["calls"] for name, stat in stats.items() if not name.startswith("cmdstat_config")}
        assert 0 < sum(counted.values()) <= MOST_COMMANDS, counted


def test_a_page_of_20_000_matches(store: Store, redis_client: redis.Redis) -> None:
    """Only the oldest match has four free seats, so that looking for it among all of them would take long."""
    fill(redis_client, range(1), free=4)
    fill(redis_client, range(1, 20_000))
    for limit in (1, 50, 100):
        for open_seats in (0, 1):
            with Commands(redis_client):
                page = listed(store, open_seats=open_seats, limit=limit)
            assert page.cursor
            assert [match.header.id for match in page.matches] == [name(19_999 - place) for place in range(limit)]
        for open_seats in (2, 3, 4):
            with Commands(redis_client):
                page = listed(store, open_seats=open_seats, limit=limit)
            assert not page.cursor
            assert [match.header.id for match in page.matches] == [name(0)]


@pytest.mark.parametrize("expired", [2_000, 10_000])
def test_pages_lead_past_expired_entries_and_remove_them(store: Store, redis_client: redis.Redis, expired: int) -> None:
    fill(redis_client, range(3))
    fill(redis_client, range(3, 3 + expired), written=False)
    found, cursor = [], None
    for _ in range(expired // WINDOW + 1):
        with Commands(redis_client):
            page = listed(store, before=cursor, limit=100)
        found += page.matches
        cursor = page.cursor
    assert (len(found), cursor) == (3, None)
    assert redis_client.zcard(f"matches:{GAME}:open:1") == 3
    assert len(listed(store).matches) == 3


@pytest.mark.parametrize("limit", [1, 100])
def test_stale_entries_of_every_set_are_removed_within_the_limit(
    store: Store, redis_client: redis.Redis, limit: int
) -> None:
    keys = [f"matches:{game}:{part}" for game in GAMES for part in (*STATUSES, "open:1", "open:2", "open:3", "open:4")]
    for number in range(WINDOW * 3):
        redis_client.zadd(keys[number % len(keys)], {f"{LONG_AGO + number}-{name(number)}-1": 0})
    with Commands(redis_client):
        assert listed(store, limit=limit).cursor


def test_a_server_that_refuses_writes_lists_although_entries_have_expired(
    store: Store, redis_client: redis.Redis
) -> None:
    fill(redis_client, range(3), written=False)
    fill(redis_client, range(3, 5))
    redis_client.execute_command("REPLICAOF", "127.0.0.1", "0")
    try:
        assert names(store) == [name(4), name(3)]
    finally:
        redis_client.execute_command("REPLICAOF", "NO", "ONE")


def test_new_entries_remove_those_that_have_expired(store: Store, redis_client: redis.Redis) -> None:
    """Without anybody asking for the list, and within the same limit."""
    fill(redis_client, range(100), free=2, written=False)
    for number in range(5):
        with Commands(redis_client):
            store.write(Match(header=replace(HEADER, id=name(1000 + number)), version=1), None)
    assert set(sets(redis_client)) == {"open:4"}
    assert redis_client.zcard("matches:due") == 5


def test_a_match_that_has_changed_since_is_checked_again_when_it_will_have_expired(
    store: Store, redis_client: redis.Redis
) -> None:
    Playing(store)
    (due,) = redis_client.zrange("matches:due", 0, -1)
    redis_client.zadd("matches:due", {due: 1})
    redis_client.expire(f"match:{{{MATCH}}}", 500)
    store.write(Match(header=replace(HEADER, id=name(1)), version=1), None)
    assert names(store, open_seats=4) == [*sorted((MATCH, name(1)), reverse=True)]
    assert 500 < redis_client.zscore("matches:due", due) - time.time() < 600
