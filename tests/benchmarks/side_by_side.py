"""The rates of moves of two services, measured in turn: one worker each, 16 clients, the same moves."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from statistics import median
from typing import NamedTuple

from tests.benchmarks.client import Round, compiled
from tests.benchmarks.figures import Figure, in_turn, spread
from tests.benchmarks.moves_over_http import move_bytes
from tests.benchmarks.recorded import Recorded
from tests.benchmarks.servers import Server

GAME = "island_of_gems"
_CLIENTS = 16
_ROUNDS, _QUICK_ROUNDS = 7, 3


class Side(NamedTuple):
    """A service, and how its store is set back to where the moves begin."""

    server: Server
    set_back: Callable[[], None]


def compared(what: str, target: float, matches: Recorded, ours: Side, theirs: Side, quick: bool) -> Figure:
    """How many moves per second our side takes for each that the other one takes."""
    with compiled() as client:
        requests = client.write(matches.shares(_CLIENTS), move_bytes)

        def round_of(side: Side) -> Round:
            side.set_back()
            return client.send(requests, side.server)

        sides = partial(round_of, ours), partial(round_of, theirs)
        in_turn(*sides, 1)
        rounds = in_turn(*sides, _QUICK_ROUNDS if quick else _ROUNDS)
    ratio = spread(our.rate / their.rate for our, their in rounds)
    of_cpu = median(their.server_cpu / our.server_cpu for our, their in rounds)
    rates = f"{median(our.rate for our, _ in rounds):,.0f} to {median(their.rate for _, their in rounds):,.0f}/s"
    result = f"{ratio.percent()}: {rates}, CPU {of_cpu:.0%}"
    return Figure(what, result, f"at least {target:.0%}", ratio.median >= target)
