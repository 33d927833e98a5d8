"""G8 Shell tiles: fish schools, anemones, pearls, submarines and boats."""

from __future__ import annotations

from service.games.reef_gardens.components import SHELLS
from service.games.reef_gardens.events import BoatSent, CoralStored, PearlsSpent, SubmarineSent
from service.games.reef_gardens.moves import (
    BuildStation,
    BuyLine,
    CoralsToPlant,
    DiscardCoral,
    EndTurn,
    PlantCoral,
    SendBoat,
    SendSubmarine,
    SiteToBuildOn,
    SpendPearls,
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
    play_all,
    refusal,
    refused,
    sea,
    stock,
    told,
    wait,
)


def nursery(money: int = 6) -> State:
    """Five corals in the nursery; the cheapest line costs 1."""
    state = sea()
    build(state, "A")
    mark(state, "F", "G", "H")
    stock(state, {1: "brain", 4: "fan", 5: "tube", 8: "fan", 9: "table"})
    state.players[0].money = money
    return state


def run_dry(state: State) -> None:
    """Empty the bag and the stack of stations."""
    state.out_unseen += [*state.bag, *state.stations]
    state.bag, state.stations = [], []


# G8.1


def test_g8_1_a_fish_school_does_nothing_in_a_turn() -> None:
    state = sea()
    give(state, 0, "fish_school", 4)
    wait(state)
    assert legal(state) == [EndTurn()]


# G8.2 Sea anemone


def test_g8_2_a_bought_coral_is_stored() -> None:
    state = nursery()
    tile = give(state, 0, "sea_anemone")
    coral = state.nursery[0]
    transition = answer(answer(state, BuyLine("row_1")).state, StoreCoral(coral))
    assert told(transition, CoralStored) == [CoralStored(seat=0, coral=coral, anemone=tile)]
    assert transition.state.waiting == []
    assert EndTurn() in legal(transition.state)


def test_g8_2_a_coral_taken_by_boat_is_stored() -> None:
    state = nursery()
    give(state, 0, "sea_anemone")
    give(state, 0, "boat")
    coral = state.nursery[0]
    state = play_all(state, SendBoat(coral), StoreCoral(coral))
    assert state.players[0].anemones[0].coral == coral


def test_g8_2_not_planted_in_the_turn_in_which_it_was_stored() -> None:
    state = sea()
    build(state, "A")
    give(state, 0, "sea_anemone")
    (coral,) = wait(state, "brain")
    state = answer(state, StoreCoral(coral)).state
    assert refused(state, PlantCoral(coral, at(state, (2, 5)))) == (
        "G8.2",
        "You stored the brain coral this turn: it can be planted in a later one.",
    )
    assert of_type(legal(state), PlantCoral) == []


def test_g8_2_planted_in_a_later_turn_once_the_line_is_bought() -> None:
    state = nursery()
    give(state, 0, "sea_anemone", holds="tube")
    give(state, 0, "boat")
    stored = state.players[0].anemones[0].coral
    state = answer(state, SendBoat(state.nursery[3])).state
    planting = PlantCoral(stored, at(state, (2, 5)))
    assert refused(state, planting) == (
        "G8.2",
        "The stored tube coral can be planted once you have bought this turn's line.",
    )
    assert planting not in legal(state)
    state = play_all(state, DiscardCoral(state.waiting[0]), BuyLine("row_1"), BuildStation("F"))
    assert planting in legal(state)
    state = answer(state, planting).state
    assert state.players[0].anemones[0].coral == ""


def test_g8_2_plant_the_stored_coral_then_store_another() -> None:
    state = sea()
    build(state, "A")
    give(state, 0, "sea_anemone", holds="tube")
    stored = state.players[0].anemones[0].coral
    (coral,) = wait(state, "brain")
    assert refused(state, StoreCoral(coral)) == (
        "G8.2",
        "A sea anemone holds one coral, and none of yours is free. Stored: a tube coral.",
    )
    state = play_all(state, PlantCoral(stored, at(state, (2, 5))), StoreCoral(coral))
    assert state.players[0].anemones[0].coral == coral
    assert legal(state) == [EndTurn()]


def test_g8_2_each_anemone_holds_one_coral() -> None:
    state = sea()
    give(state, 0, "sea_anemone")
    give(state, 0, "sea_anemone")
    first, second, third = wait(state, "brain", "fan", "tube")
    state = play_all(state, StoreCoral(first), StoreCoral(second))
    assert [anemone.coral for anemone in state.players[0].anemones] == [first, second]
    assert refusal(state, StoreCoral(third)).rule == "G8.2"


def test_g8_2_without_an_anemone_nothing_is_stored() -> None:
    state = sea()
    (coral,) = wait(state, "brain")
    assert refused(state, StoreCoral(coral)) == ("G8.2", "You have no sea anemone to store a coral on.")


