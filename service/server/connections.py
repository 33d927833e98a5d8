"""A worker's connections: how many there may be, and how much the kernel holds for each."""

from __future__ import annotations

import socket
import struct
from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from typing import Any

import gevent

#: How many bytes of an answer the kernel buffers for a client that doesn't read.
_SEND_BUFFER = 64 * 1024
#: Closing resets the connection, and forgets what is unsent.
_RESET = struct.pack("ii", 1, 0)


class Room:
    """Counts the connections of a worker, and those of each address."""

    def __init__(self, most: int, most_of_one: int) -> None:
        self._most, self._most_of_one = most, most_of_one
        self._served = 0
        self._served_to: Counter[str] = Counter()

    def is_left_for(self, address: str) -> bool:
        """Whether another connection can be served; a proxy, which has no address here, may have all of them."""
        return self._served < self._most and (not address or self._served_to[address] < self._most_of_one)

    @contextmanager
    def taken_by(self, address: str) -> Iterator[None]:
        self._served += 1
        self._served_to[address] += 1
        try:
            yield
        finally:
            self._served -= 1
            self._served_to[address] -= 1
            if not self._served_to[address]:
                del self._served_to[address]


def end_soon(idle: set[gevent.Greenlet]) -> None:
    """End the greenlets that are idle as soon as the hub runs, where none of them can become busy meanwhile.

    `gevent.killall` ends them some steps later: a request that came in between would be carried out, but not answered.
    """

    def end() -> None:
        for greenlet in list(idle):
            greenlet.throw(gevent.GreenletExit)

    gevent.get_hub().loop.run_callback(end)


def bound_sending(client: Any, patience: float) -> None:
    """Bound what the kernel holds for a client that doesn't read, also once the connection is closed."""
    with suppress(OSError):
        client.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, _SEND_BUFFER)
        if hasattr(socket, "TCP_USER_TIMEOUT") and client.family != socket.AF_UNIX:
            client.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, max(1, int(patience * 1000)))


def abort(client: Any) -> None:
    """Let closing forget what the client has not read, which would stay in the kernel otherwise."""
    with suppress(OSError):
        client.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, _RESET)


def in_parts(answer: Iterable[bytes]) -> Iterator[bytes]:
    """Parts of an answer, each sent with a patience of its own: a client may be slow if it reads at all."""
    try:
        for body in answer:
            for start in range(0, len(body), _SEND_BUFFER):
                yield body[start : start + _SEND_BUFFER]
    finally:
        close(answer)


def close(answer: Iterable[bytes]) -> None:
    closing = getattr(answer, "close", None)
    if closing is not None:
        closing()
