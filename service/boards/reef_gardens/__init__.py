"""The table of Reef Gardens: the sea floor, the nursery, the stacks and what lies in front of the players.

Each name to point at is a kind, a colon and the value as moves and views have it. The clickable area is the whole
element; where names nest, the inner one is named last.

- `field:<number>`: each field of the sea floor, whatever lies on it (`field` of a move, e.g. `field:17`).
- `site:<letter>`: around the field of a building site (`site`, e.g. `site:A`).
- `reef:<number>`: around all fields of a reef (`reef`, `reefs`, e.g. `reef:3`).
- `line:<name>`: the price tag of a line of the nursery and its track under the corals (`line`, e.g. `line:row_1`).
- `nursery:<number>`: a numbered field of the nursery.
- `coral:<id>`: a coral in the nursery (inside `nursery:`), waiting, or stored on a sea anemone (inside `shell:`)
  (`coral`, e.g. `coral:coral:01`).
- `shell:<id>`: a shell tile in front of a player; for `worth` a tile of pearls of that worth (e.g. `shell:shell:10`).
- `station:<id>`: the station whose site is being chosen.
- `bag`, `station_stack`, `sonar_stack`: what is drawn from.
- `player:<seat>`: a player's panel.
"""

from __future__ import annotations

from service.boards.company import Company
from service.boards.drawing import Drawing, Theme, fitted
from service.boards.phrases import Phrases
from service.boards.reef_gardens import nursery, players, sea_floor, words_de, words_en
from service.boards.reef_gardens.plain import text
from service.boards.reef_gardens.words import title, turn
from service.games.reef_gardens.view import GardensView

WORDS = {"en": words_en.WORDS, "de": words_de.WORDS}

__all__ = ["WORDS", "svg", "text"]

WIDTH = 720


def svg(view: GardensView, company: Company, say: Phrases, theme: Theme) -> str:
    floor = sea_floor.Measure(view)
    below = sea_floor.TOP + floor.height
    strip = below + nursery.HEIGHT
    described = turn(say, view, company.asked_names)
    drawing = Drawing(WIDTH, strip + players.height(view), title(say, view), described, theme, say)
    with drawing.group(stroke_linecap="round", stroke_linejoin="round"):
        _draw_heading(drawing, view, company)
        sea_floor.draw(drawing, view, company.names, floor)
        nursery.draw(drawing, view, below)
        players.draw(drawing, view, company, strip)
    return drawing.svg()


def _draw_heading(drawing: Drawing, view: GardensView, company: Company) -> None:
    asked = [fitted(name, 220, 20) for name in company.asked_names]
    drawing.text(16, 32, title(drawing.say, view), 24, font_weight=700)
    drawing.text(WIDTH - 16, 32, turn(drawing.say, view, asked), 20, "end", fill=drawing.theme.faint)
