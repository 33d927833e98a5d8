"""Thousands of live streams and long polls, and a worker without room for more."""

from __future__ import annotations

import asyncio
import re
import time
from collections import Counter

from tests.abuse.caller import Table, calling
from tests.abuse.crowd import DROPPED, LIMITED, Connection, Gate, Reply, all_of, request
from tests.abuse.figures import Outcome, counted, ms, unexpected
from tests.abuse.scene import WITNESS, Scene, abuser

_STREAMS, _ADDRESSES = 5000, 4
_MOVES = 5
#: How long it may take until all streams are open, and until all of them have heard a move, in seconds.
_OPENING, _HEARING = 60.0, 10.0
_FULL = "503"
_EVENT = re.compile(rb"^id: (\d+)$", re.MULTILINE)


class Listener:
    """A live stream: the status that it was opened with, and the newest event that it has heard of."""

    def __init__(self) -> None:
        self.status = DROPPED
        self.heard = 0
        self.ended = False
        self._task: asyncio.Task[None] | None = None

    async def listen(self, gate: Gate, source: str, path: str) -> None:
        connection = await gate.open(source)
        if connection is None:
            return
        reply = await connection.call(request("GET", f"{path}/events", Accept="text/event-stream"))
        self.status = reply.status
        if self.status == "200":
            self._task = asyncio.create_task(self._hear(connection))
        else:
            connection.close()

    async def _hear(self, connection: Connection) -> None:
        try:
            while line := await connection.reader.readline():
                if found := _EVENT.match(line.rstrip()):
                    self.heard = int(found[1])
            self.ended = True
        except OSError:
            self.ended = True
        finally:
            connection.close()

    async def leave(self) -> None:
        if self._task:
            self._task.cancel()
            await asyncio.wait([self._task])


async def abuse(scene: Scene) -> Outcome:
    """Streams from several addresses on one match, in which moves are made."""
    with calling(scene.address, WITNESS) as caller:
        table = await asyncio.to_thread(Table, caller, "coralia")
        listeners = [Listener() for _ in range(_STREAMS)]
        gate, begun = Gate(scene.address), time.monotonic()
        opening = [
            listener.listen(gate, abuser(number % _ADDRESSES), table.path) for number, listener in enumerate(listeners)
        ]
        await asyncio.wait_for(all_of(opening), _OPENING)
        opened = time.monotonic() - begun
        statuses = Counter(listener.status for listener in listeners)
        served = [listener for listener in listeners if listener.status == "200"]
        delays = [await _delay(table, served) for _ in range(_MOVES)]
        await all_of(listener.leave() for listener in listeners)
    return _outcome(statuses, served, delays, opened)


async def _delay(table: Table, listeners: list[Listener]) -> float | None:
    """The seconds until all have heard a move; None if not all do."""
    begun = time.monotonic()
    await asyncio.to_thread(table.move)
    while time.monotonic() < begun + _HEARING:
        if all(listener.heard >= table.last_event for listener in listeners):
            return time.monotonic() - begun
        await asyncio.sleep(0.02)
    return None


def _outcome(statuses: Counter[str], served: list[Listener], delays: list[float | None], opened: float) -> Outcome:
    shortfalls = unexpected(statuses, {"200", LIMITED, _FULL})
    ended = sum(listener.ended for listener in served)
    if ended:
        shortfalls.append(f"{ended} streams were cut off")
    if len(served) < _STREAMS:
        shortfalls.append(f"only {len(served):,} of {_STREAMS:,} streams within the limits were served")
    heard = [delay for delay in delays if delay is not None]
    if len(heard) < len(delays):
        shortfalls.append(f"{len(delays) - len(heard)} moves were not heard by all within {_HEARING:.0f} s")
    longest = f"all heard each move, within {ms(max(heard))}" if heard else "no move was heard by all"
    return Outcome(f"{counted(statuses)} in {opened:.1f} s; {longest}", shortfalls)


# A worker without room

_ROOM = 60
CAPACITY = {"GUNICORN_CMD_ARGS": f"--worker-connections {_ROOM}"}
#: How many idle connections are opened at once, and how often. Those that are refused have left after so many seconds.
_IDLE, _WAVES, _REFUSED = 400, 5, 3.0
#: An address may have half of the connections of a worker.
_FILLING = 4
_TRIES = 20
_AT_ONCE = 1.0


async def fill(scene: Scene) -> Outcome:
    """Idle connections take all the room that the workers have; a new client then hears 503 at once."""
    gate = Gate(scene.address)
    idle = await _fill_up(scene, gate)
    refused = [await _knock(gate) for _ in range(_TRIES)]
    for connection in idle:
        connection.close()
    await asyncio.sleep(1.0)
    welcome, _ = await _knock(gate)
    statuses = Counter(reply.status for reply, _ in refused)
    longest = max(seconds for _, seconds in refused)
    shortfalls = unexpected(statuses, {_FULL})
    if longest >= _AT_ONCE:
        shortfalls.append(f"a refusal took {ms(longest)}")
    if not all("retry-after" in reply.headers for reply, _ in refused):
        shortfalls.append("a refusal doesn't say when to come back")
    if welcome.status != "200":
        shortfalls.append(f"after the abuse a new client got {welcome.status}")
    return Outcome(f"{counted(statuses)} within {ms(longest)}; {welcome.status} once there is room", shortfalls)


async def _fill_up(scene: Scene, gate: Gate) -> list[Connection]:
    """Idle connections in all the room that there is. The workers share them out as it happens, so it takes a while."""
    sources = [abuser(number) for number in range(_FILLING)]
    idle: list[Connection | None] = []
    for _ in range(_WAVES):
        idle += await all_of(gate.open(sources[number % _FILLING]) for number in range(_IDLE))
        await asyncio.sleep(_REFUSED)
        if sum(map(scene.connections_of, sources)) >= 2 * _ROOM - 1:  # the polite client has the last one
            break
    return [connection for connection in idle if connection]


async def crowd_out(scene: Scene) -> Outcome:
    """One address opens all connections that it can; a client at another address is served all the same."""
    gate = Gate(scene.address)
    idle = await all_of(gate.open(abuser()) for _ in range(_IDLE))
    await asyncio.sleep(_REFUSED)
    knocks = [await _knock(gate) for _ in range(_TRIES)]
    held = scene.connections_of(abuser())
    for connection in filter(None, idle):
        connection.close()
    statuses = Counter(reply.status for reply, _ in knocks)
    shortfalls = [f"another address got {status}" for status in statuses if status != "200"]
    if held > _ROOM:  # half of what each of the two workers has
        shortfalls.append(f"one address has {held} connections, more than {_ROOM}")
    return Outcome(f"{held} connections; others got {counted(statuses)}", shortfalls)


async def _knock(gate: Gate) -> tuple[Reply, float]:
    """A request over a new connection, and the seconds until it was answered."""
    begun = time.monotonic()
    connection = await gate.open(WITNESS)
    if connection is None:
        return Reply(DROPPED, {}, b""), time.monotonic() - begun
    reply = await connection.call(request("GET", "/v1/languages"))
    connection.close()
    return reply, time.monotonic() - begun
