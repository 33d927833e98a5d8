"""Idle live streams on a service with two workers: the memory that each takes, and how much they slow down moves."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

import redis

from service import create_app
from service.config import Settings
from service.server.embedded import embedded_redis
from tests.benchmarks import recorded
from tests.benchmarks.client import compiled
from tests.benchmarks.figures import Figure, race
from tests.benchmarks.moves_over_http import move_bytes
from tests.benchmarks.recorded import ServedMatch
from tests.benchmarks.servers import SERVICE, Server, allow_open_files, serving

_STREAMS, _QUICK_STREAMS = 2000, 400
#: The number of streams on the same match.
_TOGETHER = 4
_ROUNDS, _QUICK_ROUNDS = 7, 2
_KILOBYTES = 40.0
_RATIO = 0.9


def measure(quick: bool) -> Iterator[Figure]:
    count = _QUICK_STREAMS if quick else _STREAMS
    allow_open_files(count + 200)
    matches = next(one for one in recorded.of_all_games(quick) if one.game.name == "island_of_gems")
    with ExitStack() as running:
        url = running.enter_context(embedded_redis()).url
        store = running.enter_context(redis.Redis.from_url(url))
        idle = _idle_matches(url, count // _TOGETHER)
        beside = {key: store.dump(key) for key in store.scan_iter()}
        watched = running.enter_context(serving(SERVICE, url, workers=2))
        alone = running.enter_context(serving(SERVICE, url, workers=2))
        with _streams(watched, idle[:1], 50):
            before = watched.resident()
        running.enter_context(_streams(watched, idle, count))
        each = (watched.resident() - before) / count
        yield Figure(
            f"{count:,} idle streams on {len(idle)} matches, 2 workers: memory of the workers for each",
            f"{each:.1f} KB",
            f"under {_KILOBYTES:g} KB",
            each < _KILOBYTES,
        )
        client = running.enter_context(compiled())
        requests = client.write(matches.shares(16), move_bytes)

        def rate(server: Server) -> float:
            matches.set_back(store, beside)
            return client.send(requests, server).rate

        ours, theirs, ratio = race(lambda: rate(watched), lambda: rate(alone), _QUICK_ROUNDS if quick else _ROUNDS)
        yield Figure(
            f"{matches.game.title}, 2 workers, 16 clients: moves beside {count:,} idle streams, to without them",
            f"{ratio.percent()}: {ours:,.0f} to {theirs:,.0f}/s",
            f"at least {_RATIO:.0%}",
            ratio.median >= _RATIO,
        )


def _idle_matches(url: str, count: int) -> list[str]:
    app = create_app(Settings(redis_url=url))
    return [ServedMatch(app, "island_of_gems", 2).name for _ in range(count)]


@contextmanager
def _streams(server: Server, matches: list[str], count: int) -> Iterator[None]:
    """Open streams, each of which has sent everything so far."""
    opened = [_stream(server, matches[number % len(matches)]) for number in range(count)]
    yield
    for client in opened:
        client.close()


def _stream(server: Server, match: str) -> socket.socket:
    client = socket.create_connection(("127.0.0.1", server.port), timeout=30)
    head = f"GET /v1/matches/{match}/events HTTP/1.1\r\nHost: here\r\nAccept: text/event-stream\r\n\r\n"
    client.sendall(head.encode())
    received = b""
    while b'"match_started"' not in received:
        more = client.recv(65536)
        if not more:
            raise ConnectionError(received.decode())
        received += more
    return client
