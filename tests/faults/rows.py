"""The faults. Each is a function that puts the fault in and returns when it has ended."""

from __future__ import annotations

import os
import random
import resource
import signal
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from service.config import Settings
from service.store.idempotency import IdempotencyKey
from tests.faults.players import Player
from tests.faults.processes import RedisServer, Service
from tests.faults.proxy import CUT, HOLE, LATE, PASS, Proxy

#: How long a fault lasts that does not end by itself, in seconds.
_LASTS = 1.5
_END_OF_CHANGE = b"*1\r\n$4\r\nEXEC\r\n"


@dataclass(frozen=True)
class Scene:
    """Everything that a fault can be put into."""

    redis: RedisServer
    service: Service
    before_service: Proxy
    before_redis: Proxy
    players: list[Player]
    chance: random.Random


@dataclass(frozen=True)
class Row:
    """A fault: returns when it has ended."""

    what: str
    strike: Callable[[Scene], None]
    #: How long a client waits for an answer, in seconds.
    patience: float = 5.0
    #: Within how many seconds after the fault every client has to be served again.
    recovers: float = 10.0
    #: Whether the fault is that Redis forgets everything: matches from before it don't count.
    forgets: bool = False
    #: Whether a request that is not answered must not have been carried out.
    on_time: bool = False


def _kill_workers(scene: Scene) -> None:
    workers = scene.service.workers
    for pid in workers if scene.chance.random() < 0.3 else [scene.chance.choice(workers)]:
        os.kill(pid, signal.SIGKILL)


def _terminate(scene: Scene) -> None:
    scene.service.terminate()
    scene.service.start()


def _kill_redis(scene: Scene) -> None:
    scene.redis.kill()
    time.sleep(0.3)
    scene.redis.start()


def _cut_power(scene: Scene) -> None:
    """Redis is killed, and its file loses a part of what nobody was told of: the rest of it was fsynced."""
    scene.redis.kill()
    # Answers that are on their way arrive. A worker that Redis has told of a change gives up what is left to do for it.
    time.sleep(Settings().store_patience + 0.5)
    _tear(scene.redis.log, [player.caller.newest_key for player in scene.players], scene.chance)
    scene.redis.start()


def _tear(log: Path, keys: list[str], chance: random.Random) -> None:
    """Cut the file at any byte after the last change that was acknowledged."""
    content = log.read_bytes()
    newest = max((content.rfind(IdempotencyKey(key, b"").name.encode()) for key in keys), default=-1)
    end = content.find(_END_OF_CHANGE, newest)
    assert -1 not in (newest, end), "the file does not have the last change that was acknowledged"
    os.truncate(log, chance.randint(end + len(_END_OF_CHANGE), len(content)))


def _stop_redis(scene: Scene) -> None:
    scene.redis.process.send_signal(signal.SIGSTOP)
    time.sleep(_LASTS)
    scene.redis.process.send_signal(signal.SIGCONT)


def _fill_redis(scene: Scene) -> None:
    scene.redis.client.config_set("maxmemory-policy", "noeviction")
    scene.redis.client.config_set("maxmemory", 1)
    time.sleep(_LASTS)
    scene.redis.client.config_set("maxmemory", 0)


def _make_read_only(scene: Scene) -> None:
    scene.redis.client.execute_command("REPLICAOF", "127.0.0.1", "1")
    time.sleep(_LASTS)
    scene.redis.client.execute_command("REPLICAOF", "NO", "ONE")


def _empty_redis(scene: Scene) -> None:
    scene.redis.client.flushall()
    scene.redis.client.script_flush()


def _fill_disk(scene: Scene) -> None:
    """The file of Redis can grow by a few bytes more; Redis ends at the write that fails, and starts with room."""
    limit = scene.redis.log.stat().st_size + scene.chance.randrange(5000)
    resource.prlimit(scene.redis.process.pid, resource.RLIMIT_FSIZE, (limit, limit))
    scene.redis.process.wait(30)
    scene.redis.start()


def _spoil(proxy: str, mode: str) -> Callable[[Scene], None]:
    def strike(scene: Scene) -> None:
        spoiled: Proxy = getattr(scene, proxy)
        spoiled.mode = mode
        time.sleep(_LASTS)
        spoiled.mode = PASS

    return strike


ROWS: dict[str, Row] = {
    "worker-kill": Row("kill -9 of one worker or both", _kill_workers),
    "sigterm": Row("SIGTERM of gunicorn under load, and a new one on its socket", _terminate, 15.0, on_time=True),
    "redis-kill": Row("kill -9 of Redis, restarted on its data", _kill_redis),
    "power-cut": Row("kill -9 of Redis, its file torn after the last acknowledged change", _cut_power),
    "redis-hung": Row("Redis hangs (SIGSTOP) for 1.5 s", _stop_redis),
    "redis-full": Row("Redis is out of memory for 1.5 s", _fill_redis),
    "redis-read-only": Row("Redis is the replica of a dead address for 1.5 s", _make_read_only),
    "redis-empty": Row("FLUSHALL: clean 404s, then new matches", _empty_redis, forgets=True),
    "disk-full": Row("the file of Redis can't grow; restarted with room", _fill_disk),
    "redis-cut": Row("connections to Redis are cut within replies", _spoil("before_redis", CUT)),
    "redis-late": Row("replies of Redis are 0.4 s late", _spoil("before_redis", LATE)),
    "redis-hole": Row("connections to Redis fall silent for ever", _spoil("before_redis", HOLE), 12.0),
    "reply-cut": Row("connections to the service are cut within answers", _spoil("before_service", CUT)),
    "reply-late": Row("answers come 0.4 s late, after the client has given up", _spoil("before_service", LATE), 0.3),
    "reply-hole": Row("connections to the service fall silent for ever", _spoil("before_service", HOLE), 2.0),
}
