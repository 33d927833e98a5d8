"""Below the sea: the station, the supply, the spare turtles and chests, and the stingrays."""

from __future__ import annotations

from service.boards.drawing import Pen, kept
from service.boards.fitting import breadth
from service.boards.say import capitalized
from service.games.coralia.board.cards import card_front
from service.games.coralia.board.palette import paint_of
from service.games.coralia.board.pieces import block, button, chest, die, letter, lettered_die, no_die, turtle
from service.games.coralia.board.scene import MARGIN, TIMES, Scene, Section
from service.games.coralia.board.symbols import symbol
from service.games.coralia.components import COLOURS, STATION_DICE, Colour, Symbol, TurtleTile
from service.games.coralia.events import CoraliaDie
from service.games.coralia.view import CoraliaView

_DICE_HEIGHT = 132
_STATION_WIDTH = 352
_SLOT = 82
_COLUMN = 52
_SPARES_HEIGHT = 118
_TILE = 56


def _panel(scene: Scene, x: float, y: float, width: float, height: float, title: str) -> None:
    theme = scene.theme
    scene.drawing.rect(x, y, width, height, rx=16, fill=theme.panel, stroke=theme.line, stroke_width=1.5)
    scene.drawing.text(x + 14, y + 26, title, 20, fill=theme.faint)


def _draw_dice(scene: Scene, top: float) -> None:
    _panel(scene, MARGIN, top, _STATION_WIDTH, _DICE_HEIGHT - 12, scene.say("board-station"))
    _draw_button(scene, MARGIN + _STATION_WIDTH - 8, top + 6)
    for position in range(STATION_DICE):
        _draw_slot(scene, position, MARGIN + 12 + _SLOT * (position + 0.5), top + 73)
    _panel(scene, 380, top, 324, _DICE_HEIGHT - 12, scene.say("board-supply"))
    for number, colour in enumerate(COLOURS):
        _draw_supply(scene, colour, 386 + _COLUMN * (number + 0.5), top + 36)


def _draw_button(scene: Scene, right: float, top: float) -> None:
    """A button that rolls without locking a die, or stops carrying out a card."""
    say = scene.say
    if _can_roll(scene.view):
        button(scene.drawing, say("board-roll"), say("move-lock_dice-none"), "roll", right, top)
    elif scene.view.may_stop:
        button(scene.drawing, say("board-stop"), say("board-stop-explains"), "stop", right, top)


def _can_roll(view: CoraliaView) -> bool:
    """Whether the station is full and the player may lock dice."""
    return bool(view.picked) and len(view.station) + len(view.picked) == STATION_DICE


def _draw_slot(scene: Scene, position: int, x: float, y: float) -> None:
    rolled, picked = scene.view.station, scene.view.picked
    if position < len(rolled):
        _draw_rolled(scene, rolled[position], position, x, y)
    elif position < len(rolled) + len(picked):
        colour = picked[position - len(rolled)]
        label = capitalized(scene.say("board-station-picked", colour=colour))
        with scene.drawing.group(label, piece=f"die_{colour}"):
            lettered_die(scene.drawing, colour, f"{letter(scene.say, colour)}?", x, y, 64)
    elif scene.view.special_die and position == len(rolled) + len(picked):
        _draw_special_die(scene, scene.view.special_die, x, y)
    else:
        line = scene.theme.line
        scene.drawing.rect(x - 32, y - 32, 64, 64, rx=13, fill="none", stroke=line, stroke_dasharray="6 8")


def _draw_special_die(scene: Scene, face: Symbol, x: float, y: float) -> None:
    """Draws the special die in the slot of the die that brought it."""
    with scene.drawing.group(scene.say("board-station-special", symbol=face), "special_die", "die_white"):
        scene.drawing.rect(x - 40, y - 40, 80, 80, rx=18, fill=scene.theme.faint)
        die(scene.drawing, "white", face, x, y, 64)


def _draw_rolled(scene: Scene, rolled: CoraliaDie, position: int, x: float, y: float) -> None:
    label = scene.say("board-station-die", number=position + 1, colour=rolled.colour, symbol=rolled.symbol)
    with scene.drawing.group(label, f"die:{position}", f"symbol_{rolled.symbol}"):
        _draw_rolled_die(scene.drawing, rolled, letter(scene.say, rolled.colour), x, y)


