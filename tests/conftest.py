"""Shared by all tests: an embedded Redis. Each pytest-xdist worker starts one, whatever the environment says."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
import redis

from service.server.embedded import embedded_redis


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Run the page's tests first: they take the longest, and short ones can fill the gaps at the end."""
    items.sort(key=lambda item: "page" not in item.path.parts)


@pytest.fixture(scope="session")
def redis_url() -> Iterator[str]:
    with embedded_redis() as server:
        yield server.url


@pytest.fixture
def redis_client(redis_url: str) -> Iterator[redis.Redis]:
    """A client whose Redis is empty before the test."""
    with redis.Redis.from_url(redis_url) as client:
        client.flushall()
        yield client
