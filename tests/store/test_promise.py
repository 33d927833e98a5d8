"""What Redis promises of a change, read from real servers with settings of their own."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Any

import pytest
import redis
from redis.exceptions import ClusterDownError, NoPermissionError, OutOfMemoryError, ReadOnlyError, ResponseError

from service.config import Settings
from service.store.promise import ClusterNodeError, Condition, LacksReplicasError, Promise, look
from service.store.readiness import Readiness
from service.store.refusals import reason_of
from service.store.servers import servers
from service.store.store import wanted_confirmation
from tests.store.groups import Server, cluster, one_server, sentinel_group, until

SAFE = ("--appendonly", "yes", "--appendfsync", "always")


def look_at(url: str, **settings: Any) -> Condition:
    found = servers(url, 2.0)
    return look(found, wanted_confirmation(found, Settings(**settings), 1.0))


@pytest.mark.parametrize(
    ("options", "durability", "commands"),
    [
        (SAFE, "always", []),
        ((*SAFE, "--maxmemory-policy", "allkeys-lru"), "always", []),
        ((*SAFE, "--maxmemory", "1gb"), "always", []),
        ((), "none", ["CONFIG SET appendonly yes", "CONFIG SET appendfsync always"]),
        (("--appendonly", "yes"), "everysec", ["CONFIG SET appendfsync always"]),
        (("--appendonly", "yes", "--appendfsync", "no"), "none", ["CONFIG SET appendfsync always"]),
        ((*SAFE, "--no-appendfsync-on-rewrite", "yes"), "none", ["CONFIG SET no-appendfsync-on-rewrite no"]),
        (
            (*SAFE, "--maxmemory", "1gb", "--maxmemory-policy", "volatile-ttl"),
            "none",
            ["CONFIG SET maxmemory-policy noeviction"],
        ),
    ],
)
def test_the_settings_of_a_server_make_its_promise(
    options: tuple[str, ...], durability: str, commands: list[str]
) -> None:
    with one_server(*options) as server:
        condition = look_at(server.url)
        assert (condition.obstacle, condition.promise.durability) == (None, durability)
        assert [one.command for one in condition.promise.shortfalls] == commands
        for command in commands:
            server.call(*command.split())
        until(lambda: look_at(server.url).promise == Promise("always", 0, ()))


def test_a_file_that_redis_has_only_begun_promises_nothing() -> None:
    with one_server("--rdb-key-save-delay", "200000", "--appendfsync", "always") as server:
        for number in range(20):
            server.call("SET", number, "")
        server.call("CONFIG", "SET", "appendonly", "yes")
        promise = look_at(server.url).promise
        assert (promise.durability, [one.name for one in promise.shortfalls]) == ("none", ["shortfall-first-rewrite"])
        server.call("CONFIG", "SET", "rdb-key-save-delay", "0")


@pytest.mark.parametrize("lacks", ["-hset", "-xadd", "-rpush", "-set", "-publish", "-eval", "resetchannels"])
def test_a_user_who_could_carry_out_a_change_by_half_is_found(lacks: str) -> None:
    with one_server(*SAFE) as server:
        server.call("ACL", "SETUSER", "ours", "on", ">pw", "+@all", "allkeys", "allchannels")
        url = server.url.replace("//", "//ours:pw@")
        assert look_at(url).obstacle is None
        server.call("ACL", "SETUSER", "ours", lacks)
        obstacle = look_at(url).obstacle
        assert obstacle is not None
        assert reason_of(obstacle) == "store-forbids"


def test_a_server_that_hides_its_settings_promises_nothing_known() -> None:
    with one_server(*SAFE) as server:
        server.call("ACL", "SETUSER", "default", "-config")
        promise = look_at(server.url).promise
        assert (promise.durability, [one.name for one in promise.shortfalls]) == (None, ["shortfall-unknown"])
        assert not promise.covers("everysec")
        assert promise.covers("none")


@pytest.mark.parametrize(
    ("promised", "wanted", "enough"),
    [
        ("always", "always", True),
        ("everysec", "always", False),
        ("everysec", "everysec", True),
        ("none", "everysec", False),
        ("none", "none", True),
        ("none", None, True),
    ],
)
def test_a_promise_covers_what_is_wanted_or_less(promised: Any, wanted: Any, enough: bool) -> None:
    assert Promise(promised, 0, ()).covers(wanted) == enough


# Obstacles


def make_replica(server: Server) -> None:
    server.call("REPLICAOF", "127.0.0.1", "1")


def fill(server: Server) -> None:
    server.call("CONFIG", "SET", "maxmemory", "1")


def want_replicas(server: Server) -> None:
    server.call("CONFIG", "SET", "min-replicas-to-write", "1")


def forbid(*rules: str) -> Callable[[Server], None]:
    return lambda server: server.call("ACL", "SETUSER", "default", *rules)


@pytest.mark.parametrize(
    ("hinder", "reason"),
    [
        (make_replica, "store-read-only"),
        (fill, "store-full"),
        (want_replicas, "store-lacks-replicas"),
        (forbid("-set"), "store-forbids"),
        (forbid("-expire"), "store-forbids"),
        (forbid("-zrem"), "store-forbids"),
        (forbid("resetkeys", "~match:*"), "store-forbids"),
    ],
)
def test_an_obstacle_is_named_and_the_promise_still_known(hinder: Any, reason: str) -> None:
    with one_server(*SAFE) as server:
        hinder(server)
        condition = look_at(server.url)
        assert condition.obstacle is not None
        assert reason_of(condition.obstacle) == reason
        assert condition.promise.durability == "always"


@pytest.mark.parametrize(
    ("error", "reason"),
    [
        (ReadOnlyError("You can't write against a read only replica."), "store-read-only"),
        (OutOfMemoryError("command not allowed when used memory > 'maxmemory'."), "store-full"),
        (NoPermissionError("this user has no permissions"), "store-forbids"),
        (ResponseError("MISCONF Errors writing to the AOF file: No space left on device"), "store-disk-fails"),
        (ResponseError("Error running script (call to f_0a): @user_script:1: -OOM command not allowed"), "store-full"),
        (ResponseError("wrong number of arguments"), None),
        (redis.ConnectionError("READONLY"), None),
    ],
)
def test_a_refusal_is_recognised_however_it_is_worded(error: Exception, reason: str | None) -> None:
    assert reason_of(error) == reason


def test_a_server_of_a_cluster_is_not_a_server_by_itself() -> None:
    with cluster(replicas=0, durable=True) as group:
        for server in group.servers:
            assert isinstance(look_at(server.url).obstacle, ClusterNodeError)
        condition = look_at(group.url, replicas=0)
        assert condition.obstacle is None
        assert [one.name for one in condition.promise.shortfalls] == ["shortfall-failover"]


def test_a_slot_that_nobody_serves_is_an_obstacle() -> None:
    with cluster(replicas=0, durable=True) as group:
        assert look_at(group.url, replicas=0).obstacle is None
        for server in group.servers:
            server.call("CONFIG", "SET", "cluster-require-full-coverage", "no")
            server.call("CLUSTER", "DELSLOTS", 0)
        with pytest.raises(ClusterDownError):
            look_at(group.url, replicas=0)


def test_the_weakest_server_of_a_cluster_counts() -> None:
    with cluster(durable=True) as group:
        assert look_at(group.url).promise == Promise("always", 1, ())
        for server in group.primaries:
            server.call("CONFIG", "SET", "appendfsync", "everysec")
            assert look_at(group.url).promise.durability == "everysec"
            server.call("CONFIG", "SET", "appendfsync", "always")
            server.call("CONFIG", "SET", "maxmemory", "1")
            assert isinstance(look_at(group.url).obstacle, OutOfMemoryError)
            server.call("CONFIG", "SET", "maxmemory", "0")


def test_replicas_that_hang_are_an_obstacle() -> None:
    with sentinel_group(durable=True) as group:
        condition = look_at(group.url)
        assert (condition.obstacle, condition.promise) == (None, Promise("always", 1, ()))
        for server in group.servers:
            if not server.is_primary:
                server.hang()
        assert isinstance(look_at(group.url).obstacle, LacksReplicasError)


def test_readiness_is_told_in_time_whatever_hangs() -> None:
    hangs = threading.Event()
    asked = servers("redis://127.0.0.1:1", 1.0)
    asked.primaries = lambda: hangs.wait(10) or []  # type: ignore[method-assign,func-returns-value]
    with pytest.raises(redis.TimeoutError):
        Readiness(asked, None).condition()
    hangs.set()
