"""C9 Jellyfish."""

from __future__ import annotations

import pytest

from service.games.coralia.moves import CarryOutStarfish, PlaceDie, StarfishToCarryOut
from tests.games.coralia.positions import answer, card, placing, points, position


@pytest.mark.parametrize(("score", "moves_up"), [(0, 5), (1, 4), (4, 1), (5, 5), (7, 3), (49, 1), (50, 5)])
def test_c9_1_up_to_the_next_multiple_of_five(score: int, moves_up: int) -> None:
    state = placing("blue turtle", "green fish", "red fish", "violet fish", turtles={"blue": "jellyfish"})
    state.players[0].points = {"octopus": score}
    transition = answer(state, PlaceDie(0, "reef"))
    assert points(transition) == [(0, moves_up, "jellyfish", "C9.1")]
    assert transition.state.players[0].score == score + moves_up
    assert transition.state.players[0].score % 5 == 0


def test_c9_1_the_starfish_card_too() -> None:
    asked = StarfishToCarryOut(seats=[1]), StarfishToCarryOut(seats=[0])
    state = position(*asked, turn=20, to_carry_out={0: [card("jellyfish")]})
    state.players[0].points = {"octopus": 12}
    assert points(answer(state, CarryOutStarfish(card("jellyfish"))))[0] == (0, 3, "starfish", "C9.1")
