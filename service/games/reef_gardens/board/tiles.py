"""Tiles and tokens around a point: corals, shell tiles, stations, coins, divers and the badges of seats."""

from __future__ import annotations

from typing import Any

from service.boards.drawing import Pen, kept
from service.games.reef_gardens.board.palette import PALETTES, Tile
from service.games.reef_gardens.board.symbols import CLOWNFISH, CORALS, DIVER, DIVER_AWAY, SHELLS, TICK, draw_symbol
from service.games.reef_gardens.components import DIVERS, CoralKind, ShellKind
from service.games.reef_gardens.view import ReefGardensShell, ReefGardensStation


@kept
def draw_kind(pen: Pen, kind: CoralKind, x: float, y: float, size: float) -> None:
    tile = _draw_coral_ground(pen, kind, x, y, size)
    draw_symbol(pen, CORALS[kind], x, y, size * 0.7, tile)


@kept
def draw_coral(pen: Pen, kind: CoralKind, clownfish: bool, x: float, y: float, size: float) -> None:
    _draw_coral_ground(pen, kind, x, y, size)
    draw_coral_face(pen, kind, clownfish, x, y, size)


def _draw_coral_ground(pen: Pen, kind: CoralKind, x: float, y: float, size: float) -> Tile:
    tile = PALETTES[pen.theme.name].corals[kind]
    _draw_tile(pen, x, y, size, fill=tile.face, stroke=tile.mark, stroke_width=1.5)
    return tile


@kept
def draw_coral_face(
    pen: Pen, kind: CoralKind, clownfish: bool, x: float, y: float, size: float, badge: bool = False
) -> None:
    """A coral's symbol: a clownfish in the lower right and a badge in the upper left push it aside."""
    palette = PALETTES[pen.theme.name]
    aside = size * 0.07 * (badge - clownfish)
    draw_symbol(pen, CORALS[kind], x + aside, y + aside, size * 0.62, palette.corals[kind])
    if clownfish:
        with pen.group(piece="clownfish"):
            fish_x, fish_y = x + size * 0.21, y + size * 0.23
            pen.circle(fish_x, fish_y, size * 0.19, fill=palette.clownfish.face)
            draw_symbol(pen, CLOWNFISH, fish_x, fish_y, size * 0.36, palette.clownfish)


@kept
def draw_shell(pen: Pen, shell: ReefGardensShell, x: float, y: float, size: float) -> None:
    """A shell tile; what is printed on it or lies on it pushes its symbol aside."""
    if shell.holds:
        tile = _draw_shell_ground(pen, x, y, size)
        draw_symbol(pen, SHELLS[shell.kind], x - size * 0.28, y + size * 0.28, size * 0.4, tile)
    elif shell.worth:
        tile = _draw_shell_ground(pen, x, y, size)
        worth = {"fill": tile.mark, "font_weight": 700}
        draw_symbol(pen, SHELLS[shell.kind], x - size * 0.13, y - size * 0.1, size * 0.6, tile)
        pen.text(x + size * 0.3, y + size * 0.42, str(shell.worth), size * 0.5, "middle", **worth)
    else:
        draw_shell_kind(pen, shell.kind, x, y, size)


def draw_shell_kind(pen: Pen, kind: ShellKind, x: float, y: float, size: float) -> None:
    tile = _draw_shell_ground(pen, x, y, size)
    draw_symbol(pen, SHELLS[kind], x, y, size * 0.72, tile)


def _draw_shell_ground(pen: Pen, x: float, y: float, size: float) -> Tile:
    tile = Tile(pen.theme.sand, pen.theme.on_sand)
    _draw_tile(pen, x, y, size, fill=tile.face, stroke=tile.mark, stroke_width=1)
    return tile


@kept
def draw_station(pen: Pen, station: ReefGardensStation, x: float, y: float, size: float) -> None:
    """A station's higher value above its lower one; a scored station is pale and has a tick."""
    theme = pen.theme
    face, mark = (theme.water, theme.faint) if station.scored else (theme.ink, theme.ground)
    _draw_tile(pen, x, y, size, fill=face, stroke=theme.faint, stroke_width=1.5)
    pen.line(x - size * 0.36, y + size * 0.04, x + size * 0.36, y + size * 0.04, stroke=mark)
    pen.text(x, y - size * 0.05, str(station.higher), size * 0.5, "middle", fill=mark, font_weight=700)
    lower_x = x - size * 0.2 if station.scored else x
    pen.text(lower_x, y + size * 0.42, str(station.lower), size * 0.45, "middle", fill=mark)
    if station.scored:
        draw_symbol(pen, TICK, x + size * 0.18, y + size * 0.26, size * 0.4, Tile(face, mark))


@kept
def draw_site(pen: Pen, letter: str, marked: bool, x: float, y: float, size: float, letter_size: float = 20) -> None:
    """A building site: a frame, or the sonar tile that marks it."""
    theme = pen.theme
    below = y + letter_size * 0.35
    if marked:
        pen.circle(x, y, size * 0.44, fill="none", stroke=theme.faint, stroke_width=2)
        pen.circle(x, y, size * 0.34, fill=theme.faint)
        pen.text(x, below, letter, letter_size, "middle", fill=theme.ground, font_weight=700)
        return
    half = size * 0.36
    pen.rect(x - half, y - half, 2 * half, 2 * half, fill="none", stroke=theme.faint, stroke_width=1.5, rx=3)
    pen.text(x, below, letter, letter_size, "middle", fill=theme.ink)


@kept
def draw_coin(pen: Pen, x: float, y: float, r: float) -> None:
    coin = PALETTES[pen.theme.name].coin
    pen.circle(x, y, r, fill=coin.face, stroke=coin.mark, stroke_width=1.5)
    pen.circle(x, y, r * 0.55, fill="none", stroke=coin.mark, stroke_width=1.2)


@kept
def draw_divers(pen: Pen, seat: int, divers: int, x: float, y: float) -> None:
    """A row of a seat's divers: those on the player's board are filled, the others outlined."""
    tile = Tile(pen.theme.panel, pen.theme.seats[seat])
    for diver in range(DIVERS):
        draw_symbol(pen, DIVER if diver < divers else DIVER_AWAY, x + diver * 30, y, 22, tile)


@kept
def draw_badge(pen: Pen, seat: int, x: float, y: float, r: float) -> None:
    """A seat's colour and number, counted from 1."""
    theme = pen.theme
    pen.circle(x, y, r, fill=theme.seats[seat], stroke=theme.panel, stroke_width=1.5)
    pen.text(x, y + r * 0.58, str(seat + 1), r * 1.62, "middle", fill=theme.on_seats[seat], font_weight=700)


def _draw_tile(pen: Pen, x: float, y: float, size: float, **look: Any) -> None:
    pen.rect(x - size / 2, y - size / 2, size, size, rx=size * 0.18, **look)
