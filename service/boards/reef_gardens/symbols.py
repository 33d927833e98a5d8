"""Symbols, drawn by hand on a square of 24 by 24 around the origin."""

from __future__ import annotations

from typing import NamedTuple

from service.boards.drawing import Drawing
from service.boards.reef_gardens.palette import PALETTES, Tile
from service.games.reef_gardens.components import CoralKind, ShellKind


class Symbol(NamedTuple):
    #: What is filled, what is a line, and the lines that are cut out of what is filled.
    filled: str = ""
    lines: str = ""
    cuts: str = ""


CORALS: dict[CoralKind, Symbol] = {
    "brain": Symbol(
        filled="M-11.5 5A11.5 12 0 0 1 11.5 5Q11 9.500 6 9.500H-6Q-11 9.500-11.500 5Z",
        cuts="M-11 5Q-8 5-7.500 1T-3-3M-4.500 9.500Q-5.500 5-2 4.500T2-1T-1-6.500M3 9.500Q2.500 5 5.500 4T6.500-2.500",
    ),
    "fan": Symbol(
        filled="M-1.500 11.500L-11-.5A11.500 11.500 0 0 1 11-.5L1.500 11.500Z",
        cuts="M0 11L-7-6M0 11L-2.500-10M0 11L2.500-10M0 11L7-6M-7 3.500Q0-1 7 3.500",
    ),
    "staghorn": Symbol(
        lines="M0 11V-1L-3.500-10.500M0 7L-8 1V-6M-8 1L-11-3M0 3L7-2.500L6-10M7-2.500L11-5.500",
    ),
    "tube": Symbol(
        filled="M-10.500-3H-4V11H-10.500ZM-3-10.500H3.500V11H-3ZM4.500 0H11V11H4.500Z",
        cuts="M-8.700-.5H-5.800M-1.200-8H1.700M6.300 2.500H9.200",
    ),
    "table": Symbol(
        filled="M-12-5Q0-11.500 12-5Q10.500-1 5-1H3L4.500 11H-4.500L-3-1H-5Q-10.500-1-12-5Z",
        cuts="M-6.500-4.500H-3M-1-5.500H2.500M5-4.500H7.500",
    ),
}

SHELLS: dict[ShellKind, Symbol] = {
    "fish_school": Symbol(
        filled="M-11-5Q-5-12 2-5L7-9V-1L2-5Q-5 2-11-5ZM-5 5Q0-1 6 5L11 1.500V8.500L6 5Q0 11-5 5Z",
        cuts="M-7.500-6V-5.500M-1.500 4.500V5",
    ),
    "sea_anemone": Symbol(
        filled="M-8 4H8L6 11H-6Z",
        lines="M-7 4Q-11-2-8-7M-3.500 4Q-6-3-3-10M0 4V-7M3.500 4Q6-3 3-10M7 4Q11-2 8-7",
    ),
    "pearls": Symbol(
        filled="M-10-3a5 5 0 1 0 10 0a5 5 0 1 0-10 0M1-4.500a4 4 0 1 0 8 0a4 4 0 1 0-8 0M-3 6a4.500 4.500 0 1 0 9 0a4.500 4.500 0 1 0-9 0",
        cuts="M-7.500-4.500L-6.500-5.500M3.500-6L4-6.500M0 5L.8 4",
    ),
    "boat": Symbol(filled="M-11 4H11L7 10.500H-7ZM-1-11V2H-10ZM2-7L9 2H2Z"),
    "octopus": Symbol(
        filled="M-7 1V-4A7 7 0 0 1 7-4V1Q7 4 4 4H-4Q-7 4-7 1Z",
        lines="M-5.500 3Q-6 8-11 7M-2 4Q-2 9-5.500 11M2 4Q2 9 5.500 11M5.500 3Q6 8 11 7",
        cuts="M-2.800-3.200V-2.600M2.800-3.200V-2.600",
    ),
    "algae": Symbol(lines="M-6 11Q-10 5-6 0T-6-9M0 11Q-4 5 0-1T0-11M6 11Q2 6 6 1T6-7"),
    "submarine": Symbol(
        filled="M-11 4A6 6 0 0 1-5-2H-3V-7H4V-2H5A6 6 0 0 1 11 4A6 6 0 0 1 5 10H-5A6 6 0 0 1-11 4Z",
        lines="M0-7V-11H4",
        cuts="M-5.500 4V4.100M0 4V4.100M5.500 4V4.100",
    ),
    "turtle": Symbol(
        filled="M-7 1A7 8 0 0 1 7 1A7 8 0 0 1-7 1ZM-2.500-6.500A2.500 2.800 0 1 1 2.500-6.500Z",
        lines="M-5.500-4L-10-7M5.500-4L10-7M-5 6L-8 10M5 6L8 10",
        cuts="M-3.500-3L0-1L3.500-3M0-1V5M-4 6L0 5L4 6",
    ),
}