def test_g8_2_a_stored_coral_is_not_stored_again() -> None:
    state = sea()
    give(state, 0, "sea_anemone", holds="tube")
    give(state, 0, "sea_anemone")
    wait(state, "brain")
    stored = state.players[0].anemones[0].coral
    assert refused(state, StoreCoral(stored)) == (
        "G4.3",
        "The tube coral lies on a sea anemone: only what you have just taken can be stored or discarded.",
    )


# G8.3 Pearls


def test_g8_3_pearls_are_money_and_leave_the_game() -> None:
    state = nursery(money=1)
    tile = give(state, 0, "pearls", 3)
    transition = answer(state, SpendPearls(3))
    assert told(transition, PearlsSpent) == [PearlsSpent(seat=0, shell=tile, gained=3, money=4)]
    assert tile in transition.state.out
    assert isinstance(transition.state.pending[-1], CoralsToPlant)


def test_g8_3_money_goes_up_to_twelve() -> None:
    state = nursery(money=11)
    give(state, 0, "pearls", 2)
    assert answer(state, SpendPearls(2)).state.players[0].money == 12


def test_g8_3_only_pearls_that_the_player_has() -> None:
    state = nursery()
    give(state, 0, "pearls", 3)
    assert refused(state, SpendPearls(2)) == ("G8.3", "You have no pearls worth 2.")


def test_g8_3_not_when_even_all_pearls_buy_no_line() -> None:
    state = nursery(money=0)
    state.nursery = [""] * 12
    give(state, 0, "pearls", 2)
    assert refusal(state, SpendPearls(2)).rule == "G3.2"


# G8.4 Submarine


def test_g8_4_a_submarine_builds_and_refills_at_once() -> None:
    state = nursery()
    tile = give(state, 0, "submarine")
    transition = answer(state, SendSubmarine())
    assert told(transition, SubmarineSent) == [SubmarineSent(seat=0, shell=tile)]
    assert tile in transition.state.out
    state = answer(transition.state, BuildStation("H")).state
    assert state.corals_in_nursery == 12
    assert isinstance(state.pending[-1], CoralsToPlant)
    assert not state.line_bought


def test_g8_4_without_stations_it_still_refills() -> None:
    state = nursery()
    give(state, 0, "submarine")
    state.out_unseen += state.stations
    state.stations = []
    assert answer(state, SendSubmarine()).state.corals_in_nursery == 12


def test_g8_4_with_a_full_nursery_it_still_builds() -> None:
    state = nursery()
    give(state, 0, "submarine")
    state.nursery = [coral or state.bag.pop() for coral in state.nursery]
    state = play_all(state, SendSubmarine(), BuildStation("F"))
    assert state.board.sites["F"] in state.built


def test_g8_4_not_when_it_would_do_nothing() -> None:
    state = nursery()
    give(state, 0, "submarine")
    run_dry(state)
    assert refused(state, SendSubmarine()) == (
        "G8.4",
        "A submarine would do nothing: no station is left and the nursery can't be refilled.",
    )
    state = nursery()
    give(state, 0, "submarine")
    state.out_unseen += state.stations
    state.stations = []
    state.nursery = [state.bag.pop() for _ in range(12)]
    assert refusal(state, SendSubmarine()).rule == "G8.4"


def test_g8_4_not_without_a_submarine() -> None:
    assert refused(nursery(), SendSubmarine()) == ("G8.4", "You have no submarine.")


def test_g8_4_before_the_line_a_refill_needs_two_money() -> None:
    state = nursery(money=1)
    give(state, 0, "submarine")
    assert refused(state, SendSubmarine()) == (
        "G8.5",
        "Before the line is bought this is allowed only if you can pay for one afterwards in any case, "
        "and you have 1 money, pearls included.",
    )
    give(state, 0, "pearls", 2)
    assert SendSubmarine() in legal(state)


def test_g8_4_before_the_line_a_refill_needs_one_money_and_a_boat() -> None:
    state = nursery(money=1)
    give(state, 0, "submarine")
    give(state, 0, "boat")
    state = play_all(state, SendSubmarine(), BuildStation("F"))
    assert of_type(legal(state), BuyLine) == []
    state = answer(state, SendBoat(state.nursery[0])).state
    assert BuyLine("row_1") in legal(answer(state, DiscardCoral(state.waiting[0])).state)


def test_g8_4_before_the_line_without_a_refill_one_money_for_a_line_of_one_is_enough() -> None:
    state = nursery(money=1)
    give(state, 0, "submarine")
    state.out_unseen += state.bag
    state.bag = []
    assert SendSubmarine() in legal(state)
    state.nursery[0] = ""  # the lines that are left cost 2
    assert refusal(state, SendSubmarine()).rule == "G8.5"


