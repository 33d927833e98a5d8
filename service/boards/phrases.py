"""The words of a board in one language. A sentence is found by its key and filled, as on the page:

{name} a word · {n#point|points} a number and the form that goes with it · {n?die|dice} that form alone ·
{kind@coral} the word of the key coral.<kind>.
"""

from __future__ import annotations

import re

LANGUAGES = ("en", "de")

#: The places of a sentence that are filled; the first group is the name of what fills them.
BLANK = re.compile(r"\{(\w+)(?:([#?])([^|}]*)\|([^}]*)|@(\w+))?\}")


class Phrases:
    """The sentences of a board in one language: those of all boards and those of its game."""

    def __init__(self, language: str, common: dict[str, str], own: dict[str, str]) -> None:
        self.language = language
        self.sentences = {**common, **own}

    def __call__(self, key: str, **words: str | int) -> str:
        return BLANK.sub(lambda blank: self._filled(blank, words), self.sentences[key])

    def _filled(self, blank: re.Match[str], words: dict[str, str | int]) -> str:
        name, counted, one, many, group = blank.groups()
        word = words[name]
        if group:
            return self(f"{group}.{word}")
        if not counted:
            return str(word)
        form = one if word == 1 else many
        return form if counted == "?" else f"{word} {form}"


def capitalized(words: str) -> str:
    """Words as the start of a line; those after the first keep their letters."""
    return words[:1].upper() + words[1:]
