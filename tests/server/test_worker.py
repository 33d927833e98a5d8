"""The worker, tested byte by byte: gunicorn serves the small app below."""

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
from pathlib import Path
from typing import NamedTuple

import pytest
from flask import Flask, Response, request

from service.api.headers import COMMON_HEADERS
from service.server import worker
from service.server.embedded import stop

app = Flask(__name__)


@app.post("/length")
def length() -> str:
    return str(len(request.get_data()))


@app.post("/unread")
def unread() -> str:
    return "no, thanks"


@app.get("/stream")
def stream() -> Response:
    def ticks() -> Iterator[str]:
        while True:
            yield "data: tick\n\n"
            time.sleep(60)

    return Response(ticks(), content_type="text/event-stream")


@app.get("/slow")
def slow() -> str:
    time.sleep(1)
    return "done"


@app.get("/bad-header")
def bad_header() -> Response:
    answer = Response("")
    answer.headers._list.append(("X-Bad", "a\x01b"))
    return answer


def loading() -> Flask:
    """An app that takes a second to load, and logs when it starts to."""
    os.write(2, b"loading\n")
    done = time.monotonic() + 1
    while time.monotonic() < done:
        pass
    return app


class Gunicorn(NamedTuple):
    process: subprocess.Popen[bytes]
    address: tuple[str, int]
    log: Path


class Answer(NamedTuple):
    status: int
    headers: dict[str, str]
    body: bytes


@pytest.fixture(scope="module")
def start_gunicorn(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Callable[..., Gunicorn]]:
    started: list[subprocess.Popen[bytes]] = []

    def start(app: str = "app", *more: str, module: str = __name__) -> Gunicorn:
        log = tmp_path_factory.mktemp("gunicorn") / "log"
        listener = socket.create_server(("127.0.0.1", 0))
        settings = ["--config", "deploy/gunicorn.conf.py", "--workers", "1", "--bind", f"fd://{listener.fileno()}"]
        command = [
            sys.executable,
            "-m",
            "gunicorn",
            *settings,
            "--access-logfile",
            "-",
            *more,
            f"{module}:{app}",
        ]
        with log.open("wb") as output, listener:
            root = Path(__file__).parents[2]
            process = subprocess.Popen(command, cwd=root, stdout=output, stderr=output, pass_fds=(listener.fileno(),))
            started.append(process)
            return Gunicorn(process, listener.getsockname(), log)

    yield start
    for process in started:
        stop(process)


@pytest.fixture(scope="module")
def gunicorn(start_gunicorn: Callable[..., Gunicorn]) -> Gunicorn:
    return start_gunicorn()


def connect(server: Gunicorn) -> socket.socket:
    return socket.create_connection(server.address, timeout=60)


def ask(server: Gunicorn, sent: bytes, *, half_close: bool = False) -> Answer:
    """Send these bytes, and read until the server closes the connection."""
    with connect(server) as client:
        client.sendall(sent)
        if half_close:
            client.shutdown(socket.SHUT_WR)
        return parsed(rest_of(client))


def rest_of(client: socket.socket) -> bytes:
    return b"".join(iter(lambda: client.recv(65536), b""))


def read_until(client: socket.socket, ending: bytes) -> None:
    received = b""
    while not received.endswith(ending):
        more = client.recv(65536)
        assert more, received
        received += more


def answer_on(client: socket.socket) -> Answer:
    """The next answer on a connection that stays open."""
    answer = http.client.HTTPResponse(client)
    answer.begin()
    return Answer(answer.status, dict(answer.headers), answer.read())


def parsed(received: bytes) -> Answer:
    head, _, body = received.partition(b"\r\n\r\n")
    status, *lines = head.decode("ascii").split("\r\n")
    headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in lines)}
    return Answer(int(status.split()[1]), headers, body)


def post(*lines: str, body: bytes = b"") -> bytes:
    head = "\r\n".join(["POST /length HTTP/1.1", "Host: here", *lines])
    return head.encode("ascii") + b"\r\n\r\n" + body


CHUNKED = "Transfer-Encoding: chunked"

