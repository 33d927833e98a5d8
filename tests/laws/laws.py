"""The laws of every game. Each checks what random play has produced and fails where the law does not hold."""

from __future__ import annotations

import random
from collections import Counter, defaultdict
from functools import cache
from typing import Any

import msgspec
import pytest

from service.api.contract.document import Document, contract
from service.api.contract.judge import Judge
from service.engine.chance import LoadedChance
from service.engine.play import NotAskedError, Transition, decision_for, forced, legal_moves, play, refuse, take_back
from service.engine.records import PointsScored, State
from service.engine.table import LookingAhead, UnknownMetError
from tests.games.coralia.laws import sorts_of_cards
from tests.games.coralia.positions import FULL_BOX_OF_DICE, count_dice
from tests.laws.walk import Match, Step

#: Components that are alike and have no ids: how to count them wherever they lie, and how many there are.
UNNAMED = {"coralia": (count_dice, FULL_BOX_OF_DICE)}
#: What everybody knows about face-down components of one kind: their sorts, within which they may be swapped.
SORTS = {"coralia": sorts_of_cards}


def law_1_whoever_is_asked_has_a_legal_move_and_nobody_else_has(step: Step) -> None:
    state, decision = step.before, step.before.pending[-1]
    assert step.legal, f"seat {step.seat} has no legal move"
    assert len(step.legal) == len(set(step.legal)), "a legal move is listed twice"
    assert all(isinstance(move, decision.answers) for move in step.legal)
    refused = [move for move in step.legal if step.match.game.refusal(state, step.seat, move)]
    assert not refused, f"moves that a rule refuses are listed as legal: {refused}"
    for seat in {*range(step.match.seats)} - {*decision.seats}:
        assert not [*legal_moves(step.match.game, state, seat)]
        with pytest.raises(NotAskedError):
            refuse(step.match.game, state, seat, step.move)


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
        hidden = hidden_alike(match, step.before, viewer, chooser)
        shuffled = exchanged(step.before, shuffle(hidden, chooser))
        assert _sight(match, shuffled, viewer) == _sight(match, step.before, viewer)
        assert (forced(match.game, shuffled) is None) == (forced(match.game, step.before) is None)
        if viewer == step.seat:
            assert _foresight(step, step.before) == _foresight(step, shuffled)
            for move in _moves_that_name_hidden_components(step, hidden, chooser):
                assert refuse(match.game, step.before, viewer, move) == refuse(match.game, shuffled, viewer, move)
        _same_story_after_the_move(step, viewer, _two_alike(hidden, chooser))


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
        view = match.game.view(state, viewer)
        _must_fit("View", view)
        assert msgspec.json.encode(view.to_encode()) == msgspec.json.encode(view)
        for told in transition.told:
            _must_fit("Event", told.to(viewer))
    for decision in state.pending:
        _must_fit("Decision", decision)
    for move in moves:
        _must_fit("Move", move)


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


def law_16_what_a_viewer_comes_to_see_was_met(step: Step) -> None:
    """So a move that met nothing has shown nothing, and can be taken back."""
    if step.transition.met:
        return
    for viewer in step.match.viewers:
        new = step.match.seen(step.after, viewer) - step.match.seen(step.before, viewer)
        assert not new, (viewer, new)


def law_17_a_move_taken_back_leaves_the_position_but_not_its_chance(step: Step) -> None:
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


#: Kinds that set-up lays out in full view, without an event that names them.
LAID_OPEN = {"turtle", "stingray", "sonar"}


class Known:
    """Law 13: a viewer sees only what it was told. Laws 6 and 7 take the view's word for what a viewer sees."""

    def __init__(self, match: Match, first: Transition) -> None:
        self._match = match
        laid_open = {component for component in match.seen(first.state, None) if _kind(component) in LAID_OPEN}
        self._known = {viewer: set(laid_open) for viewer in match.viewers}
        self.hear(first)

    def hear(self, transition: Transition) -> None:
        for viewer, known in self._known.items():
            known.update(self._match.components_in([told.to(viewer) for told in transition.told]))

    def law_13_a_viewer_sees_only_what_it_was_told(self, state: State) -> None:
        for viewer, known in self._known.items():
            untold = self._match.seen(state, viewer) - known
            assert not untold, (viewer, untold)


@cache
def _judge(name: str) -> Judge:
    return Judge(Document(contract()), {"$ref": f"#/components/schemas/{name}"})


def _must_fit(name: str, record: Any) -> None:
    faults = list(_judge(name).faults(msgspec.to_builtins(record), name))
    assert not faults, (record, faults[:3])


