"""Boards drawn in process: the CPU of board.svg at all stages of a match, and of the board as it was after a move."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import partial
from statistics import fmean
from typing import Any

from flask import Flask

from service.engine.game import Game
from service.games import GAMES
from tests.benchmarks import recorded
from tests.benchmarks.figures import Figure, microseconds, spread
from tests.benchmarks.in_process import call, get_environ
from tests.benchmarks.recorded import Recorded, ServedMatch, seats_of

_MATCHES, _QUICK_MATCHES = 5, 2


def measure(quick: bool) -> Iterator[Figure]:
    with recorded.recorder() as one:
        for matches in recorded.of_all_games(quick):
            yield _drawn(matches, one.app, one.store)
        for game in GAMES.values():
            yield _as_it_was(game, one.app, _QUICK_MATCHES if quick else _MATCHES)


def _drawn(matches: Recorded, app: Flask, store: Any) -> Figure:
    matches.set_back(store)
    paths = [f"/v1/matches/{part[0].match}/board.svg" for part in matches.parts]
    warm_up, paths = paths[::2], paths[1::2]
    size = fmean(len(call(app, get_environ(path))) for path in warm_up) / 1024
    drawn = spread(_milliseconds(app, path) for path in paths)
    return Figure(
        f"{matches.game.title}, {matches.seats} seats, {len(paths)} matches: CPU of board.svg, {size:.0f} KB",
        drawn.of("ms", 1),
    )


def _as_it_was(game: Game, app: Flask, count: int) -> Figure:
    """Finished matches, each asked only once for each moment, because moments may be cached."""
    moments: list[tuple[float, float, float]] = []
    for number in range(count):
        match = ServedMatch(app, game.name, seats_of(game))
        last = sum(1 for _ in match.play(random.Random(number)))
        at = partial(_milliseconds, app, f"{match.path}/board.svg")
        moments.append((at("at=1"), at(f"at={last // 2}"), at(f"at={last}")))
    begin, middle, end = (spread(of_all) for of_all in zip(*moments, strict=True))
    return Figure(
        f"{game.title}, {seats_of(game)} seats, matches of about {last} moves: CPU of board.svg?at=1, middle, last",
        ", ".join(one.of("ms", 1) for one in (begin, middle, end)),
    )


def _milliseconds(app: Flask, path: str, query: str = "") -> float:
    return microseconds(partial(call, app), [get_environ(path, query)]) / 1000
