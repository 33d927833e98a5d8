"""Real servers on this machine: one, a Cluster of three primaries and three replicas, and a Sentinel trio."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import redis

from service.server.embedded import end_with_parent, find_server, stop
from tests.cluster.gates import BUS, Gate, Gates

_PATIENCE = 60.0
_SLOTS = 16384
#: Milliseconds without a sign of life after which a server counts as gone.
GONE_AFTER = 1000
SERVICE = "tidetable"
#: Whether what only some servers can do must be tested, as in CI, which installs one of these.
REQUIRED = os.environ.get("TIDETABLE_REDIS_REQUIRED") == "1"


@dataclass(frozen=True)
class Secured:
    """What servers ask of their clients and of each other: a password, and TLS with a certificate if there is one."""

    password: str
    #: A folder with cert.pem, which is its own authority, and key.pem.
    certificate: Path | None = None

    def options(self, port: int) -> list[tuple[str, ...]]:
        password = [("requirepass", self.password)]
        if self.certificate is None:
            return [("port", str(port)), *password]
        files = {"cert-file": "cert.pem", "key-file": "key.pem", "ca-cert-file": "cert.pem"}
        tls = [(f"tls-{option}", str(self.certificate / name)) for option, name in files.items()]
        spoken = [("tls-auth-clients", "no"), ("tls-replication", "yes")]
        return [("port", "0"), ("tls-port", str(port)), *tls, *spoken, *password]

    @property
    def of_client(self) -> dict[str, Any]:
        tls = {"ssl": True, "ssl_ca_certs": str(self.certificate / "cert.pem")} if self.certificate else {}
        return {"password": self.password, **tls}


@dataclass
class Server:
    """A server process on a port of the loopback address, which can be killed, hung, cut off and started again."""

    port: int
    folder: Path
    options: list[str]
    secured: Secured | None = None
    gate: Gate | None = None
    process: subprocess.Popen[bytes] = field(init=False)

    def start(self) -> None:
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(
                [str(find_server()), *self.options], cwd=self.folder, stdout=log, stderr=log, preexec_fn=end_with_parent
            )

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()

    def wait(self) -> None:
        until(self.answers)

    def hang(self) -> None:
        os.kill(self.process.pid, signal.SIGSTOP)

    def go_on(self) -> None:
        os.kill(self.process.pid, signal.SIGCONT)

    def cut_off(self) -> None:
        """Cut it off from the other servers of its group, but not from clients."""
        assert self.gate, "the group has no gates"
        self.gate.close()

    def join(self) -> None:
        assert self.gate, "the group has no gates"
        self.gate.open()

    def stop(self) -> None:
        self.go_on() if self.process.poll() is None else None
        stop(self.process, patience=1.0)

    def client(self) -> redis.Redis:
        more = self.secured.of_client if self.secured else {}
        return redis.Redis("127.0.0.1", self.port, socket_timeout=2, protocol=2, **more)

    def call(self, *command: Any) -> Any:
        with self.client() as client:
            return client.execute_command(*command)

    def answers(self) -> bool:
        try:
            return bool(self.call("PING"))
        except redis.RedisError:
            return False

    @property
    def public_port(self) -> int:
        """The port by which clients and the other servers of its group know it."""
        return self.gate.port if self.gate else self.port

    @property
    def bus_port(self) -> int:
        return self.gate.bus_port if self.gate else self.port + BUS

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}/0"

    @property
    def is_primary(self) -> bool:
        return self._role[:1] == [b"master"]

    @property
    def follows(self) -> bool:
        """Whether it is a replica and has all that its primary has sent."""
        role = self._role
        return role[:1] == [b"slave"] and role[3] == b"connected"

    @property
    def _role(self) -> list[Any]:
        try:
            return list(self.call("ROLE"))
        except redis.RedisError:
            return []


@dataclass
class Group:
    """Servers, and where the service finds them."""

    url: str
    servers: list[Server]

    @property
    def primaries(self) -> list[Server]:
        return [server for server in self.servers if server.is_primary]

    def is_whole(self, primaries: int) -> bool:
        """Whether there are so many primaries, and all other servers are replicas that follow one."""
        following = sum(server.follows for server in self.servers)
        return (len(self.primaries), following) == (primaries, len(self.servers) - primaries)

    def flush(self) -> None:
        for server in self.primaries:
            server.call("FLUSHALL")


@contextmanager
def one_server(*options: str, secured: Secured | None = None, configuration: Path | None = None) -> Iterator[Server]:
    """A server with Redis's own defaults or those of a configuration file, but for the options."""

    def all_options(folder: Path, port: int) -> list[str]:
        if configuration is None:
            return [*_options(folder, port, secured), "--save", "", *options]
        copy = shutil.copy(configuration, folder / "redis.conf")
        return [str(copy), *_options(folder, port, secured), *options]

    with _servers(1, all_options, secured) as (server,):
        yield server


@contextmanager
def cluster(
    primaries: int = 3,
    replicas: int = 1,
    durable: bool = False,
    secured: Secured | None = None,
    gates: Gates | None = None,
) -> Iterator[Group]:
    with _servers(primaries * (1 + replicas), _cluster_options(durable, secured), secured, gates) as servers:
        first, leading = servers[0], servers[:primaries]
        for server in servers[1:]:
            server.call("CLUSTER", "MEET", "127.0.0.1", first.public_port, first.bus_port)
        for number, server in enumerate(leading):
            begin, end = number * _SLOTS // primaries, (number + 1) * _SLOTS // primaries - 1
            server.call("CLUSTER", "ADDSLOTSRANGE", begin, end)
        until(lambda: all(_knows(server, len(servers)) for server in servers))
        for number, replica in enumerate(servers[primaries:]):
            replica.call("CLUSTER", "REPLICATE", leading[number % primaries].call("CLUSTER", "MYID"))
        until(lambda: all(_is_ready(server, replicas) for server in leading))
        until(lambda: all(_serves(server) for server in servers))
        yield Group("redis+cluster://" + ",".join(f"127.0.0.1:{server.public_port}" for server in leading), servers)


