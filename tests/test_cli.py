"""The command line: serving with nothing set up, simulating, and complaints in one line."""

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
from importlib.metadata import version
from pathlib import Path

import click.testing
import pytest
import redis

from service import cli
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


def tidetable(*arguments: str) -> click.testing.Result:
    """Run a command in this process."""
    return click.testing.CliRunner(catch_exceptions=False).invoke(main, arguments)


def address_of(process: subprocess.Popen[str]) -> str:
    """The address that it prints once it serves."""
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
    listed = subprocess.run(["ps", *arguments], capture_output=True, text=True).stdout  # noqa: S607 - found on the PATH
    return [line.split() for line in listed.splitlines()]


def children_of(process: subprocess.Popen[str]) -> list[int]:
    """The process ids of its children, in the order they were started: Redis, then gunicorn."""
    return sorted(int(pid) for pid, parent in ps("-A", "-o", "pid=,ppid=") if int(parent) == process.pid)


def ends(pid: int, patience: float = 15) -> bool:
    """Whether a process ends in time; a zombie has."""
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


def test_serve_finds_the_data_of_an_earlier_run(start: Start, tmp_path: Path) -> None:
    with embedded_redis(tmp_path / "kept") as server, redis.Redis.from_url(server.url) as client:
        client.set("a match", "kept")
    process = start("--data", "kept")
    address_of(process)
    stop(process)
    with embedded_redis(tmp_path / "kept") as server, redis.Redis.from_url(server.url) as client:
        assert client.get("a match") == b"kept"


def test_modules_in_the_users_folder_are_not_imported(start: Start, tmp_path: Path) -> None:
    for name in ("service", "redis", "flask", "yaml"):
        (tmp_path / f"{name}.py").write_text("raise SystemExit('imported')")
    assert status_of(address_of(start()), "/livez") == 200


def test_serve_uses_the_redis_at_redis_url(start: Start, tmp_path: Path, redis_url: str) -> None:
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


def test_serving_goes_on_when_redis_ends(start: Start, tmp_path: Path) -> None:
    process = start()
    address = address_of(process)
    gone, gunicorn = children_of(process)
    os.kill(gone, signal.SIGKILL)
    assert ends(gone)
    assert status_of(address, "/v1/matches") == 200  # the request waits for the server
    assert children_of(process) != [gone, gunicorn]
    assert gunicorn in children_of(process)
    process.send_signal(signal.SIGTERM)
    _, said = process.communicate(timeout=60)
    assert process.returncode == 0
    log = (tmp_path / ".data/redis/redis.log").read_text()
    last_words = next(line for line in log.splitlines() if "eady to accept connections" in line)
    told = [line for line in said.splitlines() if line.startswith("tidetable: ")]
    assert told == [f"tidetable: The embedded Redis has ended with exit code -9 and is started again: {last_words}"]
    assert log.count("just started") == 2


def test_serving_ends_when_gunicorn_does(start: Start) -> None:
    process = start()
    address_of(process)
    os.kill(children_of(process)[1], signal.SIGKILL)
    _, said = process.communicate(timeout=60)
    assert process.returncode == 1
    assert "tidetable: The server has stopped with exit code -9; see above." in said.splitlines()


def test_a_port_in_use_is_reported_in_one_line(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        done = tidetable("serve", "--port", str(port), "--data", str(tmp_path))
    assert done.exit_code == 1
    assert done.stderr == (
        f"tidetable: 127.0.0.1:{port} can't be served: Address already in use. Give another --host or --port.\n"
    )


def test_a_data_folder_in_use_is_reported_in_one_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("REDIS_URL", raising=False)
    with embedded_redis(tmp_path):
        done = tidetable("serve", "--port", "0", "--data", str(tmp_path))
    assert done.exit_code == 1
    assert done.stderr.count("\n") == 1


def simulate(*arguments: str) -> list[str]:
    """The report of a simulation, without its last line, the speed."""
    done = tidetable("simulate", *arguments)
    assert done.exit_code == 0
    assert "100%" in done.stderr
    *table, speed = done.stdout.splitlines()
    assert re.fullmatch(r"[\d,]+ moves per second", speed)
    return table


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_simulation_can_be_repeated(game: Game) -> None:
    arguments = (game.name, "--matches", "2", "--seats", str(game.seats[-1]), "--seed", "a seed")
    table = simulate(*arguments)
    assert table[0] == f"{game.title}, {game.seats[-1]} seats, 2 matches, seed a seed"
    rows = [re.split(r"\s{2,}", line.strip()) for line in table[3:-1]]
    assert [row[0] for row in rows] == [*(f"seat {seat}" for seat in range(game.seats[-1])), "decisions"]
    assert all(float(low) <= float(mean) <= float(high) for _, mean, low, high, *_ in rows)
    assert sum(int(row[4]) for row in rows[:-1]) >= 2
    assert simulate(*arguments) == table


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["--seats", "9"], "is for"),
        (["--option", "colour=red"], "has no option 'colour'"),
    ],
)
def test_a_match_that_cannot_be_played_is_reported_in_one_line(arguments: list[str], complaint: str) -> None:
    done = tidetable("simulate", next(iter(GAMES)), *arguments)
    assert done.exit_code == 2
    assert complaint in done.stderr
    assert done.stderr.startswith("tidetable: ")
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        ([], "Commands:"),
        (["serve", "--port", "70000"], "70000 is not in the range 0<=x<=65535"),
        (["serve", "--workers", "0"], "0 is not in the range x>=1"),
        (["simulate", "coralia", "--matches", "0"], "0 is not in the range x>=1"),
        (["simulate", "coralia", "--matches", "many"], "'many' is not a valid integer"),
        (["simulate", "chess"], f"'chess' is not one of {', '.join(map(repr, sorted(GAMES)))}"),
        (["verify"], "Missing argument 'FILE'"),
    ],
)
def test_nonsensical_arguments_are_refused(arguments: list[str], complaint: str) -> None:
    done = tidetable(*arguments)
    assert done.exit_code == 2
    assert "Usage: tidetable" in done.stderr
    assert complaint in done.stderr


