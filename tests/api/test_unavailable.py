"""What happens when Redis does not answer, or when others are always faster."""

from __future__ import annotations

import logging
from typing import Any

import pytest
import redis
from flask import Flask
from redis.exceptions import ClusterDownError, MovedError

from service import create_app
from service.api.problems import reply_to
from service.config import Settings
from service.store.connections import ConnectionsInUseError
from service.words import FALLBACK
from tests.api.expect import SAYS, any_move, nothing_changes, problem
from tests.api.judged import JudgedClient, Seated
from tests.api.served import Served, in_background
from tests.store.groups import Secured, one_server


@pytest.fixture(scope="module")
def without_redis() -> JudgedClient:
    """A client of a service without a Redis."""
    return JudgedClient(create_app(Settings(redis_url="redis://127.0.0.1:1/0")))


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("GET", "/readyz", None),
        ("GET", "/v1/matches", None),
        ("POST", "/v1/matches", {"game": "island_of_gems"}),
        ("GET", "/v1/matches/zzzzzzzzzzzzzzzzzzzz", None),
        ("POST", "/v1/matches/zzzzzzzzzzzzzzzzzzzz/seats", {}),
    ],
)
def test_without_redis_the_answer_is_to_try_again(
    without_redis: JudgedClient, caplog: pytest.LogCaptureFixture, method: str, path: str, body: Any
) -> None:
    with caplog.at_level(logging.CRITICAL, "service"):
        answer = without_redis.call(method, path, json=body)
    said = problem(answer, 503, "store_unavailable")
    assert int(answer.headers["Retry-After"]) >= 1
    assert "127.0.0.1" not in answer.text
    assert "redis" not in said["detail"].lower()


def test_without_redis_the_service_is_alive_and_knows_its_games(without_redis: JudgedClient) -> None:
    for path in ("/livez", "/version", "/v1/games", "/v1/games/island_of_gems/rules", "/openapi.json"):
        assert without_redis.get(path).status_code == 200


def test_no_request_waits_for_a_redis_that_hangs() -> None:
    assert Settings().store_patience == 2.0
    with one_server() as server:
        client = JudgedClient(create_app(Settings(redis_url=server.url, store_patience=0.2)))
        match = Seated(client, "island_of_gems", 2)
        move = any_move(match)
        server.hang()
        with in_background(client.get, match.path) as looked, in_background(match.move, *move) as moved:
            pass
        for (answer,) in (looked, moved):
            problem(answer, 503, "store_unavailable")


@pytest.mark.parametrize(
    ("scheme", "rest", "detail"),
    [
        ("redis", "/0", "store-rejects-login"),
        ("redis", "/0?password=wrong", "store-rejects-login"),
        ("redis+cluster", "?password=wrong", "store-rejects-login"),
        ("redis+cluster", "?password=right", "store-is-no-cluster"),
        ("redis", "/99?password=right", "store-has-no-database"),
        ("redis+sentinel", "/main?sentinel_password=right", "store-has-no-primary"),
    ],
)
def test_an_unusable_store_says_why(caplog: pytest.LogCaptureFixture, scheme: str, rest: str, detail: str) -> None:
    with one_server(secured=Secured("right")) as server:
        client = JudgedClient(create_app(Settings(redis_url=f"{scheme}://127.0.0.1:{server.port}{rest}")))
        for path in ("/readyz", "/v1/matches"):
            assert problem(client.get(path), 503, "store_unavailable")["detail"] == SAYS[FALLBACK](detail)
    assert "Traceback" not in caplog.text


def test_another_kind_of_server_is_no_store(served: Served, caplog: pytest.LogCaptureFixture) -> None:
    """An HTTP server answers in a way that is no reply of Redis."""
    client = JudgedClient(create_app(Settings(redis_url=f"redis://127.0.0.1:{served.address[1]}/0")))
    said = problem(client.get("/readyz"), 503, "store_unavailable")
    assert said["detail"] == SAYS[FALLBACK]("store-is-no-redis")
    assert "Traceback" not in caplog.text


def test_while_redis_is_away_each_request_logs_a_line(
    without_redis: JudgedClient, caplog: pytest.LogCaptureFixture
) -> None:
    without_redis.get("/readyz")
    (line,) = caplog.text.splitlines()
    assert "store_unavailable: " in line
    assert "refused" in line


@pytest.mark.parametrize("error", [ConnectionsInUseError("all"), ClusterDownError("down"), MovedError("1 127.0.0.1:1")])
def test_a_request_that_a_busy_or_failing_store_refuses_logs_a_line(
    error: redis.RedisError, caplog: pytest.LogCaptureFixture
) -> None:
    assert reply_to(error, "en").status == 503
    (line,) = caplog.text.splitlines()
    assert "store_unavailable: " in line


def test_a_change_that_always_comes_too_late_is_given_up(
    gems: Seated, app: Flask, redis_client: redis.Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    seat, body = any_move(gems)
    monkeypatch.setattr(app.services.store, "write", lambda *_: False)
    with nothing_changes(redis_client):
        answer = gems.move(seat, body)
    problem(answer, 503, "busy")
    assert answer.headers["Retry-After"] == "1"
