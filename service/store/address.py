"""Where Redis is: one server, a Sentinel group or a Cluster.

`redis://`, `rediss://` and `unix://` are one server, `redis+sentinel://a,b,c/name` is the primary that Sentinels know
by a name, `redis+cluster://a,b,c` is a Cluster; `rediss+…` is either of them over TLS.
"""

from __future__ import annotations

import re
from typing import Any, NamedTuple
from urllib.parse import urlsplit, urlunsplit

import redis
from redis.connection import parse_url

_REDIS_PORT, _SENTINEL_PORT = 6379, 26379
#: What redis-py knows besides would change what its connections give us.
_OPTION = re.compile(
    "connection_class|host|port|path|db|username|password|client_name|sentinel_(username|password)"
    "|socket_(connect_)?timeout|socket_keepalive|health_check_interval|ssl_.+"
)


class AddressError(ValueError):
    """REDIS_URL is not the address of a Redis. The message never shows a password."""


class Address(NamedTuple):
    """What REDIS_URL says."""

    #: "", "sentinel" or "cluster".
    kind: str
    hosts: list[tuple[str, int]]
    #: The name under which the Sentinels know the primary.
    service: str
    #: What redis-py reads from a URL of one server: passwords, the database, TLS, timeouts.
    options: dict[str, Any]


def address_of(url: str) -> Address:
    """Raises AddressError."""
    try:
        return _address_of(url)
    except (ValueError, TypeError, redis.RedisError) as error:
        raise AddressError("REDIS_URL is not the address of a Redis, such as redis://:password@host:6379/0.") from error


def _address_of(url: str) -> Address:
    parts = urlsplit(url)
    scheme, _, kind = parts.scheme.partition("+")
    if kind not in ("", "sentinel", "cluster"):
        raise ValueError(kind)
    login, at, hosts = parts.netloc.rpartition("@")
    service, _, database = parts.path.removeprefix("/").partition("/")
    if kind == "sentinel" and not service:
        raise ValueError("the name of the primary is missing")
    if not kind:
        return Address("", [], "", _options_of(url))
    path = f"/{database or 0}" if kind == "sentinel" else ""
    options = _options_of(urlunsplit((scheme, f"{login}{at}host", path, parts.query, "")))
    del options["host"]
    usual = _SENTINEL_PORT if kind == "sentinel" else _REDIS_PORT
    return Address(kind, [_host(one, usual) for one in hosts.split(",")], service, options)


def _options_of(url: str) -> dict[str, Any]:
    """What redis-py reads from a URL. Raises ValueError for an option that isn't the operator's to set."""
    options: dict[str, Any] = parse_url(url)
    unknown = [name for name in options if not _OPTION.fullmatch(name)]
    path = urlsplit(url).path.strip("/")
    if unknown or ("path" not in options and path and not path.isdecimal()):
        raise ValueError(unknown or path)
    given = {name: value for name, value in options.items() if not name.startswith("sentinel_")}
    given.pop("connection_class", redis.Connection)(**given)
    return options


def _host(text: str, usual_port: int) -> tuple[str, int]:
    parts = urlsplit(f"//{text}")
    if not parts.hostname:
        raise ValueError("a host is missing")
    return parts.hostname, parts.port or usual_port
