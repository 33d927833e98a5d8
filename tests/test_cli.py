"""The command line: serving with nothing set up, and simulating."""

from __future__ import annotations

import http.client
import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
import redis

from service.cli import main
from service.config import Settings, settings_from
from service.engine.game import Game
from service.games import GAMES
from service.server.embedded import embedded_redis, stop

Start = Callable[..., subprocess.Popen[str]]


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    """Start `tidetable serve` on a free port, with its data under tmp_path."""
    started: list[subprocess.Popen[str]] = []

    def start(*arguments: str, **environment: str) -> subprocess.Popen[str]:
        command = [sys.executable, "-P", "-m", "service.cli", "serve", "--port", "0", "--workers", "1", *arguments]
        outside = {name: value for name, value in os.environ.items() if name != "REDIS_URL"}
        root = Path(__file__).parent.parent
        process = subprocess.Popen(
            command,
            cwd=tmp_path,
            env={**outside, "PYTHONPATH": str(root), **environment},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        started.append(process)
        return process

    yield start
    for process in started:
        stop(process)
        process.communicate()


def address_of(process: subprocess.Popen[str]) -> str:
    """Where it says that it serves, once it does."""
    assert process.stdout is not None
    for line in process.stdout:
        if found := re.search(r"docs +http://(127\.0\.0\.1:\d+)/docs", line):
            return found[1]
    raise AssertionError(process.communicate()[1])


def status_of(address: str, path: str) -> int:
    connection = http.client.HTTPConnection(address, timeout=60)
    try:
        connection.request("GET", path)
        return connection.getresponse().status
    finally:
        connection.close()


def ps(*arguments: str) -> list[list[str]]:
    listed = subprocess.run(["ps", *arguments], capture_output=True, text=True).stdout  # noqa: S607 - as on any PATH
    return [line.split() for line in listed.splitlines()]


def children_of(process: subprocess.Popen[str]) -> list[int]:
    """In the order of their start: Redis, then gunicorn."""
    return sorted(int(pid) for pid, parent in ps("-A", "-o", "pid=,ppid=") if int(parent) == process.pid)


def ends(pid: int, patience: float = 15) -> bool:
    """Whether a process ends in time; one that is dead but not buried has."""
    give_up = time.monotonic() + patience
    while any(not state.startswith("Z") for (state,) in ps("-o", "stat=", "-p", str(pid))):
        if time.monotonic() > give_up:
            return False
        time.sleep(0.05)
    return True


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_serve_serves_until_a_signal_stops_it(start: Start, tmp_path: Path, how: signal.Signals) -> None:
    process = start()
    address = address_of(process)
    assert [status_of(address, path) for path in ("/readyz", "/docs")] == [200, 200]
    children = children_of(process)
    assert len(children) == 2
    process.send_signal(how)
    _, said = process.communicate(timeout=60)
    assert process.returncode == 0
    assert said.splitlines()[-1].endswith("Shutting down: Master")
    assert not re.search("error|traceback|warning", said, re.IGNORECASE)
    assert all(ends(child) for child in children)
    assert "bye bye" in (tmp_path / ".data/redis/redis.log").read_text()


def test_serve_finds_again_what_was_kept(start: Start, tmp_path: Path) -> None:
    with embedded_redis(tmp_path / "kept") as server, redis.Redis.from_url(server.url) as client:
        client.set("a match", "kept")
    process = start("--data", "kept")
    address_of(process)
    stop(process)
    with embedded_redis(tmp_path / "kept") as server, redis.Redis.from_url(server.url) as client:
        assert client.get("a match") == b"kept"


def test_what_lies_in_the_users_folder_is_not_taken_for_ours(start: Start, tmp_path: Path) -> None:
    for name in ("service", "redis", "flask", "yaml"):
        (tmp_path / f"{name}.py").write_text("raise SystemExit('not meant for you')")
    assert status_of(address_of(start()), "/livez") == 200


def test_another_redis_is_used_if_there_is_one(start: Start, tmp_path: Path, redis_url: str) -> None:
    process = start(REDIS_URL=redis_url)
    address_of(process)
    assert len(children_of(process)) == 1
    assert not (tmp_path / ".data").exists()


@pytest.mark.skipif(sys.platform != "linux", reason="other systems can't tie a child's life to its parent's")
def test_a_killed_parent_takes_its_children_along(start: Start) -> None:
    process = start()
    address_of(process)
    children = children_of(process)
    process.kill()
    assert all(ends(child) for child in children)


def test_serving_ends_when_redis_does(start: Start) -> None:
    process = start()
    address_of(process)
    os.kill(children_of(process)[0], signal.SIGKILL)
    _, said = process.communicate(timeout=60)
    assert process.returncode == 1
    assert said.splitlines()[-1].startswith("tidetable: The embedded Redis has stopped with exit code -9; see ")


def test_a_port_in_use_is_told_in_one_line(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        assert main(["serve", "--port", str(port), "--data", str(tmp_path)]) == 1
    assert capsys.readouterr().err == (
        f"tidetable: 127.0.0.1:{port} can't be served: Address already in use. Give another --host or --port.\n"
    )


def test_a_data_folder_in_use_is_told_in_one_line(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("REDIS_URL", raising=False)
    with embedded_redis(tmp_path):
        assert main(["serve", "--port", "0", "--data", str(tmp_path)]) == 1
    assert capsys.readouterr().err.count("\n") == 1


def simulated(capsys: pytest.CaptureFixture[str], *arguments: str) -> list[str]:
    """What a simulation says, but for its speed."""
    assert main(["simulate", *arguments]) == 0
    printed = capsys.readouterr()
    assert "100%" in printed.err
    *table, speed = printed.out.splitlines()
    assert re.fullmatch(r"[\d,]+ moves per second", speed)
    return table


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_simulation_can_be_repeated(capsys: pytest.CaptureFixture[str], game: Game) -> None:
    arguments = (game.name, "--matches", "2", "--seats", str(game.seats[-1]), "--seed", "a seed")
    table = simulated(capsys, *arguments)
    assert table[0] == f"{game.title}, {game.seats[-1]} seats, 2 matches, seed a seed"
    rows = [re.split(r"\s{2,}", line.strip()) for line in table[3:-1]]
    assert [row[0] for row in rows] == [*(f"seat {seat}" for seat in range(game.seats[-1])), "decisions"]
    assert all(float(low) <= float(mean) <= float(high) for _, mean, low, high, *_ in rows)
    assert sum(int(row[4]) for row in rows[:-1]) >= 2
    assert simulated(capsys, *arguments) == table


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["chess"], "There is no game 'chess'"),
        (["{game}", "--seats", "9"], "is for"),
        (["{game}", "--option", "colour=red"], "has no option 'colour'"),
    ],
)
def test_what_there_is_not_is_told_in_one_line(
    capsys: pytest.CaptureFixture[str], arguments: list[str], complaint: str
) -> None:
    game = next(iter(GAMES), "none")
    assert main(["simulate", *(argument.format(game=game) for argument in arguments)]) == 2
    said = capsys.readouterr().err
    assert complaint in said
    assert said.count("\n") == 1


