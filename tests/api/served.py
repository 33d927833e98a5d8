"""The service as it is run: gunicorn with the project's settings and two workers, called over a socket."""

from __future__ import annotations

import http.client
import json
import os
import re
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

from service.server.embedded import end_with_parent, stop

ROOT = Path(__file__).parent.parent.parent
PATIENCE = 90.0
EVENT_STREAM = "text/event-stream"
LINES = "application/x-ndjson"


class Answer(NamedTuple):
    status_code: int
    headers: http.client.HTTPMessage
    data: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.data)


@dataclass(frozen=True)
class Served:
    """Has what `Seated` needs of a client; each call opens a connection, which either worker may take."""

    process: subprocess.Popen[bytes]
    address: tuple[str, int]
    log: Path

    @property
    def workers(self) -> list[int]:
        """The processes that serve now, once there are two."""
        said = re.findall(r"(Booting worker with pid: |Worker exiting \(pid: )(\d+)", self.log.read_text())
        gone = {pid for what, pid in said if "exiting" in what}
        return [int(pid) for _, pid in said if pid not in gone]

    def connect(self) -> http.client.HTTPConnection:
        return http.client.HTTPConnection(*self.address, timeout=PATIENCE)

    def get(self, path: str, **more: Any) -> Answer:
        return self.call("GET", path, **more)

    def post(self, path: str, body: Any = None, **more: Any) -> Answer:
        return self.call("POST", path, body=body, **more)

    def delete(self, path: str, **more: Any) -> Answer:
        return self.call("DELETE", path, **more)

    def call(self, method: str, path: str, body: Any = None, token: str | None = None, headers: Any = None) -> Answer:
        sent = {"Content-Type": "application/json", **with_token(token), **(headers or {})}
        connection = self.connect()
        try:
            connection.request(method, path, None if body is None else json.dumps(body), sent)
            answer = connection.getresponse()
            return Answer(answer.status, answer.headers, answer.read())
        finally:
            connection.close()


class Stream:
    """A live answer, read line by line."""

    def __init__(self, served: Served, path: str, token: str | None = None, media: str = EVENT_STREAM, **more: Any):
        headers = {"Accept": media, **with_token(token), **more.pop("headers", {})}
        self._give_up = time.monotonic() + PATIENCE
        self._connection = served.connect()
        self._connection.request("GET", path, headers=headers)
        self.answer = self._connection.getresponse()
        assert (self.answer.status, self.answer.headers["Content-Type"]) == (200, media), self.answer.read()

    def __enter__(self) -> Stream:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        self.answer.close()
        self._connection.close()

    def lines(self) -> Iterator[bytes]:
        while line := self.answer.readline():
            assert time.monotonic() < self._give_up, "it never ends"
            yield line

    def read(self, size: int) -> bytes:
        return self.answer.read(size)

    def messages(self) -> Iterator[Message]:
        return messages(self.lines())

    def told(self) -> Iterator[Any]:
        """Each event of the story."""
        return (json.loads(message.data) for message in self.messages() if message.name == "message")

    def take(self, count: int) -> list[Any]:
        events = self.told()
        return [next(events) for _ in range(count)]


class Message(NamedTuple):
    """What an EventSource would hand over; a name of "" is a comment."""

    name: str
    data: str
    last_id: str


def messages(lines: Iterator[bytes]) -> Iterator[Message]:
    """Server-sent events, read as the HTML standard says: one without an empty line at its end doesn't count."""
    name, data, last_id = "", "", ""
    for line in lines:
        field, _, value = line.decode().rstrip("\n").partition(":")
        value = value.removeprefix(" ")
        if line == b":\n":
            yield Message("", "", last_id)
        elif field == "event":
            name = value
        elif field == "data":
            data += value
        elif field == "id":
            last_id = value
        elif line == b"\n":
            if data:
                yield Message(name or "message", data, last_id)
            name, data = "", ""


def with_token(token: str | None) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"} if token else {}


@contextmanager
def serving(redis_url: str, log: Path, **settings: object) -> Iterator[Served]:
    environment = {f"TIDETABLE_{name.upper()}": str(value) for name, value in settings.items()}
    with socket.create_server(("127.0.0.1", 0), backlog=512) as listener, log.open("wb") as output:
        command = [sys.executable, "-m", "gunicorn", "--config", "deploy/gunicorn.conf.py", "--workers", "2"]
        process = subprocess.Popen(
            [*command, "--bind", f"fd://{listener.fileno()}"],
            cwd=ROOT,
            env={**os.environ, **environment, "REDIS_URL": redis_url},
            stdout=output,
            stderr=output,
            pass_fds=(listener.fileno(),),
            preexec_fn=end_with_parent,
        )
        served = Served(process, listener.getsockname(), log)
    try:
        until(lambda: served.get("/livez").status_code == 200 and len(served.workers) == 2)
        yield served
    finally:
        stop(process)


def until(condition: Callable[[], bool]) -> None:
    """Wait until the condition is true."""
    give_up = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < give_up, "it never came true"
        time.sleep(0.02)


@contextmanager
def in_background(target: Any, *arguments: Any) -> Iterator[list[Any]]:
    """Run a function in a thread; its result is in the list after the block."""
    results: list[Any] = []
    thread = threading.Thread(target=lambda: results.append(target(*arguments)))
    thread.start()
    yield results
    thread.join(PATIENCE)
    assert results, "it did not end"
