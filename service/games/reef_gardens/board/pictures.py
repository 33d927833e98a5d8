"""A picture of each kind of piece."""

from __future__ import annotations

from collections.abc import Callable

from service.boards.drawing import Drawing, Theme
from service.boards.say import Say
from service.games.reef_gardens.board.palette import PALETTES, Tile
from service.games.reef_gardens.board.symbols import CAVE, CLOWNFISH, DIVER, Symbol, draw_symbol
from service.games.reef_gardens.board.tiles import draw_coin, draw_kind, draw_shell_kind, draw_site, draw_station
from service.games.reef_gardens.components import KINDS, SHELLS_OF, STATIONS
from service.games.reef_gardens.view import ReefGardensStation

_SIZE = 100
_MIDDLE = _SIZE / 2
_TILE = 88
#: A station and a building site to show; the others look the same.
_STATION = "station:08"
_SITE = "A"


def picture(piece: str, say: Say, theme: Theme) -> str:
    drawing = Drawing(_SIZE, _SIZE, say(f"piece-{piece}"), "", theme, say)
    with drawing.group(stroke_linecap="round", stroke_linejoin="round"):
        _draw(drawing, piece)
    return drawing.svg()


def _draw(drawing: Drawing, piece: str) -> None:
    for kind in KINDS:
        if piece == kind:
            return draw_kind(drawing, kind, _MIDDLE, _MIDDLE, _TILE)
    for shell in SHELLS_OF:
        if piece == shell:
            return draw_shell_kind(drawing, shell, _MIDDLE, _MIDDLE, _TILE)
    return _OTHERS[piece](drawing)


def _draw_station(drawing: Drawing) -> None:
    draw_station(drawing, ReefGardensStation(_STATION, *STATIONS[_STATION], scored=False), _MIDDLE, _MIDDLE, _TILE)


def _draw_sonar(drawing: Drawing) -> None:
    draw_site(drawing, _SITE, True, _MIDDLE, _MIDDLE, _SIZE, 40)


def _draw_site(drawing: Drawing) -> None:
    draw_site(drawing, _SITE, False, _MIDDLE, _MIDDLE, _SIZE, 40)


def _draw_cave(drawing: Drawing) -> None:
    cave = PALETTES[drawing.theme.name].cave
    drawing.rect(6, 6, _TILE, _TILE, fill=cave.face)
    draw_symbol(drawing, CAVE, _MIDDLE, _MIDDLE, _TILE * 0.8, cave)


def _draw_clownfish(drawing: Drawing) -> None:
    fish = PALETTES[drawing.theme.name].clownfish
    drawing.circle(_MIDDLE, _MIDDLE, _TILE / 2, fill=fish.face)
    _draw_large(drawing, CLOWNFISH, fish)


def _draw_diver(drawing: Drawing) -> None:
    _draw_large(drawing, DIVER, Tile(drawing.theme.ground, drawing.theme.ink))


def _draw_money(drawing: Drawing) -> None:
    draw_coin(drawing, _MIDDLE, _MIDDLE, _TILE / 2)


def _draw_large(drawing: Drawing, symbol: Symbol, tile: Tile) -> None:
    draw_symbol(drawing, symbol, _MIDDLE, _MIDDLE, _TILE * 0.8, tile)


_OTHERS: dict[str, Callable[[Drawing], None]] = {
    "clownfish": _draw_clownfish,
    "station": _draw_station,
    "sonar": _draw_sonar,
    "diver": _draw_diver,
    "money": _draw_money,
    "site": _draw_site,
    "cave": _draw_cave,
}
