from __future__ import annotations

from collections.abc import Iterator

import pytest
import redis

from service.config import Settings
from service.store.feed import QUIET, Feed
from service.store.servers import servers
from tests.store.playing import WatchedStore

SETTINGS = Settings(keep_answers=100, keep_open=1000, keep_running=2000, keep_over=3000, keep_abandoned=4000)


@pytest.fixture
def store(redis_url: str, redis_client: redis.Redis) -> WatchedStore:  # noqa: ARG001 - Redis is empty before the test
    return WatchedStore(servers(redis_url, SETTINGS.store_patience), SETTINGS)


@pytest.fixture
def feed(redis_url: str) -> Iterator[Feed]:
    feed = Feed(servers(redis_url, QUIET))
    yield feed
    feed.stop()
