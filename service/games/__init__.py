"""The games. Every package in this folder is one, and so is every package that TIDETABLE_GAMES names.

A game's package has its rules as GAME, its board as BOARD in the module `board`, its words in `words/<language>.ftl`
and its rule book in `rules.<language>.md`. Nothing else has to be told of it.
"""

from __future__ import annotations

import os
from importlib import import_module
from pkgutil import iter_modules
from typing import Union

from service.engine.game import Game
from service.engine.records import SHARED_EVENTS, Decision, Event, Move, View

SHIPPED: tuple[str, ...] = tuple(f"{__name__}.{found.name}" for found in iter_modules(__path__) if found.ispkg)
#: Games from elsewhere: packages that Python can import, with blanks between them.
ADDED: tuple[str, ...] = tuple(os.environ.get("TIDETABLE_GAMES", "").split())

#: Each game's package, by the game's name.
PACKAGES: dict[str, str] = {import_module(package).GAME.name: package for package in (*SHIPPED, *ADDED)}
GAMES: dict[str, Game] = {name: import_module(package).GAME for name, package in PACKAGES.items()}

# The unions over all games. Types and names are unique over all games, so that a tag alone tells what a record is.
MOVES: tuple[type[Move], ...] = tuple(move for game in GAMES.values() for move in game.moves)
AnyMove = Union[MOVES]  # noqa: UP007 - a union of a tuple of classes can't be written with |
DECISIONS: tuple[type[Decision], ...] = tuple(decision for game in GAMES.values() for decision in game.decisions)
EVENTS: tuple[type[Event], ...] = SHARED_EVENTS + tuple(event for game in GAMES.values() for event in game.events)
VIEWS: tuple[type[View], ...] = tuple(game.views for game in GAMES.values())
