"""`tidetable serve`: gunicorn and, unless REDIS_URL is set, an embedded Redis, both as child processes."""

from __future__ import annotations

import http.client
import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import redis
from redis.backoff import NoBackoff
from redis.retry import Retry

from service.server.embedded import OLDEST, embedded_redis, end_with_parent, stop

_PATIENCE = 30.0
_POLL_INTERVAL = 0.1
_STOP_SIGNALS = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)


class ServeError(Exception):
    """The service can't run; the message is a line for the user."""


Check = Callable[[], None]


def serve(host: str, port: int, workers: int | None, data: Path, on_ready: Callable[[str], None]) -> None:
    """Serve until a signal says stop; `on_ready` gets the URL once the service answers.

    Raises ServeError and EmbeddedRedisError.
    """
    stopping = _collect_stop_signals()
    with (
        _listening(host, port) as listener,
        _store(data) as (redis_url, check_store),
        _gunicorn(listener, redis_url, workers) as check_gunicorn,
    ):
        address = _address(listener)
        listener.close()
        _announce_when_ready(address, on_ready, stopping, check_gunicorn)
        while not stopping:
            check_store()
            check_gunicorn()
            time.sleep(_POLL_INTERVAL)


def _collect_stop_signals() -> list[int]:
    """A list that stop signals are added to. The children get none, since each runs in a separate session."""
    received: list[int] = []
    for number in _STOP_SIGNALS:
        signal.signal(number, lambda number, _: received.append(number))
    return received


@contextmanager
def _listening(host: str, port: int) -> Iterator[socket.socket]:
    try:
        family, _, _, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[0]
        listener = socket.create_server(address, family=family, backlog=2048)
    except (OSError, UnicodeError) as error:
        reason = str(getattr(error, "strerror", "The host name is invalid")).partition(" (")[0]
        raise ServeError(f"{host}:{port} can't be served: {reason}. Give another --host or --port.") from error
    with listener:
        yield listener


@contextmanager
def _store(data: Path) -> Iterator[tuple[str, Check]]:
    if url := os.environ.get("REDIS_URL"):
        _check_redis(url)
        yield url, lambda: None
        return
    with embedded_redis(data) as server:
        yield server.url, lambda: _check_running(server.process, "The embedded Redis", f"see {data / 'redis.log'}")


def _check_redis(url: str) -> None:
    """Check that this Redis answers and is new enough, without ever showing its password. Raises ServeError."""
    try:
        with redis.Redis.from_url(url, protocol=2, retry=Retry(NoBackoff(), 0)) as client:
            version = str(client.info("server")["redis_version"])
    except redis.exceptions.NoPermissionError:
        return
    except (ValueError, TypeError):
        raise ServeError("REDIS_URL is not the address of a Redis, such as redis://:password@host:6379/0.") from None
    except redis.RedisError as error:
        raise ServeError(f"The Redis at REDIS_URL can't be used: {error}") from error
    if tuple(map(int, version.split(".")[:2])) < OLDEST:
        raise ServeError(f"The Redis at REDIS_URL is {version}; it must be {'.'.join(map(str, OLDEST))} or newer.")


@contextmanager
def _gunicorn(listener: socket.socket, redis_url: str, workers: int | None) -> Iterator[Check]:
    command = [
        sys.executable,
        "-P",
        "-m",
        "service.server.gunicorn_app",
        "--config",
        "python:service.server.gunicorn_conf",
    ]
    command += ["--bind", f"fd://{listener.fileno()}"]
    if workers is not None:
        command += ["--workers", str(workers)]
    process = subprocess.Popen(  # noqa: S603 - our own command, without a shell
        command,
        env={**os.environ, "REDIS_URL": redis_url},
        pass_fds=(listener.fileno(),),
        start_new_session=True,
        preexec_fn=end_with_parent,
    )
    try:
        yield lambda: _check_running(process, "The server", "see above")
    finally:
        stop(process)


def _check_running(process: subprocess.Popen[bytes], name: str, where: str) -> None:
    if process.poll() is not None:
        raise ServeError(f"{name} has stopped with exit code {process.returncode}; {where}.")


def _address(listener: socket.socket) -> str:
    """Where to reach the service from this machine: a wildcard address becomes the loopback one."""
    host, port = listener.getsockname()[:2]
    reachable = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)  # noqa: S104 - what the user asked for
    return f"[{reachable}]:{port}" if ":" in reachable else f"{reachable}:{port}"


def _announce_when_ready(address: str, on_ready: Callable[[str], None], stopping: list[int], check: Check) -> None:
    deadline = time.monotonic() + _PATIENCE
    while not stopping:
        check()
        why_not = _why_unready(address)
        if why_not is None:
            return on_ready(f"http://{address}")
        if time.monotonic() > deadline:
            raise ServeError(f"The service doesn't get ready: {why_not}")
        time.sleep(_POLL_INTERVAL)
    return None


def _why_unready(address: str) -> str | None:
    """Why the service isn't ready, in its own words; None if it is."""
    connection = http.client.HTTPConnection(address, timeout=5)
    try:
        connection.request("GET", "/readyz")
        answer = connection.getresponse()
        said = answer.read()
    except (OSError, http.client.HTTPException) as error:
        return f"no answer ({type(error).__name__})"
    finally:
        connection.close()
    return None if answer.status == http.HTTPStatus.OK else _title(said) or f"status {answer.status}"


def _title(said: bytes) -> str | None:
    try:
        return str(json.loads(said)["title"])
    except (ValueError, KeyError, TypeError):
        return None
