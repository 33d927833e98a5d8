"""Finding out in the background which server does what."""

from __future__ import annotations

import threading
from collections.abc import Callable


class Lookup:
    """One lookup at a time, shared by all callers: servers that hang would use up a request's whole time."""

    def __init__(self, find: Callable[[], None]) -> None:
        self._find = find
        self._lock = threading.Lock()
        self._running: threading.Thread | None = None

    def start(self) -> threading.Thread:
        """The lookup in progress, or a new one."""
        with self._lock:
            if self._running is None or not self._running.is_alive():
                self._running = threading.Thread(target=self._find, name="lookup", daemon=True)
                self._running.start()
            return self._running
