"""Holds a whole match of random play against the laws."""

from __future__ import annotations

import random
from typing import Any

from service.engine.play import Transition, legal_moves
from tests.laws import laws
from tests.laws.census import Census
from tests.laws.walk import Match, start, walk

DEAR_LAWS_EVERY = 4  # laws 6, 8 and 12 look at a state from every side and play on from changed ones


def check_match(match: Match, census: Census) -> int:
    """Play one match to its end and hold every state and every move against the laws; the number of moves it took."""
    chooser = random.Random(match.key[::-1])
    first = start(match)
    story: list[Any] = []
    _check_state(match, first, story)
    laws.law_7_events_name_only_components_that_the_seat_sees_before_or_after(match, None, first)
    laws.law_8_everything_shown_fits_the_contract(match, first, [])
    census.count_told(first)
    census.count_state(first.state)
    moves = 0
    dumped = match.game.dump(first.state)
    for step in walk(match, first):
        moves += 1
        census.count(step)
        laws.law_2_playing_never_changes_the_state_it_was_given(step, dumped)
        dumped = match.game.dump(step.after)
        laws.law_3_same_key_and_moves_same_state(step)
        laws.law_7_events_name_only_components_that_the_seat_sees_before_or_after(match, step.before, step.transition)
        laws.law_11_what_a_viewer_comes_to_see_was_met(step)
        if chooser.randrange(DEAR_LAWS_EVERY) == 0 or not step.after.pending:
            asked = list(legal_moves(match.game, step.before, step.seat))
            laws.law_6_what_a_seat_cannot_see_changes_nothing_for_it(step, chooser)
            laws.law_8_everything_shown_fits_the_contract(match, step.transition, asked)
            laws.law_12_a_move_taken_back_leaves_the_position_but_not_its_chance(step)
        _check_state(match, step.transition, story)
    return moves


def _check_state(match: Match, transition: Transition, story: list[Any]) -> None:
    state = transition.state
    story += [told.event for told in transition.told]
    laws.law_1_whoever_is_asked_has_a_legal_move_and_nobody_else_has(match, state)
    laws.law_4_load_of_dump_is_the_same_state(match, state)
    laws.law_5_every_component_is_in_exactly_one_place(match, state)
    laws.law_10_the_score_shown_is_the_score_told(match, state, story)
