"""Random play with the engine alone, on one core, beside that of catanatron, a fast engine of another game.

Both play whole matches; a decision is one answer of a player, as catanatron's `play_tick` counts them too.
"""

from __future__ import annotations

import itertools
import time
from collections.abc import Callable, Iterator

from catanatron import Color, Game, RandomPlayer  # type: ignore[import-untyped]

from service.games import GAMES
from service.simulate import Setting, play_match
from tests.benchmarks.figures import Figure, race

_ROUNDS = 7
_SECONDS = 0.7
_TARGETS = {"island_of_gems": 3.0, "coralia": 3.0, "reef_gardens": 1.0}


def measure() -> Iterator[Figure]:
    for name, target in _TARGETS.items():
        if name not in GAMES:
            continue
        ours, theirs, ratio = race(_rate(_our_matches(name)), _rate(_their_matches()), _ROUNDS)
        yield Figure(
            f"{GAMES[name].title}: random decisions/s, to catanatron's",
            f"{ratio:.2f} × ({ours:,.0f} to {theirs:,.0f})",
            f"at least {target:g} ×",
            ratio >= target,
        )


def _rate(decisions: Iterator[int]) -> Callable[[], float]:
    """Decisions per second of this process, over matches for a while."""

    def measured() -> float:
        begun, made = time.process_time(), 0
        while (spent := time.process_time() - begun) < _SECONDS:
            made += next(decisions)
        return made / spent

    return measured


def _our_matches(name: str) -> Iterator[int]:
    """The decisions of one match after the other, for each number of seats in turn."""
    game = GAMES[name]
    settings = [Setting(game, seats, game.options(), "benchmark") for seats in game.seats]
    for number in itertools.count():
        for setting in settings:
            yield play_match(setting, number).decisions


def _their_matches() -> Iterator[int]:
    for number in itertools.count(1):
        for seats in (2, 3, 4):
            match = Game([RandomPlayer(color) for color in list(Color)[:seats]], seed=number)
            match.play()
            yield len(match.state.actions)
