"""What things on the table are called, for those who don't see them."""

from __future__ import annotations

from service.boards.phrases import Phrases, capitalized
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


def title(say: Phrases, view: GardensView) -> str:
    return say("title.atolls" if view.atolls else "title")


def turn(say: Phrases, view: GardensView, asked: list[str]) -> str:
    """The turn and the names of who is asked in it."""
    return say("turn", turn=view.turn, names=", ".join(map(isolated, asked))) if asked else say("over")


def nothing_waiting(say: Phrases, view: GardensView) -> str:
    return say("waiting.none.buy" if view.planting and not view.line_bought else "waiting.none")


def isolated(name: str) -> str:
    """A name that keeps its own direction of writing to itself."""
    return f"\u2068{name}\u2069"


def coral(say: Phrases, tile: GardensCoral | GardensPlantedCoral) -> str:
    return say("coral.clownfish" if tile.clownfish else "coral", kind=tile.kind)


def shell(say: Phrases, tile: GardensShell) -> str:
    name = say(f"shell.{tile.kind}", worth=tile.worth)
    return say("shell.holds", shell=name, coral=coral(say, tile.holds)) if tile.holds else name


def station(say: Phrases, tile: GardensStation) -> str:
    return say("station.scored" if tile.scored else "station", higher=tile.higher, lower=tile.lower)


def reef(say: Phrases, one: Reef, names: list[str]) -> str:
    planted = one.coral
    said = say("reef", reef=planted.reef, whose=_whose(say, planted, names), n=planted.reef_size, kind=planted.kind)
    return say("reef.clownfish", reef=said, n=one.clownfish) if one.clownfish else said


def _whose(say: Phrases, planted: GardensPlantedCoral, names: list[str]) -> str:
    return say("reef.neutral") if planted.owner is None else say("reef.owned", who=isolated(names[planted.owner]))


def field(say: Phrases, place: GardensField, names: list[str]) -> str:
    return say("field", row=place.row, column=place.column, what=_lying(say, place, names))


def _lying(say: Phrases, place: GardensField, names: list[str]) -> str:
    if place.coral:
        whose = _whose(say, place.coral, names)
        return say("field.coral", coral=coral(say, place.coral), reef=place.coral.reef, whose=whose)
    if place.shell:
        return shell(say, place.shell)
    if place.site:
        return _site(say, place, place.site)
    return say("field.cave" if place.ground == "cave" else "field.free")


def _site(say: Phrases, place: GardensField, site: str) -> str:
    if place.station:
        return say("field.station", station=station(say, place.station), site=site)
    return say("field.sonar" if place.sonar else "field.site", site=site)


def line(say: Phrases, one: GardensLine) -> str:
    name = capitalized(line_name(say, one))
    return say("line.price", line=name, price=one.price) if one.price else say("line.empty", line=name)


def line_name(say: Phrases, one: GardensLine) -> str:
    way, number = way_and_number(one)
    return say(f"line.{way}", n=number)


def line_tag(say: Phrases, one: GardensLine) -> str:
    way, number = way_and_number(one)
    return say(f"line.{way}.tag", n=number)


def way_and_number(one: GardensLine) -> tuple[str, int]:
    way, number = one.line.split("_")
    return way, int(number)


def player(say: Phrases, one: GardensPlayer, score: int, names: list[str]) -> str:
    who, reefs, shells = isolated(names[one.seat]), len(one.reefs), len(one.shells)
    held = ", ".join(means(say, one, score))
    return say("player", n=one.seat + 1, who=who, means=held, reefs=reefs, shells=shells)


def means(say: Phrases, one: GardensPlayer, score: int) -> list[str]:
    return [
        say("player.points", n=score),
        say("player.money", n=one.money),
        say("player.divers", n=one.divers),
    ]
