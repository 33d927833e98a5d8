"""The tide cards of the match, one place for each."""

from __future__ import annotations

from service.boards.island_of_gems import symbols
from service.boards.island_of_gems.sheet import Sheet, drawn
from service.boards.island_of_gems.wording import tide_words, tides_left_words, tides_words
from service.games.island_of_gems.components import TIDES
from service.games.island_of_gems.view import GemsTideCard

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
        _draw_card(sheet, x, y, tides[place], holds=place == len(tides) - 1)
    else:
        sheet.pen.rect(x, y, _CARD, _CARD, rx=8, fill="none", **drawn(sheet.theme.line, 2, "6 5"))


def _draw_card(sheet: Sheet, x: float, y: float, card: GemsTideCard, holds: bool) -> None:
    """The last one revealed holds (I4.2)."""
    theme = sheet.theme
    with sheet.pen.group(sheet.say("tide.holds" if holds else "tide", tide=tide_words(sheet.say, card))):
        frame = drawn(theme.faint, 5) if holds else drawn(theme.line, 2)
        sheet.pen.rect(x, y, _CARD, _CARD, rx=8, fill=theme.panel, **frame)
        if card.island is None:
            symbols.diamond(sheet, x + _CARD / 2, y + _CARD / 2 + 1, 44)
        else:
            _draw_flooded(sheet, x + 6, y + 6, card.island)


def _draw_flooded(sheet: Sheet, x: float, y: float, island: int) -> None:
    row, column = divmod(island, 3)
    left, top = x + column * _CELL, y + row * _CELL
    symbols.nine_islands(sheet, x, y, _CELL, sheet.look.card_cell)
    sheet.pen.rect(left, top, _CELL, _CELL, fill=sheet.theme.deep)
    symbols.waves(sheet, left + _CELL / 2, top + _CELL / 2, 15, sheet.theme.ink)
