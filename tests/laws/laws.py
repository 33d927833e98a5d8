"""The laws of every game. Each takes what random play has come to and fails where the law does not hold."""

from __future__ import annotations

import random
from collections import Counter, defaultdict
from functools import cache
from typing import Any

import msgspec

from service.api.contract import Document, Judge, contract_text
from service.engine.chance import LoadedChance
from service.engine.play import Transition, decision_for, forced, legal_moves, play, refuse, take_back
from service.engine.records import PointsScored, State
from service.engine.table import LookingAhead, UnknownMetError
from tests.games.coralia.positions import FULL_BOX_OF_DICE, dice_in_all
from tests.laws.walk import Match, Step

#: What is alike and has no id: how to count it wherever it lies, and how much of it there is.
UNNAMED = {"coralia": (dice_in_all, FULL_BOX_OF_DICE)}


def law_1_whoever_is_asked_has_a_legal_move_and_nobody_else_has(step: Step) -> None:
    state, decision = step.before, step.before.pending[-1]
    assert step.legal, f"seat {step.seat} has no legal move"
    assert len(step.legal) == len(set(step.legal)), "a legal move is listed twice"
    assert all(isinstance(move, decision.answers) for move in step.legal)
    for seat in range(step.match.seats):
        assert seat in decision.seats or not [*legal_moves(step.match.game, state, seat)]


def law_2_playing_never_changes_the_state_it_was_given(step: Step, dumped_before: bytes) -> None:
    assert step.match.game.dump(step.before) == dumped_before


def law_3_same_key_and_moves_same_state(step: Step) -> None:
    again = play(step.match.game, step.before, step.seat, step.move, step.match.table(step.before.draws))
    assert again.state == step.after
    assert again.told == step.transition.told


def law_4_load_of_dump_is_the_same_state(match: Match, state: State) -> None:
    assert match.game.load(match.game.dump(state)) == state


def law_5_every_component_is_in_exactly_one_place(match: Match, state: State) -> None:
    places = match.components_in(state)
    assert len(places) == len(match.game.components), Counter(places).most_common(3)
    assert set(places) == match.game.components
    if match.game.name in UNNAMED:
        count, whole_box = UNNAMED[match.game.name]
        assert count(state) == whole_box


def law_6_what_a_seat_cannot_see_changes_nothing_for_it(step: Step, chooser: random.Random) -> None:
    match = step.match
    for viewer in match.viewers:
        pair = two_alike(match.game.components - match.seen(step.before, viewer), chooser)
        if pair is None:
            continue
        swapped = swap(step.before, pair)
        assert _sight(match, swapped, viewer) == _sight(match, step.before, viewer), pair
        assert (forced(match.game, swapped) is None) == (forced(match.game, step.before) is None), pair
        _same_story_after_the_move(step, viewer, swapped, pair)
        if viewer == step.seat:
            assert _foresight(step, step.before) == _foresight(step, swapped), pair


def law_7_events_name_only_components_that_the_seat_sees_before_or_after(
    match: Match, before: State | None, transition: Transition
) -> None:
    for viewer in match.viewers:
        named = set(match.components_in([told.to(viewer) for told in transition.told]))
        unseen = named - match.seen(transition.state, viewer) - (match.seen(before, viewer) if before else set())
        assert not unseen, (viewer, unseen)


def law_8_everything_shown_fits_the_contract(match: Match, transition: Transition, moves: list[Any]) -> None:
    state = transition.state
    for viewer in match.viewers:
        _judged("View", match.game.view(state, viewer))
        for told in transition.told:
            _judged("Event", told.to(viewer))
    for decision in state.pending:
        _judged("Decision", decision)
    for move in moves:
        _judged("Move", move)


