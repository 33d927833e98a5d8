"""The folder of an embedded Redis: one instance at a time, closed to other users, with a log that outlives a start."""

from __future__ import annotations

import fcntl
import mmap
import os
import re
import stat
import tempfile
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

#: What we and the server write into the folder.
_OURS = ("lock", "redis.log", "redis.log.1", "appendonly.aof", "appendonlydir", "dump.rdb", "temp-*.aof", "temp-*.rdb")
_OPEN_TO_OTHERS = 0o077
_LONGEST_LOG = 1_000_000
_LONGEST_LINE = 4096
#: What a server writes before and after the commands of one change.
_BEGINS, _ENDS = b"*1\r\n$5\r\nMULTI\r\n", b"*1\r\n$4\r\nEXEC\r\n"
#: How the manifest names a file that was appended to since the last rewrite.
_INCREMENTAL = re.compile(r"^file ([\w.-]+) seq \d+ type i\b", re.MULTILINE)
# The parts of such a file. Each may be cut off at the end of the file, and then has no group 1.
_COMMAND_OR_ANNOTATION = re.compile(rb"\*([1-9]\d{0,9})|\*\Z|#[^\r\n]*(?:\r\n|\r?\Z)")
_ARGUMENT_LENGTH = re.compile(rb"\r\n\$(\d{1,10})\r\n|(?:\r(?:\n(?:\$(?:\d{1,10}\r?)?)?)?)?\Z")
_COMMAND_END = re.compile(rb"\r\n|\r?\Z")
#: How many bytes must fit on the disk before the server may write: some hundred moves.
_ROOM = 1 << 20


class DataFolderError(Exception):
    """The folder can't be used; the message is a line for the user."""


@contextmanager
def locked(folder: Path) -> Iterator[int]:
    """Lock the folder. The server inherits the lock, so it lasts for as long as the server runs.

    Raises DataFolderError.
    """
    with _explained(folder):
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        lock = os.open(folder / "lock", os.O_RDWR | os.O_CREAT, 0o600)
    try:
        _lock(lock, folder)
        yield lock
    finally:
        os.close(lock)


def _lock(lock: int, folder: Path) -> None:
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise DataFolderError(
            f"The data folder {folder} is in use by another instance. Stop that one, or give another folder."
        ) from None


@contextmanager
def _explained(folder: Path) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise DataFolderError(f"The data folder {folder} can't be used: {error.strerror}.") from error


def close_to_others(folder: Path) -> bool:
    """Close our files to other users, and the folder if it holds nothing else. Whether the folder is closed now.

    What belongs to another user, and what a link in it leads to, stays as it is. Raises DataFolderError.
    """
    with _explained(folder):
        folder = folder.resolve()
        found = list(folder.iterdir())
        ours = [path for path in found if any(map(path.match, _OURS))]
        _close([*ours, *_append_only_files(folder), *([folder] if len(ours) == len(found) else [])])
        return not folder.stat().st_mode & _OPEN_TO_OTHERS


def _append_only_files(folder: Path) -> list[Path]:
    kept = folder / "appendonlydir"
    return [] if kept.is_symlink() else list(kept.glob("*appendonly.aof*"))


def drop_torn_change(folder: Path) -> None:
    """Remove the beginning of a change whose end was lost in a crash, from the end of the server's file.

    Many servers, Redis 7.0 among them, forget it when they load the file, but leave its whole commands in there: after
    another start these would be carried out together with the next change. A file with anything but plain commands is
    left alone. That includes a file of Redis 6.2 with an RDB preamble, as its length is unknown. Raises OSError.
    """
    path = _appended_file(folder)
    if path and path.is_file() and not path.is_symlink() and path.stat().st_size:
        torn_at = _torn_at(path)
        if torn_at is not None:
            os.truncate(path, torn_at)


def _appended_file(folder: Path) -> Path | None:
    """The file that the server will append to, if there is one: never a base file, which a rewrite has completed."""
    kept = folder / "appendonlydir"
    if kept.is_symlink():
        return None
    try:
        manifest = (kept / "appendonly.aof.manifest").read_text(errors="replace")
    except (FileNotFoundError, NotADirectoryError):
        return folder / "appendonly.aof"  # of a server before 7.0
    names = _INCREMENTAL.findall(manifest)
    return kept / names[-1] if names else None


def _torn_at(path: Path) -> int | None:
    """Where the last change begins, if its end is missing."""
    with path.open("rb") as file, mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ) as content:
        begun_at = None
        try:
            for at in _command_starts(content):
                if content[at : at + len(_BEGINS)].upper() == _BEGINS:
                    begun_at = at
                elif content[at : at + len(_ENDS)].upper() == _ENDS:
                    begun_at = None
        except ValueError:
            return None
        return begun_at


def _command_starts(content: mmap.mmap) -> Iterator[int]:
    """Raises ValueError if the content isn't all commands and annotations, of which the last may be cut off."""
    at = 0
    while at < len(content):
        yield at
        at = _end_of_command(content, at)


def _end_of_command(content: mmap.mmap, at: int) -> int:
    """Where the command or annotation at this byte ends. One that is cut off ends with the content."""
    # Values are skipped by their length, never searched: they may hold what looks like commands.
    part = _expect(_COMMAND_OR_ANNOTATION, content, at)
    if not part[1]:
        return part.end()
    at = part.end()
    for _ in range(int(part[1])):
        part = _expect(_ARGUMENT_LENGTH, content, at)
        if not part[1]:
            return part.end()
        at = part.end() + int(part[1])
    return _expect(_COMMAND_END, content, at).end()


def _expect(pattern: re.Pattern[bytes], content: mmap.mmap, at: int) -> re.Match[bytes]:
    found = pattern.match(content, at)
    if found is None:
        raise ValueError(f"no command at byte {at}")
    return found


def _close(paths: Iterable[Path]) -> None:
    for path in paths:
        found = path.lstat()
        is_open = found.st_mode & _OPEN_TO_OTHERS and not stat.S_ISLNK(found.st_mode)
        if is_open and found.st_uid == os.geteuid():
            path.chmod(0o700 if stat.S_ISDIR(found.st_mode) else 0o600)


def has_room(folder: Path) -> bool:
    """Whether the disk takes what a server would write. Only a write can tell: there are quotas, and broken disks."""
    try:
        with tempfile.TemporaryFile(dir=folder) as probe:
            probe.write(os.urandom(_ROOM))
            probe.flush()
            os.fsync(probe.fileno())
    except OSError:
        return False
    return True


class ServerLog:
    """The output of a server, start after start. A long one is renamed, in place of the one that was renamed before."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._start = 0

    def open(self) -> BinaryIO:
        """Open it for a start of the server."""
        if self._path.exists() and self._path.stat().st_size > _LONGEST_LOG:
            self._path.replace(self._path.with_name(f"{self._path.name}.1"))
        output = os.fdopen(os.open(self._path, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o600), "ab")
        self._start = output.seek(0, os.SEEK_END)
        return output

    def last_line(self) -> str:
        """The last line since the server was started."""
        lines = self._end().decode(errors="replace").split("\n")
        return next((line for line in reversed(lines) if line.strip()), "it says nothing").strip()

    def _end(self) -> bytes:
        try:
            with self._path.open("rb") as log:
                end = log.seek(0, os.SEEK_END)
                log.seek(max(self._start, end - _LONGEST_LINE))
                return log.read()
        except FileNotFoundError:
            return b""
