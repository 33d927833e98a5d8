"""What every part of the board draws with."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple

from service.boards.coralia.palette import PALETTES, Paint
from service.boards.drawing import Drawing, Theme
from service.boards.phrases import Phrases
from service.games.coralia.components import DieColour, Space
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
    def say(self) -> Phrases:
        return self.drawing.say

    @property
    def theme(self) -> Theme:
        return self.drawing.theme

    def paint(self, colour: DieColour) -> Paint:
        return PALETTES[self.theme.name][colour]

    @property
    def viewer(self) -> int | None:
        """The seat that sees its own cards here; None for a spectator."""
        return next((player.seat for player in self.view.players if player.hand is not None), None)


class Section(NamedTuple):
    """A part of the board over its whole width."""

    height: Callable[[CoraliaView], float]
    draw: Callable[[Scene, float], None]


def owner(reef: CoraliaReef, space: Space) -> int | None:
    """Whose octopus or diver is on a space."""
    return {"octopus": reef.octopus, "diver": reef.diver}.get(space)


def clean(name: str) -> str:
    """A name without what would end its line or turn around the words beside it."""
    return "".join(sign for sign in name if not _unruly(sign))


def _unruly(sign: str) -> bool:
    return unicodedata.category(sign) in ("Cc", "Zl", "Zp") or unicodedata.bidirectional(sign) in _TURNING


_TURNING = frozenset(("LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI"))
