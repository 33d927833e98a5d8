from __future__ import annotations

import base64
import random
from types import SimpleNamespace

import pytest
import redis
from flask import Flask

from service import create_app, stream
from service.config import Settings
from tests.contract.guide import Guide
from tests.contract.schema import SERVICE


@pytest.fixture(scope="session")
def app(redis_url: str) -> Flask:
    return create_app(Settings(redis_url=redis_url))


@pytest.fixture
def guide(app: Flask, redis_client: redis.Redis, monkeypatch: pytest.MonkeyPatch) -> Guide:
    """The service is up, with chance that repeats itself and patience of a moment; the guide knows its way around."""
    SERVICE.app = app
    wait = stream.Waiter.wait
    monkeypatch.setattr(stream.Waiter, "wait", lambda self, seconds: wait(self, min(seconds, 0.01)))
    chance = random.Random()
    known = SimpleNamespace(token_bytes=chance.randbytes, token_urlsafe=lambda length: _url_safe(chance, length))
    monkeypatch.setattr("service.matches.secrets", known)
    return Guide(app, redis_client, chance)


def _url_safe(chance: random.Random, length: int) -> str:
    return base64.urlsafe_b64encode(chance.randbytes(length)).rstrip(b"=").decode()
