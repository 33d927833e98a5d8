"""What the service says at its start about the Redis that it is given."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import Any

import redis

from service.api.show_readiness import promise_in_words
from service.api.words import speech
from service.config import Settings, SettingsError, settings_from, variable_of
from service.server.embedded import OLDEST, report
from service.store.address import AddressError, address_of
from service.store.promise import ClusterNodeError, Condition, Durability, LacksReplicasError, look
from service.store.refusals import reason_of
from service.store.servers import servers
from service.store.store import wanted_confirmation
from service.words import FALLBACK

_SAY = speech(None, FALLBACK)
_OLDEST_WITH_WAITAOF = (7, 2)


class UnusableError(Exception):
    """The Redis at REDIS_URL must not be used; the message is a line for the user."""


class UnreachableError(UnusableError):
    """It can't be looked at now, but perhaps later."""


def check_store(settings: Settings) -> None:
    """Report a line for each way in which Redis falls short, with the command that ends it.

    Raises UnusableError if it is too old, or keeps less than the settings ask for.
    """
    condition = _condition(settings)
    if (0,) < condition.version < OLDEST:
        found, needed = (".".join(map(str, version)) for version in (condition.version, OLDEST))
        raise UnusableError(f"The Redis at REDIS_URL is {found}; it must be {needed} or newer.")
    if settings.replicas_fsync and (0,) < condition.version < _OLDEST_WITH_WAITAOF:
        raise UnusableError(f"{variable_of('replicas_fsync')} needs Redis 7.2, or Valkey.")
    if condition.obstacle:
        report(f"Matches can't be changed: {_why(condition.obstacle)}")
    if settings.durability != "none":
        for shortfall in condition.promise.below(settings.durability):
            report(f"{_SAY(shortfall.name)}{remedy(shortfall.command, settings.redis_url)}")
    _must_cover(condition, settings.durability)


def _condition(settings: Settings) -> Condition:
    try:
        found = servers(settings.redis_url, settings.store_patience)
        return look(found, wanted_confirmation(found, settings, settings.store_patience / 2))
    except AddressError as error:
        raise UnusableError(str(error)) from error
    except redis.RedisError as error:
        raise UnreachableError(f"The Redis at REDIS_URL can't be used: {error}") from error


def _must_cover(condition: Condition, wanted: Durability | None) -> None:
    if not condition.promise.covers(wanted):
        variable = variable_of("durability")
        raise UnusableError(f"{variable} is {wanted}, but: {promise_in_words(condition.promise, _SAY)}")


def _why(obstacle: Exception) -> str:
    match obstacle:
        case LacksReplicasError():
            return _SAY("store-lacks-replicas")
        case ClusterNodeError():
            return _SAY("store-is-cluster-node")
    reason = reason_of(obstacle)
    return _SAY(reason) if reason else str(obstacle)


def remedy(command: str | None, url: str) -> str:
    """How to send a command to all servers at an address, without showing its password."""
    if command is None:
        return ""
    kind, hosts, _, options = address_of(url)
    if kind == "cluster":
        host, port = hosts[0]
        server = f"--cluster call {host}:{port}"
    elif kind == "sentinel":
        server = "-h HOST"
    elif path := options.get("path"):
        server = f"-s {path}"
    else:
        server = f"-h {options.get('host', 'localhost')} -p {options.get('port', 6379)}"
    client = " ".join(["redis-cli", *_login(options), server])
    return f" Run{' for each HOST of the group' if kind == 'sentinel' else ''}: {client} {command}"


def _login(options: dict[str, Any]) -> Iterator[str]:
    """What redis-cli needs to log in. It asks for the password."""
    if options.get("connection_class") is redis.SSLConnection:
        yield "--tls"
        for name, option in (("ssl_ca_certs", "--cacert"), ("ssl_certfile", "--cert"), ("ssl_keyfile", "--key")):
            if name in options:
                yield f"{option} {options[name]}"
    if options.get("username"):
        yield f"--user {options['username']}"
    if options.get("password"):
        yield "--askpass"


def main() -> None:
    """Check the Redis at REDIS_URL. One that can't be reached yet is no reason not to start."""
    try:
        check_store(settings_from())
    except UnreachableError as error:
        report(error)
    except (UnusableError, SettingsError) as error:
        report(error)
        sys.exit(1)


if __name__ == "__main__":
    main()