REFUSED = {
    "no request line": (b"nonsense\r\n\r\n", 400, "malformed_request"),
    "bad method": (b"get/ / HTTP/1.1\r\n\r\n", 400, "malformed_request"),
    "bad version": (b"GET / HTTP/9.9\r\n\r\n", 400, "malformed_request"),
    "bad header": (post("no colon here"), 400, "malformed_request"),
    "bad header name": (post("a b: c"), 400, "malformed_request"),
    "folded header": (post("A: b", " c"), 400, "malformed_request"),
    "two lengths": (post("Content-Length: 1", "Content-Length: 2"), 400, "malformed_request"),
    "length and chunks": (post("Content-Length: 1", CHUNKED), 400, "malformed_request"),
    "bad length": (post("Content-Length: -1"), 400, "malformed_request"),
    "bad chunk size": (post(CHUNKED, body=b"xyz\r\n"), 400, "malformed_request"),
    "bad chunk end": (post(CHUNKED, body=b"1\r\nabc\r\n0\r\n\r\n"), 400, "malformed_request"),
    "bad chunk extension": (post(CHUNKED, body=b"1;=\r\na\r\n0\r\n\r\n"), 400, "malformed_request"),
    "no host": (b"GET /slow HTTP/1.1\r\n\r\n", 400, "malformed_request"),
    "two hosts": (post("Host: there"), 400, "malformed_request"),
    "two types": (post("Content-Type: text/plain", "Content-Type: application/json"), 400, "malformed_request"),
    "two tokens": (post("Authorization: Bearer a", "authorization: Bearer b"), 400, "malformed_request"),
    "the same token twice": (post("Authorization: Bearer a", "Authorization: Bearer a"), 400, "malformed_request"),
    "two keys": (post("Idempotency-Key: a", "Idempotency-Key: b"), 400, "malformed_request"),
    "two API keys": (post("X-API-Key: a", "X-API-Key: b"), 400, "malformed_request"),
    "two last events": (post("Last-Event-ID: 1", "Last-Event-ID: 2"), 400, "malformed_request"),
    "long address": (b"GET /" + b"a" * 9000 + b" HTTP/1.1\r\n\r\n", 414, "uri_too_long"),
    "very long address": (b"GET /" + b"a" * 2_000_000 + b" HTTP/1.1\r\n\r\n", 414, "uri_too_long"),
    "long header": (post("A: " + "a" * 9000), 431, "headers_too_large"),
    "enormous header": (post("Authorization: Bearer " + "a" * 2_000_000), 431, "headers_too_large"),
    "long header name": (post("A" * 9000 + ": a"), 431, "headers_too_large"),
    "many headers": (post(*(f"A{number}: a" for number in range(100))), 431, "headers_too_large"),
    "endless headers": (post(*(f"A{number}: {'a' * 4000}" for number in range(400))), 431, "headers_too_large"),
    "unknown coding": (post("Transfer-Encoding: rot13"), 501, "unsupported_transfer_coding"),
    "unknown expectation": (post("Expect: a-miracle"), 417, "expectation_failed"),
}


@pytest.mark.parametrize(("sent", "status", "slug"), REFUSED.values(), ids=REFUSED)
def test_what_gunicorn_refuses_is_a_problem(gunicorn: Gunicorn, sent: bytes, status: int, slug: str) -> None:
    answer = ask(gunicorn, sent)
    problem = json.loads(answer.body)
    assert (answer.status, answer.headers["connection"]) == (status, "close")
    assert answer.headers["content-type"] == "application/problem+json"
    assert int(answer.headers["content-length"]) == len(answer.body)
    assert (problem.pop("type"), problem.pop("status")) == (f"/problems/{slug}", status)
    assert answer.headers["content-language"] == "en"
    assert answer.headers.items() >= {name.lower(): value for name, value in COMMON_HEADERS}.items()
    assert sorted(problem) == ["detail", "remedy", "title"]
    assert all(problem.values())


@pytest.mark.parametrize(
    "sent", [post("Content-Length: 10", body=b"12345"), post(CHUNKED, body=b"5\r\n12345\r\n")], ids=["length", "chunks"]
)
def test_a_body_that_ends_too_early_is_not_taken_for_a_whole_one(gunicorn: Gunicorn, sent: bytes) -> None:
    answer = ask(gunicorn, sent, half_close=True)
    assert answer.status == 400
    assert "ends before" in json.loads(answer.body)["detail"]


