"""What things on the table are called, for those who don't see them."""

from __future__ import annotations

from service.boards.reef_gardens.reefs import Reef
from service.games.reef_gardens.view import (
    GardensCoral,
    GardensField,
    GardensLine,
    GardensPlantedCoral,
    GardensPlayer,
    GardensShell,
    GardensStation,
    GardensView,
)
from service.games.reef_gardens.wording import counted, line_name


def title(view: GardensView) -> str:
    return "Reef Gardens with atolls" if view.atolls else "Reef Gardens"


def turn(view: GardensView, name: str) -> str:
    return f"Turn {view.turn}: {isolated(name)}"


def nothing_waiting(view: GardensView) -> str:
    return "No coral; a line is still to be bought" if view.planting and not view.line_bought else "No coral"


def isolated(name: str) -> str:
    """A name that keeps its own direction of writing to itself."""
    return f"\u2068{name}\u2069"


def coral(tile: GardensCoral | GardensPlantedCoral) -> str:
    return f"{tile.kind} coral with a clownfish" if tile.clownfish else f"{tile.kind} coral"


def shell(tile: GardensShell) -> str:
    name = tile.kind.replace("_", " ")
    worth = f" worth {tile.worth}" if tile.worth else ""
    return f"{name}{worth}{f' with a {coral(tile.holds)}' if tile.holds else ''}"


def station(tile: GardensStation) -> str:
    return f"station {tile.higher}/{tile.lower}{', scored' if tile.scored else ''}"


def reef(one: Reef, names: list[str]) -> str:
    clownfish = f", {one.clownfish} clownfish" if one.clownfish else ""
    return f"Reef {_reef(one.coral, names)}, {counted(one.coral.reef_size, f'{one.coral.kind} coral')}{clownfish}"


def _reef(planted: GardensPlantedCoral, names: list[str]) -> str:
    return f"{planted.reef}, {'neutral' if planted.owner is None else f'of {isolated(names[planted.owner])}'}"


def field(place: GardensField, names: list[str]) -> str:
    return f"Row {place.row}, column {place.column}: {_lying(place, names)}"


def _lying(place: GardensField, names: list[str]) -> str:
    if place.coral:
        return f"{coral(place.coral)}, reef {_reef(place.coral, names)}"
    if place.shell:
        return shell(place.shell)
    if place.site:
        return _site(place)
    return "cave" if place.ground == "cave" else "free"


def _site(place: GardensField) -> str:
    if place.station:
        return f"{station(place.station)}, on site {place.site}"
    return f"building site {place.site}{', marked by sonar' if place.sonar else ''}"


def line(one: GardensLine) -> str:
    name = line_name(one.line).capitalize()
    return (
        f"{name} of the nursery: {counted(one.price, 'coral')} for {one.price} money" if one.price else f"{name}: empty"
    )


def player(one: GardensPlayer, score: int, names: list[str]) -> str:
    return (
        f"Seat {one.seat}, {isolated(names[one.seat])}: {counted(score, 'point')}, {one.money} money, "
        f"{counted(one.divers, 'diver')}, {counted(len(one.reefs), 'reef')}, {counted(len(one.shells), 'shell tile')}"
    )
