"""The C client: compiled when needed, and fed with requests from a file."""

from __future__ import annotations

import shutil
import struct
import subprocess
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from tests.benchmarks.figures import MissingError
from tests.benchmarks.recorded import Request
from tests.benchmarks.servers import Server

_SOURCE = Path(__file__).with_name("client.c")
_PATIENCE = 300


class Round(NamedTuple):
    """Requests per second, latencies in milliseconds, and CPU microseconds per request on both ends."""

    rate: float
    p50: float
    p99: float
    server_cpu: float
    client_cpu: float


class Client:
    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._program = folder / "client"
        self._files = 0
        compiler = shutil.which("cc")
        if compiler is None:
            raise MissingError("needs a C compiler (cc), which is not installed")
        command = [compiler, "-O2", "-o", str(self._program), str(_SOURCE)]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode:
            raise MissingError(f"needs Linux and a C compiler: {done.stderr.strip().splitlines()[0]}")

    def write(self, shares: Sequence[Sequence[Request]], as_bytes: Callable[[Request], bytes]) -> Path:
        """A file of requests, a sequence for each connection."""
        self._files += 1
        path = self._folder / f"requests-{self._files}"
        with path.open("wb") as file:
            file.write(_number(len(shares)))
            for share in shares:
                file.write(_number(len(share)))
                for request in map(as_bytes, share):
                    file.write(_number(len(request)) + request)
        return path

    def send(self, requests: Path, server: Server) -> Round:
        """Send them all. Raises RuntimeError if an answer is not 2xx."""
        before = server.cpu()
        command = [str(self._program), str(server.port), str(requests)]
        done = subprocess.run(command, capture_output=True, text=True, timeout=_PATIENCE, check=False)
        spent = server.cpu() - before
        if done.returncode:
            raise RuntimeError(done.stderr)
        figures, _, refused = done.stdout.partition("\n")
        count, seconds, cpu, p50, p99, _ = map(float, figures.split())
        if refused:
            raise RuntimeError(refused)
        return Round(count / seconds, p50, p99, spent / count * 1e6, cpu / count * 1e6)


@contextmanager
def compiled() -> Iterator[Client]:
    """The client. Raises MissingError without a C compiler."""
    with tempfile.TemporaryDirectory() as folder:
        yield Client(Path(folder))


def post(path: str, move: Request, more: str = "") -> bytes:
    head = (
        f"POST {path} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer {move.token}\r\n{more}"
        f"Content-Type: application/json\r\nContent-Length: {len(move.body)}\r\n\r\n"
    )
    return head.encode() + move.body


def _number(value: int) -> bytes:
    return struct.pack("=I", value)
