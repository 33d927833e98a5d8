"""Checks the laws over a whole match of random play."""

from __future__ import annotations

import random

from service.engine.play import Transition
from tests.games.reef_gardens.laws import LAWS as REEF_GARDENS_LAWS
from tests.laws import laws, speaking
from tests.laws.census import Census
from tests.laws.walk import Match, start, walk

#: Laws that only one game has, for every state.
LAWS_OF_GAME = {"reef_gardens": REEF_GARDENS_LAWS}


def check_match(
    match: Match, census: Census, views_every: int = 1, swaps_every: int = 4, speaks_every: int = 24
) -> int:
    """Play one match to its end and check the laws at every state and move. Returns the number of moves.

    The laws that build every viewer's view (7, 13, 16), those that play on from changed states (6, 8, 17), and those
    that draw boards and say everything (11, 12, 18) cost more than all the others together, so long runs check
    them at some moves only.
    """
    chooser = random.Random(match.key[::-1])
    first = start(match)
    ledger = laws.Ledger(match)
    known = laws.Known(match, first)
    _check_state(match, first, ledger)
    laws.law_7_events_name_only_components_that_the_seat_sees_before_or_after(match, None, first)
    laws.law_8_everything_shown_fits_the_contract(match, first, [])
    speaking.law_11_every_place_is_on_the_board(match, first)
    speaking.law_12_every_sentence_is_whole(match, first)
    known.law_13_a_viewer_sees_only_what_it_was_told(first.state)
    census.count_told(first)
    census.count_state(first.state)
    moves = 0
    dumped = match.game.dump(first.state)
    for step in walk(match, first):
        moves += 1
        census.count(step)
        known.hear(step.transition)
        laws.law_1_whoever_is_asked_has_a_legal_move_and_nobody_else_has(step)
        laws.law_2_playing_never_changes_the_state_it_was_given(step, dumped)
        laws.law_3_same_key_and_moves_same_state(step)
        dumped = match.game.dump(step.after)
        last = not step.after.pending
        if last or chooser.randrange(views_every) == 0:
            laws.law_7_events_name_only_components_that_the_seat_sees_before_or_after(
                match, step.before, step.transition
            )
            laws.law_16_what_a_viewer_comes_to_see_was_met(step)
            known.law_13_a_viewer_sees_only_what_it_was_told(step.after)
        if last or chooser.randrange(swaps_every) == 0:
            laws.law_6_what_a_seat_cannot_see_changes_nothing_for_it(step, chooser)
            laws.law_8_everything_shown_fits_the_contract(match, step.transition, step.legal)
            laws.law_17_a_move_taken_back_leaves_the_position_but_not_its_chance(step)
        if last or chooser.randrange(speaks_every) == 0:
            speaking.law_11_every_place_is_on_the_board(match, step.transition)
            speaking.law_12_every_sentence_is_whole(match, step.transition)
            speaking.law_18_every_legal_move_can_be_touched(step)
        _check_state(match, step.transition, ledger)
    return moves


def _check_state(match: Match, transition: Transition, ledger: laws.Ledger) -> None:
    laws.law_4_load_of_dump_is_the_same_state(match, transition.state)
    laws.law_5_every_component_is_in_exactly_one_place(match, transition.state)
    ledger.law_10_the_score_shown_is_the_score_told(transition)
    for law in LAWS_OF_GAME.get(match.game.name, ()):
        law(transition.state)
