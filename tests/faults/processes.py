"""The real service and a real Redis that fsyncs each write, on fixed ports, so that either can end and come back."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import redis

from service.server.data_folder import drop_torn_change
from service.server.embedded import end_with_parent, find_server, stop

_ROOT = Path(__file__).parents[2]
_PATIENCE = 30.0
_DURABLE = ("--appendonly", "yes", "--appendfsync", "always", "--aof-use-rdb-preamble", "no")


class RedisServer:
    """Starts on the data in its folder, as often as it is told to."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        with closing(socket.create_server(("127.0.0.1", 0))) as free:
            self.port: int = free.getsockname()[1]
        self.client = redis.Redis(port=self.port)

    @property
    def address(self) -> tuple[str, int]:
        return "127.0.0.1", self.port

    @property
    def log(self) -> Path:
        """The append-only file that is being written."""
        return next(self.folder.glob("appendonlydir/*.incr.aof"))

    def start(self) -> None:
        drop_torn_change(self.folder)  # as the embedded one does
        command = [str(find_server()), "--dir", str(self.folder), "--bind", "127.0.0.1", "--port", str(self.port)]
        command += ["--save", "", "--auto-aof-rewrite-percentage", "0", *_DURABLE]
        with (self.folder / "redis.log").open("ab") as output:
            # Python ignores SIGXFSZ, and Redis has to: a disk that is full is an error of its next write.
            self.process = subprocess.Popen(
                command, stdout=output, stderr=output, preexec_fn=end_with_parent, restore_signals=False
            )
        _wait_until(self._answers)

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()

    def _answers(self) -> bool:
        try:
            return bool(self.client.ping())
        except redis.RedisError:
            return False


class Service:
    """gunicorn with the project's settings and two workers. Its socket stays open when it ends."""

    def __init__(self, redis_url: str, log: Path, **environment: str) -> None:
        self.log = log
        self._environment = {**os.environ, **environment, "REDIS_URL": redis_url}
        self.listener = socket.create_server(("127.0.0.1", 0), backlog=512)

    @property
    def address(self) -> tuple[str, int]:
        host, port = self.listener.getsockname()
        return host, port

    @property
    def workers(self) -> list[int]:
        pid = self.process.pid
        return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]

    def start(self) -> None:
        command = [sys.executable, "-m", "gunicorn", "--config", "deploy/gunicorn.conf.py", "--workers", "2"]
        with self.log.open("ab") as output:
            self.process = subprocess.Popen(
                [*command, "--bind", f"fd://{self.listener.fileno()}"],
                cwd=_ROOT,
                env=self._environment,
                stdout=output,
                stderr=output,
                pass_fds=(self.listener.fileno(),),
                preexec_fn=end_with_parent,
            )
        _wait_until(lambda: len(self.workers) == 2)

    def terminate(self) -> None:
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(_PATIENCE)


@contextmanager
def running_redis(folder: Path) -> Iterator[RedisServer]:
    folder.mkdir()
    server = RedisServer(folder)
    server.start()
    try:
        yield server
    finally:
        server.process.send_signal(signal.SIGCONT)
        stop(server.process)
        server.client.close()


@contextmanager
def running_service(redis_url: str, log: Path, **environment: str) -> Iterator[Service]:
    service = Service(redis_url, log, **environment)
    service.start()
    try:
        yield service
    finally:
        stop(service.process)
        service.listener.close()


def _wait_until(condition: Callable[[], bool]) -> None:
    give_up = time.monotonic() + _PATIENCE
    while not condition():
        if time.monotonic() > give_up:
            raise TimeoutError("a process does not start")
        time.sleep(0.02)
