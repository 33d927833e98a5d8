"""Seahorse cards: the deck, the open row and the players' cards."""

from __future__ import annotations

from service.boards.drawing import Pen, kept
from service.games.island_of_gems.board import symbols
from service.games.island_of_gems.board.labels import counted_seat, held_card_words, row_card_words
from service.games.island_of_gems.board.palette import palette_of, stroked
from service.games.island_of_gems.board.sheet import Sheet
from service.games.island_of_gems.components import SeahorseKind
from service.games.island_of_gems.pieces import CARD_OF_KIND
from service.games.island_of_gems.places import DECK, card_place
from service.games.island_of_gems.view import IslandOfGemsCard, IslandOfGemsPlayer

_HEADING = 34
_WIDTH, _HEIGHT, _GAP = 163, 146, 12
ROW_HEIGHT = _HEADING + _HEIGHT

_HELD_WIDTH, _HELD_HEIGHT, _HELD_GAP, _HELD_IN_LINE = 58, 82, 7, 5
_HELD_TOP = 44


def draw_row(sheet: Sheet, x: float, y: float) -> None:
    sheet.pen.text(x, y + 20, sheet.say("board-row"), 22, font_weight=700)
    _draw_deck(sheet, x, y + _HEADING)
    for place, card in enumerate(sheet.view.open_row, 1):
        _draw_row_card(sheet, x + place * (_WIDTH + _GAP), y + _HEADING, card)


def _draw_deck(sheet: Sheet, x: float, y: float) -> None:
    deck, theme, middle = sheet.view.deck, sheet.theme, x + _WIDTH / 2
    with sheet.pen.group(sheet.say("board-deck", cards=deck), DECK, "seahorse_card"):
        frame = stroked(theme.ink, 2, None if deck else "8 6")
        sheet.pen.rect(x, y, _WIDTH, _HEIGHT, rx=12, fill=theme.deep if deck else theme.ground, **frame)
        if deck:
            symbols.seahorse(sheet.pen, middle, y + 58, 84, theme.deep)
        words = sheet.say("board-deck-size", cards=deck) if deck else sheet.say("board-deck-empty")
        sheet.pen.text(middle, y + 131, words, 20, "middle", font_weight=700)


def _draw_row_card(sheet: Sheet, x: float, y: float, card: IslandOfGemsCard) -> None:
    label = row_card_words(sheet.say, card, sheet.names)
    with sheet.pen.group(label, card_place(card.id), CARD_OF_KIND[card.kind]):
        fill, ink = card_colours(sheet.pen, card.kind)
        sheet.pen.rect(x, y, _WIDTH, _HEIGHT, rx=12, fill=fill, **stroked(sheet.theme.ink, 2))
        sheet.pen.text(x + 34, y + 46, f"+{card.value}", 34, "middle", font_weight=700, fill=ink)
        if card.islands:
            draw_shell_of(sheet.pen, x + 34, y + 80, 40, card.kind)
            _draw_takers(sheet, x + 67, y + 14, 28, card)
        else:
            symbols.diver(sheet.pen, x + 106, y + 62, 76)
        sheet.pen.text(x + _WIDTH / 2, y + 131, sheet.say(f"board-card-short-{card.kind}"), 18, "middle", fill=ink)


def card_colours(pen: Pen, kind: SeahorseKind) -> tuple[str, str]:
    """A card's fill, and a colour that is readable on it."""
    match kind:
        case "yellow_shell":
            return palette_of(pen).yellow_card, palette_of(pen).card_ink
        case "white_shell":
            return palette_of(pen).white_card, palette_of(pen).card_ink
        case "scuba_diver":
            return pen.theme.water, pen.theme.ink


def draw_shell_of(pen: Pen, x: float, y: float, size: float, kind: SeahorseKind) -> None:
    if kind == "yellow_shell":
        symbols.yellow_shell(pen, x, y, size)
    else:
        symbols.white_shell(pen, x, y, size)


def _draw_takers(sheet: Sheet, x: float, y: float, cell: float, card: IslandOfGemsCard) -> None:
    """Marks the island on which the card would count for each player (I6.5)."""
    symbols.nine_islands(sheet.pen, x, y, cell, sheet.palette.card_cell)
    apart = cell / 2 if card.islands[0] == card.islands[1] else 0
    for seat, island in enumerate(card.islands):
        row, column = divmod(island, 3)
        _draw_taker(sheet, x + (column + 0.5) * cell + (seat - 0.5) * 1.7 * apart, y + (row + 0.5) * cell, seat)


