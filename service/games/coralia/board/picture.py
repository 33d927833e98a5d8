"""The picture of a kind of piece."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from service.boards.drawing import Drawing, Theme
from service.boards.say import Say
from service.games.coralia.board.cards import CARD_WIDTH, draw_front
from service.games.coralia.board.pieces import bonus_symbol, chest, letter, lettered_die, turtle
from service.games.coralia.board.scene import Pen
from service.games.coralia.board.symbols import symbol
from service.games.coralia.components import CARDS, SeaCard

_SIZE = 100
_MIDDLE = _SIZE / 2
#: A card of each face, without the colours that differ from card to card.
_CARDS = {card.face: SeaCard(card.id, card.face) for card in CARDS.values()}


def picture(piece: str, say: Say, theme: Theme) -> str:
    drawing = Drawing(_SIZE, _SIZE, say(f"piece-{piece}"), say("board-explains", piece=piece), theme, say)
    kind, _, name = piece.partition("_")
    with drawing.group(stroke_linecap="round", stroke_linejoin="round"):
        _DRAWN[kind](Pen(drawing), name)
    return drawing.svg()


def _die(pen: Pen, colour: Any) -> None:
    lettered_die(pen, colour, letter(pen.say, colour), _MIDDLE, _MIDDLE, 84)


def _symbol(pen: Pen, name: str) -> None:
    symbol(pen.drawing, name, _MIDDLE, _MIDDLE, 84, pen.theme.ink)


def _turtle(pen: Pen, bonus: Any) -> None:
    turtle(pen, bonus, _MIDDLE, _MIDDLE + 4, 84, pen.theme.faint)


def _chest(pen: Pen, bonus: Any) -> None:
    """Face down, or open with its bonus."""
    if not bonus:
        pen.drawing.rect(6, 6, 88, 88, rx=16, fill=pen.theme.sand)
        chest(pen, _MIDDLE, _MIDDLE, 72)
        return
    pen.drawing.rect(6, 6, 88, 88, rx=16, fill=pen.theme.sand, stroke=pen.theme.on_sand, stroke_width=2)
    bonus_symbol(pen, bonus, 56, 56, 50)
    chest(pen, 22, 22, 24)


def _pile(pen: Pen, name: str) -> None:
    theme = pen.theme
    for shift in (8, 4, 0):
        pen.drawing.rect(14 + shift, 3 + shift, 64, 84, rx=9, fill=theme.panel, stroke=theme.ink, stroke_width=2)
    symbol(pen.drawing, name, 46, 45, 44, theme.ink)


def _card(pen: Pen, face: Any) -> None:
    place = f"translate({(_SIZE - CARD_WIDTH * 0.94) / 2:g} 1) scale(0.94)"
    with pen.drawing.group(transform=place):
        draw_front(pen, _CARDS[face])


def _pawn(kind: str) -> Callable[[Pen, str], None]:
    return lambda pen, _name: symbol(pen.drawing, f"{kind}_piece", _MIDDLE, _MIDDLE, 84, pen.theme.ink)


_DRAWN: dict[str, Callable[[Pen, str], None]] = {
    "die": _die,
    "symbol": _symbol,
    "turtle": _turtle,
    "chest": _chest,
    "pile": _pile,
    "card": _card,
    "octopus": _pawn("octopus"),
    "diver": _pawn("diver"),
}
