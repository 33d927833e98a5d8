"""The table of Island of Gems in plain text, at most 100 columns wide."""

from __future__ import annotations

import textwrap

from service.boards.fitting import cut, on_one_line
from service.boards.say import Say
from service.boards.seating import Seating, who_decides
from service.games.island_of_gems.board.labels import (
    all_gems_placed,
    can_take_next_gem,
    held_card_words,
    holdings_words,
    initials,
    island_heading,
    next_gem_words,
    next_seat,
    row_card_words,
    tide_words,
    tides_left_words,
    tides_words,
    turn_words,
)
from service.games.island_of_gems.view import IslandOfGemsPlayer, IslandOfGemsSpace, IslandOfGemsView

_COLUMNS = 100
_NAME = 30


def text(view: IslandOfGemsView, seating: Seating, say: Say) -> str:
    marks = [f"({letter})" for letter in initials(seating.names)]
    parts = [_status(view, marks, seating.asked, say), _islands(view, marks, say), _cards(view, marks, say)]
    parts += [_tides(view, say), *(_player(view, seating.names, marks, player, say) for player in view.players)]
    return "\n\n".join("\n".join(lines) for lines in parts) + "\n"


def _status(view: IslandOfGemsView, marks: list[str], asked: list[int], say: Say) -> list[str]:
    following = next_gem_words(say, view)
    if not all_gems_placed(view):
        following = say("board-plain-by", next=following, who=marks[next_seat(view)])
    decides = [who_decides(say, [marks[seat] for seat in asked])] if asked else []
    parts = [say("board-title"), turn_words(say, view, asked), *decides, following]
    return _wrapped(" ".join(f"{part}." for part in parts))


def _islands(view: IslandOfGemsView, marks: list[str], say: Say) -> list[str]:
    rows = [_row_of_islands(view, marks, first, say) for first in (0, 3, 6)]
    return [*(line for row in rows for line in row), *_wrapped(say("board-plain-key", gems=" ".join(marks)))]


def _row_of_islands(view: IslandOfGemsView, marks: list[str], first: int, say: Say) -> list[str]:
    islands = range(first, first + 3)
    lines = ["   ".join(f"{_heading(view, island, say):22}" for island in islands).rstrip()]
    for space in (0, 3, 6):
        lines.append("   ".join(_line_of_spaces(view, marks, island, space, say) for island in islands))
    return [*lines, ""]


def _heading(view: IslandOfGemsView, island: int, say: Say) -> str:
    if island == view.flooded:
        return f" {say('board-plain-flooded', island=island)}"
    name = island_heading(say, island)
    return f" >{name}<" if can_take_next_gem(view, island) else f"  {name}"


def _line_of_spaces(view: IslandOfGemsView, marks: list[str], island: int, first: int, say: Say) -> str:
    spaces = view.islands[island].spaces[first : first + 3]
    edge = "~" if island == view.flooded else "|"
    return f"{edge}  {'  '.join(_space(space, marks, say) for space in spaces)}  {edge}"


def _space(space: IslandOfGemsSpace, marks: list[str], say: Say) -> str:
    there = "(*)" if space.diamond else "   " if space.gem is None else marks[space.gem]
    return say(f"board-plain-printed-{space.kind}", value=space.value) + there


def _cards(view: IslandOfGemsView, marks: list[str], say: Say) -> list[str]:
    lines = [say("board-plain-row", cards=view.deck)]
    for card in view.open_row:
        lines += _wrapped(f"{card.id}  {row_card_words(say, card, marks)}", "  ")
    return lines


def _tides(view: IslandOfGemsView, say: Say) -> list[str]:
    cards = ", ".join(tide_words(say, card) for card in view.tides)
    return _wrapped(f"{say('labelled', label=tides_words(say, view), value=cards)}. {tides_left_words(say, view)}.")


def _player(
    view: IslandOfGemsView, names: list[str], marks: list[str], player: IslandOfGemsPlayer, say: Say
) -> list[str]:
    held = say("board-plain-player", points=view.scores[player.seat], holdings=holdings_words(say, player))
    lines = [f"{marks[player.seat]} {cut(on_one_line(names[player.seat]), _NAME)}", *_wrapped(held, "  ")]
    return lines + [line for card in _held(player, marks, say) for line in _wrapped(card, "  ")]


def _held(player: IslandOfGemsPlayer, marks: list[str], say: Say) -> list[str]:
    cards = [*player.open_cards, *(player.secret_cards or [])]
    known = [f"- {held_card_words(say, card, marks, player.seat)}" for card in cards]
    unknown = player.secret_card_count if player.secret_cards is None else 0
    return known + [f"- {say('board-plain-secret', cards=unknown)}"] * bool(unknown)


def _wrapped(words: str, indent: str = "") -> list[str]:
    return textwrap.wrap(words, _COLUMNS, initial_indent=indent, subsequent_indent=indent + "  ")
