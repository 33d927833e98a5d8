"""The sea: six reefs around the island, and a pile in each corner."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import NamedTuple

from service.boards.drawing import Pen, kept
from service.boards.say import Say, capitalized
from service.engine.message import message
from service.games.coralia.board.palette import paint_of
from service.games.coralia.board.pieces import block, chest, die, letter, lettered_die, no_die, piece, turtle
from service.games.coralia.board.scene import WIDTH, Scene, Section, owner
from service.games.coralia.board.symbols import symbol
from service.games.coralia.components import (
    COLOURS,
    DIE_COLOURS,
    DIVER_POINTS,
    PILES,
    SPACES,
    Colour,
    DieColour,
    PileName,
    Space,
    TurtleTile,
)
from service.games.coralia.pieces import name_of_card
from service.games.coralia.view import CoraliaPile, CoraliaReef

_HEIGHT = 672
_COLUMN, _ROW = 224, 194
_HEXAGON = 124
_SPACE, _SPACE_DISTANCE = 34, 76
_DICE_DISTANCE = 67

#: The reefs form a honeycomb around the island, in the order of C1.1.
_PLACES: dict[Colour, tuple[float, float]] = {
    "blue": (-_COLUMN / 2, -_ROW),
    "green": (_COLUMN / 2, -_ROW),
    "yellow": (_COLUMN, 0),
    "red": (_COLUMN / 2, _ROW),
    "violet": (-_COLUMN / 2, _ROW),
    "orange": (-_COLUMN, 0),
}
_DIRECTIONS: dict[Colour, float] = {colour: 240 + 60 * number for number, colour in enumerate(COLOURS)}
_CORNERS: dict[PileName, tuple[int, int]] = {"fish": (0, 0), "pearl": (1, 0), "starfish": (0, 1), "island": (1, 1)}


def _polar(angle: float, distance: float) -> tuple[float, float]:
    """The point at this angle and distance from the origin; adding 0.0 turns -0.0 into 0.0."""
    turn = math.radians(angle)
    return round(distance * math.cos(turn), 1) + 0.0, round(distance * math.sin(turn), 1) + 0.0


def _rounded_hexagon(radius: float, rounding: float) -> str:
    corners = [_polar(angle, radius) for angle in range(30, 390, 60)]
    parts = []
    for before, corner, after in zip([corners[-1], *corners], corners, [*corners[1:], corners[0]], strict=False):
        (ax, ay), (bx, by) = (_towards(corner, other, rounding) for other in (before, after))
        parts.append(f"{ax:.1f} {ay:.1f}Q{corner[0]} {corner[1]} {bx:.1f} {by:.1f}")
    return "M" + "L".join(parts) + "z"


def _towards(here: tuple[float, float], there: tuple[float, float], distance: float) -> tuple[float, float]:
    fraction = distance / math.dist(here, there)
    return here[0] + (there[0] - here[0]) * fraction, here[1] + (there[1] - here[1]) * fraction


def _dots(count: int) -> str:
    places = (_polar(90 + 14 * (number - (count - 1) / 2), 29.5) for number in range(count))
    return "".join(f"M{x} {y}h0" for x, y in places)


#: The spaces around the treasure, in the order of the points that they pay, with the diver above the treasure.
_AROUND_TREASURE: dict[Space, tuple[float, float]] = {
    "treasure": (0, 0),
    "diver": _polar(270, _SPACE_DISTANCE),
    "turtle": _polar(330, _SPACE_DISTANCE),
    "starfish": _polar(30, _SPACE_DISTANCE),
    "octopus": _polar(90, _SPACE_DISTANCE),
    "fish": _polar(150, _SPACE_DISTANCE),
    "pearl": _polar(210, _SPACE_DISTANCE),
}
_DOTS = [_dots(count) for count in range(6)]
_REEF = _rounded_hexagon(_HEXAGON, 22)


class _Contents(NamedTuple):
    """What lies on a space of a reef."""

    die: DieColour | None
    #: The seat whose octopus or diver is there.
    owner: int | None
    turtle: TurtleTile | None
    chest: bool


def _contents_of(reef: CoraliaReef, space: Space) -> _Contents:
    turtle = reef.turtle if space == "turtle" else None
    return _Contents(getattr(reef.dice, space), owner(reef, space), turtle, space == "treasure" and reef.chest)


def _draw(scene: Scene, top: float) -> None:
    theme = scene.theme
    scene.drawing.rect(8, top, WIDTH - 16, _HEIGHT - 8, rx=28, fill=theme.water)
    with scene.drawing.group(transform=f"translate({WIDTH / 2:g} {top + (_HEIGHT - 8) / 2:g})"):
        for name in PILES:
            _draw_pile(scene, name)
        for reef in scene.view.reefs:
            _draw_reef(scene, reef)
        _draw_island(scene)


def _draw_reef(scene: Scene, reef: CoraliaReef) -> None:
    x, y = _PLACES[reef.colour]
    label = scene.say("board-reef", colour=reef.colour, count=_dice_on(reef))
    with scene.drawing.group(label, f"reef:{reef.colour}", transform=f"translate({x:g} {y:g})"):
        _draw_reef_ground(scene.drawing, reef.colour, letter(scene.say, reef.colour))
        for space in SPACES:
            _draw_space(scene, reef.colour, space, _contents_of(reef, space))


def _dice_on(reef: CoraliaReef) -> int:
    return sum(getattr(reef.dice, space) is not None for space in SPACES)


@kept
def _draw_reef_ground(pen: Pen, colour: Colour, text: str) -> None:
    x, y = _polar(240, 94)
    paint = paint_of(colour, pen.theme)
    pen.path(_REEF, fill=paint.coral, stroke=paint.die, stroke_width=4 if pen.theme.dark else 3)
    pen.circle(x, y, 14, fill=paint.die)
    pen.text(x, y + 7, text, 20, "middle", fill=paint.ink, font_weight=700)


def _draw_space(scene: Scene, reef: Colour, space: Space, contents: _Contents) -> None:
    x, y = _AROUND_TREASURE[space]
    name = capitalized(scene.say("reef-space", reef=reef, space=space))
    label = ", ".join([name, *_contents_in_words(scene, space, contents)])
    ref, move = f"space:{reef}:{space}", f"translate({x:g} {y:g})"
    with scene.drawing.group(label, ref, f"symbol_{space}", transform=move):
        _draw_contents(scene.drawing, reef, space, contents)


def _contents_in_words(scene: Scene, space: Space, contents: _Contents) -> Iterator[str]:
    """The parts of a space's label."""
    if contents.die:
        yield scene.say("board-space-die", colour=contents.die)
    if contents.turtle:
        yield scene.say("board-space-turtle", bonus=contents.turtle.bonus)
    if contents.chest:
        yield scene.say("board-space-chest")
    if contents.owner is not None:
        yield scene.say("board-space-owner", space=space, who=scene.names[contents.owner])
    if not contents.die:
        yield scene.say("board-space-free")
    if DIVER_POINTS[space]:
        yield scene.say("board-space-pays", points=DIVER_POINTS[space])


