"""The table of Reef Gardens as plain text."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable

from service.boards.fitting import cut, on_one_line
from service.boards.say import Say
from service.boards.seating import Seating
from service.games.reef_gardens.board import labels
from service.games.reef_gardens.board.reefs import Reef, reefs_of
from service.games.reef_gardens.naming import CORAL
from service.games.reef_gardens.view import (
    ReefGardensCoral,
    ReefGardensField,
    ReefGardensLine,
    ReefGardensPlantedCoral,
    ReefGardensPlayer,
    ReefGardensStation,
    ReefGardensView,
)

_NAME = 24
#: Lines are wrapped by letters; 100 columns must also hold a name whose letters are two columns wide.
_COLUMNS = 100 - _NAME // 2


def text(view: ReefGardensView, seating: Seating, say: Say) -> str:
    seating = seating._replace(names=[cut(on_one_line(name), _NAME) for name in seating.names])
    parts = [
        [f"{labels.title(say, view)}. {labels.turn(say, view, seating.asked_names)}"],
        [line for player in view.players for line in _player(player, view.scores[player.seat], seating, say)],
        _floor(view, say),
        [say("board-plain-key")],
        _nursery(view, say),
        _beside(view, say),
        _reefs(view, seating.names, say),
    ]
    return "\n\n".join("\n".join(part) for part in parts if part) + "\n"


def _listed(head: str, items: Iterable[str]) -> list[str]:
    """Lines that break only between items."""
    line = head + ", ".join(item.replace(" ", "\u00a0") for item in items)
    return [part.replace("\u00a0", " ") for part in textwrap.wrap(line, _COLUMNS, subsequent_indent="    ")]


def _player(player: ReefGardensPlayer, score: int, seating: Seating, say: Say) -> list[str]:
    mark = ">" if player.seat in seating.asked else "-"
    holdings = labels.means(say, player, score) + [labels.listed(say, labels.shell(shell)) for shell in player.shells]
    name = labels.isolated(seating.names[player.seat])
    return _listed(say("labelled", label=f"{mark} {player.seat + 1} {name}", value=""), holdings)


def _floor(view: ReefGardensView, say: Say) -> list[str]:
    rows = [view.fields[start : start + view.columns] for start in range(0, len(view.fields), view.columns)]
    heads = _row("", map(str, range(1, view.columns + 1)))
    return [heads, *(_row(str(row[0].row), (_field(say, place) for place in row)) for row in rows)]


def _row(head: str, cells: Iterable[str]) -> str:
    return f"{head:>2}  {' '.join(f'{cell:<4}' for cell in cells)}".rstrip()


def _field(say: Say, place: ReefGardensField) -> str:
    if place.coral:
        return _planted(say, place.coral)
    if place.shell:
        return say(f"board-plain-shell-{place.shell.kind}", worth=place.shell.worth)
    if place.station:
        return _station(place.station)
    if place.site:
        return f"<{place.site}>" if place.sonar else f"[{place.site}]"
    return "####" if place.ground == "cave" else "."


def _planted(say: Say, coral: ReefGardensPlantedCoral) -> str:
    owner = "-" if coral.owner is None else str(coral.owner + 1)
    return f"{say(f'board-plain-kind-{coral.kind}')}{owner}{'*' if coral.clownfish else ''}"


def _station(station: ReefGardensStation) -> str:
    return f"{station.higher}{'x' if station.scored else '/'}{station.lower}"


def _coral(say: Say, coral: ReefGardensCoral | None) -> str:
    return f"{say(f'board-plain-kind-{coral.kind}')}{'*' if coral.clownfish else ''}" if coral else "."


def _nursery(view: ReefGardensView, say: Say) -> list[str]:
    """The fields as a table, with the price of each line in its heading."""
    columns, rows = (
        [line for line in view.lines if line.line.startswith(direction)] for direction in ("column", "row")
    )
    corals = {field.number: _coral(say, field.coral) for field in view.nursery}
    table = [(say("board-plain-nursery"), [_priced(say, line) for line in columns])] + [
        (
            _priced(say, line),
            [next((corals[number] for number in line.numbers if number in column.numbers), "") for column in columns],
        )
        for line in rows
    ]
    width = max(len(head) for head, _ in table) + 2
    return [f"{head:<{width}}{''.join(f'{cell:<14}' for cell in cells)}".rstrip() for head, cells in table]


def _priced(say: Say, line: ReefGardensLine) -> str:
    return f"{labels.line_name(say, line)} ({line.price})"


def _beside(view: ReefGardensView, say: Say) -> list[str]:
    waiting = [labels.listed(say, CORAL[coral.coral]) for coral in view.waiting] or [labels.nothing_waiting(say, view)]
    to_build = view.station_to_build
    return [
        say("board-plain-draw", corals=view.bag, stations=view.station_stack, sonar=view.sonar_stack),
        *_listed(say("labelled", label=say("board-waiting"), value=""), waiting),
        *([say("board-build", station=labels.station(to_build))] if to_build else []),
    ]


def _reefs(view: ReefGardensView, names: list[str], say: Say) -> list[str]:
    """All reefs by owner, neutral ones last."""
    reefs = reefs_of(view)
    heads = [say("board-plain-reefs", who=labels.isolated(name)) for name in names]
    lines = [_reefs_of(head, seat, reefs, say) for seat, head in enumerate(heads)]
    return [line for owned in [*lines, _reefs_of(say("board-plain-reefs-neutral"), None, reefs, say)] for line in owned]


def _reefs_of(head: str, owner: int | None, reefs: list[Reef], say: Say) -> list[str]:
    owned = [_reef(say, reef) for reef in reefs if reef.coral.owner == owner]
    return _listed(f"{head} ", owned) if owned else []


def _reef(say: Say, reef: Reef) -> str:
    coral, first = reef.coral, reef.fields[0]
    size, kind = coral.reef_size, coral.kind
    return say("board-plain-reef", reef=coral.reef, n=size, kind=kind, row=first.row, column=first.column)
