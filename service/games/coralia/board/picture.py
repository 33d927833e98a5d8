"""The picture of a kind of piece."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from service.boards.drawing import Drawing, Theme
from service.boards.say import Say
from service.games.coralia.board.cards import CARD_WIDTH, draw_front, letters_of
from service.games.coralia.board.pieces import bonus_symbol, chest, letter, lettered_die, turtle
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
        _PICTURES[kind](drawing, name)
    return drawing.svg()


def _die(drawing: Drawing, colour: Any) -> None:
    lettered_die(drawing, colour, letter(drawing.say, colour), _MIDDLE, _MIDDLE, 84)


def _symbol(drawing: Drawing, name: str) -> None:
    symbol(drawing, name, _MIDDLE, _MIDDLE, 84, drawing.theme.ink)


def _turtle(drawing: Drawing, bonus: Any) -> None:
    turtle(drawing, bonus, _MIDDLE, _MIDDLE + 4, 84, drawing.theme.faint)


def _chest(drawing: Drawing, bonus: Any) -> None:
    """A chest face down, or open with its bonus."""
    if not bonus:
        drawing.rect(6, 6, 88, 88, rx=16, fill=drawing.theme.sand)
        chest(drawing, _MIDDLE, _MIDDLE, 72)
        return
    drawing.rect(6, 6, 88, 88, rx=16, fill=drawing.theme.sand, stroke=drawing.theme.on_sand, stroke_width=2)
    bonus_symbol(drawing, bonus, 56, 56, 50)
    chest(drawing, 22, 22, 24)


def _pile(drawing: Drawing, name: str) -> None:
    theme = drawing.theme
    for shift in (8, 4, 0):
        drawing.rect(14 + shift, 3 + shift, 64, 84, rx=9, fill=theme.panel, stroke=theme.ink, stroke_width=2)
    symbol(drawing, name, 46, 45, 44, theme.ink)


def _card(drawing: Drawing, face: Any) -> None:
    place = f"translate({(_SIZE - CARD_WIDTH * 0.94) / 2:g} 1) scale(0.94)"
    with drawing.group(transform=place):
        draw_front(drawing, _CARDS[face], letters_of(drawing.say, _CARDS[face]))


def _pawn(kind: str) -> Callable[[Drawing, str], None]:
    return lambda drawing, _name: symbol(drawing, f"{kind}_piece", _MIDDLE, _MIDDLE, 84, drawing.theme.ink)


_PICTURES: dict[str, Callable[[Drawing, str], None]] = {
    "die": _die,
    "symbol": _symbol,
    "turtle": _turtle,
    "chest": _chest,
    "pile": _pile,
    "card": _card,
    "octopus": _pawn("octopus"),
    "diver": _pawn("diver"),
}
