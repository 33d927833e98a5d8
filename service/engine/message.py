"""What rules have to say, without a language: a message of the game's catalogue and the variables to fill in."""

from __future__ import annotations

from typing import NamedTuple, Union


class Name(NamedTuple):
    """The player on a seat, who is called by name."""

    seat: int


class Message(NamedTuple):
    """A message of the catalogue. It can be compared and hashed, so that it is put into words only once."""

    id: str
    variables: tuple[tuple[str, Variable], ...] = ()


#: A number, a key that the catalogue chooses by, a player, a phrase, or a list of those.
Variable = Union[int, str, Name, Message, tuple["int | str | Name | Message", ...]]  # noqa: UP007 - refers to itself


def message(id: str, /, **variables: Variable) -> Message:  # noqa: A002 - as the catalogue calls it
    return Message(id, tuple(variables.items()))
