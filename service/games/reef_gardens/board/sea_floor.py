"""The sea floor: fields, sites, stations, caves, shell tiles and reefs."""

from __future__ import annotations

from typing import Any, NamedTuple

from service.boards.drawing import Drawing, Pen, Theme, kept
from service.boards.fitting import breadth
from service.games.reef_gardens.board import labels
from service.games.reef_gardens.board.palette import PALETTES
from service.games.reef_gardens.board.reefs import Reef, reefs_of
from service.games.reef_gardens.board.symbols import CAVE, draw_symbol
from service.games.reef_gardens.board.tiles import (
    draw_badge,
    draw_coral_face,
    draw_kind,
    draw_shell,
    draw_site,
    draw_station,
)
from service.games.reef_gardens.components import KINDS
from service.games.reef_gardens.view import ReefGardensField, ReefGardensView

TOP = 48
_LEFT = 30
_NUMBERS = 24
_WIDTH = 675
_KEY = 62
_BORDER = 3.2


class Measure(NamedTuple):
    """The size and the positions of the fields."""

    rows: int
    columns: int

    @property
    def size(self) -> float:
        return _WIDTH / self.columns

    @property
    def height(self) -> float:
        return _NUMBERS + self.rows * self.size + _KEY

    def left(self, column: int) -> float:
        return _LEFT + (column - 1) * self.size

    def top(self, row: int) -> float:
        return TOP + _NUMBERS + (row - 1) * self.size

    def centre(self, place: ReefGardensField) -> tuple[float, float]:
        return self.left(place.column) + self.size / 2, self.top(place.row) + self.size / 2


def draw(drawing: Drawing, view: ReefGardensView, names: list[str], measure: Measure) -> None:
    with drawing.group(label=drawing.say(f"board-floor-{view.board}")):
        _draw_numbers(drawing, measure)
        for place in view.fields:
            if not place.coral:
                _draw_place(drawing, place, names, measure)
        for reef in reefs_of(view):
            _draw_reef(drawing, reef, names, measure)
    names_of_kinds = tuple(drawing.say(f"board-kind-{kind}") for kind in KINDS)
    _draw_key(drawing, names_of_kinds, measure.top(view.rows + 1) + 24)


@kept
def _draw_key(pen: Pen, names: tuple[str, ...], y: float) -> None:
    """The names of the kinds of corals."""
    room = (_WIDTH - sum(map(breadth, names)) * 18) / len(KINDS)
    x: float = _LEFT
    for kind, name in zip(KINDS, names, strict=True):
        with pen.group(piece=kind):
            draw_kind(pen, kind, x + 15, y, 28)
        pen.text(x + 37, y + 6, name, 18, fill=pen.theme.faint)
        x += room + breadth(name) * 18


@kept
def _draw_numbers(pen: Pen, measure: Measure) -> None:
    faint = pen.theme.faint
    for column in range(1, measure.columns + 1):
        pen.text(measure.left(column) + measure.size / 2, TOP + 17, str(column), 18, "middle", fill=faint)
    for row in range(1, measure.rows + 1):
        pen.text(_LEFT - 5, measure.top(row) + measure.size / 2 + 6, str(row), 18, "end", fill=faint)


def _draw_place(drawing: Drawing, place: ReefGardensField, names: list[str], measure: Measure) -> None:
    if not place.site:
        _draw_field(drawing, place, names, measure)
        return
    with drawing.group(ref=f"site:{place.site}"):
        _draw_field(drawing, place, names, measure)


def _draw_field(
    drawing: Drawing, place: ReefGardensField, names: list[str], measure: Measure, badge: bool = False
) -> None:
    x, y = measure.centre(place)
    with drawing.group(labels.field(drawing.say, place, names), f"field:{place.field}", _piece(place)):
        _draw_ground(drawing, _colour_of_ground(drawing.theme, place), x, y, measure.size)
        if place.coral:
            draw_coral_face(drawing, place.coral.kind, place.coral.clownfish, x, y, measure.size, badge)
        elif place.shell:
            draw_shell(drawing, place.shell, x, y, measure.size - 6)
        elif place.station:
            draw_station(drawing, place.station, x, y, measure.size - 6)
        elif place.site:
            draw_site(drawing, place.site, bool(place.sonar), x, y, measure.size)
        elif place.ground == "cave":
            _draw_cave(drawing, x, y, measure.size)


