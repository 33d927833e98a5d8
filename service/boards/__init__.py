"""Boards to look at: a view drawn as SVG or as text. A board shows what is in the view, so it can't show more.

What a game's board looks like is in the game's own folder; here is what all boards share.
"""

from __future__ import annotations

from service.boards.board import Board, board_of
from service.boards.drawing import THEMES, Theme
from service.boards.say import Say
from service.boards.seating import Seating

__all__ = ["THEMES", "Board", "Say", "Seating", "Theme", "board_of"]
