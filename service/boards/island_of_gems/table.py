"""The whole table: how it stands, the players, the sea, the cards."""

from __future__ import annotations

from collections.abc import Callable
from itertools import accumulate

from service.boards.drawing import Drawing, Theme, fitted
from service.boards.island_of_gems import symbols
from service.boards.island_of_gems.cards import ROW_HEIGHT, draw_held, draw_row, held_height
from service.boards.island_of_gems.islands import SEA_HEIGHT, SEA_WIDTH, draw_sea
from service.boards.island_of_gems.sheet import Sheet, drawn
from service.boards.island_of_gems.tides import TIDES_HEIGHT, draw_tides
from service.boards.island_of_gems.wording import (
    all_gems_placed,
    is_over,
    next_gem_words,
    next_seat,
    next_tide_words,
    turn_words,
)
from service.games.island_of_gems.view import GemsPlayer, GemsView

_WIDTH, _MARGIN, _GAP = 720, 16, 14
_COLUMN = 338
_STATUS_HEIGHT, _PLAYERS_HEIGHT = 40, 158

Symbol = Callable[[Sheet, float, float], None]


def svg(view: GemsView, names: list[str], theme: Theme) -> str:
    held = max(held_height(player) for player in view.players)
    heights = (_STATUS_HEIGHT, _PLAYERS_HEIGHT, SEA_HEIGHT, ROW_HEIGHT, TIDES_HEIGHT, held)
    *tops, bottom = accumulate((height + _GAP for height in heights), initial=_MARGIN)
    sheet = Sheet(Drawing(_WIDTH, bottom - _GAP + _MARGIN, "Island of Gems", _description(view), theme), view, names)
    _draw_status(sheet, tops[0])
    draw_sea(sheet, (_WIDTH - SEA_WIDTH) / 2, tops[2])
    draw_row(sheet, _MARGIN, tops[3])
    draw_tides(sheet, _MARGIN, tops[4], _WIDTH - 2 * _MARGIN)
    for player in view.players:
        left = _MARGIN + player.seat * (_WIDTH - 2 * _MARGIN - _COLUMN)
        _draw_player(sheet, left, tops[1], player)
        draw_held(sheet, left, tops[5], _COLUMN, held, player)
    return sheet.pen.svg()


def _description(view: GemsView) -> str:
    return f"{turn_words(view)}. {next_gem_words(view)}. {next_tide_words(view)}."


def _draw_status(sheet: Sheet, y: float) -> None:
    view, words = sheet.view, next_gem_words(sheet.view)
    sheet.pen.text(_MARGIN, y + 28, turn_words(view), 22, font_weight=700)
    right = _WIDTH - _MARGIN
    if not all_gems_placed(view):
        seat = next_seat(view)
        with sheet.pen.group(f"The next gem is placed by {sheet.names[seat]}"):
            symbols.gem(sheet, right - 16, y + 21, 34, seat)
        right -= 40
    sheet.pen.text(right, y + 28, words, 20, "end")


def _draw_player(sheet: Sheet, x: float, y: float, player: GemsPlayer) -> None:
    theme, seat = sheet.theme, player.seat
    on_turn = seat == sheet.view.turn_of and not is_over(sheet.view)
    score = sheet.view.scores[seat]
    with sheet.pen.group(_player_words(sheet, player, on_turn)):
        frame = drawn(theme.accent, 5) if on_turn else drawn(theme.line, 1.5)
        sheet.pen.rect(x, y, _COLUMN, _PLAYERS_HEIGHT, rx=14, fill=theme.panel, **frame)
        symbols.gem(sheet, x + 34, y + 32, 46, seat)
        sheet.pen.text(x + 66, y + 41, fitted(sheet.names[seat], 190, 22), 22, font_weight=700)
        sheet.pen.text(x + 324, y + 46, str(score), 38, "end", font_weight=700)
        for place, (symbol, word, number) in enumerate(_holdings(player)):
            line, column = divmod(place, 2)
            _draw_holding(sheet, x + 12 + 150 * column, 132 + 30 * column, y + 80 + 30 * line, symbol, word, number)


def _player_words(sheet: Sheet, player: GemsPlayer, on_turn: bool) -> str:
    holdings = ", ".join(f"{word} {number}" for _, word, number in _holdings(player))
    turn = ", on turn" if on_turn else ""
    starts = ", starting player" if player.seat == sheet.view.starts else ""
    return f"{sheet.names[player.seat]}{starts}{turn}: {sheet.view.scores[player.seat]} points, {holdings}"


def _holdings(player: GemsPlayer) -> list[tuple[Symbol, str, int]]:
    standing = player.standing
    return [
        (lambda sheet, x, y: symbols.gem(sheet, x, y, 22, player.seat, lettered=False), "gems", player.gems_left),
        (lambda sheet, x, y: symbols.diamond(sheet, x, y, 22), "diamonds", player.diamonds_left),
        (lambda sheet, x, y: symbols.pattern(sheet, x, y, 22), "patterns", standing.patterns),
        (lambda sheet, x, y: symbols.majority(sheet, x, y, 22), "majorities", standing.majorities),
        (lambda sheet, x, y: symbols.yellow_shell(sheet, x, y, 22), "yellow", standing.yellow_shells),
        (lambda sheet, x, y: symbols.white_shell(sheet, x, y, 22), "numbered", standing.numbered_shells),
    ]


def _draw_holding(sheet: Sheet, x: float, width: float, y: float, symbol: Symbol, word: str, number: int) -> None:
    symbol(sheet, x + 12, y)
    sheet.pen.text(x + 30, y + 7, word, 20, fill=sheet.theme.faint)
    sheet.pen.text(x + width, y + 7, str(number), 20, "end", font_weight=700)
