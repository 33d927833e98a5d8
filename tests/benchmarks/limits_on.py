"""Moves over HTTP with all limits on beside the same service with none, one worker, 16 clients."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from functools import partial

import redis

from service.server.embedded import embedded_redis
from tests.benchmarks import recorded
from tests.benchmarks.figures import Figure
from tests.benchmarks.servers import SERVICE, serving
from tests.benchmarks.side_by_side import GAME, Side, compared

_TARGET = 0.95
#: The default limit would be met by a fast machine; a block of it is leased as often.
_MANY = "600000/minute"


def measure(quick: bool) -> Iterator[Figure]:
    matches = recorded.of_game(GAME, quick)
    with ExitStack() as running:
        url = running.enter_context(embedded_redis()).url
        store = running.enter_context(redis.Redis.from_url(url))
        limited = running.enter_context(serving(SERVICE, url, TIDETABLE_LIMIT_REQUESTS=_MANY))
        unlimited = running.enter_context(serving(SERVICE, url, TIDETABLE_RATE_LIMITS="off"))
        ours, theirs = (Side(server, partial(matches.set_back, store)) for server in (limited, unlimited))
        yield compared("moves with limits, to moves without", _TARGET, matches, ours, theirs, quick)
