from __future__ import annotations

import base64
import random
from collections.abc import Callable, Iterator
from types import SimpleNamespace
from typing import Any

import pytest
import redis
from flask import Flask

from service import create_app
from service.config import Settings
from service.store import feed as stream
from tests.contract.guide import Guide
from tests.contract.players import Answer, Call
from tests.contract.schema import SERVICE

ENOUGH = 100


@pytest.fixture(scope="module")
def chance() -> random.Random:
    """The service's source of randomness, which can be repeated."""
    return random.Random(1)


@pytest.fixture(scope="module")
def guide(redis_url: str, chance: random.Random) -> Iterator[Guide]:
    """A guide to a running service, whose waits last only a moment."""
    SERVICE.app = create_app(Settings(redis_url=redis_url))
    wait = stream.Waiter.wait
    repeatable = SimpleNamespace(token_bytes=chance.randbytes, token_urlsafe=lambda length: _url_safe(chance, length))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(stream.Waiter, "wait", lambda self, seconds: wait(self, min(seconds, 0.01)))
        patch.setattr("service.matches.lobby.secrets", repeatable)
        guide = Guide(_caller(SERVICE.app))
        yield guide
        SERVICE.app.services.feed.stop()
    moves = {status: count for (operation, status), count in guide.answered.items() if operation == "makeMove"}
    assert moves.get(200) or sum(moves.values()) < ENOUGH, f"no move was ever made: {moves}"


@pytest.fixture
def reset(guide: Guide, chance: random.Random, redis_client: redis.Redis) -> Callable[[], None]:
    """Forgets everything, so that the same requests get the same answers again."""

    def reset() -> None:
        redis_client.flushall()
        chance.seed(1)
        guide.reset()

    return reset


def _caller(app: Flask) -> Call:
    client = app.test_client()

    def call(method: str, path: str, body: Any, token: str | None) -> Answer:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        given = client.open(path, method=method, json=body, headers=headers)
        return Answer(given.status_code, given.headers.get("ETag", ""), given.json)

    return call


def _url_safe(chance: random.Random, length: int) -> str:
    return base64.urlsafe_b64encode(chance.randbytes(length)).rstrip(b"=").decode()
