"""Moves over HTTP beside boardgame.io's over its sockets: two of our workers, in memory, to its one process.

boardgame.io plays the tic-tac-toe of its tutorial. On both sides sixteen matches are played at a time, and a move is
made when the one before it is answered. Two clients of boardgame.io are compared with ours:

- its own: each seat has a client and a socket, both are sent every update, and a client computes its moves itself, too;
- bare: one socket makes the moves of both seats, as one connection does on our side.

When every seat listens on our side, each has a live stream beside that connection. A server's CPU includes what keeps
the matches: Redis on our side. It is what other work on the machine disturbs least.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from statistics import median
from typing import NamedTuple

from service.games import GAMES
from tests.benchmarks import recorded
from tests.benchmarks.boardgame_io.ours import Ours, tidetable
from tests.benchmarks.boardgame_io.played import Played
from tests.benchmarks.boardgame_io.theirs import Theirs, boardgame_io
from tests.benchmarks.figures import Figure, spread
from tests.benchmarks.moves_over_http import move_bytes
from tests.benchmarks.recorded import Recorded
from tests.benchmarks.servers import allow_open_files

_QUICK_GAMES = ["coralia"]
_TOGETHER = 16
_MATCHES_OF_EACH, _QUICK_MATCHES_OF_EACH = 12, 4
_ROUNDS, _QUICK_ROUNDS = 5, 1
_TARGET = 1.2
#: With less of a core, boardgame.io's server waits for its client or for other work, and its rate is not judged.
_BUSY = 0.8
_FILES = 1000


class Round(NamedTuple):
    """Both sides in turn."""

    alone: Played
    own: Played
    listening: Played
    raw: Played


def measure(quick: bool) -> Iterator[Figure]:
    allow_open_files(_FILES)
    rounds: list[Round] = []
    with ExitStack() as running:
        theirs = running.enter_context(boardgame_io(_TOGETHER, _QUICK_MATCHES_OF_EACH if quick else _MATCHES_OF_EACH))
        ours = running.enter_context(tidetable())
        for name in _QUICK_GAMES if quick else GAMES:
            matches = recorded.of_game(name, quick)
            measured = _rounds(ours, theirs, matches, _QUICK_ROUNDS if quick else _ROUNDS)
            yield from _figures(matches.game.title, measured)
            rounds += measured
    yield _both_ends("with its own client", [one.own for one in rounds])
    yield _both_ends("over bare sockets", [one.raw for one in rounds])


def _rounds(ours: Ours, theirs: Theirs, matches: Recorded, rounds: int) -> list[Round]:
    requests = ours.client.write(matches.shares(_TOGETHER), move_bytes)
    ours.play(matches, requests)  # a round that doesn't count
    return [
        Round(
            ours.play(matches, requests),
            theirs.play(theirs.own),
            ours.play(matches, requests, listening=True),
            theirs.play(theirs.raw),
        )
        for _ in range(rounds)
    ]


def _figures(title: str, rounds: list[Round]) -> Iterator[Figure]:
    what = f"{title}, in memory, 2 workers, {_TOGETHER} matches"
    ratio = median(one.alone.rate / one.own.rate for one in rounds)
    busy = median(one.own.share_of_core for one in rounds) >= _BUSY
    yield Figure(
        f"{what}: moves, to boardgame.io's with its own client",
        _compared([(one.alone, one.own) for one in rounds]),
        f"at least {_TARGET:g} times",
        ratio >= _TARGET if busy else None,
    )
    yield Figure(
        f"{what}, every seat listens: moves, to boardgame.io's with its own client",
        _compared([(one.listening, one.own) for one in rounds]),
    )
    yield Figure(
        f"{what}: moves, to boardgame.io's over bare sockets", _compared([(one.alone, one.raw) for one in rounds])
    )


def _compared(sides: list[tuple[Played, Played]]) -> str:
    rate = spread(ours.rate / theirs.rate for ours, theirs in sides)
    cpu = spread(ours.server_cpu / theirs.server_cpu for ours, theirs in sides)
    return f"{rate.times()}: {_medians(sides, 'rate')}/s; CPU {cpu.times()}: {_medians(sides, 'server_cpu')} µs"


def _medians(sides: list[tuple[Played, Played]], name: str) -> str:
    ours, theirs = (median(getattr(one, name) for one in side) for side in zip(*sides, strict=True))
    return f"{ours:,.0f} to {theirs:,.0f}"


def _both_ends(how: str, rounds: list[Played]) -> Figure:
    server, client, share = (
        spread(getattr(one, name) for one in rounds) for name in ("server_cpu", "client_cpu", "share_of_core")
    )
    return Figure(
        f"boardgame.io {how}: CPU for a move of its server and its client; the server's share of a core",
        f"{server.of('µs')} and {client.of('µs')}; {share.percent()}",
    )
