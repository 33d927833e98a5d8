"""Boards to look at: a view drawn as SVG or as text. A board shows what is in the view, so it can't show more."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from service.boards import coralia, island_of_gems, reef_gardens
from service.boards.drawing import THEMES, Theme


@dataclass(frozen=True)
class Board:
    """How a game is drawn: both functions take a view and the names of the seats."""

    svg: Callable[[Any, list[str], Theme], str]
    text: Callable[[Any, list[str]], str]


BOARDS: dict[str, Board] = {
    "coralia": Board(coralia.svg, coralia.text),
    "reef_gardens": Board(reef_gardens.svg, reef_gardens.text),
    "island_of_gems": Board(island_of_gems.svg, island_of_gems.text),
}

__all__ = ["BOARDS", "THEMES", "Board", "Theme"]
