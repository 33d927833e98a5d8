"""What the rules say, in no particular language: a message of the game's catalogue and its variables."""

from __future__ import annotations

from typing import NamedTuple, Union


class Name(NamedTuple):
    """The name of the player in a seat."""

    seat: int


class Message(NamedTuple):
    """A message of the catalogue. It is hashable, so that its text can be cached."""

    id: str
    variables: tuple[tuple[str, Variable], ...] = ()


#: A number, a text or key, a player, another message as a phrase, or a list of these.
Variable = Union[int, str, Name, Message, tuple["int | str | Name | Message", ...]]  # noqa: UP007 - refers to itself


def message(id: str, /, **variables: Variable) -> Message:  # noqa: A002 - as the catalogue calls it
    return Message(id, tuple(variables.items()))
