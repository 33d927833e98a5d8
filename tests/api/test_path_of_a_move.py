"""The path of a move through the code: forward only, and through few files."""

from __future__ import annotations

import pytest

from service.engine.game import Game
from service.games import GAMES
from tests.benchmarks.trace import traced

MOST_FILES = 17


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_move_goes_forward_through_few_files(game: Game) -> None:
    trace = traced(game)
    assert trace.turns == {}
    assert len(trace.house) <= MOST_FILES, trace.house
