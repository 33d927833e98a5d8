"""Gates in front of servers on this machine, which cut a server off from the rest of its group but not from clients."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from functools import partial

from tests.faults.proxy import Listen, listening, relay

_LOOPBACK = "127.0.0.1"
#: How far above its data port a server's Cluster bus listens.
BUS = 10000
#: How often a connection that is cut looks whether it has been restored, in seconds.
_PAUSE = 0.02


class Gates:
    """Proxies on the loopback through which servers are reached, by clients and by each other.

    Each server connects from a loopback address of its own, which tells the gates who is calling. A connection that is
    cut goes silent, as if its packets were lost: neither side learns of it, and what they send arrives once the two
    are joined again. A connection that is opened meanwhile never gets through.
    """

    def __init__(self, listen: Listen) -> None:
        self._listen = listen
        self._hosts = (f"127.0.1.{number}" for number in range(1, 255))
        self.cut_off: set[str] = set()

    def open(self, port: int) -> Gate:
        """Opens a gate in front of the server on a port."""
        host = next(self._hosts)
        data, bus = (self._listen(partial(self._connected, host, to)) for to in (port, port + BUS))
        return Gate(self, host, data, bus)

    async def _connected(
        self, host: str, port: int, reader: asyncio.StreamReader, writer: asyncio.StreamWriter
    ) -> None:
        caller: str = writer.get_extra_info("peername")[0]
        if self._are_apart(caller, host):
            await self._joined(caller, host)
            writer.transport.abort()
        else:
            pump = partial(self._pump, caller, host)
            await relay(reader, writer, (_LOOPBACK, port), pump, pump)

    async def _pump(self, caller: str, host: str, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await reader.read(65536):
                await self._joined(caller, host)
                writer.write(data)
                await writer.drain()
        await self._joined(caller, host)  # that one side has hung up doesn't get through, either

    async def _joined(self, caller: str, host: str) -> None:
        while self._are_apart(caller, host):
            await asyncio.sleep(_PAUSE)

    def _are_apart(self, caller: str, host: str) -> bool:
        return caller != _LOOPBACK and not self.cut_off.isdisjoint((caller, host))


@dataclass(frozen=True)
class Gate:
    """The address from which a server connects, and the ports through which it is reached."""

    gates: Gates
    host: str
    port: int
    bus_port: int

    @property
    def options(self) -> list[str]:
        """What the server has to know of it; Redis has the first option since 7.0."""
        announced = {"ip": _LOOPBACK, "port": self.port}
        of_cluster = {**announced, "bus-port": self.bus_port}
        return [
            *("--bind-source-addr", self.host),
            *(word for name, value in announced.items() for word in (f"--replica-announce-{name}", str(value))),
            *(word for name, value in of_cluster.items() for word in (f"--cluster-announce-{name}", str(value))),
        ]

    def close(self) -> None:
        """Cut the server off from the other servers. Clients still pass."""
        self.gates.cut_off.add(self.host)

    def open(self) -> None:
        self.gates.cut_off.discard(self.host)


@contextmanager
def running_gates() -> Iterator[Gates]:
    with listening("gates") as listen:
        yield Gates(listen)
