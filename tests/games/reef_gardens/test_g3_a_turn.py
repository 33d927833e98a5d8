"""G3 A turn."""

from __future__ import annotations

import pytest

from service.engine.records import MatchOver, Move, TurnBegan
from service.games.reef_gardens.events import TurnPassed
from service.games.reef_gardens.moves import (
    BuildStation,
    BuyLine,
    CoralsToPlant,
    DiscardCoral,
    EndTurn,
    LayOctopus,
    PassTurn,
    PlantingOrSurfacing,
    SendBoat,
    SendSubmarine,
    SpendPearls,
    Surface,
    TakeOverReef,
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
    play_all,
    points,
    reef,
    refusal,
    refused,
    sea,
    stock,
    told,
    wait,
)


def penniless(seats: int = 2) -> State:
    """Nobody has money or a reef; the cheapest line costs 1."""
    state = sea(seats)
    stock(state, {1: "brain", 4: "fan", 5: "tube", 8: "fan", 9: "table"})
    for player in state.players:
        player.money = 0
    return state


def test_g3_1_passing_is_forced_without_a_reef_and_money() -> None:
    state = penniless()
    assert legal(state) == [PassTurn()]
    transition = answer(state, PassTurn())
    assert told(transition, TurnPassed) == [TurnPassed(seat=0)]
    assert told(transition, TurnBegan) == [TurnBegan(seat=1, turn=6)]


def test_g3_1_a_player_with_a_reef_may_not_pass() -> None:
    state = penniless()
    number = reef(state, 0, "brain", (3, 4))
    assert legal(state) == [Surface((number,))]
    assert refused(state, PassTurn()) == ("G3.1", "Passing is not allowed: you have 1 reef to surface from.")


def test_g3_1_money_that_buys_no_line_does_not_prevent_passing() -> None:
    state = sea()
    stock(state, {4: "fan", 5: "tube", 8: "fan", 9: "table"})  # every line with a coral costs 2
    state.players[0].money = 1
    assert legal(state) == [PassTurn()]


def test_g3_1_a_player_with_money_may_not_pass() -> None:
    state = penniless()
    state.players[0].money = 1
    assert legal(state) == [BuyLine("row_1")]
    assert refused(state, PassTurn()) == (
        "G3.1",
        "Passing is not allowed: the cheapest line costs 1 and you have 1 money, pearls included.",
    )


def test_g3_1_a_player_who_can_pay_only_with_pearls_must_use_them() -> None:
    state = penniless()
    give(state, 0, "pearls", 3)
    assert legal(state) == [SpendPearls(3)]
    assert refusal(state, PassTurn()).rule == "G3.1"
    state = answer(state, SpendPearls(3)).state
    assert set(legal(state)) == {BuyLine(line) for line in ("row_1", "row_2", "row_3", "column_2", "column_3")}


def test_g3_1_a_player_who_can_pay_only_with_a_boat_must_use_it() -> None:
    state = penniless()
    state.nursery = [coral or state.bag.pop() for coral in state.nursery]
    state.players[0].money = 1
    give(state, 0, "boat")
    first = state.nursery[0]
    assert SendBoat(first) in legal(state)
    assert legal(state) == of_type(legal(state), SendBoat)
    assert refused(state, PassTurn()) == (
        "G3.1",
        "Passing is not allowed: with your boats you can still pay for a line.",
    )
    state = play_all(state, SendBoat(first), DiscardCoral(first))
    assert legal(state) == [BuyLine("row_1")]
    assert answer(state, BuyLine("row_1")).state.players[0].money == 0


def test_g3_1_a_submarine_and_a_boat_together_are_a_way_out_of_passing() -> None:
    state = sea()
    mark(state, "F")
    stock(state, {4: "fan", 5: "tube", 8: "fan", 9: "table"})  # a boat would be followed by a refill
    state.players[0].money = 1
    give(state, 0, "boat")
    assert legal(state) == [PassTurn()]
    give(state, 0, "submarine")
    assert legal(state) == [SendSubmarine()]
    state = play_all(state, SendSubmarine(), BuildStation("F"))
    first = state.nursery[0]
    assert BuyLine("row_1") in legal(play_all(state, SendBoat(first), DiscardCoral(first)))


