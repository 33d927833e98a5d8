"""What the worker logs: refusals, however many there are, and the access log."""

from __future__ import annotations

import re
from typing import Any

import gevent
from gunicorn.glogging import Logger as GunicornLogger
from gunicorn.glogging import SafeAtoms

#: How many seconds are between two lines about refusals of the same kind.
_PAUSE = 1.0
_UNSAFE = re.compile(r'[^ -~]|["\\]')


class Refusals:
    """Logs refusals, a line a second for each kind at most; a flood of them must not become a flood of lines."""

    def __init__(self, log: Any) -> None:
        self._log = log
        #: By kind: how many have not been logged yet, while lines about that kind have to wait.
        self._unlogged: dict[str, int] = {}
        self._last: dict[str, str] = {}

    def add(self, address: str, kind: str) -> None:
        self._last[kind] = address
        if kind in self._unlogged:
            self._unlogged[kind] += 1
            return
        self._unlogged[kind] = 0
        self._log.warning("Refused a request from %s: %s", address, kind)
        gevent.spawn_later(_PAUSE, self._log_rest, kind)

    def _log_rest(self, kind: str) -> None:
        count = self._unlogged[kind]
        if not count:
            del self._unlogged[kind]
            return
        self._unlogged[kind] = 0
        self._log.warning("Refused %d more requests, the last from %s: %s", count, self._last[kind], kind)
        gevent.spawn_later(_PAUSE, self._log_rest, kind)


class Atoms(SafeAtoms):  # type: ignore[misc] # gunicorn has no types
    """What a line of the access log is made of; what could end the line or a field of it is escaped."""

    def __init__(self, atoms: dict[str, Any]) -> None:
        dict.__init__(self, atoms)  # gunicorn escapes quotes here, but not the backslashes before them

    def __getitem__(self, name: str) -> Any:
        value = super().__getitem__(name)
        return _UNSAFE.sub(_escaped, value) if isinstance(value, str) else value


class Logger(GunicornLogger):  # type: ignore[misc] # gunicorn has no types
    atoms_wrapper_class = Atoms


def _escaped(found: re.Match[str]) -> str:
    return f"\\x{ord(found[0]):02x}"
