"""The tide cards of the match, each in its own place."""

from __future__ import annotations

from service.boards.drawing import Pen, kept
from service.games.island_of_gems.board import symbols
from service.games.island_of_gems.board.labels import tide_words, tides_left_words, tides_words
from service.games.island_of_gems.board.palette import palette_of, stroked
from service.games.island_of_gems.board.sheet import Sheet
from service.games.island_of_gems.components import TIDES
from service.games.island_of_gems.pieces import TIDE_OF_KIND
from service.games.island_of_gems.view import IslandOfGemsTideCard

_HEADING, _CARD, _CELL = 34, 66, 18
TIDES_HEIGHT = _HEADING + _CARD


def draw_tides(sheet: Sheet, x: float, y: float, width: float) -> None:
    say, view = sheet.say, sheet.view
    sheet.pen.text(x, y + 20, tides_words(say, view), 22, font_weight=700)
    sheet.pen.text(x + width, y + 20, tides_left_words(say, view), 20, "end", fill=sheet.theme.faint)
    for place in range(TIDES):
        _draw_place(sheet, x + place * (width - _CARD) / (TIDES - 1), y + _HEADING, place)


def _draw_place(sheet: Sheet, x: float, y: float, place: int) -> None:
    tides = sheet.view.tides
    if place < len(tides):
        _draw_card(sheet, x, y, tides[place], applies=place == len(tides) - 1)
    else:
        sheet.pen.rect(x, y, _CARD, _CARD, rx=8, fill="none", **stroked(sheet.theme.line, 2, "6 5"))


def _draw_card(sheet: Sheet, x: float, y: float, card: IslandOfGemsTideCard, applies: bool) -> None:
    """A revealed tide card; the last one applies (I4.2)."""
    theme = sheet.theme
    label = sheet.say("board-tide-holds" if applies else "board-tide", tide=tide_words(sheet.say, card))
    with sheet.pen.group(label, card.id, TIDE_OF_KIND[card.kind]):
        frame = stroked(theme.faint, 5) if applies else stroked(theme.line, 2)
        sheet.pen.rect(x, y, _CARD, _CARD, rx=8, fill=theme.panel, **frame)
        if card.island is None:
            symbols.diamond(sheet.pen, x + _CARD / 2, y + _CARD / 2 + 1, 44)
        else:
            draw_flooded(sheet.pen, x + 6, y + 6, _CELL, card.island)


@kept
def draw_flooded(pen: Pen, x: float, y: float, cell: float, island: int) -> None:
    """A map of the nine islands with waves over one of them."""
    row, column = divmod(island, 3)
    left, top = x + column * cell, y + row * cell
    symbols.nine_islands(pen, x, y, cell, palette_of(pen).card_cell)
    pen.rect(left, top, cell, cell, fill=pen.theme.deep)
    symbols.waves(pen, left + cell / 2, top + cell / 2, cell * 5 / 6, pen.theme.ink)
