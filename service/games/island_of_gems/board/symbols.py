"""Symbols, each designed in a square of 60 by 60 around the origin, and drawn at any place and size."""

from __future__ import annotations

from service.boards.drawing import Pen, kept
from service.games.island_of_gems.board.palette import palette_of, stroked

_SCALLOP = (
    "M-7 23L-27 5A11 11 0 0 1-21-13A11 11 0 0 1-8-24A10 10 0 0 1 8-24A11 11 0 0 1 21-13A11 11 0 0 1 27 5"
    "L7 23L11 30H-11Z"
)
_RIBS = "M-4 22L-9 13M4 22L9 13M-17-5L-21-13M-6-13L-8-24M6-13L8-24M17-5L21-13"
_SNAIL = "M-28 25C-25 22-26 14-26 6C-26-14-12-26 3-26C18-26 27-14 27-1C27 14 16 25 2 25Z"
_COIL = "M-12 25C-19 12-17-14 3-15C17-15 19 5 8 11C-2 15-9 3-1-3C4-5 8 1 4 3"
_SEAHORSE = (
    "M-21-15L-9-20C-8-26-3-29 2-29L5-25L10-27L10-21L15-20L13-14C18-6 17 4 13 10C10 15 9 18 7 22C3 31-12 31-13 20"
    "C-14 12-4 11-3 17C-2 21-7 22-8 19C-9 23-3 24-1 19C1 14-3 10-5 5C-7-1-4-5-3-10L-8-9C-9-12-17-10-21-11Z"
)
_FIN = "M16-6L25-5L22-1L25 3L20 4L21 9L14 8Z"
_HEXAGON = "M0-28L24-14V14L0 28L-24 14V-14Z"
_HEXAGON_FACETS = "M0-20L17-10V10L0 20L-17 10V-10ZM0-28V-20M24-14L17-10M24 14L17 10M0 28V20M-24 14L-17 10M-24-14L-17-10"
_SQUARE = "M-15-25H15L25-15V15L15 25H-15L-25 15V-15Z"
_SQUARE_FACETS = (
    "M-11-18H11L18-11V11L11 18H-11L-18 11V-11ZM-15-25L-11-18M15-25L11-18M25-15L18-11M25 15L18 11"
    "M15 25L11 18M-15 25L-11 18M-25 15L-18 11M-25-15L-18-11"
)
_DIAMOND = "M-15-22H15L28-6L0 27L-28-6Z"
_DIAMOND_FACETS = "M-28-6H28M-15-22L-10-6L0-22L10-6L15-22M-10-6L0 27L10-6"
_MASK = "M-27-16H20V-4C20 6 12 12 5 10L-3 5L-11 10C-19 12-27 6-27-4Z"
_SNORKEL = "M-8 22C14 26 27 20 27 4V-27"
_WAVES = "M-28-8q7-9 14 0t14 0t14 0t14 0M-28 8q7-9 14 0t14 0t14 0t14 0"
_THREE = "M-28-9H-10V9H-28ZM-9-9H9V9H-9ZM10-9H28V9H10Z"
_MOUND = "M-26 26Q0 4 26 26Z"
_FLAG = "M-4 15V-27L20-17L-4-7"
_NINE = "".join(f"M{x} {y}h15v15h-15z" for y in (-27.5, -7.5, 12.5) for x in (-27.5, -7.5, 12.5))
#: The cut of each seat's gems, which differ in more than colour.
_CUTS = ((_HEXAGON, _HEXAGON_FACETS), (_SQUARE, _SQUARE_FACETS))
#: The smallest size of a gem with facets.
_FACETED = 30


@kept
def white_shell(pen: Pen, x: float, y: float, size: float) -> None:
    palette, place = palette_of(pen), _at(x, y, size)
    pen.path(_SCALLOP, fill=palette.white, transform=place, **stroked(palette.white_edge, 2.5))
    pen.path(_RIBS, transform=place, **stroked(palette.white_edge, 2, opacity=0.6))


@kept
def numbered_shell(pen: Pen, x: float, y: float, size: float, value: int) -> None:
    white_shell(pen, x, y, size)
    letter = size * 0.56
    pen.text(x, y + letter * 0.34, str(value), letter, "middle", font_weight=700, fill=palette_of(pen).white_ink)


