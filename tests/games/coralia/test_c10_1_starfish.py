"""C10.1 The end: starfish cards."""

from __future__ import annotations

import pytest

from service.engine.message import Name, message
from service.engine.records import MatchOver, Met, Refusal
from service.games.coralia.components import CARDS, SeaCard
from service.games.coralia.events import (
    ChestRecovered,
    DieMovedDown,
    NothingLeft,
    SeaCardsDrawn,
    StarfishCarriedOut,
    StarfishRevealed,
)
from service.games.coralia.moves import (
    CarryOutStarfish,
    ChestToRecover,
    DrawLeftoverCard,
    KeepSeaCard,
    LeftoverCardToDraw,
    PlaceDie,
    PlaceSpecialDie,
    RecoverChest,
    SpareChestToTake,
    StarfishToCarryOut,
    StopDrawing,
    TakeSpareChest,
)
from tests.games.coralia.ending import (
    CHESTS,
    ELSEWHERE,
    FEW,
    ISLAND_DICE,
    LEFTOVER,
    MANY,
    ONE,
    OTHER,
    TURTLES,
    TWO_REEFS,
    carrying_out,
    ended,
    last_turn,
    leftover,
)
from tests.games.coralia.positions import (
    answer,
    answers,
    asks,
    card,
    chest,
    faces,
    legal,
    points,
    refusal,
    told,
)


def test_c10_1_all_starfish_cards_are_revealed_in_turn_order() -> None:
    transition = ended(hands={0: [TURTLES, ISLAND_DICE, card("lionfish")], 1: [CHESTS]})
    assert told(transition, StarfishRevealed) == [StarfishRevealed(seat=0, cards=[CARDS[TURTLES], CARDS[ISLAND_DICE]])]
    state = transition.state
    assert state.players[0].to_carry_out == [TURTLES, ISLAND_DICE]
    assert state.players[0].hand["fish"] == [card("lionfish")]
    assert state.players[1].hand["starfish"] == [CHESTS]
    state = answer(state, CarryOutStarfish(TURTLES)).state
    transition = answer(state, CarryOutStarfish(ISLAND_DICE))
    assert told(transition, StarfishRevealed) == [StarfishRevealed(seat=1, cards=[CARDS[CHESTS]])]
    assert transition.state.pending[-1].seats == [1]


def test_c10_1_turn_order_begins_with_the_starting_player() -> None:
    state = last_turn(seats=3, hands={0: [TURTLES], 1: [CHESTS], 2: [ISLAND_DICE]}, starts=1)
    state.pending[-1].seats = [0]
    state = answer(state, PlaceDie(0, "reef")).state
    asked = []
    while state.pending:
        asked.append(state.pending[-1].seats[0])
        state = answer(state, legal(state)[0]).state
    assert asked == [1, 2, 0]


def test_c10_1_starfish_cards_from_the_island_are_revealed_too() -> None:
    state = last_turn(hands={0: [TURTLES, card("pearl_4")]})
    player = state.players[0]
    player.hand["island"], player.hand["starfish"], player.hand["pearl"] = [TURTLES, card("pearl_4")], [], []
    transition = answer(state, PlaceDie(0, "reef"))
    assert told(transition, StarfishRevealed) == [StarfishRevealed(seat=0, cards=[CARDS[TURTLES]])]
    assert transition.state.players[0].hand["island"] == [card("pearl_4")]


@pytest.mark.parametrize("pile", ["starfish", "island"])
def test_c10_1_a_player_who_may_hold_a_starfish_card_turns_over_something_unknown(pile: str) -> None:
    state = last_turn()
    state.players[0].hand[pile].append(state.piles[pile].cards.pop())
    assert Met("turn_over", message("met-starfish-cards", who=Name(0))) in answer(state, PlaceDie(0, "reef")).met


