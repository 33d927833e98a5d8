"""The table of Reef Gardens as plain text."""

from __future__ import annotations

import textwrap
import unicodedata
from collections.abc import Iterable

from service.boards.reef_gardens import words
from service.boards.reef_gardens.reefs import Reef, reefs_of
from service.games.reef_gardens.components import CoralKind, ShellKind
from service.games.reef_gardens.view import (
    GardensCoral,
    GardensField,
    GardensPlantedCoral,
    GardensPlayer,
    GardensStation,
    GardensView,
)
from service.games.reef_gardens.wording import counted

_NAME = 24
#: Of 100, some are left for a name whose letters are two columns wide.
_COLUMNS = 100 - _NAME // 2
_CORALS: dict[CoralKind, str] = {"brain": "Br", "fan": "Fa", "staghorn": "St", "tube": "Tu", "table": "Ta"}
_SHELLS: dict[ShellKind, str] = {
    "fish_school": "fis",
    "sea_anemone": "anem",
    "pearls": "prl",
    "boat": "boat",
    "octopus": "octo",
    "algae": "alga",
    "submarine": "subm",
    "turtle": "turt",
}
_LEGEND = [
    "Corals: Br brain, Fa fan, St staghorn, Tu tube, Ta table; 1 to 4 owner, - neutral; * clownfish",
    "Sites: [A] site, <A> marked by sonar, 10/5 station, 10x5 scored; #### cave, . free field",
    "Shell tiles: fis2 fish school worth 2, anem sea anemone, prl2 pearls worth 2, octo octopus,",
    "    alga algae, subm submarine, turt turtle, boat",
    "Reefs: number (corals, row/column of the first)",
]


def text(view: GardensView, names: list[str]) -> str:
    names = [_cut(name) for name in names]
    parts = [
        [f"{words.title(view)}. {words.turn(view, names[view.active])}"],
        [line for player in view.players for line in _player(player, view, names)],
        _floor(view),
        _LEGEND,
        _nursery(view),
        _beside(view),
        _reefs(view, names),
    ]
    return "\n\n".join("\n".join(part) for part in parts if part) + "\n"


def _cut(name: str) -> str:
    """A name without what breaks lines, and no wider than its place."""
    kept = "".join(letter for letter in name if letter.isprintable())
    while sum(map(_width, kept)) > _NAME:
        kept = kept[:-2] + "\u2026"
    return kept


def _width(letter: str) -> int:
    return 2 if unicodedata.east_asian_width(letter) in "WF" else 1


def _listed(head: str, items: Iterable[str]) -> list[str]:
    """Lines that break only between items."""
    line = head + ", ".join(item.replace(" ", "\u00a0") for item in items)
    return [part.replace("\u00a0", " ") for part in textwrap.wrap(line, _COLUMNS, subsequent_indent="    ")]


def _player(player: GardensPlayer, view: GardensView, names: list[str]) -> list[str]:
    mark = ">" if player.seat == view.active else "-"
    score, divers = counted(view.scores[player.seat], "point"), counted(player.divers, "diver")
    holdings = [score, f"{player.money} money", divers, *map(words.shell, player.shells)]
    return _listed(f"{mark} {player.seat + 1} {words.isolated(names[player.seat])}: ", holdings)


def _floor(view: GardensView) -> list[str]:
    rows = [view.fields[start : start + view.columns] for start in range(0, len(view.fields), view.columns)]
    return [_row("", map(str, range(1, view.columns + 1))), *(_row(str(row[0].row), map(_field, row)) for row in rows)]


def _row(head: str, cells: Iterable[str]) -> str:
    return f"{head:>2}  {' '.join(f'{cell:<4}' for cell in cells)}".rstrip()


def _field(place: GardensField) -> str:
    if place.coral:
        return _planted(place.coral)
    if place.shell:
        return f"{_SHELLS[place.shell.kind]}{place.shell.worth or ''}"
    if place.station:
        return _station(place.station)
    if place.site:
        return f"<{place.site}>" if place.sonar else f"[{place.site}]"
    return "####" if place.ground == "cave" else "."


def _planted(coral: GardensPlantedCoral) -> str:
    owner = "-" if coral.owner is None else str(coral.owner + 1)
    return f"{_CORALS[coral.kind]}{owner}{'*' if coral.clownfish else ''}"


def _station(station: GardensStation) -> str:
    return f"{station.higher}{'x' if station.scored else '/'}{station.lower}"


def _coral(coral: GardensCoral | None) -> str:
    return f"{_CORALS[coral.kind]}{'*' if coral.clownfish else ''}" if coral else "."


def _nursery(view: GardensView) -> list[str]:
    """The fields in their places, with the price of each line at its head."""
    columns, rows = ([line for line in view.lines if line.line.startswith(way)] for way in ("column", "row"))
    corals = {field.number: _coral(field.coral) for field in view.nursery}
    heads = [f"column {place} ({line.price})" for place, line in enumerate(columns, 1)]
    return [_nursery_row("Nursery (price)", heads)] + [
        _nursery_row(
            f"row {place} ({line.price})",
            [next((corals[number] for number in line.numbers if number in column.numbers), "") for column in columns],
        )
        for place, line in enumerate(rows, 1)
    ]


def _nursery_row(head: str, cells: Iterable[str]) -> str:
    return f"{head:<17}{''.join(f'{cell:<14}' for cell in cells)}".rstrip()


def _beside(view: GardensView) -> list[str]:
    waiting = [words.coral(coral) for coral in view.waiting] or [words.nothing_waiting(view).lower()]
    return [
        f"To draw: {view.bag} corals, {view.station_stack} stations, {view.sonar_stack} sonar tiles",
        *_listed("Waiting to be planted: ", waiting),
        *([f"To build: {words.station(view.station_to_build)}"] if view.station_to_build else []),
    ]


def _reefs(view: GardensView, names: list[str]) -> list[str]:
    """All reefs by their owners, those of nobody last."""
    reefs = reefs_of(view)
    lines = [_reefs_of(f"Reefs of {words.isolated(name)}", seat, reefs) for seat, name in enumerate(names)]
    return [line for owned in [*lines, _reefs_of("Neutral reefs", None, reefs)] for line in owned]


def _reefs_of(whose: str, owner: int | None, reefs: list[Reef]) -> list[str]:
    owned = [_reef(reef) for reef in reefs if reef.coral.owner == owner]
    return _listed(f"{whose}: ", owned) if owned else []


def _reef(reef: Reef) -> str:
    first = reef.fields[0]
    return f"{reef.coral.reef} ({reef.coral.reef_size} {reef.coral.kind}, {first.row}/{first.column})"
