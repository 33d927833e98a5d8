"""What lies in front of the players: score, money, divers and shell tiles."""

from __future__ import annotations

from service.boards.company import Company
from service.boards.drawing import Drawing, fitted
from service.boards.phrases import capitalized
from service.boards.reef_gardens import words
from service.boards.reef_gardens.palette import Tile
from service.boards.reef_gardens.symbols import DIVER, DIVER_AWAY, draw_symbol
from service.boards.reef_gardens.tiles import draw_badge, draw_coin, draw_coral, draw_shell
from service.games.reef_gardens.components import DIVERS
from service.games.reef_gardens.view import GardensPlayer, GardensShell, GardensView

_LEFT = 16
_PANEL = 338
_GAP = 12
_BARE = 92
_TILE = 46
_TILES_IN_A_ROW = 6


def height(view: GardensView) -> float:
    return sum(_row_height(view, row) + _GAP for row in range(_rows(view))) + 4


def draw(drawing: Drawing, view: GardensView, company: Company, top: float) -> None:
    names, say = company.names, drawing.say
    for row in range(_rows(view)):
        for player in _players_in(view, row):
            x = _LEFT + player.seat % 2 * (_PANEL + _GAP)
            with drawing.group(words.player(say, player, view.scores[player.seat], names), f"player:{player.seat}"):
                _draw_frame(drawing, x, top, _row_height(view, row), player.seat in company.asked, player.seat)
                _draw_name_and_score(drawing, x, top, names[player.seat], player.seat, view.scores[player.seat])
                _draw_means(drawing, player, x, top + 66)
                _draw_shells(drawing, player.shells, x, top + _BARE)
        top += _row_height(view, row) + _GAP


def _rows(view: GardensView) -> int:
    return (len(view.players) + 1) // 2


def _players_in(view: GardensView, row: int) -> list[GardensPlayer]:
    return view.players[2 * row : 2 * row + 2]


def _row_height(view: GardensView, row: int) -> float:
    most = max(len(player.shells) for player in _players_in(view, row))
    return _BARE + -(-most // _TILES_IN_A_ROW) * (_TILE + 8)


def _draw_frame(drawing: Drawing, x: float, y: float, tall: float, asked: bool, seat: int) -> None:
    theme = drawing.theme
    drawing.rect(x, y, _PANEL, tall, rx=12, fill=theme.panel, stroke=theme.line)
    if asked:
        drawing.rect(x, y, _PANEL, tall, rx=12, fill="none", stroke=theme.seats[seat], stroke_width=4)


def _draw_name_and_score(drawing: Drawing, x: float, y: float, name: str, seat: int, score: int) -> None:
    draw_badge(drawing, seat, x + 28, y + 28, 15)
    drawing.text(x + 52, y + 36, words.isolated(fitted(name, 200, 20)), 20, font_weight=600)
    drawing.text(x + _PANEL - 14, y + 38, str(score), 30, "end", font_weight=700)


def _draw_means(drawing: Drawing, player: GardensPlayer, x: float, y: float) -> None:
    theme = drawing.theme
    draw_coin(drawing, x + 28, y, 11)
    drawing.text(x + 48, y + 8, str(player.money), 22, font_weight=600)
    for diver in range(DIVERS):
        symbol = DIVER if diver < player.divers else DIVER_AWAY
        draw_symbol(drawing, symbol, x + 112 + diver * 30, y, 22, Tile(theme.panel, theme.seats[player.seat]))


def _draw_shells(drawing: Drawing, shells: list[GardensShell], x: float, y: float) -> None:
    for place, shell in enumerate(shells):
        down, right = divmod(place, _TILES_IN_A_ROW)
        _draw_shell(drawing, shell, x + 36 + right * (_TILE + 7), y + 20 + down * (_TILE + 8))


def _draw_shell(drawing: Drawing, shell: GardensShell, x: float, y: float) -> None:
    with drawing.group(capitalized(words.shell(drawing.say, shell)), f"shell:{shell.shell}"):
        draw_shell(drawing, shell, x, y, _TILE)
        if shell.holds:
            with drawing.group(
                drawing.say("shell.stored", coral=words.coral(drawing.say, shell.holds)), f"coral:{shell.holds.coral}"
            ):
                draw_coral(drawing, shell.holds, x + 7, y - 7, _TILE * 0.7)
