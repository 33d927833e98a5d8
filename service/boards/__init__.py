"""Boards to look at: a view drawn as SVG or as text. A board shows what is in the view, so it can't show more."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from service.boards import coralia, island_of_gems, reef_gardens, words_de, words_en
from service.boards.company import Company
from service.boards.drawing import THEMES, Theme
from service.boards.phrases import LANGUAGES, Phrases

_COMMON = {"en": words_en.WORDS, "de": words_de.WORDS}


@dataclass(frozen=True)
class Board:
    """How a game is drawn: both functions take a view, who sits around it, and the board's words in a language."""

    svg: Callable[[Any, Company, Phrases, Theme], str]
    text: Callable[[Any, Company, Phrases], str]
    phrases: dict[str, Phrases]


def _phrases(own: dict[str, dict[str, str]]) -> dict[str, Phrases]:
    return {language: Phrases(language, _COMMON[language], own[language]) for language in LANGUAGES}


BOARDS: dict[str, Board] = {
    "coralia": Board(coralia.svg, coralia.text, _phrases(coralia.WORDS)),
    "reef_gardens": Board(reef_gardens.svg, reef_gardens.text, _phrases(reef_gardens.WORDS)),
    "island_of_gems": Board(island_of_gems.svg, island_of_gems.text, _phrases(island_of_gems.WORDS)),
}

__all__ = ["BOARDS", "LANGUAGES", "THEMES", "Board", "Company", "Phrases", "Theme"]
