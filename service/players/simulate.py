"""Random matches played by the engine alone: the scores that a game gives, its length, and the engine's speed."""

from __future__ import annotations

import hashlib
import random
import time
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

import msgspec

from service.engine.chance import KeyedChance
from service.engine.game import Game
from service.engine.play import begin, carry_out
from service.engine.records import Move, Outcome, State
from service.engine.table import Table


class SimulateError(Exception):
    """The game can't be played like that; the message is a line for the user."""


class Simulation(NamedTuple):
    """What all its matches have in common."""

    game: Game
    seats: int
    options: Any
    seed: str


class PlayedMatch(NamedTuple):
    outcome: Outcome
    decisions: int
    seconds: float


def set_up(game: Game, seats: int | None, options: Iterable[str], seed: str) -> Simulation:
    """A simulation with options given as `name=value`. Raises SimulateError."""
    if seats is not None and seats not in game.seats:
        raise SimulateError(f"{game.title} is for {game.seats[0]} to {game.seats[-1]} seats, not {seats}.")
    return Simulation(game, seats or game.seats[0], _options(game, options), seed)


def _options(game: Game, given: Iterable[str]) -> Any:
    values = dict(option.partition("=")[::2] for option in given)
    known = game.options.__struct_fields__
    for name in values:
        if name not in known:
            raise SimulateError(f"{game.title} has no option {name!r}; it has: {', '.join(known) or 'none'}.")
    try:
        return msgspec.convert(values, game.options, strict=False)
    except msgspec.ValidationError as error:
        raise SimulateError(f"{game.title} can't be played with {values}: {error}.") from error


def play_match(simulation: Simulation, number: int) -> PlayedMatch:
    """Play the match with this number to its end, choosing every move at random."""
    game, seats, options, seed = simulation
    started = time.perf_counter()
    key = hashlib.sha256(f"{seed}/{number}".encode()).digest()
    chooser = random.Random(key)  # noqa: S311 - repeatable play, not a secret
    table = Table(KeyedChance(key))
    state = begin(game, seats, None, options, table).state
    decisions = 0
    while state.pending:
        asked = state.pending[-1].seats
        seat = asked[_below(len(asked), chooser)]
        move = _random_legal_move(game, state, seat, chooser)
        carry_out(game, state, seat, move, table)
        decisions += 1
    outcome = game.outcome(state)
    if outcome is None:
        raise RuntimeError(f"match {number} of seed {seed} is over without an outcome")
    return PlayedMatch(outcome, decisions, time.perf_counter() - started)


def _random_legal_move(game: Game, state: State, seat: int, chooser: random.Random) -> Move:
    """Try candidates in random order until one is not refused, so that all legal moves are equally likely."""
    candidates = list(game.candidates(state, seat))
    while candidates:
        chosen = _below(len(candidates), chooser)
        candidates[chosen], candidates[-1] = candidates[-1], candidates[chosen]
        move = candidates.pop()
        if game.candidates_are_legal or game.refusal(state, seat, move) is None:
            return move
    raise RuntimeError(f"seat {seat} is asked and has no legal move")


def _below(bound: int, chooser: random.Random) -> int:
    return int(bound * chooser.random())  # randrange would take a tenth of the match


def report(simulation: Simulation, matches: Sequence[PlayedMatch]) -> str:
    game, seats, _, seed = simulation
    decisions = [match.decisions for match in matches]
    seconds = sum(match.seconds for match in matches)
    rows = [_scores(seat, matches) for seat in range(seats)]
    return "\n".join(
        [
            f"{game.title}, {seats} seats, {len(matches)} matches, seed {seed}",
            "",
            f"{'':>10}{'mean':>9}{'min':>7}{'max':>7}{'wins':>7}",
            *rows,
            f"{'decisions':>10}{_spread(decisions)}",
            "",
            f"{sum(decisions) / seconds:,.0f} moves per second",
        ]
    )


def _scores(seat: int, matches: Sequence[PlayedMatch]) -> str:
    points = [match.outcome.scores[seat].points for match in matches]
    wins = sum(seat in match.outcome.winners for match in matches)
    return f"{f'seat {seat}':>10}{_spread(points)}{wins:>7}"


def _spread(numbers: Sequence[int]) -> str:
    return f"{sum(numbers) / len(numbers):>9.1f}{min(numbers):>7}{max(numbers):>7}"
