"""The games: every package in this folder, and every package that TIDETABLE_GAMES names.

A game's package has its rules as GAME, its board as BOARD in the module `board`, its messages in `words/<language>.ftl`
and its rule book in `rules.<language>.md`. A game is registered nowhere else.
"""

from __future__ import annotations

import os
from importlib import import_module
from pkgutil import iter_modules
from typing import Union

from service.engine.game import Game
from service.engine.records import SHARED_EVENTS, Decision, Event, Move, View

SHIPPED: tuple[str, ...] = tuple(f"{__name__}.{found.name}" for found in iter_modules(__path__) if found.ispkg)
#: Additional games: packages that Python can import, separated by spaces.
ADDED: tuple[str, ...] = tuple(os.environ.get("TIDETABLE_GAMES", "").split())


def _by_name(packages: tuple[str, ...]) -> dict[str, str]:
    found: dict[str, str] = {}
    for package in packages:
        name = import_module(package).GAME.name
        if name in found:
            raise ValueError(f"two games are called {name}: {found[name]} and {package}")
        found[name] = package
    return found


#: Each game's package, by the game's name.
PACKAGES: dict[str, str] = _by_name((*SHIPPED, *ADDED))
GAMES: dict[str, Game] = {name: import_module(package).GAME for name, package in PACKAGES.items()}

# The unions over all games. Types and names are unique across games, so a tag alone identifies a record.
MOVES: tuple[type[Move], ...] = tuple(move for game in GAMES.values() for move in game.moves)
AnyMove = Union[MOVES]  # noqa: UP007 - a union of a tuple of classes can't be written with |
DECISIONS: tuple[type[Decision], ...] = tuple(decision for game in GAMES.values() for decision in game.decisions)
EVENTS: tuple[type[Event], ...] = SHARED_EVENTS + tuple(event for game in GAMES.values() for event in game.events)
VIEWS: tuple[type[View], ...] = tuple(game.views for game in GAMES.values())
