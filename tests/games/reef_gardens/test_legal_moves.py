"""All legal moves are listed, and a refusal is safe and useful for anything the contract lets through."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from itertools import chain, combinations, product, starmap

import pytest

from service.engine.play import legal_moves
from service.engine.records import Move
from service.games.reef_gardens import GAME, moves
from service.games.reef_gardens.components import BOARDS, CORALS, LINES
from service.games.reef_gardens.state import ReefGardensOptions, State
from tests.games.reef_gardens.positions import SHORT, random_play, said

EVERY_FIELD = range(150)


def possible_answers(state: State) -> Iterator[Move]:
    """Every type of answer, with all corals within reach and a few others, and all sets of the player's own reefs."""
    within_reach = [
        *state.waiting,
        *filter(None, state.nursery),
        *(a.coral for p in state.players for a in p.anemones if a.coral),
    ]
    corals = [*within_reach, *[coral for coral in CORALS if coral not in within_reach][::20]]
    own = state.reefs_of(state.active)
    other = [(reef,) for reef in range(1, len(state.owners) + 2) if reef not in own]
    answers: dict[type[Move], Iterable[Move]] = {
        moves.PassTurn: [moves.PassTurn()],
        moves.EndTurn: [moves.EndTurn()],
        moves.BuyLine: map(moves.BuyLine, LINES),
        moves.PlantCoral: starmap(moves.PlantCoral, product(corals, EVERY_FIELD)),
        moves.StoreCoral: map(moves.StoreCoral, CORALS),
        moves.DiscardCoral: map(moves.DiscardCoral, CORALS),
        moves.BuildStation: map(moves.BuildStation, BOARDS["long"].sites),
        moves.Surface: map(moves.Surface, [*(reefs for n in range(1, 6) for reefs in combinations(own, n)), *other]),
        moves.SpendPearls: [moves.SpendPearls(2), moves.SpendPearls(3)],
        moves.SendSubmarine: [moves.SendSubmarine()],
        moves.SendBoat: map(moves.SendBoat, CORALS),
        moves.PlantWithAlgae: starmap(moves.PlantWithAlgae, product(corals, EVERY_FIELD)),
        moves.LayOctopus: map(moves.LayOctopus, EVERY_FIELD),
        moves.TakeOverReef: map(moves.TakeOverReef, range(1, 201)),
    }
    return chain.from_iterable(answers[answer] for answer in state.pending[-1].answers)


@pytest.mark.parametrize(("seats", "options"), [(2, SHORT), (4, ReefGardensOptions(atolls=True))])
def test_nothing_legal_is_missing_and_every_refusal_cites_a_rule(seats: int, options: ReefGardensOptions) -> None:
    checked = 0
    for number in range(2):
        for index, step in enumerate(random_play(number, seats, options)):
            state = step.after
            if index % 9 or not state.pending:
                continue
            seat = state.pending[-1].seats[0]
            refusals = {move: GAME.refusal(state, seat, move) for move in possible_answers(state)}
            assert {move for move, refused in refusals.items() if refused is None} == set(
                legal_moves(GAME, state, seat)
            )
            assert all(
                re.fullmatch(r"G\d+\.\d+", refused.rule) and said(refused.message).endswith(".")
                for refused in refusals.values()
                if refused is not None
            )
            checked += 1
    assert checked > 20