def _sight(match: Match, state: State, viewer: int | None) -> bytes:
    """Everything the viewer is shown and told now, as bytes."""
    game, view = match.game, match.game.view(state, viewer)
    panels = [game.panel(view, seat) for seat in range(match.seats)]
    decision = decision_for(state, viewer)
    asked = [] if decision is None or viewer is None else _asked(match, state, viewer)
    return msgspec.json.encode([view.to_encode(), decision, panels, asked])


def _asked(match: Match, state: State, seat: int) -> list[Any]:
    """What a seat is shown when it is asked: the question, its legal moves, and what a rule forbids and why."""
    game, moves = match.game, list(legal_moves(match.game, state, seat))
    tried = list((game.conceivable or game.candidates)(state, seat))
    refused = [(move, refusal) for move in tried if (refusal := game.refusal(state, seat, move))]
    return [
        game.question(state, seat),
        moves,
        [(game.does(state, seat, move), game.touches(state, seat, move)) for move in moves],
        [(move, game.touches(state, seat, move), refusal.rule, refusal.message) for move, refusal in refused],
    ]


def _foresight(step: Step, state: State) -> Any:
    """What a preview of the move would show its seat."""
    game, table = step.match.game, LookingAhead(LoadedChance())
    met, following = None, state
    try:
        following = play(game, state, step.seat, step.move, table).state
    except UnknownMetError as unknown:
        met = unknown.met
    told = [told.to(step.seat) for told in table.told]
    return msgspec.json.encode([told, met, game.view(following, step.seat)])


def _kind(component: str) -> str:
    return component.split(":")[0]


def hidden_alike(match: Match, state: State, viewer: int | None, chooser: random.Random) -> list[list[str]]:
    """What the viewer can't see, in groups of components that are interchangeable as far as it knows."""
    sorts = SORTS[match.game.name](state, chooser) if match.game.name in SORTS else {}
    groups = defaultdict(list)
    for component in sorted(match.game.components - match.seen(state, viewer)):
        groups[sorts.get(component, _kind(component))].append(component)
    return [group for group in groups.values() if len(group) > 1]


def shuffle(kinds: list[list[str]], chooser: random.Random) -> dict[str, str]:
    return {one: other for kind in kinds for one, other in zip(kind, chooser.sample(kind, len(kind)), strict=True)}


def _two_alike(kinds: list[list[str]], chooser: random.Random) -> dict[str, str]:
    if not kinds:
        return {}
    one, other = chooser.sample(chooser.choice(kinds), 2)
    return {one: other, other: one}


def exchanged(record: Any, exchange: dict[str, str]) -> Any:
    def changed(value: Any) -> Any:
        if isinstance(value, str):
            return exchange.get(value, value)
        if isinstance(value, dict):
            return {changed(key): changed(inner) for key, inner in value.items()}
        if isinstance(value, list):
            return [changed(inner) for inner in value]
        return value

    plain = msgspec.msgpack.decode(msgspec.msgpack.encode(record), strict=False)
    return msgspec.msgpack.decode(msgspec.msgpack.encode(changed(plain)), type=type(record))


def _moves_that_name_hidden_components(step: Step, kinds: list[list[str]], chooser: random.Random) -> set[Any]:
    """The seat's legal moves, each with a component replaced by a hidden one of the same kind."""
    hidden = {_kind(kind[0]): chooser.choice(kind) for kind in kinds}
    return {
        exchanged(move, {named: hidden[_kind(named)]})
        for move in step.legal
        for named in step.match.components_in(move)
        if _kind(named) in hidden
    }


def _same_story_after_the_move(step: Step, viewer: int | None, pair: dict[str, str]) -> None:
    """The move, or the same move with the other component, looks the same to a viewer who sees neither."""
    match, swapped = step.match, exchanged(step.before, pair)
    move = step.move if step.seat == viewer else exchanged(step.move, pair)
    if refuse(match.game, swapped, step.seat, move) is not None:
        assert step.seat != viewer
        return
    other = play(match.game, swapped, step.seat, move, match.table(swapped.draws))
    stories = [[told.to(viewer) for told in transition.told] for transition in (step.transition, other)]
    shown = {*match.components_in(stories), *match.seen(step.after, viewer), *match.seen(other.state, viewer)}
    if shown.isdisjoint(pair):
        assert stories[0] == stories[1], pair
        assert _sight(match, step.after, viewer) == _sight(match, other.state, viewer), pair
