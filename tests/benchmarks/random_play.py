"""Random play with the engine alone, on one core, beside that of catanatron, a fast engine of another game.

Both play whole matches. A decision is a question with more than one legal answer, on both sides: most of catanatron's
ticks leave no choice (roll, end the turn), and the service never asks such a thing. The second figure counts all.
"""

from __future__ import annotations

import itertools
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from statistics import fmean
from typing import Any

from catanatron import Color, RandomPlayer  # type: ignore[import-untyped]
from catanatron import Game as Catan

from service.engine.game import Game
from service.engine.records import Move, State
from service.games import GAMES
from service.players.simulate import Setting, play_match
from tests.benchmarks.figures import Figure, race

_ROUNDS = 5
_SECONDS = 0.7
_LOOKED_AT = 12
_TARGETS = {"island_of_gems": 3.0, "coralia": 3.0, "reef_gardens": 1.0}


def measure() -> Iterator[Figure]:
    their_choices = _share_of_their_choices()
    for name, target in _TARGETS.items():
        game = GAMES[name]
        ours, theirs, ratio = race(_rate(_our_matches(game)), _rate(_their_matches(RandomPlayer)), _ROUNDS)
        our_choices = _share_of_our_choices(game)
        of_choices = ratio * our_choices / their_choices
        yield Figure(
            f"{game.title}: random decisions/s, to catanatron's",
            f"{of_choices:.2f} times ({ours * our_choices:,.0f} to {theirs * their_choices:,.0f})",
            f"at least {target:g} times",
            of_choices >= target,
        )
        yield Figure(
            f"{game.title}: with those that leave no choice ({1 - our_choices:.0%} of ours, {1 - their_choices:.0%})",
            f"{ratio:.2f} times ({ours:,.0f} to {theirs:,.0f})",
        )


def _rate(decisions: Iterator[int]) -> Callable[[], float]:
    """Decisions per second of this process, over matches for a while."""

    def measured() -> float:
        begun, made = time.process_time(), 0
        while (spent := time.process_time() - begun) < _SECONDS:
            made += next(decisions)
        return made / spent

    return measured


def _our_matches(game: Game) -> Iterator[int]:
    """The decisions of one match after the other, for each number of seats in turn."""
    settings = [Setting(game, seats, game.options(), "benchmark") for seats in game.seats]
    for number in itertools.count():
        for setting in settings:
            yield play_match(setting, number).decisions


def _their_matches(player: type[RandomPlayer]) -> Iterator[int]:
    for number in itertools.count(1):
        for seats in (2, 3, 4):
            match = Catan([player(color) for color in list(Color)[:seats]], seed=number)
            match.play()
            yield len(match.state.actions)


def _share_of_our_choices(game: Game) -> float:
    choices: list[bool] = []

    def noting(state: State, seat: int) -> list[Move]:
        found = list(game.candidates(state, seat))
        choices.append(sum(game.refusal(state, seat, move) is None for move in found) > 1)
        return found

    _play(_our_matches(replace(game, candidates=noting)))
    return fmean(choices)


def _share_of_their_choices() -> float:
    choices: list[bool] = []

    class Noting(RandomPlayer):  # type: ignore[misc]
        def decide(self, game: Any, playable_actions: Any) -> Any:
            choices.append(len(playable_actions) > 1)
            return super().decide(game, playable_actions)

    _play(_their_matches(Noting))
    return fmean(choices)


def _play(matches: Iterator[int]) -> None:
    for _ in itertools.islice(matches, _LOOKED_AT):
        pass
