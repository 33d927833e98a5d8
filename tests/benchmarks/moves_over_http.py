"""Moves over HTTP beside a bare route, each served by gunicorn as the project sets it up, with one worker.

Whole matches are recorded first and the store is set back to their beginning before each round, so that every request
is a legal move and the client only sends bytes. Both sides get the same requests, but for the path.
"""

from __future__ import annotations

import os
import random
import re
import selectors
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import redis

from service import create_app
from service.config import Settings
from service.server.embedded import embedded_redis, end_with_parent, stop
from tests.benchmarks.figures import Figure, race
from tests.benchmarks.served_matches import Request, ServedMatch

_ROUNDS = 11
_MATCHES = 6
_CONNECTIONS = 6
_TARGET = 0.6
_PATIENCE = 30
_LENGTH = re.compile(rb"content-length: (\d+)", re.IGNORECASE)

Address = tuple[str, int]


def measure() -> Iterator[Figure]:
    yield _against_bare(None, "a Redis in memory")
    with tempfile.TemporaryDirectory() as data:
        yield _against_bare(Path(data), "each write synced to disk")


def _against_bare(data: Path | None, kind: str) -> Figure:
    with embedded_redis(data) as server, redis.Redis.from_url(server.url) as store:
        matches = Recorded(server.url, store, "island_of_gems", 2)
        with (
            _serving("service:create_app()", server.url) as service,
            _serving("tests.benchmarks.bare:create_app()", server.url) as bare,
        ):
            ours, theirs, ratio = race(
                lambda: rate(service, matches.from_the_beginning(), move_bytes),
                lambda: rate(bare, matches.from_the_beginning(), _bare_bytes),
                _ROUNDS,
            )
    return Figure(
        f"Island of Gems, {kind}: moves/s over HTTP, to a bare route with one GET and one Lua SET of 6 KB",
        f"{ratio:.0%} ({ours:,.0f} to {theirs:,.0f})",
        f"at least {_TARGET:.0%}",
        ratio >= _TARGET,
    )


class Recorded:
    """Matches played to the end, which can be set back to their beginning."""

    def __init__(self, url: str, store: Any, game: str, seats: int, count: int = _MATCHES) -> None:
        self._store = store
        app = create_app(Settings(redis_url=url))
        matches = [ServedMatch(app, game, seats) for _ in range(count)]
        self._first = {key: store.dump(key) for match in matches for key in self._keys(match)}
        self._moves = [list(match.play(random.Random(number))) for number, match in enumerate(matches)]
        self._last = [key for match in matches for key in self._keys(match)]

    def from_the_beginning(self) -> list[list[Request]]:
        self._store.delete(*self._last, *self._first)
        for key, dumped in self._first.items():
            self._store.restore(key, 0, dumped)
        return self._moves

    def _keys(self, match: ServedMatch) -> list[bytes]:
        keys: list[bytes] = self._store.keys(f"match:{{{match.name}}}*")
        return keys


@contextmanager
def _serving(app: str, redis_url: str) -> Iterator[Address]:
    """gunicorn with the project's settings, one worker, at any free port."""
    with socket.create_server(("127.0.0.1", 0), backlog=64) as listener:
        command = [sys.executable, "-m", "gunicorn", "--config", "deploy/gunicorn.conf.py", "--workers", "1"]
        command += ["--log-level", "error", "--bind", f"fd://{listener.fileno()}", app]
        server = subprocess.Popen(
            command,
            env={**os.environ, "REDIS_URL": redis_url},
            pass_fds=(listener.fileno(),),
            preexec_fn=end_with_parent,
        )
        address: Address = listener.getsockname()
    try:
        _wait_for(address)
        yield address
    finally:
        stop(server)


def _wait_for(address: Address) -> None:
    with socket.create_connection(address, _PATIENCE) as client:
        client.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n")
        _receive(client)


def move_bytes(move: Request) -> bytes:
    return _bytes(move.path, move)


def _bare_bytes(move: Request) -> bytes:
    return _bytes(f"/bare/{move.path.split('/')[3]}", move)


def _bytes(path: str, move: Request) -> bytes:
    head = (
        f"POST {path} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer {move.token}\r\n"
        f"Content-Type: application/json\r\nContent-Length: {len(move.body)}\r\n\r\n"
    )
    return head.encode() + move.body


def rate(address: Address, matches: Sequence[list[Request]], as_bytes: Callable[[Request], bytes]) -> float:
    """Requests per second, over a few connections that are kept open; the moves of a match go over one of them."""
    shares = [[as_bytes(move) for match in matches[n::_CONNECTIONS] for move in match] for n in range(_CONNECTIONS)]
    with selectors.DefaultSelector() as answered:
        begun = time.perf_counter()
        for share in shares:
            client, requests = socket.create_connection(address, _PATIENCE), iter(share)
            answered.register(client, selectors.EVENT_READ, requests)
            client.sendall(next(requests))
        while answered.get_map():
            for key, _ in answered.select(_PATIENCE):
                _go_on(answered, key)
        return sum(map(len, shares)) / (time.perf_counter() - begun)


def _go_on(answered: selectors.BaseSelector, key: Any) -> None:
    """Take the answer and send the next request over the same connection."""
    answer = _receive(key.fileobj)
    if not answer.startswith(b"HTTP/1.1 200 "):
        raise RuntimeError(answer.decode())
    if following := next(key.data, None):
        key.fileobj.sendall(following)
    else:
        answered.unregister(key.fileobj)
        key.fileobj.close()


def _receive(client: socket.socket) -> bytes:
    answer = client.recv(65536)
    while not _is_whole(answer):
        more = client.recv(65536)
        if not more:
            raise ConnectionError("the server has closed the connection")
        answer += more
    return answer


def _is_whole(answer: bytes) -> bool:
    head, end, body = answer.partition(b"\r\n\r\n")
    length = _LENGTH.search(head)
    return bool(end) and length is not None and len(body) >= int(length[1])
