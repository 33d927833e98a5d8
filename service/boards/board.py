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
    """A board takes a view, who sits around it, and the game's words.

    Whatever a move or an event can point at is drawn with its name (`ref`), and what is a piece of the game with that
    piece's name (`piece`).
    """

    svg: Callable[[Any, Seating, Say, Theme], str]
    text: Callable[[Any, Seating, Say], str]
    #: A kind of piece by its name, as a picture of its own.
    picture: Callable[[str, Say, Theme], str]


@cache
def board_of(game: str) -> Board:
    board: Board = import_module(f"{PACKAGES[game]}.board").BOARD
    return board
