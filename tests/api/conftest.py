from __future__ import annotations

import pytest
import redis
from flask import Flask

from service import create_app
from service.config import Settings
from tests.api.judged import JudgedClient, Seated


@pytest.fixture(scope="session")
def app(redis_url: str) -> Flask:
    return create_app(Settings(redis_url=redis_url))


@pytest.fixture
def client(app: Flask, redis_client: redis.Redis) -> JudgedClient:  # noqa: ARG001 - Redis is empty before the test
    return JudgedClient(app)


@pytest.fixture
def gems(client: JudgedClient) -> Seated:
    """A match of Island of Gems, started, in which seat 0 begins."""
    return Seated(client, "island_of_gems", 2, starts=0)
