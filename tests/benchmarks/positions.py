"""Positions of random matches, the same in every run."""

from __future__ import annotations

from service.engine.game import Game
from service.engine.records import State
from tests.laws.walk import Match, start, walk


def match(game: Game, number: int) -> Match:
    """A match with as many seats as the game has, and with its usual options."""
    return Match(game, game.seats[-1], game.options(), number.to_bytes(32, "big"))


def states(of: Match) -> list[State]:
    """Every position in which somebody is asked, from the first to the last."""
    return [step.before for step in walk(of, start(of))]


def middle(of: Match) -> State:
    passed = states(of)
    return passed[len(passed) // 2]
