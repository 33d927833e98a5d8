"""The games that ship. A game is registered here, and nowhere else."""

from __future__ import annotations

from typing import Union

from service.engine.game import Game
from service.engine.records import SHARED_EVENTS, Decision, Event, Move, View
from service.games import coralia, island_of_gems, reef_gardens

_SHIPPED: tuple[Game, ...] = (coralia.GAME, island_of_gems.GAME, reef_gardens.GAME)

GAMES: dict[str, Game] = {game.name: game for game in _SHIPPED}

# The unions over all games. Types and names are unique over all games, so that a tag alone tells what a record is.
MOVES: tuple[type[Move], ...] = tuple(move for game in _SHIPPED for move in game.moves)
AnyMove = Union[MOVES]  # noqa: UP007 - a union of a tuple of classes can't be written with |
DECISIONS: tuple[type[Decision], ...] = tuple(decision for game in _SHIPPED for decision in game.decisions)
EVENTS: tuple[type[Event], ...] = SHARED_EVENTS + tuple(event for game in _SHIPPED for event in game.events)
VIEWS: tuple[type[View], ...] = tuple(game.views for game in _SHIPPED)
