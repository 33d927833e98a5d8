"""G4.1 to G4.3: buying a line and dealing with what was bought."""

from __future__ import annotations

import pytest

from service.games.reef_gardens.components import LINES, LineName
from service.games.reef_gardens.events import (
    CoralDiscarded,
    LineBought,
    StationTurnedUp,
)
from service.games.reef_gardens.moves import (
    BuildStation,
    BuyLine,
    CoralsToPlant,
    DiscardCoral,
    EndTurn,
    PlantCoral,
    SiteToBuildOn,
    StoreCoral,
)
from service.games.reef_gardens.state import State
from tests.games.reef_gardens.positions import (
    answer,
    at,
    build,
    give,
    legal,
    mark,
    of_type,
    points,
    refusal,
    refused,
    sea,
    stock,
    told,
    wait,
)


def full_nursery() -> State:
    state = sea()
    stock(state, {1: "brain", 2: "fan", 3: "tube", 4: "table", 5: "fan", 7: "fan", 8: "tube", 12: "brain"})
    return state


def test_g4_1_a_line_costs_one_money_per_coral() -> None:
    state = full_nursery()
    state.players[0].money = 4
    corals = [state.nursery[number - 1] for number in (3, 4, 5)]
    transition = answer(state, BuyLine("row_2"))
    assert told(transition, LineBought) == [LineBought(seat=0, line="row_2", corals=corals, money=1)]
    assert transition.state.waiting == corals
    assert transition.state.players[0].money == 1
    assert transition.state.corals_in_nursery == 5


@pytest.mark.parametrize("line", LINES)
def test_g4_1_the_whole_line_is_paid_and_taken(line: LineName) -> None:
    state = sea()
    stock(state, dict.fromkeys(range(1, 13), "fan"))
    after = answer(state, BuyLine(line)).state
    assert after.players[0].money == 6 - len(LINES[line])
    assert after.waiting == [state.nursery[number - 1] for number in LINES[line]]
    assert [number for number in range(1, 13) if not after.nursery[number - 1]] == list(LINES[line])


def test_g4_1_a_line_that_cannot_be_paid_in_full_cannot_be_chosen() -> None:
    state = full_nursery()
    state.players[0].money = 2
    assert refused(state, BuyLine("row_2")) == (
        "G4.1",
        "The corals in row 2 of the nursery cost 3 money and you have 2.",
    )
    lines = ("row_1", "row_3", "row_4", "column_1")
    assert of_type(legal(state), BuyLine) == [BuyLine(line) for line in lines]


def test_g4_1_an_empty_line_cannot_be_chosen() -> None:
    assert refused(full_nursery(), BuyLine("column_4")) == ("G4.1", "There is no coral in column 4 of the nursery.")


def test_g4_1_one_line_a_turn() -> None:
    state = full_nursery()
    wait(state)
    assert refused(state, BuyLine("row_1")) == ("G4.1", "You have bought a line already: one line a turn.")


def test_g4_2_three_corals_left_build_and_refill_before_planting() -> None:
    state = full_nursery()
    mark(state, "F", "G", "H")
    state.nursery[11], state.nursery[0] = "", ""  # 2 3 4 5 7 8 are left
    transition = answer(state, BuyLine("row_2"))
    assert isinstance(transition.state.pending[-1], SiteToBuildOn)
    assert told(transition, StationTurnedUp)
    planting = answer(transition.state, BuildStation("G")).state
    assert isinstance(planting.pending[-1], CoralsToPlant)
    assert planting.corals_in_nursery == 12
    assert len(planting.waiting) == 3


def test_g4_2_four_corals_left_do_not_build_and_refill() -> None:
    state = full_nursery()
    state.nursery[11] = ""
    transition = answer(state, BuyLine("row_2"))
    assert transition.state.corals_in_nursery == 4
    assert isinstance(transition.state.pending[-1], CoralsToPlant)


def test_g4_3_discarding_costs_three_points_and_is_always_allowed() -> None:
    state = sea()
    coral, other = wait(state, "brain", "fan")
    transition = answer(state, DiscardCoral(other))
    assert told(transition, CoralDiscarded) == [CoralDiscarded(seat=0, coral=other)]
    assert points(transition) == [(0, -3, "discarded_corals", "G4.3")]
    assert transition.state.players[0].score == -3
    assert transition.state.out[-1] == other
    assert transition.state.waiting == [coral]


def test_g4_3_corals_are_dealt_with_in_any_order() -> None:
    state = sea()
    build(state, "A")
    first, second = wait(state, "brain", "fan")
    moves = legal(state)
    assert {DiscardCoral(first), DiscardCoral(second)} <= set(moves)
    assert {PlantCoral(first, at(state, (2, 5))), PlantCoral(second, at(state, (2, 5)))} <= set(moves)
    assert EndTurn() not in moves


def test_g4_3_only_a_waiting_coral_can_be_dealt_with() -> None:
    state = full_nursery()
    in_nursery = state.nursery[0]
    build(state, "A")
    give(state, 0, "sea_anemone")
    wait(state, "fan")
    assert refused(state, DiscardCoral(in_nursery)) == (
        "G4.3",
        "The brain coral is not among the corals that you have just taken.",
    )
    assert refusal(state, StoreCoral(in_nursery)).rule == "G4.3"
    assert refused(state, PlantCoral(in_nursery, at(state, (2, 5)))) == (
        "G4.3",
        "The brain coral is not yours to plant.",
    )


def test_g4_3_a_coral_on_an_anemone_cannot_be_discarded() -> None:
    state = sea()
    give(state, 0, "sea_anemone", holds="tube")
    stored = state.players[0].anemones[0].coral
    wait(state, "fan")
    assert refused(state, DiscardCoral(stored)) == (
        "G4.3",
        "The tube coral lies on a sea anemone: only what you have just taken can be stored or discarded.",
    )