@pytest.mark.parametrize(
    "sent",
    [
        post("Content-Length: 5", "Connection: close", body=b"12345"),
        post(CHUNKED, "Connection: close", body=b"2\r\n12\r\n3\r\n345\r\n0\r\n\r\n"),
    ],
    ids=["length", "chunks"],
)
def test_a_whole_body_reaches_the_app(gunicorn: Gunicorn, sent: bytes) -> None:
    answer = ask(gunicorn, sent)
    assert (answer.status, answer.body) == (200, b"5")


@pytest.mark.parametrize("kind", ["Content-Length: 2000000", CHUNKED])
def test_a_client_answered_before_it_has_sent_everything_gets_the_answer(gunicorn: Gunicorn, kind: str) -> None:
    """As when a body is too large: closing at once would reset the connection."""
    half = b"F4240\r\n" + b"a" * 1_000_000 + b"\r\n"
    with connect(gunicorn) as client:
        client.sendall(post(kind, "Connection: close").replace(b"/length", b"/unread") + half[:-20])
        time.sleep(0.3)
        client.sendall(half)
        assert parsed(rest_of(client)).body == b"no, thanks"


LISTS = ("Accept", "Accept-Language", "If-Match", "If-None-Match", "Prefer")


def test_headers_that_are_lists_may_be_given_in_parts(gunicorn: Gunicorn) -> None:
    lists = [f"{name}: {value}" for name in LISTS for value in ("a", "b")]
    assert ask(gunicorn, post(*lists, "Connection: close")).status == 200


def test_http_1_0_needs_no_host(gunicorn: Gunicorn) -> None:
    assert ask(gunicorn, b"POST /length HTTP/1.0\r\n\r\n").body == b"0"


def test_no_header_moves_the_service_to_another_path(gunicorn: Gunicorn) -> None:
    answer = ask(gunicorn, post("SCRIPT_NAME: /elsewhere", "Content-Length: 0", "Connection: close"))
    assert (answer.status, answer.body) == (200, b"0")


def test_a_connection_serves_several_requests(gunicorn: Gunicorn) -> None:
    with connect(gunicorn) as client:
        for _ in range(3):
            client.sendall(post("Content-Length: 5", body=b"12345"))
            assert answer_on(client).body == b"5"


def test_a_connection_goes_on_after_a_short_body_that_nobody_read(gunicorn: Gunicorn) -> None:
    with connect(gunicorn) as client:
        client.sendall(post("Content-Length: 5", body=b"12345").replace(b"/length", b"/nowhere"))
        assert answer_on(client).status == 404
        client.sendall(post("Content-Length: 5", body=b"12345"))
        assert answer_on(client).body == b"5"


@pytest.mark.parametrize(
    ("line", "part"),
    [("Content-Length: 1000000000", b"a" * 1_000_000), (CHUNKED, b"f4240\r\n" + b"a" * 1_000_000 + b"\r\n")],
    ids=["length", "chunks"],
)
def test_a_client_that_keeps_sending_after_its_answer_is_cut_off(gunicorn: Gunicorn, line: str, part: bytes) -> None:
    """A worker that read all of it would serve nobody else meanwhile."""
    with connect(gunicorn) as client:
        client.sendall(post(line).replace(b"/length", b"/nowhere"))
        with pytest.raises(OSError, match=r"Broken pipe|reset"):
            client.sendall(part * 200)


def test_an_invalid_header_from_the_app_is_an_internal_error(gunicorn: Gunicorn) -> None:
    answer = ask(gunicorn, b"GET /bad-header HTTP/1.1\r\nHost: here\r\n\r\n")
    assert (answer.status, json.loads(answer.body)["type"]) == (500, "/problems/internal_error")


def test_no_secret_is_logged(gunicorn: Gunicorn) -> None:
    ask(gunicorn, post("Authorization: Bearer secret-1\x01"))
    ask(gunicorn, post("Authorization Bearer secret-2"))
    lines = ["GET /length?token=secret-3 HTTP/1.0", "Authorization: Bearer secret-4", "", ""]
    ask(gunicorn, "\r\n".join(lines).encode())
    ask(gunicorn, b"GET /secret-5?a b HTTP/1.1\r\n\r\n")
    log = gunicorn.log.read_text()
    assert "GET /length HTTP/1.0" in log
    assert "Refused a request from 127.0.0.1: InvalidHeader" in log
    assert "secret" not in log


