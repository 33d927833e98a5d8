"""Laws of Reef Gardens alone, which hold in every state of random play."""

from __future__ import annotations

from service.games.reef_gardens.components import DIVERS, KIND
from service.games.reef_gardens.state import State


def law_reefs_are_the_connected_groups_of_one_kind(state: State) -> None:
    """Held against a flood fill from scratch, with neighbours of its own counting."""
    numbered = {frozenset(state.fields_of(reef)) for reef in set(state.reefs) if reef}
    assert numbered == flood_filled(state)
    assert all(bool(state.reefs[field]) == (tile in KIND) for field, tile in enumerate(state.fields))


def law_every_diver_off_the_board_is_on_a_reef(state: State) -> None:
    for seat in range(state.seats):
        reefs = state.reefs_of(seat)
        assert len(reefs) == DIVERS - state.divers(seat) <= DIVERS
        assert all(state.exists(reef) for reef in reefs)


def law_atolls_differ_all_around_every_site(state: State) -> None:
    for site in state.board.sites.values() if state.options.atolls else ():
        kinds = [kind for near in state.board.orthogonal[site] if (kind := state.kind_at(near))]
        assert len(kinds) == len(set(kinds))


LAWS = (
    law_reefs_are_the_connected_groups_of_one_kind,
    law_every_diver_off_the_board_is_on_a_reef,
    law_atolls_differ_all_around_every_site,
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
