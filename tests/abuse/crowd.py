"""Many connections at once, from addresses of the loopback network, in one event loop."""

from __future__ import annotations

import asyncio
import json
import time
from collections import Counter
from collections.abc import Awaitable, Iterable
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from tests.abuse.caller import Address

#: How many connections are opened at the same time, and how long that and an answer may take, in seconds.
_OPENED_TOGETHER = 100
PATIENCE = 30.0
DROPPED = "dropped"
LIMITED = "429"
_LIMIT_HEADERS = {"retry-after", "ratelimit", "ratelimit-policy"}


class Reply(NamedTuple):
    status: str
    headers: dict[str, str]
    data: bytes

    @property
    def said(self) -> str:
        """The status, with the limit that was reached."""
        return f"{self.status} {self.headers.get('ratelimit-policy', '').partition(';')[0]}".rstrip()


_DROPPED = Reply(DROPPED, {}, b"")


class Connection:
    """A connection that sends requests as bytes, and reads their answers."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer

    async def call(self, request: bytes, patience: float = PATIENCE) -> Reply:
        """The answer; one with the status DROPPED if there is none."""
        try:
            self.writer.write(request)
            return await asyncio.wait_for(self.read(), patience)
        except (OSError, EOFError, ValueError, TimeoutError):
            return _DROPPED

    async def read(self) -> Reply:
        first, *lines = (await self.reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")[:-2]
        headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in lines)}
        data = await self.reader.readexactly(int(headers.get("content-length", 0)))
        return Reply(first.split()[1], headers, data)

    def close(self) -> None:
        self.writer.close()


@dataclass
class Gate:
    """Opens connections, some at a time: the system's queue for new ones must not overflow by our own doing."""

    address: Address
    _turns: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(_OPENED_TOGETHER))

    async def open(self, source: str) -> Connection | None:
        async with self._turns:
            try:
                opening = asyncio.open_connection(*self.address, local_addr=(source, 0))
                return Connection(*await asyncio.wait_for(opening, PATIENCE))
            except (OSError, TimeoutError):
                return None


def request(method: str, path: str, body: Any = None, token: str = "", **headers: str) -> bytes:
    """A request as bytes; a body that isn't bytes is written as JSON."""
    data = body if isinstance(body, bytes) else b"" if body is None else json.dumps(body).encode()
    sent = {"Host": "localhost", **{name.replace("_", "-"): said for name, said in headers.items()}}
    sent |= {"Authorization": f"Bearer {token}"} if token else {}
    sent |= {"Content-Type": "application/json", "Content-Length": str(len(data))} if body is not None else {}
    lines = [f"{method} {path} HTTP/1.1", *(f"{name}: {said}" for name, said in sent.items()), "", ""]
    return "\r\n".join(lines).encode("latin-1") + data


@dataclass
class Flood:
    """What a flood got: how often each status, and the answers 429 that don't say when to come back."""

    statuses: Counter[str] = field(default_factory=Counter)
    unexplained: int = 0

    def add(self, reply: Reply) -> None:
        self.statuses[reply.status] += 1
        self.unexplained += reply.status == LIMITED and not reply.headers.keys() >= _LIMIT_HEADERS


async def flood(gate: Gate, source: str, requests: Iterable[bytes], seconds: float) -> Flood:
    """A connection for each request sends it again and again, until time is up."""
    found, give_up = Flood(), time.monotonic() + seconds

    async def send(sent: bytes) -> None:
        connection = None
        while time.monotonic() < give_up:
            connection = connection or await gate.open(source)
            reply = await connection.call(sent) if connection else _DROPPED
            found.add(reply)
            if connection and (reply.status == DROPPED or reply.headers.get("connection") == "close"):
                connection.close()
                connection = None
        if connection:
            connection.close()

    await all_of(map(send, requests))
    return found


async def all_of(tasks: Iterable[Awaitable[Any]]) -> list[Any]:
    return list(await asyncio.gather(*tasks))