@kept
def _draw_contents(pen: Pen, reef: Colour, space: Space, contents: _Contents) -> None:
    mark = paint_of(reef, pen.theme).mark
    pen.circle(0, 0, _SPACE, fill=pen.theme.panel, stroke=mark, stroke_width=1.5)
    _draw_points(pen, DIVER_POINTS[space], mark)
    if space == "treasure":
        _draw_treasure(pen, contents)
    elif contents.die and contents.owner is not None:
        block(pen, contents.die, 0, -2, 50)
        piece(pen, space, contents.owner, 0, -1)
    elif contents.die:
        die(pen, contents.die, space, 0, -2, 44)
    elif contents.turtle:
        with pen.group(ref=contents.turtle.id, piece=f"turtle_{contents.turtle.bonus}"):
            turtle(pen, contents.turtle.bonus, 0, -2, 64, mark)
    else:
        symbol(pen, space, 0, -3, 40, mark)


def _draw_points(pen: Pen, points: int, colour: str) -> None:
    """One dot for each point that a die here pays to a diver (C1.2)."""
    if points:
        pen.path(_DOTS[points], stroke=colour, stroke_width=5)


def _draw_treasure(pen: Pen, contents: _Contents) -> None:
    if contents.chest:
        with pen.group(piece="chest"):
            chest(pen, 0, 0, 58 if contents.die else 48)
    elif not contents.die:
        pen.circle(0, 0, 16, fill="none", stroke=pen.theme.line, stroke_width=2, stroke_dasharray="5 5")
    if contents.die:
        die(pen, contents.die, "diver", 0, 4 if contents.chest else 0, 38)


