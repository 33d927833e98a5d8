"""The service as its users start it: `tidetable serve` in a separate process, on a free port of 127.0.0.1."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def serving(workers: int = 1, data: Path | None = None, **environment: str) -> Iterator[str]:
    """Start a service and yield its address; it is stopped when the block ends."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "service.cli", "serve", "--port", "0", "--workers", str(workers)]
        command += ["--data", str(data or folder)]
        settings = {name: value for name, value in os.environ.items() if name != "REDIS_URL"} | environment
        process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=settings)
        try:
            yield _printed_address(process)
        finally:
            process.send_signal(signal.SIGINT)
            process.communicate(timeout=30)


def _printed_address(process: subprocess.Popen[str]) -> str:
    assert process.stdout
    for line in process.stdout:
        if " serves at " in line:
            return line.split()[-1]
    raise AssertionError("the service did not start")
