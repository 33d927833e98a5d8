"""The sea floor: fields, sites, stations, caves, shell tiles and reefs."""

from __future__ import annotations

from typing import Any

from service.boards.drawing import Drawing, Theme
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


class Measure:
    """Where the fields are."""

    def __init__(self, view: ReefGardensView) -> None:
        self.size = _WIDTH / view.columns
        self.height = _NUMBERS + view.rows * self.size + _KEY

    def left(self, column: int) -> float:
        return _LEFT + (column - 1) * self.size

    def top(self, row: int) -> float:
        return TOP + _NUMBERS + (row - 1) * self.size

    def centre(self, place: ReefGardensField) -> tuple[float, float]:
        return self.left(place.column) + self.size / 2, self.top(place.row) + self.size / 2


def draw(drawing: Drawing, view: ReefGardensView, names: list[str], measure: Measure) -> None:
    with drawing.group(label=drawing.say(f"board-floor-{view.board}")):
        _draw_numbers(drawing, view, measure)
        for place in view.fields:
            if not place.coral:
                _draw_place(drawing, place, names, measure)
        for reef in reefs_of(view):
            _draw_reef(drawing, reef, names, measure)
    _draw_key(drawing, measure.top(view.rows + 1) + 24)


def _draw_key(drawing: Drawing, y: float) -> None:
    """What the kinds of corals are called."""
    names = [drawing.say(f"board-kind-{kind}") for kind in KINDS]
    room = (_WIDTH - sum(map(breadth, names)) * 18) / len(KINDS)
    x: float = _LEFT
    for kind, name in zip(KINDS, names, strict=True):
        with drawing.group(piece=kind):
            draw_kind(drawing, kind, x + 15, y, 28)
        drawing.text(x + 37, y + 6, name, 18, fill=drawing.theme.faint)
        x += room + breadth(name) * 18


def _draw_numbers(drawing: Drawing, view: ReefGardensView, measure: Measure) -> None:
    faint = drawing.theme.faint
    for column in range(1, view.columns + 1):
        drawing.text(measure.left(column) + measure.size / 2, TOP + 17, str(column), 18, "middle", fill=faint)
    for row in range(1, view.rows + 1):
        drawing.text(_LEFT - 5, measure.top(row) + measure.size / 2 + 6, str(row), 18, "end", fill=faint)


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
        _draw_ground(drawing, place, measure)
        if place.coral:
            draw_coral_face(drawing, place.coral, x, y, measure.size, badge)
        elif place.shell:
            draw_shell(drawing, place.shell, x, y, measure.size - 6)
        elif place.station:
            draw_station(drawing, place.station, x, y, measure.size - 6)
        elif place.site:
            draw_site(drawing, place.site, x, y, measure.size, marked=bool(place.sonar))
        elif place.ground == "cave":
            draw_symbol(drawing, CAVE, x, y, measure.size * 0.8, PALETTES[drawing.theme.name].cave)


def _piece(place: ReefGardensField) -> str:
    """The kind of piece that a client explains on this field."""
    if place.coral:
        return place.coral.kind
    if place.shell:
        return place.shell.kind
    if place.site:
        return "station" if place.station else "sonar" if place.sonar else "site"
    return "cave" if place.ground == "cave" else ""


def _draw_ground(drawing: Drawing, place: ReefGardensField, measure: Measure) -> None:
    palette = PALETTES[drawing.theme.name]
    fill = drawing.theme.water
    if place.coral:
        fill = palette.corals[place.coral.kind].face
    elif place.ground == "cave":
        fill = palette.cave.face
    x, y = measure.left(place.column), measure.top(place.row)
    drawing.rect(x, y, measure.size, measure.size, fill=fill, stroke=palette.grid)


def _draw_reef(drawing: Drawing, reef: Reef, names: list[str], measure: Measure) -> None:
    """A reef's corals, its border, and at its first coral the badge of the owner, whose diver is there."""
    owner, first = reef.coral.owner, reef.fields[0]
    with drawing.group(labels.reef(drawing.say, reef, names), f"reef:{reef.coral.reef}"):
        for place in reef.fields:
            _draw_field(drawing, place, names, measure, badge=owner is not None and place is first)
        with drawing.group(pointer_events="none"):
            drawing.path(_border(reef.fields, measure), **_border_look(drawing.theme, owner))
            if owner is not None:
                draw_badge(drawing, owner, measure.left(first.column) + 11, measure.top(first.row) + 11, 11)


def _border_look(theme: Theme, owner: int | None) -> dict[str, Any]:
    if owner is None:
        return {"fill": "none", "stroke": theme.faint, "stroke_width": 2, "stroke_dasharray": "1 5"}
    return {"fill": "none", "stroke": theme.seats[owner], "stroke_width": 4.5}


def _border(places: list[ReefGardensField], measure: Measure) -> str:
    """The sides of a reef's fields that no other field of it touches, a little inside."""
    fields = {(place.row, place.column) for place in places}
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
