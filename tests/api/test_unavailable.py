"""What happens when Redis does not answer, or when others are always faster."""

from __future__ import annotations

import logging
from typing import Any

import pytest
import redis
from flask import Flask

from service import create_app
from service.config import Settings
from tests.api.expect import any_move, nothing_changes, problem
from tests.api.judged import JudgedClient, Seated


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


def test_while_redis_is_away_each_request_logs_a_line(
    without_redis: JudgedClient, caplog: pytest.LogCaptureFixture
) -> None:
    without_redis.get("/readyz")
    (line,) = caplog.text.splitlines()
    assert "store_unavailable: " in line
    assert "refused" in line


def test_with_redis_it_is_ready(client: JudgedClient) -> None:
    assert client.get("/readyz").json == {"status": "ok"}


def test_a_change_that_always_comes_too_late_is_given_up(
    gems: Seated, app: Flask, redis_client: redis.Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    seat, body = any_move(gems)
    monkeypatch.setattr(app.services.store, "write", lambda *_: False)
    with nothing_changes(redis_client):
        answer = gems.move(seat, body)
    problem(answer, 503, "busy")
    assert answer.headers["Retry-After"] == "1"
