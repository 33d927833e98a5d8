"""The nursery with its lines and prices, and beside it the stacks and the corals that wait to be planted."""

from __future__ import annotations

from typing import Any

from service.boards.drawing import Drawing, Pen, kept
from service.boards.fitting import fitted
from service.boards.say import capitalized
from service.games.reef_gardens.board import labels
from service.games.reef_gardens.board.palette import Tile
from service.games.reef_gardens.board.symbols import BAG, SONAR, STATION, Symbol, draw_symbol
from service.games.reef_gardens.board.tiles import draw_coin, draw_coral, draw_station
from service.games.reef_gardens.components import DISCARD_POINTS
from service.games.reef_gardens.naming import CORAL
from service.games.reef_gardens.places import OUT
from service.games.reef_gardens.view import ReefGardensLine, ReefGardensNurseryField, ReefGardensView

HEIGHT = 356
_LEFT = 16
_FIELD = 60
_TILE = 50
_BESIDE = 348
_STACK = 118
_WAITING_IN_A_ROW = 5
_OUT = 652

#: Where the numbered fields are: columns and rows, counted from 1.
_PLACES = {
    number: (column, row)
    for row, numbers in enumerate(((0, 1, 2), (3, 4, 5, 6), (7, 8, 9, 10), (0, 11, 12)), 1)
    for column, number in enumerate(numbers, 1)
    if number
}


def draw(drawing: Drawing, view: ReefGardensView, top: float) -> None:
    drawing.text(_LEFT, top + 18, drawing.say("board-nursery"), 20, font_weight=700)
    with drawing.group(drawing.say("board-nursery-all")):
        for line in view.lines:
            _draw_line(drawing, line, top)
        for field in view.nursery:
            _draw_field(drawing, field, top)
    _draw_stacks(drawing, view, top + 28)
    _draw_waiting(drawing, view, top + 128)
    _draw_station_to_build(drawing, view, top + 284)


def _centre(column: int, row: int, top: float) -> tuple[float, float]:
    """The centre of a place in the nursery; the price tags are in column 0 and row 0."""
    return _LEFT + (column + 0.5) * _FIELD, top + 28 + (row + 0.5) * _FIELD


def _draw_line(drawing: Drawing, line: ReefGardensLine, top: float) -> None:
    direction, number = labels.direction_and_number(line)
    tag = (0, number) if direction == "row" else (number, 0)
    x, y = _centre(*tag, top)
    with drawing.group(labels.line(drawing.say, line), f"line:{line.line}"):
        drawing.line(x, y, *_centre(*_PLACES[line.numbers[-1]], top), stroke=drawing.theme.line, stroke_width=8)
        _draw_tag(drawing, labels.line_tag(drawing.say, line), line.price, x, y)


@kept
def _draw_tag(pen: Pen, name: str, price: int, x: float, y: float) -> None:
    theme = pen.theme
    corner, side = _FIELD / 2 - 2, _FIELD - 4
    pen.rect(x - corner, y - corner, side, side, rx=10, fill=theme.panel, stroke=theme.line, stroke_width=2)
    pen.text(x, y - 5, name, 18, "middle", fill=theme.faint)
    if price:
        draw_coin(pen, x - 10, y + 13, 9)
    pen.text(x + 9 if price else x, y + 20, str(price or "\u2013"), 20, "middle", font_weight=700)


def _draw_field(drawing: Drawing, field: ReefGardensNurseryField, top: float) -> None:
    x, y = _centre(*_PLACES[field.number], top)
    theme = drawing.theme
    with drawing.group(drawing.say("board-nursery-field", n=field.number), f"nursery:{field.number}"):
        half = _TILE / 2
        drawing.rect(x - half, y - half, _TILE, _TILE, rx=9, fill=theme.water, stroke=theme.line)
        if field.coral:
            with drawing.group(
                labels.named(drawing.say, CORAL[field.coral.coral]), f"coral:{field.coral.coral}", field.coral.kind
            ):
                draw_coral(drawing, field.coral.kind, field.coral.clownfish, x, y, _TILE)
        else:
            drawing.text(x, y + 7, str(field.number), 18, "middle", fill=theme.faint)


def _draw_stacks(drawing: Drawing, view: ReefGardensView, top: float) -> None:
    _draw_stack(drawing, 0, top, "bag", view.bag, BAG)
    _draw_stack(drawing, 1, top, "station_stack", view.station_stack, STATION, "station")
    _draw_stack(drawing, 2, top, "sonar_stack", view.sonar_stack, SONAR, "sonar")


def _draw_stack(drawing: Drawing, place: int, top: float, ref: str, size: int, symbol: Symbol, piece: str = "") -> None:
    theme = drawing.theme
    x = _BESIDE + place * (_STACK + 1)
    with drawing.group(drawing.say("board-stack", stack=ref, n=size), ref, piece):
        drawing.rect(x, top, _STACK - 6, 76, rx=10, fill=theme.panel, stroke=theme.line)
        draw_symbol(drawing, symbol, x + 26, top + 28, 32, Tile(theme.panel, theme.ink))
        drawing.text(x + 96, top + 37, str(size), 26, "end", font_weight=700)
        drawing.text(x + (_STACK - 6) / 2, top + 67, drawing.say(f"board-stack-{ref}"), 18, "middle", fill=theme.faint)


def _draw_waiting(drawing: Drawing, view: ReefGardensView, top: float) -> None:
    drawing.text(_BESIDE, top + 18, drawing.say("board-waiting"), 20, font_weight=700)
    if not view.waiting:
        nothing = fitted(capitalized(labels.nothing_waiting(drawing.say, view)), _OUT - _BESIDE, 18)
        drawing.text(_BESIDE, top + 50, nothing, 18, fill=drawing.theme.faint)
    for place, coral in enumerate(view.waiting):
        down, right = divmod(place, _WAITING_IN_A_ROW)
        label = drawing.say("board-waiting-coral", coral=CORAL[coral.coral])
        with drawing.group(label, f"coral:{coral.coral}", coral.kind):
            x, y = _BESIDE + 25 + right * 59, top + 56 + down * 58
            draw_coral(drawing, coral.kind, coral.clownfish, x, y, _TILE)
    _draw_out(drawing, top + 31)


def _draw_out(drawing: Drawing, top: float) -> None:
    """The place for discarded corals, with the points that each costs (G4.3)."""
    theme = drawing.theme
    points = str(DISCARD_POINTS).replace("-", "\u2212")
    with drawing.group(drawing.say("board-out", points=points), OUT):
        dashed: dict[str, Any] = {"stroke": theme.faint, "stroke_width": 2, "stroke_dasharray": "2 5"}
        drawing.rect(_OUT, top, _TILE, _TILE, rx=9, fill=theme.panel, **dashed)
        drawing.text(_OUT + _TILE / 2, top + 32, points, 20, "middle", fill=theme.warning, font_weight=700)


def _draw_station_to_build(drawing: Drawing, view: ReefGardensView, top: float) -> None:
    if not (station := view.station_to_build):
        return
    label = drawing.say("board-build", station=labels.station(station))
    with drawing.group(label, f"station:{station.station}", "station"):
        draw_station(drawing, station, _BESIDE + 28, top + 20, 52)
        sites = sum(bool(field.sonar) for field in view.fields)
        drawing.text(_BESIDE + 66, top + 16, drawing.say("board-build-new"), 20, font_weight=700)
        drawing.text(_BESIDE + 66, top + 40, drawing.say("board-build-sites", n=sites), 18, fill=drawing.theme.faint)
