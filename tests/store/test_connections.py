"""Connections to one server: they are shared, and left as soon as they lead nowhere."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest

from service.store.connections import MOST_CONNECTIONS, Connections, ConnectionsInUseError
from service.store.servers import servers
from tests.store.groups import Server, one_server


@pytest.fixture
def server() -> Iterator[Server]:
    with one_server() as server:
        yield server


def test_one_request_is_enough_to_notice_that_redis_is_back(server: Server) -> None:
    connections = Connections(servers(server.url, 2.0), 2.0)
    with ThreadPoolExecutor(MOST_CONNECTIONS) as pool:
        list(pool.map(lambda _: connections.call("BLPOP", "none", 0.1), range(MOST_CONNECTIONS)))
    server.kill()
    server.start()
    server.wait()
    assert connections.call("PING") == b"PONG"


def test_more_than_there_are_connections_take_turns(server: Server) -> None:
    connections = Connections(servers(server.url, 30.0), 30.0)

    def again_and_again(_: int) -> None:
        for _ in range(10):
            connections.call("BLPOP", "none", 0.02)

    with ThreadPoolExecutor(MOST_CONNECTIONS + 8) as pool:
        list(pool.map(again_and_again, range(MOST_CONNECTIONS + 8)))
    assert server.call("INFO", "clients")["connected_clients"] <= MOST_CONNECTIONS + 1


def test_whoever_finds_all_connections_in_use_for_too_long_is_told(server: Server) -> None:
    connections = Connections(servers(server.url, 0.5), 0.5)
    link, _ = next(iter(connections._servers.primaries()))
    for _ in range(MOST_CONNECTIONS):
        link._turns.get()
    with pytest.raises(ConnectionsInUseError):
        connections.call("PING")
    link._turns.put(None)
    assert connections.call("PING") == b"PONG"
