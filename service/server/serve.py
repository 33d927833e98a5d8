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

from service.api import causes
from service.config import settings_from, variable_of
from service.server.embedded import embedded_redis, end_with_parent, stop
from service.server.store_check import check_store

_PATIENCE = 30.0
_POLL_INTERVAL = 0.1
#: The problems of a service that can't even show a match.
_AWAY = (causes.STORE_UNAVAILABLE.url, causes.INTERNAL_ERROR.url)
_STOP_SIGNALS = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)


class ServeError(Exception):
    """The service can't run; the message is a line for the user."""


Check = Callable[[], None]


def serve(host: str, port: int, workers: int | None, data: Path, on_ready: Callable[[str], None]) -> None:
    """Serve until a signal says stop; `on_ready` gets the URL once the service answers.

    Raises ServeError, EmbeddedRedisError, and UnusableError for the Redis at REDIS_URL.
    """
    stopping = _collect_stop_signals()
    with (
        _listening(host, port) as listener,
        _store(data) as (redis_url, keep_store),
        _gunicorn(listener, redis_url, workers) as check_gunicorn,
    ):

        def check() -> None:
            keep_store()
            check_gunicorn()

        address = _address(listener)
        listener.close()
        _announce_when_ready(address, on_ready, stopping, check)
        while not stopping:
            check()
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
        check_store(settings_from())
        yield url, lambda: None
        return
    if settings_from().replicas:
        raise ServeError(
            f"{variable_of('replicas')} needs replicas, and the embedded Redis has none: set REDIS_URL, too."
        )
    with embedded_redis(data) as server:
        yield server.url, server.keep_running


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
        yield lambda: _check_running(process)
    finally:
        stop(process)


def _check_running(process: subprocess.Popen[bytes]) -> None:
    if process.poll() is not None:
        raise ServeError(f"The server has stopped with exit code {process.returncode}; see above.")


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
    """Why the service can't serve, in its own words; None if it can, even if the store takes no changes."""
    connection = http.client.HTTPConnection(address, timeout=5)
    try:
        connection.request("GET", "/readyz")
        answer = connection.getresponse()
        said = answer.read()
    except (OSError, http.client.HTTPException) as error:
        return f"no answer ({type(error).__name__})"
    finally:
        connection.close()
    if answer.status == http.HTTPStatus.OK:
        return None
    problem = json.loads(said)
    return str(problem["title"]) if problem["type"] in _AWAY else None
