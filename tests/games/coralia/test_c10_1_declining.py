"""C10.1 The end: chests and further cards may be declined."""

from __future__ import annotations

import pytest

from service.engine.records import Refusal
from service.games.coralia import GAME
from service.games.coralia.components import CARDS
from service.games.coralia.events import (
    DrawingStopped,
    RecoveringStopped,
    StarfishSetAside,
)
from service.games.coralia.moves import (
    CarryOutStarfish,
    DrawLeftoverCard,
    RecoverChest,
    SetStarfishAside,
    StarfishToCarryOut,
    StopDrawing,
    StopRecovering,
)
from tests.games.coralia.ending import (
    CHESTS,
    FEW,
    ISLAND_DICE,
    LEFTOVER,
    MANY,
    ONE,
    OTHER,
    TURTLES,
    TWO_REEFS,
    carrying_out,
    leftover,
)
from tests.games.coralia.positions import (
    answer,
    answers,
    asks,
    card,
    chest,
    events,
    legal,
    refusal,
)


@pytest.mark.parametrize("each", [card("spare_chest"), TWO_REEFS, LEFTOVER])
def test_c10_1_a_card_for_chests_or_cards_may_be_set_aside(each: str) -> None:
    state = carrying_out(each)
    jellyfish = card("jellyfish")
    assert legal(state) == [CarryOutStarfish(each), CarryOutStarfish(jellyfish), SetStarfishAside(each)]
    transition = answer(state, SetStarfishAside(each))
    assert events(transition) == [StarfishSetAside(seat=0, card=CARDS[each])]
    player = transition.state.players[0]
    assert (player.shown, player.to_carry_out, player.chests) == ([each], [jellyfish], [])
    assert asks(transition.state) is StarfishToCarryOut


@pytest.mark.parametrize("each", [ISLAND_DICE, TURTLES, CHESTS, card("jellyfish")])
def test_c10_1_points_cannot_be_declined(each: str) -> None:
    state = carrying_out(*{each} - {card("jellyfish")})
    assert refusal(state, SetStarfishAside(each)) == Refusal("C10.1", "points-in-any-case")
    assert SetStarfishAside(each) not in legal(state)


def test_c10_1_only_a_card_not_yet_carried_out_can_be_set_aside() -> None:
    state = answer(carrying_out(TWO_REEFS), SetStarfishAside(TWO_REEFS)).state
    assert refusal(state, SetStarfishAside(TWO_REEFS)) == Refusal("C10.1", "card-not-to-carry-out")


def test_c10_1_recovering_may_stop_after_one_chest() -> None:
    state = carrying_out(TWO_REEFS, chests={ONE: "pearl_card", OTHER: "fish_card"})
    state = answer(state, CarryOutStarfish(TWO_REEFS)).state
    assert refusal(state, StopRecovering()) == Refusal("C10.1", "nothing-taken-yet")
    state = answer(state, RecoverChest(ONE)).state
    assert legal(state) == [RecoverChest(OTHER), StopRecovering()]
    transition = answer(state, StopRecovering())
    assert events(transition) == [RecoveringStopped(seat=0, reef=OTHER)]
    assert transition.state.reefs[OTHER].chest == chest("fish_card")
    assert asks(transition.state) is StarfishToCarryOut


def test_c10_1_drawing_may_stop_after_one_card() -> None:
    state = leftover()
    assert refusal(state, StopDrawing()) == Refusal("C10.1", "nothing-taken-yet")
    state = answer(state, DrawLeftoverCard("pearl")).state
    transition = answer(state, StopDrawing())
    assert events(transition) == [DrawingStopped(seat=0)]
    assert asks(transition.state) is StarfishToCarryOut


def test_c10_1_a_player_who_could_only_stop_is_not_asked() -> None:
    state = carrying_out(TWO_REEFS, empty_chests=[OTHER], owned_chests={1: ["jellyfish"]})
    state, story = answers(state, CarryOutStarfish(TWO_REEFS), RecoverChest(ONE))
    assert not [event for event in story if isinstance(event, RecoveringStopped)]
    assert asks(state) is StarfishToCarryOut
    state = leftover(piles={"pearl": [card("pearl_2")]})
    assert asks(answer(state, DrawLeftoverCard("pearl")).state) is StarfishToCarryOut


def test_c10_1_only_what_is_available_is_given_up() -> None:
    state = carrying_out(card("spare_chest"), TWO_REEFS, LEFTOVER)
    asides = [move for move in legal(state) if isinstance(move, SetStarfishAside)]
    assert [GAME.gives_up(state, 0, move) for move in asides] == [True, True, True]
    assert not GAME.gives_up(state, 0, CarryOutStarfish(TWO_REEFS))
    state.spare_chests.clear()
    state.reefs[ONE].chest = state.reefs[OTHER].chest = None
    for pile in state.piles.values():
        pile.cards.clear()
    assert [GAME.gives_up(state, 0, move) for move in asides] == [False, False, False]
    assert GAME.gives_up(state, 0, StopRecovering())
    assert GAME.gives_up(state, 0, StopDrawing())


def test_c10_1_a_leftover_card_without_a_leftover_die_gives_up_nothing() -> None:
    state = carrying_out(LEFTOVER)
    state.supply.update({MANY: 0, FEW: 0})
    assert GAME.gives_up(state, 0, SetStarfishAside(LEFTOVER))
    state.station.clear()
    assert not GAME.gives_up(state, 0, SetStarfishAside(LEFTOVER))
