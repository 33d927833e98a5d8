"""Shortens words of any length, such as players' names, to fit the room there is."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable
from functools import lru_cache


def fitted(words: str, width: float, size: float, bold: bool = False) -> str:
    """Words in a drawing, shortened if they are probably wider than `width` at this font size."""
    return _cut(words, lambda kept: breadth(kept, bold) * size, width, ellipsis=size)


def breadth(words: str, bold: bool = False) -> float:
    """The approximate width of words, as a multiple of the font size."""
    return sum(map(_breadth_of, words)) * (1.15 if bold else 1)


@lru_cache(1024)
def _breadth_of(letter: str) -> float:
    """Errs on the wide side."""
    if unicodedata.category(letter) in ("Mn", "Me", "Cf"):
        return 0
    if unicodedata.east_asian_width(letter) in "WF":
        return 1.3
    if "\ufdf0" <= letter <= "\ufdfd":  # each is a whole word, the last one a sentence
        return 9 if letter == "\ufdfd" else 2
    if letter in "fijlrtI.,:;!|'()[]- ":
        return 0.4
    return 0.95 if letter in "mwMW@%\u2026" else 0.72 if letter.isupper() else 0.6


def cut(words: str, columns: int) -> str:
    """Words in plain text, shortened if they take up more columns than this."""
    return _cut(words, lambda kept: sum(map(_columns_of, kept)), columns)


def _columns_of(letter: str) -> int:
    if unicodedata.combining(letter):
        return 0
    return 2 if unicodedata.east_asian_width(letter) in "WF" else 1


def _cut(words: str, width_of: Callable[[str], float], width: float, ellipsis: float = 1) -> str:
    if width_of(words) <= width:
        return words
    while words and width_of(words) + ellipsis > width:
        words = words[:-1]
    return words.rstrip() + "\u2026"


def on_one_line(name: str) -> str:
    """A name without line breaks, and without controls that would reverse the words beside it."""
    return "".join([letter for letter in name if not _is_unruly(letter)])


@lru_cache(1024)
def _is_unruly(letter: str) -> bool:
    return unicodedata.category(letter) in ("Cc", "Zl", "Zp") or unicodedata.bidirectional(letter) in _DIRECTIONS


_DIRECTIONS = frozenset(("LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI"))
