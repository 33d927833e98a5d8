"""The sea: six reefs around the island, and a pile in each corner."""

from __future__ import annotations

import math
from collections.abc import Iterator

from service.boards.say import Say, capitalized
from service.engine.message import message
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
)
from service.games.coralia.pieces import name_of_card
from service.games.coralia.view import CoraliaPile, CoraliaReef

_HEIGHT = 672
_COLUMN, _ROW = 224, 194
_HEXAGON = 124
_SPACE, _SPACE_AWAY = 34, 76
_DICE_AWAY = 67

#: The reefs lie around the island in the order of C1.1, as in a honeycomb.
_PLACES: dict[Colour, tuple[float, float]] = {
    "blue": (-_COLUMN / 2, -_ROW),
    "green": (_COLUMN / 2, -_ROW),
    "yellow": (_COLUMN, 0),
    "red": (_COLUMN / 2, _ROW),
    "violet": (-_COLUMN / 2, _ROW),
    "orange": (-_COLUMN, 0),
}
_DIRECTIONS: dict[Colour, float] = {colour: 240 + 60 * number for number, colour in enumerate(COLOURS)}
#: The spaces lie around the treasure in the order of what they pay, with the diver right above the treasure.
_AROUND_TREASURE: dict[Space, float] = {
    "diver": 270,
    "turtle": 330,
    "starfish": 30,
    "octopus": 90,
    "fish": 150,
    "pearl": 210,
}
_CORNERS: dict[PileName, tuple[int, int]] = {"fish": (0, 0), "pearl": (1, 0), "starfish": (0, 1), "island": (1, 1)}


def _away(angle: float, distance: float) -> tuple[float, float]:
    turn = math.radians(angle)
    return round(distance * math.cos(turn), 1), round(distance * math.sin(turn), 1)


def _rounded_hexagon(radius: float, rounding: float) -> str:
    corners = [_away(angle, radius) for angle in range(30, 390, 60)]
    parts = []
    for before, corner, after in zip([corners[-1], *corners], corners, [*corners[1:], corners[0]], strict=False):
        (ax, ay), (bx, by) = (_towards(corner, other, rounding) for other in (before, after))
        parts.append(f"{ax:.1f} {ay:.1f}Q{corner[0]} {corner[1]} {bx:.1f} {by:.1f}")
    return "M" + "L".join(parts) + "z"


def _towards(here: tuple[float, float], there: tuple[float, float], distance: float) -> tuple[float, float]:
    part = distance / math.dist(here, there)
    return here[0] + (there[0] - here[0]) * part, here[1] + (there[1] - here[1]) * part


def _dots(count: int) -> str:
    places = (_away(90 + 14 * (number - (count - 1) / 2), 29.5) for number in range(count))
    return "".join(f"M{x} {y}h0" for x, y in places)


_DOTS = [_dots(count) for count in range(6)]
_REEF = _rounded_hexagon(_HEXAGON, 22)


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
    paint = scene.paint(reef.colour)
    label = scene.say("board-reef", colour=reef.colour, count=_dice_on(reef))
    with scene.drawing.group(label, f"reef:{reef.colour}", transform=f"translate({x:g} {y:g})"):
        scene.drawing.path(_REEF, fill=paint.coral, stroke=paint.die, stroke_width=4 if scene.theme.dark else 3)
        _draw_letter(scene, reef.colour)
        for space in SPACES:
            _draw_space(scene, reef, space)


def _dice_on(reef: CoraliaReef) -> int:
    return sum(getattr(reef.dice, space) is not None for space in SPACES)


def _draw_letter(scene: Scene, colour: Colour) -> None:
    x, y = _away(240, 94)
    paint = scene.paint(colour)
    scene.drawing.circle(x, y, 14, fill=paint.die)
    scene.drawing.text(x, y + 7, letter(scene.say, colour), 20, "middle", fill=paint.ink, font_weight=700)


def _draw_space(scene: Scene, reef: CoraliaReef, space: Space) -> None:
    x, y = (0.0, 0.0) if space == "treasure" else _away(_AROUND_TREASURE[space], _SPACE_AWAY)
    paint = scene.paint(reef.colour)
    name = capitalized(scene.say("reef-space", reef=reef.colour, space=space))
    label = ", ".join([name, *_contents(scene, reef, space)])
    ref, move = f"space:{reef.colour}:{space}", f"translate({x:g} {y:g})"
    with scene.drawing.group(label, ref, f"symbol_{space}", transform=move):
        scene.drawing.circle(0, 0, _SPACE, fill=scene.theme.panel, stroke=paint.mark, stroke_width=1.5)
        _draw_points(scene, DIVER_POINTS[space], paint.mark)
        _draw_contents(scene, reef, space)


def _contents(scene: Scene, reef: CoraliaReef, space: Space) -> Iterator[str]:
    """What the label of a space says."""
    on_it = getattr(reef.dice, space)
    if on_it:
        yield scene.say("board-space-die", colour=on_it)
    if space == "turtle" and reef.turtle:
        yield scene.say("board-space-turtle", bonus=reef.turtle.bonus)
    if space == "treasure" and reef.chest:
        yield scene.say("board-space-chest")
    whose = owner(reef, space)
    if whose is not None:
        yield scene.say("board-space-owner", space=space, who=scene.names[whose])
    if not on_it:
        yield scene.say("board-space-free")
    if DIVER_POINTS[space]:
        yield scene.say("board-space-pays", points=DIVER_POINTS[space])


