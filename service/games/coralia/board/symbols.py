"""Small drawings of the animals and things in the reefs, each in a square of 100 by 100 around the origin."""

from __future__ import annotations

import math
from typing import NamedTuple

from service.boards.drawing import Pen


class Symbol(NamedTuple):
    """Lines with round ends, and shapes on top of them. A shape drawn counterclockwise is a hole."""

    shapes: str
    lines: str = ""
    width: float = 8


def _disc(x: float, y: float, rx: float, ry: float | None = None) -> str:
    return _ellipse(x, y, rx, rx if ry is None else ry, 1)


def _hole(x: float, y: float, rx: float, ry: float | None = None) -> str:
    return _ellipse(x, y, rx, rx if ry is None else ry, 0)


def _ellipse(x: float, y: float, rx: float, ry: float, clockwise: int) -> str:
    half = f"a{rx} {ry} 0 1 {clockwise} "
    return f"M{x - rx} {y}{half}{2 * rx} 0{half}{-2 * rx} 0z"


def _around(x: float, y: float, radius: float, count: int, turned: float = 0) -> list[tuple[float, float]]:
    angles = [math.tau * (turned + number / count - 0.25) for number in range(count)]
    return [(round(x + radius * math.cos(angle), 1), round(y + radius * math.sin(angle), 1)) for angle in angles]


def _polygon(corners: list[tuple[float, float]]) -> str:
    return "M" + "L".join(f"{x} {y}" for x, y in corners) + "z"


def _star(x: float, y: float, outer: float, inner: float, arms: int) -> str:
    tips, dents = _around(x, y, outer, arms), _around(x, y, inner, arms, 0.5 / arms)
    return _polygon([corner for pair in zip(tips, dents, strict=True) for corner in pair])


def _rays(x: float, y: float, start: float, end: float, count: int) -> str:
    near, far = _around(x, y, start, count), _around(x, y, end, count)
    return "".join(f"M{a} {b}L{c} {d}" for (a, b), (c, d) in zip(near, far, strict=True))


_HEAD = "M-27 10C-36 -50 36 -50 27 10z"
_ARMS = "M-22 6C-22 26 -32 34 -44 27M22 6C22 26 32 34 44 27M-8 8C-8 28 -12 42 -24 43M8 8C8 28 12 42 24 43"
_FISH = "M-46 0C-26 -34 14 -32 28 0C14 32 -26 34 -46 0z"
_TAIL = "M20 0L46 -26C40 -8 40 8 46 26z"
_COLLAR = "M-30 22H30L42 44H-42z"