def test_c10_1_pearl_6_anemonefish_and_the_two_bonus_cards_are_set_aside() -> None:
    aside = [card("pearl_6"), card("anemonefish"), card("points_per_fish"), card("points_per_pearl")]
    state = carrying_out(TURTLES, *aside)
    assert state.players[0].shown == aside
    assert legal(state) == [CarryOutStarfish(TURTLES), CarryOutStarfish(card("jellyfish"))]
    assert refusal(state, CarryOutStarfish(aside[0])) == Refusal("C10.1", "card-not-to-carry-out")


def test_c10_1_a_player_with_nothing_to_carry_out_is_not_asked() -> None:
    transition = ended(hands={0: [card("pearl_6")]})
    assert transition.state.pending == []
    assert told(transition, MatchOver)


def test_c10_1_a_point_for_each_die_on_the_island() -> None:
    state = carrying_out(ISLAND_DICE)
    state.island["red"] += 2
    transition = answer(state, CarryOutStarfish(ISLAND_DICE))
    assert points(transition) == [(0, 4, "starfish", "C10.1")]
    assert told(transition, StarfishCarriedOut) == [StarfishCarriedOut(seat=0, card=CARDS[ISLAND_DICE])]
    assert transition.state.players[0].to_carry_out == [card("jellyfish")]
    assert ISLAND_DICE in transition.state.players[0].shown


def test_c10_1_three_points_for_each_turtle() -> None:
    state = carrying_out(
        TURTLES, owned_turtles={0: ["jellyfish", "stingray"]}, dice={"blue": ["turtle"], "red": ["turtle"]}
    )
    assert points(answer(state, CarryOutStarfish(TURTLES))) == [(0, 6, "starfish", "C10.1")]


def test_c10_1_two_points_for_each_chest() -> None:
    state = carrying_out(CHESTS, owned_chests={0: ["jellyfish", "stingray"]})
    assert points(answer(state, CarryOutStarfish(CHESTS))) == [(0, 4, "starfish", "C10.1")]


def test_c10_1_the_player_chooses_the_order_and_it_matters() -> None:
    state = carrying_out(CHESTS, card("spare_chest"), spare_chests=["pearl_card", "fish_card"])
    state, story = answers(state, CarryOutStarfish(card("spare_chest")), TakeSpareChest(0), CarryOutStarfish(CHESTS))
    assert points(story) == [(0, 2, "starfish", "C10.1")]


def test_c10_1_jellyfish() -> None:
    state = carrying_out()
    assert points(answer(state, CarryOutStarfish(card("jellyfish"))))[0] == (0, 5, "starfish", "C9.1")


def test_c10_1_spare_chest() -> None:
    state = carrying_out(card("spare_chest"), card("spare_chest", 1), spare_chests=["island_dice", "pearl_card"])
    state = answer(state, CarryOutStarfish(card("spare_chest"))).state
    assert asks(state) is SpareChestToTake
    transition = answer(state, TakeSpareChest(0))
    assert points(transition) == [(0, 2, "island_dice", "C6.2")]
    assert asks(transition.state) is StarfishToCarryOut


def test_c10_1_no_spare_chest_left() -> None:
    state = carrying_out(card("spare_chest"), owned_chests={1: ["island_dice", "pearl_card"]})
    transition = answer(state, CarryOutStarfish(card("spare_chest")))
    assert told(transition, NothingLeft) == [NothingLeft(seat=0, of="spare_chest")]


def test_c10_1_two_reefs_recovers_both_chests_in_the_order_chosen() -> None:
    state = carrying_out(TWO_REEFS, chests={ONE: "pearl_card", OTHER: "fish_card"})
    state = answer(state, CarryOutStarfish(TWO_REEFS)).state
    assert set(legal(state)) == {RecoverChest(ONE), RecoverChest(OTHER)}
    state, story = answers(state, RecoverChest(OTHER), RecoverChest(ONE))
    assert [event.reef for event in story if isinstance(event, ChestRecovered)] == [OTHER, ONE]
    assert state.players[0].chests == [chest("fish_card"), chest("pearl_card")]
    assert asks(state) is StarfishToCarryOut