def test_g3_1_other_shell_tiles_are_no_way_out_of_passing() -> None:
    state = penniless()
    give(state, 0, "octopus")
    give(state, 0, "turtle")
    give(state, 0, "boat")
    small = reef(state, None, "fan", (3, 4))
    assert legal(state) == [PassTurn()]
    assert refused(state, LayOctopus(at(state, (1, 2)))) == (
        "G3.2",
        "Shell tiles are used only when planting, and you can't buy a line: "
        "the cheapest costs 1 and you have 0 money, pearls included.",
    )
    assert refusal(state, TakeOverReef(small)).rule == "G3.2"


@pytest.mark.parametrize("seats", [3, 4])
def test_g2_3_turns_go_in_seat_order(seats: int) -> None:
    state, order = penniless(seats), []
    reef(state, seats - 1, "brain", (3, 4))
    while state.pending and len(order) <= seats:
        order.append(state.active)
        state = answer(state, legal(state)[0]).state
    assert order == [*range(seats), 0]


def test_g3_1_the_match_ends_when_all_pass_in_a_row() -> None:
    state = penniless(3)
    give(state, 1, "boat")
    last = answer(play_all(state, PassTurn(), PassTurn()), PassTurn())
    assert not last.state.pending
    assert told(last, MatchOver)
    assert points(last) == [(1, 1, "shell_tiles", "G9.4")]


def test_g3_1_surfacing_breaks_the_row_of_passes() -> None:
    state = penniless(2)
    number = reef(state, 1, "brain", (3, 4))
    state = play_all(state, PassTurn(), Surface((number,)), PassTurn())
    assert state.passes == 1
    assert isinstance(state.pending[-1], PlantingOrSurfacing)
    assert state.active == 1


def test_g3_1_planting_breaks_the_row_of_passes() -> None:
    state = penniless(2)
    state.players[1].money = 1
    state = play_all(state, PassTurn(), BuyLine("row_1"), DiscardCoral(state.nursery[0]), EndTurn(), PassTurn())
    assert state.pending
    assert state.passes == 1


def test_g3_2_a_shell_tile_commits_to_planting() -> None:
    state = sea()
    stock(state, {1: "brain", 4: "fan", 5: "tube", 8: "fan", 9: "table"})
    number = reef(state, 0, "brain", (3, 4))
    give(state, 0, "octopus")
    state = answer(state, LayOctopus(at(state, (1, 2)))).state
    assert isinstance(state.pending[-1], CoralsToPlant)
    assert refusal(state, Surface((number,))).rule == "G3.2"
    assert refused(state, EndTurn()) == (
        "G3.2",
        "You used a shell tile, so you plant this turn: buy a line of the nursery first.",
    )
    assert legal(state) == of_type(legal(state), BuyLine)


def test_g3_2_a_turn_does_not_end_while_a_coral_waits() -> None:
    state = sea()
    wait(state, "brain", "tube")
    assert refused(state, EndTurn()) == (
        "G4.3",
        "Plant, store or discard what is still waiting: a brain coral and a tube coral.",
    )


def test_g3_2_a_turn_goes_on_while_shell_tiles_could_be_used() -> None:
    state = sea()
    give(state, 0, "pearls", 2)
    wait(state)
    assert legal(state) == [SpendPearls(2), EndTurn()]


def test_g3_2_with_nothing_left_to_do_only_ending_the_turn_is_legal() -> None:
    state = sea()
    wait(state)
    assert legal(state) == [EndTurn()]


def test_g3_2_a_line_bought_in_one_turn_does_not_count_for_the_next() -> None:
    state = sea()
    stock(state, {1: "brain", 4: "fan", 5: "tube", 8: "fan", 9: "table"})
    give(state, 1, "octopus")
    wait(state)
    state = play_all(state, EndTurn(), LayOctopus(at(state, (1, 2))))
    assert refusal(state, EndTurn()).rule == "G3.2"
    assert BuyLine("row_1") in legal(state)


@pytest.mark.parametrize("move", [EndTurn(), DiscardCoral("coral:01")])
def test_g3_1_a_turn_begins_with_planting_or_surfacing(move: Move) -> None:
    assert refusal(sea(), move).rule == "G3.1"


def test_g3_3_stations_are_scored_at_the_end_of_the_turn() -> None:
    state = sea(seat=1)
    station = build(state, "A")
    reef(state, 1, "brain", *((2, column) for column in (4, 5, 6)))
    reef(state, None, "fan", (3, 4), (4, 4), (4, 5))
    reef(state, None, "tube", (3, 6), (4, 6))
    wait(state)
    transition = answer(state, EndTurn())
    assert transition.state.scored == [station]
    assert points(transition) == [(1, 10, "surrounded_stations", "G5.3")]
    assert transition.state.active == 0
    assert transition.state.turn == 6
