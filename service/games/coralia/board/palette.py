"""The colours of the reefs and their dice, for each theme."""

from __future__ import annotations

from typing import NamedTuple

from service.boards.drawing import Theme
from service.games.coralia.components import DieColour


class Paint(NamedTuple):
    """The colours of one reef: its dice, the writing on them, its ground, and the symbols on its free spaces."""

    die: str
    ink: str
    coral: str
    mark: str


PALETTES: dict[str, dict[DieColour, Paint]] = {
    "light": {
        "blue": Paint("#1f6bbf", "#ffffff", "#b9d8f5", "#17518f"),
        "green": Paint("#2f7d3b", "#ffffff", "#bfe3c2", "#23622d"),
        "yellow": Paint("#f4c531", "#3a2a00", "#fbe9a0", "#6b5200"),
        "red": Paint("#c52d29", "#ffffff", "#f6c4bf", "#9a1f1c"),
        "violet": Paint("#7d3fb0", "#ffffff", "#dfc8f2", "#5f2c8a"),
        "orange": Paint("#f08a24", "#2e1500", "#fbd5ab", "#874100"),
        "white": Paint("#ffffff", "#12303a", "#ffffff", "#12303a"),
    },
    "dark": {
        "blue": Paint("#6fb1ff", "#04203f", "#1d4268", "#9fcbff"),
        "green": Paint("#74cf86", "#04280f", "#1f4f2d", "#9be0a8"),
        "yellow": Paint("#f3cf57", "#2f2300", "#584a17", "#f6dd86"),
        "red": Paint("#ff8d85", "#3d0603", "#622927", "#ffb1ab"),
        "violet": Paint("#c79bf5", "#26083f", "#4a2d66", "#d9bbfa"),
        "orange": Paint("#ffad5c", "#331800", "#633f16", "#ffc68d"),
        "white": Paint("#f3f7f8", "#12303a", "#f3f7f8", "#f3f7f8"),
    },
    "contrast": {
        "blue": Paint("#4da6ff", "#000000", "#001c3d", "#80c0ff"),
        "green": Paint("#3ddc5b", "#000000", "#002b09", "#6bff86"),
        "yellow": Paint("#ffe600", "#000000", "#2e2900", "#fff27a"),
        "red": Paint("#ff6b61", "#000000", "#3a0400", "#ff9d96"),
        "violet": Paint("#cc99ff", "#000000", "#240042", "#e0c2ff"),
        "orange": Paint("#ff9f1a", "#000000", "#331c00", "#ffc370"),
        "white": Paint("#ffffff", "#000000", "#ffffff", "#ffffff"),
    },
}


def paint_of(colour: DieColour, theme: Theme) -> Paint:
    return PALETTES[theme.name][colour]
