"""The board in plain text. Dice, chests, turtles and cards that a move can name stand with the name it gives them."""

from __future__ import annotations

import textwrap
import unicodedata
from collections import Counter
from collections.abc import Iterable, Iterator

from service.boards.company import Company
from service.boards.coralia.cards import Spread, spreads
from service.boards.coralia.pieces import letter
from service.boards.coralia.scene import TIMES, clean, owner
from service.boards.phrases import Phrases
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
#: At least; a heading has one more than its letters.
_PLAYER = {
    "plain.seat": 5,
    "plain.score": 6,
    **{f"pile.{pile}": 0 for pile in PILES},
    "plain.shown": 7,
    "plain.turtles": 8,
    "plain.chests": 7,
    "plain.octopuses": 10,
}


def text(view: CoraliaView, company: Company, say: Phrases) -> str:
    company = company._replace(names=[clean(name) for name in company.names])
    parts = [
        [_title(view, company, say)],
        _reefs(view, say),
        _beside(view, say),
        _players(view, company, say),
        _cards(view, say),
    ]
    return "\n\n".join("\n".join(lines) for lines in map(list, parts) if lines) + "\n"


def _title(view: CoraliaView, company: Company, say: Phrases) -> str:
    played, turn = say("title", round=view.round, rounds=view.rounds), say("turn", turn=view.turn, turns=view.turns)
    title = f"{played}, {turn}"
    if not company.asked:
        return f"{title}. {say('over')}."
    names = ", ".join(f"{seat + 1} {company.names[seat]}" for seat in company.asked)
    return cut(f"{title}. {say('plain.decides', names=names)}", _COLUMNS)


def _reefs(view: CoraliaView, say: Phrases) -> Iterator[str]:
    heads = {space: _head(say, space) for space in SPACES}
    widths = [max(_SPACES[space], len(heads[space]) + 1) for space in SPACES]
    yield _row(say("plain.reef"), heads.values(), widths)
    for reef in view.reefs:
        yield _row(say(f"plain_colour.{reef.colour}"), [_space(reef, space, say) for space in SPACES], widths)
    yield say("plain.key")


def _head(say: Phrases, space: Space) -> str:
    name, points = say(f"symbol.{space}"), DIVER_POINTS[space]
    return f"{name} {points}" if points else name


def _row(first: str, cells: Iterable[str], widths: list[int]) -> str:
    padded = (cell.ljust(width) for cell, width in zip(cells, widths, strict=True))
    return (first.ljust(_REEF) + "".join(padded)).rstrip()


def _space(reef: CoraliaReef, space: Space, say: Phrases) -> str:
    on_it, whose = getattr(reef.dice, space), owner(reef, space)
    parts = [
        letter(say, on_it) if on_it else "",
        "" if whose is None else str(whose + 1),
        say(f"bonus.{reef.turtle.bonus}") if space == "turtle" and reef.turtle else "",
        say("plain.chest") if space == "treasure" and reef.chest else "",
    ]
    return " ".join(filter(None, parts)) or "."


def _beside(view: CoraliaView, say: Phrases) -> Iterator[str]:
    turtles = [f"{turtle.id} {say(f'bonus.{turtle.bonus}')}" for turtle in view.spare_turtles]
    lines = {
        say("station"): _station(view, say),
        say("supply"): _dice(view.supply, COLOURS, say),
        say("plain.island"): _dice(view.island, DIE_COLOURS, say),
        say("plain.piles"): [_pile(name, getattr(view.piles, name), say) for name in PILES],
        say("spare.turtles"): turtles,
        say("plain.spare_chests"): [f"[{number}]" for number in range(view.spare_chests)],
        say("spare.stingrays"): [str(len(view.stingrays))],
    }
    indent = max(map(len, lines)) + 2
    for title, what in lines.items():
        yield from _line(title, ", ".join(what) or say("plain.none"), indent)


def _line(title: str, what: str, indent: int) -> list[str]:
    """A line, or more of them below each other."""
    said = f"{title + ':':{indent}}{what}"
    return textwrap.wrap(said, _COLUMNS, subsequent_indent=" " * indent, break_on_hyphens=False)


def _station(view: CoraliaView, say: Phrases) -> list[str]:
    rolled = [
        say("plain.station.die", position=position, colour=die.colour, symbol=die.symbol)
        for position, die in enumerate(view.station)
    ]
    picked = [say("plain.station.picked", colour=colour) for colour in view.picked]
    special = [say("plain.station.special", symbol=view.special_die)] if view.special_die else []
    return [*rolled, *picked, *special]


def _dice(dice: SupplyDice | IslandDice, colours: Iterable[str], say: Phrases) -> list[str]:
    return [f"{count} {say(f'plain_colour.{colour}')}" for colour in colours if (count := getattr(dice, colour))]


def _pile(name: str, pile: CoraliaPile, say: Phrases) -> str:
    said = say("plain.pile", pile=name, n=pile.size)
    known = [say("plain.pile.card", face=card.face, n=card.above) for card in pile.known]
    return say("plain.pile.known", pile=said, cards=", ".join(known)) if known else said


def _players(view: CoraliaView, company: Company, say: Phrases) -> Iterator[str]:
    """Names come last: in some scripts they would turn around what follows."""
    heads = [say(key) for key in _PLAYER]
    widths = [max(width, len(head) + 1) for head, width in zip(heads, _PLAYER.values(), strict=True)]
    divers = max(len(say("plain.diver")) + 1, 7)
    yield _player("", heads, widths) + f"  {say('plain.diver'):{divers}}{say('plain.name')}"
    for player in view.players:
        diver = say(f"plain_colour.{player.diver}") if player.diver else "-"
        start = _player(">" if player.seat in company.asked else "", _things(player), widths) + f"  {diver:{divers}}"
        yield start + cut(company.names[player.seat], _COLUMNS - len(start))


def _player(mark: str, things: Iterable[int | str], widths: list[int]) -> str:
    return f"{mark:1}" + "".join(f"{thing:>{width}}" for thing, width in zip(things, widths, strict=True))


def _things(player: CoraliaPlayer) -> list[int | str]:
    return [
        player.seat + 1,
        player.score,
        *(getattr(player.hidden, pile) for pile in PILES),
        len(player.shown) + len(player.to_carry_out),
        len(player.turtles),
        len(player.chests),
        player.octopuses,
    ]


def _cards(view: CoraliaView, say: Phrases) -> Iterator[str]:
    for spread in spreads(view):
        title = say(spread.title)
        whose = title if spread.seat is None else say("plain.cards", n=spread.seat + 1, what=title)
        yield from textwrap.wrap(f"{whose}: {', '.join(_faces(spread, say))}", _COLUMNS)


def _faces(spread: Spread, say: Phrases) -> list[str]:
    """Cards to choose from stand with their ids; of the others it is enough to know how many of each there are."""
    if spread.choice:
        return [f"{card.id} {say(f'face.{card.face}')}" for card in spread.cards]
    faces = Counter(say(f"face.{card.face}") for card in spread.cards)
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
