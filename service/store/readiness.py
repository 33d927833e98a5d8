"""Whether Redis takes a change now: asked at most once a second, and answered in time even while Redis hangs."""

from __future__ import annotations

import threading
import time

import redis

from service.config import Settings
from service.store.connections import Confirmation, Servers
from service.store.promise import Condition, Durability, NotDurableError, Promise, look
from service.store.servers import servers
from service.store.store import wanted_confirmation

#: How long Redis may take to answer, in seconds.
_PATIENCE = 0.8
#: For how long a result is reused, in seconds.
FRESH = 1.0


def readiness(settings: Settings) -> Readiness:
    """Raises AddressError."""
    asked = servers(settings.redis_url, _PATIENCE)
    return Readiness(asked, wanted_confirmation(asked, settings, _PATIENCE / 2), settings.durability)


class Readiness:
    def __init__(self, servers: Servers, confirmation: Confirmation | None, wanted: Durability | None = None) -> None:
        self._servers = servers
        self._confirmation = confirmation
        self._wanted = wanted
        self._lock = threading.Lock()
        self._look: _Look | None = None

    def promise(self) -> Promise:
        """What is promised of a change.

        Raises why a change would fail, NotDurableError if less is promised than is wanted, or RedisError if a server
        doesn't answer.
        """
        condition = self.condition()
        if condition.obstacle:
            raise condition.obstacle
        if not condition.promise.covers(self._wanted):
            raise NotDurableError(self._wanted)
        return condition.promise

    def condition(self) -> Condition:
        """Raises RedisError if a server doesn't answer."""
        return self._newest().result(_PATIENCE)

    def _newest(self) -> _Look:
        with self._lock:
            if self._look is None or self._look.is_old:
                self._look = _Look(self._servers, self._confirmation)
                self._look.start()
            return self._look


class _Look(threading.Thread):
    def __init__(self, servers: Servers, confirmation: Confirmation | None) -> None:
        super().__init__(name="readiness", daemon=True)
        self._servers = servers
        self._confirmation = confirmation
        self._found: Condition | Exception | None = None
        self._ended = 0.0

    def run(self) -> None:
        try:
            self._found = self._looked()
        except Exception as error:  # for the caller to raise
            self._found = error
        self._ended = time.monotonic()

    def _looked(self) -> Condition:
        """Look again at once if somebody else serves what was asked for: a failover is no reason not to be ready."""
        try:
            return look(self._servers, self._confirmation)
        except redis.RedisError as error:
            if not self._servers.recovers_from(error):
                raise
            return look(self._servers, self._confirmation)

    @property
    def is_old(self) -> bool:
        return self._ended > 0 and time.monotonic() - self._ended > FRESH

    def result(self, patience: float) -> Condition:
        """Blocks until the look has ended, for this long at most. Raises RedisError."""
        self.join(patience)
        match self._found:
            case Condition():
                return self._found
            case Exception():
                raise self._found
            case _:
                raise redis.TimeoutError("no answer in time")
