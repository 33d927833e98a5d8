"""The cards that the viewer sees from their front: those looked at, to be carried out, held, and shown."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from service.boards.coralia.pieces import letter, lettered_die
from service.boards.coralia.scene import MARGIN, TIMES, Scene, Section
from service.boards.coralia.symbols import symbol
from service.boards.drawing import fitted
from service.games.coralia.components import (
    LEFTOVER_DICE,
    PEARL_VALUES,
    POINTS_PER_CHEST,
    POINTS_PER_FISH,
    POINTS_PER_PEARL,
    POINTS_PER_TURTLE,
    STARFISH,
    TWO_REEFS,
    Colour,
    Face,
    SeaCard,
)
from service.games.coralia.view import CoraliaView

_IN_A_ROW = 8
_WIDTH, _TALL, _GAP = 79, 104, 8
_TITLE = 34

_POINTS_FOR: dict[Face, tuple[int, str]] = {
    "points_per_fish": (POINTS_PER_FISH, "fish"),
    "points_per_pearl": (POINTS_PER_PEARL, "pearl"),
    "points_per_island_die": (1, "island"),
    "points_per_turtle": (POINTS_PER_TURTLE, "turtle"),
    "points_per_chest": (POINTS_PER_CHEST, "treasure"),
}
_PAIRS: dict[Face, list[Colour]] = {**TWO_REEFS, **LEFTOVER_DICE}


class Spread(NamedTuple):
    """Cards that lie together, and whose they are; None for the viewer's."""

    seat: int | None
    #: The key of what is said above them.
    title: str
    cards: list[SeaCard]
    #: Whether somebody is asked to choose among them.
    choice: bool = False

    @property
    def columns(self) -> int:
        """The title needs its room, too."""
        return max(4, min(len(self.cards), _IN_A_ROW))

    @property
    def height(self) -> float:
        return _TITLE + -(-len(self.cards) // _IN_A_ROW) * (_TALL + _GAP)


def spreads(view: CoraliaView) -> Iterator[Spread]:
    yield from (spread for spread in _every_spread(view) if spread.cards)


def _every_spread(view: CoraliaView) -> Iterator[Spread]:
    yield Spread(None, "cards.keep", view.looked_at, choice=True)
    for player in view.players:
        yield Spread(player.seat, "cards.carry_out", player.to_carry_out, choice=True)
    for player in view.players:
        yield Spread(None, "cards.hidden", player.hand or [])
    for player in view.players:
        yield Spread(player.seat, "cards.shown", player.shown)


def _rows(view: CoraliaView) -> list[list[Spread]]:
    """As many spreads side by side as there is room for."""
    rows: list[list[Spread]] = []
    for spread in spreads(view):
        if rows and sum(other.columns for other in rows[-1]) + spread.columns <= _IN_A_ROW:
            rows[-1].append(spread)
        else:
            rows.append([spread])
    return rows


def _draw(scene: Scene, top: float) -> None:
    for row in _rows(scene.view):
        column = 0
        for spread in row:
            _draw_spread(scene, spread, MARGIN + column * (_WIDTH + _GAP), top)
            column += spread.columns
            if spread is not row[-1]:
                _draw_divide(scene, MARGIN + column * (_WIDTH + _GAP) - _GAP / 2, top)
        top += _row_height(row)


def _draw_divide(scene: Scene, x: float, top: float) -> None:
    scene.drawing.line(x, top + 6, x, top + _TITLE + _TALL, stroke=scene.theme.line, stroke_width=1.5)


def _draw_spread(scene: Scene, spread: Spread, left: float, top: float) -> None:
    title = scene.say(spread.title)
    if spread.seat is not None:
        room = spread.columns * _WIDTH - 150
        title = f"{fitted(scene.names[spread.seat], room, 20)}, {title}"
    scene.drawing.text(left, top + 23, title, 20, font_weight=600)
    for number, card in enumerate(spread.cards):
        line, column = divmod(number, _IN_A_ROW)
        card_front(scene, card, left + column * (_WIDTH + _GAP), top + _TITLE + line * (_TALL + _GAP), _WIDTH)


def card_front(scene: Scene, card: SeaCard, x: float, y: float, width: float) -> None:
    place = f"translate({x:g} {y:g}) scale({width / _WIDTH:g})"
    with scene.drawing.group(scene.say("card", face=card.face), f"card:{card.id}", transform=place):
        starfish = card.id in STARFISH
        theme = scene.theme
        fill, ink = (theme.sand, theme.on_sand) if starfish else (theme.panel, theme.ink)
        scene.drawing.rect(1, 1, _WIDTH - 2, _TALL - 2, rx=10, fill=fill, stroke=ink, stroke_width=2)
        if starfish:
            symbol(scene.drawing, "starfish", 15, 16, 20, ink)
        _draw_face(scene, card.face, ink)


def _draw_face(scene: Scene, face: Face, ink: str) -> None:
    middle = _WIDTH / 2
    if face in PEARL_VALUES:
        _draw_valued(scene, str(PEARL_VALUES[face]), "pearl", ink)
    elif face in _POINTS_FOR:
        points, thing = _POINTS_FOR[face]
        _draw_valued(scene, f"{points} {TIMES}", thing, ink)
    elif face in _PAIRS:
        _draw_pair(scene, face, ink)
    else:
        symbol(scene.drawing, "treasure" if face == "spare_chest" else face, middle, 57, 58, ink)


def _draw_valued(scene: Scene, value: str, thing: str, ink: str) -> None:
    scene.drawing.text(_WIDTH / 2 + 11, 37, value, 28, "middle", fill=ink, font_weight=700)
    symbol(scene.drawing, thing, _WIDTH / 2, 70, 48, ink)


def _draw_pair(scene: Scene, face: Face, ink: str) -> None:
    """Two colours, and what they give: the chests of two reefs, or cards for leftover dice."""
    symbol(scene.drawing, "treasure" if face in TWO_REEFS else "card", 44, 34, 42, ink)
    for x, colour in zip((21, 58), _PAIRS[face], strict=True):
        lettered_die(scene, colour, letter(scene.say, colour), x, 78, 35)


def _height(view: CoraliaView) -> float:
    return sum(map(_row_height, _rows(view))) + 8


def _row_height(row: list[Spread]) -> float:
    return max(spread.height for spread in row)


CARDS = Section(_height, _draw)
