"""Idle live streams on a service with two workers: the memory that each takes, and what they cost those who move."""

from __future__ import annotations

import resource
import socket
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import redis

from service import create_app
from service.config import Settings
from service.server.embedded import embedded_redis
from tests.api.served import Served, serving
from tests.benchmarks.figures import Figure, race
from tests.benchmarks.moves_over_http import Recorded, move_bytes, rate
from tests.benchmarks.served_matches import ServedMatch

_STREAMS = 2000
#: So many watch the same match.
_TOGETHER = 4
_ROUNDS = 5
_KILOBYTES = 40.0
_RATIO = 0.9


def measure() -> Iterator[Figure]:
    _allow_open_files(_STREAMS + 200)
    with ExitStack() as running:
        folder = Path(running.enter_context(tempfile.TemporaryDirectory()))
        server = running.enter_context(embedded_redis())
        store = running.enter_context(redis.Redis.from_url(server.url))
        matches = Recorded(server.url, store, "island_of_gems", 2)
        idle = _idle_matches(server.url)
        watched = running.enter_context(serving(server.url, folder / "watched"))
        alone = running.enter_context(serving(server.url, folder / "alone"))
        with _streams(watched, idle[:1], 50):
            before = _memory(watched)
        running.enter_context(_streams(watched, idle, _STREAMS))
        each = (_memory(watched) - before) / _STREAMS
        yield Figure(
            f"{_STREAMS:,} idle streams on {len(idle)} matches, two workers: memory of the workers for each",
            f"{each:.1f} KB",
            f"under {_KILOBYTES:g} KB",
            each < _KILOBYTES,
        )
        ours, theirs, ratio = race(
            lambda: rate(watched.address, matches.from_the_beginning(), move_bytes),
            lambda: rate(alone.address, matches.from_the_beginning(), move_bytes),
            _ROUNDS,
        )
        yield Figure(
            f"Island of Gems, two workers: moves/s over HTTP beside {_STREAMS:,} idle streams, to without them",
            f"{ratio:.0%} ({ours:,.0f} to {theirs:,.0f})",
            f"at least {_RATIO:.0%}",
            ratio >= _RATIO,
        )


def _allow_open_files(wanted: int) -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def _idle_matches(url: str) -> list[str]:
    app = create_app(Settings(redis_url=url))
    return [ServedMatch(app, "island_of_gems", 2).name for _ in range(_STREAMS // _TOGETHER)]


@contextmanager
def _streams(served: Served, matches: list[str], count: int) -> Iterator[None]:
    """So many open streams, each of which has told all there is to tell."""
    opened = [_stream(served, matches[number % len(matches)]) for number in range(count)]
    yield
    for client in opened:
        client.close()


def _stream(served: Served, match: str) -> socket.socket:
    client = socket.create_connection(served.address, timeout=30)
    head = f"GET /v1/matches/{match}/events HTTP/1.1\r\nHost: here\r\nAccept: text/event-stream\r\n\r\n"
    client.sendall(head.encode())
    received = b""
    while b'"match_started"' not in received:
        more = client.recv(65536)
        if not more:
            raise ConnectionError(received.decode())
        received += more
    return client


def _memory(served: Served) -> float:
    """Kilobytes that the workers hold."""
    return sum(_resident(Path(f"/proc/{worker}/status").read_text()) for worker in served.workers)


def _resident(status: str) -> float:
    return float(next(line for line in status.splitlines() if line.startswith("VmRSS:")).split()[1])
