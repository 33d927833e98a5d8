"""Redis as Debian sets it up: what the service says of it is true, and so is what its commands make of it."""

from __future__ import annotations

import os
import random
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.api.judged import Seated
from tests.api.served import serving, until
from tests.store.groups import REQUIRED, Server, one_server

CONFIGURATION = Path("/etc/redis/redis.conf")
#: Where a server of the system's keeps its files.
OF_A_DAEMON = ("daemonize ", "dir ", "logfile ", "pidfile ")


@pytest.fixture
def debian(tmp_path: Path) -> Iterator[Server]:
    if not (os.access(CONFIGURATION, os.R_OK) and shutil.which("redis-server")):
        (pytest.fail if REQUIRED else pytest.skip)("Debian's redis-server and its settings are not here")
    lines = CONFIGURATION.read_text().splitlines()
    settings = tmp_path / "redis.conf"
    settings.write_text("\n".join(line for line in lines if not line.startswith(OF_A_DAEMON)))
    with one_server(configuration=settings) as server:
        yield server


def test_what_debians_redis_falls_short_of_is_named_and_ended_by_the_commands(debian: Server, tmp_path: Path) -> None:
    log = tmp_path / "log"
    with serving(debian.url, log) as served:
        told = [line for line in log.read_text().splitlines() if line.startswith("tidetable: ")]
        assert len(told) == 2
        assert served.get("/readyz").json["durability"] == "none"
        lost = Seated(served, "island_of_gems", 2)
        lost.move_at_random(random.Random(1))
        crash(debian)
        until(lambda: served.get("/readyz").status_code == 200)
        assert served.get(lost.path).status_code == 404

        for line in told:
            _, _, command = line.partition("Run: redis-cli ")
            debian.call(*command.split()[4:])
        debian.call("CONFIG", "REWRITE")
        until(lambda: served.get("/readyz").json["durability"] == "always")
        kept = Seated(served, "island_of_gems", 2)
        kept.move_at_random(random.Random(1))
        crash(debian)
        until(lambda: served.get("/readyz").status_code == 200)
        assert served.get(kept.path).status_code == 200


def crash(server: Server) -> None:
    server.kill()
    server.start()
    server.wait()
