"""What each worker counts and remembers by itself: while Redis doesn't count, and of whom it has heard."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import limits
import pytest
import redis

from service import create_app
from service.config import Settings
from service.store.limits import PREFIX, Quota, client_hash
from tests.api.expect import problem
from tests.api.judged import JudgedClient
from tests.api.limited import GEMS, Make, counted, from_address


@contextmanager
def refusing(client: redis.Redis, how: str) -> Iterator[None]:
    """Redis is full, or a replica, which can be read only."""
    if how == "full":
        client.config_set("maxmemory", "1")
    else:
        client.execute_command("REPLICAOF", "127.0.0.1", "0")
    try:
        yield
    finally:
        client.config_set("maxmemory", "0")
        client.execute_command("REPLICAOF", "NO", "ONE")


def quota_of_addresses(client: JudgedClient) -> Quota:
    quota: Quota = client._client.application.services.limits._by_address
    return quota


def test_a_worker_counts_for_itself_while_redis_is_away(monkeypatch: pytest.MonkeyPatch) -> None:
    app = create_app(Settings(redis_url="redis://127.0.0.1:1/0", limit_requests=limits.parse("5/hour")))
    client = JudgedClient(app)
    asked: list[object] = []
    connections = quota_of_addresses(client)._counts._connections
    run = connections.run
    monkeypatch.setattr(connections, "run", lambda *arguments: asked.append(arguments) or run(*arguments))
    problem(client.post("/v1/matches", GEMS), 503, "store_unavailable")
    assert counted(client, 20) == 4
    assert len(asked) == 1
    assert counted(client, 20, **from_address("192.0.2.7")) == 5


@pytest.mark.parametrize("how", ["full", "read-only"])
def test_a_worker_counts_for_itself_while_redis_refuses(limited: Make, redis_client: redis.Redis, how: str) -> None:
    client = limited(limit_requests="3/hour")
    with refusing(redis_client, how):
        assert counted(client, 10) == 3
    quota_of_addresses(client)._counts._away_until = 0.0
    assert counted(client, 10) == 0


def test_what_was_granted_before_counts(limited: Make, redis_client: redis.Redis) -> None:
    client = limited(limit_requests="300/hour")
    assert counted(client, 100) == 100
    with refusing(redis_client, "full"):
        assert counted(client, 400) == 200


def test_a_new_window_is_counted_in_redis_again(
    limited: Make, redis_client: redis.Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    workers = [limited(limit_requests="4/minute") for _ in range(2)]
    monkeypatch.setattr("service.store.limits.time.time", lambda: 1_000_000_020.0)
    with refusing(redis_client, "full"):
        assert [counted(worker, 10) for worker in workers] == [4, 4]
    monkeypatch.setattr("service.store.limits.time.time", lambda: 1_000_000_080.0)
    for worker in workers:
        quota_of_addresses(worker)._counts._away_until = 0.0
    assert [counted(worker, 10) for worker in workers] == [4, 0]


@pytest.mark.parametrize("sent", ["Bearer " + "x" * 8000, "Bearer short", "Basic " + "x" * 43, "x" * 50])
def test_only_a_token_counts_as_one(limited: Make, sent: str) -> None:
    client = limited()
    client.get("/v1/matches/zzzzzzzzzzzzzzzzzzzz", headers={"Authorization": sent})
    assert not client._client.application.services.limits._by_token._allowances


def test_redis_knows_clients_by_a_short_hash(limited: Make, redis_client: redis.Redis) -> None:
    client, token = limited(), "x" * 43
    client.get("/v1/matches/zzzzzzzzzzzzzzzzzzzz", token=token, environ_base={"REMOTE_ADDR": "2001:db8::1"})
    hashes = {client_hash("2001:db8::/64"), client_hash(f"token {token}")}
    assert {key.decode().split("/")[2] for key in redis_client.keys(f"{PREFIX}:*")} == hashes
    assert {len(known) for known in hashes} == {16}
