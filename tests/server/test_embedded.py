"""The embedded Redis: it keeps what it acknowledged, its folder has one owner, and it leaves nothing behind."""

from __future__ import annotations

import os
import stat
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest
import redis

from service.server import embedded
from service.server.data_folder import locked
from service.server.embedded import EmbeddedRedisError, embedded_redis, find_server
from tests.server.conftest import SmallDisk


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


@pytest.mark.parametrize("lost", [1, 20, 60], ids=["the last byte", "its end and more", "half of it"])
def test_a_change_that_was_torn_leaves_nothing_behind(tmp_path: Path, lost: int) -> None:
    """Many servers would keep its beginning in their file, and carry that out after their next start but one."""
    for number, torn in ((1, False), (2, True), (3, False)):
        with embedded_redis(tmp_path) as server, client_of(server) as client:
            client.eval("for i = 1, 3 do redis.call('RPUSH', KEYS[i], ARGV[1]) end", 3, "a", "b", "c", number)
            server.process.kill()
            server.process.wait()
        if torn:
            (log,) = tmp_path.glob("appendonlydir/*.incr.aof")
            os.truncate(log, log.stat().st_size - lost)
    with embedded_redis(tmp_path) as server, client_of(server) as client:
        assert [client.lrange(key, 0, -1) for key in "abc"] == [["1", "3"]] * 3


@pytest.mark.parametrize("rewritten", [False, True])
def test_a_value_that_looks_like_a_torn_change_is_kept(tmp_path: Path, *, rewritten: bool) -> None:
    fields = {"before": "a", "log": "x*1\r\n$5\r\nMULTI\r\nx", "after": "b"}
    with embedded_redis(tmp_path) as server, client_of(server) as client:
        client.hset("match", mapping=fields)
        if rewritten:
            client.bgrewriteaof()
            kept_until(server, lambda: is_rewritten(client))
    with embedded_redis(tmp_path) as server, client_of(server) as client:
        assert client.hgetall("match") == fields


def is_rewritten(client: redis.Redis) -> bool:
    found = client.info("persistence")
    return not (found["aof_rewrite_in_progress"] or found["aof_rewrite_scheduled"])


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
    with locked(tmp_path) as lock:
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


def test_a_server_that_says_nothing_is_not_quoted_with_the_words_of_an_earlier_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    executable(tmp_path / "redis-server", 'case "$1" in --version) echo "Redis server v=7.2.1";; *) exit 1;; esac')
    monkeypatch.setenv("PATH", str(tmp_path), prepend=os.pathsep)
    (tmp_path / "data").mkdir()
    (tmp_path / "data/redis.log").write_text("bye bye\n")
    with pytest.raises(EmbeddedRedisError, match="doesn't start: it says nothing"), embedded_redis(tmp_path / "data"):
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


def kept_until(server: embedded.EmbeddedRedis, condition: Callable[[], object]) -> None:
    """Keep the server running until the condition holds."""
    give_up = time.monotonic() + 20
    while not condition():
        assert time.monotonic() < give_up, "it never came true"
        server.keep_running()
        time.sleep(0.02)


def answers(client: redis.Redis) -> bool:
    try:
        return bool(client.ping())
    except redis.ConnectionError:
        return False


def kill(server: embedded.EmbeddedRedis) -> None:
    server.process.kill()
    server.process.wait()


