"""GET /readyz: 200 only if a move can be stored, an answer within a second, and the reason if not."""

from __future__ import annotations

import random
import re
import time
from collections.abc import Iterator
from typing import Any

import pytest

from service import create_app
from service.config import Settings
from service.store.readiness import _PATIENCE, FRESH, readiness
from tests.api.expect import problem
from tests.api.judged import JudgedClient, Seated
from tests.api.served import ROOT, in_background, until
from tests.store.groups import Server, one_server

DURABLE = ("--appendonly", "yes", "--appendfsync", "always")


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    with one_server(*DURABLE) as server:
        yield server


@pytest.fixture
def ready(server: Server) -> JudgedClient:
    return JudgedClient(create_app(Settings(redis_url=server.url)))


def test_a_durable_store_promises_everything(ready: JudgedClient) -> None:
    assert ready.get("/readyz").json == {
        "status": "ok",
        "durability": "always",
        "replicas": 0,
        "says": "A move is on disk before it is acknowledged.",
        "shortfalls": [],
    }


def test_what_falls_short_is_said_in_the_callers_language_with_a_command(client: JudgedClient) -> None:
    said = client.get("/readyz?language=de").json
    assert said["durability"] == "none"
    assert said["says"].startswith("Ein Zug ist im Arbeitsspeicher")
    assert said["shortfalls"][0]["says"].startswith("Redis führt keine Datei aller Änderungen")
    assert said["shortfalls"][0]["command"] == "CONFIG SET appendonly yes"


@pytest.mark.parametrize(
    ("hinder", "end_of_it", "why"),
    [
        (("REPLICAOF", "127.0.0.1", "1"), ("REPLICAOF", "NO", "ONE"), "a replica"),
        (("CONFIG", "SET", "maxmemory", "1"), ("CONFIG", "SET", "maxmemory", "0"), "out of memory"),
    ],
)
def test_a_store_that_refuses_writes_is_not_ready_but_read(
    ready: JudgedClient, server: Server, hinder: Any, end_of_it: Any, why: str
) -> None:
    match = Seated(ready, "island_of_gems", 2)
    server.call(*hinder)
    try:
        for answer in (ready.get("/readyz"), ready.post("/v1/matches", {"game": "coralia"})):
            assert why in problem(answer, 503, "store_refuses_writes")["detail"]
            assert answer.headers["Retry-After"] == "1"
        assert ready.get(match.path).status_code == 200
        assert ready.get("/v1/matches").status_code == 200
    finally:
        server.call(*end_of_it)
    until(lambda: ready.get("/readyz").status_code == 200)


def test_a_server_of_a_cluster_is_not_ready_by_itself() -> None:
    with one_server("--cluster-enabled", "yes") as node:
        client = JudgedClient(create_app(Settings(redis_url=node.url)))
        answer = client.get("/readyz")
        assert "redis+cluster://" in problem(answer, 503, "store_refuses_writes")["detail"]
        new = client.post("/v1/matches", {"game": "coralia"})
        assert new.status_code == 503
        assert answer.headers["Retry-After"] == new.headers["Retry-After"] == "1"


def test_a_store_that_hangs_is_reported_within_a_second(server: Server) -> None:
    assert _PATIENCE < 1
    # No patience but that of readiness itself ends before the test gives up.
    ready = JudgedClient(create_app(Settings(redis_url=server.url, store_patience=1000)))
    server.hang()
    try:
        for _ in range(3):
            with in_background(ready.get, "/readyz") as answers:
                pass
            problem(answers[0], 503, "store_unavailable")
    finally:
        server.go_on()
    until(lambda: ready.get("/readyz").status_code == 200)


def test_many_who_ask_cost_one_write_a_second(ready: JudgedClient, server: Server) -> None:
    before, began = _sets(server), time.monotonic()
    for _ in range(50):
        assert ready.get("/readyz").status_code == 200
    assert 1 <= _sets(server) - before <= 1 + (time.monotonic() - began)


def _sets(server: Server) -> int:
    calls: int = server.call("INFO", "commandstats").get("cmdstat_set", {}).get("calls", 0)
    return calls


def test_a_store_that_keeps_less_than_the_operator_wants_is_not_ready(redis_url: str) -> None:
    client = JudgedClient(create_app(Settings(redis_url=redis_url, durability="everysec")))
    assert "`everysec`" in problem(client.get("/readyz"), 503, "store_not_durable")["detail"]


def test_a_store_that_comes_to_keep_less_takes_no_changes(server: Server) -> None:
    client = JudgedClient(create_app(Settings(redis_url=server.url, durability="always")))
    match = Seated(client, "island_of_gems", 2)
    server.call("CONFIG", "SET", "appendfsync", "everysec")
    try:
        until(lambda: client.post("/v1/matches", {"game": "coralia"}).status_code == 503)
        problem(match.move_at_random(random.Random(1)), 503, "store_not_durable")
        assert client.get(match.path).status_code == 200
    finally:
        server.call("CONFIG", "SET", "appendfsync", "always")
    until(lambda: match.move_at_random(random.Random(1)).status_code == 200)


def test_a_replica_is_not_ready_even_if_it_can_be_written_to() -> None:
    with one_server("--replicaof", "127.0.0.1 1", "--replica-read-only", "no") as replica:
        client = JudgedClient(create_app(Settings(redis_url=replica.url)))
        assert "a replica" in problem(client.get("/readyz"), 503, "store_refuses_writes")["detail"]


def test_the_user_that_the_guide_proposes_has_all_rights_that_are_needed() -> None:
    line = re.search(r"^ACL SETUSER .*$", (ROOT / "service/guide/security.md").read_text(), re.MULTILINE)
    assert line is not None
    with one_server(*DURABLE) as server:
        server.call(*line[0].split())
        app = create_app(Settings(redis_url=server.url.replace("//", "//tidetable:PASSWORD@")))
        client = JudgedClient(app)
        assert client.get("/readyz").json["durability"] == "always"
        match = Seated(client, "island_of_gems", 2, listed=True)
        match.play_to_the_end(random.Random(1))
        assert client.get("/v1/matches").json["matches"]
        record = client.get(f"{match.path}/record").json
        assert client.post("/v1/records", record).status_code == 201
        with app.services.feed.waiter(match.name) as waiter:
            assert waiter.wait(30), "the subscription is not confirmed"
        app.services.feed.stop()


def test_a_connection_that_was_closed_meanwhile_is_no_reason_not_to_be_ready(server: Server) -> None:
    ready = readiness(Settings(redis_url=server.url))
    for _ in range(3):
        assert ready.condition().obstacle is None
        server.call("CLIENT", "KILL", "TYPE", "normal", "SKIPME", "yes")
        time.sleep(FRESH)
