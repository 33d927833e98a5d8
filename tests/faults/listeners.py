"""Listeners: live streams that come back after each cut with the last event that they heard."""

from __future__ import annotations

import http.client
import json
import threading
import time
from contextlib import suppress
from typing import Any

_PATIENCE = 20.0
_PAUSE = 0.1
_LONGEST = 180.0


class Listener(threading.Thread):
    """Hears the story of a match to its end, as a spectator."""

    def __init__(self, address: tuple[str, int], path: str) -> None:
        super().__init__(name=f"listener of {path}", daemon=True)
        self._address, self._path = address, path
        self.heard: list[Any] = []
        self.last_heard_at = 0.0
        self.ended = False
        self.came_back = 0

    def run(self) -> None:
        give_up = time.monotonic() + _LONGEST
        while not self.ended and time.monotonic() < give_up:
            with suppress(OSError, http.client.HTTPException):
                self._listen()
            self.came_back += not self.ended
            time.sleep(_PAUSE)

    def _listen(self) -> None:
        connection = http.client.HTTPConnection(*self._address, timeout=_PATIENCE)
        headers = {"Accept": "application/x-ndjson"}
        try:
            connection.request("GET", f"{self._path}/events?after={self._last}", headers=headers)
            answer = connection.getresponse()
            while answer.status == 200 and (line := answer.readline()):
                self._hear(line)
        finally:
            connection.close()

    @property
    def _last(self) -> int:
        return self.heard[-1]["seq"] if self.heard else 0

    def _hear(self, line: bytes) -> None:
        if not line.endswith(b"\n") or not line.strip():
            return
        told = json.loads(line)
        if "end" in told:
            self.ended = True
        else:
            self.heard.append(told)
            self.last_heard_at = time.monotonic()

    def differences(self, story: list[Any]) -> list[str]:
        """What was not heard as the story says it now."""
        found = [] if self.ended else [f"{self.name} never heard the end"]
        if [one["seq"] for one in self.heard] != list(range(1, len(self.heard) + 1)):
            found.append(f"{self.name} heard a gap")
        rolled_back = [one["seq"] for one, now in zip(self.heard, story, strict=False) if one["event"] != now["event"]]
        if rolled_back:
            found.append(f"{self.name} heard events that were lost afterwards: {rolled_back[:3]}")
        return found
