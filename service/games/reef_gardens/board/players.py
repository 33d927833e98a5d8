"""The players' panels: score, money, divers and shell tiles."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from service.boards.drawing import Drawing
from service.boards.fitting import fitted
from service.boards.seating import Seating
from service.games.reef_gardens.board import labels
from service.games.reef_gardens.board.tiles import draw_badge, draw_coin, draw_coral, draw_divers, draw_shell
from service.games.reef_gardens.naming import CORAL
from service.games.reef_gardens.view import ReefGardensPlayer, ReefGardensShell, ReefGardensView

_LEFT = 16
_PANEL_WIDTH = 338
_GAP = 12
_BARE_HEIGHT = 92
_TILE = 46
_TILES_IN_A_ROW = 6


class _Spot(NamedTuple):
    """A shell tile and where its centre is."""

    shell: ReefGardensShell
    x: float
    y: float


def height(view: ReefGardensView) -> float:
    return sum(_row_height(view, row) + _GAP for row in range(_rows(view))) + 4


def draw(drawing: Drawing, view: ReefGardensView, seating: Seating, top: float) -> None:
    names, say = seating.names, drawing.say
    for row in range(_rows(view)):
        for player in _players_in(view, row):
            x = _LEFT + player.seat % 2 * (_PANEL_WIDTH + _GAP)
            with drawing.group(labels.player(say, player, view.scores[player.seat], names), f"player:{player.seat}"):
                _draw_frame(drawing, x, top, _row_height(view, row), player.seat in seating.asked, player.seat)
                _draw_name_and_score(drawing, x, top, names[player.seat], player.seat, view.scores[player.seat])
                _draw_means(drawing, player, x, top + 66)
                _draw_shells(drawing, player.shells, x, top + _BARE_HEIGHT)
        top += _row_height(view, row) + _GAP


def _rows(view: ReefGardensView) -> int:
    return (len(view.players) + 1) // 2


def _players_in(view: ReefGardensView, row: int) -> list[ReefGardensPlayer]:
    return view.players[2 * row : 2 * row + 2]


def _row_height(view: ReefGardensView, row: int) -> float:
    most = max(len(player.shells) for player in _players_in(view, row))
    return _BARE_HEIGHT + -(-most // _TILES_IN_A_ROW) * (_TILE + 8)


def _draw_frame(drawing: Drawing, x: float, y: float, panel_height: float, asked: bool, seat: int) -> None:
    theme = drawing.theme
    drawing.rect(x, y, _PANEL_WIDTH, panel_height, rx=12, fill=theme.panel, stroke=theme.line)
    if asked:
        drawing.rect(x, y, _PANEL_WIDTH, panel_height, rx=12, fill="none", stroke=theme.seats[seat], stroke_width=4)


def _draw_name_and_score(drawing: Drawing, x: float, y: float, name: str, seat: int, score: int) -> None:
    draw_badge(drawing, seat, x + 28, y + 28, 15)
    drawing.text(x + 52, y + 36, labels.isolated(fitted(name, 185, 20)), 20, font_weight=600)
    drawing.text(x + _PANEL_WIDTH - 14, y + 38, str(score).replace("-", "\N{MINUS SIGN}"), 30, "end", font_weight=700)


def _draw_means(drawing: Drawing, player: ReefGardensPlayer, x: float, y: float) -> None:
    with drawing.group(piece="money"):
        draw_coin(drawing, x + 28, y, 11)
        drawing.text(x + 48, y + 8, str(player.money), 22, font_weight=600)
    with drawing.group(piece="diver"):
        draw_divers(drawing, player.seat, player.divers, x + 112, y)


def _draw_shells(drawing: Drawing, shells: list[ReefGardensShell], x: float, y: float) -> None:
    """Draws equal tiles inside the group of the first one, which is the one that a move uses."""
    alike: dict[object, list[_Spot]] = {}
    for place, shell in enumerate(shells):
        down, right = divmod(place, _TILES_IN_A_ROW)
        spot = _Spot(shell, x + 36 + right * (_TILE + 7), y + 20 + down * (_TILE + 8))
        alike.setdefault((shell.kind, shell.worth, shell.holds), []).append(spot)
    for first, *others in alike.values():
        _draw_shell(drawing, first, others)


def _draw_shell(drawing: Drawing, spot: _Spot, inside: Sequence[_Spot] = ()) -> None:
    shell, x, y = spot
    with drawing.group(labels.named(drawing.say, labels.shell(shell)), f"shell:{shell.shell}", shell.kind):
        draw_shell(drawing, shell, x, y, _TILE)
        if shell.holds:
            label = drawing.say("board-stored", coral=CORAL[shell.holds.coral])
            with drawing.group(label, f"coral:{shell.holds.coral}", shell.holds.kind):
                draw_coral(drawing, shell.holds.kind, shell.holds.clownfish, x + 7, y - 7, _TILE * 0.7)
        for other in inside:
            _draw_shell(drawing, other)
