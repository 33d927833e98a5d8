"""Beside the sea: the station and the supply, and what is kept apart: spare turtles, spare chests, stingrays."""

from __future__ import annotations

from service.boards.coralia.cards import card_front
from service.boards.coralia.pieces import chest, die, letter, lettered_die, turtle
from service.boards.coralia.scene import MARGIN, Scene, Section, many, words
from service.games.coralia.components import COLOURS, STATION_DICE, Colour, TurtleTile
from service.games.coralia.events import CoraliaDie
from service.games.coralia.view import CoraliaView

_DICE_HEIGHT = 132
_SLOT = 82
_COLUMN = 52
_SPARES_HEIGHT = 118
_TILE = 56


def _panel(scene: Scene, x: float, y: float, width: float, height: float, title: str) -> None:
    theme = scene.theme
    scene.drawing.rect(x, y, width, height, rx=16, fill=theme.panel, stroke=theme.line, stroke_width=1.5)
    scene.drawing.text(x + 14, y + 26, title, 20, fill=theme.faint)


def _draw_dice(scene: Scene, top: float) -> None:
    _panel(scene, MARGIN, top, 352, _DICE_HEIGHT - 12, "Station")
    for position in range(STATION_DICE):
        _draw_slot(scene, position, MARGIN + 12 + _SLOT * (position + 0.5), top + 73)
    _panel(scene, 380, top, 324, _DICE_HEIGHT - 12, "Supply")
    for number, colour in enumerate(COLOURS):
        _draw_supply(scene, colour, 386 + _COLUMN * (number + 0.5), top + 36)


def _draw_slot(scene: Scene, position: int, x: float, y: float) -> None:
    rolled, picked = scene.view.station, scene.view.picked
    if position < len(rolled):
        _draw_rolled(scene, rolled[position], position, x, y)
    elif position < len(rolled) + len(picked):
        colour = picked[position - len(rolled)]
        with scene.drawing.group(f"A {colour} die, not rolled yet"):
            lettered_die(scene, colour, f"{letter(colour)}?", x, y, 64)
    else:
        line = scene.theme.line
        scene.drawing.rect(x - 32, y - 32, 64, 64, rx=13, fill="none", stroke=line, stroke_dasharray="6 6")


def _draw_rolled(scene: Scene, rolled: CoraliaDie, position: int, x: float, y: float) -> None:
    label = f"Die {position + 1} of the station: {rolled.colour} {rolled.symbol}"
    with scene.drawing.group(label, f"die:{position}"):
        scene.drawing.rect(x - 36, y - 36, 72, 72, rx=16, fill=scene.theme.panel)
        die(scene, rolled.colour, rolled.symbol, x, y, 68)
        ink = scene.paint(rolled.colour).ink
        scene.drawing.text(x - 28, y - 15, letter(rolled.colour), 18, fill=ink, font_weight=700)


def _draw_supply(scene: Scene, colour: Colour, x: float, y: float) -> None:
    count = getattr(scene.view.supply, colour)
    with scene.drawing.group(f"{many(count, f'{colour} die', f'{colour} dice')} in the supply", f"supply:{colour}"):
        scene.drawing.rect(x - 25, y - 2, 50, 80, rx=10, fill=scene.theme.panel)
        with scene.drawing.group(opacity=None if count else 0.3):
            lettered_die(scene, colour, letter(colour), x, y + 22, 42)
        scene.drawing.text(x, y + 70, f"×{count}", 22, "middle", font_weight=600)


def _draw_spares(scene: Scene, top: float) -> None:
    _panel(scene, MARGIN, top, 688, _SPARES_HEIGHT - 12, "Spare turtles")
    for number, tile in enumerate(scene.view.spare_turtles):
        _draw_spare_turtle(scene, tile, MARGIN + 36 + _TILE * number, top + 67)
    scene.drawing.text(490, top + 26, "Chests", 20, fill=scene.theme.faint)
    for number in range(scene.view.spare_chests):
        _draw_spare_chest(scene, number, 516 + _TILE * number, top + 67)
    scene.drawing.text(608, top + 26, "Stingrays", 20, fill=scene.theme.faint)
    for number, card in enumerate(scene.view.stingrays):
        card_front(scene, card, 608 + 46 * number, top + 38, 42)


def _draw_spare_turtle(scene: Scene, tile: TurtleTile, x: float, y: float) -> None:
    with scene.drawing.group(f"Spare turtle: {words(tile.bonus)}", f"turtle:{tile.id}"):
        scene.drawing.rect(x - 28, y - 32, 56, 64, rx=12, fill=scene.theme.panel)
        turtle(scene, tile.bonus, x, y, 66, scene.theme.faint)


def _draw_spare_chest(scene: Scene, number: int, x: float, y: float) -> None:
    with scene.drawing.group(f"Spare chest {number + 1}, face down", f"spare_chest:{number}"):
        scene.drawing.rect(x - 27, y - 28, 54, 56, rx=12, fill=scene.theme.sand)
        chest(scene, x, y, 44)


def _dice_height(_view: CoraliaView) -> float:
    return _DICE_HEIGHT


def _spares_height(_view: CoraliaView) -> float:
    return _SPARES_HEIGHT


DICE = Section(_dice_height, _draw_dice)
SPARES = Section(_spares_height, _draw_spares)
