"""The cost of words: the answer to a move with and without sentences, and a decision with many moves."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from functools import partial
from statistics import median
from typing import Any
from unittest.mock import patch

import msgspec
import redis
from flask import Flask

from service import create_app
from service.api import show
from service.config import Settings
from service.engine.game import Game
from service.games import GAMES
from service.matches.match import RUNNING, Match, MatchHeader, Player
from service.server.embedded import embedded_redis
from service.words import LANGUAGES
from tests.benchmarks.figures import Figure, Race, microseconds, race
from tests.benchmarks.in_process import call, move_environ
from tests.benchmarks.legal_moves import late_positions
from tests.benchmarks.recorded import Recorded, Request, recorder

_ROUNDS = 7
#: How many matches come first, as on a busy server, and how many each round plays.
_WARM = 20
_A_ROUND = 3
_MORE_AT_MOST = 1.05
_MATCHES, _QUICK_MATCHES = 10, 3
_MANY_MOVES = 120
_MILLISECONDS = 3.0
_encode = msgspec.json.Encoder().encode


def measure(quick: bool) -> Iterator[Figure]:
    if not quick:  # until the words are warm, the answers of a few matches cost several times as much
        yield from map(_answer_of, GAMES.values())
    yield _decision_with_many_moves(_QUICK_MATCHES if quick else _MATCHES)


def _answer_of(game: Game) -> Figure:
    with recorder() as one:
        matches = one.record(game, game.seats[0], _WARM + _ROUNDS * _A_ROUND)
    with embedded_redis() as server, redis.Redis.from_url(server.url) as store:
        app = create_app(Settings(redis_url=server.url))
        ours, theirs, ratio = _race(matches, app, store)
    return Figure(
        f"{game.title}, {matches.seats} seats: CPU of a move in process, to one whose answer says nothing",
        f"{ratio.percent()}: {ours:.0f} to {theirs:.0f} µs",
        f"at most {_MORE_AT_MOST:.0%}",
        ratio.median <= _MORE_AT_MOST,
    )


def _race(matches: Recorded, app: Flask, store: Any) -> Race:
    def measured(rounds: Iterator[slice]) -> float:
        matches.set_back(store)
        return _cost(app, matches.parts[next(rounds)])

    def silent(rounds: Iterator[slice]) -> float:
        with (
            patch.object(show, "_told", lambda *_: ([""], [])),
            patch.object(show, "_panel", lambda *_: show._NO_PANEL),
        ):
            return measured(rounds)

    return race(partial(measured, _rounds()), partial(silent, _rounds()), _ROUNDS)


def _rounds() -> Iterator[slice]:
    """Each round plays different matches, because what was said before is cached."""
    yield slice(_WARM)
    yield from (slice(begin, begin + _A_ROUND) for begin in itertools.count(_WARM, _A_ROUND))


def _cost(app: Flask, matches: list[list[Request]]) -> float:
    """The CPU time of this process for a move, in microseconds."""
    environs = [move_environ(move) for match in matches for move in match]
    return microseconds(partial(call, app), environs)


def _decision_with_many_moves(matches: int) -> Figure:
    many = [match for match in map(_match_at, late_positions(matches)) if _moves_of(match) >= _MANY_MOVES]
    times = [microseconds(_shown, [match]) / 1000 for match in many]
    again = [microseconds(_shown, [match]) / 1000 for match in many]
    return Figure(
        f"{len(many)} positions of Reef Gardens with {_MANY_MOVES} legal moves or more: the decision as JSON, in words",
        f"{median(times):.2f} ms in the median when it is said for the first time, {median(again):.2f} ms again",
        f"at most {_MILLISECONDS:g} ms",
        median(times) <= _MILLISECONDS,
    )


def _match_at(state: Any) -> Match:
    header = MatchHeader(
        id="0" * 20, game="reef_gardens", rules_version="", options=msgspec.to_builtins(state.options), starts=0,
        listed=False, automatic=True, created=0, creator=b"", secret=b"", status=RUNNING,
        seats=[Player(name=name) for name in ("Ada", "Bo", "Cleo", "Dov")[: state.seats]],
    )  # fmt: skip
    return Match(header=header, version=1, position=state)


def _seat_asked(match: Match) -> int:
    seat: int = match.state.pending[-1].seats[0] if match.state else 0
    return seat


def _moves_of(match: Match) -> int:
    return len(list(match.legal_moves(_seat_asked(match))))


def _shown(match: Match) -> bytes:
    return _encode(show.decision_shown(match, _seat_asked(match), LANGUAGES[-1]))
