"""What the costliest request of each operation costs: CPU of the workers, and commands to Redis."""

from __future__ import annotations

import http.client
import math
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from statistics import median
from typing import NamedTuple

from tests.abuse.caller import PATIENCE
from tests.abuse.costliest import BATCH, BATCHES, Probe, probes
from tests.abuse.crowd import DROPPED
from tests.abuse.scene import Scene, abuser
from tests.abuse.stock import stocked

#: What a request may cost.
MOST_MS, MOST_COMMANDS = 50.0, 200
_TICK_MS = 10.0
TITLES = ("operation", "request", "status", "CPU ms", "Redis commands", "")


class Cost(NamedTuple):
    probe: Probe
    status: str
    milliseconds: float
    commands: int

    @property
    def is_fine(self) -> bool:
        affordable = self.milliseconds <= MOST_MS and self.commands <= MOST_COMMANDS
        return affordable and self.status.startswith(self.probe.expects)

    @property
    def row(self) -> tuple[str, ...]:
        figures = spent_in(self.milliseconds), str(self.commands)
        return self.probe.operation, self.probe.what, self.status, *figures, "ok" if self.is_fine else "FAILED"


def measured(scene: Scene) -> tuple[list[tuple[str, ...]], list[str]]:
    """A row for the costliest request of each operation and for each that is too costly, and what falls short."""
    with _without_fsync(scene):
        stock = stocked(scene)
        costs = [_measure(scene, probe, abuser(number)) for number, probe in enumerate(probes(stock))]
    shown = shown_of(costs)
    return [one.row for one in shown], [_said(one) for one in shown if not one.is_fine]


def shown_of(costs: list[Cost]) -> list[Cost]:
    """Of each operation the costliest request, and each that is too costly; the costliest first."""
    shown = []
    for operation in dict.fromkeys(cost.probe.operation for cost in costs):
        ours = sorted((one for one in costs if one.probe.operation == operation), key=lambda one: -one.milliseconds)
        shown += [ours[0], *(one for one in ours[1:] if not one.is_fine)]
    return shown


def spent_in(milliseconds: float) -> str:
    """A time, or that it is less than what the system counts in."""
    least = _TICK_MS / BATCH
    return f"{milliseconds:.1f}" if milliseconds > least else f"< {least:.1f}"


def _said(cost: Cost) -> str:
    figures = f"{cost.milliseconds:.1f} ms, {cost.commands} commands, {cost.status}"
    return f"{cost.probe.operation}, {cost.probe.what}: {figures}"


def _measure(scene: Scene, probe: Probe, source: str) -> Cost:
    """The median of some batches: the system counts CPU in hundredths of a second."""
    status, spent, commands = "", [], []
    for batch in range(BATCHES):
        requests = [probe.make(number) for number in range(batch * BATCH, (batch + 1) * BATCH)]
        cpu, sent = scene.cpu(), _commands(scene)
        status = max(status, *(_sent(scene, request, source) for request in requests))
        commands.append((_commands(scene) - sent - 1) / BATCH)
        spent.append((scene.cpu() - cpu) * 1000 / BATCH)
    return Cost(probe, status, median(spent), math.ceil(median(commands)))


def _sent(scene: Scene, request: bytes, source: str) -> str:
    """The status of the answer to a request over a new connection."""
    with socket.create_connection(scene.address, PATIENCE, source_address=(source, 0)) as connection:
        try:
            connection.sendall(request)
            answer = http.client.HTTPResponse(connection)
            answer.begin()
            answer.read()
        except (OSError, http.client.HTTPException):
            return DROPPED
        return str(answer.status)


def _commands(scene: Scene) -> int:
    return int(scene.redis.client.info("stats")["total_commands_processed"])


@contextmanager
def _without_fsync(scene: Scene) -> Iterator[None]:
    """Tens of thousands of matches are prepared sooner, and neither CPU nor commands depend on it."""
    scene.redis.client.config_set("appendfsync", "no")
    yield
    scene.redis.client.config_set("appendfsync", "always")
