"""Counts what each client uses, in Redis, for all workers together.

A worker leases a block of a client's quota and spends it by itself, so that hardly any request asks Redis. A block is
counted when it is leased: all workers together never grant more than the limit, and at most a block per worker is left
unspent when a window ends. While Redis is away or refuses to count, each worker counts for itself. Redis knows
clients only by a short hash, never by their address, token or key.
"""

from __future__ import annotations

import hashlib
import logging
import math
import threading
import time
from collections import Counter, OrderedDict
from contextlib import ExitStack
from typing import Any

import redis
from limits import RateLimitItem
from limits.storage import RedisStorage

from service.store.connections import Connections, Script

#: The first part of every key here.
PREFIX = "limits"
#: How long Redis may take to answer, and how long it is not asked after it has failed to, in seconds.
PATIENCE = 0.5
_PAUSE = 5.0
#: How many clients a worker remembers per limit; it forgets the one that was quiet for longest.
_MOST_CLIENTS = 10_000
#: A limit is leased in this many blocks.
_BLOCKS = 100
#: Retry-After for what is held at once, in seconds: nobody knows when it is released.
_COME_BACK = 5
_log = logging.getLogger(__name__)

#: The library counts with this script; its own storage costs several times as much per call, and has a client per kind
#: of server.
_INCREASE = Script(RedisStorage.SCRIPT_INCR_EXPIRE.decode())
_ADD = Script("""
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', ARGV[2])
if not redis.call('ZSCORE', KEYS[1], ARGV[1]) and redis.call('ZCARD', KEYS[1]) >= tonumber(ARGV[4]) then return 0 end
redis.call('ZADD', KEYS[1], ARGV[3], ARGV[1])
redis.call('EXPIREAT', KEYS[1], ARGV[3])
return 1
""")
_RENEW = Script("""
if redis.call('ZADD', KEYS[1], 'XX', 'CH', ARGV[2], ARGV[1]) == 1 then redis.call('EXPIREAT', KEYS[1], ARGV[2]) end
""")
_REMOVE = Script("return redis.call('ZREM', KEYS[1], ARGV[1])")


class LimitReachedError(Exception):
    """A client has used up a limit: how much it is, per how many seconds, and in how many seconds to come back.

    A limit of how much there may be at once has no window.
    """

    def __init__(self, limit: str, most: int, seconds: float, window: int | None = None) -> None:
        super().__init__(limit)
        self.limit = limit
        self.most = most
        self.seconds = max(1, math.ceil(seconds))
        self.window = window


class Counts:
    """The counts in Redis. While it is away or refuses to count, it is asked only every few seconds."""

    def __init__(self, connections: Connections) -> None:
        self._connections = connections
        self._away_until = 0.0

    def lease(self, limit: str, item: RateLimitItem, client: str, window: int, wanted: int) -> int | None:
        """How much of what is wanted the client gets in this window; None if Redis doesn't count.

        A lease that is sent again because its connection broke is counted twice, which costs the client a block.
        """
        key = item.key_for(limit, client_hash(client), str(window))
        used = self._run(_INCREASE, key, [item.get_expiry(), wanted])
        return None if used is None else max(0, min(wanted, item.amount - (int(used) - wanted)))

    def add(self, key: str, member: str, until: float, most: int) -> bool:
        """Add a member to a set until a time, unless the set is full. One that is in it may always come again."""
        return bool(self._run(_ADD, key, [member, time.time(), math.ceil(until), most]) != 0)

    def renew(self, key: str, member: str, until: float) -> None:
        """Keep a member until a later time, if it is in the set."""
        self._run(_RENEW, key, [member, math.ceil(until)])

    def remove(self, key: str, member: str) -> None:
        self._run(_REMOVE, key, [member])

    def _run(self, script: Script, key: str, arguments: list[Any]) -> Any:
        """The script's result; None if Redis is away or refuses."""
        if time.monotonic() < self._away_until:
            return None
        try:
            return self._connections.run(script, [f"{PREFIX}:{key}"], arguments)
        except (redis.RedisError, OSError) as error:
            self._away_until = time.monotonic() + _PAUSE
            _log.warning("Each worker counts for itself for %d seconds: %s", _PAUSE, error)
            return None


