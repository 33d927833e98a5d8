"""The real service with a real Redis, for one abuse."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from socket import inet_aton

from tests.abuse.caller import Address, calling
from tests.benchmarks.servers import cpu_of
from tests.faults.processes import RedisServer, Service, running_redis, running_service

#: The address of each kind of client; abusers may use the ones after theirs, too.
POLITE, HONEST, WITNESS = "127.0.0.2", "127.0.0.3", "127.0.0.4"
_ABUSER = 20
_PATIENCE = 60.0
#: Workers that use no CPU for this many seconds have started.
_QUIET = 0.3


def abuser(number: int = 0) -> str:
    """An address of their own for any number of abusers."""
    return f"127.0.{1 + number // 200}.{_ABUSER + number % 200}"


@dataclass(frozen=True)
class Scene:
    redis: RedisServer
    service: Service

    @property
    def address(self) -> Address:
        return self.service.address

    def cpu(self) -> float:
        """The CPU seconds that the workers have used."""
        return sum(map(cpu_of, self.service.workers))

    def connections_of(self, source: str) -> int:
        """How many connections from an address the workers have open."""
        port, remote = f":{self.address[1]:04X}", f"{int.from_bytes(inet_aton(source), 'little'):08X}:"
        lines = [line.split() for line in Path("/proc/net/tcp").read_text().splitlines()[1:]]
        # One that the workers have closed has no inode any more.
        return sum(line[1].endswith(port) and line[2].startswith(remote) and line[9] != "0" for line in lines)


@contextmanager
def scene(folder: Path, **environment: str) -> Iterator[Scene]:
    """The service once both workers are ready."""
    with running_redis(folder / "redis") as redis:
        url = f"redis://127.0.0.1:{redis.port}/0"
        with running_service(url, folder / "service.log", **environment) as service:
            ready = Scene(redis, service)
            with calling(ready.address, WITNESS) as caller:
                caller.get("/livez")
            _wait_until_quiet(ready)
            yield ready


def _wait_until_quiet(started: Scene) -> None:
    """The first answer shows that one worker is ready; the other has started when it has nothing to do."""
    give_up, spent = time.monotonic() + _PATIENCE, -1.0
    while started.cpu() - spent > 0.01:
        if time.monotonic() > give_up:
            raise TimeoutError("the workers don't become idle")
        spent = started.cpu()
        time.sleep(_QUIET)