@pytest.mark.parametrize("each", [card for card in CARDS.values() if card.face == "two_reefs"])
def test_c10_1_each_two_reefs_card_is_for_its_reefs(each: SeaCard) -> None:
    state = answer(carrying_out(each.id), CarryOutStarfish(each.id)).state
    assert [move.reef for move in legal(state)] == each.pair


def test_c10_1_two_reefs_refusals() -> None:
    state = carrying_out(TWO_REEFS, empty_chests=[OTHER], owned_chests={1: ["pearl_card"]})
    state = answer(state, CarryOutStarfish(TWO_REEFS)).state
    assert legal(state) == [RecoverChest(ONE)]
    assert refusal(state, RecoverChest(OTHER)) == Refusal("C10.1", "no-chest-on-reef", reef=OTHER)
    not_on_card = Refusal("C10.1", "reef-not-on-card", reefs=(ONE, OTHER), reef=ELSEWHERE)
    assert refusal(state, RecoverChest(ELSEWHERE)) == not_on_card


def test_c10_1_two_reefs_without_a_chest_asks_nothing() -> None:
    state = carrying_out(TWO_REEFS, empty_chests=[OTHER, ONE], owned_chests={1: ["pearl_card", "fish_card"]})
    assert asks(answer(state, CarryOutStarfish(TWO_REEFS)).state) is StarfishToCarryOut


def test_c10_1_two_reefs_recovers_a_chest_under_a_set_up_die_which_stays() -> None:
    state = carrying_out(TWO_REEFS, dice={OTHER: ["treasure"]}, chests={OTHER: "pearl_card"})
    state, _ = answers(state, CarryOutStarfish(TWO_REEFS), RecoverChest(OTHER))
    assert state.reefs[OTHER].dice == {"treasure": OTHER}
    assert state.reefs[OTHER].chest is None


def test_c10_1_a_diver_that_leaves_a_reef_whose_chest_a_card_took_recovers_nothing() -> None:
    state = carrying_out(TWO_REEFS, dice={OTHER: ["diver"]}, chests={OTHER: "pearl_card", ONE: "special_die"})
    state.players[0].diver = OTHER
    state, story = answers(
        state,
        CarryOutStarfish(TWO_REEFS),
        RecoverChest(OTHER),
        RecoverChest(ONE),
        PlaceSpecialDie(ELSEWHERE),
        chance=faces("diver"),
    )
    assert [event.reef for event in story if isinstance(event, DieMovedDown)] == [OTHER]
    assert state.players[0].chests == [chest("pearl_card"), chest("special_die")]
    assert state.reefs[OTHER].dice == {"treasure": OTHER}


def test_c10_1_an_octopus_pays_as_during_the_turns() -> None:
    state = carrying_out(TWO_REEFS, chests={ONE: "special_die"}, dice={ELSEWHERE: ["octopus"]})
    state.reefs[ELSEWHERE].octopus = 1
    state, story = answers(
        state,
        CarryOutStarfish(TWO_REEFS),
        RecoverChest(ONE),
        PlaceSpecialDie(OTHER),
        chance=faces("octopus"),
    )
    assert points(story) == [(0, 1, "octopus", "C4.4"), (1, 1, "other_octopus", "C4.4")]
    assert asks(state) is ChestToRecover


def test_c10_1_leftover_dice_give_a_card_each_seen_before_the_next_pile_is_chosen() -> None:
    state = leftover(top={"fish": [card("angelfish")]})
    assert state.pending[-1] == LeftoverCardToDraw(
        seats=[0], serial=state.serial, dice=3, piles=["fish", "pearl", "starfish", "island"]
    )
    transition = answer(state, DrawLeftoverCard("fish"))
    assert told(transition, SeaCardsDrawn, viewer=0)[0].cards == [CARDS[card("angelfish")]]
    assert told(transition, SeaCardsDrawn, viewer=1) == [SeaCardsDrawn(seat=0, pile="fish", count=1)]
    assert transition.state.players[0].hand["fish"] == [card("angelfish")]
    others = [DrawLeftoverCard(pile) for pile in ("pearl", "starfish", "island")]
    assert legal(transition.state) == [*others, StopDrawing()]