class _Allowance:
    """What a worker was granted for a client in a window, what is left of it, and whether there may be more."""

    __slots__ = ("granted", "leasing", "left", "more", "window")

    def __init__(self, window: int) -> None:
        self.window = window
        self.granted = self.left = 0
        self.more = True
        #: Held while Redis is asked, so that a burst of requests doesn't lease a block each.
        self.leasing = threading.Lock()

    def lacks(self, cost: int) -> bool:
        """Whether there is too little left, and there may be more to lease."""
        return self.left < cost and self.more

    def add(self, granted: int) -> None:
        self.granted += granted
        self.left += granted


class Quota:
    """So much per window for each client. Windows begin at multiples of their length, for all workers alike."""

    def __init__(self, name: str, item: RateLimitItem, counts: Counts) -> None:
        self._name = name
        self._item = item
        self._counts = counts
        self._length = item.get_expiry()
        self._block = max(1, item.amount // _BLOCKS)
        self._allowances: OrderedDict[str, _Allowance] = OrderedDict()

    def take(self, client: str, cost: int = 1) -> None:
        """Take this much of a client's quota. Raises LimitReachedError, and nothing is taken, if less is left."""
        now = time.time()
        allowance = self._allowance(client, int(now // self._length))
        while allowance.lacks(cost):
            with allowance.leasing:
                if allowance.lacks(cost):
                    self._lease(allowance, client, max(self._block, cost - allowance.left))
        if allowance.left < cost:
            ends = (allowance.window + 1) * self._length
            raise LimitReachedError(self._name, self._item.amount, ends - now, self._length)
        allowance.left -= cost

    def _allowance(self, client: str, window: int) -> _Allowance:
        known = self._allowances.get(client)
        if known is not None and known.window == window:
            self._allowances.move_to_end(client)
            return known
        allowance = self._allowances[client] = _Allowance(window)
        self._allowances.move_to_end(client)
        if len(self._allowances) > _MOST_CLIENTS:
            self._allowances.popitem(last=False)
        return allowance

    def _lease(self, allowance: _Allowance, client: str, wanted: int) -> None:
        granted = self._counts.lease(self._name, self._item, client, allowance.window, wanted)
        # A flood of refused requests doesn't reach Redis.
        allowance.more = granted == wanted
        # While nobody counts for all workers, each grants no more than the whole quota.
        allowance.add(self._item.amount - allowance.granted if granted is None else granted)


class OpenMatches:
    """The matches of each creator that have not started yet, in Redis until they start, end or expire."""

    def __init__(self, most: int, keep: int, counts: Counts) -> None:
        self._most = most
        self._keep = keep
        self._counts = counts

    def add(self, creator: str, match: str) -> None:
        """Raises LimitReachedError if the creator has too many already."""
        if not self._counts.add(f"open:{creator}", match, time.time() + self._keep, self._most):
            raise LimitReachedError("open-matches", self._most, _COME_BACK)

    def renew(self, creator: str, match: str) -> None:
        """A match that has changed, but not started, is kept for longer."""
        self._counts.renew(f"open:{creator}", match, time.time() + self._keep)

    def remove(self, creator: str, match: str) -> None:
        self._counts.remove(f"open:{creator}", match)


class AtOnce:
    """How much each client does at the same time, counted by each worker for itself.

    A worker's own connections are what it protects, and what a killed worker held is gone with it.
    """

    def __init__(self, name: str, most: int) -> None:
        self._name = name
        self._most = most
        self._held: Counter[str] = Counter()

    def hold(self, client: str) -> ExitStack:
        """Count one more, until what is returned is closed. Raises LimitReachedError."""
        if self._held[client] >= self._most:
            raise LimitReachedError(self._name, self._most, _COME_BACK)
        self._held[client] += 1
        held = ExitStack()
        held.callback(self._release, client)
        return held

    def _release(self, client: str) -> None:
        self._held[client] -= 1
        if not self._held[client]:
            del self._held[client]


def client_hash(client: str) -> str:
    return hashlib.sha256(client.encode()).hexdigest()[:16]
