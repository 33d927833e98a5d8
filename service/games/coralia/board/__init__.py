"""The board of Coralia.

A part of the drawing that can be pointed at has a `data-ref`:

| what | ref |
| --- | --- |
| dice of a colour in the supply | `supply:<colour>` |
| a rolled die | `die:<position on the station>` |
| roll the dice, without locking any | `roll` |
| set a starfish card aside; stop carrying one out | `aside`; `stop` |
| a special die that is rolled and not yet placed | `special_die` |
| a reef, and a space of it | `reef:<colour>`, `space:<colour>:<space>` |
| the island | `island` |
| a pile | `pile:<pile>` |
| a card that the viewer sees, a turtle | its id: `card:39`, `stingray:01`, `turtle:03` |
| a spare chest | `spare_chest:<number>` |
| a player's panel | `player:<seat>` |
"""

from __future__ import annotations

from itertools import accumulate

from service.boards.board import Board
from service.boards.drawing import Drawing, Theme
from service.boards.fitting import on_one_line
from service.boards.say import Say
from service.boards.seating import Seating
from service.games.coralia.board.beside import DICE, SPARES
from service.games.coralia.board.cards import CARDS
from service.games.coralia.board.picture import picture
from service.games.coralia.board.plain import text
from service.games.coralia.board.players import HEADER, PLAYERS
from service.games.coralia.board.scene import WIDTH, Scene, Section
from service.games.coralia.board.sea import SEA
from service.games.coralia.view import CoraliaView

_SECTIONS: tuple[Section, ...] = (HEADER, PLAYERS, SEA, DICE, SPARES, CARDS)


def svg(view: CoraliaView, seating: Seating, say: Say, theme: Theme) -> str:
    names = [on_one_line(name) for name in seating.names]
    heights = [section.height(view) for section in _SECTIONS]
    title = say("board-title", round=view.round, rounds=view.rounds)
    drawing = Drawing(WIDTH, sum(heights), title, _scores(view, names, say), theme, say)
    scene = Scene(drawing, view, names, seating.asked)
    with drawing.group(stroke_linecap="round", stroke_linejoin="round"):
        for section, top in zip(_SECTIONS, accumulate(heights, initial=0.0), strict=False):
            section.draw(scene, top)
    return drawing.svg()


def _scores(view: CoraliaView, names: list[str], say: Say) -> str:
    scores = zip(names, view.scores, strict=True)
    return ", ".join(say("labelled", label=name, value=score) for name, score in scores)


BOARD = Board(svg=svg, text=text, picture=picture)
