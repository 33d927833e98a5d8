"""Symbols, each in a square of 24 by 24 around the origin."""

from __future__ import annotations

from typing import NamedTuple

from service.boards.drawing import Pen
from service.games.reef_gardens.board.palette import Tile
from service.games.reef_gardens.components import CoralKind, ShellKind


class Symbol(NamedTuple):
    #: Filled shapes, lines, and lines that are cut out of the filled shapes.
    filled: str = ""
    lines: str = ""
    cuts: str = ""


CORALS: dict[CoralKind, Symbol] = {
    "brain": Symbol(
        filled="M-12 4A12 13 0 0 1 12 4Q12 10.5 6 10.5H-6Q-12 10.5-12 4Z",
        cuts="M-12 3Q-8 4-7.5 0T-3-4.5M-5 10.5Q-6 6-2.5 5T2-1.5T0-9M3 10.5Q2.5 6 6 4.5T6-4",
    ),
    "fan": Symbol(
        filled="M-1.5 11.5L-11-.5A11.5 11.5 0 0 1 11-.5L1.5 11.5Z",
        cuts="M0 11L-7-6M0 11L-2.5-10M0 11L2.5-10M0 11L7-6M-7 3.5Q0-1 7 3.5",
    ),
    "staghorn": Symbol(
        lines="M0 11V-1L-3.5-10.5M0 7L-8 1V-6M-8 1L-11-3M0 3L7-2.5L6-10M7-2.5L11-5.5",
    ),
    "tube": Symbol(
        filled="M-10.5-3H-4V11H-10.5ZM-3-10.5H3.5V11H-3ZM4.5 0H11V11H4.5Z",
        cuts="M-8.7-.5H-5.8M-1.2-8H1.7M6.3 2.5H9.2",
    ),
    "table": Symbol(
        filled="M-12-5Q0-11.5 12-5Q10.5-1 5-1H3L4.5 11H-4.5L-3-1H-5Q-10.5-1-12-5Z",
        cuts="M-6.5-4.5H-3M-1-5.5H2.5M5-4.5H7.5",
    ),
}

SHELLS: dict[ShellKind, Symbol] = {
    "fish_school": Symbol(
        filled="M-11-5Q-5-12 2-5L7-9V-1L2-5Q-5 2-11-5ZM-5 5Q0-1 6 5L11 1.5V8.5L6 5Q0 11-5 5Z",
        cuts="M-7.5-6V-5.5M-1.5 4.5V5",
    ),
    "sea_anemone": Symbol(
        filled="M-8 4H8L6 11H-6Z",
        lines="M-7 4Q-11-2-8-7M-3.5 4Q-6-3-3-10M0 4V-7M3.5 4Q6-3 3-10M7 4Q11-2 8-7",
    ),
    "pearls": Symbol(
        filled="M-10-4a5 5 0 1 0 10 0a5 5 0 1 0-10 0M1-5a4 4 0 1 0 8 0a4 4 0 1 0-8 0M-3 6a4 4 0 1 0 8 0a4 4 0 1 0-8 0",
        cuts="M-7-6L-6-7M4-7L4.5-7.5M0 4.5L.5 4",
    ),
    "boat": Symbol(filled="M-11 4H11L7 10.5H-7ZM-1-11V2H-10ZM2-7L9 2H2Z"),
    "octopus": Symbol(
        filled="M-7 1V-4A7 7 0 0 1 7-4V1Q7 4 4 4H-4Q-7 4-7 1Z",
        lines="M-5.5 3Q-6 8-11 7M-2 4Q-2 9-5.5 11M2 4Q2 9 5.5 11M5.5 3Q6 8 11 7",
        cuts="M-2.8-3.2V-2.6M2.8-3.2V-2.6",
    ),
    "algae": Symbol(lines="M-6 11Q-10 5-6 0T-6-9M0 11Q-4 5 0-1T0-11M6 11Q2 6 6 1T6-7"),
    "submarine": Symbol(
        filled="M-11 4A6 6 0 0 1-5-2H-3V-7H4V-2H5A6 6 0 0 1 11 4A6 6 0 0 1 5 10H-5A6 6 0 0 1-11 4Z",
        lines="M0-7V-11H4",
        cuts="M-5.5 4V4.1M0 4V4.1M5.5 4V4.1",
    ),
    "turtle": Symbol(
        filled="M-7 1A7 8 0 0 1 7 1A7 8 0 0 1-7 1ZM-2.5-6.5A2.5 2.8 0 1 1 2.5-6.5Z",
        lines="M-5.5-4L-10-7M5.5-4L10-7M-5 6L-8 10M5 6L8 10",
        cuts="M-3.5-3L0-1L3.5-3M0-1V5M-4 6L0 5L4 6",
    ),
}

CLOWNFISH = Symbol(filled="M-11 0Q-4-9 6 0L11-5.5V5.5L6 0Q-4 9-11 0Z", cuts="M-5-5Q-3.5 0-5 5M2-4.5Q3.5 0 2 4.5")
_HELMET = "M-9 1A9 10 0 0 1 9 1V4L11 6V9.5H-11V6L-9 4Z"
_WINDOW = "M-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0"
DIVER = Symbol(filled=_HELMET, cuts=_WINDOW)
DIVER_AWAY = Symbol(lines=_HELMET)
BAG = Symbol(filled="M-4-7Q-12 2-9 10H9Q12 2 4-7L6-11H-6Z", cuts="M-5-6.5H5")
STATION = Symbol(filled="M-9 5V-1A9 9 0 0 1 9-1V5ZM-11 7H11V11H-11Z", cuts="M-4 0V.1M4 0V.1")
SONAR = Symbol(
    filled="M-2.5 0a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0",
    lines="M-5-5A7 7 0 0 0-5 5M5-5A7 7 0 0 1 5 5M-8-8.5A11.5 11.5 0 0 0-8 8.5M8-8.5A11.5 11.5 0 0 1 8 8.5",
)
CAVE = Symbol(filled="M-10 10V1Q-9-9 0-9T10 1V10Z")
TICK = Symbol(lines="M-7 0L-2 6L8-6")


def draw_symbol(pen: Pen, symbol: Symbol, x: float, y: float, size: float, tile: Tile) -> None:
    """A symbol around a point, in a tile's colours. The whole drawing has lines with round ends."""
    with pen.group(transform=f"translate({x:g} {y:g}) scale({size / 24:g})"):
        if symbol.filled:
            pen.path(symbol.filled, fill=tile.mark)
        if symbol.lines:
            pen.path(symbol.lines, fill="none", stroke=tile.mark, stroke_width=2.8)
        if symbol.cuts:
            pen.path(symbol.cuts, fill="none", stroke=tile.face, stroke_width=1.8)
