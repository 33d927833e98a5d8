"""What is asked, what a move does and what happened, as messages of the catalogue."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from service.engine import sentences as shared
from service.engine.message import Message, Name, Variable, message
from service.engine.records import Event, Move, Setup, tag
from service.games.reef_gardens import events, moves
from service.games.reef_gardens.components import (
    DISCARD_POINTS,
    INCOME,
    KIND,
    MOST_MONEY,
    SHELLS,
    SONAR,
    THIN_NURSERY,
)
from service.games.reef_gardens.naming import (
    CORAL,
    FIELD,
    LINE,
    SHELL,
    STATION,
    coral_names,
    field_name,
    reef_name,
    reef_of,
)
from service.games.reef_gardens.nursery import marked_sites
from service.games.reef_gardens.state import EMPTY, State

# Questions


def question(state: State, seat: int) -> Message:
    match state.pending[-1]:
        case moves.SiteToBuildOn():
            return message("decision-build_station", station=STATION[state.to_build])
        case moves.CoralsToPlant() if not state.line_bought and not state.waiting:
            return message("decision-go_on_planting-buy")
        case moves.CoralsToPlant() if not state.plantable(seat):
            return message("decision-go_on_planting-done")
    return shared.question(state, seat)


# Moves


def does(state: State, seat: int, move: Move) -> Message:
    return _DOES[type(move)](state, seat, move)


def _buy_line(state: State, _seat: int, move: moves.BuyLine) -> Message:
    corals = state.corals_in(move.line)
    return _thinning(
        state,
        state.corals_in_nursery - len(corals),
        "move-buy_line",
        line=LINE[move.line],
        price=len(corals),
        corals=coral_names(corals),
    )


def _thinning(state: State, left: int, move: str, **variables: Variable) -> Message:
    """A move that takes corals from the nursery, and what follows if few are left (G4.2)."""
    if left > THIN_NURSERY or not state.bag:
        return message(move, **variables)
    then = message("then-build" if state.stations else "then-refill", left=left)
    return message(f"{move}-thin", **variables, then=then)


def _plant_coral(state: State, seat: int, move: moves.PlantCoral) -> Message:
    planted = _planted(state, seat, move)
    if (tile := state.fields[move.field]) in SHELLS:
        return message("move-plant_coral-shell", **planted, shell=SHELL[tile])
    return message("move-plant_coral", **planted)


def _planted(state: State, seat: int, move: moves.PlantCoral | moves.PlantWithAlgae) -> dict[str, Variable]:
    coral = CORAL[move.coral]
    return {
        "coral": coral if move.coral in state.waiting else message("coral-stored", coral=coral),
        "field": field_name(state, move.field),
        "growth": _growth(state, seat, move.coral, move.field),
    }


def _growth(state: State, seat: int, coral: str, field: int) -> Message:
    touched = state.reefs_touched(KIND[coral], field)
    own = sorted(reef for reef in touched if state.owners[reef] == seat)
    if not own:
        return message("growth-start")
    size = 1 + sum(state.size(reef) for reef in touched)
    if len(touched) == 1:
        return message("growth-extend", reef=own[0], size=size)
    joined = [message("joined-own", reef=reef) for reef in own[1:]]
    joined += [message("joined-neutral", reef=reef) for reef in sorted(touched.difference(own))]
    return message("growth-join", reef=own[0], size=size, joined=tuple(joined))


def _store_coral(_state: State, _seat: int, move: moves.StoreCoral) -> Message:
    return message("move-store_coral", coral=CORAL[move.coral])


def _discard_coral(_state: State, _seat: int, move: moves.DiscardCoral) -> Message:
    return message("move-discard_coral", coral=CORAL[move.coral], points=-DISCARD_POINTS)


def _build_station(state: State, _seat: int, move: moves.BuildStation) -> Message:
    field = field_name(state, state.board.sites[move.site])
    return message("move-build_station", station=STATION[state.to_build], site=move.site, field=field)


def _surface(state: State, seat: int, move: moves.Surface) -> Message:
    income = INCOME[state.divers(seat) + len(move.reefs)]
    return message(
        "move-surface",
        reefs=tuple(reef_name(state, reef) for reef in move.reefs),
        points=sum(state.size(reef) + state.clownfish(reef) for reef in move.reefs),
        money=min(income, MOST_MONEY - state.players[seat].money),
    )


def _spend_pearls(state: State, seat: int, move: moves.SpendPearls) -> Message:
    return message("move-spend_pearls", worth=move.worth, gained=_money_for_pearls(state, seat, move))


def _money_for_pearls(state: State, seat: int, move: moves.SpendPearls) -> int:
    return min(move.worth, MOST_MONEY - state.players[seat].money)


def _send_submarine(state: State, _seat: int, _move: moves.SendSubmarine) -> Message:
    if not state.stations:
        return message("move-send_submarine")
    refills = state.bag and EMPTY in state.nursery
    variant = "move-send_submarine-build-refill" if refills else "move-send_submarine-build"
    return message(variant, sites=tuple(marked_sites(state)))


def _send_boat(state: State, _seat: int, move: moves.SendBoat) -> Message:
    number = state.nursery.index(move.coral) + 1
    return _thinning(state, state.corals_in_nursery - 1, "move-send_boat", coral=CORAL[move.coral], number=number)


def _plant_with_algae(state: State, seat: int, move: moves.PlantWithAlgae) -> Message:
    planted = _planted(state, seat, move)
    if covered := state.fields[move.field]:
        return message("move-plant_with_algae-over", **planted, covered=CORAL[covered])
    return message("move-plant_with_algae", **planted)


def _lay_octopus(state: State, _seat: int, move: moves.LayOctopus) -> Message:
    return message("move-lay_octopus", field=field_name(state, move.field))


def _take_over_reef(state: State, _seat: int, move: moves.TakeOverReef) -> Message:
    return message("move-take_over_reef", reef=reef_name(state, move.reef))


def gives_up(state: State, seat: int, move: Move) -> bool:
    """A discarded coral is lost, and so is money beyond the most that a player can have."""
    if isinstance(move, moves.SpendPearls):
        return _money_for_pearls(state, seat, move) < move.worth
    return isinstance(move, moves.DiscardCoral)


_DOES: dict[type[Move], Callable[[State, int, Any], Message]] = {
    moves.PassTurn: shared.does,
    moves.EndTurn: shared.does,
    moves.BuyLine: _buy_line,
    moves.PlantCoral: _plant_coral,
    moves.StoreCoral: _store_coral,
    moves.DiscardCoral: _discard_coral,
    moves.BuildStation: _build_station,
    moves.Surface: _surface,
    moves.SpendPearls: _spend_pearls,
    moves.SendSubmarine: _send_submarine,
    moves.SendBoat: _send_boat,
    moves.PlantWithAlgae: _plant_with_algae,
    moves.LayOctopus: _lay_octopus,
    moves.TakeOverReef: _take_over_reef,
}


# Events


def says(event: Event, setup: Setup) -> Message:
    return shared.of_shared(event) or _SAYS.get(type(event), _named)(event, setup)


def _named(event: Any, setup: Setup, variant: str = "") -> Message:
    """The message of the event's type, with players, tiles, lines and fields by name."""
    variables: dict[str, Variable] = {}
    for name in event.__struct_fields__:
        value = getattr(event, name)
        if name == "field":
            variables[name] = FIELD[setup.options.board][value]
        elif name in _NAMES:
            variables[name] = _NAMES[name](value)
        elif name == "seat" and value is not None:
            variables["who"] = Name(value)
        elif isinstance(value, int | str):
            variables[name] = value
    return message(f"event-{tag(event)}{variant}", **variables)


