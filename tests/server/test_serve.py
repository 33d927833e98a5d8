"""`tidetable serve` while its Redis is killed or can't write: it goes on, and nothing acknowledged is lost."""

from __future__ import annotations

import os
import random
import re
import signal
import threading
from pathlib import Path
from typing import Any

from service.games import GAMES
from tests.api.judged import Seated
from tests.api.served import Served, Stream, until
from tests.faults.players import Caller, Player, audit
from tests.faults.verdict import Verdict
from tests.server.conftest import SmallDisk
from tests.serving import serving

_KILLS = 3


def client_of(address: str) -> Any:
    host, port = address.removeprefix("http://").split(":")
    return Served(None, (host, int(port)), Path(os.devnull))  # type: ignore[arg-type]  # its process is never asked for


def kill_redis(data: Path, kill: int) -> None:
    """Kill the server that was started last, as soon as it has been."""
    log = data / "redis.log"
    started = re.compile(r"pid=(\d+), just started")
    until(lambda: len(started.findall(log.read_text())) > kill)
    os.kill(int(started.findall(log.read_text())[-1]), signal.SIGKILL)


def test_acknowledged_moves_survive_each_kill_of_redis(tmp_path: Path) -> None:
    stopping, verdict = threading.Event(), Verdict()
    with serving(workers=1, data=tmp_path) as address:
        caller = Caller(client_of(address).address, patience=10)
        player = Player(1, caller, stopping, may_forget=False)
        player.start()
        for kill in range(_KILLS):
            before = len(player.acknowledged_at)
            until(lambda before=before: len(player.acknowledged_at) > before + 5 or player.wrong)
            kill_redis(tmp_path, kill)
        stopping.set()
        player.join(60)
        for played in player.played:
            verdict.add(audit(caller, played))
    assert not player.wrong
    assert verdict.acknowledged > 5 * _KILLS
    assert verdict.holds, verdict


def test_a_live_stream_goes_on_after_a_kill_of_redis(tmp_path: Path) -> None:
    with serving(workers=1, data=tmp_path) as address:
        client = client_of(address)
        match = Seated(client, next(iter(GAMES)), 2)
        with Stream(client, f"{match.path}/events") as stream:
            known = stream.take(match.look()["last_event"])
            kill_redis(tmp_path, 0)
            made = match.move_at_random(random.Random(1)).json
            assert stream.take(1)[0]["seq"] == made["events"][0]["seq"] == known[-1]["seq"] + 1


def test_a_full_disk_leaves_reads_and_answers_writes_with_503(small_disk: SmallDisk) -> None:
    with serving(workers=1, data=small_disk.folder) as address:
        client = client_of(address)
        match = Seated(client, next(iter(GAMES)), 2)
        small_disk.fill(left=20_000)
        made = [client.post("/v1/matches", {"game": match.look()["game"]})]
        while made[-1].status_code == 201:
            made.append(client.post("/v1/matches", {"game": match.look()["game"]}))
        until(lambda: client.get("/readyz").json.get("type") == "/problems/store_refuses_writes")
        for created in made[:-1]:
            assert client.get(f"/v1/matches/{created.json['match']['id']}").status_code == 200
        for path in ("/v1/matches", match.path, f"{match.path}/events"):
            assert client.get(path).status_code == 200
        refused = [made[-1], match.move_at_random(random.Random(1)), client.delete(match.path, token=match.creator)]
        assert [(answer.status_code, answer.headers["Content-Type"]) for answer in refused] == [
            (503, "application/problem+json")
        ] * 3
        small_disk.make_room()
        until(lambda: match.move_at_random(random.Random(1)).status_code == 200)
