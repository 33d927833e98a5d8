"""What every part of a drawing needs: the pen, the words, the colours, and for a table the view and the players."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from service.boards.drawing import Drawing, Theme
from service.boards.seating import Seating
from service.games.island_of_gems.board.labels import initials
from service.games.island_of_gems.view import IslandOfGemsView


@dataclass(frozen=True)
class Palette:
    """The colours of spaces, shells and cards in one theme."""

    space: str
    pattern: str
    edge: str
    white: str
    white_edge: str
    white_ink: str
    yellow: str
    yellow_edge: str
    seahorse: str
    diamond: str
    diamond_edge: str
    yellow_card: str
    white_card: str
    card_cell: str
    card_ink: str


PALETTES: dict[str, Palette] = {
    "light": Palette(
        space="#fbf4e3",
        pattern="#f0d2b0",
        edge="#d3b98a",
        white="#fffdf8",
        white_edge="#a3643a",
        white_ink="#4a2a12",
        yellow="#f7c62f",
        yellow_edge="#8a6200",
        seahorse="#1f7a80",
        diamond="#eafcff",
        diamond_edge="#256a80",
        yellow_card="#ffdf7e",
        white_card="#ffffff",
        card_cell="#dcc893",
        card_ink="#2d2410",
    ),
    "dark": Palette(
        space="#4b4128",
        pattern="#7d5236",
        edge="#8f7b4d",
        white="#f5e9d6",
        white_edge="#c58a5c",
        white_ink="#3b200c",
        yellow="#ffd34d",
        yellow_edge="#6b4e00",
        seahorse="#74dcd4",
        diamond="#dff8ff",
        diamond_edge="#17536a",
        yellow_card="#f0cb62",
        white_card="#e8eef0",
        card_cell="#b9ab86",
        card_ink="#241c0a",
    ),
    "contrast": Palette(
        space="#000000",
        pattern="#4d3300",
        edge="#ffffff",
        white="#ffffff",
        white_edge="#000000",
        white_ink="#000000",
        yellow="#ffe600",
        yellow_edge="#000000",
        seahorse="#33ffdd",
        diamond="#ffffff",
        diamond_edge="#004d66",
        yellow_card="#ffe600",
        white_card="#ffffff",
        card_cell="#b3b3b3",
        card_ink="#000000",
    ),
}


def drawn(stroke: str, width: float, dashes: str | None = None, opacity: float | None = None) -> dict[str, Any]:
    """How a line looks."""
    return {"stroke": stroke, "stroke_width": width, "stroke_dasharray": dashes, "stroke_opacity": opacity}


class Sheet:
    """A drawing under way, and its colours."""

    def __init__(self, pen: Drawing) -> None:
        self.pen = pen
        self.say = pen.say
        self.theme: Theme = pen.theme
        self.look = PALETTES[pen.theme.name]


class TableSheet(Sheet):
    """A drawing of a table: what is on it, and who sits around it."""

    def __init__(self, pen: Drawing, view: IslandOfGemsView, seating: Seating) -> None:
        super().__init__(pen)
        self.view = view
        self.names = seating.names
        self.asked = seating.asked
        self.initials = initials(seating.names)
