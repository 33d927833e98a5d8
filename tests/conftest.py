"""Shared by all tests: an embedded Redis. Each pytest-xdist worker starts one, whatever the environment says."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
import redis

from service.server.embedded import embedded_redis

#: The folders whose tests take the longest. Those of the store wait more than they work.
_SLOW = ("store", "page", "server", "contract")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Run slow tests first, so that short ones fill the gaps at the end."""
    items.sort(
        key=lambda item: next((rank for rank, folder in enumerate(_SLOW) if folder in item.path.parts), len(_SLOW))
    )


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