def _piece(place: ReefGardensField) -> str:
    """The kind of piece that a client explains on this field."""
    if place.coral:
        return place.coral.kind
    if place.shell:
        return place.shell.kind
    if place.site:
        return "station" if place.station else "sonar" if place.sonar else "site"
    return "cave" if place.ground == "cave" else ""


def _colour_of_ground(theme: Theme, place: ReefGardensField) -> str:
    palette = PALETTES[theme.name]
    if place.coral:
        return palette.corals[place.coral.kind].face
    return palette.cave.face if place.ground == "cave" else theme.water


@kept
def _draw_ground(pen: Pen, fill: str, x: float, y: float, size: float) -> None:
    pen.rect(x - size / 2, y - size / 2, size, size, fill=fill, stroke=PALETTES[pen.theme.name].grid)


@kept
def _draw_cave(pen: Pen, x: float, y: float, size: float) -> None:
    draw_symbol(pen, CAVE, x, y, size * 0.8, PALETTES[pen.theme.name].cave)


def _draw_reef(drawing: Drawing, reef: Reef, names: list[str], measure: Measure) -> None:
    """A reef's corals and border, and on its first coral the badge of the owner, whose diver is there."""
    owner, first = reef.coral.owner, reef.fields[0]
    with drawing.group(labels.reef(drawing.say, reef, names), f"reef:{reef.coral.reef}"):
        for place in reef.fields:
            _draw_field(drawing, place, names, measure, badge=owner is not None and place is first)
        with drawing.group(pointer_events="none"):
            _draw_border(drawing, tuple((place.row, place.column) for place in reef.fields), owner, measure)
            if owner is not None:
                draw_badge(drawing, owner, measure.left(first.column) + 11, measure.top(first.row) + 11, 11)


@kept
def _draw_border(pen: Pen, fields: tuple[tuple[int, int], ...], owner: int | None, measure: Measure) -> None:
    pen.path(_border(set(fields), measure), **_border_look(pen.theme, owner))


def _border_look(theme: Theme, owner: int | None) -> dict[str, Any]:
    if owner is None:
        return {"fill": "none", "stroke": theme.faint, "stroke_width": 2, "stroke_dasharray": "1 5"}
    return {"fill": "none", "stroke": theme.seats[owner], "stroke_width": 4.5}


def _border(fields: set[tuple[int, int]], measure: Measure) -> str:
    """The outer sides of a reef's fields, a little inside them."""
    return "".join(
        _side(row, column, down, right, fields, measure)
        for row, column in sorted(fields)
        for down, right in ((-1, 0), (0, 1), (1, 0), (0, -1))
        if (row + down, column + right) not in fields
    )


def _side(row: int, column: int, down: int, right: int, fields: set[tuple[int, int]], measure: Measure) -> str:
    """One side of a field, from its left or upper end to the other."""
    size, inside = measure.size, measure.size / 2 - _BORDER
    x, y = measure.left(column) + size / 2, measure.top(row) + size / 2
    along = (abs(right), abs(down))

    def end(way: int) -> tuple[float, float]:
        beside = (row + way * along[0], column + way * along[1])
        corner = (beside[0] + down, beside[1] + right)
        reach = way * (inside + _BORDER * ((beside in fields) + (beside in fields and corner in fields)))
        return x + right * inside + along[1] * reach, y + down * inside + along[0] * reach

    (x1, y1), (x2, y2) = end(-1), end(1)
    return f"M{x1:g} {y1:g}L{x2:g} {y2:g}"