@kept
def _draw_rolled_die(pen: Pen, rolled: CoraliaDie, text: str, x: float, y: float) -> None:
    ink = paint_of(rolled.colour, pen.theme).ink
    pen.rect(x - 36, y - 36, 72, 72, rx=16, fill=pen.theme.panel)
    block(pen, rolled.colour, x, y, 70)
    symbol(pen, rolled.symbol, x + 5, y + 5, 48, ink)
    pen.text(x - 29, y - 14, text, 18, fill=ink, font_weight=700)


def _draw_supply(scene: Scene, colour: Colour, x: float, y: float) -> None:
    count = getattr(scene.view.supply, colour)
    label = scene.say("board-supply-dice", count=count, colour=colour)
    with scene.drawing.group(label, f"supply:{colour}", f"die_{colour}"):
        scene.drawing.rect(x - 25, y - 2, 50, 80, rx=10, fill=scene.theme.panel)
        if count:
            lettered_die(scene.drawing, colour, letter(scene.say, colour), x, y + 22, 42)
            scene.drawing.text(x, y + 70, f"{TIMES}{count}", 22, "middle", font_weight=600)
        else:
            no_die(scene.drawing, letter(scene.say, colour), x, y + 22, scene.theme.faint)


def _draw_spares(scene: Scene, top: float) -> None:
    _panel(scene, MARGIN, top, 688, _SPARES_HEIGHT - 12, scene.say("board-spare-turtles"))
    in_words = len(scene.view.spare_turtles) <= 3
    for number, tile in enumerate(scene.view.spare_turtles):
        _draw_spare_turtle(scene, tile, MARGIN + 12 + (_TILE + 96 * in_words) * number, top + 66, in_words)
    _draw_titles(scene, top + 26)
    for number in range(scene.view.spare_chests):
        _draw_spare_chest(scene, number, 516 + _TILE * number, top + 67)
    for number, card in enumerate(scene.view.stingrays):
        card_front(scene, card, 608 + 46 * number, top + 38, 42)


def _draw_titles(scene: Scene, y: float) -> None:
    """Draws the titles of the chests and the stingrays; the first moves to the left if the second is long."""
    chests, stingrays = scene.say("board-spare-chests"), scene.say("board-spare-stingrays")
    left = 696 - 20 * breadth(f"{chests}  {stingrays}")
    scene.drawing.text(min(490, left), y, chests, 20, fill=scene.theme.faint)
    scene.drawing.text(696, y, stingrays, 20, "end", fill=scene.theme.faint)


def _draw_spare_turtle(scene: Scene, tile: TurtleTile, x: float, y: float, in_words: bool) -> None:
    """If there is room, the bonus is also given in words."""
    with scene.drawing.group(scene.say("board-spare-turtle", bonus=tile.bonus), tile.id, f"turtle_{tile.bonus}"):
        scene.drawing.rect(x, y - 32, _TILE + 92 * in_words, 64, rx=12, fill=scene.theme.panel)
        turtle(scene.drawing, tile.bonus, x + 28, y + 2, 58 if in_words else 51, scene.theme.faint)
        if in_words:
            _draw_lines(scene, scene.say("board-spare-turtle-lines", bonus=tile.bonus).split("\n"), x + 62, y)


def _draw_lines(scene: Scene, lines: list[str], x: float, middle: float) -> None:
    for number, line in enumerate(lines):
        scene.drawing.text(x, middle + 7 + 21 * (number - (len(lines) - 1) / 2), line, 18)


def _draw_spare_chest(scene: Scene, number: int, x: float, y: float) -> None:
    with scene.drawing.group(scene.say("board-spare-chest", number=number + 1), f"spare_chest:{number}", "chest"):
        scene.drawing.rect(x - 27, y - 28, 54, 56, rx=12, fill=scene.theme.sand)
        chest(scene.drawing, x, y, 44)


DICE = Section(lambda _view: _DICE_HEIGHT, _draw_dice)
SPARES = Section(lambda _view: _SPARES_HEIGHT, _draw_spares)
