"""Redis as one server, as a Sentinel group or as a Cluster: all that differs between the three."""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from itertools import takewhile
from typing import Any

import redis
from redis.backoff import NoBackoff
from redis.cluster import ClusterNode, RedisCluster
from redis.crc import REDIS_CLUSTER_HASH_SLOTS, key_slot
from redis.exceptions import (
    AskError,
    ClusterDownError,
    MovedError,
    RedisClusterException,
    SlotNotCoveredError,
    TryAgainError,
)
from redis.retry import Retry

from service.store.address import Address, address_of
from service.store.connections import MOST_CONNECTIONS, Command, Link, Servers
from service.store.lookup import Lookup
from service.store.sentinels import SentinelLink, primary_of

_KEYLESS = frozenset(("WAIT", "WAITAOF", "PING", "INFO", "CONFIG"))
_SCRIPTS = frozenset(("EVAL", "EVALSHA"))
#: So many hash tags have keys on every server of a Cluster, unless a server has next to no slots.
_TAGS_TRIED = 2000
#: Replies by which a Cluster says that the slot of a key has moved, is moving, or is served by nobody just now.
ELSEWHERE = (MovedError, TryAgainError, ClusterDownError)


class OneServer:
    """One server."""

    replicated = False
    clustered = False

    def __init__(self, link: Link) -> None:
        self._link = link
        self.exchange = link.exchange

    def primaries(self) -> Iterable[tuple[Link, str]]:
        return [(self._link, "0")]

    def feed_pool(self) -> Any:
        return self._link.pool

    def recovers_from(self, error: Exception) -> bool:
        return isinstance(error, redis.ConnectionError)

    def still_serves(self, connection: Any) -> bool:  # noqa: ARG002 - there is no other server
        return True


class PrimaryServer(OneServer):
    """The server that Sentinels name as the primary."""

    replicated = True
    _link: SentinelLink

    def recovers_from(self, error: Exception) -> bool:
        self._link.look_up()
        return super().recovers_from(error)

    def still_serves(self, connection: Any) -> bool:
        return self._link.is_current(connection)


