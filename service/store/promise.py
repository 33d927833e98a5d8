"""What Redis promises: whether it takes a change now, and whether it still has it after a crash.

Each look writes a small probe to every primary, since only a write shows that writes work, and reads its settings.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Literal, NamedTuple

import redis
from redis.exceptions import ReadOnlyError

from service.store.connections import Confirmation, Link, Servers
from service.store.servers import ELSEWHERE
from service.store.store import answer_key, events_key, log_key, match_key

Durability = Literal["always", "everysec", "none"]
#: From the least to the most.
_LEVELS: tuple[Durability, ...] = ("none", "everysec", "always")

_SETTINGS = ("appendonly", "appendfsync", "no-appendfsync-on-rewrite", "maxmemory", "maxmemory-policy")
#: Below this size, in bytes, Redis doesn't rewrite its file unless it has just begun one.
_LEAST_REWRITTEN = 64 * 2**20
#: Every command that a change needs: a user that lacks one is found before a change is half made.
_PROBE = """
redis.call('ZADD', KEYS[5], 0, 'probe')
redis.call('ZREM', KEYS[5], 'probe')
redis.call('HSET', KEYS[1], 'version', redis.call('HGET', KEYS[1], 'version') or '0')
redis.call('XADD', KEYS[2], 'MAXLEN', 1, '*', 'e', '')
redis.call('RPUSH', KEYS[3], '')
redis.call('SET', KEYS[4], redis.call('GET', KEYS[4]) or '', 'EX', 60)
for i = 1, 4 do redis.call('EXPIRE', KEYS[i], 60) end
redis.call('PUBLISH', KEYS[1], '')
return redis.call('DEL', unpack(KEYS))
"""


class ClusterNodeError(Exception):
    """The address names one server of a Cluster as if it were alone."""


class LacksReplicasError(Exception):
    """Fewer replicas than a change needs have confirmed the probe."""


class NotDurableError(Exception):
    """Redis keeps less than TIDETABLE_DURABILITY asks for."""

    def __init__(self, wanted: Durability | None) -> None:
        super().__init__(wanted)
        self.wanted = wanted


class Shortfall(NamedTuple):
    """A way to lose what was acknowledged: the name of its message, and the command to Redis that ends it."""

    name: str
    command: str | None = None
    #: The most that it leaves of the promise; None if it doesn't concern crashes.
    leaves: Durability | None = None


class Promise(NamedTuple):
    """What becomes of an acknowledged change when Redis or its machine crashes."""

    #: When it is on disk: before it is acknowledged, within a second, or perhaps never. None if Redis doesn't tell.
    durability: Durability | None
    #: How many replicas have it before it is acknowledged.
    replicas: int
    shortfalls: tuple[Shortfall, ...]

    def covers(self, wanted: Durability | None) -> bool:
        if wanted is None or wanted == "none":
            return True
        return self.durability is not None and _LEVELS.index(self.durability) >= _LEVELS.index(wanted)

    def below(self, wanted: Durability | None) -> list[Shortfall]:
        """The shortfalls because of which less is promised than what is wanted: by default everything."""
        level = _LEVELS.index(wanted or "always")
        return [one for one in self.shortfalls if one.leaves is None or _LEVELS.index(one.leaves) < level]


class Condition(NamedTuple):
    """What a look at Redis has found."""

    version: tuple[int, ...]
    promise: Promise
    #: Why a change would fail now; None if it would not.
    obstacle: Exception | None


def look(servers: Servers, confirmation: Confirmation | None) -> Condition:
    """Look at every primary, and report the weakest. Raises RedisError if one of them doesn't answer."""
    found = [_look_at(link, tag, servers, confirmation) for link, tag in servers.primaries()]
    promises = [one.promise for one in found]
    return Condition(
        min(one.version for one in found),
        Promise(
            _weakest(promise.durability for promise in promises),
            promises[0].replicas,
            tuple(dict.fromkeys(shortfall for promise in promises for shortfall in promise.shortfalls)),
        ),
        next((one.obstacle for one in found if one.obstacle), None),
    )