def test_c10_1_each_pile_gives_one_card_at_most() -> None:
    state = answer(leftover(), DrawLeftoverCard("fish")).state
    assert refusal(state, DrawLeftoverCard("fish")) == Refusal("C10.1", "pile-drawn-from-already", pile="fish")
    state, _ = answers(state, DrawLeftoverCard("pearl"), DrawLeftoverCard("island"))
    assert asks(state) is StarfishToCarryOut


def test_c10_1_more_leftover_dice_than_piles() -> None:
    state = carrying_out(LEFTOVER)
    state.supply.update({MANY: 3, FEW: 0})
    state = answer(state, CarryOutStarfish(LEFTOVER)).state
    assert state.pending[-1].dice == 6
    state, _ = answers(state, *(DrawLeftoverCard(pile) for pile in ("fish", "pearl", "island", "starfish")))
    assert asks(state) is StarfishToCarryOut


def test_c10_1_dice_in_the_supply_count() -> None:
    state = carrying_out(LEFTOVER)
    state.supply.update({MANY: 0, FEW: 1})
    state = answer(state, CarryOutStarfish(LEFTOVER)).state
    assert state.pending[-1].dice == 4


def test_c10_1_no_leftover_die_asks_nothing() -> None:
    state = carrying_out(LEFTOVER)
    state.supply.update({MANY: 0, FEW: 0})
    state.station.clear()
    assert asks(answer(state, CarryOutStarfish(LEFTOVER)).state) is StarfishToCarryOut


def test_c10_1_only_piles_with_cards_can_be_drawn_from() -> None:
    state = leftover(piles={"pearl": [card("pearl_2")]})
    assert legal(state) == [DrawLeftoverCard("pearl")]
    assert refusal(state, DrawLeftoverCard("island")) == Refusal("C10.1", "pile-empty", pile="island")
    assert asks(answer(state, DrawLeftoverCard("pearl")).state) is StarfishToCarryOut


def test_c10_1_all_piles_empty_asks_nothing() -> None:
    assert asks(leftover(piles={})) is StarfishToCarryOut


def test_c10_1_starfish_cards_gained_in_this_step_are_carried_out_too() -> None:
    state = leftover(top={"starfish": [TURTLES], "island": [CHESTS]})
    state, story = answers(state, *(DrawLeftoverCard(pile) for pile in ("starfish", "island", "pearl")))
    assert [event.cards for event in story if isinstance(event, StarfishRevealed)] == [[CARDS[TURTLES], CARDS[CHESTS]]]
    assert [move.card for move in legal(state)] == [card("jellyfish"), TURTLES, CHESTS]
    assert len(state.players[0].hand["pearl"]) == 1


def test_c10_1_a_starfish_card_kept_by_a_special_die_is_carried_out_after_the_card_that_brought_it() -> None:
    three = [card("points_per_fish"), TURTLES, card("pearl_6")]
    state = carrying_out(TWO_REEFS, chests={ONE: "special_die", OTHER: "jellyfish"}, top={"starfish": three})
    state, _ = answers(
        state,
        CarryOutStarfish(TWO_REEFS),
        RecoverChest(ONE),
        PlaceSpecialDie(ELSEWHERE),
        KeepSeaCard(TURTLES),
        chance=faces("starfish"),
    )
    assert asks(state) is ChestToRecover
    assert state.players[0].hand["starfish"] == [TURTLES]
    transition = answer(state, RecoverChest(OTHER))
    assert told(transition, StarfishRevealed) == [StarfishRevealed(seat=0, cards=[CARDS[TURTLES]])]
    assert CarryOutStarfish(TURTLES) in legal(transition.state)
