"""Labels of the things on the table, for screen readers and the text board."""

from __future__ import annotations

from service.boards.say import Say
from service.engine.message import Message, message
from service.games.reef_gardens.board.reefs import Reef
from service.games.reef_gardens.naming import CORAL, LINE, SHELL, STATION
from service.games.reef_gardens.view import (
    ReefGardensField,
    ReefGardensLine,
    ReefGardensPlantedCoral,
    ReefGardensPlayer,
    ReefGardensShell,
    ReefGardensStation,
    ReefGardensView,
)

_NEUTRAL = message("board-neutral")
_CAVE = message("piece-cave")
_FREE = message("board-field-free")


def title(say: Say, view: ReefGardensView) -> str:
    return say("board-title-atolls" if view.atolls else "board-title")


def turn(say: Say, view: ReefGardensView, asked: list[str]) -> str:
    """The turn, and the names of the players who are asked."""
    return say("board-turn", turn=view.turn, names=tuple(map(isolated, asked))) if asked else say("board-over")


def nothing_waiting(say: Say, view: ReefGardensView) -> str:
    return say("board-waiting-none-buy" if view.planting and not view.line_bought else "board-waiting-none")


def isolated(name: str) -> str:
    """A name whose writing direction doesn't affect the text around it."""
    return f"\u2068{name}\u2069"


def shell(tile: ReefGardensShell) -> Message:
    name = SHELL[tile.shell]
    return message("shell-holding", shell=name, coral=CORAL[tile.holds.coral]) if tile.holds else name


def station(tile: ReefGardensStation) -> Message:
    if tile.scored:
        return message("board-station-scored", higher=tile.higher, lower=tile.lower)
    return STATION[tile.station]


def reef(say: Say, one: Reef, names: list[str]) -> str:
    planted = one.coral
    return say(
        "board-reef",
        reef=planted.reef,
        whose=_whose(planted, names),
        size=planted.reef_size,
        kind=planted.kind,
        clownfish=one.clownfish,
    )


def _whose(planted: ReefGardensPlantedCoral, names: list[str]) -> Message:
    return _NEUTRAL if planted.owner is None else message("board-owned", who=isolated(names[planted.owner]))


def field(say: Say, place: ReefGardensField, names: list[str]) -> str:
    name = message("field", row=place.row, column=place.column)
    return say("board-field", field=name, what=_lying(place, names))


def _lying(place: ReefGardensField, names: list[str]) -> Message:
    if place.coral:
        coral, whose = CORAL[place.coral.coral], _whose(place.coral, names)
        return message("board-field-coral", coral=coral, reef=place.coral.reef, whose=whose)
    if place.shell:
        return shell(place.shell)
    if place.site:
        return _site(place, place.site)
    return _CAVE if place.ground == "cave" else _FREE


def _site(place: ReefGardensField, site: str) -> Message:
    if place.station:
        return message("board-field-station", station=station(place.station), site=site)
    return message("board-field-sonar" if place.sonar else "site", site=site)


def line(say: Say, one: ReefGardensLine) -> str:
    return say("board-line", line=LINE[one.line], price=one.price)


def line_name(say: Say, one: ReefGardensLine) -> str:
    direction, number = direction_and_number(one)
    return say(f"board-line-{direction}", n=number)


def line_tag(say: Say, one: ReefGardensLine) -> str:
    direction, number = direction_and_number(one)
    return say(f"board-tag-{direction}", n=number)


def direction_and_number(one: ReefGardensLine) -> tuple[str, int]:
    direction, number = one.line.split("_")
    return direction, int(number)


def player(say: Say, one: ReefGardensPlayer, score: int, names: list[str]) -> str:
    who, reefs, shells = isolated(names[one.seat]), len(one.reefs), len(one.shells)
    held = ", ".join(means(say, one, score))
    return say("board-player", n=one.seat + 1, who=who, means=held, reefs=reefs, shells=shells)


def means(say: Say, one: ReefGardensPlayer, score: int) -> list[str]:
    return [
        say("board-player-points", n=score),
        say("board-player-money", n=one.money),
        say("board-player-divers", n=one.divers),
    ]


def named(say: Say, thing: Message) -> str:
    """A thing on its own."""
    return say(thing.id, **dict(thing.variables))


def listed(say: Say, thing: Message) -> str:
    """A thing as part of a list."""
    return say("board-listed", thing=thing)
