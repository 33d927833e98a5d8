"""Laws that only Reef Gardens has, which hold in every state of random play."""

from __future__ import annotations

from service.games.reef_gardens.components import DIVERS, KIND
from service.games.reef_gardens.moves import PassTurn, PlantingOrSurfacing, SendBoat, SendSubmarine
from service.games.reef_gardens.rules import refusal
from service.games.reef_gardens.state import State
from tests.games.reef_gardens.completing import (
    can_complete,
    can_complete_after_boat,
    can_complete_after_submarine,
    means_of,
    nursery_of,
)


def law_reefs_are_the_connected_groups_of_one_kind(state: State) -> None:
    """Checked against a flood fill that finds neighbours by itself."""
    numbered = {frozenset(state.fields_of(reef)) for reef in set(state.reefs) if reef}
    assert numbered == flood_filled(state)
    assert all(bool(state.reefs[field]) == (tile in KIND) for field, tile in enumerate(state.fields))


def law_every_diver_off_the_board_is_on_a_reef(state: State) -> None:
    for seat in range(state.seats):
        reefs = state.reefs_of(seat)
        assert len(reefs) == DIVERS - state.divers(seat) <= DIVERS
        assert all(state.exists(reef) for reef in reefs)


def law_corals_around_a_site_differ_in_an_atoll(state: State) -> None:
    for site in state.board.sites.values() if state.options.atolls else ():
        kinds = [kind for near in state.board.orthogonal[site] if (kind := state.kind_at(near))]
        assert len(kinds) == len(set(kinds))


def law_only_a_player_who_can_neither_plant_nor_surface_passes(state: State) -> None:
    """Checked against a search of all ways to pay for a line (G3.1)."""
    if not state.pending or not isinstance(state.pending[-1], PlantingOrSurfacing):
        return
    seat = state.active
    can_plant = can_complete(nursery_of(state), means_of(state, seat))
    passes = refusal(state, seat, PassTurn()) is None
    assert passes == (not state.reefs_of(seat) and not can_plant), (nursery_of(state), means_of(state, seat))


def law_a_turn_can_be_completed_after_any_boat_or_submarine(state: State) -> None:
    """Before the line is bought, it is allowed if and only if a line can be paid for afterwards (G8.5)."""
    if not state.pending or state.to_build or state.line_bought:
        return
    seat, nursery, means = state.active, nursery_of(state), means_of(state, state.active)
    if means.boats:
        for number in nursery.corals:
            allowed = refusal(state, seat, SendBoat(state.nursery[number - 1])) is None
            assert allowed == can_complete_after_boat(nursery, means, number), (nursery, means, number)
    if means.submarines and (state.stations or (nursery.bag and len(nursery.corals) < len(state.nursery))):
        allowed = refusal(state, seat, SendSubmarine()) is None
        assert allowed == can_complete_after_submarine(nursery, means), (nursery, means)


LAWS = (
    law_reefs_are_the_connected_groups_of_one_kind,
    law_every_diver_off_the_board_is_on_a_reef,
    law_corals_around_a_site_differ_in_an_atoll,
    law_only_a_player_who_can_neither_plant_nor_surface_passes,
    law_a_turn_can_be_completed_after_any_boat_or_submarine,
)


def flood_filled(state: State) -> set[frozenset[int]]:
    columns = state.board.columns
    unseen = {field: KIND[tile] for field, tile in enumerate(state.fields) if tile in KIND}
    groups = set()
    while unseen:
        field, kind = unseen.popitem()
        group, edge = [field], [field]
        while edge:
            field = edge.pop()
            left = [field - 1] if field % columns else []
            right = [field + 1] if (field + 1) % columns else []
            for near in (field - columns, field + columns, *left, *right):
                if unseen.get(near) == kind:
                    del unseen[near]
                    group.append(near)
                    edge.append(near)
        groups.add(frozenset(group))
    return groups