def _look_at(link: Link, tag: str, servers: Servers, confirmation: Confirmation | None) -> Condition:
    wait = [confirmation.command] if confirmation else []
    questions = [("INFO",), *(("CONFIG", "GET", name) for name in _SETTINGS)]
    keys = match_key(tag), events_key(tag), log_key(tag), answer_key(tag, "none"), f"matches:{{{tag}}}"
    replies = link.exchange([("EVAL", _PROBE, len(keys), *keys), *wait, *questions])
    if servers.clustered and isinstance(replies[0], ELSEWHERE):
        raise replies[0]
    tried, (said, *settings) = replies[: -len(questions)], replies[-len(questions) :]
    info = _info(said)
    obstacle = _obstacle(tried, confirmation)
    if info.get("role") == "slave":
        obstacle = ReadOnlyError("A replica, whose changes are lost whether it takes them or not.")
    if info.get("cluster_enabled") == "1" and not servers.clustered:
        obstacle = ClusterNodeError()
    version = tuple(int(part) for part in info.get("redis_version", "0").split(".")[:2])
    return Condition(version, _promise(settings, info, servers, confirmation), obstacle)


def _obstacle(tried: list[Any], confirmation: Confirmation | None) -> Exception | None:
    for reply in tried:
        if isinstance(reply, Exception):
            return reply
    return None if confirmation is None or confirmation.is_met_by(tried[1]) else LacksReplicasError()


def _promise(
    settings: Sequence[Any], info: dict[str, str], servers: Servers, confirmation: Confirmation | None
) -> Promise:
    replicas = confirmation.replicas if confirmation else 0
    shortfalls = [Shortfall("shortfall-failover")] if servers.replicated and not replicas else []
    if any(isinstance(reply, redis.ResponseError) for reply in settings):
        return Promise(None, replicas, (*shortfalls, Shortfall("shortfall-unknown")))
    given = {reply[0].decode(): reply[1].decode() for reply in settings if reply}
    losses = list(_losses(given, info))
    durability: Durability = min((one.leaves or "always" for one in losses), key=_LEVELS.index, default="always")
    return Promise(durability, replicas, (*shortfalls, *losses))


def _losses(given: dict[str, str], info: dict[str, str]) -> Iterable[Shortfall]:
    """Each way in which a crash can lose an acknowledged change."""
    if given.get("appendonly") != "yes":
        yield Shortfall("shortfall-appendonly", "CONFIG SET appendonly yes", "none")
    elif _has_no_file_yet(info):
        yield Shortfall("shortfall-first-rewrite", None, "none")
    if given.get("appendfsync") != "always":
        level: Durability = "everysec" if given.get("appendfsync") == "everysec" else "none"
        yield Shortfall(f"shortfall-appendfsync-{level}", "CONFIG SET appendfsync always", level)
    if given.get("no-appendfsync-on-rewrite") == "yes":
        yield Shortfall("shortfall-rewrite", "CONFIG SET no-appendfsync-on-rewrite no", "none")
    if given.get("maxmemory", "0") != "0" and given.get("maxmemory-policy") != "noeviction":
        yield Shortfall("shortfall-eviction", "CONFIG SET maxmemory-policy noeviction", "none")


def _has_no_file_yet(info: dict[str, str]) -> bool:
    """Whether Redis was told to keep a file while it ran, and has not written what it had until then."""
    if int(info.get("aof_base_size", 0)) or int(info.get("aof_current_size", 0)) >= _LEAST_REWRITTEN:
        return False
    begun = "1" in (info.get("aof_rewrite_in_progress"), info.get("aof_rewrite_scheduled"))
    return begun or info.get("aof_last_bgrewrite_status") == "err"


def _weakest(levels: Iterable[Durability | None]) -> Durability | None:
    found = set(levels)
    return next((level for level in (None, *_LEVELS) if level in found), None)


def _info(said: Any) -> dict[str, str]:
    """What INFO says; nothing if it isn't allowed."""
    if not isinstance(said, bytes):
        return {}
    lines = said.decode(errors="replace").splitlines()
    return dict(line.split(":", 1) for line in lines if ":" in line and not line.startswith("#"))
