"""Floods: against small limits, against the default ones, and of the costliest requests."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine
from typing import Any

from service.store.limits import PREFIX, client_hash
from tests.abuse.caller import Caller, Table, calling
from tests.abuse.crafted import as_json, longest_record, short_record
from tests.abuse.crowd import LIMITED, Flood, Gate, all_of, flood, request
from tests.abuse.figures import Outcome, counted, unexpected
from tests.abuse.polite import VERIFIES, polite_client
from tests.abuse.scene import HONEST, WITNESS, Scene, abuser

_CONNECTIONS = 16
_GEMS = {"game": "island_of_gems"}
#: How long a flood goes on, in seconds.
_SECONDS = 5.0
_DEFAULT_SECONDS = 10.0
#: The limits that the floods meet: enough for the polite client, which has as much to itself.
_REQUESTS, _MATCHES, _RECORD_BYTES, _OPEN, _WAITING = 2500, 100, 500_000, 50, 20
_MINUTE, _HOUR = 60, 3600
SMALL = {
    "requests": {"TIDETABLE_LIMIT_REQUESTS": f"{_REQUESTS}/minute"},
    "matches": {"TIDETABLE_LIMIT_MATCHES": f"{_MATCHES}/hour"},
    "records": {"TIDETABLE_LIMIT_RECORD_BYTES": f"{_RECORD_BYTES}/hour"},
    "open": {"TIDETABLE_LIMIT_OPEN_MATCHES": str(_OPEN)},
    "waiting": {"TIDETABLE_LIMIT_WAITING": str(_WAITING)},
}
Abuse = Callable[[Scene], Coroutine[Any, Any, Outcome]]


def against(sent: bytes, status: str, most: int, window: int | None) -> Abuse:
    """A flood of one request, of which so many are granted in a window, or at all if there is none."""

    async def abuse(scene: Scene) -> Outcome:
        began = time.time()
        found = await flood(Gate(scene.address), abuser(), [sent] * _CONNECTIONS, _SECONDS)
        windows = 1 + int(time.time() // window) - int(began // window) if window else 1
        return _judged(found, status, most * windows)

    return abuse


def _judged(found: Flood, status: str, most: int) -> Outcome:
    shortfalls = unexpected(found.statuses, {status, LIMITED})
    if found.statuses[status] > most:
        shortfalls.append(f"{found.statuses[status]:,} were granted, more than {most:,}")
    if not found.statuses[LIMITED]:
        shortfalls.append("the limit was never reached")
    if found.unexplained:
        shortfalls.append(f"{found.unexplained} answers 429 lack Retry-After, RateLimit or RateLimit-Policy")
    return Outcome(counted(found.statuses), shortfalls)


against_requests = against(request("GET", "/v1/languages"), "200", _REQUESTS, _MINUTE)
against_matches = against(request("POST", "/v1/matches", _GEMS), "201", _MATCHES, _HOUR)
against_open_matches = against(request("POST", "/v1/matches", _GEMS), "201", _OPEN, None)


async def against_records(scene: Scene) -> Outcome:
    record = as_json(short_record())
    sent = request("POST", "/v1/records/verify", record)
    return await against(sent, "200", _RECORD_BYTES // len(record), _HOUR)(scene)


async def against_waiting(scene: Scene) -> Outcome:
    """Streams and long polls of one address, far more than it may have at each of the two workers."""
    with calling(scene.address, WITNESS) as caller:
        table = await asyncio.to_thread(Table, caller, "island_of_gems")
    sent = [
        request("GET", f"{table.path}/events", Accept="text/event-stream"),
        request("GET", f"{table.path}/events?after={table.last_event}&wait=2"),
    ]
    gate, found = Gate(scene.address), Flood()
    connections = await all_of(gate.open(abuser()) for _ in range(8 * _WAITING))
    replies = [connection.call(sent[number % 2]) for number, connection in enumerate(connections) if connection]
    for reply in await all_of(replies):
        found.add(reply)
    for connection in filter(None, connections):
        connection.close()
    return _judged(found, "200", 2 * _WAITING)


async def default(scene: Scene) -> Outcome:
    """As many requests as sixteen connections can send, within the default limits; half of them are costly."""
    with calling(scene.address, WITNESS) as caller:
        sent = await asyncio.to_thread(_mixed, caller)
    many = [sent[number % len(sent)] for number in range(_CONNECTIONS)]
    found = await flood(Gate(scene.address), abuser(), many, _DEFAULT_SECONDS)
    rate = found.statuses.total() / _DEFAULT_SECONDS
    return Outcome(
        f"{counted(found.statuses)}, {rate:.0f} a second", unexpected(found.statuses, {"200", "201", "400", LIMITED})
    )


def _mixed(caller: Caller) -> list[bytes]:
    table = Table(caller, "reef_gardens", 4)
    for _ in range(60):
        table.move()
    seat = table.tokens[table.asked[0]]
    return [
        request("GET", "/v1/languages"),
        request("GET", "/v1/matches?limit=100"),
        request("POST", "/v1/matches", {"game": "coralia", "seats": [{}] * 4}),
        request("GET", table.path, token=seat),
        request("GET", f"{table.path}/decision?refused=true", token=seat),
        request("GET", f"{table.path}/events?limit=500", Accept_Encoding="br"),
        request("GET", f"{table.path}/board.svg", Accept_Encoding="gzip"),
        request("POST", "/v1/matches", {"game": "chess"}),
    ]


_BURST, _ROUNDS, _PAUSE = 1000, 3, 1.0
#: How many requests two workers may lease ahead: a hundredth of the default limit each, in two windows at most.
_AHEAD = 4 * 600


async def burst(scene: Scene) -> Outcome:
    """A thousand requests at once, three times: far from the limit, so that all are served and each counts once."""
    gate, found = Gate(scene.address), Flood()
    connections = await all_of(gate.open(abuser()) for _ in range(_BURST))
    for _ in range(_ROUNDS):
        sent = [connection.call(request("GET", "/v1/languages")) for connection in connections if connection]
        for reply in await all_of(sent):
            found.add(reply)
        await asyncio.sleep(_PAUSE)
    for connection in filter(None, connections):
        connection.close()
    client, total = scene.redis.client, found.statuses.total()
    used = sum(int(client.get(key) or 0) for key in client.keys(f"{PREFIX}:*/{client_hash(abuser())}/*"))
    shortfalls = unexpected(found.statuses, {"200"})
    if used > total + _AHEAD:
        shortfalls.append(f"{total:,} requests were counted as {used:,}")
    return Outcome(f"{counted(found.statuses)}, counted as {used:,} requests", shortfalls)


_VERIFIES, _VERIFY_SECONDS = 12, 10.0
_FEWEST_VERIFIED = 10


async def verifies(scene: Scene) -> Outcome:
    """Twelve crafted records at once, again and again, while an honest client verifies a short one."""
    sent = request("POST", "/v1/records/verify", as_json(longest_record("reef_gardens", 2)))
    with polite_client(scene.address[1], HONEST, VERIFIES) as honest:
        await asyncio.sleep(0.5)
        found = await flood(Gate(scene.address), abuser(), [sent] * _VERIFIES, _VERIFY_SECONDS)
    requests, latency, failed = honest.figures
    shortfalls = unexpected(found.statuses, {"200", "503", LIMITED}) + honest.failures
    if len(honest.seconds) < _FEWEST_VERIFIED:
        shortfalls.append(f"the honest client verified only {requests} records")
    return Outcome(f"{counted(found.statuses)}; honest: {requests} verified, {latency}, {failed} failed", shortfalls)
