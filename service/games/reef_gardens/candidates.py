"""Answers worth checking: what lies at hand, without a look at whether a rule forbids it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain, combinations

from service.engine.records import Move
from service.games.reef_gardens.components import KIND, LINES, SHELLS, SHELLS_OF, CoralKind
from service.games.reef_gardens.moves import (
    BuildStation,
    BuyLine,
    CoralsToPlant,
    DiscardCoral,
    EndTurn,
    LayOctopus,
    PassTurn,
    PlantCoral,
    PlantingOrSurfacing,
    PlantWithAlgae,
    SendBoat,
    SendSubmarine,
    SpendPearls,
    StoreCoral,
    Surface,
    TakeOverReef,
)
from service.games.reef_gardens.nursery import marked_sites
from service.games.reef_gardens.state import NEUTRAL, State

_LINES = tuple(BuyLine(line) for line in LINES)


def candidates(state: State, seat: int) -> Iterable[Move]:
    match state.pending[-1]:
        case PlantingOrSurfacing():
            return chain(_LINES, surfacings(state, seat), [PassTurn()], _shells(state, seat))
        case CoralsToPlant():
            return _plantings(state, seat)
        case _:
            return map(BuildStation, marked_sites(state))


def surfacings(state: State, seat: int) -> Iterator[Move]:
    own = state.reefs_of(seat)
    for count in range(1, len(own) + 1):
        yield from map(Surface, combinations(own, count))


def _plantings(state: State, seat: int) -> Iterable[Move]:
    return chain(
        [] if state.line_bought else _LINES,
        _growths(state, seat),
        map(DiscardCoral, state.waiting),
        map(StoreCoral, state.waiting) if state.players[seat].free_anemones else [],
        _shells(state, seat),
        [EndTurn()],
    )


def _growths(state: State, seat: int) -> Iterator[Move]:
    corals = state.plantable(seat)
    near = _near(state, seat, {KIND[coral] for coral in corals})
    plantings = _ways_to_plant(state, seat, set().union(*near.values()))
    for coral in corals:
        kind = KIND[coral]
        for field in sorted(near[kind].intersection(plantings)):
            if state.atoll_rival(kind, field) is None:
                yield plantings[field](coral, field)


def _near(state: State, seat: int, kinds: set[CoralKind]) -> dict[CoralKind, set[int]]:
    """By kind, the fields next to the seat's corals of it, or to a station if there is a diver to start a reef."""
    beside = state.board.orthogonal
    stations = state.built if state.divers(seat) else []
    near = {kind: {field for station in stations for field in beside[station]} for kind in kinds}
    for reef in state.reefs_of(seat):
        if (kind := state.kind_of(reef)) in near:
            near[kind].update(field for coral in state.fields_of(reef) for field in beside[coral])
    return near


def _ways_to_plant(state: State, seat: int, fields: set[int]) -> dict[int, type[PlantCoral | PlantWithAlgae]]:
    """How a coral can be planted on each of these fields; those where none can are left out."""
    algae = state.players[seat].has("algae")
    ways: dict[int, type[PlantCoral | PlantWithAlgae]] = {}
    for field in fields:
        if state.is_open(field):
            ways[field] = PlantCoral
        elif algae and state.is_coverable(field):
            ways[field] = PlantWithAlgae
    return ways


def _shells(state: State, seat: int) -> Iterator[Move]:
    player = state.players[seat]
    yield from pearls_submarine_and_boat(state, seat)
    if player.has("octopus"):
        yield from (LayOctopus(field) for field in range(len(state.fields)) if state.is_free(field))
    if player.has("turtle"):
        yield from map(TakeOverReef, state.reefs_of(NEUTRAL))


def pearls_submarine_and_boat(state: State, seat: int) -> Iterator[Move]:
    player = state.players[seat]
    for worth in sorted({SHELLS[tile].worth for tile in SHELLS_OF["pearls"].intersection(player.shells)}):
        yield SpendPearls(2 if worth == 2 else 3)
    if player.has("submarine"):
        yield SendSubmarine()
    if player.has("boat"):
        yield from map(SendBoat, filter(None, state.nursery))
