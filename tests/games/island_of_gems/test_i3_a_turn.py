"""I3 A turn."""

from __future__ import annotations

import pytest

from service.engine.message import Name, message
from service.engine.records import PointsScored, Refusal, TurnBegan
from service.games.island_of_gems.components import SpaceKind
from service.games.island_of_gems.events import GemPlaced
from service.games.island_of_gems.moves import GemToPlace, MoveGem, PlaceGem, SeahorseCardToTake, TakeSeahorseCard
from tests.games.island_of_gems.positions import (
    BOTTOM,
    BOTTOM_RIGHT,
    CENTRE,
    DIVERS,
    FLOODS,
    LEFT,
    RIGHT,
    TOP,
    TOP_LEFT,
    TOP_RIGHT,
    YELLOW,
    answer,
    dive,
    events,
    gem,
    legal,
    position,
    refusal,
    whole_island,
)


def test_i3_1_the_first_gem_goes_on_any_space() -> None:
    assert len(legal(position(gem(0)), 0)) == 81


def test_i3_1_the_first_gem_avoids_the_flood() -> None:
    state = position(gem(0), tides=[FLOODS[CENTRE]])
    assert {move.island for move in legal(state, 0)} == set(range(9)) - {CENTRE}
    assert refusal(state, 0, PlaceGem(CENTRE, TOP)).rule == "I4.2"


@pytest.mark.parametrize("space", range(9))
def test_i3_1_the_space_names_the_next_island(space: int) -> None:
    after = answer(position(gem(0)), 0, PlaceGem(CENTRE, space)).state
    assert after.sent_to == space
    if isinstance(after.pending[-1], SeahorseCardToTake):
        after = answer(after, 0, TakeSeahorseCard(YELLOW[0])).state
    assert {move.island for move in legal(after, 1)} == {space}


def test_i3_1_only_open_spaces_of_the_island() -> None:
    state = position(gem(1), gems=([(TOP, LEFT)], [(TOP, RIGHT)]), diamonds=[(TOP, BOTTOM)], sent_to=TOP, turn=2)
    assert [move.space for move in legal(state, 1)] == [0, 1, 2, 4, 6, 8]
    for space, there in [
        (LEFT, message("there-gem", who=Name(0))),
        (RIGHT, message("there-own_gem")),
        (BOTTOM, message("there-diamond")),
    ]:
        taken = Refusal("I3.1", "space-taken", there=there, island=TOP, space=space)
        assert refusal(state, 1, PlaceGem(TOP, space)) == taken


def test_i3_1_any_other_island_is_refused() -> None:
    state = position(gem(1), sent_to=TOP_RIGHT, turn=2)
    assert refusal(state, 1, PlaceGem(TOP, LEFT)) == Refusal("I3.1", "sent-elsewhere", island=TOP_RIGHT)


def test_i3_2_a_full_island_lets_the_gem_go_anywhere() -> None:
    full = whole_island(TOP)
    state = position(gem(1), gems=(full[:5], full[5:8]), diamonds=full[8:], sent_to=TOP, turn=10)
    assert len(legal(state, 1)) == 72
    assert refusal(state, 1, PlaceGem(TOP, TOP)).rule == "I3.1"


def test_i3_2_full_and_another_island_flooded() -> None:
    full = whole_island(TOP)
    state = position(gem(1), gems=(full[:5], full[5:]), tides=[FLOODS[LEFT]], sent_to=TOP, turn=10)
    assert len(legal(state, 1)) == 63
    assert refusal(state, 1, PlaceGem(LEFT, TOP)) == Refusal("I4.2", "island-flooded", island=LEFT)


@pytest.mark.parametrize("space", [TOP_LEFT, CENTRE, BOTTOM_RIGHT])
def test_i3_2_an_island_with_one_open_space_is_not_full(space: int) -> None:
    taken = [place for place in whole_island(TOP) if place != (TOP, space)]
    state = position(gem(1), gems=(taken[:4], taken[4:]), sent_to=TOP, turn=10)
    assert legal(state, 1) == [PlaceGem(TOP, space)]


def test_i3_2_a_diver_that_frees_a_space_opens_the_island_again() -> None:
    full = whole_island(TOP)
    state = position(dive(0), gems=(full[:5], full[5:]), open_cards=([DIVERS[0]], []), sent_to=TOP, turn=3)
    state = answer(state, 0, MoveGem(TOP, LEFT, TOP_LEFT, RIGHT)).state
    assert legal(state, 1) == [PlaceGem(TOP, LEFT)]


@pytest.mark.parametrize(
    ("space", "kind", "value"),
    [(TOP_LEFT, "numbered_shell", 3), (TOP, "numbered_shell", 2), (LEFT, "yellow_shell", 1)],
)
def test_i3_3_a_shell_pays_at_once(space: int, kind: SpaceKind, value: int) -> None:
    played = answer(position(gem(0)), 0, PlaceGem(TOP_LEFT, space))
    assert events(played) == [
        GemPlaced(seat=0, island=TOP_LEFT, space=space, kind=kind, value=value),
        PointsScored(seat=0, points=value, category="shells", rule="I3.3", score=value),
        TurnBegan(seat=1, turn=2),
    ]


def test_i3_3_a_seahorse_gives_a_card_and_no_points() -> None:
    played = answer(position(gem(0)), 0, PlaceGem(TOP_LEFT, CENTRE))
    assert events(played) == [GemPlaced(seat=0, island=TOP_LEFT, space=CENTRE, kind="seahorse", value=0)]
    assert isinstance(played.state.pending[-1], SeahorseCardToTake)
    assert played.state.pending[-1].seats == [0]


@pytest.mark.parametrize("starts", [0, 1])
def test_i3_4_players_alternate(starts: int) -> None:
    state = position(gem(starts), starts=starts)
    for turn in range(2, 6):
        seat = state.pending[-1].seats[0]
        played = answer(state, seat, next(move for move in legal(state, seat) if _is_shell(state, move)))
        state = played.state
        assert events(played)[-1] == TurnBegan(seat=1 - seat, turn=turn)
        assert isinstance(state.pending[-1], GemToPlace)
        assert state.pending[-1].seats == [1 - seat]


def _is_shell(state, move) -> bool:
    return state.printed(9 * move.island + move.space).kind != "seahorse"


def test_i3_4_the_last_gems_card_is_still_taken() -> None:
    state = position(gem(1), tides=FLOODS, turn=54, sent_to=TOP_LEFT)
    after = answer(state, 1, PlaceGem(TOP_LEFT, CENTRE)).state
    assert isinstance(after.pending[-1], SeahorseCardToTake)
    over = answer(after, 1, TakeSeahorseCard(YELLOW[0])).state
    assert over.pending == []
