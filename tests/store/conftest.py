from __future__ import annotations

import pytest
import redis

from service.config import Settings
from service.store.connections import connect
from service.store.store import Store

SETTINGS = Settings(keep_answers=100, keep_open=1000, keep_running=2000, keep_over=3000, keep_abandoned=4000)


@pytest.fixture
def store(redis_url: str, redis_client: redis.Redis) -> Store:  # noqa: ARG001 - Redis is empty before the test
    return Store(connect(redis_url), SETTINGS)
