from __future__ import annotations

import base64
import random
from collections.abc import Iterator
from types import SimpleNamespace

import pytest
import redis

from service import create_app, stream
from service.config import Settings
from tests.contract.guide import Guide
from tests.contract.schema import SERVICE

ENOUGH = 100


@pytest.fixture(scope="module")
def guide(redis_url: str) -> Iterator[Guide]:
    """The service is up, with chance that repeats itself and the patience of a moment; the guide knows its way."""
    SERVICE.app = create_app(Settings(redis_url=redis_url))
    wait, chance = stream.Waiter.wait, random.Random()
    known = SimpleNamespace(token_bytes=chance.randbytes, token_urlsafe=lambda length: _url_safe(chance, length))
    with pytest.MonkeyPatch.context() as patch, redis.Redis.from_url(redis_url) as store:
        patch.setattr(stream.Waiter, "wait", lambda self, seconds: wait(self, min(seconds, 0.01)))
        patch.setattr("service.matches.secrets", known)
        guide = Guide(SERVICE.app, store, chance)
        yield guide
        SERVICE.app.extensions["feed"].stop()
    moves = {status: count for (operation, status), count in guide.answered.items() if operation == "makeMove"}
    assert moves.get(200) or sum(moves.values()) < ENOUGH, f"no move was ever made: {moves}"


def _url_safe(chance: random.Random, length: int) -> str:
    return base64.urlsafe_b64encode(chance.randbytes(length)).rstrip(b"=").decode()
