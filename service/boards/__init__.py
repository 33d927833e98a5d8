"""Boards: a view drawn as SVG or as text. A board is drawn from the view alone, so it can't show more.

This package holds what all boards share; each game's board is in the game's folder.
"""

from __future__ import annotations

from service.boards.board import Board, board_of
from service.boards.drawing import THEMES, Theme
from service.boards.say import Say
from service.boards.seating import Seating

__all__ = ["THEMES", "Board", "Say", "Seating", "Theme", "board_of"]
