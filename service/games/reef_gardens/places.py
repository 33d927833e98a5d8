"""What to touch for a move, what an event points at, and what touching the board can mean."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import chain
from typing import Any

from service.engine import places
from service.engine.records import Event, Move, Places, Setup
from service.games.reef_gardens import events, moves
from service.games.reef_gardens.candidates import pearl_submarine_and_boat_moves, surface_moves
from service.games.reef_gardens.components import LINES, SHELLS, SONAR, Shell, ShellKind
from service.games.reef_gardens.state import NO_REEF, State

#: Where discarded corals go.
OUT = "out"


# Moves


def touches(state: State, seat: int, move: Move) -> Places:
    """First what is taken or used, then where it goes; reefs to surface from in any order."""
    if isinstance(move, moves.Surface):
        return Places(tuple(f"reef:{reef}" for reef in move.reefs), any_order=True)
    return Places(_TOUCHES[type(move)](state, seat, move))


def _own_panel(_state: State, seat: int, _move: Move) -> tuple[str, ...]:
    return (places.player(seat),)


def _line(_state: State, _seat: int, move: moves.BuyLine) -> tuple[str, ...]:
    return (f"line:{move.line}",)


def _coral_and_field(_state: State, _seat: int, move: moves.PlantCoral | moves.PlantWithAlgae) -> tuple[str, ...]:
    return f"coral:{move.coral}", f"field:{move.field}"


def _coral_and_anemone(state: State, seat: int, move: moves.StoreCoral) -> tuple[str, ...]:
    """An occupied sea anemone if none is free: there is nothing else to touch."""
    player = state.players[seat]
    anemones = player.free_anemones or player.anemones
    return f"coral:{move.coral}", f"shell:{anemones[0].tile}" if anemones else places.player(seat)


def _coral_and_out(_state: State, _seat: int, move: moves.DiscardCoral) -> tuple[str, ...]:
    return f"coral:{move.coral}", OUT


def _site(_state: State, _seat: int, move: moves.BuildStation) -> tuple[str, ...]:
    return (f"site:{move.site}",)


def _pearls(state: State, seat: int, move: moves.SpendPearls) -> tuple[str, ...]:
    return (_shell(state, seat, "pearls", move.worth),)


def _submarine(state: State, seat: int, _move: moves.SendSubmarine) -> tuple[str, ...]:
    return (_shell(state, seat, "submarine"),)


def _boat_and_coral(state: State, seat: int, move: moves.SendBoat) -> tuple[str, ...]:
    return _shell(state, seat, "boat"), f"coral:{move.coral}"


def _octopus_and_field(state: State, seat: int, move: moves.LayOctopus) -> tuple[str, ...]:
    return _shell(state, seat, "octopus"), f"field:{move.field}"


def _turtle_and_reef(state: State, seat: int, move: moves.TakeOverReef) -> tuple[str, ...]:
    return _shell(state, seat, "turtle"), f"reef:{move.reef}"


def _shell(state: State, seat: int, kind: ShellKind, worth: int = 0) -> str:
    """The first such tile, which is the one that is used; without one, the player's panel."""
    wanted = Shell(kind, worth)
    for tile in state.players[seat].shells:
        if SHELLS[tile] == wanted:
            return f"shell:{tile}"
    return places.player(seat)


_TOUCHES: dict[type[Move], Callable[[State, int, Any], tuple[str, ...]]] = {
    moves.PassTurn: _own_panel,
    moves.EndTurn: _own_panel,
    moves.BuyLine: _line,
    moves.PlantCoral: _coral_and_field,
    moves.PlantWithAlgae: _coral_and_field,
    moves.StoreCoral: _coral_and_anemone,
    moves.DiscardCoral: _coral_and_out,
    moves.BuildStation: _site,
    moves.SpendPearls: _pearls,
    moves.SendSubmarine: _submarine,
    moves.SendBoat: _boat_and_coral,
    moves.LayOctopus: _octopus_and_field,
    moves.TakeOverReef: _turtle_and_reef,
}


# What touching the board can mean


