"""The board in plain text. Dice, chests, turtles and cards that a move can name are listed with that name."""

from __future__ import annotations

import textwrap
from collections import Counter
from collections.abc import Iterable, Iterator

from service.boards.fitting import cut, on_one_line
from service.boards.say import Say
from service.boards.seating import Seating
from service.engine.message import message
from service.games.coralia.board.cards import Spread, spreads
from service.games.coralia.board.pieces import letter
from service.games.coralia.board.scene import owner
from service.games.coralia.components import COLOURS, DIE_COLOURS, DIVER_POINTS, PILES, SPACES, PileName, Space
from service.games.coralia.pieces import name_of_card
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
#: The headings of a player's columns and their minimum widths; a column is wider than its heading.
_PLAYER: dict[str, int] = {
    "board-plain-seat": 5,
    "board-plain-score": 6,
    **dict.fromkeys(PILES, 0),
    "board-plain-shown": 7,
    "board-plain-turtles": 8,
    "board-plain-chests": 7,
    "board-plain-octopuses": 10,
}


def text(view: CoraliaView, seating: Seating, say: Say) -> str:
    seating = seating._replace(names=[on_one_line(name) for name in seating.names])
    parts = [
        [_title(view, seating, say)],
        _reefs(view, say),
        _beside(view, say),
        _players(view, seating, say),
        _cards(view, say),
    ]
    return "\n\n".join("\n".join(lines) for lines in map(list, parts) if lines) + "\n"


def _title(view: CoraliaView, seating: Seating, say: Say) -> str:
    played = say("board-title", round=view.round, rounds=view.rounds)
    title = f"{played}, {say('board-turn', turn=view.turn, turns=view.turns)}"
    if not seating.asked:
        return f"{title}. {say('board-over')}."
    names = ", ".join(f"{seat + 1} {seating.names[seat]}" for seat in seating.asked)
    return cut(f"{title}. {say('board-plain-decides', names=names)}", _COLUMNS)


def _reefs(view: CoraliaView, say: Say) -> Iterator[str]:
    """A table whose columns fit their longest cell, which in some languages is the name of a bonus."""
    rows = [[_heading(say, space) for space in SPACES]]
    rows += [[_space(reef, space, say) for space in SPACES] for reef in view.reefs]
    columns = zip(*rows, strict=True)
    widths = [
        max(_SPACES[space], *(len(cell) + 1 for cell in column)) for space, column in zip(SPACES, columns, strict=True)
    ]
    first = [say("board-plain-reef"), *(say(f"colour-{reef.colour}") for reef in view.reefs)]
    yield from (_row(name, cells, widths) for name, cells in zip(first, rows, strict=True))
    yield say("board-plain-key")


def _heading(say: Say, space: Space) -> str:
    name, points = say(f"symbol-{space}"), DIVER_POINTS[space]
    return f"{name} {points}" if points else name


def _row(first: str, cells: Iterable[str], widths: list[int]) -> str:
    padded = (cell.ljust(width) for cell, width in zip(cells, widths, strict=True))
    return (first.ljust(_REEF) + "".join(padded)).rstrip()


def _space(reef: CoraliaReef, space: Space, say: Say) -> str:
    on_it, whose = getattr(reef.dice, space), owner(reef, space)
    parts = [
        letter(say, on_it) if on_it else "",
        "" if whose is None else str(whose + 1),
        say(f"bonus-{reef.turtle.bonus}") if space == "turtle" and reef.turtle else "",
        say("board-plain-chest") if space == "treasure" and reef.chest else "",
    ]
    return " ".join(filter(None, parts)) or "."


def _beside(view: CoraliaView, say: Say) -> Iterator[str]:
    turtles = [f"{turtle.id} {say(f'bonus-{turtle.bonus}')}" for turtle in view.spare_turtles]
    lines = {
        say("board-station"): _station(view, say),
        say("board-supply"): _dice(view.supply, COLOURS, say),
        say("board-plain-island"): _dice(view.island, DIE_COLOURS, say),
        say("board-plain-piles"): [_pile(name, getattr(view.piles, name), say) for name in PILES],
        say("board-spare-turtles"): turtles,
        say("board-plain-spare-chests"): [f"[{number}]" for number in range(view.spare_chests)],
        say("board-spare-stingrays"): [str(len(view.stingrays))],
    }
    headings = [say("labelled", label=title, value="") for title in lines]
    indent = max(map(len, headings))
    for heading, what in zip(headings, lines.values(), strict=True):
        yield from _line(heading, ", ".join(what) or say("board-plain-none"), indent)


def _line(heading: str, what: str, indent: int) -> list[str]:
    """A line, wrapped if it is too long."""
    line = f"{heading:{indent}}{what}"
    return textwrap.wrap(line, _COLUMNS, subsequent_indent=" " * indent, break_on_hyphens=False)


def _station(view: CoraliaView, say: Say) -> list[str]:
    rolled = [
        say("board-plain-station-die", position=position, colour=die.colour, symbol=die.symbol)
        for position, die in enumerate(view.station)
    ]
    picked = [say("board-plain-station-picked", colour=colour) for colour in view.picked]
    special = [say("board-plain-station-special", symbol=view.special_die)] if view.special_die else []
    return [*rolled, *picked, *special]


def _dice(dice: SupplyDice | IslandDice, colours: Iterable[str], say: Say) -> list[str]:
    return [f"{count} {say(f'colour-{colour}')}" for colour in colours if (count := getattr(dice, colour))]


def _pile(name: PileName, pile: CoraliaPile, say: Say) -> str:
    if not pile.known:
        return say("board-plain-pile", pile=name, count=pile.size)
    known = (message("board-plain-pile-card", card=name_of_card(card.id), count=card.above) for card in pile.known)
    return say("board-plain-pile-known", pile=name, count=pile.size, known=tuple(known))


def _players(view: CoraliaView, seating: Seating, say: Say) -> Iterator[str]:
    """Names come last, because a right-to-left name would reorder what follows it."""
    headings = [say("board-pile-label", pile=key) if key in PILES else say(key) for key in _PLAYER]
    widths = [max(width, len(heading) + 1) for heading, width in zip(headings, _PLAYER.values(), strict=True)]
    divers = max(len(say("board-plain-diver")) + 1, 7)
    yield _player("", headings, widths) + f"  {say('board-plain-diver'):{divers}}{say('board-plain-name')}"
    for player in view.players:
        diver = say(f"colour-{player.diver}") if player.diver else "-"
        start = _player(">" if player.seat in seating.asked else "", _things(player), widths) + f"  {diver:{divers}}"
        yield start + cut(seating.names[player.seat], _COLUMNS - len(start))


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


def _cards(view: CoraliaView, say: Say) -> Iterator[str]:
    for spread in spreads(view):
        title = say(spread.title)
        whose = title if spread.seat is None else say("board-plain-cards", number=spread.seat + 1, what=title)
        faces = ", ".join(_faces(spread, say))
        yield from textwrap.wrap(say("labelled", label=whose, value=faces), _COLUMNS)


def _faces(spread: Spread, say: Say) -> list[str]:
    """Cards to choose from are listed by id, others counted by kind."""
    if spread.choice:
        return [f"{card.id} {say('board-card', card=name_of_card(card.id))}" for card in spread.cards]
    names = Counter(name_of_card(card.id) for card in spread.cards)
    return [say("counted-cards", count=count, card=name) for name, count in names.items()]
