"""A picture of each kind of piece, 100 by 100."""

from __future__ import annotations

from collections.abc import Callable

from service.boards.drawing import Drawing, Theme
from service.boards.say import Say
from service.games.island_of_gems.board import symbols
from service.games.island_of_gems.board.cards import card_colours, draw_shell_of
from service.games.island_of_gems.board.sheet import Sheet, drawn
from service.games.island_of_gems.board.tides import draw_flooded
from service.games.island_of_gems.components import SeahorseKind

_MIDDLE, _LARGE = 50, 84
#: The rows of an island: a numbered shell, a yellow one or a seahorse on each space.
_ISLAND = ("nyn", "ysy", "nsy")


def picture(piece: str, say: Say, theme: Theme) -> str:
    pen = Drawing(100, 100, say(f"piece-{piece}"), say(f"piece-{piece}.explains"), theme, say)
    _PICTURES[piece](Sheet(pen))
    return pen.svg()


def _island(sheet: Sheet) -> None:
    sheet.pen.rect(6, 6, 88, 88, rx=12, fill=sheet.theme.sand, **drawn(sheet.theme.line, 1.5))
    for row, marks in enumerate(_ISLAND):
        for column, mark in enumerate(marks):
            _space(sheet, 24 + 26 * column, 24 + 26 * row, mark)


def _space(sheet: Sheet, x: float, y: float, mark: str) -> None:
    fill = sheet.look.pattern if mark == "n" else sheet.look.space
    sheet.pen.rect(x - 12, y - 12, 24, 24, rx=4, fill=fill, stroke=sheet.look.edge)
    match mark:
        case "n":
            symbols.white_shell(sheet, x, y, 18)
        case "y":
            symbols.yellow_shell(sheet, x, y, 18)
        case "s":
            symbols.seahorse(sheet, x, y, 20, fill)


def _seahorse_card(sheet: Sheet) -> None:
    _card(sheet, sheet.theme.deep)
    symbols.seahorse(sheet, _MIDDLE, _MIDDLE, 64, sheet.theme.deep)


def _shell_card(sheet: Sheet, kind: SeahorseKind) -> None:
    _card(sheet, card_colours(sheet, kind)[0])
    draw_shell_of(sheet, _MIDDLE, 30, 34, kind)
    symbols.nine_islands(sheet, 29, 50, 14, sheet.look.card_cell)


def _scuba_diver(sheet: Sheet) -> None:
    _card(sheet, card_colours(sheet, "scuba_diver")[0])
    symbols.diver(sheet, _MIDDLE, _MIDDLE, 52)


def _flood_card(sheet: Sheet) -> None:
    _card(sheet, sheet.theme.panel)
    draw_flooded(sheet, 20, 20, 20, 4)


def _diamond_card(sheet: Sheet) -> None:
    _card(sheet, sheet.theme.panel)
    symbols.diamond(sheet, _MIDDLE, _MIDDLE, 52)


def _card(sheet: Sheet, fill: str) -> None:
    sheet.pen.rect(12, 5, 76, 90, rx=10, fill=fill, **drawn(sheet.theme.ink, 2))


_PICTURES: dict[str, Callable[[Sheet], None]] = {
    "island": _island,
    "numbered_shell": lambda sheet: symbols.numbered_shell(sheet, _MIDDLE, _MIDDLE, _LARGE, 3),
    "yellow_shell": lambda sheet: symbols.yellow_shell(sheet, _MIDDLE, _MIDDLE, _LARGE),
    "seahorse": lambda sheet: symbols.seahorse(sheet, _MIDDLE, _MIDDLE, _LARGE, sheet.theme.ground),
    "hexagonal_gem": lambda sheet: symbols.gem(sheet, _MIDDLE, _MIDDLE, _LARGE, 0),
    "square_gem": lambda sheet: symbols.gem(sheet, _MIDDLE, _MIDDLE, _LARGE, 1),
    "diamond": lambda sheet: symbols.diamond(sheet, _MIDDLE, _MIDDLE, _LARGE),
    "seahorse_card": _seahorse_card,
    "yellow_shell_card": lambda sheet: _shell_card(sheet, "yellow_shell"),
    "white_shell_card": lambda sheet: _shell_card(sheet, "white_shell"),
    "scuba_diver": _scuba_diver,
    "flood_card": _flood_card,
    "diamond_card": _diamond_card,
}
