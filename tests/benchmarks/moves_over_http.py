"""Moves over HTTP beside the floor under them, by the same gunicorn, sent by a client that costs next to nothing.

Matches are recorded first and the store is set back before each round, so that every request is a legal move. Both
sides get the same requests, but for the path; so many clients are so many connections that wait for each answer.
"""

from __future__ import annotations

import secrets
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack
from functools import partial
from itertools import product
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

import msgspec
import redis

from service.server.embedded import embedded_redis
from tests.benchmarks import floor, recorded
from tests.benchmarks.client import Client, Round, compiled, post
from tests.benchmarks.figures import Figure, in_turn, spread
from tests.benchmarks.recorded import Recorded, Request
from tests.benchmarks.servers import FLOOR, SERVICE, Server, serving

_TARGET = 0.70
#: One connection alone plays fewer matches, or it would take as long as all others together.
_MATCHES_OF_ONE = 24


class Cell(NamedTuple):
    """So many clients, with an Idempotency-Key or without; in how many rounds it is measured."""

    clients: int
    keyed: bool
    rounds: int

    @property
    def described(self) -> str:
        return _number(self.clients, "client") + (", Idempotency-Key" if self.keyed else "")

    @property
    def has_target(self) -> bool:
        return self.clients == 16 and not self.keyed


class Sides(NamedTuple):
    store: Any
    service: Server
    floor: Server


#: By number of workers. A second worker would leave a single connection as it is.
_CELLS = {
    1: [Cell(16, False, 7), Cell(16, True, 7)]
    + [Cell(clients, keyed, 3) for clients in (1, 64) for keyed in (False, True)],
    2: [Cell(clients, keyed, 3) for clients in (16, 64) for keyed in (False, True)],
}
_WARM_UP = Cell(16, False, 1)
_QUICK_CELLS = {1: [Cell(16, False, 3)]}


def measure(quick: bool) -> Iterator[Figure]:
    rounds: list[Round] = []
    with compiled() as client:
        games = recorded.of_all_games(quick)
        for durable, (workers, cells) in product((False, True), (_QUICK_CELLS if quick else _CELLS).items()):
            with ExitStack() as running:
                sides = _sides(running, games, workers, durable)
                for matches in games:
                    _rounds(client, sides, matches, _WARM_UP)
                    for cell in cells:
                        measured = _rounds(client, sides, matches, cell)
                        rounds += [ours for ours, _ in measured]
                        where = f"{'fsync' if durable else 'in memory'}, {_number(workers, 'worker')}"
                        what = f"{matches.game.title}, {where}, {cell.described}: moves, to the floor"
                        yield _figure(what, measured, workers == 1 and cell.has_target)
    yield from map(_sizes, games)
    yield _share_of_the_client(rounds)


def _sides(running: ExitStack, games: list[Recorded], workers: int, durable: bool) -> Sides:
    """The service and the floor, ready, over the same Redis."""
    data = Path(running.enter_context(tempfile.TemporaryDirectory())) if durable else None
    url = running.enter_context(embedded_redis(data)).url
    sizes = msgspec.json.encode({one.game.name: one.sizes for one in games}).decode()
    return Sides(
        running.enter_context(redis.Redis.from_url(url)),
        running.enter_context(serving(SERVICE, url, workers)),
        running.enter_context(serving(FLOOR, url, workers, **{floor.SIZES: sizes})),
    )


def _rounds(client: Client, sides: Sides, matches: Recorded, cell: Cell) -> list[tuple[Round, Round]]:
    shares = matches.shares(cell.clients, _MATCHES_OF_ONE if cell.clients == 1 else None)
    ours = client.write(shares, partial(move_bytes, keyed=cell.keyed))
    theirs = client.write(shares, partial(_floor_bytes, game=matches.game.name, keyed=cell.keyed))

    def round_of(server: Server, requests: Path) -> Round:
        matches.set_back(sides.store)
        _lay_floor(sides.store, matches)
        return client.send(requests, server)

    return in_turn(partial(round_of, sides.service, ours), partial(round_of, sides.floor, theirs), cell.rounds)


def _lay_floor(store: Any, matches: Recorded) -> None:
    position = (1, bytes(matches.sizes.stored))
    for part in matches.parts:
        store.hset(floor.key_of(part[0].match), mapping=dict(zip(floor.FIELDS, position, strict=True)))


def move_bytes(move: Request, keyed: bool = False) -> bytes:
    return post(move.path, move, _fresh_key() if keyed else "")


def _floor_bytes(move: Request, game: str, keyed: bool) -> bytes:
    return post(f"/floor/{game}/{move.match}", move, _fresh_key() if keyed else "")


def _fresh_key() -> str:
    return f"Idempotency-Key: {secrets.token_hex(16)}\r\n"


def _figure(what: str, rounds: list[tuple[Round, Round]], has_target: bool) -> Figure:
    ratio = spread(ours.rate / theirs.rate for ours, theirs in rounds)
    result = f"{ratio.percent()}: {_both(rounds, 'rate')}/s, p50 {_both(rounds, 'p50')} ms, "
    # The floor's share of the CPU is the ratio that other work on the machine disturbs least.
    of_cpu = median(theirs.server_cpu / ours.server_cpu for ours, theirs in rounds)
    result += f"p99 {_both(rounds, 'p99')} ms, CPU {_both(rounds, 'server_cpu')} µs ({of_cpu:.0%})"
    if not has_target:
        return Figure(what, result)
    return Figure(what, result, f"at least {_TARGET:.0%}", ratio.median >= _TARGET)


def _both(rounds: list[tuple[Round, Round]], name: str) -> str:
    ours, theirs = (median(getattr(one, name) for one in side) for side in zip(*rounds, strict=True))
    digits = 1 if theirs < 100 and name != "rate" else 0
    return f"{ours:,.{digits}f} to {theirs:,.{digits}f}"


def _number(count: int, what: str) -> str:
    return f"{count} {what}" if count == 1 else f"{count} {what}s"


def _sizes(matches: Recorded) -> Figure:
    stored, answered = matches.sizes
    return Figure(
        f"{matches.game.title}, {matches.seats} seats: what the floor stores and answers, the service's mean",
        f"{stored:,} and {answered:,} bytes",
    )


def _share_of_the_client(rounds: list[Round]) -> Figure:
    share = spread(one.client_cpu / one.server_cpu for one in rounds)
    return Figure(
        "the client's CPU for a request, to the service's",
        f"{share.percent()}: {median(one.client_cpu for one in rounds):.0f} µs",
    )
