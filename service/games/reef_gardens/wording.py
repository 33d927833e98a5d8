"""What things are called in sentences for players."""

from __future__ import annotations

from collections.abc import Iterable

from service.games.reef_gardens.components import CORALS, LETTER_OF, SHELLS
from service.games.reef_gardens.state import State


def counted(number: int, noun: str) -> str:
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


def listed(names: Iterable[str]) -> str:
    *others, last = names
    return f"{', '.join(others)} and {last}" if others else last


def coral_name(tile: str) -> str:
    coral = CORALS[tile]
    return f"{coral.kind} coral with a clownfish" if coral.clownfish else f"{coral.kind} coral"


def shell_name(tile: str) -> str:
    shell = SHELLS[tile]
    name = shell.kind.replace("_", " ")
    return f"{name} ({shell.worth})" if shell.worth else name


def line_name(line: str) -> str:
    return line.replace("_", " ")


def place(state: State, field: int) -> str:
    row, column = divmod(field, state.board.columns)
    return f"row {row + 1}, column {column + 1}"


def site_name(state: State, field: int) -> str:
    return f"site {LETTER_OF[state.options.board][field]}"


def reef_name(state: State, reef: int) -> str:
    return f"reef {reef} ({counted(state.size(reef), f'{state.kind_of(reef)} coral')})"