def test_a_slow_body_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    class Endless:
        def read(self, _size: int) -> bytes:
            worker.gevent.sleep(60)
            return b"never"

    monkeypatch.setattr(worker, "BODY_PATIENCE", 0.05)
    body = worker.Body(Endless(), 10)
    with pytest.raises(worker.BadRequest):
        body.read()
    assert body.failure is not None
    assert worker.problem_of(body.failure).cause.status == 408


def test_stopping_ends_streams_and_idle_connections_but_not_answers(start_gunicorn: Callable[..., Gunicorn]) -> None:
    server = start_gunicorn()
    with connect(server) as watching, connect(server) as idle, connect(server) as waiting:
        watching.sendall(b"GET /stream HTTP/1.1\r\nHost: here\r\n\r\n")
        read_until(watching, b"tick\n\n\r\n")
        idle.sendall(post("Content-Length: 0"))
        assert answer_on(idle).body == b"0"
        waiting.sendall(b"GET /slow HTTP/1.1\r\nHost: here\r\n\r\n")
        time.sleep(0.3)
        os.kill(server.process.pid, signal.SIGTERM)
        assert rest_of(watching) == b"0\r\n\r\n"
        assert rest_of(idle) == b""
        answer = parsed(rest_of(waiting))
        assert (answer.status, answer.body) == (200, b"done")
    assert server.process.wait(8) == 0
    assert "Traceback" not in server.log.read_text()


def test_a_connection_beyond_capacity_is_refused_at_once(start_gunicorn: Callable[..., Gunicorn]) -> None:
    server = start_gunicorn("app", "--worker-connections", "2", "--env", "TIDETABLE_RATE_LIMITS=off")
    with connect(server) as first, connect(server) as second:
        for client in (first, second):
            client.sendall(post("Content-Length: 0"))
            assert answer_on(client).body == b"0"
        for _ in range(150):  # more than can be refused at the same time: none of them may stay behind
            answer = ask(server, post("Content-Length: 0"))
            assert (answer.status, json.loads(answer.body)["type"]) == (503, "/problems/at_capacity")
            assert (answer.headers["retry-after"], answer.headers["connection"]) == ("1", "close")
        second.sendall(post("Content-Length: 0"))
        assert answer_on(second).body == b"0"
    wait_until_served(server)


def test_one_address_leaves_room_for_others(start_gunicorn: Callable[..., Gunicorn]) -> None:
    server = start_gunicorn("app", "--env", "TIDETABLE_LIMIT_CONNECTIONS=2")
    with connect(server) as first, connect(server) as second:
        for client in (first, second):
            client.sendall(post("Content-Length: 0"))
            assert answer_on(client).body == b"0"
        assert ask(server, post("Content-Length: 0")).status == 503
        with socket.create_connection(server.address, source_address=("127.0.0.2", 0)) as another:
            another.sendall(post("Content-Length: 0"))
            assert answer_on(another).body == b"0"
    wait_until_served(server)


@pytest.mark.parametrize("setting", ["TIDETABLE_RATE_LIMITS=off", "TIDETABLE_TRUSTED_PROXIES=127.0.0.0/8"])
def test_a_proxy_may_have_all_connections(start_gunicorn: Callable[..., Gunicorn], setting: str) -> None:
    server = start_gunicorn("app", "--env", "TIDETABLE_LIMIT_CONNECTIONS=1", "--env", setting)
    with connect(server) as first, connect(server) as second:
        for client in (first, second):
            client.sendall(post("Content-Length: 0"))
            assert answer_on(client).body == b"0"


def wait_until_served(server: Gunicorn) -> None:
    """The worker learns a moment later that a client has left."""
    deadline = time.monotonic() + 60
    while ask(server, post("Content-Length: 0", "Connection: close")).status != 200:
        assert time.monotonic() < deadline
        time.sleep(0.05)


def test_a_worker_that_is_told_to_stop_while_loading_stops(start_gunicorn: Callable[..., Gunicorn]) -> None:
    server = start_gunicorn("loading()")
    deadline = time.monotonic() + 60
    while "loading" not in server.log.read_text() and time.monotonic() < deadline:
        time.sleep(0.05)
    server.process.terminate()
    assert server.process.wait(60) == 0
    assert "Traceback" not in server.log.read_text()
