"""Random play with the engine alone, on one core, beside that of catanatron, a fast engine of another game.

Both play whole matches, and both list all legal moves before they choose one, as python-chess would. Most of
catanatron's decisions leave no choice (roll, end the turn), which the service rarely asks: hence two figures, of all
decisions and of those with a choice. `tidetable simulate` lists nothing: it tries moves until one is legal.
"""

from __future__ import annotations

import hashlib
import itertools
import random
import time
from collections.abc import Callable, Iterator
from typing import Any

from catanatron import Color, RandomPlayer  # type: ignore[import-untyped]
from catanatron import Game as Catan

from service.engine.chance import KeyedChance
from service.engine.game import Game
from service.engine.play import begin, carry_out, legal_moves
from service.engine.table import Table
from service.games import GAMES
from service.players.simulate import Simulation, play_match
from tests.benchmarks.figures import Figure, race

_ROUNDS, _QUICK_ROUNDS = 7, 3
_SECONDS, _QUICK_SECONDS = 0.5, 0.15
_LOOKED_AT = 12
_TARGET = 2.5


def measure(quick: bool) -> Iterator[Figure]:
    rounds, seconds = (_QUICK_ROUNDS, _QUICK_SECONDS) if quick else (_ROUNDS, _SECONDS)
    their_choices = _share_of_their_choices()
    for game in GAMES.values():
        theirs = _rate(_their_matches(RandomPlayer), seconds)
        listed = race(_rate(_listed_matches(game), seconds), theirs, rounds)
        our_choices = _share_of_our_choices(game)
        more = our_choices / their_choices
        ratio = listed.ratio.scaled(more)
        yield Figure(
            f"{game.title}, moves listed: random decisions with a choice, to catanatron's",
            f"{ratio.times()}: {listed.ours * our_choices:,.0f} to {listed.theirs * their_choices:,.0f}/s",
            f"at least {_TARGET:g} times",
            ratio.median >= _TARGET,
        )
        yield Figure(
            f"{game.title}, moves listed: all ({our_choices:.0%} of ours with a choice, {their_choices:.0%} of theirs)",
            f"{listed.ratio.times()}: {listed.ours:,.0f} to {listed.theirs:,.0f}/s",
        )
        lazy = race(_rate(_lazy_matches(game), seconds), _rate(_listed_matches(game), seconds), rounds)
        yield Figure(
            f"{game.title}: random decisions of `tidetable simulate`, which lists no moves, to listed ones",
            f"{lazy.ratio.times()}: {lazy.ours:,.0f} to {lazy.theirs:,.0f}/s",
        )


def _rate(decisions: Iterator[int], seconds: float) -> Callable[[], float]:
    """Measures decisions per second of CPU time, for about this many seconds."""

    def measured() -> float:
        begun, made = time.process_time(), 0
        while (spent := time.process_time() - begun) < seconds:
            made += next(decisions)
        return made / spent

    return measured


def _lazy_matches(game: Game) -> Iterator[int]:
    """The number of decisions in each match, for each number of seats in turn."""
    for number, seats in _each_number_of_seats(game):
        yield play_match(Simulation(game, seats, game.options(), "benchmark"), number).decisions


def _listed_matches(game: Game) -> Iterator[int]:
    return (sum(1 for _ in _choices(game, number, seats)) for number, seats in _each_number_of_seats(game))


def _each_number_of_seats(game: Game) -> Iterator[tuple[int, int]]:
    return ((number, seats) for number in itertools.count() for seats in game.seats)


def _choices(game: Game, number: int, seats: int) -> Iterator[int]:
    """Play a match to its end; how many legal moves there were at each decision."""
    key = hashlib.sha256(f"benchmark/{number}".encode()).digest()
    choose = random.Random(key).random
    table = Table(KeyedChance(key))
    state = begin(game, seats, None, game.options(), table).state
    while state.pending:
        asked = state.pending[-1].seats
        seat = asked[int(len(asked) * choose())]
        moves = list(legal_moves(game, state, seat))
        carry_out(game, state, seat, moves[int(len(moves) * choose())], table)
        yield len(moves)


def _their_matches(player: type[RandomPlayer]) -> Iterator[int]:
    for number in itertools.count(1):
        for seats in (2, 3, 4):
            match = Catan([player(color) for color in list(Color)[:seats]], seed=number)
            match.play()
            yield len(match.state.actions)


def _share_of_our_choices(game: Game) -> float:
    matches = itertools.islice(_each_number_of_seats(game), _LOOKED_AT)
    return _share_of_choices([moves for number, seats in matches for moves in _choices(game, number, seats)])


def _share_of_their_choices() -> float:
    listed: list[int] = []

    class Noting(RandomPlayer):  # type: ignore[misc]
        def decide(self, game: Any, playable_actions: Any) -> Any:
            listed.append(len(playable_actions))
            return super().decide(game, playable_actions)

    for _ in itertools.islice(_their_matches(Noting), _LOOKED_AT):
        pass
    return _share_of_choices(listed)


def _share_of_choices(listed: list[int]) -> float:
    return sum(moves > 1 for moves in listed) / len(listed)
