"""Clients of workers with limits of their own."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
import redis

from service import create_app
from service.config import settings_from
from tests.api.judged import JudgedClient

GEMS = {"game": "island_of_gems", "seats": [{}, {}]}
Make = Callable[..., JudgedClient]


@pytest.fixture
def limited(redis_url: str, redis_client: redis.Redis) -> Iterator[Make]:  # noqa: ARG001 - Redis is empty before the test
    """Clients of workers with these settings, each worker with an app of its own."""
    apps = []

    def make(**environment: str) -> JudgedClient:
        given = {f"TIDETABLE_{name.upper()}": value for name, value in environment.items()}
        apps.append(create_app(settings_from({**given, "REDIS_URL": redis_url})))
        return JudgedClient(apps[-1])

    yield make
    for app in apps:
        app.services.feed.stop()


def from_address(address: str, **headers: str) -> dict[str, Any]:
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    return {"environ_base": {"REMOTE_ADDR": address}, "headers": named}


def counted(client: JudgedClient, most: int, **more: Any) -> int:
    """How many of so many requests are answered."""
    return sum(client.get("/v1/languages", **more).status_code == 200 for _ in range(most))
