"""Random play of every game, with every law checked on the way. `make laws` does the same for many more matches."""

from __future__ import annotations

import os
import random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from service.engine.game import Game
from service.games import GAMES
from tests.laws import laws
from tests.laws.census import Census
from tests.laws.walk import Match, every_options, start, walk

SWAPS_EVERY = 3  # law 6 plays on from a swapped state for every viewer: the dearest law, so not at every step

EXAMPLES = int(os.environ.get("LAW_EXAMPLES", "12"))


def check_match(match: Match, census: Census) -> int:
    """Play one match to its end and hold every step against the laws; the number of moves it took."""
    chooser = random.Random(match.key[::-1])
    first = start(match)
    story: list[Any] = [told.event for told in first.told]
    census.count_told(first)
    census.count_state(first.state)
    laws.law_7_events_name_only_components_that_the_seat_sees_before_or_after(match, None, first)
    check_state(match, first.state, story)
    moves = 0
    dumped = match.game.dump(first.state)
    for step in walk(match, first):
        moves += 1
        census.count(step)
        laws.law_2_playing_never_changes_the_state_it_was_given(step, dumped)
        dumped = match.game.dump(step.after)
        laws.law_3_same_key_and_moves_same_state(step)
        if chooser.randrange(SWAPS_EVERY) == 0:
            laws.law_6_what_a_seat_cannot_see_changes_nothing_for_it(step, chooser)
        laws.law_7_events_name_only_components_that_the_seat_sees_before_or_after(match, step.before, step.transition)
        story += [told.event for told in step.transition.told]
        check_state(match, step.after, story)
    return moves


def check_state(match: Match, state: Any, story: list[Any]) -> None:
    laws.law_1_whoever_is_asked_has_a_legal_move_and_nobody_else_has(match, state)
    laws.law_4_load_of_dump_is_the_same_state(match, state)
    laws.law_5_every_component_is_in_exactly_one_place(match, state)
    laws.law_10_the_score_shown_is_the_score_told(match, state, story)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_laws_hold_in_random_play(game: Game) -> None:
    @settings(
        max_examples=EXAMPLES, deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck)
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
    everything = every_options(game)
    for number in range(400):
        seats = game.seats[number % len(game.seats)]
        match = Match(game, seats, everything[number % len(everything)], number.to_bytes(32, "big"))
        first = start(match)
        census.count_told(first)
        census.count_state(first.state)
        for step in walk(match, first):
            census.count(step)
        if not census.missing(game):
            return
    pytest.fail(f"never met in 400 matches: {sorted(census.missing(game))}")