class Ledger:
    """Law 10: the score shown equals the score recomputed from the events."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._scores = [0] * match.seats
        self._categories: list[dict[str, int]] = [defaultdict(int) for _ in self._scores]

    def law_10_the_score_shown_is_the_score_told(self, transition: Transition) -> None:
        for event in (told.event for told in transition.told):
            if isinstance(event, PointsScored):
                self._scores[event.seat] += event.points
                self._categories[event.seat][event.category] += event.points
                assert event.score == self._scores[event.seat], event
                assert event.category in self._match.game.categories, event
        assert self._match.game.view(transition.state, None).scores == self._scores
        outcome = self._match.game.outcome(transition.state)
        assert (outcome is None) == bool(transition.state.pending)
        for score in outcome.scores if outcome else ():
            assert score.points == self._scores[score.seat] == sum(score.categories.values())
            assert _not_zero(score.categories) == _not_zero(self._categories[score.seat])


def _not_zero(categories: dict[str, int]) -> dict[str, int]:
    return {name: points for name, points in categories.items() if points}


def law_11_what_a_viewer_comes_to_see_was_met(step: Step) -> None:
    """So that a move that met nothing has shown nothing, and can be taken back."""
    if step.transition.met:
        return
    for viewer in step.match.viewers:
        new = step.match.seen(step.after, viewer) - step.match.seen(step.before, viewer)
        assert not new, (viewer, new)


def law_12_a_move_taken_back_leaves_the_position_but_not_its_chance(step: Step) -> None:
    game, before, after = step.match.game, step.before, step.after
    restored = take_back(game, before, after, step.match.table(after.draws)).state
    law_4_load_of_dump_is_the_same_state(step.match, restored)
    law_5_every_component_is_in_exactly_one_place(step.match, restored)
    assert restored.draws >= after.draws
    assert restored.pending[-1].serial == restored.serial
    assert all(decision.serial > after.serial for decision in restored.pending)
    assert [*legal_moves(game, restored, step.seat)] == step.legal
    for viewer in step.match.viewers:
        assert game.view(restored, viewer) == game.view(before, viewer)


@cache
def _judge(name: str) -> Judge:
    return Judge(Document(contract_text()), {"$ref": f"#/components/schemas/{name}"})


def _judged(name: str, record: Any) -> None:
    faults = list(_judge(name).faults(msgspec.to_builtins(record), name))
    assert not faults, (record, faults[:3])


def _sight(match: Match, state: State, viewer: int | None) -> bytes:
    """All that the viewer is shown now, to the byte."""
    moves = [] if viewer is None else list(legal_moves(match.game, state, viewer))
    told = [match.game.describe(state, viewer, move) for move in moves] if viewer is not None else []
    return msgspec.json.encode([match.game.view(state, viewer), decision_for(state, viewer), moves, told])


def _foresight(step: Step, state: State) -> Any:
    """What the seat would be shown if it asked what its move would do."""
    game, table = step.match.game, LookingAhead(LoadedChance())
    met, following = None, state
    try:
        following = play(game, state, step.seat, step.move, table).state
    except UnknownMetError as unknown:
        met = unknown.met
    told = [told.to(step.seat) for told in table.told]
    return msgspec.json.encode([told, met, game.view(following, step.seat)])


def two_alike(hidden: frozenset[str], chooser: random.Random) -> tuple[str, str] | None:
    kinds = defaultdict(list)
    for component in sorted(hidden):
        kinds[component.split(":")[0]].append(component)
    choices = [kind for kind in kinds.values() if len(kind) > 1]
    if not choices:
        return None
    one, other = chooser.sample(chooser.choice(choices), 2)
    return one, other


def swap(record: Any, pair: tuple[str, str]) -> Any:
    exchange = {pair[0]: pair[1], pair[1]: pair[0]}

    def swapped(value: Any) -> Any:
        if isinstance(value, str):
            return exchange.get(value, value)
        if isinstance(value, dict):
            return {swapped(key): swapped(inner) for key, inner in value.items()}
        if isinstance(value, list):
            return [swapped(inner) for inner in value]
        return value

    plain = msgspec.msgpack.decode(msgspec.msgpack.encode(record), strict=False)
    return msgspec.msgpack.decode(msgspec.msgpack.encode(swapped(plain)), type=type(record))


def _same_story_after_the_move(step: Step, viewer: int | None, swapped: State, pair: tuple[str, str]) -> None:
    """The same move, or the same move with the other component, looks the same to who sees neither of the two."""
    match = step.match
    move = step.move if step.seat == viewer else swap(step.move, pair)
    if refuse(match.game, swapped, step.seat, move) is not None:
        assert step.seat != viewer
        return
    other = play(match.game, swapped, step.seat, move, match.table(swapped.draws))
    stories = [[told.to(viewer) for told in transition.told] for transition in (step.transition, other)]
    shown = {*match.components_in(stories), *match.seen(step.after, viewer), *match.seen(other.state, viewer)}
    if shown.isdisjoint(pair):
        assert stories[0] == stories[1], pair
        assert _sight(match, step.after, viewer) == _sight(match, other.state, viewer), pair