SYMBOLS: dict[str, Symbol] = {
    "turtle": Symbol(
        _disc(0, 8, 27, 30)
        + _disc(0, -34, 11, 13)
        + _polygon(_around(0, 8, 17, 6)[::-1])
        + _polygon(_around(0, 8, 11, 6)),
        "M-18 -10C-28 -32 -40 -32 -44 -14M18 -10C28 -32 40 -32 44 -14M-16 28L-27 41M16 28L27 41",
        13,
    ),
    "limbs": Symbol(
        _disc(0, -43, 11, 13),
        "M-22 -20C-30 -38 -42 -38 -47 -24M22 -20C30 -38 42 -38 47 -24M-20 26L-34 42M20 26L34 42",
        13,
    ),
    "starfish": Symbol(
        _star(0, 3, 38, 17, 5) + "".join(_hole(x, y, 4) for x, y in _around(0, 3, 19, 5)) + _hole(0, 3, 4),
        _star(0, 3, 38, 17, 5),
        15,
    ),
    "octopus": Symbol(_HEAD + _hole(-10, -7, 5, 6) + _hole(10, -7, 5, 6), _ARMS, 10),
    "octopus_piece": Symbol(_disc(0, -14, 30), _ARMS, 11),
    "fish": Symbol(_FISH + _TAIL + "M-12 -20L14 -42L18 -16z" + _hole(-24, -7, 5)),
    "pearl": Symbol(_disc(0, -13, 23) + _hole(-8, -22, 6) + "M-48 0C-46 52 46 52 48 0C32 28 -32 28 -48 0z"),
    "diver": Symbol(
        _disc(0, -8, 31) + _hole(0, -8, 19) + _COLLAR + _disc(-36, -8, 7, 11) + _disc(36, -8, 7, 11),
        "M-9 -12C-6 -18 -2 -20 3 -20M0 -40V-44",
        7,
    ),
    "diver_piece": Symbol(
        _disc(0, -12, 31) + _disc(-34, -12, 7, 11) + _disc(34, -12, 7, 11) + _COLLAR, "M0 -44V-46", 8
    ),
    "treasure": Symbol(
        "M-44 -6V-14C-44 -42 44 -42 44 -14V-6z" + "M-44 1H44V38H-44z" + _hole(0, 15, 8) + _disc(0, 15, 3.5),
    ),
    "jellyfish": Symbol(
        "M-36 2C-38 -54 38 -54 36 2C30 -6 18 -6 12 2C8 -6 -8 -6 -12 2C-18 -6 -30 -6 -36 2z",
        "M-24 8C-32 20 -16 28 -24 42M0 8C-8 20 8 28 0 44M24 8C16 20 32 28 24 42",
        6,
    ),
    "stingray": Symbol(
        "M0 -42C16 -32 32 -10 49 -4C30 2 12 14 5 26H-5C-12 14 -30 2 -49 -4C-32 -10 -16 -32 0 -42z"
        + _hole(-8, -22, 4)
        + _hole(8, -22, 4),
        "M0 20C5 32 -6 38 0 47",
        5,
    ),
    "island": Symbol(
        "M-46 38C-34 12 34 12 46 38z",
        "M4 24C6 6 2 -6 -4 -18C-14 -30 -30 -28 -38 -12M-4 -18C-8 -36 -22 -42 -34 -38M-4 -18C4 -34 26 -34 34 -16"
        "M-4 -18C0 -38 16 -44 28 -40",
        8,
    ),
    "special_die": Symbol(
        "M-30 -38H30a8 8 0 0 1 8 8V30a8 8 0 0 1-8 8H-30a8 8 0 0 1-8-8V-30a8 8 0 0 1 8-8z"
        "M0 -29Q-6 -6 -29 0Q-6 6 0 29Q6 6 29 0Q6 -6 0 -29z"
    ),
    "copy_turtle": Symbol("M-12 -12H40V40H-12z" + _hole(14, 14, 15, 17), "M-22 14H-38V-38H14V-22", 8),
    "lionfish": Symbol(
        "M-44 6C-26 -18 10 -18 22 6C10 28 -26 28 -44 6z" + "M16 6L44 -14C38 0 38 12 44 26z" + _hole(-26, 2, 4.5),
        "M-24 -8L-33 -34M-11 -10L-13 -42M3 -10L8 -42M14 -2L28 -34M-14 22L-22 42M0 22L6 42",
        5,
    ),
    "pufferfish": Symbol(
        _disc(-6, 0, 30) + "M20 0L46 -18C40 -6 40 6 46 18z" + _hole(-20, -8, 5) + _hole(-28, 7, 4, 2.5),
        _rays(-6, 0, 28, 41, 12),
        5,
    ),
    "angelfish": Symbol(
        "M-40 2C-24 -18 -6 -26 10 -49C8 -26 14 -10 22 2C14 14 8 30 10 49C-6 28 -24 22 -40 2z"
        "M18 2L44 -14C38 -4 38 8 44 18z"
        "M-10 -13V17H-4V-13zM4 -18V22H9V-18z" + _hole(-22, -2, 4),
    ),
    "anemonefish": Symbol(
        _FISH + _TAIL + _hole(-32, -4, 4) + "M-20 -14C-14 -4 -14 4 -20 14L-11 18C-5 6 -5 -6 -11 -18z"
        "M6 -17C10 -6 10 6 6 17L14 11C17 4 17 -4 14 -11z",
    ),
    "eye": Symbol("M-46 0C-24 -34 24 -34 46 0C24 34 -24 34 -46 0z" + _hole(0, 0, 17) + _disc(0, 0, 9)),
    "flag": Symbol("M-22 -40H36L20 -20L36 0H-22z", "M-26 -42V44", 9),
    "card": Symbol("", "M-26 -38H26V38H-26z", 8),
}


def symbol(pen: Pen, name: str, x: float, y: float, size: float, colour: str, edge: str = "") -> None:
    """Draws a symbol around a point, with an edge that sets it off from the background."""
    drawn = SYMBOLS[name]
    place = f"translate({x:g} {y:g}) scale({size / 100:g})"
    if edge:
        pen.path(drawn.shapes, fill=edge, stroke=edge, stroke_width=10, transform=place)
    if edge and drawn.lines:
        pen.path(drawn.lines, fill="none", stroke=edge, stroke_width=drawn.width + 10, transform=place)
    if drawn.lines:
        pen.path(drawn.lines, fill="none", stroke=colour, stroke_width=drawn.width, transform=place)
    if drawn.shapes:
        pen.path(drawn.shapes, fill=colour, transform=place)
