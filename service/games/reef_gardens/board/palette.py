"""The colours of this game in each theme."""

from __future__ import annotations

from typing import NamedTuple

from service.games.reef_gardens.components import CoralKind


class Tile(NamedTuple):
    """The colour of a tile, and of the marks on it."""

    face: str
    mark: str


class Palette(NamedTuple):
    corals: dict[CoralKind, Tile]
    cave: Tile
    coin: Tile
    clownfish: Tile
    #: The lines between the fields of the sea floor.
    grid: str


PALETTES: dict[str, Palette] = {
    "light": Palette(
        corals={
            "brain": Tile("#f8cbbb", "#8c2f14"),
            "fan": Tile("#f6e291", "#624700"),
            "staghorn": Tile("#c3d6f7", "#1d3f86"),
            "tube": Tile("#e0ccf4", "#5a2a8a"),
            "table": Tile("#cbe5aa", "#32560a"),
        },
        cave=Tile("#6c8690", "#1c343c"),
        coin=Tile("#ffd34d", "#4a3510"),
        clownfish=Tile("#ffffff", "#d9480f"),
        grid="#a9d5dd",
    ),
    "dark": Palette(
        corals={
            "brain": Tile("#5a2a1c", "#ffb59e"),
            "fan": Tile("#574708", "#ffe27a"),
            "staghorn": Tile("#1f3a6b", "#b3d0ff"),
            "tube": Tile("#45286b", "#dcbcff"),
            "table": Tile("#33500f", "#c6ec8c"),
        },
        cave=Tile("#4c626b", "#081419"),
        coin=Tile("#e8bd4a", "#2a1d00"),
        clownfish=Tile("#fff4ea", "#d9480f"),
        grid="#0f2f39",
    ),
    "contrast": Palette(
        corals={
            "brain": Tile("#330f00", "#ff9d7a"),
            "fan": Tile("#332b00", "#ffe94d"),
            "staghorn": Tile("#001a4d", "#8fbaff"),
            "tube": Tile("#2a004d", "#d9a6ff"),
            "table": Tile("#143300", "#b6ff4d"),
        },
        cave=Tile("#b3b3b3", "#000000"),
        coin=Tile("#ffe600", "#000000"),
        clownfish=Tile("#ffffff", "#c23a00"),
        grid="#5c7a99",
    ),
}
