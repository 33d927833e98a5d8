"""Dice, tiles, chests and the pieces of the players."""

from __future__ import annotations

from service.boards.drawing import Pen, kept
from service.boards.fitting import breadth
from service.boards.say import Say
from service.games.coralia.board.palette import paint_of
from service.games.coralia.board.symbols import symbol
from service.games.coralia.components import ChestBonus, DieColour, TurtleBonus


def block(pen: Pen, colour: DieColour, x: float, y: float, size: float) -> None:
    """A die around a point, without its symbol."""
    half = size / 2
    white = colour == "white"
    edge = pen.theme.ink if white and not pen.theme.dark else pen.theme.panel
    fill = paint_of(colour, pen.theme).die
    pen.rect(x - half, y - half, size, size, rx=size / 5, fill=fill, stroke=edge, stroke_width=2)


@kept
def die(pen: Pen, colour: DieColour, face: str, x: float, y: float, size: float) -> None:
    block(pen, colour, x, y, size)
    symbol(pen, face, x, y, size * 0.78, paint_of(colour, pen.theme).ink)


@kept
def lettered_die(pen: Pen, colour: DieColour, text: str, x: float, y: float, size: float) -> None:
    """A die with letters or digits instead of a symbol."""
    block(pen, colour, x, y, size)
    ink = paint_of(colour, pen.theme).ink
    pen.text(x, y + size * 0.19, text, size * 0.52, "middle", fill=ink, font_weight=700)


@kept
def no_die(pen: Pen, text: str, x: float, y: float, ink: str) -> None:
    """The empty place for dice of a colour."""
    pen.circle(x, y, 16, fill="none", stroke=ink, stroke_width=1.5, stroke_dasharray="1 5")
    pen.text(x, y + 6.5, text, 18, "middle", fill=ink)


def letter(say: Say, colour: DieColour) -> str:
    """The letter of a colour, for readers who can't tell the colours apart."""
    return say(f"letter-{colour}")


@kept
def turtle(pen: Pen, bonus: TurtleBonus, x: float, y: float, size: float, skin: str) -> None:
    """A turtle tile: its bonus is drawn on the shell."""
    theme = pen.theme
    symbol(pen, "limbs", x, y, size, skin)
    pen.circle(x, y + size * 0.02, size * 0.38, fill=theme.sand, stroke=skin, stroke_width=2)
    bonus_symbol(pen, bonus, x, y + size * 0.02, size * 0.5)


def bonus_symbol(pen: Pen, bonus: TurtleBonus | ChestBonus, x: float, y: float, size: float) -> None:
    ink = pen.theme.on_sand
    pile, is_card, _ = bonus.partition("_card")
    if is_card:
        symbol(pen, "card", x, y, size * 1.2, ink)
        symbol(pen, pile, x, y, size * 0.6, ink)
    else:
        symbol(pen, _BONUS_SYMBOLS.get(bonus, bonus), x, y, size, ink)


_BONUS_SYMBOLS = {"spare_chest": "treasure", "island_dice": "island"}


@kept
def chest(pen: Pen, x: float, y: float, size: float) -> None:
    symbol(pen, "treasure", x, y, size, pen.theme.on_sand, edge=pen.theme.sand)


def piece(pen: Pen, kind: str, seat: int, x: float, y: float) -> None:
    """An octopus or a diver with the number of its seat."""
    theme = pen.theme
    with pen.group(piece=kind):
        symbol(pen, f"{kind}_piece", x, y, 46, theme.seats[seat], edge=theme.panel)
        _number(pen, seat, x, y + 1, 18)


def button(pen: Pen, caption: str, label: str, ref: str, right: float, top: float) -> float:
    """Draws a button and returns its width."""
    width = 18 * breadth(caption) + 22
    with pen.group(label, ref):
        x, theme = right - width, pen.theme
        pen.rect(x, top, width, 28, rx=14, fill=theme.ground, stroke=theme.faint, stroke_width=1.5)
        pen.text(right - width / 2, top + 20.5, caption, 18, "middle")
    return width


@kept
def badge(pen: Pen, seat: int, x: float, y: float, radius: float = 17) -> None:
    pen.circle(x, y, radius, fill=pen.theme.seats[seat])
    _number(pen, seat, x, y + 7)


def _number(pen: Pen, seat: int, x: float, y: float, size: float = 20) -> None:
    pen.text(x, y, str(seat + 1), size, "middle", fill=pen.theme.on_seats[seat], font_weight=700)
