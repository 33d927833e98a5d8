"""The board in plain text. Dice, chests, turtles and cards that a move can name stand with the name it gives them."""

from __future__ import annotations

import textwrap
import unicodedata
from collections import Counter
from collections.abc import Iterable, Iterator

from service.boards.coralia.cards import Spread, spreads
from service.boards.coralia.pieces import letter
from service.boards.coralia.scene import TIMES, clean, owner, words
from service.games.coralia.components import COLOURS, DIE_COLOURS, DIVER_POINTS, PILES, SPACES, Space
from service.games.coralia.view import CoraliaPile, CoraliaPlayer, CoraliaReef, CoraliaView, IslandDice, SupplyDice

_COLUMNS = 100
_REEF = 8
_SPACES: dict[Space, int] = {
    "turtle": 15,
    "starfish": 11,
    "octopus": 14,
    "fish": 7,
    "pearl": 8,
    "diver": 12,
    "treasure": 12,
}
_PLAYER = "{:2}{:>4}{:>6}{:>5}{:>6}{:>9}{:>7}{:>7}{:>8}{:>7}{:>10}  {:7}"


def text(view: CoraliaView, names: list[str]) -> str:
    cleaned = [clean(name) for name in names]
    parts = [[_title(view, cleaned)], _reefs(view), _beside(view), _players(view, cleaned), _cards(view)]
    return "\n\n".join("\n".join(lines) for lines in map(list, parts) if lines) + "\n"


def _title(view: CoraliaView, names: list[str]) -> str:
    turn = f"Coralia, round {view.round} of {view.rounds}, turn {view.turn} of {view.turns}"
    if view.active is None:
        return f"{turn}. The match is over."
    return cut(f"{turn}. To decide: {view.active + 1} {names[view.active]}", _COLUMNS)


def _reefs(view: CoraliaView) -> Iterator[str]:
    points = {space: f" {DIVER_POINTS[space]}" if DIVER_POINTS[space] else "" for space in SPACES}
    yield _row("Reef", [space + points[space] for space in SPACES])
    for reef in view.reefs:
        yield _row(reef.colour, [_space(reef, space) for space in SPACES])
    yield ". is free, a letter a die (W white), a number after it the seat whose octopus or diver is there;"
    yield "the number after a space is what a die on it pays to a diver."


def _row(first: str, cells: Iterable[str]) -> str:
    padded = (cell.ljust(_SPACES[space]) for space, cell in zip(SPACES, cells, strict=True))
    return (first.ljust(_REEF) + "".join(padded)).rstrip()


def _space(reef: CoraliaReef, space: Space) -> str:
    on_it, whose = getattr(reef.dice, space), owner(reef, space)
    parts = [
        letter(on_it) if on_it else "",
        "" if whose is None else str(whose + 1),
        words(reef.turtle.bonus) if space == "turtle" and reef.turtle else "",
        "chest" if space == "treasure" and reef.chest else "",
    ]
    return " ".join(filter(None, parts)) or "."


def _beside(view: CoraliaView) -> Iterator[str]:
    yield from _line("Station", _station(view))
    yield from _line("Supply", _dice(view.supply, COLOURS))
    yield from _line("Island", _dice(view.island, DIE_COLOURS))
    yield from _line("Piles", [_pile(name, getattr(view.piles, name)) for name in PILES])
    yield from _line("Spare turtles", [f"{turtle.id} {words(turtle.bonus)}" for turtle in view.spare_turtles])
    yield from _line("Spare chests", [f"[{number}]" for number in range(view.spare_chests)])
    yield from _line("Stingrays", [str(len(view.stingrays))])


def _line(title: str, what: list[str]) -> list[str]:
    """A line, or more of them below each other."""
    said = f"{title + ':':15}{', '.join(what) or 'none'}"
    return textwrap.wrap(said, _COLUMNS, subsequent_indent=" " * 15, break_on_hyphens=False)


def _station(view: CoraliaView) -> list[str]:
    rolled = [f"[{position}] {die.colour} {die.symbol}" for position, die in enumerate(view.station)]
    special = [f"special die {view.special_die}"] if view.special_die else []
    return [*rolled, *(f"{colour} not rolled yet" for colour in view.picked), *special]


def _dice(dice: SupplyDice | IslandDice, colours: Iterable[str]) -> list[str]:
    return [f"{count} {colour}" for colour in colours if (count := getattr(dice, colour))]


def _pile(name: str, pile: CoraliaPile) -> str:
    known = [f"{words(card.face)} below {card.above}" for card in pile.known]
    return f"{name} {pile.size}" + (f" (you know {', '.join(known)})" if known else "")


def _players(view: CoraliaView, names: list[str]) -> Iterator[str]:
    """Names come last: in some scripts they would turn around what follows."""
    things = ("seat", "score", *PILES, "shown", "turtles", "chests", "octopuses", "diver")
    yield _PLAYER.format("", *things) + "name"
    for player in view.players:
        start = _PLAYER.format(">" if view.active == player.seat else "", *_things(player))
        yield start + cut(names[player.seat], _COLUMNS - len(start))


def _things(player: CoraliaPlayer) -> list[int | str]:
    return [
        player.seat + 1,
        player.score,
        *(getattr(player.hidden, pile) for pile in PILES),
        len(player.shown) + len(player.to_carry_out),
        len(player.turtles),
        len(player.chests),
        player.octopuses,
        player.diver or "-",
    ]


def _cards(view: CoraliaView) -> Iterator[str]:
    for spread in spreads(view):
        whose = "" if spread.seat is None else f"Seat {spread.seat + 1}, "
        yield from textwrap.wrap(f"{whose}{spread.title}: {', '.join(_faces(spread))}", _COLUMNS)


def _faces(spread: Spread) -> list[str]:
    """Cards to choose from stand with their ids; of the others it is enough to know how many of each there are."""
    if spread.choice:
        return [f"{card.id} {words(card.face)}" for card in spread.cards]
    faces = Counter(words(card.face) for card in spread.cards)
    return [face if count == 1 else f"{count} {TIMES} {face}" for face, count in faces.items()]


def cut(name: str, columns: int) -> str:
    """A name with an ellipsis where it would need more columns than there are."""
    if sum(map(_columns_of, name)) <= columns:
        return name
    while sum(map(_columns_of, name)) >= columns:
        name = name[:-1]
    return name.rstrip() + "…"


def _columns_of(sign: str) -> int:
    if unicodedata.combining(sign):
        return 0
    return 2 if unicodedata.east_asian_width(sign) in "WF" else 1
