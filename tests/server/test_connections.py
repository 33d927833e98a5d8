"""A worker's connections: what one address may have, and what the kernel holds for a client that doesn't read."""

from __future__ import annotations

import select
import socket
import time
from collections.abc import Callable
from contextlib import ExitStack

import gevent
import pytest
from flask import Flask
from gevent.event import Event

from service.server.connections import end_soon
from tests.server.test_worker import (  # noqa: F401 - a fixture
    Gunicorn,
    answer_on,
    ask,
    connect,
    post,
    rest_of,
    start_gunicorn,
    wait_until_served,
)

#: More than the kernel buffers for a client that doesn't read, and less than it would if it were left to itself.
_LARGE = 1_500_000
_GET_LARGE = b"GET /large HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n"


def patience(seconds: int) -> tuple[str, str]:
    return "--env", f"TIDETABLE_SEND_PATIENCE={seconds}"


app = Flask(__name__)


@app.post("/length")
def length() -> str:
    return "0"


@app.get("/large")
def large() -> bytes:
    return bytes(_LARGE)


Start = Callable[..., Gunicorn]


@pytest.fixture
def start(start_gunicorn: Start) -> Start:  # noqa: F811
    def start(*more: str) -> Gunicorn:
        return start_gunicorn("app", *more, module=__name__)

    return start


def with_buffer(server: Gunicorn, size: int) -> socket.socket:
    client = socket.socket()
    client.settimeout(60)
    client.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, size)
    client.connect(server.address)
    return client


def test_a_client_that_does_not_read_is_dropped_with_all_that_waits_for_it(start: Start) -> None:
    server = start(*patience(1))
    with with_buffer(server, 4096) as deaf:
        deaf.sendall(_GET_LARGE)
        dropped = select.poll()
        dropped.register(deaf, 0)  # an error or the end, not what could be read
        assert dropped.poll(60_000)
        with pytest.raises(ConnectionResetError):
            rest_of(deaf)


def test_a_client_that_reads_slowly_gets_all(start: Start) -> None:
    server = start(*patience(2))
    with with_buffer(server, 65536) as slow:
        slow.sendall(_GET_LARGE)
        received = b""
        for _ in range(12):
            received += slow.recv(60_000, socket.MSG_WAITALL)
            time.sleep(0.25)
        received += rest_of(slow)
    assert len(received.partition(b"\r\n\r\n")[2]) == _LARGE


def test_an_address_may_have_half_of_the_connections(start: Start) -> None:
    server = start("--worker-connections", "6")
    with ExitStack() as held:
        for _ in range(3):
            client = held.enter_context(connect(server))
            client.sendall(post("Content-Length: 0"))
            assert answer_on(client).status == 200
        assert ask(server, post("Content-Length: 0")).status == 503
        other = held.enter_context(socket.create_connection(server.address, 60, source_address=("127.0.0.2", 0)))
        other.sendall(post("Content-Length: 0"))
        assert answer_on(other).status == 200
    wait_until_served(server)


def test_refused_connections_that_linger_keep_nobody_waiting(start: Start) -> None:
    """They outnumber what gunicorn accepts beyond the connections that are served."""
    server = start("--worker-connections", "2")
    with ExitStack() as held:
        client = held.enter_context(connect(server))
        client.sendall(post("Content-Length: 0"))
        assert answer_on(client).status == 200
        refused = [held.enter_context(connect(server)) for _ in range(150)]
        other = held.enter_context(socket.create_connection(server.address, 60, source_address=("127.0.0.2", 0)))
        other.sendall(post("Content-Length: 0"))
        assert answer_on(other).status == 200
        assert all(one.recv(12) == b"HTTP/1.1 503" for one in refused)


def test_a_flood_of_refusals_is_a_line_a_second(start: Start) -> None:
    server = start("--worker-connections", "1")
    with connect(server) as client:
        client.sendall(post("Content-Length: 0"))
        assert answer_on(client).status == 200
        for _ in range(50):
            assert ask(server, post("Content-Length: 0")).status == 503
        wait_for(lambda: "more requests, the last from 127.0.0.1: AtCapacityError" in server.log.read_text())
    lines = [line for line in server.log.read_text().splitlines() if "AtCapacityError" in line]
    assert "Refused a request from 127.0.0.1: AtCapacityError" in lines[0]
    assert len(lines) < 50


def test_a_request_cannot_forge_a_line_of_the_access_log(start: Start) -> None:
    server = start()
    path = b"/x%0a1.2.3.4%20-%20forged%0d%1b[31m%5c%22%20200%c2%85"
    assert ask(server, b"GET " + path + b" HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n").status == 404
    wait_for(lambda: "forged" in server.log.read_text())
    logged = r'"GET /x\x0a1.2.3.4 - forged\x0d\x1b[31m\x5c\x22 200\xc2\x85 HTTP/1.1" 404'
    assert logged in server.log.read_text()


def wait_for(condition: Callable[[], bool]) -> None:
    deadline = time.monotonic() + 60
    while not condition():
        assert time.monotonic() < deadline
        time.sleep(0.05)


def test_a_connection_that_becomes_busy_before_idle_ones_are_ended_goes_on() -> None:
    idle: set[gevent.Greenlet] = set()
    asked, answered = Event(), []

    def serve(name: str) -> None:
        idle.add(gevent.getcurrent())
        asked.wait() if name == "busy" else gevent.sleep(60)
        idle.discard(gevent.getcurrent())
        gevent.sleep(0.01)
        answered.append(name)

    served = [gevent.spawn(serve, name) for name in ("busy", "idle")]
    gevent.sleep(0)
    asked.set()
    end_soon(idle)
    gevent.joinall(served)
    assert answered == ["busy"]
