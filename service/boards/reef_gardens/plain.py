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

_COLUMNS = 100
_NAME = 24
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
    "Sites: [A] site, <A> marked by sonar, 10/5 station, 10x5 scored;  #### cave, . free field",
    "Shell tiles: fis2 fish school worth 2, anem sea anemone, prl2 pearls worth 2, octo octopus,",
    "    alga algae, subm submarine, turt turtle, boat",
]


def text(view: GardensView, names: list[str]) -> str:
    names = [_cut(name) for name in names]
    parts = [
        [f"Reef Gardens. {words.turn(view, names)}"],
        [line for player in view.players for line in _player(player, view, names)],
        _floor(view),
        _LEGEND,
        _nursery(view),
        _beside(view),
        [line for reef in reefs_of(view) for line in _reef(reef, names)],
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


def _wrapped(words: str) -> list[str]:
    return textwrap.wrap(words, _COLUMNS, subsequent_indent="    ")


def _player(player: GardensPlayer, view: GardensView, names: list[str]) -> list[str]:
    mark = ">" if player.seat == view.active else " "
    shells = ", ".join(map(words.shell, player.shells)) or "no shell tiles"
    score = counted(view.scores[player.seat], "point")
    name = words.isolated(names[player.seat])
    means = f"{player.money} money, {counted(player.divers, 'diver')}"
    return [f"{mark} {player.seat + 1} {name}: {score}, {means}", *_indented(shells)]


def _indented(words: str) -> list[str]:
    return textwrap.wrap(words, _COLUMNS, initial_indent="    ", subsequent_indent="    ")


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
    lines = [f"To draw: {view.bag} corals, {view.station_stack} stations, {view.sonar_stack} sonar tiles"]
    if view.waiting:
        lines += _wrapped(f"Waiting to be planted: {', '.join(map(words.coral, view.waiting))}")
    if view.station_to_build:
        lines.append(f"To build: {words.station(view.station_to_build)}")
    return lines


def _reef(reef: Reef, names: list[str]) -> list[str]:
    places = ", ".join(f"{place.row}/{place.column}" for place in reef.fields)
    return _wrapped(f"{words.reef(reef, names)}, at {places}")
