"""What the service says at its start about a Redis of the operator's own, and when it refuses to start."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator

import pytest
from click.testing import CliRunner, Result

from service.cli import main
from service.config import Settings
from service.server import store_check
from service.server.store_check import UnreachableError, UnusableError, check_store, remedy
from service.store.promise import look
from service.store.servers import servers
from tests.api.served import ROOT, serving
from tests.store.groups import Server, cluster, one_server

APPENDONLY = (
    "tidetable: Redis has no append-only file: when it crashes, all that has changed since its last snapshot is lost."
)


@pytest.fixture(scope="module")
def usual() -> Iterator[Server]:
    """A Redis as Debian sets it up."""
    with one_server() as server:
        yield server


def said(capsys: pytest.CaptureFixture[str], settings: Settings) -> list[str]:
    check_store(settings)
    return capsys.readouterr().err.splitlines()


def test_a_usual_redis_is_told_line_by_line_with_a_command_for_each(
    usual: Server, capsys: pytest.CaptureFixture[str]
) -> None:
    first, second = said(capsys, Settings(redis_url=usual.url))
    assert first == f"{APPENDONLY} Run: redis-cli -h 127.0.0.1 -p {usual.port} CONFIG SET appendonly yes"
    assert second.endswith(f"Run: redis-cli -h 127.0.0.1 -p {usual.port} CONFIG SET appendfsync always")


@pytest.mark.parametrize(
    ("url", "command"),
    [
        ("redis://:pw@db/2", "--askpass -h db -p 6379"),
        ("rediss://ada:pw@db:1?ssl_ca_certs=/ca.pem", "--tls --cacert /ca.pem --user ada --askpass -h db -p 1"),
        ("unix://:pw@/run/redis.sock", "--askpass -s /run/redis.sock"),
        ("rediss+cluster://:pw@a,b", "--tls --askpass --cluster call a:6379"),
    ],
)
def test_the_command_logs_in_without_showing_the_password(url: str, command: str) -> None:
    assert remedy("PING", url) == f" Run: redis-cli {command} PING"


def test_the_command_of_a_group_is_for_each_of_its_servers() -> None:
    assert remedy("PING", "redis+sentinel://a,b/main") == " Run for each HOST of the group: redis-cli -h HOST PING"


def test_an_operator_who_wants_a_second_is_not_told_to_want_more(capsys: pytest.CaptureFixture[str]) -> None:
    with one_server("--appendonly", "yes") as server:
        assert said(capsys, Settings(redis_url=server.url, durability="everysec")) == []
        assert len(said(capsys, Settings(redis_url=server.url))) == 1


def test_replicas_that_can_not_confirm_their_disk_are_refused(usual: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    found = look(servers(usual.url, 2.0), None)
    monkeypatch.setattr(store_check, "look", lambda *_: found._replace(version=(7, 0)))
    with pytest.raises(UnusableError, match=r"^TIDETABLE_REPLICAS_FSYNC needs Redis 7\.2, or Valkey\.$"):
        check_store(Settings(redis_url=usual.url, replicas=1, replicas_fsync=True))


def test_nothing_is_said_of_what_is_not_wanted(usual: Server, capsys: pytest.CaptureFixture[str]) -> None:
    assert said(capsys, Settings(redis_url=usual.url, durability="none")) == []


@pytest.mark.parametrize("wanted", ["always", "everysec"])
def test_less_than_what_is_wanted_is_refused(usual: Server, wanted: str) -> None:
    with pytest.raises(UnusableError, match=f"TIDETABLE_DURABILITY is {wanted}, but: A move is in memory"):
        check_store(Settings(redis_url=usual.url, durability=wanted))


def test_a_replica_is_told_and_no_password_is_shown(capsys: pytest.CaptureFixture[str]) -> None:
    with one_server() as server:
        server.call("CONFIG", "SET", "requirepass", "secret")
        url = server.url.replace("//", "//:secret@")
        with pytest.raises(UnreachableError, match="can't be used"):
            check_store(Settings(redis_url=server.url))
        assert "secret" not in "".join(said(capsys, Settings(redis_url=url)))
    with one_server("--replicaof", "127.0.0.1 1") as server:
        first, *_ = said(capsys, Settings(redis_url=server.url))
        assert (
            first
            == "tidetable: Matches can't be changed: The store takes no changes: it is a replica, or its disk is full."
        )


def test_a_cluster_gets_a_command_for_all_its_servers(capsys: pytest.CaptureFixture[str]) -> None:
    with cluster() as group:
        first, _ = said(capsys, Settings(redis_url=group.url))
        host = f"127.0.0.1:{group.servers[0].port}"
        assert first.endswith(f"Run: redis-cli --cluster call {host} CONFIG SET appendonly yes")
        first, *_ = said(capsys, Settings(redis_url=group.servers[0].url))
        assert first.endswith("its address has to begin with redis+cluster://.")


def test_a_redis_that_is_too_old_is_refused(usual: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    found = look(servers(usual.url, 2.0), None)
    monkeypatch.setattr(store_check, "look", lambda *_: found._replace(version=(6, 0)))
    with pytest.raises(UnusableError, match=r"^The Redis at REDIS_URL is 6\.0; it must be 6\.2 or newer\.$"):
        check_store(Settings(redis_url=usual.url))


# The two ways to start


def test_tidetable_serve_refuses_in_one_line(usual: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("REDIS_URL", usual.url)
    monkeypatch.setenv("TIDETABLE_DURABILITY", "always")
    done: Result = CliRunner().invoke(main, ["serve", "--port", "0"])
    assert done.exit_code == 1
    assert done.stderr.splitlines()[-1].startswith("tidetable: TIDETABLE_DURABILITY is always, but: ")


def test_gunicorn_refuses_too(usual: Server) -> None:
    command = [sys.executable, "-m", "gunicorn", "--config", "deploy/gunicorn.conf.py", "--bind", "127.0.0.1:0"]
    settings = {**os.environ, "REDIS_URL": usual.url, "TIDETABLE_DURABILITY": "always"}
    done = subprocess.run(command, cwd=ROOT, env=settings, capture_output=True, text=True, timeout=60)
    assert done.returncode != 0
    assert "tidetable: TIDETABLE_DURABILITY is always, but: " in done.stderr
    assert "Traceback" not in done.stderr


def test_gunicorn_tells_and_starts(usual: Server, tmp_path: os.PathLike[str]) -> None:
    log = ROOT / tmp_path / "log"
    with serving(usual.url, log) as served:
        assert served.get("/readyz").json["durability"] == "none"
    assert APPENDONLY in log.read_text()


def test_gunicorn_starts_before_redis_does(tmp_path: os.PathLike[str]) -> None:
    log = ROOT / tmp_path / "log"
    with serving("redis://127.0.0.1:1", log) as served:
        assert served.get("/readyz").status_code == 503
    assert "tidetable: The Redis at REDIS_URL can't be used: " in log.read_text()
