"""Names for tiles, lines, fields and reefs, as phrases of the catalogue."""

from __future__ import annotations

from service.engine.message import Message, message
from service.games.reef_gardens.components import (
    BOARDS,
    CORALS,
    LINES,
    SHELLS,
    STATIONS,
    BoardName,
    CoralKind,
    LineName,
    Shell,
)
from service.games.reef_gardens.state import State


def _shell(shell: Shell) -> Message:
    return message(f"shell-{shell.kind}", worth=shell.worth) if shell.worth else message(f"piece-{shell.kind}")


def _line(line: LineName) -> Message:
    direction, number = line.split("_")
    return message(f"line-{direction}", number=int(number))


def _fields(board: BoardName) -> tuple[Message, ...]:
    columns = BOARDS[board].columns
    return tuple(
        message("field", row=field // columns + 1, column=field % columns + 1)
        for field in range(len(BOARDS[board].ground))
    )


CORAL: dict[str, Message] = {
    tile: message("coral-clownfish" if coral.clownfish else "coral", kind=coral.kind) for tile, coral in CORALS.items()
}
SHELL: dict[str, Message] = {tile: _shell(shell) for tile, shell in SHELLS.items()}
STATION: dict[str, Message] = {tile: message("station", **station._asdict()) for tile, station in STATIONS.items()}
LINE: dict[LineName, Message] = {line: _line(line) for line in LINES}
FIELD: dict[BoardName, tuple[Message, ...]] = {board: _fields(board) for board in BOARDS}


def field_name(state: State, field: int) -> Message:
    return FIELD[state.options.board][field]


def reef_name(state: State, reef: int) -> Message:
    return reef_of(reef, state.size(reef), state.kind_of(reef))


def reef_of(reef: int, size: int, kind: CoralKind) -> Message:
    return message("reef", reef=reef, size=size, kind=kind)


def coral_names(corals: list[str]) -> tuple[Message, ...]:
    return tuple(CORAL[coral] for coral in corals)
