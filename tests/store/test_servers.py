"""One server, a Sentinel group and a Cluster: the same store, on real servers that fail."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import partial
from typing import Any

import pytest
import redis
from redis.cluster import RedisCluster
from redis.crc import key_slot

from service import create_app
from service.config import Settings, settings_from
from service.games import GAMES
from service.server.embedded import find_server
from service.store import connections
from service.store import servers as store_servers
from service.store.address import address_of
from service.store.connections import Script, UnconfirmedError, _reply
from service.store.feed import QUIET, Feed
from service.store.promise import LacksReplicasError
from service.store.readiness import FRESH, Readiness, readiness
from service.store.servers import servers
from service.store.store import Store, match_key
from tests.api.judged import JudgedClient, Seated
from tests.api.limited import counted
from tests.cluster.gates import running_gates
from tests.store import groups
from tests.store.groups import SERVICE, Group, Server, cluster, sentinel_group, until
from tests.store.test_store import ANSWER, KEY, MATCH, change, write

PATIENCE = 60.0
SETTINGS = Settings(store_patience=1.0)
COUNT = Script("return redis.call('INCR', KEYS[1])")


# The same service on every group


@pytest.fixture(scope="module", params=[cluster, sentinel_group], ids=["cluster", "sentinel"])
def group(request: pytest.FixtureRequest) -> Iterator[Group]:
    with request.param() as group:
        yield group


@pytest.fixture
def grouped(group: Group) -> Store:
    group.flush()
    return another_worker(group)


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_match_on_a_group(group: Group, game: str) -> None:
    app = create_app(Settings(redis_url=group.url))
    client = JudgedClient(app)
    match = Seated(client, game, 2, listed=True)
    others = {Seated(client, game, 2, listed=True).name for _ in range(5)}
    match.play_to_the_end(random.Random(7))
    assert client.get(f"{match.path}/record").status_code == 200
    listed = {one["id"] for one in client.get("/v1/matches?status=running").json["matches"]}
    assert others <= listed
    assert client.get("/readyz").status_code == 200
    app.services.feed.stop()


def test_workers_share_a_limit_on_a_group(group: Group, monkeypatch: pytest.MonkeyPatch) -> None:
    group.flush()
    now = time.time()
    monkeypatch.setattr("service.store.limits.time.time", lambda: now)
    # Finding the servers can take long while other tests run, and then each worker would count for itself.
    monkeypatch.setattr("service.app.PATIENCE", PATIENCE)
    environment = {"REDIS_URL": group.url, "TIDETABLE_LIMIT_REQUESTS": "5/hour"}
    workers = [JudgedClient(create_app(settings_from(environment))) for _ in range(2)]
    assert sum(counted(worker, 1) for worker in workers * 5) == 5
    (key,) = (key for server in group.primaries for key in server.call("KEYS", "limits:*"))
    assert b"requests" in key


@pytest.fixture
def feed(group: Group) -> Iterator[Feed]:
    feed = Feed(servers(group.url, QUIET))
    yield feed
    feed.stop()


def test_a_change_is_heard_of_whichever_server_has_it(grouped: Store, feed: Feed) -> None:
    for name in ("a" * 20, "b" * 20, "c" * 20, "d" * 20):
        match = change(1, id=name)
        with feed.waiter(name) as waiter:
            assert waiter.wait(PATIENCE), "the subscription is not confirmed"
            write(grouped, match)
            assert waiter.wait(PATIENCE)


def test_the_feed_leaves_a_server_that_is_or_was_cut_off() -> None:
    with running_gates() as gates, cluster(gates=gates) as group:
        found = servers(group.url, SETTINGS.store_patience)
        connection = eventually(lambda: serving_connection(found))
        heard_over = next(server for server in group.servers if server.public_port == connection.port)
        heard_over.cut_off()
        until(lambda: not found.still_serves(connection))
        until(lambda: len(group.primaries) > 3)
        heard_over.join()
        until(lambda: heard_over.follows)
        assert not found.still_serves(connection)
        connection.disconnect()


def serving_connection(found: Any) -> Any:
    """Raises ConnectionError while the servers don't hear each other in time, as when they have just begun."""
    connection = found.feed_pool().get_connection()
    if not found.still_serves(connection):
        raise redis.ConnectionError
    return connection


def test_what_was_acknowledged_is_on_a_replica(group: Group, grouped: Store) -> None:
    assert write(grouped, change(1)) is True
    replicas = [server for server in group.servers if not server.is_primary]
    assert any(_has_match(replica) for replica in replicas)


def _has_match(server: Server) -> bool:
    with redis.Redis(port=server.port, protocol=2) as client:
        return match_key(MATCH).encode() in set(client.scan_iter())