def conceivable(state: State, seat: int) -> Iterable[Move]:
    match state.pending[-1]:
        case moves.PlantingOrSurfacing():
            return chain(_LINES, _surface_moves(state, seat), [moves.PassTurn()], _shell_moves(state, seat))
        case moves.CoralsToPlant():
            return chain(_LINES, _coral_moves(state, seat), [moves.EndTurn()], _shell_moves(state, seat))
        case _:
            return map(moves.BuildStation, state.board.sites)


_LINES = tuple(moves.BuyLine(line) for line in LINES)


def _surface_moves(state: State, seat: int) -> Iterable[Move]:
    """From every set of the seat's own reefs, and from every other reef alone."""
    others = (moves.Surface((reef,)) for reef in _reefs(state) if state.owners[reef] != seat)
    return chain(surface_moves(state, seat), others)


def _coral_moves(state: State, seat: int) -> Iterator[Move]:
    player = state.players[seat]
    ways = [_way_to_plant(state, seat, field) for field in range(len(state.fields))]
    for coral in (*state.waiting, *(anemone.coral for anemone in player.anemones if anemone.coral)):
        for field, plant in enumerate(ways):
            yield plant(coral, field)
        yield moves.DiscardCoral(coral)
        if player.anemones:
            yield moves.StoreCoral(coral)


def _way_to_plant(state: State, seat: int, field: int) -> type[moves.PlantCoral | moves.PlantWithAlgae]:
    """Planting on a cave or over a neutral coral means using algae, if the player has any."""
    algae = state.players[seat].has("algae") and state.is_coverable(field)
    return moves.PlantWithAlgae if algae else moves.PlantCoral


def _shell_moves(state: State, seat: int) -> Iterator[Move]:
    """As in `candidates`, but with an octopus on every field and a turtle on every reef."""
    player = state.players[seat]
    yield from pearl_submarine_and_boat_moves(state, seat)
    if player.has("octopus"):
        yield from map(moves.LayOctopus, range(len(state.fields)))
    if player.has("turtle"):
        yield from map(moves.TakeOverReef, _reefs(state))


def _reefs(state: State) -> list[int]:
    return sorted(set(state.reefs) - {NO_REEF})


# Events


def points_at(event: Event, setup: Setup) -> Sequence[str]:
    """Never points at reefs that were joined or cut, nor at used tiles: they are gone when the event is told."""
    if type(event) in _POINTS_AT:
        return _POINTS_AT[type(event)](event)
    return places.points_at(event, setup)


_POINTS_AT: dict[type[Event], Callable[[Any], Sequence[str]]] = {
    events.ShellTilesLaid: lambda event: [f"field:{field}" for field in event.fields],
    events.LineBought: lambda event: [f"line:{event.line}", *(f"coral:{coral}" for coral in event.corals)],
    events.CoralPlanted: lambda event: (f"field:{event.field}",),
    events.ReefsJoined: lambda event: (f"reef:{event.reef}",),
    events.CoralCovered: lambda event: (f"field:{event.field}",),
    events.ShellTileTaken: lambda event: (f"shell:{event.shell}",),
    events.CoralStored: lambda event: (f"coral:{event.coral}",),
    events.CoralDiscarded: lambda _event: (OUT,),
    events.StationScored: lambda event: (f"field:{event.field}",),
    events.StationTurnedUp: lambda event: (f"station:{event.station}",),
    events.StationBuilt: lambda event: (f"site:{event.site}",),
    events.SitesMarked: lambda event: [f"site:{SONAR[tile]}" for tile in event.sonar],
    events.NurseryFilled: lambda event: [f"nursery:{number}" for number in event.fields],
    events.StationsWithdrawn: lambda _event: ("station_stack",),
    events.ReefSurfaced: lambda event: (f"reef:{event.reef}",),
    events.BoatSent: lambda event: (f"coral:{event.coral}",),
    events.AlgaeUsed: lambda event: (f"field:{event.field}",),
    events.OctopusLaid: lambda event: (f"field:{event.field}",),
    events.ReefTakenOver: lambda event: (f"reef:{event.reef}",),
}
