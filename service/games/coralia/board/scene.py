"""What every part of the board needs to draw itself."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple

from service.boards.drawing import Drawing, Theme
from service.boards.say import Say
from service.games.coralia.components import Space
from service.games.coralia.view import CoraliaReef, CoraliaView

WIDTH = 720
MARGIN = 16
TIMES = "\u00d7"


@dataclass(frozen=True)
class Scene:
    """A board being drawn."""

    drawing: Drawing
    view: CoraliaView
    names: list[str]
    asked: list[int]

    @property
    def say(self) -> Say:
        return self.drawing.say

    @property
    def theme(self) -> Theme:
        return self.drawing.theme


class Section(NamedTuple):
    """A part of the board that takes its whole width."""

    height: Callable[[CoraliaView], float]
    draw: Callable[[Scene, float], None]


def owner(reef: CoraliaReef, space: Space) -> int | None:
    """The seat whose octopus or diver is on a space."""
    return {"octopus": reef.octopus, "diver": reef.diver}.get(space)