def test_with_fsync_a_replica_has_it_on_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(groups, "find_server", partial(find_server, (7, 2)))
    with sentinel_group(replicas=1, durable=True) as group:
        store = Store(servers(group.url, 2.0), Settings(store_patience=2.0, replicas_fsync=True))
        # A first attempt can be stored before the replica is ready to confirm it.
        assert eventually(lambda: write(store, change(1), key=KEY, answer=ANSWER)) in (True, ANSWER)
        (replica,) = (server for server in group.servers if not server.is_primary)
        replica.call("CONFIG", "SET", "appendonly", "no")
        with pytest.raises(UnconfirmedError):
            write(store, change(2))


# Trouble


def another_worker(group: Group) -> Store:
    """A store that has found its servers, which can take long while other tests run."""
    store = Store(servers(group.url, SETTINGS.store_patience), SETTINGS)
    eventually(lambda: store.read(MATCH))
    return store


@contextmanager
def hanging_replicas(group: Group) -> Iterator[None]:
    replicas = [server for server in group.servers if not server.is_primary]
    for replica in replicas:
        replica.hang()
    yield
    for replica in replicas:
        replica.go_on()


def test_a_change_that_no_replica_confirms_is_not_acknowledged(group: Group, grouped: Store) -> None:
    write(grouped, change(1))
    with hanging_replicas(group):
        with pytest.raises(UnconfirmedError):
            write(grouped, change(2), key=KEY, answer=ANSWER)
        for store in (grouped, another_worker(group)):
            with pytest.raises(UnconfirmedError):
                store.read_with_answer(MATCH, KEY)
            with pytest.raises(UnconfirmedError):
                write(store, change(2), key=KEY, answer=ANSWER)
    _, known = eventually(lambda: grouped.read_with_answer(MATCH, KEY))
    assert known == ANSWER