@contextmanager
def sentinel_group(
    replicas: int = 2,
    sentinels: int = 3,
    durable: bool = False,
    secured: Secured | None = None,
    gates: Gates | None = None,
) -> Iterator[Group]:
    with _servers(1 + replicas, _data_options(durable, secured), secured, gates) as servers, ExitStack() as watching:
        primary = servers[0]
        for replica in servers[1:]:
            replica.call("REPLICAOF", "127.0.0.1", primary.public_port)
        until(lambda: _is_ready(primary, replicas))
        options = _sentinel_options(primary.public_port, secured)
        watchers = watching.enter_context(_servers(sentinels, options, secured, gates))
        until(lambda: all(_sees(watcher, replicas, sentinels) for watcher in watchers))
        hosts = ",".join(f"127.0.0.1:{watcher.port}" for watcher in watchers)
        yield Group(f"redis+sentinel://{hosts}/{SERVICE}", servers)


@contextmanager
def _servers(
    count: int, options: Callable[[Path, int], list[str]], secured: Secured | None, gates: Gates | None = None
) -> Iterator[list[Server]]:
    servers: list[Server] = []
    with tempfile.TemporaryDirectory(prefix="tidetable-group-") as folder:
        try:
            for port in _free_ports(count):
                place = Path(folder) / str(port)
                place.mkdir()
                gate = gates.open(port) if gates else None
                with_gate = gate.options if gate else []
                servers.append(Server(port, place, [*options(place, port), *with_gate], secured, gate))
                servers[-1].start()
            until(lambda: all(server.answers() for server in servers))
            yield servers
        finally:
            for server in servers:
                server.stop()


def _free_ports(count: int) -> list[int]:
    """Ports below those that the system hands out by itself; a Cluster's bus listens 10,000 above each.

    Test runners that start together have neighbouring process ids: each looks in a range of its own.
    """
    found: list[int] = []
    candidate = 20000 + os.getpid() % 40 * 50
    while len(found) < count:
        if all(_is_free(port) for port in (candidate, candidate + BUS)):
            found.append(candidate)
        candidate += 1
    return found


def _is_free(port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) != 0


def _options(folder: Path, port: int, secured: Secured | None) -> list[str]:
    where = _listening(port, secured)
    replicated = [("masterauth", secured.password)] if secured else []
    return [
        *(word for name, *values in (*where, *replicated) for word in (f"--{name}", *values)),
        *("--bind", "127.0.0.1", "--dir", str(folder)),
    ]


def _listening(port: int, secured: Secured | None) -> list[tuple[str, ...]]:
    return secured.options(port) if secured else [("port", str(port))]


def _data_options(durable: bool, secured: Secured | None) -> Callable[[Path, int], list[str]]:
    kept = ["--appendonly", "yes", "--appendfsync", "always"] if durable else ["--appendonly", "no"]
    kept += ["--save", "", "--repl-diskless-sync-delay", "0"]
    return lambda folder, port: [*_options(folder, port, secured), *kept]


def _cluster_options(durable: bool, secured: Secured | None) -> Callable[[Path, int], list[str]]:
    data = _data_options(durable, secured)
    grouped = ["--cluster-enabled", "yes", "--cluster-node-timeout", str(GONE_AFTER)]
    if secured and secured.certificate:
        grouped += ["--tls-cluster", "yes"]
    return lambda folder, port: [*data(folder, port), *grouped]


def _sentinel_options(primary: int, secured: Secured | None) -> Callable[[Path, int], list[str]]:
    def options(folder: Path, port: int) -> list[str]:
        file = folder / "sentinel.conf"
        password = [f"sentinel auth-pass {SERVICE} {secured.password}"] if secured else []
        lines = [
            *(" ".join(option) for option in _listening(port, secured)),
            "bind 127.0.0.1",
            f"dir {folder}",
            "sentinel announce-ip 127.0.0.1",
            f"sentinel monitor {SERVICE} 127.0.0.1 {primary} 2",
            f"sentinel down-after-milliseconds {SERVICE} {GONE_AFTER}",
            f"sentinel failover-timeout {SERVICE} 5000",
            *password,
        ]
        file.write_text("\n".join(lines))
        return [str(file), "--sentinel"]

    return options


def _knows(server: Server, count: int) -> bool:
    nodes: bytes = server.call("CLUSTER", "NODES")
    return nodes.count(b"\n") == count and b"handshake" not in nodes


def _serves(server: Server) -> bool:
    return b"cluster_state:ok" in server.call("CLUSTER", "INFO")


def _is_ready(primary: Server, replicas: int) -> bool:
    """Whether all its replicas follow: a write is confirmed by each of them."""
    with primary.client() as client:
        info: Any = client.info("replication")
        return info["connected_slaves"] == replicas and all(
            info[f"slave{number}"]["state"] == "online" for number in range(replicas)
        )


def _sees(sentinel: Server, replicas: int, sentinels: int) -> bool:
    with sentinel.client() as client:
        state: Any = client.sentinel_master(SERVICE)
        return state["num-slaves"] == replicas and state["num-other-sentinels"] == sentinels - 1


def until(condition: Callable[[], bool]) -> None:
    give_up = time.monotonic() + _PATIENCE
    while not condition():
        assert time.monotonic() < give_up, "the servers don't get ready"
        time.sleep(0.05)
