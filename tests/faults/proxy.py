"""A TCP proxy on the loopback that treats replies badly while it is told to."""

from __future__ import annotations

import asyncio
import random
import threading
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from typing import Any

Pump = Callable[[asyncio.StreamReader, asyncio.StreamWriter], Coroutine[Any, Any, None]]
Connected = Callable[[asyncio.StreamReader, asyncio.StreamWriter], Awaitable[None]]
Listen = Callable[[Connected], int]
PASS, CUT, LATE, HOLE = "pass", "cut", "late", "hole"
#: The share of replies that are cut, and by how many seconds a reply is late.
_CUT = 0.3
_DELAY = 0.4


class Proxy:
    """`mode` says what happens to replies from now on.

    CUT closes the connection somewhere in a reply, LATE holds each reply back, and HOLE swallows requests and replies:
    a connection that has lost something in a hole stays open and silent for ever.
    """

    def __init__(self, target: Callable[[], tuple[str, int]]) -> None:
        self.mode = PASS
        self.port = 0
        self._target = target
        self._chance = random.Random(7)
        #: The event loop itself would forget a connection that waits for ever.
        self._connections: set[asyncio.Task[None] | None] = set()

    async def connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._connections.add(asyncio.current_task())
        try:
            await relay(
                reader, writer, self._target(), partial(self._pump, is_reply=False), partial(self._pump, is_reply=True)
            )
        finally:
            self._connections.discard(asyncio.current_task())

    async def _pump(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, *, is_reply: bool) -> None:
        with suppress(OSError):
            while data := await reader.read(65536):
                if self.mode == HOLE:
                    await asyncio.Event().wait()
                if is_reply and self.mode == LATE:
                    await asyncio.sleep(_DELAY)
                if is_reply and self.mode == CUT and self._chance.random() < _CUT:
                    writer.write(data[: self._chance.randrange(len(data))])
                    await writer.drain()
                    return
                writer.write(data)
                await writer.drain()


async def relay(
    reader: asyncio.StreamReader, writer: asyncio.StreamWriter, target: tuple[str, int], there: Pump, back: Pump
) -> None:
    """Connects to the target and pumps both ways until either of them ends."""
    try:
        target_reader, target_writer = await asyncio.open_connection(*target)
    except OSError:
        writer.transport.abort()
        return
    pumps = [asyncio.ensure_future(there(reader, target_writer)), asyncio.ensure_future(back(target_reader, writer))]
    try:
        with suppress(asyncio.CancelledError):  # the proxy is closed
            await asyncio.wait(pumps, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for pump in pumps:
            pump.cancel()
        writer.transport.abort()
        target_writer.transport.abort()


@contextmanager
def proxying(target: Callable[[], tuple[str, int]]) -> Iterator[Proxy]:
    """A proxy in a thread of its own."""
    proxy = Proxy(target)
    with listening("proxy") as listen:
        proxy.port = listen(proxy.connected)
        yield proxy


@contextmanager
def listening(name: str) -> Iterator[Listen]:
    """A thread that accepts connections: on a port for each function, which is called with every one of them."""
    loop, servers = asyncio.new_event_loop(), list[asyncio.Server]()
    thread = threading.Thread(target=loop.run_forever, name=name, daemon=True)
    thread.start()

    def listen(connected: Connected) -> int:
        start = asyncio.start_server(connected, "127.0.0.1", 0, backlog=512)
        servers.append(asyncio.run_coroutine_threadsafe(start, loop).result())
        port: int = servers[-1].sockets[0].getsockname()[1]
        return port

    try:
        yield listen
    finally:
        for server in servers:
            loop.call_soon_threadsafe(server.close)
        loop.call_soon_threadsafe(loop.stop)
        thread.join()
        for task in asyncio.all_tasks(loop):
            task.cancel()
        loop.run_until_complete(asyncio.sleep(0.05))
        loop.close()
