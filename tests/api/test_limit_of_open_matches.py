"""A match counts among its creator's open ones for as long as it is open, whatever happens to the answers."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import reduce
from typing import Any

import pytest
import redis

from service.store.limits import PREFIX, client_hash
from service.store.store import _WRITE, archived_log_key
from tests.api.expect import fresh_key, problem
from tests.api.judged import JudgedClient
from tests.api.limited import GEMS, Make

Seat = Callable[..., Any]


def services_of(client: JudgedClient) -> Any:
    return client._client.application.services


def created(client: JudgedClient) -> tuple[str, str]:
    """The address of a new match, and its creator's token."""
    made = client.post("/v1/matches", GEMS).json
    return f"/v1/matches/{made['match']['id']}", made["creator_token"]


def counted_as_open(redis_client: redis.Redis) -> list[bytes]:
    return [match for key in redis_client.keys(f"{PREFIX}:open:*") for match in redis_client.zrange(key, 0, -1)]


def test_an_open_match_counts_for_as_long_as_changes_keep_it(limited: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    client = limited(limit_open_matches="1", keep_open="100")
    path, _ = created(client)
    now = time.time()
    monkeypatch.setattr("service.store.limits.time.time", lambda: now + 60)
    seat = client.post(f"{path}/seats", {}).json["token"]
    monkeypatch.setattr("service.store.limits.time.time", lambda: now + 120)
    problem(client.post("/v1/matches", GEMS), 429, "too_many_requests")
    assert client.delete(f"{path}/seats/0", token=seat).status_code == 200
    monkeypatch.setattr("service.store.limits.time.time", lambda: now + 200)
    problem(client.post("/v1/matches", GEMS), 429, "too_many_requests")
    monkeypatch.setattr("service.store.limits.time.time", lambda: now + 230)
    assert client.post("/v1/matches", GEMS).status_code == 201


def test_a_match_that_has_started_does_not_come_back(limited: Make, redis_client: redis.Redis) -> None:
    """The one who sat down before may be late to keep it counted."""
    client = limited()
    path, _ = created(client)
    for _ in range(2):
        client.post(f"{path}/seats", {})
    services_of(client).limits.still_open(client_hash("127.0.0.1"), path.split("/")[-1])
    assert counted_as_open(redis_client) == []


def test_a_match_has_started_although_the_first_reply_was_lost(
    limited: Make, redis_client: redis.Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    client = limited()
    path, _ = created(client)
    client.post(f"{path}/seats", {})
    servers, cut = services_of(client).store._connections._servers, []
    exchange = servers.exchange

    def cut_once(commands: Any) -> Any:
        replies = exchange(commands)
        if not cut and any(_WRITE.sha in command for command in commands):
            cut.append(replies)
            raise redis.ConnectionError
        return replies

    monkeypatch.setattr(servers, "exchange", cut_once)
    assert client.post(f"{path}/seats", {}, headers=fresh_key()).status_code == 201
    assert cut
    assert client.get(path).json["status"] == "running"
    assert counted_as_open(redis_client) == []


@pytest.fixture
def unconfirmed(monkeypatch: pytest.MonkeyPatch) -> Callable[[JudgedClient], None]:
    """From now on the changes of a client are made, and no replica confirms them."""

    def change(client: JudgedClient) -> None:
        connections = services_of(client).store._connections
        run = connections.run_confirmed

        def run_alone(*arguments: Any) -> tuple[Any, bool]:
            return run(*arguments)[0], False

        monkeypatch.setattr(connections, "run_confirmed", run_alone)

    return change


def test_a_match_has_started_although_no_replica_confirms_it(
    limited: Make, redis_client: redis.Redis, unconfirmed: Callable[[JudgedClient], None]
) -> None:
    client = limited()
    path, _ = created(client)
    client.post(f"{path}/seats", {})
    unconfirmed(client)
    problem(client.post(f"{path}/seats", {}), 503, "not_replicated")
    assert client.get(path).json["status"] == "running"
    assert counted_as_open(redis_client) == []


def test_a_match_is_archived_although_no_replica_confirms_its_end(
    limited: Make, redis_client: redis.Redis, unconfirmed: Callable[[JudgedClient], None]
) -> None:
    client = limited()
    path, creator = created(client)
    unconfirmed(client)
    problem(client.delete(path, token=creator), 503, "not_replicated")
    assert redis_client.exists(archived_log_key(path.split("/")[-1]))
    assert counted_as_open(redis_client) == []


def test_a_change_that_came_too_late_is_not_called_stored(limited: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    client = limited()
    path, creator = created(client)
    connections = services_of(client).store._connections
    run = connections.run_confirmed

    def come_too_late(*_: Any) -> tuple[int, bool]:
        """Nothing is written, and the replicas don't answer, either."""
        monkeypatch.setattr(connections, "run_confirmed", run)
        return 0, False

    monkeypatch.setattr(connections, "run_confirmed", come_too_late)
    assert client.delete(path, token=creator).json["status"] == "abandoned"


@pytest.mark.parametrize("where", ["readiness.promise", "store.write", "store._index.add"])
def test_a_match_that_could_not_be_created_is_not_counted(
    limited: Make, redis_client: redis.Redis, monkeypatch: pytest.MonkeyPatch, where: str
) -> None:
    client = limited(durability="everysec")
    monkeypatch.setattr(services_of(client).readiness, "promise", lambda: None)

    def fail(*_: Any) -> None:
        raise redis.ConnectionError

    with monkeypatch.context() as broken:
        *path, name = where.split(".")
        broken.setattr(reduce(getattr, path, services_of(client)), name, fail)
        problem(client.post("/v1/matches", GEMS), 503, "store_unavailable")
    assert counted_as_open(redis_client) == []
    created(client)
    assert len(counted_as_open(redis_client)) == 1
