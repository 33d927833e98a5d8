"""Finds English that was left in a sentence of another language."""

from __future__ import annotations

import re
from functools import cache

from service.games import GAMES

#: Words that are frequent in our English sentences.
_ENGLISH = frozenset(
    (
        "the", "and", "of", "to", "for", "your", "you", "is", "are", "was", "has", "with", "from", "this", "that",
        "these", "each", "only", "not", "can", "which", "where", "when", "move", "moves", "player", "players", "point",
        "points", "seat", "seats", "match", "turn", "take", "takes", "took", "card", "cards",
    )
)  # fmt: skip
#: Those that other languages have as well.
_SHARED = {"de": {"was"}, "fr": {"point", "points"}, "nl": {"of", "is", "was"}}
#: What is the same in every language: code, addresses, and the titles of games.
_QUOTED = re.compile("|".join(["`[^`]*`", r"/[\w./]+", *(re.escape(game.title) for game in GAMES.values())]))


def english_in(text: str, language: str) -> list[str]:
    """The English words in a text that aren't words of its own language too."""
    return _only_english(language).findall(_QUOTED.sub(" ", text))


@cache
def _only_english(language: str) -> re.Pattern[str]:
    return re.compile(rf"\b(?:{'|'.join(sorted(_ENGLISH - _SHARED.get(language, set())))})\b", re.IGNORECASE)
