"""Settings from the environment, in one frozen record.

The variable of a setting is TIDETABLE_ and its name in capitals, with two exceptions.
"""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from contextlib import suppress
from hashlib import sha256
from ipaddress import IPv4Network, IPv6Network, ip_network
from typing import Annotated, Any, Literal

import limits
import msgspec
from limits import RateLimitItem

_DAY = 24 * 60 * 60
_LONGEST = 36500 * _DAY
# Anything longer can only be a mistake, which Redis or the system might not refuse until it is used.
_Keep = Annotated[int, msgspec.Meta(ge=1, le=_LONGEST)]
_Patience = Annotated[float, msgspec.Meta(gt=0, le=_DAY)]
_Count = Annotated[int, msgspec.Meta(ge=1)]
#: What a client on a unix socket, which has no address, is taken for.
UNIX = "::"
_SEPARATORS = re.compile(r"[\s,]+")
_API_KEY = re.compile(r"[A-Za-z0-9_-]{16,200}")
#: Integers in structured fields (RFC 9651) have at most 15 digits.
_MOST_IN_HEADER = 10**15
_UNPREFIXED = {"redis_url": "REDIS_URL", "web_concurrency": "WEB_CONCURRENCY"}


class SettingsError(Exception):
    """An environment variable has an invalid value; the message names it."""


class Networks(tuple[IPv4Network | IPv6Network, ...]):
    """Networks in CIDR notation, separated by spaces or commas; `unix` is the unspecified address."""

    __slots__ = ()


class ApiKeys(frozenset[bytes]):
    """The SHA-256 of keys, which are separated by spaces or commas."""


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    redis_url: str = "redis://127.0.0.1:6379/0"
    #: How long a request waits for Redis, in seconds.
    store_patience: _Patience = 2.0
    #: The least that Redis must promise of what was acknowledged; None = whatever it does.
    durability: Literal["always", "everysec", "none"] | None = None
    #: How many replicas have a change before it is acknowledged; None = one with Sentinel or Cluster, else none.
    replicas: Annotated[int, msgspec.Meta(ge=0, le=10)] | None = None
    #: Whether they have it on disk, which takes Redis 7.2 or Valkey.
    replicas_fsync: bool = False
    #: How long a match is kept in Redis, in seconds after its last change.
    keep_open: _Keep = 7 * _DAY
    keep_running: _Keep = 90 * _DAY
    keep_over: _Keep = 365 * _DAY
    keep_abandoned: _Keep = 7 * _DAY
    #: How long the answer to a POST with an Idempotency-Key is remembered, in seconds.
    keep_answers: _Keep = _DAY
    #: The longest that a live stream stays silent, in seconds.
    heartbeat: _Patience = 15.0
    #: How long a client may take to read what was sent to it, in seconds.
    send_patience: _Patience = 30.0
    #: The number of gunicorn workers; None = one per core.
    web_concurrency: _Count | None = None
    #: Whether anything below is limited.
    rate_limits: Literal["on", "off"] = "on"
    #: Requests per address, and per token.
    limit_requests: RateLimitItem = limits.parse("60000/minute")
    #: New matches, and the bytes of records to import or verify, per address or API key.
    limit_matches: RateLimitItem = limits.parse("20000/hour")
    limit_record_bytes: RateLimitItem = limits.parse("268435456/hour")
    #: Matches of one creator that have not started yet.
    limit_open_matches: _Count = 10_000
    #: Live streams and waiting requests at once, per address and worker.
    limit_waiting: _Count = 2000
    #: Connections at once, per address and worker, unless it is a trusted proxy's; None = half of what a worker takes.
    limit_connections: _Count | None = None
    #: The keys that creating and importing matches needs; without any, anybody may.
    api_keys: ApiKeys = ApiKeys()
    #: The proxies whose header names the client, and that header.
    trusted_proxies: Networks = Networks()
    proxy_header: Literal["X-Forwarded-For", "Forwarded"] = "X-Forwarded-For"

    @property
    def wants_promise(self) -> bool:
        """Whether a change that Redis may forget is refused."""
        return self.durability not in (None, "none")


def settings_from(environment: Mapping[str, str] = os.environ) -> Settings:
    """The settings; an empty variable counts as unset. Raises SettingsError."""
    given = {
        name: environment[variable]
        for name, variable in ((name, variable_of(name)) for name in Settings.__struct_fields__)
        if environment.get(variable)
    }
    try:
        return msgspec.convert(given, Settings, strict=False, dec_hook=_read)
    except msgspec.ValidationError as error:
        what, _, name = str(error).partition(" - at `$.")
        raise SettingsError(f"{variable_of(name.rstrip('`'))}: {what}.") from error


def _read(kind: type, text: str) -> Any:
    if kind is RateLimitItem:
        return _rate(text)
    parts = [part for part in _SEPARATORS.split(text) if part]
    if kind is Networks:
        return Networks(ip_network(UNIX if part == "unix" else part) for part in parts)
    return _api_keys(parts)


def _rate(text: str) -> RateLimitItem:
    with suppress(ValueError):
        rate, *others = limits.parse_many(text)
        # Longer numbers don't fit into the headers that tell them.
        if 0 < rate.amount < _MOST_IN_HEADER and rate.get_expiry() <= _LONGEST and not others:
            return rate
    raise ValueError(f"Expected a limit such as `1000/minute`, got `{text}`")


def _api_keys(parts: list[str]) -> ApiKeys:
    if not (parts and all(map(_API_KEY.fullmatch, parts))):
        raise ValueError("Expected keys of 16 to 200 letters, digits, `-` and `_`")
    return ApiKeys(sha256(part.encode()).digest() for part in parts)


def variable_of(name: str) -> str:
    return _UNPREFIXED.get(name) or f"TIDETABLE_{name.upper()}"
