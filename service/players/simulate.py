"""Random matches by the dozen, with the engine alone: what scores a game gives, how long it takes, how fast it is."""

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
from service.games import GAMES


class SimulateError(Exception):
    """There is no such match to play; the message is a line for the user."""


class Setting(NamedTuple):
    """What is the same for all matches of a simulation."""

    game: Game
    seats: int
    options: Any
    seed: str


class Played(NamedTuple):
    outcome: Outcome
    decisions: int
    seconds: float


def setting(name: str, seats: int | None, options: Iterable[str], seed: str) -> Setting:
    game = GAMES.get(name)
    if game is None:
        raise SimulateError(f"There is no game {name!r}; there are: {', '.join(sorted(GAMES))}.")
    if seats is not None and seats not in game.seats:
        raise SimulateError(f"{game.title} is for {game.seats[0]} to {game.seats[-1]} seats, not {seats}.")
    return Setting(game, seats or game.seats[0], _options(game, options), seed)


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


def play_match(of: Setting, number: int) -> Played:
    """Play match number so-and-so to its end, each legal move as likely as any other."""
    begun = time.perf_counter()
    key = hashlib.sha256(f"{of.seed}/{number}".encode()).digest()
    choose = random.Random(key)  # noqa: S311 - play that can be repeated, no secret
    table = Table(KeyedChance(key))
    state = begin(of.game, of.seats, None, of.options, table).state
    decisions = 0
    while state.pending:
        seats = state.pending[-1].seats
        seat = seats[_below(len(seats), choose)]
        move = _any_legal_move(of.game, state, seat, choose)
        carry_out(of.game, state, seat, move, table)
        decisions += 1
    outcome = of.game.outcome(state)
    if outcome is None:
        raise RuntimeError(f"match {number} of seed {of.seed} is over without an outcome")
    return Played(outcome, decisions, time.perf_counter() - begun)


def _any_legal_move(game: Game, state: State, seat: int, choose: random.Random) -> Move:
    """Each legal move is as likely as any other: candidates are tried in a random order until one is not refused."""
    candidates = list(game.candidates(state, seat))
    while candidates:
        chosen = _below(len(candidates), choose)
        candidates[chosen], candidates[-1] = candidates[-1], candidates[chosen]
        move = candidates.pop()
        if game.candidates_are_legal or game.refusal(state, seat, move) is None:
            return move
    raise RuntimeError(f"seat {seat} is asked and has no legal move")


def _below(bound: int, choose: random.Random) -> int:
    return int(bound * choose.random())  # randrange would take a tenth of the match


def report(of: Setting, matches: Sequence[Played]) -> str:
    decisions = [match.decisions for match in matches]
    seconds = sum(match.seconds for match in matches)
    rows = [_scores(seat, matches) for seat in range(of.seats)]
    return "\n".join(
        [
            f"{of.game.title}, {of.seats} seats, {len(matches)} matches, seed {of.seed}",
            "",
            f"{'':>10}{'mean':>9}{'min':>7}{'max':>7}{'wins':>7}",
            *rows,
            f"{'decisions':>10}{_spread(decisions)}",
            "",
            f"{sum(decisions) / seconds:,.0f} moves per second",
        ]
    )


def _scores(seat: int, matches: Sequence[Played]) -> str:
    points = [match.outcome.scores[seat].points for match in matches]
    wins = sum(seat in match.outcome.winners for match in matches)
    return f"{f'seat {seat}':>10}{_spread(points)}{wins:>7}"


def _spread(numbers: Sequence[int]) -> str:
    return f"{sum(numbers) / len(numbers):>9.1f}{min(numbers):>7}{max(numbers):>7}"
