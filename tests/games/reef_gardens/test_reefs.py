"""Reefs against a flood fill from scratch, at every move of random play, and against what the diver rules allow."""

from __future__ import annotations

import pytest

from service.games.reef_gardens.components import DIVERS, KIND
from service.games.reef_gardens.state import GardensOptions, State
from tests.games.reef_gardens.positions import SHORT, random_play


def flood_filled(state: State) -> set[frozenset[int]]:
    """The connected groups of corals of one kind."""
    unseen = {field for field, tile in enumerate(state.fields) if tile in KIND}
    groups = set()
    while unseen:
        edge = {unseen.pop()}
        group: set[int] = set()
        while edge:
            field = edge.pop()
            group.add(field)
            row, column = divmod(field, state.board.columns)
            for near in ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)):
                other = near[0] * state.board.columns + near[1]
                inside = 0 <= near[1] < state.board.columns
                if inside and other in unseen and state.kind_at(other) == state.kind_at(field):
                    unseen.remove(other)
                    edge.add(other)
        groups.add(frozenset(group))
    return groups


def numbered(state: State) -> set[frozenset[int]]:
    return {frozenset(state.fields_of(reef)) for reef in set(state.reefs) if reef}


@pytest.mark.parametrize(
    ("seats", "options"),
    [(2, SHORT), (3, GardensOptions()), (4, GardensOptions(start_sites="random")), (4, SHORT)],
)
def test_reefs_are_the_connected_groups_of_one_kind(seats: int, options: GardensOptions) -> None:
    for number in range(3):
        for step in random_play(number, seats, options):
            state = step.after
            assert isinstance(state, State)
            assert numbered(state) == flood_filled(state)
            assert all(bool(state.reefs[field]) == (tile in KIND) for field, tile in enumerate(state.fields))


def test_every_diver_off_the_board_is_on_a_reef() -> None:
    for number in range(4):
        for step in random_play(number, 4):
            for seat in range(4):
                reefs = step.after.reefs_of(seat)
                assert len(reefs) <= DIVERS
                assert all(step.after.exists(reef) for reef in reefs)


@pytest.mark.parametrize("options", [GardensOptions(atolls=True), GardensOptions(board="short", atolls=True)])
def test_atolls_differ_all_around_every_site(options: GardensOptions) -> None:
    for number in range(3):
        for step in random_play(number, 3, options):
            state = step.after
            for site in state.board.sites.values():
                kinds = [kind for near in state.board.orthogonal[site] if (kind := state.kind_at(near))]
                assert len(kinds) == len(set(kinds))
