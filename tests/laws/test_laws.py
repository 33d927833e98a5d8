"""Random play of every game, with every law checked on the way. `make laws` does the same for many more matches."""

from __future__ import annotations

import os
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from service.engine.game import Game
from service.games import GAMES
from tests.laws.census import Census
from tests.laws.check_match import check_match
from tests.laws.walk import Match, every_options, start, walk

EXAMPLES = int(os.environ.get("LAW_EXAMPLES", "8"))


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_laws_hold_in_random_play(game: Game) -> None:
    @settings(
        max_examples=EXAMPLES,
        deadline=None,
        derandomize=True,
        database=None,
        phases=[Phase.generate],  # a smaller key makes no simpler match, and shrinking takes minutes
        suppress_health_check=list(HealthCheck),
    )
    @given(
        seats=st.sampled_from(game.seats),
        options=st.sampled_from(every_options(game)),
        key=st.binary(min_size=32, max_size=32),
    )
    def a_match(seats: int, options: Any, key: bytes) -> None:
        assert check_match(Match(game, seats, options, key), Census()) > 0

    a_match()


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_law_9_everything_occurs_in_random_play(game: Game) -> None:
    census = Census()
    options = every_options(game)
    for number in range(400):
        seats = game.seats[number % len(game.seats)]
        match = Match(game, seats, options[number % len(options)], number.to_bytes(32, "big"))
        first = start(match)
        census.count_told(first)
        census.count_state(first.state)
        for step in walk(match, first):
            census.count(step)
        if not census.missing(game):
            return
    pytest.fail(f"never met in 400 matches: {sorted(census.missing(game))}")


#: Found by `make laws` and fixed since: game, seats, number.
REGRESSIONS = [("coralia", 3, 6908)]


@pytest.mark.parametrize(("game", "seats", "number"), REGRESSIONS)
def test_laws_hold_where_one_was_once_broken(game: str, seats: int, number: int) -> None:
    for options in every_options(GAMES[game]):
        match = Match(GAMES[game], seats, options, number.to_bytes(32, "little"))
        assert check_match(match, Census(), views_every=4, swaps_every=30) > 0