def test_an_interrupt_ends_with_the_usual_exit_code(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(cli, "play_match", interrupt)
    assert tidetable("simulate", next(iter(GAMES))).exit_code == 130


def test_the_version_is_that_of_the_package() -> None:
    assert tidetable("--version").stdout == f"tidetable, version {version('tidetable')}\n"


@pytest.mark.parametrize("command", ["serve", "simulate", "verify"])
def test_every_command_explains_itself(command: str) -> None:
    summary = main.commands[command].get_short_help_str(100)
    assert summary in tidetable("-h").stdout
    assert summary in tidetable(command, "-h").stdout


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
def test_a_nonsensical_setting_is_named(
    monkeypatch: pytest.MonkeyPatch, variable: str, value: str, complaint: str
) -> None:
    monkeypatch.setenv(variable, value)
    done = tidetable("serve")
    assert done.exit_code == 2
    assert done.stderr.startswith(f"tidetable: {variable}: {complaint}")


def test_replicas_are_refused_with_the_embedded_redis(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("TIDETABLE_REPLICAS", "1")
    done = tidetable("serve", "--port", "0", "--data", str(tmp_path))
    assert done.exit_code == 1
    assert done.stderr == (
        "tidetable: TIDETABLE_REPLICAS needs replicas, and the embedded Redis has none: set REDIS_URL, too.\n"
    )


def test_an_empty_setting_counts_as_unset() -> None:
    assert settings_from({"TIDETABLE_HEARTBEAT": "", "REDIS_URL": ""}) == Settings()


@pytest.mark.parametrize(
    ("url", "complaint"),
    [
        ("127.0.0.1:6379", "REDIS_URL is not the address of a Redis"),
        ("redis://:pass/word@127.0.0.1:6379", "REDIS_URL is not the address of a Redis"),
        ("redis://127.0.0.1:6379?colour=red", "REDIS_URL is not the address of a Redis"),
        ("redis://127.0.0.1:6379?decode_responses=true", "REDIS_URL is not the address of a Redis"),
        ("redis://127.0.0.1:6379?retry=5", "REDIS_URL is not the address of a Redis"),
        ("redis://127.0.0.1:6379?protocol=9", "REDIS_URL is not the address of a Redis"),
        ("redis://127.0.0.1:6379/zero", "REDIS_URL is not the address of a Redis"),
        ("redis+sentinel://127.0.0.1:6379/x?sentinel_colour=red", "REDIS_URL is not the address of a Redis"),
        ("rediss://127.0.0.1:6379?ssl_cert_reqs=perhaps", "REDIS_URL is not the address of a Redis"),
        ("redis://127.0.0.1:1", "The Redis at REDIS_URL can't be used: Error 111 connecting to 127.0.0.1:1"),
    ],
)
def test_an_unusable_redis_is_reported_in_one_line_without_its_password(
    monkeypatch: pytest.MonkeyPatch, url: str, complaint: str
) -> None:
    monkeypatch.setenv("REDIS_URL", url)
    done = tidetable("serve", "--port", "0")
    assert done.exit_code == 1
    assert done.stderr.startswith(f"tidetable: {complaint}")
    assert done.stderr.count("\n") == 1
    assert "word" not in done.stderr.replace(":password@", "")


def test_an_invalid_host_name_is_reported_in_one_line() -> None:
    done = tidetable("serve", "--port", "0", "--host", "a" * 300)
    assert done.exit_code == 1
    assert done.stderr.endswith("can't be served: The host name is invalid. Give another --host or --port.\n")
    assert done.stderr.count("\n") == 1
