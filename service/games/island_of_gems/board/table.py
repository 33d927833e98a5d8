"""The whole table: the state of the match, the players, the sea and the cards."""

from __future__ import annotations

from collections.abc import Callable
from itertools import accumulate

from service.boards.drawing import Drawing, Pen, Theme
from service.boards.fitting import fitted
from service.boards.say import Say
from service.boards.seating import Seating, who_decides
from service.engine.places import player as place_of_player
from service.engine.records import PanelItem
from service.games.island_of_gems.board import symbols
from service.games.island_of_gems.board.cards import ROW_HEIGHT, draw_held, draw_row, held_height
from service.games.island_of_gems.board.islands import SEA_HEIGHT, SEA_WIDTH, draw_sea
from service.games.island_of_gems.board.labels import (
    all_gems_placed,
    holdings_words,
    next_gem_words,
    next_seat,
    next_tide_words,
    turn_words,
)
from service.games.island_of_gems.board.palette import stroked
from service.games.island_of_gems.board.sheet import Sheet
from service.games.island_of_gems.board.tides import TIDES_HEIGHT, draw_tides
from service.games.island_of_gems.panel import counts
from service.games.island_of_gems.view import IslandOfGemsPlayer, IslandOfGemsView

_WIDTH, _MARGIN, _GAP = 720, 16, 14
_COLUMN = 338
_STATUS_HEIGHT, _PLAYERS_HEIGHT = 40, 158

_SYMBOLS: dict[str, Callable[[Pen, float, float, float], None]] = {
    "diamonds": symbols.diamond,
    "patterns": symbols.pattern,
    "majorities": symbols.majority,
    "yellow_shells": symbols.yellow_shell,
    "numbered_shells": symbols.white_shell,
}


def svg(view: IslandOfGemsView, seating: Seating, say: Say, theme: Theme) -> str:
    held = max(held_height(player) for player in view.players)
    heights = (_STATUS_HEIGHT, _PLAYERS_HEIGHT, SEA_HEIGHT, ROW_HEIGHT, TIDES_HEIGHT, held)
    *tops, bottom = accumulate((height + _GAP for height in heights), initial=_MARGIN)
    pen = Drawing(_WIDTH, bottom - _GAP + _MARGIN, say("board-title"), _description(view, seating, say), theme, say)
    sheet = Sheet(pen, view, seating)
    _draw_status(sheet, tops[0])
    draw_sea(sheet, (_WIDTH - SEA_WIDTH) / 2, tops[2])
    draw_row(sheet, _MARGIN, tops[3])
    draw_tides(sheet, _MARGIN, tops[4], _WIDTH - 2 * _MARGIN)
    for player in view.players:
        left = _MARGIN + player.seat * (_WIDTH - 2 * _MARGIN - _COLUMN)
        _draw_player(sheet, left, tops[1], player)
        draw_held(sheet, left, tops[5], _COLUMN, held, player)
    return pen.svg()


def _description(view: IslandOfGemsView, seating: Seating, say: Say) -> str:
    decides = [who_decides(say, seating.asked_names)] if seating.asked else []
    parts = [turn_words(say, view, seating.asked), *decides, next_gem_words(say, view), next_tide_words(say, view)]
    return " ".join(f"{part}." for part in parts)


def _draw_status(sheet: Sheet, y: float) -> None:
    view, say = sheet.view, sheet.say
    sheet.pen.text(_MARGIN, y + 28, turn_words(say, view, sheet.asked), 22, font_weight=700)
    right = _WIDTH - _MARGIN
    if not all_gems_placed(view):
        seat = next_seat(view)
        with sheet.pen.group(say("board-next-by", who=sheet.names[seat])):
            symbols.gem(sheet.pen, right - 16, y + 21, 34, seat, sheet.initials[seat])
        right -= 40
    sheet.pen.text(right, y + 28, next_gem_words(say, view), 20, "end")


def _draw_player(sheet: Sheet, x: float, y: float, player: IslandOfGemsPlayer) -> None:
    theme, seat = sheet.theme, player.seat
    score = sheet.view.scores[seat]
    with sheet.pen.group(_player_words(sheet, player), place_of_player(seat)):
        frame = stroked(theme.seats[seat], 5) if seat in sheet.asked else stroked(theme.line, 1.5)
        sheet.pen.rect(x, y, _COLUMN, _PLAYERS_HEIGHT, rx=14, fill=theme.panel, **frame)
        symbols.gem(sheet.pen, x + 34, y + 32, 46, seat, sheet.initials[seat])
        sheet.pen.text(x + 66, y + 41, fitted(sheet.names[seat], 190, 22), 22, font_weight=700)
        sheet.pen.text(x + 324, y + 46, str(score), 38, "end", font_weight=700)
        for place, item in enumerate(counts(player)):
            line, column = divmod(place, 2)
            _draw_holding(sheet, x + 12 + 150 * column, 138 + 24 * column, y + 80 + 30 * line, seat, item)


def _player_words(sheet: Sheet, player: IslandOfGemsPlayer) -> str:
    say, seat = sheet.say, player.seat
    who = [sheet.names[seat]]
    if seat == sheet.view.starts:
        who.append(say("board-player-starts"))
    if seat in sheet.asked:
        who.append(say("board-player-asked"))
    held = holdings_words(say, player)
    return say("board-player", who=", ".join(who), points=sheet.view.scores[seat], holdings=held)


def _draw_holding(sheet: Sheet, x: float, width: float, y: float, seat: int, item: PanelItem) -> None:
    with sheet.pen.group(piece=item.symbol or ""):
        if item.id == "gems":
            symbols.gem(sheet.pen, x + 12, y, 22, seat)
        else:
            _SYMBOLS[item.id](sheet.pen, x + 12, y, 22)
        sheet.pen.text(x + 30, y + 7, sheet.say("board-holding-label", what=item.id), 18, fill=sheet.theme.faint)
        sheet.pen.text(x + width, y + 7, str(item.value), 20, "end", font_weight=700)
