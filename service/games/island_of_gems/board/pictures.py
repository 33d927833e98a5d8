"""A picture of each kind of piece, 100 by 100."""

from __future__ import annotations

from collections.abc import Callable

from service.boards.drawing import Drawing, Pen, Theme
from service.boards.say import Say
from service.games.island_of_gems.board import symbols
from service.games.island_of_gems.board.cards import card_colours, draw_shell_of
from service.games.island_of_gems.board.palette import palette_of, stroked
from service.games.island_of_gems.board.tides import draw_flooded
from service.games.island_of_gems.components import SeahorseKind

_MIDDLE, _LARGE = 50, 84
#: The rows of an island: a numbered shell, a yellow one or a seahorse on each space.
_ISLAND = ("nyn", "ysy", "nsy")


def picture(piece: str, say: Say, theme: Theme) -> str:
    pen = Drawing(100, 100, say(f"piece-{piece}"), say(f"piece-{piece}.explains"), theme, say)
    _PICTURES[piece](pen)
    return pen.svg()


def _island(pen: Pen) -> None:
    pen.rect(6, 6, 88, 88, rx=12, fill=pen.theme.sand, **stroked(pen.theme.line, 1.5))
    for row, marks in enumerate(_ISLAND):
        for column, mark in enumerate(marks):
            _space(pen, 24 + 26 * column, 24 + 26 * row, mark)


def _space(pen: Pen, x: float, y: float, mark: str) -> None:
    fill = palette_of(pen).pattern if mark == "n" else palette_of(pen).space
    pen.rect(x - 12, y - 12, 24, 24, rx=4, fill=fill, stroke=palette_of(pen).edge)
    match mark:
        case "n":
            symbols.white_shell(pen, x, y, 18)
        case "y":
            symbols.yellow_shell(pen, x, y, 18)
        case "s":
            symbols.seahorse(pen, x, y, 20, fill)


def _seahorse_card(pen: Pen) -> None:
    _card(pen, pen.theme.deep)
    symbols.seahorse(pen, _MIDDLE, _MIDDLE, 64, pen.theme.deep)


def _shell_card(pen: Pen, kind: SeahorseKind) -> None:
    _card(pen, card_colours(pen, kind)[0])
    draw_shell_of(pen, _MIDDLE, 30, 34, kind)
    symbols.nine_islands(pen, 29, 50, 14, palette_of(pen).card_cell)


def _scuba_diver(pen: Pen) -> None:
    _card(pen, card_colours(pen, "scuba_diver")[0])
    symbols.diver(pen, _MIDDLE, _MIDDLE, 52)


def _flood_card(pen: Pen) -> None:
    _card(pen, pen.theme.panel)
    draw_flooded(pen, 20, 20, 20, 4)


def _diamond_card(pen: Pen) -> None:
    _card(pen, pen.theme.panel)
    symbols.diamond(pen, _MIDDLE, _MIDDLE, 52)


def _card(pen: Pen, fill: str) -> None:
    pen.rect(12, 5, 76, 90, rx=10, fill=fill, **stroked(pen.theme.ink, 2))


_PICTURES: dict[str, Callable[[Pen], None]] = {
    "island": _island,
    "numbered_shell": lambda pen: symbols.numbered_shell(pen, _MIDDLE, _MIDDLE, _LARGE, 3),
    "yellow_shell": lambda pen: symbols.yellow_shell(pen, _MIDDLE, _MIDDLE, _LARGE),
    "seahorse": lambda pen: symbols.seahorse(pen, _MIDDLE, _MIDDLE, _LARGE, pen.theme.ground),
    "hexagonal_gem": lambda pen: symbols.gem(pen, _MIDDLE, _MIDDLE, _LARGE, 0),
    "square_gem": lambda pen: symbols.gem(pen, _MIDDLE, _MIDDLE, _LARGE, 1),
    "diamond": lambda pen: symbols.diamond(pen, _MIDDLE, _MIDDLE, _LARGE),
    "seahorse_card": _seahorse_card,
    "yellow_shell_card": lambda pen: _shell_card(pen, "yellow_shell"),
    "white_shell_card": lambda pen: _shell_card(pen, "white_shell"),
    "scuba_diver": _scuba_diver,
    "flood_card": _flood_card,
    "diamond_card": _diamond_card,
}
