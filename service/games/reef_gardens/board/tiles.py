"""Tiles and tokens around a point: corals, shell tiles, stations, coins and the badges of seats."""

from __future__ import annotations

from typing import Any

from service.boards.drawing import Drawing
from service.games.reef_gardens.board.palette import PALETTES, Tile
from service.games.reef_gardens.board.symbols import CLOWNFISH, CORALS, SHELLS, TICK, draw_symbol
from service.games.reef_gardens.components import CoralKind, ShellKind
from service.games.reef_gardens.view import (
    ReefGardensCoral,
    ReefGardensPlantedCoral,
    ReefGardensShell,
    ReefGardensStation,
)


def draw_kind(drawing: Drawing, kind: CoralKind, x: float, y: float, size: float) -> None:
    tile = _draw_coral_ground(drawing, kind, x, y, size)
    draw_symbol(drawing, CORALS[kind], x, y, size * 0.7, tile)


def draw_coral(drawing: Drawing, coral: ReefGardensCoral, x: float, y: float, size: float) -> None:
    _draw_coral_ground(drawing, coral.kind, x, y, size)
    draw_coral_face(drawing, coral, x, y, size)


def _draw_coral_ground(drawing: Drawing, kind: CoralKind, x: float, y: float, size: float) -> Tile:
    tile = PALETTES[drawing.theme.name].corals[kind]
    _draw_tile(drawing, x, y, size, fill=tile.face, stroke=tile.mark, stroke_width=1.5)
    return tile


def draw_coral_face(
    drawing: Drawing,
    coral: ReefGardensCoral | ReefGardensPlantedCoral,
    x: float,
    y: float,
    size: float,
    badge: bool = False,
) -> None:
    """A coral's symbol: a clownfish in the lower right and a badge in the upper left push it aside."""
    palette = PALETTES[drawing.theme.name]
    aside = size * 0.07 * (badge - coral.clownfish)
    draw_symbol(drawing, CORALS[coral.kind], x + aside, y + aside, size * 0.62, palette.corals[coral.kind])
    if coral.clownfish:
        with drawing.group(piece="clownfish"):
            fish_x, fish_y = x + size * 0.21, y + size * 0.23
            drawing.circle(fish_x, fish_y, size * 0.19, fill=palette.clownfish.face)
            draw_symbol(drawing, CLOWNFISH, fish_x, fish_y, size * 0.36, palette.clownfish)


def draw_shell(drawing: Drawing, shell: ReefGardensShell, x: float, y: float, size: float) -> None:
    """A shell tile; what is printed on it or lies on it pushes its symbol aside."""
    if shell.holds:
        tile = _draw_shell_ground(drawing, x, y, size)
        draw_symbol(drawing, SHELLS[shell.kind], x - size * 0.28, y + size * 0.28, size * 0.4, tile)
    elif shell.worth:
        tile = _draw_shell_ground(drawing, x, y, size)
        worth = {"fill": tile.mark, "font_weight": 700}
        draw_symbol(drawing, SHELLS[shell.kind], x - size * 0.13, y - size * 0.1, size * 0.6, tile)
        drawing.text(x + size * 0.3, y + size * 0.42, str(shell.worth), size * 0.5, "middle", **worth)
    else:
        draw_shell_kind(drawing, shell.kind, x, y, size)


def draw_shell_kind(drawing: Drawing, kind: ShellKind, x: float, y: float, size: float) -> None:
    tile = _draw_shell_ground(drawing, x, y, size)
    draw_symbol(drawing, SHELLS[kind], x, y, size * 0.72, tile)


def _draw_shell_ground(drawing: Drawing, x: float, y: float, size: float) -> Tile:
    tile = Tile(drawing.theme.sand, drawing.theme.on_sand)
    _draw_tile(drawing, x, y, size, fill=tile.face, stroke=tile.mark, stroke_width=1)
    return tile


def draw_station(drawing: Drawing, station: ReefGardensStation, x: float, y: float, size: float) -> None:
    """A station's higher value above its lower one; when it is turned over it is pale and ticked off."""
    theme = drawing.theme
    face, mark = (theme.water, theme.faint) if station.scored else (theme.ink, theme.ground)
    _draw_tile(drawing, x, y, size, fill=face, stroke=theme.faint, stroke_width=1.5)
    drawing.line(x - size * 0.36, y + size * 0.04, x + size * 0.36, y + size * 0.04, stroke=mark)
    drawing.text(x, y - size * 0.05, str(station.higher), size * 0.5, "middle", fill=mark, font_weight=700)
    lower_x = x - size * 0.2 if station.scored else x
    drawing.text(lower_x, y + size * 0.42, str(station.lower), size * 0.45, "middle", fill=mark)
    if station.scored:
        draw_symbol(drawing, TICK, x + size * 0.18, y + size * 0.26, size * 0.4, Tile(face, mark))


def draw_site(
    drawing: Drawing, letter: str, x: float, y: float, size: float, *, marked: bool, letter_size: float = 20
) -> None:
    """A building site: a frame, or the sonar tile that marks it."""
    theme = drawing.theme
    below = y + letter_size * 0.35
    if marked:
        drawing.circle(x, y, size * 0.44, fill="none", stroke=theme.faint, stroke_width=2)
        drawing.circle(x, y, size * 0.34, fill=theme.faint)
        drawing.text(x, below, letter, letter_size, "middle", fill=theme.ground, font_weight=700)
        return
    half = size * 0.36
    drawing.rect(x - half, y - half, 2 * half, 2 * half, fill="none", stroke=theme.faint, stroke_width=1.5, rx=3)
    drawing.text(x, below, letter, letter_size, "middle", fill=theme.ink)


def draw_coin(drawing: Drawing, x: float, y: float, r: float) -> None:
    coin = PALETTES[drawing.theme.name].coin
    drawing.circle(x, y, r, fill=coin.face, stroke=coin.mark, stroke_width=1.5)
    drawing.circle(x, y, r * 0.55, fill="none", stroke=coin.mark, stroke_width=1.2)


def draw_badge(drawing: Drawing, seat: int, x: float, y: float, r: float) -> None:
    """A seat's colour and number, counted from 1."""
    theme = drawing.theme
    drawing.circle(x, y, r, fill=theme.seats[seat], stroke=theme.panel, stroke_width=1.5)
    drawing.text(x, y + r * 0.58, str(seat + 1), r * 1.62, "middle", fill=theme.on_seats[seat], font_weight=700)


def _draw_tile(drawing: Drawing, x: float, y: float, size: float, **look: Any) -> None:
    drawing.rect(x - size / 2, y - size / 2, size, size, rx=size * 0.18, **look)