def _draw_island(scene: Scene) -> None:
    total = sum(getattr(scene.view.island, colour) for colour in DIE_COLOURS)
    theme = scene.theme
    with scene.drawing.group(scene.say("board-island", count=total), "island"):
        _draw_island_ground(scene.drawing)
        size = scene.say("board-island-size", count=total)
        scene.drawing.text(0, 101, size, 20, "middle", fill=theme.on_sand, font_weight=600)
        for colour in DIE_COLOURS:
            _draw_island_dice(scene, colour, getattr(scene.view.island, colour))


@kept
def _draw_island_ground(pen: Pen) -> None:
    theme = pen.theme
    pen.path(_REEF, fill=theme.sand, stroke=theme.on_sand, stroke_width=2)
    symbol(pen, "island", 0, -98, 36, theme.on_sand)


def _draw_island_dice(scene: Scene, colour: DieColour, count: int) -> None:
    x, y = (0.0, 0.0) if colour == "white" else _polar(_DIRECTIONS[colour], _DICE_DISTANCE)
    with scene.drawing.group(scene.say("board-island-dice", count=count, colour=colour), piece=f"die_{colour}"):
        if count:
            lettered_die(scene.drawing, colour, f"{letter(scene.say, colour)}{count}", x, y, 44)
        else:
            no_die(scene.drawing, letter(scene.say, colour), x, y, scene.theme.on_sand)


def _draw_pile(scene: Scene, name: PileName) -> None:
    pile: CoraliaPile = getattr(scene.view.piles, name)
    right, low = _CORNERS[name]
    x, y = (2 * right - 1) * 290.0, (2 * low - 1) * 250.0
    label, move = _pile_label(scene.say, name, pile), f"translate({x:g} {y:g})"
    with scene.drawing.group(label, f"pile:{name}", f"pile_{name}", transform=move):
        title = capitalized(scene.say("board-pile-label", pile=name))
        _draw_cards(scene.drawing, name, title, pile.size, bool(pile.known))


@kept
def _draw_cards(pen: Pen, name: PileName, title: str, size: int, known: bool) -> None:
    theme = pen.theme
    pen.rect(-50, -70, 100, 140, rx=12, fill=theme.water)
    for under in range(min(3, size), 0, -1):
        _draw_back(pen, 4.0 * (under - 1))
    if size:
        symbol(pen, name, -2, -36, 42, theme.ink)
        pen.text(-2, 19, str(size), 28, "middle", font_weight=700)
    else:
        pen.rect(-38, -64, 72, 92, rx=9, fill="none", stroke=theme.faint, stroke_dasharray="6 6")
        symbol(pen, name, -2, -18, 42, theme.faint)
    pen.text(0, 62, title, 20, "middle", fill=theme.ink)
    if known:
        pen.circle(32, -60, 15, fill=theme.faint)
        symbol(pen, "eye", 32, -60, 22, theme.ground)


def _draw_back(pen: Pen, shift: float) -> None:
    theme = pen.theme
    pen.rect(-38 + shift, -64 + shift, 72, 92, rx=9, fill=theme.panel, stroke=theme.ink, stroke_width=2)


def _pile_label(say: Say, name: PileName, pile: CoraliaPile) -> str:
    if not pile.known:
        return say("board-pile", pile=name, count=pile.size)
    known = (message("board-pile-card", card=name_of_card(card.id), count=card.above) for card in pile.known)
    return say("board-pile-known", pile=name, count=pile.size, known=tuple(known))


SEA = Section(lambda _view: _HEIGHT, _draw)
