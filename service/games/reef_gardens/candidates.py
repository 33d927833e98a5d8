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
            return chain(_LINES, _surfacings(state, seat), [PassTurn()], _shells(state, seat))
        case CoralsToPlant():
            return _plantings(state, seat)
        case _:
            return map(BuildStation, marked_sites(state))


def _surfacings(state: State, seat: int) -> Iterator[Move]:
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
    corals, algae = state.plantable(seat), state.players[seat].has("algae")
    fields = {kind: _growable(state, seat, kind) for kind in {KIND[coral] for coral in corals}}
    for coral in corals:
        for field in fields[KIND[coral]]:
            if state.is_open(field):
                yield PlantCoral(coral, field)
            elif algae and state.is_coverable(field):
                yield PlantWithAlgae(coral, field)


def _growable(state: State, seat: int, kind: CoralKind) -> list[int]:
    """The fields next to the seat's corals of the kind, or to a station if there is a diver to start a reef."""
    own = {reef for reef in state.reefs_of(seat) if state.kind_of(reef) == kind}
    stations = state.built if state.divers(seat) else []
    seeds = [*stations, *(field for field, reef in enumerate(state.reefs) if reef in own)]
    near = {field for seed in seeds for field in state.board.orthogonal[seed]}
    return sorted(field for field in near if state.atoll_rival(kind, field) is None)


def _shells(state: State, seat: int) -> Iterator[Move]:
    player = state.players[seat]
    for worth in sorted({SHELLS[tile].worth for tile in SHELLS_OF["pearls"].intersection(player.shells)}):
        yield SpendPearls(2 if worth == 2 else 3)
    if player.has("submarine"):
        yield SendSubmarine()
    if player.has("boat"):
        yield from map(SendBoat, filter(None, state.nursery))
    if player.has("octopus"):
        yield from (LayOctopus(field) for field in range(len(state.fields)) if state.is_free(field))
    if player.has("turtle"):
        yield from map(TakeOverReef, state.reefs_of(NEUTRAL))