class ClusterServers:
    """The primaries of a Cluster. redis-py finds out which of them has a slot, and again after a failure."""

    replicated = True
    clustered = True

    def __init__(self, address: Address, options: dict[str, Any], patience: float) -> None:
        self._address = address
        self._options = options
        self._patience = patience
        #: None before the servers were asked about each other, and after none answered.
        self._client: RedisCluster | None = None
        self._links: dict[str, Link] = {}
        self._lookup = Lookup(self._look_around)
        #: Why nobody answered.
        self._error: Exception | None = None
        #: The server that failed last, which is asked last about the others.
        self._failed: str | None = None

    def exchange(self, commands: Sequence[Command]) -> list[Any]:
        replies: list[Any] = [None] * len(commands)
        for link, numbers in self._by_server(commands):
            sent = [commands[number] for number in numbers]
            for number, reply in zip(numbers, self._exchange(link, sent), strict=True):
                replies[number] = reply
        for number, reply in enumerate(replies):
            if type(reply) is AskError:
                again = [commands[number], *takewhile(lambda one: _key_of(one) is None, commands[number + 1 :])]
                replies[number : number + len(again)] = self._ask(reply, again)
        return replies

    def _exchange(self, link: Link, commands: list[Command]) -> list[Any]:
        try:
            return link.exchange(commands)
        except (redis.ConnectionError, redis.TimeoutError):
            self._failed = link.name
            raise

    def primaries(self) -> Iterable[tuple[Link, str]]:
        tags: dict[Link, str] = {}
        primaries = len(self._cluster().get_primaries())
        if len(self._cluster().nodes_manager.slots_cache) < REDIS_CLUSTER_HASH_SLOTS:
            raise ClusterDownError("Nobody serves some slots.")
        for number in range(_TAGS_TRIED):
            tags.setdefault(self._link(self._node_of(str(number))), str(number))
            if len(tags) == primaries:
                break
        return tags.items()

    def feed_pool(self) -> Any:
        return self._link(random.choice(self._cluster().get_primaries())).pool  # noqa: S311 - to spread the load

    def recovers_from(self, error: Exception) -> bool:
        if isinstance(error, MovedError):
            self._cluster().nodes_manager.move_slot(error)
        if isinstance(error, MovedError | redis.ConnectionError | redis.TimeoutError | ClusterDownError):
            self._lookup.start()  # where one slot has moved to, others may have, too
        return isinstance(error, (*ELSEWHERE, redis.ConnectionError))

    def still_serves(self, connection: Any) -> bool:
        """A server that is cut off from the others doesn't hear what they publish, and one that was has missed it."""
        node = self._cluster().get_node(host=connection.host, port=connection.port)
        if node is None:
            return False
        cluster, replication = self._link(node).exchange([("CLUSTER", "INFO"), ("INFO", "replication")])
        if isinstance(cluster, Exception) or isinstance(replication, Exception):
            return True  # it doesn't tell this user
        return b"cluster_state:ok" in cluster and b"role:master" in replication

    def _cluster(self) -> RedisCluster:
        """The client, which knows who serves what. Raises ConnectionError if nobody answers."""
        if self._client is None:
            self._lookup.start().join(self._patience)
        client = self._client
        if client is None:
            raise redis.ConnectionError(str(self._error or "no server of the Cluster answers in time"))
        return client

    def _look_around(self) -> None:
        """Ask the known servers who serves what, or those of the address if none is known or none answered."""
        try:
            if self._client is None:
                nodes = [ClusterNode(host, port) for host, port in self._address.hosts]
                self._client = RedisCluster(startup_nodes=nodes, require_full_coverage=False, **self._options)
            else:
                self._client.nodes_manager.initialize(
                    disconnect_startup_nodes_pools=False, last_failed_node_name=self._failed
                )
        except IndexError:  # redis-py looks for a server with slots
            self._client, self._error = None, redis.ConnectionError("The Cluster has no slots yet.")
        except (redis.RedisError, RedisClusterException) as error:
            self._client, self._error = None, error

    def _by_server(self, commands: Sequence[Command]) -> Iterable[tuple[Link, list[int]]]:
        found, link = dict[Link, list[int]](), None
        for number, command in enumerate(commands):
            key = _key_of(command)
            if key is not None:
                link = self._link(self._node_of(key))
            elif link is None:
                link = self._link(self._cluster().get_default_node())
            found.setdefault(link, []).append(number)
        return found.items()

    def _node_of(self, key: str) -> Any:
        try:
            return self._cluster().nodes_manager.get_node_from_slot(key_slot(key.encode()))
        except SlotNotCoveredError as error:
            raise ClusterDownError(str(error)) from error

    def _link(self, node: Any) -> Link:
        pool = self._cluster().get_redis_connection(node).connection_pool
        link = self._links.get(node.name)
        if link is None or link.pool is not pool:
            link = self._links[node.name] = Link(pool, self._patience, node.name)
        return link

    def _ask(self, redirection: AskError, commands: list[Command]) -> list[Any]:
        """The replies of the server that a slot is moving to, to a command and those without a key that follow it."""
        node = self._cluster().get_node(host=redirection.host, port=redirection.port)
        if node is None:
            return [TryAgainError(str(redirection))] * len(commands)
        return self._link(node).exchange([("ASKING",), *commands])[1:]


def _key_of(command: Command) -> str | None:
    name = command[0]
    if name in _SCRIPTS:
        return str(command[3])
    return None if name in _KEYLESS else str(command[1])


def servers(url: str, patience: float) -> Servers:
    """The servers at an address; none is contacted yet.

    A server that doesn't answer within `patience` seconds counts as away. Raises AddressError.
    """
    address = address_of(url)
    # `Connections` tries again by itself, within the patience of one request.
    once = Retry(NoBackoff(), 0)
    options = {
        "socket_timeout": patience,
        "socket_connect_timeout": patience,
        "protocol": 2,
        "max_connections": MOST_CONNECTIONS,
        **address.options,
    }
    connection_class = options.pop("connection_class", redis.Connection)
    over_tls = {"ssl": True} if connection_class is redis.SSLConnection else {}
    if address.kind == "cluster":
        return ClusterServers(address, {**options, **over_tls}, patience)
    if address.kind == "sentinel":
        return PrimaryServer(primary_of(address, {**options, **over_tls, "retry": once}, patience))
    return OneServer(Link(redis.ConnectionPool(connection_class, retry=once, **options), patience))