def _draw_taker(sheet: Sheet, x: float, y: float, seat: int) -> None:
    ink = sheet.theme.on_seats[seat]
    sheet.pen.circle(x, y, 13, fill=sheet.theme.seats[seat], **stroked(ink, 1.5))
    sheet.pen.text(x, y + 6.5, sheet.initials[seat], 18, "middle", font_weight=700, fill=ink)


def held_height(player: IslandOfGemsPlayer) -> float:
    lines = -(-_held_count(player) // _HELD_IN_LINE)
    return _HELD_TOP + max(lines, 1) * (_HELD_HEIGHT + _HELD_GAP) + 4


def _held_count(player: IslandOfGemsPlayer) -> int:
    return len(player.open_cards) + player.secret_card_count


def draw_held(sheet: Sheet, x: float, y: float, width: float, height: float, player: IslandOfGemsPlayer) -> None:
    """A player's cards; those that the viewer may not see lie face down."""
    sheet.pen.rect(x, y, width, height, rx=14, fill=sheet.theme.panel, **stroked(sheet.theme.line, 1.5))
    symbols.gem(sheet.pen, x + 26, y + 24, 30, player.seat, sheet.initials[player.seat])
    sheet.pen.text(x + 50, y + 31, sheet.say("board-held", cards=_held_count(player)), 20, font_weight=700)
    unseen = [None] * player.secret_card_count
    for place, card in enumerate([*player.open_cards, *(player.secret_cards or unseen)]):
        line, column = divmod(place, _HELD_IN_LINE)
        left, top = x + 10 + column * (_HELD_WIDTH + _HELD_GAP), y + _HELD_TOP + line * (_HELD_HEIGHT + _HELD_GAP)
        if card is None:
            _draw_back(sheet, left, top)
        else:
            _draw_held_card(sheet, left, top, card, player.seat, secret=place >= len(player.open_cards))


def _draw_held_card(sheet: Sheet, x: float, y: float, card: IslandOfGemsCard, holder: int, secret: bool) -> None:
    label = held_card_words(sheet.say, card, sheet.names, holder, unseen=secret)
    with sheet.pen.group(label, card_place(card.id), CARD_OF_KIND[card.kind]):
        counts = (card.islands[holder], counted_seat(card, holder)) if card.islands else None
        _draw_held_face(sheet.pen, x, y, card.kind, card.value, counts, secret)


@kept
def _draw_held_face(
    pen: Pen, x: float, y: float, kind: SeahorseKind, value: int, counts: tuple[int, int] | None, secret: bool
) -> None:
    """A card, with the island and the seat of the gems that it counts for its holder (I6.5)."""
    _draw_empty_card(pen, x, y, kind, secret)
    pen.text(x + 5, y + 25, f"+{value}", 18, font_weight=700, fill=card_colours(pen, kind)[1])
    if counts:
        draw_shell_of(pen, x + 44, y + 18, 18, kind)
        _draw_counted(pen, x + 7, y + 31, 14.5, *counts)
    else:
        symbols.diver(pen, x + 29, y + 54, 40)


def _draw_empty_card(pen: Pen, x: float, y: float, kind: SeahorseKind, secret: bool) -> None:
    """A secret card lies in a sleeve."""
    fill, frame = card_colours(pen, kind)[0], stroked(pen.theme.ink, 2)
    pen.rect(x, y, _HELD_WIDTH, _HELD_HEIGHT, rx=8, fill=pen.theme.deep if secret else fill, **frame)
    if secret:
        pen.rect(x + 4, y + 4, _HELD_WIDTH - 8, _HELD_HEIGHT - 8, rx=4, fill=fill)


def _draw_counted(pen: Pen, x: float, y: float, cell: float, island: int, seat: int) -> None:
    symbols.nine_islands(pen, x, y, cell, palette_of(pen).card_cell)
    row, column = divmod(island, 3)
    middle = x + (column + 0.5) * cell, y + (row + 0.5) * cell
    symbols.gem(pen, *middle, cell * 1.15, seat)


def _draw_back(sheet: Sheet, x: float, y: float) -> None:
    deep = sheet.theme.deep
    with sheet.pen.group(sheet.say("board-held-secret"), piece="seahorse_card"):
        sheet.pen.rect(x, y, _HELD_WIDTH, _HELD_HEIGHT, rx=8, fill=deep, **stroked(sheet.theme.ink, 2))
        symbols.seahorse(sheet.pen, x + _HELD_WIDTH / 2, y + _HELD_HEIGHT / 2, 48, deep)
