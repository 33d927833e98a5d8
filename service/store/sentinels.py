"""The primary that Sentinels name. Its known address is used until they name another one, even if none answers."""

from __future__ import annotations

import re
import time
from typing import Any

import redis
from redis.sentinel import MasterNotFoundError, Sentinel, SentinelConnectionPool, SentinelConnectionPoolProxy

from service.store.address import Address
from service.store.connections import Link
from service.store.lookup import Lookup

#: How often Sentinels are asked for the primary, and how long a caller that already knows one waits for their answer,
#: in seconds.
_ASKED_EVERY, _MOMENT = 1.0, 0.1
#: redis-py describes each Sentinel at length before it says what was wrong.
_REASON = re.compile(r" - (\w+\([^)]*\))")


def primary_of(address: Address, options: dict[str, Any], patience: float) -> SentinelLink:
    """Connections to the primary of a group.

    All Sentinels together have `patience` seconds to name it.
    """
    to_sentinels = {name: value for name, value in options.items() if name.startswith("ssl")}
    to_sentinels |= {name: options.pop(f"sentinel_{name}", None) for name in ("username", "password")}
    each = patience / len(address.hosts)
    to_sentinels |= {"socket_timeout": each, "socket_connect_timeout": each, "protocol": 2, "retry": options["retry"]}
    watchers = Sentinel(address.hosts, sentinel_kwargs=to_sentinels)
    pool = SentinelConnectionPool(address.service, watchers, **options)
    pool.proxy = _Primary(pool, True, False, address.service, watchers)
    pool.connection_kwargs["connection_pool"] = pool.proxy
    return SentinelLink(pool, patience)


class NoPrimaryError(redis.ConnectionError):
    """No Sentinel names a primary."""


class _Primary(SentinelConnectionPoolProxy):
    """The primary's address."""

    def __init__(self, *arguments: Any) -> None:
        super().__init__(*arguments)  # type: ignore[no-untyped-call]
        self.lookup = Lookup(self._ask)
        self._error: Exception | None = None

    def get_master_address(self) -> Any:
        if self.master_address is None:
            self.lookup.start().join()
        if self.master_address is None:
            raise NoPrimaryError(f"No Sentinel names a primary called {self.service_name}.{self._why}")
        return self.master_address

    def _ask(self) -> None:
        try:
            super().get_master_address()  # type: ignore[no-untyped-call]
        except (redis.RedisError, MasterNotFoundError) as error:
            self._error = error

    @property
    def _why(self) -> str:
        found = dict.fromkeys(_REASON.findall(str(self._error)))
        return f" {', '.join(found)}" if found else ""


class SentinelLink(Link):
    """Connections to the primary; those to an earlier one are never used again."""

    def __init__(self, pool: Any, patience: float) -> None:
        super().__init__(pool, patience)
        self._asked = 0.0

    def look_up(self) -> None:
        """Ask who the primary is; if that takes longer than a moment, the answer is for those who come later."""
        self._asked = time.monotonic()
        self.pool.proxy.lookup.start().join(_MOMENT)

    def is_current(self, connection: Any) -> bool:
        """Whether a connection is to the primary; Sentinels are asked for it every second."""
        if time.monotonic() - self._asked > _ASKED_EVERY:
            self.look_up()
        return bool((connection.host, connection.port) == self.pool.master_address)

    def _take(self) -> Any:
        while self._kept:
            connection = self._kept.pop()
            if self.is_current(connection):
                return connection
            self._close(connection)
        return self.pool.get_connection()
