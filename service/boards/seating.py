"""What a board needs to know besides the view."""

from __future__ import annotations

from typing import NamedTuple

from service.boards.say import Say


class Seating(NamedTuple):
    """The players' names, and the seats that are asked: none when the match is over."""

    names: list[str]
    asked: list[int]

    @property
    def asked_names(self) -> list[str]:
        return [self.names[seat] for seat in self.asked]


def who_decides(say: Say, names: list[str]) -> str:
    return say("board-decides", count=len(names), names=tuple(names)) if names else say("board-over")
