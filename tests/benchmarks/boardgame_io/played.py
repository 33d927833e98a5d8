"""What a round of moves gives on either side."""

from __future__ import annotations

from typing import NamedTuple


class Played(NamedTuple):
    """Moves per second, and CPU microseconds for each move on both ends."""

    rate: float
    server_cpu: float
    client_cpu: float

    @property
    def share_of_core(self) -> float:
        """What the server used of a core. Node.js makes moves on one: near 100%, its client was not the limit."""
        return self.server_cpu * self.rate / 1e6
