"""The table of Island of Gems in plain text, at most 100 columns wide."""

from __future__ import annotations

import textwrap

from service.boards.island_of_gems.wording import (
    all_gems_placed,
    can_take_next_gem,
    card_words,
    held_card_words,
    initials,
    next_gem_words,
    next_seat,
    next_tide_words,
    tide_words,
    tides_words,
    turn_words,
)
from service.games.island_of_gems.board import NAMES
from service.games.island_of_gems.view import GemsPlayer, GemsSpace, GemsView

_COLUMNS = 100
#: Of a name, of which each letter may take two columns.
_LETTERS = 30
_PRINTED = {"numbered_shell": "", "yellow_shell": "y", "seahorse": "s"}


def text(view: GemsView, names: list[str]) -> str:
    marks = [f"({letter})" for letter in initials(names)]
    parts = [_standing(view, marks), _islands(view, marks), _cards(view, marks), _tides(view)]
    parts += [_player(view, names, marks, player) for player in view.players]
    return "\n\n".join("\n".join(lines) for lines in parts) + "\n"


def _standing(view: GemsView, marks: list[str]) -> list[str]:
    by = "" if all_gems_placed(view) else f", by {marks[next_seat(view)]}"
    return [f"Island of Gems. {turn_words(view)}. {next_gem_words(view)}{by}."]


def _islands(view: GemsView, marks: list[str]) -> list[str]:
    rows = [_row_of_islands(view, marks, first) for first in (0, 3, 6)]
    key = f"2 3 numbered shell, y yellow shell, s seahorse, {' '.join(marks)} gem, (*) diamond, > < next gem"
    return [*(line for row in rows for line in row), key]


def _row_of_islands(view: GemsView, marks: list[str], first: int) -> list[str]:
    islands = range(first, first + 3)
    lines = ["   ".join(f"{_heading(view, island):22}" for island in islands).rstrip()]
    for space in (0, 3, 6):
        lines.append("   ".join(_line_of_spaces(view, marks, island, space) for island in islands))
    return [*lines, ""]


def _heading(view: GemsView, island: int) -> str:
    if island == view.flooded:
        return f" ~{NAMES[island]}, flooded~"
    return f" >{NAMES[island]}<" if can_take_next_gem(view, island) else f"  {NAMES[island]}"


def _line_of_spaces(view: GemsView, marks: list[str], island: int, first: int) -> str:
    spaces = view.islands[island].spaces[first : first + 3]
    edge = "~" if island == view.flooded else "|"
    return f"{edge}  {'  '.join(_space(space, marks) for space in spaces)}  {edge}"


def _space(space: GemsSpace, marks: list[str]) -> str:
    printed = _PRINTED[space.kind] or str(space.value)
    there = "(*)" if space.diamond else "   " if space.gem is None else marks[space.gem]
    return printed + there


def _cards(view: GemsView, marks: list[str]) -> list[str]:
    lines = [f"Seahorse cards, {view.deck} in the deck"]
    for card in view.open_row:
        lines += _wrapped(f"{card.id}  {card_words(card, marks)}", "  ")
    return lines


def _tides(view: GemsView) -> list[str]:
    cards = ", ".join(tide_words(card) for card in view.tides)
    return _wrapped(f"{tides_words(view)}: {cards}. {next_tide_words(view)}, {view.tide_pile} in the pile.")


def _player(view: GemsView, names: list[str], marks: list[str], player: GemsPlayer) -> list[str]:
    standing, score = player.standing, view.scores[player.seat]
    holdings = (
        f"points {score}, gems {player.gems_left}, diamonds {player.diamonds_left}, patterns {standing.patterns}, "
        f"majorities {standing.majorities}, yellow {standing.yellow_shells}, numbered {standing.numbered_shells}"
    )
    lines = [f"{marks[player.seat]} {_short(names[player.seat])}", *_wrapped(holdings, "  ")]
    return lines + [line for card in _held(player, marks) for line in _wrapped(card, "  ")]


def _held(player: GemsPlayer, marks: list[str]) -> list[str]:
    cards = [*player.open_cards, *(player.secret_cards or [])]
    known = [f"- {held_card_words(card, marks, player.seat)}" for card in cards]
    unknown = player.secret_card_count if player.secret_cards is None else 0
    return known + [f"- Secret cards: {unknown}"] * bool(unknown)


def _wrapped(words: str, indent: str = "") -> list[str]:
    return textwrap.wrap(words, _COLUMNS, initial_indent=indent, subsequent_indent=indent + "  ")


def _short(name: str) -> str:
    printable = "".join(letter for letter in name if letter.isprintable())
    return printable if len(printable) <= _LETTERS else printable[: _LETTERS - 1] + "\u2026"