def test_an_answer_that_only_an_earlier_primary_had_is_not_given(
    group: Group, grouped: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    write(grouped, change(1), key=KEY, answer=ANSWER)
    confirm = grouped._connections.confirm

    def confirm_elsewhere(key: str, keep: int) -> bool:
        """Since the answer was read another server has taken over, which was cut off when the change was made."""
        group.flush()
        return confirm(key, keep)

    monkeypatch.setattr(grouped._connections, "confirm", confirm_elsewhere)
    assert grouped.read_with_answer(MATCH, KEY) == (None, None)


def test_a_change_whose_reply_was_cut_is_not_acknowledged_without_replicas(
    group: Group, grouped: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    write(grouped, change(1))
    cut = []

    def cut_once(connection: Any) -> Any:
        reply = _reply(connection)
        if not cut:
            cut.append(reply)
            raise redis.ConnectionError("cut")
        return reply

    with hanging_replicas(group):
        monkeypatch.setattr(connections, "_reply", cut_once)
        with pytest.raises(UnconfirmedError):
            write(grouped, change(2))
    assert cut == [1]


@pytest.mark.parametrize("start", [cluster, sentinel_group], ids=["cluster", "sentinel"])
@pytest.mark.parametrize(("fault", "end_of_it"), [("kill", "start"), ("hang", "go_on")])
def test_another_server_takes_over(start: Any, fault: str, end_of_it: str) -> None:
    with start() as group:
        store = Store(servers(group.url, SETTINGS.store_patience), SETTINGS)
        eventually(lambda: write(store, change(1)))
        owner = next(server for server in group.primaries if _has_match(server))
        getattr(owner, fault)()
        assert eventually(lambda: store.read(MATCH)).version == 1
        getattr(owner, end_of_it)()  # as a replica: a Cluster's new primary has no other to confirm a change
        # The first attempt may have been made on the old primary, or not been confirmed.
        assert eventually(lambda: write(store, change(2), key=KEY, answer=ANSWER)) in (True, ANSWER)
        saved = store.read(MATCH)
        assert saved is not None
        assert (saved.version, saved.last_event, len(store.log(saved))) == (2, 2, 2)


def test_a_slot_that_moves_is_followed() -> None:
    with cluster(replicas=0) as group:
        store = Store(servers(group.url, SETTINGS.store_patience), Settings(store_patience=1.0, replicas=0))
        store._connections.call("SET", "moving", "1")
        slot = key_slot(b"moving")
        owner = next(server for server in group.servers if slot in _slots(server))
        target = next(server for server in group.servers if server is not owner)
        ids = {server.port: server.call("CLUSTER", "MYID") for server in group.servers}
        target.call("CLUSTER", "SETSLOT", slot, "IMPORTING", ids[owner.port])
        owner.call("CLUSTER", "SETSLOT", slot, "MIGRATING", ids[target.port])
        owner.call("MIGRATE", "127.0.0.1", target.port, "moving", 0, 5000)
        assert store._connections.call("GET", "moving") == b"1"  # ASK
        assert store._connections.run(COUNT, ["moving"], []) == 2
        for server in group.servers:
            server.call("CLUSTER", "SETSLOT", slot, "NODE", ids[target.port])
        assert store._connections.call_all(("GET", "moving"), ("GET", "another")) == [b"2", None]  # MOVED


def test_the_replicas_of_the_server_that_a_slot_moves_to_confirm() -> None:
    with cluster() as group:
        store = another_worker(group)
        slot = key_slot(b"moving")
        primaries = group.primaries
        owner = next(server for server in primaries if slot in _slots(server))
        target = next(server for server in primaries if server is not owner)
        target.call("CLUSTER", "SETSLOT", slot, "IMPORTING", owner.call("CLUSTER", "MYID"))
        owner.call("CLUSTER", "SETSLOT", slot, "MIGRATING", target.call("CLUSTER", "MYID"))
        following = next(server for server in group.servers if server.call("ROLE")[2] == target.port)
        following.hang()
        assert store._connections.run_confirmed(COUNT, ["moving"], []) == (1, False)
        following.go_on()
        assert store._connections.run_confirmed(COUNT, ["moving"], []) == (2, True)


@pytest.mark.parametrize("knows_replicas", [True, False])
def test_a_failover_is_no_reason_not_to_be_ready(knows_replicas: bool) -> None:
    with cluster() as group:
        ready = readiness(Settings(redis_url=group.url))
        eventually(lambda: must_be_ready(ready))
        if not knows_replicas:
            for nodes in ready._servers._cluster().nodes_manager.slots_cache.values():  # type: ignore[attr-defined]
                del nodes[1:]
        replica = next(server for server in group.servers if not server.is_primary)
        replica.call("CLUSTER", "FAILOVER", "TAKEOVER")  # one by vote may be given up if the machine is busy
        until(lambda: replica.is_primary)
        time.sleep(FRESH)
        eventually(lambda: must_be_ready(ready))


def must_be_ready(ready: Readiness) -> None:
    obstacle = ready.condition().obstacle
    if obstacle:
        raise obstacle


def test_those_who_need_to_know_the_servers_at_once_ask_once(monkeypatch: pytest.MonkeyPatch) -> None:
    looked = []

    def counted(**options: Any) -> Any:
        looked.append(options)
        return RedisCluster(**options)

    monkeypatch.setattr(store_servers, "RedisCluster", counted)
    with cluster(replicas=0) as group, ThreadPoolExecutor(20) as pool:
        store = Store(servers(group.url, PATIENCE), Settings(store_patience=PATIENCE))
        assert list(pool.map(store.read, [MATCH] * 20)) == [None] * 20
    assert len(looked) == 1


def _slots(server: Server) -> set[int]:
    with redis.Redis(port=server.port, protocol=2) as client:
        mine = client.execute_command("CLUSTER", "MYID").decode()
        lines = client.execute_command("CLUSTER", "NODES").decode().split("\n")
    spans = [span for line in lines if line.startswith(mine) for span in line.split()[8:]]
    found: set[int] = set()
    for span in spans:
        first, _, last = span.partition("-")
        found.update(range(int(first), int(last or first) + 1))
    return found


def test_a_cluster_that_is_away_is_away_and_nothing_else() -> None:
    store = Store(servers("redis+cluster://127.0.0.1:1", 0.2), SETTINGS)
    with pytest.raises(redis.ConnectionError):
        store.read(MATCH)


def eventually(attempt: Any) -> Any:
    """The result of the first attempt that Redis lets through and its replicas confirm."""
    give_up = time.monotonic() + PATIENCE
    while True:
        try:
            return attempt()
        except (redis.RedisError, UnconfirmedError, LacksReplicasError):
            if time.monotonic() > give_up:
                raise
            time.sleep(0.1)


def test_the_name_of_the_primary_is_that_of_the_group() -> None:
    with sentinel_group(replicas=1) as group:
        unknown = group.url.replace(SERVICE, "unknown")
        with pytest.raises(redis.ConnectionError):
            Store(servers(unknown, 0.5), Settings(store_patience=0.5)).read(MATCH)


def test_no_connection_to_an_earlier_primary_is_used_again() -> None:
    with sentinel_group() as group:
        store = Store(servers(group.url, SETTINGS.store_patience), SETTINGS)
        eventually(lambda: write(store, change(1)))
        (earlier,) = group.primaries
        kept = store._connections._servers._link._kept  # type: ignore[attr-defined]
        assert {connection.port for connection in kept} == {earlier.port}
        earlier.hang()
        eventually(lambda: write(Store(servers(group.url, SETTINGS.store_patience), SETTINGS), change(2)))
        until(lambda: earlier.port not in named_by_sentinels(group))
        earlier.go_on()
        until(lambda: eventually(lambda: store.read(MATCH)).version == 2)
        assert earlier.is_primary, "Sentinels have told it otherwise, and ended its connections"
        assert earlier.port not in {connection.port for connection in kept}


def named_by_sentinels(group: Group) -> set[int]:
    """The ports of all servers that a Sentinel takes for the primary."""
    named = set()
    for host, port in address_of(group.url).hosts:
        with redis.Redis(host, port, protocol=2) as sentinel:
            named.add(int(sentinel.execute_command("SENTINEL", "GET-MASTER-ADDR-BY-NAME", SERVICE)[1]))
    return named
