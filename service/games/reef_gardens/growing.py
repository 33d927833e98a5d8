"""Where corals can grow, on all fields at once: what several corals have in common is worked out once."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import repeat

from service.games.reef_gardens.components import KIND, CoralKind
from service.games.reef_gardens.moves import PlantCoral, PlantWithAlgae
from service.games.reef_gardens.planting import connection_refusal
from service.games.reef_gardens.shells import uncoverable_refusal
from service.games.reef_gardens.state import State

#: Fields next to a station where a coral may lie, each with the kinds of coral next to it.
_Starts = dict[int, set[CoralKind]]


def planting_moves(state: State, seat: int) -> Iterator[PlantCoral | PlantWithAlgae]:
    """Every way to plant a coral."""
    corals = state.plantable(seat)
    if not corals:
        return
    algae = state.players[seat].has("algae")
    starts = _starts(state, algae) if state.divers(seat) else {}
    fields_of_kind: dict[CoralKind, list[int]] = {}
    for coral in corals:
        kind = KIND[coral]
        if kind not in fields_of_kind:
            fields_of_kind[kind] = sorted(_fields_for(state, seat, kind, starts, algae))
        if algae:
            yield from _with_algae(state, coral, fields_of_kind[kind])
        else:
            yield from map(PlantCoral, repeat(coral), fields_of_kind[kind])


def _with_algae(state: State, coral: str, fields: list[int]) -> Iterator[PlantCoral | PlantWithAlgae]:
    # G8.6
    for field in fields:
        if state.is_open(field):
            yield PlantCoral(coral, field)
        elif uncoverable_refusal(state, KIND[coral], field) is None:
            yield PlantWithAlgae(coral, field)


def _fields_for(state: State, seat: int, kind: CoralKind, starts: _Starts, algae: bool) -> list[int]:
    """Where a coral of the kind starts a reef (G4.5) or adds to reefs of the seat (G4.6 to G4.9)."""
    fields = [field for field, kinds in starts.items() if kind not in kinds]
    for field in _extensions(state, seat, kind, algae):
        if connection_refusal(state, seat, state.reefs_touched(kind, field)) is None:
            fields.append(field)
    if state.options.atolls:
        return [field for field in fields if state.atoll_rival(kind, field) is None]
    return fields


def _extensions(state: State, seat: int, kind: CoralKind, algae: bool) -> set[int]:
    """The fields where a coral may lie next to the seat's corals of the kind."""
    own = state.corals_of(seat, kind)
    if not own:
        return set()
    return state.open_beside(own) | state.coverable_beside(own) if algae else state.open_beside(own)


def _starts(state: State, algae: bool) -> _Starts:
    reefs, fields, beside = state.reefs, state.fields, state.board.orthogonal
    beds = state.open_beside_stations()
    if algae:
        beds += state.coverable_beside(state.built)
    return {bed: {KIND[fields[near]] for near in beside[bed] if reefs[near]} for bed in beds}
