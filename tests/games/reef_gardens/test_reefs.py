"""The game's own laws, at every move of random play with every option."""

from __future__ import annotations

import pytest

from service.games.reef_gardens import GAME
from service.games.reef_gardens.state import ReefGardensOptions, State
from tests.games.reef_gardens.laws import LAWS, flood_filled
from tests.games.reef_gardens.positions import SHORT, at, random_play, reef, sea
from tests.laws.walk import every_options


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("options", every_options(GAME), ids=str)
def test_the_laws_hold_at_every_move(seats: int, options: ReefGardensOptions) -> None:
    for number in range(2):
        for step in random_play(number, seats, options):
            state = step.after
            assert isinstance(state, State)
            for law in LAWS:
                law(state)


def test_the_flood_fill_stops_at_edges_corners_and_other_kinds() -> None:
    state = sea(options=SHORT)
    across, around = [(3, 9), (3, 10)], [(4, 1), (5, 1)]
    reef(state, 0, "brain", *across, *around)  # the board's edge is between them
    reef(state, 0, "brain", (6, 2))
    reef(state, 1, "fan", (3, 8))
    groups = [across, around, [(6, 2)], [(3, 8)]]
    assert flood_filled(state) == {frozenset(at(state, place) for place in group) for group in groups}
    with pytest.raises(AssertionError):
        LAWS[0](state)
