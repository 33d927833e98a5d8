from __future__ import annotations

from collections.abc import Iterator

import pytest
import redis
from flask import Flask

from service import create_app
from service.config import Settings
from tests.api.judged import JudgedClient, Seated
from tests.api.served import Served, serving


@pytest.fixture(scope="session")
def app(redis_url: str) -> Iterator[Flask]:
    app = create_app(Settings(redis_url=redis_url))
    yield app
    app.extensions["feed"].stop()


@pytest.fixture
def client(app: Flask, redis_client: redis.Redis) -> JudgedClient:  # noqa: ARG001 - Redis is empty before the test
    return JudgedClient(app)


@pytest.fixture
def gems(client: JudgedClient) -> Seated:
    """A match of Island of Gems, started, in which seat 0 begins."""
    return Seated(client, "island_of_gems", 2, starts=0)


@pytest.fixture(scope="session")
def running_service(redis_url: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(redis_url, tmp_path_factory.mktemp("served") / "log", heartbeat=0.4, send_patience=1) as served:
        yield served


@pytest.fixture
def served(running_service: Served, redis_client: redis.Redis) -> Served:  # noqa: ARG001 - Redis is empty before the test
    """The service with two workers, which are impatient."""
    return running_service


@pytest.fixture
def match(served: Served) -> Seated:
    """A match of Island of Gems on the served service, started, in which seat 0 begins."""
    return Seated(served, "island_of_gems", 2, starts=0)  # type: ignore[arg-type] - it has what is needed
