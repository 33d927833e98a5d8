"""Our side: two workers and their Redis, with every seat listening to its match or without."""

from __future__ import annotations

import select
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import redis

from service.server.embedded import EmbeddedRedis, embedded_redis
from tests.benchmarks.boardgame_io.played import Played
from tests.benchmarks.client import Client, compiled
from tests.benchmarks.recorded import Recorded
from tests.benchmarks.servers import SERVICE, Server, cpu_of, serving

#: Connections that came all at once would nearly all be taken by one worker.
_PAUSE = 0.004
_QUIET = 0.2


class Ours(NamedTuple):
    client: Client
    redis: EmbeddedRedis
    store: Any
    service: Server

    def play(self, matches: Recorded, requests: Path, *, listening: bool = False) -> Played:
        moves = sum(map(len, matches.parts))
        matches.set_back(self.store)
        with ExitStack() as running:
            listeners = running.enter_context(_every_seat(matches, self.service)) if listening else None
            before = self._cpu()
            sent = self.client.send(requests, self.service)
            if listeners:
                listeners.wait_until_quiet()
            spent = self._cpu() - before
        return Played(sent.rate, spent / moves * 1e6, sent.client_cpu)

    def _cpu(self) -> float:
        """The seconds spent by the workers and by Redis, since boardgame.io keeps its matches in its own process."""
        return self.service.cpu() + cpu_of(self.redis.process.pid)


@contextmanager
def tidetable() -> Iterator[Ours]:
    """The service in memory. Raises MissingError without a C compiler."""
    with ExitStack() as running:
        client = running.enter_context(compiled())
        embedded = running.enter_context(embedded_redis())
        store = running.enter_context(redis.Redis.from_url(embedded.url))
        yield Ours(client, embedded, store, running.enter_context(serving(SERVICE, embedded.url, workers=2)))


class Listeners:
    """Live streams that a thread reads and throws away."""

    def __init__(self, requests: list[bytes], port: int) -> None:
        self._poll = select.epoll()
        self._streams: dict[int, socket.socket] = {}
        self._heard = 0
        self._leaving = threading.Event()
        self._thread = threading.Thread(target=self._listen)
        for request in requests:
            stream = socket.create_connection(("127.0.0.1", port))
            stream.sendall(request)
            self._streams[stream.fileno()] = stream
            self._poll.register(stream, select.EPOLLIN)
            time.sleep(_PAUSE)
        self._thread.start()
        self.wait_until_quiet()

    def wait_until_quiet(self) -> None:
        """Wait until all has been told. Raises ConnectionError if a stream has ended."""
        before = -1
        while self._heard > before:
            before = self._heard
            time.sleep(_QUIET)
        if not self._thread.is_alive():
            raise ConnectionError("a stream has ended")

    def leave(self) -> None:
        self._leaving.set()
        self._thread.join()
        for stream in self._streams.values():
            stream.close()
        self._poll.close()

    def _listen(self) -> None:
        buffer = bytearray(65536)
        while not self._leaving.is_set():
            for descriptor, _ in self._poll.poll(_QUIET):
                received = self._streams[descriptor].recv_into(buffer)
                if not received:
                    return
                self._heard += received


@contextmanager
def _every_seat(matches: Recorded, service: Server) -> Iterator[Listeners]:
    """A live stream for each seat of each match, up to date."""
    tables = zip(matches.parts, matches.tokens, strict=True)
    requests = [_listen_request(part[0].match, token) for part, tokens in tables for token in tokens]
    listeners = Listeners(requests, service.port)
    try:
        yield listeners
    finally:
        listeners.leave()


def _listen_request(match: str, token: str) -> bytes:
    return (
        f"GET /v1/matches/{match}/events HTTP/1.1\r\nHost: localhost\r\nAccept: text/event-stream\r\n"
        f"Authorization: Bearer {token}\r\n\r\n"
    ).encode()