@kept
def number(pen: Pen, x: float, y: float, size: float, value: int) -> None:
    """A numbered shell too small for its outline."""
    palette = palette_of(pen)
    pen.circle(x, y, size / 2, fill=palette.white, **stroked(palette.white_edge, 1.5))
    pen.text(x, y + size * 0.27, str(value), size * 0.76, "middle", font_weight=700, fill=palette.white_ink)


@kept
def yellow_shell(pen: Pen, x: float, y: float, size: float) -> None:
    palette, place = palette_of(pen), _at(x, y, size)
    pen.path(_SNAIL, fill=palette.yellow, transform=place, **stroked(palette.yellow_edge, 2.5))
    pen.path(_COIL, fill="none", stroke_linecap="round", transform=place, **stroked(palette.yellow_edge, 3))


@kept
def seahorse(pen: Pen, x: float, y: float, size: float, behind: str) -> None:
    place = _at(x, y, size)
    pen.path(_SEAHORSE + _FIN, fill=palette_of(pen).seahorse, transform=place)
    pen.circle(x + size * 0.015, y - size * 0.32, size * 0.04, fill=behind)


def gem(pen: Pen, x: float, y: float, size: float, seat: int, letter: str = "") -> None:
    """A gem in its seat's colour and cut, with facets if it is large enough."""
    _stone(pen, x, y, size, seat)
    if letter:
        height, ink = size * 0.46, pen.theme.on_seats[seat]
        pen.text(x, y + height * 0.36, letter, height, "middle", font_weight=700, fill=ink)


@kept
def _stone(pen: Pen, x: float, y: float, size: float, seat: int) -> None:
    outline, facets = _CUTS[seat]
    ink, place = pen.theme.on_seats[seat], _at(x, y, size)
    pen.path(outline, fill=pen.theme.seats[seat], transform=place, **stroked(ink, 2))
    if size >= _FACETED:
        pen.path(facets, fill="none", transform=place, **stroked(ink, 1.5, opacity=0.45))


@kept
def diamond(pen: Pen, x: float, y: float, size: float) -> None:
    palette, place = palette_of(pen), _at(x, y, size)
    pen.path(_DIAMOND, fill=palette.diamond, transform=place, **stroked(palette.diamond_edge, 3))
    pen.path(_DIAMOND_FACETS, fill="none", transform=place, **stroked(palette.diamond_edge, 2))


@kept
def diver(pen: Pen, x: float, y: float, size: float) -> None:
    ink, place = pen.theme.ink, _at(x, y, size)
    pen.path(_MASK, fill=pen.theme.deep, transform=place, **stroked(ink, 4))
    pen.path(_SNORKEL, fill="none", stroke_linecap="round", transform=place, **stroked(ink, 5))


@kept
def pattern(pen: Pen, x: float, y: float, size: float) -> None:
    """Three spaces in a row."""
    pen.path(_THREE, fill=palette_of(pen).pattern, transform=_at(x, y, size), **stroked(pen.theme.ink, 4))


@kept
def majority(pen: Pen, x: float, y: float, size: float) -> None:
    """A flag on an island."""
    theme, place = pen.theme, _at(x, y, size)
    pen.path(_MOUND, fill=theme.sand, transform=place, **stroked(theme.ink, 4))
    pen.path(_FLAG, fill=theme.faint, transform=place, **stroked(theme.ink, 4))


@kept
def nine_islands(pen: Pen, x: float, y: float, cell: float, fill: str) -> None:
    """A map of the nine islands, given its top-left corner."""
    place = _at(x + 1.5 * cell, y + 1.5 * cell, 3 * cell)
    pen.path(_NINE, fill=fill, stroke_linejoin="round", transform=place, **stroked(fill, 3))


@kept
def waves(pen: Pen, x: float, y: float, size: float, ink: str) -> None:
    pen.path(_WAVES, fill="none", stroke_linecap="round", transform=_at(x, y, size), **stroked(ink, 5))


def _at(x: float, y: float, size: float) -> str:
    return f"translate({x:.1f} {y:.1f}) scale({size / 60:.3f})"
