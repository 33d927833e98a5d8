"""The colours of this game in each theme, and the attributes of lines."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from service.boards.drawing import Pen


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


def palette_of(pen: Pen) -> Palette:
    return PALETTES[pen.theme.name]


def stroked(colour: str, width: float, dashes: str | None = None, opacity: float | None = None) -> dict[str, Any]:
    """The attributes of a line."""
    return {"stroke": colour, "stroke_width": width, "stroke_dasharray": dashes, "stroke_opacity": opacity}
