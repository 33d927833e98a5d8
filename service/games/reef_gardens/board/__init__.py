"""The table of Reef Gardens: the sea floor, the nursery, the stacks and what lies in front of the players.

Each name to point at is a kind, a colon and the value used in moves and views. The clickable area is the whole
element; where elements are nested, the inner one is listed last.

- `field:<number>`: each field of the sea floor, whatever lies on it (e.g. `field:17`).
- `site:<letter>`: around the field of a building site (e.g. `site:A`).
- `reef:<number>`: around all fields of a reef (e.g. `reef:3`).
- `line:<name>`: the price tag of a line of the nursery and its track under the corals (e.g. `line:row_1`).
- `nursery:<number>`: a numbered field of the nursery.
- `coral:<id>`: a coral in the nursery (inside `nursery:`), waiting, or stored on a sea anemone (inside `shell:`)
  (e.g. `coral:coral:01`).
- `shell:<id>`: a shell tile in front of a player (e.g. `shell:shell:10`). Where a player has several that are alike,
  the first one, which is the one that a move uses, is around the others.
- `station:<id>`: the station whose site is being chosen.
- `out`: where discarded corals go.
- `bag`, `station_stack`, `sonar_stack`: what is drawn from.
- `player:<seat>`: a player's panel.
"""

from __future__ import annotations

from service.boards.board import Board
from service.boards.drawing import Drawing, Theme
from service.boards.fitting import fitted
from service.boards.say import Say
from service.boards.seating import Seating
from service.games.reef_gardens.board import nursery, players, sea_floor
from service.games.reef_gardens.board.labels import title, turn
from service.games.reef_gardens.board.pictures import picture
from service.games.reef_gardens.board.plain import text
from service.games.reef_gardens.view import ReefGardensView

__all__ = ["BOARD"]

WIDTH = 720


def svg(view: ReefGardensView, seating: Seating, say: Say, theme: Theme) -> str:
    floor = sea_floor.Measure(view.rows, view.columns)
    below = sea_floor.TOP + floor.height
    strip = below + nursery.HEIGHT
    described = turn(say, view, seating.asked_names)
    drawing = Drawing(WIDTH, strip + players.height(view), title(say, view), described, theme, say)
    with drawing.group(stroke_linecap="round", stroke_linejoin="round"):
        _draw_heading(drawing, view, seating)
        sea_floor.draw(drawing, view, seating.names, floor)
        nursery.draw(drawing, view, below)
        players.draw(drawing, view, seating, strip)
    return drawing.svg()


def _draw_heading(drawing: Drawing, view: ReefGardensView, seating: Seating) -> None:
    asked = [fitted(name, 220, 20) for name in seating.asked_names]
    drawing.text(16, 32, title(drawing.say, view), 24, font_weight=700)
    drawing.text(WIDTH - 16, 32, turn(drawing.say, view, asked), 20, "end", fill=drawing.theme.faint)


BOARD = Board(svg=svg, text=text, picture=picture)
