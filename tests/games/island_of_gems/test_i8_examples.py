"""I8 Examples."""

from __future__ import annotations

from service.engine.records import TurnBegan
from service.games.island_of_gems.moves import (
    DiamondToPlace,
    DrawSeahorseCard,
    GemToMove,
    GemToPlace,
    MoveGem,
    PlaceDiamond,
    PlaceGem,
    SeahorseCardToTake,
    TakeSeahorseCard,
)
from service.games.island_of_gems.scoring import points_of_card
from tests.games.island_of_gems.positions import (
    BOTTOM,
    BOTTOM_LEFT,
    CENTRE,
    DIAMOND_TIDES,
    DIVERS,
    FLOODS,
    LEFT,
    TOP,
    TOP_LEFT,
    TOP_RIGHT,
    YELLOW,
    answer,
    card,
    dive,
    events,
    gem,
    legal,
    points,
    position,
    refusal,
    unshuffled,
)


def test_i8_1_the_top_left_space_of_the_centre_island_sends_to_the_top_left_island() -> None:
    after = answer(position(gem(0)), 0, PlaceGem(CENTRE, TOP_LEFT)).state
    assert legal(after, 1) == [PlaceGem(TOP_LEFT, space) for space in range(9)]


def test_i8_2_a_card_showing_top_right_to_player_1_counts_bottom_left_for_player_2() -> None:
    state = position(gems=([(TOP_RIGHT, 0)], [(BOTTOM_LEFT, 0), (BOTTOM_LEFT, 1), (BOTTOM_LEFT, 2)]))
    assert points_of_card(state, 0, YELLOW[TOP_RIGHT]) == 1
    assert points_of_card(state, 1, YELLOW[TOP_RIGHT]) == 3


def test_i8_3_majorities_on_three_and_on_four_islands_pay_10_and_15() -> None:
    gems = ([(island, 0) for island in (0, 1, 2)], [(island, 0) for island in (3, 4, 5)])
    state = position(gem(1), gems=gems, tides=FLOODS[:9], turn=54)
    paid = points(answer(state, 1, PlaceGem(BOTTOM_LEFT, CENTRE)))
    assert (0, 10, "majorities", "I6.3") in paid
    assert (1, 15, "majorities", "I6.3") in paid


def test_i8_4_a_dive_from_a_shell_to_a_seahorse_loses_the_points_and_gains_a_card() -> None:
    state = position(dive(0), gems=([(TOP_LEFT, TOP)], []), open_cards=([DIVERS[0]], []))
    played = answer(state, 0, MoveGem(TOP_LEFT, TOP, TOP_LEFT, CENTRE))
    assert points(played) == [(0, -2, "shells", "I5.4"), (0, 2, "divers", "I5.3")]
    after = answer(played.state, 0, TakeSeahorseCard(YELLOW[0])).state
    assert after.players[0].open_cards == [DIVERS[0], YELLOW[0]]


def test_i8_4_a_dive_from_a_seahorse_to_a_shell_gains_the_points_and_keeps_the_card() -> None:
    state = position(dive(0), gems=([(TOP_LEFT, CENTRE)], []), open_cards=([YELLOW[5], DIVERS[0]], []))
    played = answer(state, 0, MoveGem(TOP_LEFT, CENTRE, TOP_LEFT, TOP_LEFT))
    assert points(played) == [(0, 3, "shells", "I5.4"), (0, 2, "divers", "I5.3")]
    assert played.state.players[0].open_cards == [YELLOW[5], DIVERS[0]]


def test_i8_5_the_first_tide_card_is_a_diamond() -> None:
    state, _ = unshuffled(DIAMOND_TIDES[0])
    assert isinstance(state.pending[-1], DiamondToPlace)
    state = answer(state, 0, PlaceDiamond(CENTRE, CENTRE)).state
    state = answer(state, 1, PlaceDiamond(CENTRE, TOP)).state
    assert isinstance(state.pending[-1], GemToPlace)
    assert state.pending[-1].seats == [0]
    assert len(legal(state, 0)) == 79


def test_i8_6_sent_to_an_island_flooded_by_the_new_card() -> None:
    state = position(gem(1), next_tide=FLOODS[TOP], turn=6)
    after = answer(state, 1, PlaceGem(CENTRE, TOP)).state
    assert {move.island for move in legal(after, 0)} == set(range(9)) - {TOP}
    assert refusal(after, 0, PlaceGem(TOP, TOP)).rule == "I4.2"


def test_i8_6_sent_to_an_island_whose_flood_has_just_ended() -> None:
    state = position(gem(1), tides=[FLOODS[TOP]], next_tide=FLOODS[LEFT], turn=6)
    after = answer(state, 1, PlaceGem(CENTRE, TOP)).state
    assert {move.island for move in legal(after, 0)} == {TOP}


def test_i8_7_a_diver_moves_the_other_players_gem_onto_a_seahorse_and_its_owner_takes_a_second_diver() -> None:
    state = position(
        card(0), gems=([(CENTRE, LEFT)], [(BOTTOM, LEFT)]), row=[DIVERS[0]], top=[YELLOW[8], DIVERS[1]], turn=3
    )
    state = answer(state, 0, TakeSeahorseCard(DIVERS[0])).state
    played = answer(state, 0, MoveGem(BOTTOM, LEFT, BOTTOM, TOP))
    assert points(played) == [(1, -1, "shells", "I5.4"), (0, 2, "divers", "I5.3")]
    assert isinstance(played.state.pending[-1], SeahorseCardToTake)
    assert played.state.pending[-1].seats == [1]
    state = answer(played.state, 1, DrawSeahorseCard()).state
    assert isinstance(state.pending[-1], GemToMove)
    assert state.pending[-1].seats == [1]
    played = answer(state, 1, MoveGem(BOTTOM, TOP, BOTTOM, TOP_RIGHT))
    assert points(played) == [(1, 2, "shells", "I5.4"), (1, 2, "divers", "I5.3")]
    assert events(played)[-1] == TurnBegan(seat=1, turn=4)


def test_i8_8_no_tide_card_after_gem_54() -> None:
    state = position(gem(1), tides=FLOODS[:9], turn=54)
    after = answer(state, 1, PlaceGem(CENTRE, TOP)).state
    assert after.pending == []
    assert len(after.tides) == 9
