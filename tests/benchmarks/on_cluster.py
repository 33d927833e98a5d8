"""Moves over HTTP on a Cluster beside the same service on one Redis, all in memory, one worker, 16 clients."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from functools import partial

import redis
from redis.cluster import ClusterNode, RedisCluster

from service.server.embedded import embedded_redis
from tests.benchmarks import recorded
from tests.benchmarks.figures import Figure
from tests.benchmarks.recorded import Recorded
from tests.benchmarks.servers import SERVICE, serving
from tests.benchmarks.side_by_side import GAME, Side, compared
from tests.store.groups import Group, cluster

_TARGET = 0.7


def measure(quick: bool) -> Iterator[Figure]:
    matches = recorded.of_game(GAME, quick)
    with ExitStack() as running:
        url = running.enter_context(embedded_redis()).url
        store = running.enter_context(redis.Redis.from_url(url))
        one = Side(running.enter_context(serving(SERVICE, url)), partial(matches.set_back, store))
        for replicas, what in ((0, "moves on three primaries"), (1, "moves that a replica confirms, three and three")):
            with _on_cluster(matches, replicas) as ours:
                yield compared(f"{what}, to moves on one Redis", _TARGET, matches, ours, one, quick)


@contextmanager
def _on_cluster(matches: Recorded, replicas: int) -> Iterator[Side]:
    with cluster(replicas=replicas) as group:
        nodes = [ClusterNode("127.0.0.1", server.port) for server in group.servers]
        with (
            RedisCluster(startup_nodes=nodes) as store,
            serving(SERVICE, group.url, TIDETABLE_REPLICAS=str(replicas)) as server,
        ):
            yield Side(server, partial(_set_back, group, store, matches))


def _set_back(group: Group, store: RedisCluster, matches: Recorded) -> None:
    group.flush()
    for key, value in matches.dumped.items():
        store.restore(key, 0, value)