#: How to name what a field of an event refers to.
_NAMES: dict[str, Callable[[Any], Variable]] = {
    "coral": CORAL.__getitem__,
    "corals": coral_names,
    "shell": SHELL.__getitem__,
    "anemone": SHELL.__getitem__,
    "station": STATION.__getitem__,
    "line": LINE.__getitem__,
}


def _coral_planted(event: events.CoralPlanted, setup: Setup) -> Message:
    return _named(event, setup, "-started" if event.started else "")


def _reefs_joined(event: events.ReefsJoined, _setup: Setup) -> Message:
    return message(
        "event-reefs_joined",
        who=Name(event.seat),
        reefs=1 + len(event.own) + len(event.neutral),
        size=event.size,
        kind=event.kind,
        divers=len(event.own),
    )


def _station_scored(event: events.StationScored, setup: Setup) -> Message:
    """The station, and how many corals each player had there."""
    counts = [message("count-of", who=Name(seat), corals=count) for seat, count in enumerate(event.corals) if count]
    return message(
        "event-station_scored" if event.surrounded else "event-station_scored-end",
        station=STATION[event.station],
        field=FIELD[setup.options.board][event.field],
        counted=message("corals-counted", counts=tuple(counts)) if counts else message("no-corals-counted"),
    )


def _station_built(event: events.StationBuilt, setup: Setup) -> Message:
    return _named(event, setup, "-setup" if event.seat is None else "")


def _sites_marked(event: events.SitesMarked, _setup: Setup) -> Message:
    return message("event-sites_marked", sites=tuple(SONAR[tile] for tile in event.sonar))


def _reef_surfaced(event: events.ReefSurfaced, _setup: Setup) -> Message:
    reef = reef_of(event.reef, event.corals, event.kind)
    return message("event-reef_surfaced", who=Name(event.seat), reef=reef, clownfish=event.clownfish)


def _reef_taken_over(event: events.ReefTakenOver, _setup: Setup) -> Message:
    reef = reef_of(event.reef, event.size, event.kind)
    return message("event-reef_taken_over", who=Name(event.seat), reef=reef)


_SAYS: dict[type[Event], Callable[[Any, Setup], Message]] = {
    events.CoralPlanted: _coral_planted,
    events.ReefsJoined: _reefs_joined,
    events.StationScored: _station_scored,
    events.StationBuilt: _station_built,
    events.SitesMarked: _sites_marked,
    events.ReefSurfaced: _reef_surfaced,
    events.ReefTakenOver: _reef_taken_over,
}