CLOWNFISH = Symbol(filled="M-11 0Q-4-9 6 0L11-5.500V5.500L6 0Q-4 9-11 0Z", cuts="M-5-5Q-3.500 0-5 5M2-4.500Q3.500 0 2 4.500")
DIVER = Symbol(filled="M-9 0A9 9.500 0 0 1 9 0V4H11V9H-11V4H-9Z")
BAG = Symbol(filled="M-4-7Q-12 2-9 10H9Q12 2 4-7L6-11H-6Z", cuts="M-5-6.500H5")
STATION = Symbol(filled="M-9 5V-1A9 9 0 0 1 9-1V5ZM-11 7H11V11H-11Z", cuts="M-4 0V.1M4 0V.1")
SONAR = Symbol(
    filled="M-2.500 0a2.500 2.500 0 1 0 5 0a2.500 2.500 0 1 0-5 0",
    lines="M-5-5A7 7 0 0 0-5 5M5-5A7 7 0 0 1 5 5M-8-8.500A11.500 11.500 0 0 0-8 8.500M8-8.500A11.500 11.500 0 0 1 8 8.500",
)
CAVE = Symbol(filled="M-10 10V1Q-9-9 0-9T10 1V10Z")
TICK = Symbol(lines="M-7 0L-2 6L8-6")


def draw_symbol(drawing: Drawing, symbol: Symbol, x: float, y: float, size: float, tile: Tile) -> None:
    """A symbol around a point, in a tile's colours."""
    place = f"translate({x:g} {y:g}) scale({size / 24:g})"
    with drawing.group(transform=place, fill="none", stroke_linecap="round", stroke_linejoin="round"):
        if symbol.filled:
            drawing.path(symbol.filled, fill=tile.mark)
        if symbol.lines:
            drawing.path(symbol.lines, stroke=tile.mark, stroke_width=2.8)
        if symbol.cuts:
            drawing.path(symbol.cuts, stroke=tile.face, stroke_width=1.8)


def draw_coral_face(drawing: Drawing, kind: CoralKind, clownfish: bool, x: float, y: float, size: float) -> None:
    """What a coral tile around a point shows."""
    palette = PALETTES[drawing.theme.name]
    lifted = size * 0.07 if clownfish else 0
    draw_symbol(drawing, CORALS[kind], x - lifted, y - lifted, size * 0.6, palette.corals[kind])
    if clownfish:
        fish_x, fish_y = x + size * 0.24, y + size * 0.26
        drawing.circle(fish_x, fish_y, size * 0.2, fill=palette.clownfish.face)
        draw_symbol(drawing, CLOWNFISH, fish_x, fish_y, size * 0.34, palette.clownfish)


def draw_shell_face(drawing: Drawing, kind: ShellKind, worth: int, x: float, y: float, size: float) -> None:
    """What a shell tile around a point shows."""
    tile = Tile(drawing.theme.sand, drawing.theme.on_sand)
    if not worth:
        draw_symbol(drawing, SHELLS[kind], x, y, size * 0.7, tile)
        return
    draw_symbol(drawing, SHELLS[kind], x - size * 0.14, y - size * 0.1, size * 0.56, tile)
    drawing.text(x + size * 0.28, y + size * 0.4, str(worth), max(19, size * 0.4), "middle", fill=tile.mark, font_weight=700)


def draw_coin(drawing: Drawing, x: float, y: float, r: float) -> None:
    coin = PALETTES[drawing.theme.name].coin
    drawing.circle(x, y, r, fill=coin.face, stroke=coin.mark, stroke_width=1.5)
    drawing.circle(x, y, r * 0.6, fill="none", stroke=coin.mark, stroke_width=1.2)


def draw_badge(drawing: Drawing, seat: int, x: float, y: float, r: float) -> None:
    """A seat's colour and number, counted from 1."""
    drawing.circle(x, y, r, fill=drawing.theme.seats[seat], stroke=drawing.theme.panel, stroke_width=1.5)
    number = {"fill": drawing.theme.on_seats[seat], "font_weight": 700}
    drawing.text(x, y + r * 0.58, str(seat + 1), r * 1.62, "middle", **number)