def test_g8_4_after_the_line_it_needs_no_money() -> None:
    state = nursery(money=0)
    give(state, 0, "submarine")
    wait(state)
    assert SendSubmarine() in legal(state)


# G8.5 Boat


def test_g8_5_a_boat_takes_any_coral_without_paying() -> None:
    state = nursery()
    tile = give(state, 0, "boat")
    coral = state.nursery[4]
    transition = answer(state, SendBoat(coral))
    assert told(transition, BoatSent) == [BoatSent(seat=0, shell=tile, coral=coral)]
    after = transition.state
    assert (after.waiting, after.players[0].money, after.corals_in_nursery) == ([coral], 6, 4)
    assert tile in after.out
    assert set(after.players[0].shells).isdisjoint(SHELLS)


def test_g8_5_a_thin_nursery_is_refilled() -> None:
    state = nursery()
    give(state, 0, "boat")
    state.bag.append(state.nursery[8])
    state.nursery[8] = ""
    state = answer(state, SendBoat(state.nursery[0])).state
    assert isinstance(state.pending[-1], SiteToBuildOn)
    state = answer(state, BuildStation("F")).state
    assert state.corals_in_nursery == 12
    assert len(state.waiting) == 1


def test_g8_5_before_the_line_its_coral_is_dealt_with_first() -> None:
    state = nursery()
    give(state, 0, "boat")
    coral = state.nursery[0]
    state = answer(state, SendBoat(coral)).state
    assert refused(state, BuyLine("row_2")) == (
        "G8.5",
        "Plant, store or discard what came by boat before you buy a line: a brain coral.",
    )
    state = answer(state, PlantCoral(coral, at(state, (2, 5)))).state
    assert BuyLine("row_2") in legal(state)
    assert EndTurn() not in legal(state)


def test_g8_5_a_boat_can_be_used_after_the_line_is_bought() -> None:
    state = nursery()
    give(state, 0, "boat")
    give(state, 0, "boat")
    state = answer(state, BuyLine("row_1")).state
    coral = state.nursery[3]
    state = answer(state, SendBoat(coral)).state
    assert len(state.waiting) == 2
    assert isinstance(state.pending[-1], SiteToBuildOn)  # 3 are left: G4.2


def test_g8_5_with_one_money_it_must_leave_a_line_of_one_coral() -> None:
    state = nursery(money=1)
    give(state, 0, "boat")
    only = state.nursery[0]  # alone in row 1: without it every line costs 2
    assert refusal(state, SendBoat(only)).rule == "G8.5"
    assert of_type(legal(state), SendBoat) == [SendBoat(coral) for coral in state.nursery if coral and coral != only]


def test_g8_5_with_one_money_and_a_full_nursery_it_must_take_a_coral_of_a_short_line() -> None:
    state = nursery(money=1)
    give(state, 0, "boat")
    state.nursery = [coral or state.bag.pop() for coral in state.nursery]
    taken = [state.nursery.index(move.coral) + 1 for move in of_type(legal(state), SendBoat)]
    assert taken == [1, 2, 3, 6, 7, 10, 11, 12]


def test_g8_5_before_the_line_a_refill_needs_two_money_or_one_and_another_boat() -> None:
    state = nursery(money=1)
    state.bag.append(state.nursery[0])
    state.nursery[0] = ""  # four are left, so that a refill follows the boat
    give(state, 0, "boat")
    assert of_type(legal(state), SendBoat) == []
    give(state, 0, "boat")
    assert len(of_type(legal(state), SendBoat)) == 4
    state.players[0].money = 0
    assert of_type(legal(state), SendBoat) == []


def test_g8_5_before_the_line_it_must_leave_a_coral() -> None:
    state = sea()
    stock(state, {5: "fan"})
    give(state, 0, "boat")
    run_dry(state)
    assert refused(state, SendBoat(state.nursery[4])) == (
        "G8.5",
        "The boat would take the last coral, and you have yet to buy a line.",
    )
    wait(state)
    assert answer(state, SendBoat(state.nursery[4])).state.corals_in_nursery == 0


def test_g8_5_before_the_line_a_coral_left_in_the_nursery_or_in_the_bag_is_enough() -> None:
    state = sea()
    stock(state, {5: "fan", 9: "tube"})
    give(state, 0, "boat")
    run_dry(state)
    assert len(of_type(legal(state), SendBoat)) == 2
    state = sea()
    mark(state, "F")
    stock(state, {5: "fan"})
    give(state, 0, "boat")
    assert len(of_type(legal(state), SendBoat)) == 1


def test_g8_5_only_a_coral_of_the_nursery_and_only_with_a_boat() -> None:
    state = nursery()
    assert refused(state, SendBoat(state.nursery[0])) == ("G8.5", "You have no boat.")
    give(state, 0, "boat")
    outside = state.bag[0]
    assert refused(state, SendBoat(outside))[1] == "The brain coral with a clownfish is not in the nursery."
