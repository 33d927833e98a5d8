"""What a board says, and how a word is put at the start of a line."""

from __future__ import annotations

from typing import Protocol

from service.engine.message import Variable


class Say(Protocol):
    """The words of a game in one language: a message of its catalogue, filled in."""

    language: str

    def __call__(self, id: str, /, **variables: Variable) -> str: ...  # noqa: A002 - a message's id


def capitalized(words: str) -> str:
    """Words as the start of a line; those after the first keep their letters."""
    return words[:1].upper() + words[1:]
