"""The embedded Redis: it keeps what it acknowledged, its folder has one owner, and it leaves nothing behind."""

from __future__ import annotations

import os
import stat
from pathlib import Path

import pytest
import redis

from service.server import embedded
from service.server.embedded import EmbeddedRedisError, embedded_redis, find_server


def client_of(server: embedded.EmbeddedRedis) -> redis.Redis:
    return redis.Redis.from_url(server.url, decode_responses=True)


def socket_of(server: embedded.EmbeddedRedis) -> Path:
    return Path(server.url.removeprefix("unix://").removesuffix("?db=0"))


def executable(path: Path, script: str) -> Path:
    path.write_text(f"#!/bin/sh\n{script}\n")
    path.chmod(0o755)
    return path


def test_a_second_start_finds_what_the_first_one_kept(tmp_path: Path) -> None:
    with embedded_redis(tmp_path) as server, client_of(server) as client:
        client.set("kept", "yes")
    with embedded_redis(tmp_path) as server, client_of(server) as client:
        assert client.get("kept") == "yes"


def test_acknowledged_writes_survive_a_kill(tmp_path: Path) -> None:
    with embedded_redis(tmp_path) as server, client_of(server) as client:
        for number in range(50):
            client.xadd("events", {"number": number}, maxlen=1000)
        server.process.kill()
        server.process.wait()
    with embedded_redis(tmp_path) as server, client_of(server) as client:
        assert client.xlen("events") == 50


def test_without_a_folder_it_writes_nothing_to_disk() -> None:
    with embedded_redis() as server, client_of(server) as client:
        assert client.config_get("appendonly") == {"appendonly": "no"}
        assert client.config_get("save") == {"save": ""}


def test_nobody_else_can_reach_it(tmp_path: Path) -> None:
    with embedded_redis(tmp_path) as server, client_of(server) as client:
        assert client.config_get("port") == {"port": "0"}
        assert stat.S_IMODE(socket_of(server).parent.stat().st_mode) == 0o700
        assert client.config_get("appendfsync") == {"appendfsync": "always"}


def test_it_leaves_no_process_and_no_socket_behind(tmp_path: Path) -> None:
    with embedded_redis(tmp_path) as server:
        pass
    assert server.process.returncode == 0
    assert not socket_of(server).parent.exists()


def test_a_folder_in_use_is_refused_in_one_line(tmp_path: Path) -> None:
    with embedded_redis(tmp_path), pytest.raises(EmbeddedRedisError, match="is in use by another instance"):  # noqa: SIM117
        with embedded_redis(tmp_path):
            pass


def test_a_folder_is_in_use_for_as_long_as_its_server_runs(tmp_path: Path) -> None:
    with embedded._locked(tmp_path) as lock:
        inherited = os.dup(lock)
    with pytest.raises(EmbeddedRedisError, match="in use"), embedded_redis(tmp_path):
        pass
    os.close(inherited)
    with embedded_redis(tmp_path):
        pass


def test_a_folder_that_cannot_be_created_is_refused_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(EmbeddedRedisError, match="can't be used: Not a directory"), embedded_redis(tmp_path / "file/x"):
        pass


def test_a_server_that_does_not_start_is_quoted_in_the_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    broken = 'case "$1" in --version) echo "Redis server v=7.2.1";; *) echo "out of luck"; exit 1;; esac'
    executable(tmp_path / "redis-server", broken)
    monkeypatch.setenv("PATH", str(tmp_path), prepend=os.pathsep)
    with pytest.raises(EmbeddedRedisError, match="doesn't start: out of luck"), embedded_redis(tmp_path / "data"):
        pass


def test_a_long_temporary_folder_does_not_break_the_socket(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    long = tmp_path / ("x" * 100)
    long.mkdir()
    monkeypatch.setattr(embedded.tempfile, "tempdir", str(long))
    with embedded_redis() as server, client_of(server) as client:
        assert client.ping()


def test_a_new_enough_server_on_the_path_comes_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    valkey = executable(tmp_path / "valkey-server", 'echo "Valkey server v=8.1.0 sha=0"')
    assert find_server() == valkey
    redis_ = executable(tmp_path / "redis-server", 'echo "Redis server v=6.2.0 sha=0"')
    assert find_server() == redis_
    assert find_server((7, 0)) == valkey


@pytest.mark.parametrize("says", ["echo Redis server v=6.0.16 sha=0", "exit 1", "echo something else"])
def test_an_old_or_broken_server_on_the_path_is_skipped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, says: str
) -> None:
    monkeypatch.setenv("PATH", f"{tmp_path}:/bin:/usr/bin")
    old = executable(tmp_path / "redis-server", says)
    assert find_server() != old


def test_an_append_only_folder_needs_a_server_that_can_read_it(tmp_path: Path) -> None:
    assert embedded._oldest_for(tmp_path) == (6, 2)
    (tmp_path / "appendonlydir").mkdir()
    assert embedded._oldest_for(tmp_path) == (7, 0)


def test_a_missing_server_is_reported_in_one_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(embedded, "_BUNDLED", {})
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(EmbeddedRedisError, match="set REDIS_URL"):
        find_server()
