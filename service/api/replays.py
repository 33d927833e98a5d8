"""Replays of records, the costliest requests: a few run at once in a worker, and the others wait their turn."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import Event, Lock

from service.matches.errors import BusyError

#: More than one, so that a short record doesn't wait for a long one to end.
_AT_ONCE = 2
#: In seconds: long enough for dozens of the longest records.
_PATIENCE = 10.0
#: How many seconds of CPU a replay takes before it lets others in, and for how long it then pauses. With shorter slices
#: a flood of other requests makes it take long; with a pause of 0, gevent looks for new requests only now and then.
_SLICE, _PAUSE = 0.01, 1e-6


class Replays:
    """The replays of one worker. A turn is handed to whoever has waited longest, so that nobody can get in between."""

    def __init__(self, at_once: int = _AT_ONCE, patience: float = _PATIENCE) -> None:
        self._free = at_once
        self._patience = patience
        self._lock = Lock()
        self._waiting: deque[Event] = deque()

    @contextmanager
    def turn(self) -> Iterator[Callable[[], None]]:
        """Blocks until a replay may begin; what it then calls between two lines lets the worker serve others.

        Raises BusyError if that takes too long.
        """
        self._wait()
        try:
            yield _Slices().between_lines
        finally:
            self._hand_on()

    def _wait(self) -> None:
        with self._lock:
            if self._free:
                self._free -= 1
                return
            turn = Event()
            self._waiting.append(turn)
        if not turn.wait(self._patience):
            self._give_up(turn)

    def _give_up(self, turn: Event) -> None:
        with self._lock:
            if turn not in self._waiting:
                return  # it came at the last moment
            self._waiting.remove(turn)
        raise BusyError("replays-busy")

    def _hand_on(self) -> None:
        with self._lock:
            if self._waiting:
                self._waiting.popleft().set()
            else:
                self._free += 1


class _Slices:
    """The time of one replay, in slices."""

    def __init__(self) -> None:
        self._ends = time.thread_time() + _SLICE

    def between_lines(self) -> None:
        if time.thread_time() >= self._ends:
            time.sleep(_PAUSE)
            self._ends = time.thread_time() + _SLICE
