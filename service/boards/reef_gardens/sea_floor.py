"""The sea floor: fields, sites, stations, caves, shell tiles and reefs."""

from __future__ import annotations

from service.boards.drawing import Drawing
from service.boards.reef_gardens import words
from service.boards.reef_gardens.palette import PALETTES, Tile
from service.boards.reef_gardens.symbols import (
    CAVE,
    SONAR,
    TICK,
    draw_badge,
    draw_coral_face,
    draw_shell_face,
    draw_symbol,
)
from service.games.reef_gardens.view import GardensField, GardensPlantedCoral, GardensStation, GardensView

TOP = 48
_LEFT = 30
_NUMBERS = 24
_WIDTH = 675
_BORDER = 3.2


class Measure:
    """Where the fields are."""

    def __init__(self, view: GardensView) -> None:
        self.size = _WIDTH / view.columns
        self.height = _NUMBERS + view.rows * self.size + 24

    def left(self, column: int) -> float:
        return _LEFT + (column - 1) * self.size

    def top(self, row: int) -> float:
        return TOP + _NUMBERS + (row - 1) * self.size

    def centre(self, place: GardensField) -> tuple[float, float]:
        return self.left(place.column) + self.size / 2, self.top(place.row) + self.size / 2


def draw(drawing: Drawing, view: GardensView, names: list[str], measure: Measure) -> None:
    with drawing.group(label=f"The sea floor, {view.board} board{', with atolls' if view.atolls else ''}"):
        _draw_numbers(drawing, view, measure)
        for place in view.fields:
            if not place.coral:
                _draw_place(drawing, place, names, measure)
        for reef in _reefs(view).values():
            _draw_reef(drawing, reef, names, measure)


def _draw_numbers(drawing: Drawing, view: GardensView, measure: Measure) -> None:
    faint = drawing.theme.faint
    for column in range(1, view.columns + 1):
        drawing.text(measure.left(column) + measure.size / 2, TOP + 17, str(column), 18, "middle", fill=faint)
    for row in range(1, view.rows + 1):
        drawing.text(_LEFT - 5, measure.top(row) + measure.size / 2 + 6, str(row), 18, "end", fill=faint)


def _draw_place(drawing: Drawing, place: GardensField, names: list[str], measure: Measure) -> None:
    if not place.site:
        _draw_field(drawing, place, names, measure)
        return
    with drawing.group(ref=f"site:{place.site}"):
        _draw_field(drawing, place, names, measure)


def _draw_field(drawing: Drawing, place: GardensField, names: list[str], measure: Measure) -> None:
    x, y = measure.centre(place)
    with drawing.group(words.field(place, names), f"field:{place.field}"):
        _draw_ground(drawing, place, measure)
        if place.coral:
            draw_coral_face(drawing, place.coral.kind, place.coral.clownfish, x, y, measure.size)
        elif place.shell:
            _draw_shell(drawing, place, x, y, measure.size)
        elif place.station:
            _draw_station(drawing, place.station, x, y, measure.size)
        elif place.site:
            _draw_site(drawing, place, x, y, measure.size)
        elif place.ground == "cave":
            draw_symbol(drawing, CAVE, x, y, measure.size * 0.8, PALETTES[drawing.theme.name].cave)


def _draw_ground(drawing: Drawing, place: GardensField, measure: Measure) -> None:
    palette = PALETTES[drawing.theme.name]
    fill = drawing.theme.water
    if place.coral:
        fill = palette.corals[place.coral.kind].face
    elif place.ground == "cave":
        fill = palette.cave.face
    x, y = measure.left(place.column), measure.top(place.row)
    drawing.rect(x, y, measure.size, measure.size, fill=fill, stroke=palette.grid)


def _draw_shell(drawing: Drawing, place: GardensField, x: float, y: float, size: float) -> None:
    if place.shell:
        half = size / 2 - 3
        drawing.rect(x - half, y - half, 2 * half, 2 * half, rx=half * 0.5, fill=drawing.theme.sand)
        draw_shell_face(drawing, place.shell.kind, place.shell.worth, x, y, 2 * half)


def _draw_site(drawing: Drawing, place: GardensField, x: float, y: float, size: float) -> None:
    theme = drawing.theme
    letter = place.site or ""
    if place.sonar:
        drawing.circle(x, y, size * 0.44, fill="none", stroke=theme.accent, stroke_width=2)
        drawing.circle(x, y, size * 0.34, fill=theme.accent)
        drawing.text(x, y + 7, letter, 20, "middle", fill=theme.on_accent, font_weight=700)
        return
    half = size * 0.36
    drawing.rect(x - half, y - half, 2 * half, 2 * half, fill="none", stroke=theme.faint, stroke_width=1.5, rx=3)
    drawing.text(x, y + 7, letter, 20, "middle", fill=theme.ink)


def _draw_station(drawing: Drawing, station: GardensStation, x: float, y: float, size: float) -> None:
    """A station's values; one that is turned over is pale and ticked off."""
    pass
