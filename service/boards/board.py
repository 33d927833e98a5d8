"""How a game is drawn."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import Any

from service.boards.drawing import Theme
from service.boards.say import Say
from service.boards.seating import Seating
from service.games import PACKAGES


@dataclass(frozen=True)
class Board:
    """Draws a view, with the players' names and the game's catalogue.

    Everything that a move or an event can point at is drawn with the name of its place (`ref`), and every piece with
    the name of its kind (`piece`).
    """

    svg: Callable[[Any, Seating, Say, Theme], str]
    text: Callable[[Any, Seating, Say], str]
    #: A picture of one kind of piece, by its name.
    picture: Callable[[str, Say, Theme], str]


@cache
def board_of(game: str) -> Board:
    """Raises KeyError for an unknown game."""
    board: Board = import_module(f"{PACKAGES[game]}.board").BOARD
    return board
