"""The cards that the viewer sees face up: those looked at, to be carried out, held, and shown."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from service.boards.drawing import Pen, kept
from service.boards.fitting import breadth, fitted
from service.boards.say import Say
from service.games.coralia.board.pieces import button, letter, lettered_die
from service.games.coralia.board.scene import MARGIN, TIMES, Scene, Section
from service.games.coralia.board.symbols import symbol
from service.games.coralia.components import (
    CARD_COLOURS,
    OPTIONAL,
    PEARL_VALUES,
    POINTS_PER_CHEST,
    POINTS_PER_FISH,
    POINTS_PER_PEARL,
    POINTS_PER_TURTLE,
    STARFISH,
    CardFace,
    DieColour,
    SeaCard,
)
from service.games.coralia.pieces import name_of_card, piece_of_card
from service.games.coralia.view import CoraliaView

_IN_A_ROW = 8
CARD_WIDTH, CARD_HEIGHT = 79, 104
_GAP = 8
_TITLE = 34
#: The dice on a card that is good for any two colours.
_ANY_COLOURS: tuple[DieColour, DieColour] = ("white", "white")
_TO_CARRY_OUT = "board-cards-carry_out"

_POINTS_FOR: dict[CardFace, tuple[int, str]] = {
    "points_per_fish": (POINTS_PER_FISH, "fish"),
    "points_per_pearl": (POINTS_PER_PEARL, "pearl"),
    "points_per_island_die": (1, "island"),
    "points_per_turtle": (POINTS_PER_TURTLE, "turtle"),
    "points_per_chest": (POINTS_PER_CHEST, "treasure"),
}


class Spread(NamedTuple):
    """Cards that lie together, and the seat that owns them; None for the viewer's own."""

    seat: int | None
    #: The id of the heading's message.
    title: str
    cards: list[SeaCard]
    #: Whether somebody is asked to choose among them.
    choice: bool = False

    @property
    def columns(self) -> int:
        """Wide enough for the title, and for the button beside it."""
        return _IN_A_ROW if self.has_optional else max(4, min(len(self.cards), _IN_A_ROW))

    @property
    def has_optional(self) -> bool:
        """Whether there is a card to carry out that may be set aside instead."""
        return self.title == _TO_CARRY_OUT and any(card.face in OPTIONAL for card in self.cards)

    @property
    def height(self) -> float:
        return _TITLE + -(-len(self.cards) // _IN_A_ROW) * (CARD_HEIGHT + _GAP)


def spreads(view: CoraliaView) -> Iterator[Spread]:
    yield from (spread for spread in _every_spread(view) if spread.cards)


def _every_spread(view: CoraliaView) -> Iterator[Spread]:
    yield Spread(None, "board-cards-keep", view.looked_at, choice=True)
    for player in view.players:
        yield Spread(player.seat, _TO_CARRY_OUT, player.to_carry_out, choice=True)
    for player in view.players:
        yield Spread(None, "board-cards-hidden", player.hand or [])
    for player in view.players:
        yield Spread(player.seat, "board-cards-shown", player.shown)


def _rows(view: CoraliaView) -> list[list[Spread]]:
    """The spreads in rows, as many side by side as fit."""
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
            _draw_spread(scene, spread, MARGIN + column * (CARD_WIDTH + _GAP), top)
            column += spread.columns
            if spread is not row[-1]:
                _draw_divider(scene, MARGIN + column * (CARD_WIDTH + _GAP) - _GAP / 2, top)
        top += _row_height(row)


def _draw_divider(scene: Scene, x: float, top: float) -> None:
    scene.drawing.line(x, top + 6, x, top + _TITLE + CARD_HEIGHT, stroke=scene.theme.line, stroke_width=1.5)


def _draw_spread(scene: Scene, spread: Spread, left: float, top: float) -> None:
    room: float = spread.columns * (CARD_WIDTH + _GAP) - _GAP
    if spread.has_optional:
        caption, label = scene.say("board-aside"), scene.say("board-aside-explains")
        room -= button(scene.drawing, caption, label, "aside", left + room, top + 2) + _GAP
    scene.drawing.text(left, top + 23, _title(scene, spread, room), 20, font_weight=600)
    for number, card in enumerate(spread.cards):
        line, column = divmod(number, _IN_A_ROW)
        x, y = left + column * (CARD_WIDTH + _GAP), top + _TITLE + line * (CARD_HEIGHT + _GAP)
        card_front(scene, card, x, y, CARD_WIDTH)


def _title(scene: Scene, spread: Spread, room: float) -> str:
    title = scene.say(spread.title)
    if spread.seat is None:
        return title
    room -= 20 * breadth(f", {title}", bold=True)
    return f"{fitted(scene.names[spread.seat], room, 20, bold=True)}, {title}"


def card_front(scene: Scene, card: SeaCard, x: float, y: float, width: float) -> None:
    place = f"translate({x:g} {y:g}) scale({width / CARD_WIDTH:g})"
    label = scene.say("board-card", card=name_of_card(card.id))
    with scene.drawing.group(label, card.id, piece_of_card(card.id), transform=place):
        draw_front(scene.drawing, card, letters_of(scene.say, card))


def letters_of(say: Say, card: SeaCard) -> tuple[str, ...]:
    """The letters of a card's two colours; `?` is any colour."""
    return tuple(letter(say, colour) for colour in card.pair) or ("?", "?")


@kept
def draw_front(pen: Pen, card: SeaCard, letters: tuple[str, ...]) -> None:
    """A card at full size, with its top-left corner at the origin."""
    starfish = card.id in STARFISH
    theme = pen.theme
    fill, ink = (theme.sand, theme.on_sand) if starfish else (theme.panel, theme.ink)
    pen.rect(1, 1, CARD_WIDTH - 2, CARD_HEIGHT - 2, rx=10, fill=fill, stroke=ink, stroke_width=2)
    if starfish:
        symbol(pen, "starfish", 15, 16, 20, ink)
    _draw_face(pen, card, letters, ink)


def _draw_face(pen: Pen, card: SeaCard, letters: tuple[str, ...], ink: str) -> None:
    face, middle = card.face, CARD_WIDTH / 2
    if face in PEARL_VALUES:
        _draw_valued(pen, str(PEARL_VALUES[face]), "pearl", ink)
    elif face in _POINTS_FOR:
        points, thing = _POINTS_FOR[face]
        _draw_valued(pen, f"{points} {TIMES}", thing, ink)
    elif face in CARD_COLOURS:
        _draw_pair(pen, card, letters, ink)
    else:
        symbol(pen, "treasure" if face == "spare_chest" else face, middle, 57, 58, ink)


def _draw_valued(pen: Pen, value: str, thing: str, ink: str) -> None:
    pen.text(CARD_WIDTH / 2 + 11, 37, value, 28, "middle", fill=ink, font_weight=700)
    symbol(pen, thing, CARD_WIDTH / 2, 70, 48, ink)


def _draw_pair(pen: Pen, card: SeaCard, letters: tuple[str, ...], ink: str) -> None:
    """A card that gives chests of reefs, or cards for leftover dice, in two colours."""
    symbol(pen, "treasure" if card.face == "two_reefs" else "card", 44, 34, 42, ink)
    for x, colour, text in zip((21, 58), card.pair or _ANY_COLOURS, letters, strict=True):
        lettered_die(pen, colour, text, x, 78, 35)


def _height(view: CoraliaView) -> float:
    return sum(map(_row_height, _rows(view))) + 8


def _row_height(row: list[Spread]) -> float:
    return max(spread.height for spread in row)


CARDS = Section(_height, _draw)
