"""Any move that the contract lets through is either listed as legal or refused with a rule and a sentence."""

from __future__ import annotations

import itertools

import pytest

from service.engine.play import refuse
from service.engine.records import Move
from service.games.island_of_gems import GAME
from service.games.island_of_gems.components import SEAHORSE_CARDS
from service.games.island_of_gems.moves import DrawSeahorseCard, MoveGem, PlaceDiamond, PlaceGem, TakeSeahorseCard
from tests.games.island_of_gems.positions import dive, gem, legal, position, random_play, refusal, said

POSITIONS = range(9)
EVERY_MOVE: dict[type[Move], list[Move]] = {
    PlaceGem: list(itertools.starmap(PlaceGem, itertools.product(POSITIONS, repeat=2))),
    PlaceDiamond: list(itertools.starmap(PlaceDiamond, itertools.product(POSITIONS, repeat=2))),
    TakeSeahorseCard: list(map(TakeSeahorseCard, SEAHORSE_CARDS)),
    DrawSeahorseCard: [DrawSeahorseCard()],
    MoveGem: list(itertools.starmap(MoveGem, itertools.product(POSITIONS, repeat=4))),
}


@pytest.mark.parametrize("number", range(3))
def test_a_move_is_legal_or_refused(number: int) -> None:
    for step in itertools.islice(random_play(number), number, None, 5):
        listed = set(legal(step.before, step.seat))
        for move in (move for kind in step.before.pending[-1].answers for move in EVERY_MOVE[kind]):
            refused = refuse(GAME, step.before, step.seat, move)
            assert (refused is None) == (move in listed)
            assert refused is None or said(refused.message).endswith(".")


def test_a_move_that_answers_another_question_is_refused() -> None:
    assert refusal(position(gem(0)), 0, DrawSeahorseCard()).rule == "I3.1"
    assert refusal(position(dive(0)), 0, PlaceGem(0, 0)).rule == "I5.3"