def _draw_points(scene: Scene, points: int, colour: str) -> None:
    """One dot for each point that a die here pays to a diver (C1.2)."""
    if points:
        scene.drawing.path(_DOTS[points], stroke=colour, stroke_width=5)


def _draw_contents(scene: Scene, reef: CoraliaReef, space: Space) -> None:
    on_it = getattr(reef.dice, space)
    whose = owner(reef, space)
    if space == "treasure":
        _draw_treasure(scene, reef)
    elif on_it and whose is not None:
        block(scene, on_it, 0, -2, 50)
        piece(scene, space, whose, 0, -1)
    elif on_it:
        die(scene, on_it, space, 0, -2, 44)
    elif space == "turtle" and reef.turtle:
        _draw_turtle(scene, reef)
    else:
        symbol(scene.drawing, space, 0, -3, 40, scene.paint(reef.colour).mark)


def _draw_turtle(scene: Scene, reef: CoraliaReef) -> None:
    if reef.turtle:
        with scene.drawing.group(ref=reef.turtle.id, piece=f"turtle_{reef.turtle.bonus}"):
            turtle(scene, reef.turtle.bonus, 0, -2, 64, scene.paint(reef.colour).mark)


def _draw_treasure(scene: Scene, reef: CoraliaReef) -> None:
    if reef.chest:
        with scene.drawing.group(piece="chest"):
            chest(scene, 0, 0, 58 if reef.dice.treasure else 48)
    elif not reef.dice.treasure:
        scene.drawing.circle(0, 0, 16, fill="none", stroke=scene.theme.line, stroke_width=2, stroke_dasharray="5 5")
    if reef.dice.treasure:
        die(scene, reef.dice.treasure, "diver", 0, 4 if reef.chest else 0, 38)


def _draw_island(scene: Scene) -> None:
    total = sum(getattr(scene.view.island, colour) for colour in DIE_COLOURS)
    theme = scene.theme
    with scene.drawing.group(scene.say("board-island", count=total), "island"):
        scene.drawing.path(_REEF, fill=theme.sand, stroke=theme.on_sand, stroke_width=2)
        symbol(scene.drawing, "island", 0, -98, 36, theme.on_sand)
        size = scene.say("board-island-size", count=total)
        scene.drawing.text(0, 101, size, 20, "middle", fill=theme.on_sand, font_weight=600)
        for colour in DIE_COLOURS:
            x, y = (0.0, 0.0) if colour == "white" else _away(_DIRECTIONS[colour], _DICE_AWAY)
            _draw_island_dice(scene, colour, getattr(scene.view.island, colour), x, y)


def _draw_island_dice(scene: Scene, colour: DieColour, count: int, x: float, y: float) -> None:
    with scene.drawing.group(scene.say("board-island-dice", count=count, colour=colour), piece=f"die_{colour}"):
        if count:
            lettered_die(scene, colour, f"{letter(scene.say, colour)}{count}", x, y, 44)
        else:
            no_die(scene, colour, x, y, scene.theme.on_sand)


def _draw_pile(scene: Scene, name: PileName) -> None:
    pile: CoraliaPile = getattr(scene.view.piles, name)
    right, low = _CORNERS[name]
    x, y = (2 * right - 1) * 290.0, (2 * low - 1) * 250.0
    label, move = _pile_label(scene.say, name, pile), f"translate({x:g} {y:g})"
    with scene.drawing.group(label, f"pile:{name}", f"pile_{name}", transform=move):
        scene.drawing.rect(-50, -70, 100, 140, rx=12, fill=scene.theme.water)
        for under in range(min(3, pile.size), 0, -1):
            _draw_back(scene, 4.0 * (under - 1))
        _draw_pile_front(scene, name, pile)


def _draw_back(scene: Scene, shift: float) -> None:
    theme = scene.theme
    scene.drawing.rect(-38 + shift, -64 + shift, 72, 92, rx=9, fill=theme.panel, stroke=theme.ink, stroke_width=2)


def _draw_pile_front(scene: Scene, name: PileName, pile: CoraliaPile) -> None:
    theme = scene.theme
    if pile.size:
        symbol(scene.drawing, name, -2, -36, 42, theme.ink)
        scene.drawing.text(-2, 19, str(pile.size), 28, "middle", font_weight=700)
    else:
        scene.drawing.rect(-38, -64, 72, 92, rx=9, fill="none", stroke=theme.faint, stroke_dasharray="6 6")
        symbol(scene.drawing, name, -2, -18, 42, theme.faint)
    scene.drawing.text(0, 62, capitalized(scene.say("board-pile-label", pile=name)), 20, "middle", fill=theme.ink)
    if pile.known:
        scene.drawing.circle(32, -60, 15, fill=theme.faint)
        symbol(scene.drawing, "eye", 32, -60, 22, theme.ground)


def _pile_label(say: Say, name: PileName, pile: CoraliaPile) -> str:
    if not pile.known:
        return say("board-pile", pile=name, count=pile.size)
    known = (message("board-pile-card", card=name_of_card(card.id), count=card.above) for card in pile.known)
    return say("board-pile-known", pile=name, count=pile.size, known=tuple(known))


SEA = Section(lambda _view: _HEIGHT, _draw)
