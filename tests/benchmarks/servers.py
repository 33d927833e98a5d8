"""gunicorn with the project's settings on a free port, and the CPU and memory that its workers use."""

from __future__ import annotations

import os
import resource
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from service.server.embedded import end_with_parent, stop

SERVICE = "service:create_app()"
FLOOR = "tests.benchmarks.floor:create_app()"
_ROOT = Path(__file__).parents[2]
_PATIENCE = 60.0
_TICKS = os.sysconf("SC_CLK_TCK")
#: A worker that uses no CPU for this many seconds has started.
_QUIET = 0.3


@dataclass(frozen=True)
class Server:
    process: subprocess.Popen[bytes]
    port: int

    @property
    def workers(self) -> list[int]:
        pid = self.process.pid
        return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]

    def cpu(self) -> float:
        """The CPU seconds that the workers have used."""
        return sum(map(cpu_of, self.workers))

    def resident(self) -> float:
        """The kilobytes that the workers hold."""
        return sum(map(_resident, self.workers))


@contextmanager
def serving(app: str, redis_url: str, workers: int = 1, **environment: str) -> Iterator[Server]:
    """The server once all its workers are ready."""
    with starting(app, redis_url, workers, **environment) as server:
        answer(server.port, "/livez")
        _wait_until_quiet(server, workers)
        yield server


@contextmanager
def starting(app: str, redis_url: str, workers: int = 1, **environment: str) -> Iterator[Server]:
    """The server at once: a connection waits until a worker takes it."""
    with socket.create_server(("127.0.0.1", 0), backlog=2048) as listener:
        command = [sys.executable, "-m", "gunicorn", "--config", "deploy/gunicorn.conf.py", "--workers", str(workers)]
        command += ["--log-level", "error", "--bind", f"fd://{listener.fileno()}", app]
        process = subprocess.Popen(
            command,
            cwd=_ROOT,
            env={**os.environ, "REDIS_URL": redis_url, "TIDETABLE_DURABILITY": "none", **environment},
            pass_fds=(listener.fileno(),),
            preexec_fn=end_with_parent,
        )
        port: int = listener.getsockname()[1]
    try:
        yield Server(process, port)
    finally:
        stop(process)


def answer(port: int, path: str) -> bytes:
    """The answer to a GET over a new connection."""
    with socket.create_connection(("127.0.0.1", port), _PATIENCE) as client:
        client.sendall(f"GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n".encode())
        return b"".join(iter(lambda: client.recv(65536), b""))


def allow_open_files(wanted: int) -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def cpu_of(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / _TICKS


def _resident(pid: int) -> float:
    status = Path(f"/proc/{pid}/status").read_text()
    return float(next(line for line in status.splitlines() if line.startswith("VmRSS:")).split()[1])


def _wait_until_quiet(server: Server, workers: int) -> None:
    """The first answer shows that one worker is ready; the others have started when they have nothing to do."""
    deadline = time.monotonic() + _PATIENCE
    spent = -1.0
    while len(server.workers) < workers or server.cpu() > spent:
        if time.monotonic() > deadline:
            raise TimeoutError("the workers don't become idle")
        spent = server.cpu()
        time.sleep(_QUIET)
