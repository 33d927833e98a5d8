"""The beach, drawn and written."""

from __future__ import annotations

from service.boards import Board, Say, Seating, Theme
from service.boards.drawing import Drawing
from service.engine.places import player
from tests.driftwood import WORTH, DriftwoodView


def svg(view: DriftwoodView, seating: Seating, say: Say, theme: Theme) -> str:
    pen = Drawing(720, 90 * (1 + len(view.taken)), "Driftwood", say("game-summary"), theme, say)
    _draw_row(pen, 0, say("board-beach"), view.row)
    for seat, planks in enumerate(view.taken):
        with pen.group(seating.names[seat], player(seat)):
            _draw_row(pen, 90 * (seat + 1), seating.names[seat], planks)
    return pen.svg()


def _draw_row(pen: Drawing, y: float, title: str, planks: list[str]) -> None:
    pen.rect(8, y + 4, 704, 82, rx=8, fill=pen.theme.panel)
    pen.text(16, y + 52, title, 20)
    for place, plank in enumerate(planks):
        _draw_plank(pen, 160 + 60 * place, y + 10, WORTH[plank], plank)


def _draw_plank(pen: Drawing, x: float, y: float, worth: int, ref: str) -> None:
    with pen.group(pen.say("plank", points=worth), ref, "plank"):
        pen.rect(x, y, 52, 70, rx=6, fill=pen.theme.sand, stroke=pen.theme.on_sand)
        pen.text(x + 26, y + 44, str(worth), 26, "middle", fill=pen.theme.on_sand)


def text(view: DriftwoodView, seating: Seating, say: Say) -> str:
    rows = {say("board-beach"): view.row, **dict(zip(seating.names, view.taken, strict=True))}
    return "".join(f"{title}: {' '.join(str(WORTH[plank]) for plank in planks)}\n" for title, planks in rows.items())


def picture(_piece: str, say: Say, theme: Theme) -> str:
    pen = Drawing(100, 100, say("piece-plank"), say("piece-plank.explains"), theme, say)
    _draw_plank(pen, 24, 15, 3, "")
    return pen.svg()


BOARD = Board(svg, text, picture)