def test_a_server_that_ends_is_started_again_on_its_socket_and_data(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with embedded_redis(tmp_path) as server, client_of(server) as client:
        client.set("kept", "yes")
        kill(server)
        kept_until(server, lambda: answers(client))
        assert client.get("kept") == "yes"
        client.set("kept", "still")
    assert capsys.readouterr().err.count("exit code -9") == 1


def test_a_server_that_always_ends_is_started_after_longer_and_longer_pauses(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    now = 1000.0
    monkeypatch.setattr(embedded.time, "monotonic", lambda: now)
    with embedded_redis(tmp_path) as server:
        server._command = ["/bin/sh", "-c", "echo out of luck; exit 3"]
        now += 60
        kill(server)
        pauses = []
        for _ in range(8):
            server.keep_running()  # notices the end
            ended, gone = now, server.process
            while server.process is gone:
                now += 0.01
                server.keep_running()
            pauses.append(round(now - ended, 1))
            server.process.wait()
    assert pauses == [0.1, 0.2, 0.4, 0.8, 1.6, 3.2, 5.0, 5.0]
    said = capsys.readouterr().err.splitlines()
    assert len(said) == 8
    assert said[1] == "tidetable: The embedded Redis has ended with exit code 3 and is started again: out of luck"


def test_a_server_that_cannot_be_started_again_is_tried_later(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with embedded_redis(tmp_path) as server, client_of(server) as client:
        found = server._command
        server._command = [str(tmp_path / "missing")]
        kill(server)
        said = ""
        while "doesn't start" not in said:
            server.keep_running()
            said += capsys.readouterr().err
        assert said.endswith("tidetable: The embedded Redis doesn't start: No such file or directory\n")
        server._command = found
        kept_until(server, lambda: answers(client))


def test_a_full_disk_leaves_reads_and_refuses_writes_until_there_is_room(
    small_disk: SmallDisk, capsys: pytest.CaptureFixture[str]
) -> None:
    acknowledged, expiring = 0, [f"expiring {number}" for number in range(200)]
    with embedded_redis(small_disk.folder) as server, client_of(server) as client:
        for key in expiring:
            client.set(key, "soon", px=2000)
        small_disk.fill(left=40_000)
        with suppress(redis.ConnectionError):
            while client.rpush("moves", "m" * 1000):
                acknowledged += 1
        assert server.process.wait(10) == 1
        kept_until(server, lambda: answers(client))
        assert client.llen("moves") == acknowledged > 20
        running = server.process
        kept_until(server, lambda: not any(client.mget(expiring)))
        for refused in (lambda: client.set("a", "b"), lambda: client.eval("return redis.call('SET', 'a', 'b')", 0)):
            with pytest.raises(redis.ReadOnlyError):
                refused()
        small_disk.make_room()
        kept_until(server, lambda: client.role()[0] == "master")
        client.rpush("moves", "m")
        assert server.process is running
    with embedded_redis(small_disk.folder) as server, client_of(server) as client:
        assert client.llen("moves") == acknowledged + 1
    ended, stopped, again = capsys.readouterr().err.splitlines()
    assert "has ended with exit code 1 and is started again" in ended
    assert stopped.startswith(f"tidetable: Nothing can be written to {small_disk.folder}: matches can be read")
    assert again == f"tidetable: {small_disk.folder} can be written to again."


def test_a_start_on_a_full_disk_serves_reads(small_disk: SmallDisk) -> None:
    with embedded_redis(small_disk.folder) as server, client_of(server) as client:
        client.set("kept", "yes")
    small_disk.fill()
    with embedded_redis(small_disk.folder) as server, client_of(server) as client:
        assert client.get("kept") == "yes"
        with pytest.raises(redis.ReadOnlyError):
            client.set("kept", "no")
        small_disk.make_room()
        kept_until(server, lambda: client.role()[0] == "master")
        assert client.set("kept", "still")


def test_the_log_of_earlier_starts_is_kept_until_it_is_long(tmp_path: Path) -> None:
    log = tmp_path / "redis.log"
    for starts in (1, 2):
        with embedded_redis(tmp_path):
            pass
        assert log.read_text().count("just started") == starts
    with log.open("ab") as output:
        output.write(b"x" * 1_000_000)
    with embedded_redis(tmp_path):
        pass
    assert log.read_text().count("just started") == 1
    assert (tmp_path / "redis.log.1").read_text().count("just started") == 2