@pytest.mark.parametrize(
    "arguments", [[], ["serve", "--port", "70000"], ["serve", "--workers", "0"], ["simulate", "x", "--matches", "0"]]
)
def test_arguments_that_make_no_sense_are_refused(capsys: pytest.CaptureFixture[str], arguments: list[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(arguments)
    assert left.value.code == 2
    assert "usage: tidetable" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("variable", "value", "complaint"),
    [
        ("TIDETABLE_HEARTBEAT", "often", "Expected `float`, got `str`"),
        ("TIDETABLE_HEARTBEAT", "inf", "Expected `float` <= 86400"),
        ("TIDETABLE_KEEP_OVER", "9" * 17, "Expected `int` <= 3153600000"),
        ("WEB_CONCURRENCY", "many", "Expected `int | null`, got `str`"),
        ("WEB_CONCURRENCY", "0", "Expected `int` >= 1"),
    ],
)
def test_a_setting_that_makes_no_sense_is_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], variable: str, value: str, complaint: str
) -> None:
    monkeypatch.setenv(variable, value)
    assert main(["serve"]) == 2
    assert capsys.readouterr().err.startswith(f"tidetable: {variable}: {complaint}")


def test_an_empty_setting_is_none() -> None:
    assert settings_from({"TIDETABLE_HEARTBEAT": "", "REDIS_URL": ""}) == Settings()


@pytest.mark.parametrize(
    ("url", "complaint"),
    [
        ("127.0.0.1:6379", "REDIS_URL is no address of a Redis"),
        ("redis://:pass/word@127.0.0.1:6379", "REDIS_URL is no address of a Redis"),
        ("redis://127.0.0.1:6379?colour=red", "REDIS_URL is no address of a Redis"),
        ("redis://127.0.0.1:1", "The Redis at REDIS_URL can't be used: Error 111 connecting to 127.0.0.1:1"),
    ],
)
def test_a_redis_that_cannot_be_used_is_told_in_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], url: str, complaint: str
) -> None:
    monkeypatch.setenv("REDIS_URL", url)
    assert main(["serve", "--port", "0"]) == 1
    said = capsys.readouterr().err
    assert said.startswith(f"tidetable: {complaint}")
    assert said.count("\n") == 1
    assert "word" not in said.replace(":password@", "")


def test_a_redis_that_is_too_old_is_told_in_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], redis_url: str
) -> None:
    monkeypatch.setenv("REDIS_URL", redis_url)
    monkeypatch.setattr(redis.Redis, "info", lambda *_: {"redis_version": "6.0.16"})
    assert main(["serve", "--port", "0"]) == 1
    assert capsys.readouterr().err == "tidetable: The Redis at REDIS_URL is 6.0.16; it must be 6.2 or newer.\n"


def test_a_host_that_is_no_name_is_told_in_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--port", "0", "--host", "a" * 300]) == 1
    assert capsys.readouterr().err.endswith(
        "can't be served: That is no name of a machine. Give another --host or --port.\n"
    )


def test_a_number_that_is_none_is_called_so(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["simulate", "coralia", "--matches", "many"])
    assert "'many' is not a whole number" in capsys.readouterr().err
