"""Thousands of requests that wait for the same match to change."""

from __future__ import annotations

import asyncio
import time
from collections import Counter

import redis

from tests.abuse.caller import Caller, Table, calling
from tests.abuse.crowd import DROPPED, Connection, Gate, all_of, request
from tests.abuse.figures import Outcome, counted, ms
from tests.abuse.scene import WITNESS, Scene, abuser

_POLLS, _ROUNDS = 2000, 3
#: How long all wait before the move is made, in seconds: they are there by then, and none has waited its 8 seconds.
_BEFORE = 2.5
_MOST_MOVES = 50
#: How many commands to Redis a round may cost once all wait: moves, the polite client's too, and a read for all polls.
_MOST_COMMANDS = 1000


async def abuse(scene: Scene) -> Outcome:
    """Half of them wait for another version of the match, the others until their seat is asked."""
    gate, statuses = Gate(scene.address), Counter[str]()
    longest, most = 0.0, 0
    with calling(scene.address, WITNESS) as caller:
        table = await asyncio.to_thread(Table, caller, "island_of_gems")
        connections = await all_of(gate.open(abuser()) for _ in range(_POLLS))
        for _ in range(_ROUNDS):
            found, delay, commands = await _round(caller, table, connections, scene.redis.client)
            statuses += found
            longest, most = max(longest, delay), max(most, commands)
        for connection in filter(None, connections):
            connection.close()
    failed = statuses.total() - statuses["200"]
    shortfalls = [f"{failed} of {statuses.total():,} long polls failed: {counted(statuses)}"] if failed else []
    if most > _MOST_COMMANDS:
        shortfalls.append(f"Redis got {most:,} commands in a round")
    got = f"{counted(statuses)}, the last {ms(longest)} after the move, with {most:,} commands to Redis"
    return Outcome(got, shortfalls)


async def _round(
    caller: Caller, table: Table, connections: list[Connection | None], client: redis.Redis
) -> tuple[Counter[str], float, int]:
    """What all of them were answered, how long after the move that took, and with how many commands to Redis."""
    polls = await asyncio.to_thread(_polls, caller, table)
    waiting = asyncio.ensure_future(
        all_of(_poll(connection, polls[number % len(polls)]) for number, connection in enumerate(connections))
    )
    await asyncio.sleep(_BEFORE)
    before = _commands(client)
    await asyncio.to_thread(_until_another_is_asked, table)
    moved = time.monotonic()
    statuses = Counter(await waiting)
    return statuses, time.monotonic() - moved, _commands(client) - before


def _commands(client: redis.Redis) -> int:
    """How many commands Redis has carried out, those of scripts included."""
    return sum(stat["calls"] for stat in client.info("commandstats").values())


def _polls(caller: Caller, table: Table) -> list[bytes]:
    etag = caller.expect(200, "GET", table.path).headers["ETag"]
    other = table.tokens[1 - table.asked[0]]
    return [
        request("GET", f"{table.path}?wait=8", If_None_Match=etag),
        request("GET", f"{table.path}/decision?wait=8", token=other),
    ]


async def _poll(connection: Connection | None, poll: bytes) -> str:
    return (await connection.call(poll)).said if connection else DROPPED


def _until_another_is_asked(table: Table) -> None:
    before = table.asked
    for _ in range(_MOST_MOVES):
        table.move()
        if table.asked != before:
            return
