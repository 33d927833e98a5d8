"""Dice, tiles, chests and the pieces of the players."""

from __future__ import annotations

from service.boards.coralia.scene import Scene
from service.boards.coralia.symbols import symbol
from service.boards.phrases import Phrases
from service.games.coralia.components import DieColour, TurtleBonus


def block(scene: Scene, colour: DieColour, x: float, y: float, size: float) -> None:
    """A die around a point, without its symbol."""
    half = size / 2
    white = colour == "white"
    edge = scene.theme.ink if white and not scene.theme.dark else scene.theme.panel
    fill = scene.paint(colour).die
    scene.drawing.rect(x - half, y - half, size, size, rx=size / 5, fill=fill, stroke=edge, stroke_width=2)


def die(scene: Scene, colour: DieColour, face: str, x: float, y: float, size: float) -> None:
    block(scene, colour, x, y, size)
    symbol(scene.drawing, face, x, y, size * 0.78, scene.paint(colour).ink)


def lettered_die(scene: Scene, colour: DieColour, said: str, x: float, y: float, size: float) -> None:
    """A die with letters or figures instead of a symbol."""
    block(scene, colour, x, y, size)
    ink = scene.paint(colour).ink
    scene.drawing.text(x, y + size * 0.19, said, size * 0.52, "middle", fill=ink, font_weight=700)


def no_die(scene: Scene, colour: DieColour, x: float, y: float, ink: str) -> None:
    """Where dice of a colour would be."""
    scene.drawing.circle(x, y, 16, fill="none", stroke=ink, stroke_width=1.5, stroke_dasharray="1 5")
    scene.drawing.text(x, y + 6.5, letter(scene.say, colour), 18, "middle", fill=ink)


def letter(say: Phrases, colour: DieColour) -> str:
    """Colours have different letters, so that nobody needs to tell the colours apart."""
    return say(f"letter.{colour}")


def turtle(scene: Scene, bonus: TurtleBonus, x: float, y: float, size: float, skin: str) -> None:
    """A turtle tile: the bonus stands on the shell."""
    theme = scene.theme
    symbol(scene.drawing, "limbs", x, y, size, skin)
    scene.drawing.circle(x, y + size * 0.02, size * 0.38, fill=theme.sand, stroke=skin, stroke_width=2)
    bonus_symbol(scene, bonus, x, y + size * 0.02, size * 0.5)


def bonus_symbol(scene: Scene, bonus: TurtleBonus, x: float, y: float, size: float) -> None:
    ink = scene.theme.on_sand
    pile, is_card, _ = bonus.partition("_card")
    if is_card:
        symbol(scene.drawing, "card", x, y, size * 1.2, ink)
        symbol(scene.drawing, pile, x, y, size * 0.6, ink)
    else:
        symbol(scene.drawing, "treasure" if bonus == "spare_chest" else bonus, x, y, size, ink)


def chest(scene: Scene, x: float, y: float, size: float) -> None:
    symbol(scene.drawing, "treasure", x, y, size, scene.theme.on_sand, edge=scene.theme.sand)


def piece(scene: Scene, kind: str, seat: int, x: float, y: float) -> None:
    """An octopus or a diver with the number of its seat."""
    theme = scene.theme
    symbol(scene.drawing, f"{kind}_piece", x, y, 46, theme.seats[seat], edge=theme.panel)
    _number(scene, seat, x, y + 1, 18)


def badge(scene: Scene, seat: int, x: float, y: float, radius: float = 17) -> None:
    scene.drawing.circle(x, y, radius, fill=scene.theme.seats[seat])
    _number(scene, seat, x, y + 7)


def _number(scene: Scene, seat: int, x: float, y: float, size: float = 20) -> None:
    scene.drawing.text(x, y, str(seat + 1), size, "middle", fill=scene.theme.on_seats[seat], font_weight=700)
