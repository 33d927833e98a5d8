"""Clients that send or read as slowly as they can, to keep connections busy."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import time
from collections import Counter

from tests.abuse.crowd import DROPPED, Gate, all_of, request
from tests.abuse.figures import Outcome, counted, unexpected
from tests.abuse.scene import Scene, abuser

#: How many there are of each kind.
_EACH = 120
#: Between two bytes, in seconds.
_PAUSE = 1.0
#: The service gives headers 15 seconds, bodies and readers 30; a little later all of them have to be gone.
_LONGEST = 36.0
#: More than the buffers of both ends hold.
_UNREAD = 30
_HEAD = request("GET", "/v1/languages", X_Slow="x")[:-4]
_BODY = request("POST", "/v1/matches", b"x" * 9999)[:-9999]
_SENDING, _DEAF = abuser(0), abuser(1)
_STILL_OPEN = "still open"


async def abuse(scene: Scene) -> Outcome:
    """Headers a byte a second, bodies a byte a second, and large answers that nobody reads."""
    gate, give_up = Gate(scene.address), time.monotonic() + _LONGEST
    unread = [asyncio.create_task(_never_read(scene)) for _ in range(_EACH)]
    statuses = Counter(await all_of(_drip(gate, head, give_up) for head in (_HEAD, _BODY) for _ in range(_EACH)))
    await asyncio.sleep(give_up - time.monotonic())
    left = scene.connections_of(_DEAF)
    for task in unread:
        task.cancel()
    statuses[_STILL_OPEN] += left
    statuses["dropped while it did not read"] = _EACH - left
    return Outcome(counted(+statuses), unexpected(+statuses, {"408", DROPPED, "dropped while it did not read"}))


async def _drip(gate: Gate, head: bytes, give_up: float) -> str:
    """What a client is told that sends one byte after the other."""
    connection = await gate.open(_SENDING)
    if connection is None:
        return DROPPED
    connection.writer.write(head)
    answer = asyncio.ensure_future(connection.read())
    while not answer.done() and time.monotonic() < give_up:
        connection.writer.write(b"x")
        await asyncio.wait([answer], timeout=_PAUSE)
    in_time = answer.done()
    answer.cancel()
    try:
        return (await answer).status
    except (asyncio.CancelledError, OSError, EOFError):
        return DROPPED if in_time else _STILL_OPEN
    finally:
        connection.close()


async def _never_read(scene: Scene) -> None:
    """Ask for a lot, and read nothing until the task is cancelled."""
    loop = asyncio.get_running_loop()
    with socket.socket() as deaf, contextlib.suppress(OSError):
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        deaf.setblocking(False)
        deaf.bind((_DEAF, 0))
        await loop.sock_connect(deaf, scene.address)
        await loop.sock_sendall(deaf, request("GET", "/openapi.json") * _UNREAD)
        await asyncio.sleep(2 * _LONGEST)
