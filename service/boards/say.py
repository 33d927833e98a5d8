"""How a board says things."""

from __future__ import annotations

from typing import Protocol

from service.engine.message import Variable


class Say(Protocol):
    """Formats the messages of a game's catalogue, in one language."""

    language: str

    def __call__(self, id: str, /, **variables: Variable) -> str: ...  # noqa: A002 - a message's id


def capitalized(words: str) -> str:
    """The words with their first letter in upper case and the rest unchanged."""
    return words[:1].upper() + words[1:]
