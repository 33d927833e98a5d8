"""I4 The tide."""

from __future__ import annotations

import pytest

from service.engine.message import Name, message
from service.engine.records import PointsScored, Refusal, TurnBegan
from service.games.island_of_gems.events import (
    DiamondPlaced,
    FloodEnded,
    GemPlaced,
    SeahorseCardTaken,
    SeahorseRowRefilled,
    TideCardRevealed,
)
from service.games.island_of_gems.moves import (
    DiamondToPlace,
    DrawSeahorseCard,
    GemToPlace,
    MoveGem,
    PlaceDiamond,
    PlaceGem,
    TakeSeahorseCard,
)
from tests.games.island_of_gems.positions import (
    BOTTOM,
    BOTTOM_RIGHT,
    CENTRE,
    DIAMOND_TIDES,
    DIVERS,
    FLOODS,
    LEFT,
    RIGHT,
    TOP,
    TOP_LEFT,
    YELLOW,
    answer,
    diamond,
    dive,
    events,
    gem,
    legal,
    points,
    position,
    refusal,
)


def test_i4_1_after_the_sixth_gem_a_tide_card_is_revealed() -> None:
    state = position(gem(1), tides=[FLOODS[LEFT]], next_tide=FLOODS[RIGHT], turn=6)
    assert events(answer(state, 1, PlaceGem(CENTRE, TOP))) == [
        GemPlaced(seat=1, island=CENTRE, space=TOP, kind="numbered_shell", value=2),
        PointsScored(seat=1, points=2, category="shells", rule="I3.3", score=2),
        FloodEnded(island=LEFT),
        TideCardRevealed(card=FLOODS[RIGHT], kind="flood", island=RIGHT),
        TurnBegan(seat=0, turn=7),
    ]


@pytest.mark.parametrize("turn", range(1, 54))
def test_i4_1_after_gems_6_12_up_to_48_and_no_other(turn: int) -> None:
    seat = (turn - 1) % 2
    revealed = [*DIAMOND_TIDES, *FLOODS][: 1 + (turn - 1) // 6]
    after = answer(position(gem(seat), tides=revealed, turn=turn), seat, PlaceGem(CENTRE, TOP)).state
    assert len(after.tides) == len(revealed) + (turn in (6, 12, 18, 24, 30, 36, 42, 48))


def test_i4_1_the_turns_card_comes_before_the_tide() -> None:
    state = position(gem(1), top=[YELLOW[8]], next_tide=FLOODS[RIGHT], turn=6)
    after = answer(state, 1, PlaceGem(CENTRE, LEFT)).state
    assert len(after.tides) == 1
    assert events(answer(after, 1, TakeSeahorseCard(YELLOW[0]))) == [
        SeahorseCardTaken(seat=1, source="row", card=YELLOW[0], island=BOTTOM_RIGHT),
        SeahorseRowRefilled(card=YELLOW[8], islands=[BOTTOM_RIGHT, TOP_LEFT]),
        TideCardRevealed(card=FLOODS[RIGHT], kind="flood", island=RIGHT),
        TurnBegan(seat=0, turn=7),
    ]


def test_i4_1_the_turns_diver_comes_before_the_tide() -> None:
    state = position(gem(1), top=[DIVERS[0]], next_tide=FLOODS[RIGHT], turn=6)
    state = answer(state, 1, PlaceGem(CENTRE, LEFT)).state
    state = answer(state, 1, DrawSeahorseCard()).state
    assert len(state.tides) == 1
    state = answer(state, 1, MoveGem(CENTRE, LEFT, CENTRE, TOP)).state
    assert state.tides[-1] == FLOODS[RIGHT]


def test_i4_2_a_new_flood_ends_the_old_one() -> None:
    state = position(gem(1), tides=[FLOODS[LEFT]], next_tide=FLOODS[RIGHT], turn=6)
    assert state.flooded == LEFT
    assert answer(state, 1, PlaceGem(CENTRE, TOP)).state.flooded == RIGHT


def test_i4_2_the_ninth_flood_lasts_to_the_end() -> None:
    state = position(gem(1), tides=FLOODS, turn=54)
    after = answer(state, 1, PlaceGem(CENTRE, TOP)).state
    assert (after.pending, after.flooded, len(after.tides)) == ([], 8, 9)


def test_i4_3_a_diamond_ends_the_flood_and_asks_both() -> None:
    state = position(gem(1), tides=[FLOODS[LEFT]], next_tide=DIAMOND_TIDES[1], turn=6, gems=([(TOP, LEFT)], []))
    played = answer(state, 1, PlaceGem(CENTRE, RIGHT))
    assert events(played)[-2:] == [
        FloodEnded(island=LEFT),
        TideCardRevealed(card=DIAMOND_TIDES[1], kind="diamond", island=None),
    ]
    after = played.state
    assert after.flooded is None
    assert [(type(decision), decision.seats) for decision in reversed(after.pending)] == [
        (DiamondToPlace, [1]),
        (DiamondToPlace, [0]),
    ]


@pytest.mark.parametrize("starts", [0, 1])
@pytest.mark.parametrize(("shells", "first"), [((TOP, LEFT), 1), ((LEFT, TOP), 0)])
def test_i4_3_fewer_points_first(starts: int, shells: tuple[int, int], first: int) -> None:
    """On tile 1 the top shell is worth 2, the left one 1."""
    state = _diamond_after_equal_shells(starts, gems=tuple([(TOP_LEFT, shell)] for shell in shells))
    assert state.pending[-1].seats == [first]


@pytest.mark.parametrize("starts", [0, 1])
def test_i4_3_on_a_tie_the_starting_player_first(starts: int) -> None:
    assert _diamond_after_equal_shells(starts, gems=((), ())).pending[-1].seats == [starts]


def _diamond_after_equal_shells(starts: int, gems):
    """The sixth gem takes a seahorse and the diamonds follow."""
    state = position(gem(1 - starts), starts=starts, gems=gems, next_tide=DIAMOND_TIDES[1], turn=6)
    state = answer(state, 1 - starts, PlaceGem(CENTRE, LEFT)).state
    return answer(state, 1 - starts, TakeSeahorseCard(YELLOW[0])).state


def test_i4_3_a_diamond_goes_on_any_open_space() -> None:
    state = position(diamond(1), diamond(0), gems=([(TOP, LEFT)], [(TOP, TOP)]), diamonds=[(LEFT, LEFT)], turn=6)
    assert len(legal(state, 0)) == 78
    for place, there in [(TOP, message("there-gem", who=Name(1))), (LEFT, message("there-diamond"))]:
        taken = Refusal("I4.3", "space-taken", there=there, island=place, space=place)
        assert refusal(state, 0, PlaceDiamond(place, place)) == taken


def test_i4_3_diamonds_pay_nothing_and_send_nobody_anywhere() -> None:
    tides = [FLOODS[0], DIAMOND_TIDES[0]]
    state = position(diamond(1), diamond(0), tides=tides, turn=6, sent_to=BOTTOM)
    played = answer(state, 0, PlaceDiamond(TOP_LEFT, TOP_LEFT))
    placed = DiamondPlaced(seat=0, island=TOP_LEFT, space=TOP_LEFT, kind="numbered_shell", value=3)
    assert events(played) == [placed]
    assert played.state.players[0].diamonds_left == 4
    played = answer(played.state, 1, PlaceDiamond(TOP_LEFT, CENTRE))
    placed = DiamondPlaced(seat=1, island=TOP_LEFT, space=CENTRE, kind="seahorse", value=0)
    assert events(played) == [placed, TurnBegan(seat=0, turn=7)]
    assert points(played) == []
    assert isinstance(played.state.pending[-1], GemToPlace)
    assert {move.island for move in legal(played.state, 0)} == {BOTTOM}


def test_i4_3_a_diamond_on_the_last_open_space_frees_the_next_gem() -> None:
    gems = ([(BOTTOM, space) for space in range(4)], [(BOTTOM, space) for space in range(4, 8)])
    state = position(diamond(1), gems=gems, tides=[FLOODS[0], DIAMOND_TIDES[0]], turn=6, sent_to=BOTTOM)
    after = answer(state, 1, PlaceDiamond(BOTTOM, 8)).state
    assert len(legal(after, 0)) == 72


def test_i4_3_a_diamond_never_moves() -> None:
    state = position(dive(0), gems=([(CENTRE, CENTRE)], []), diamonds=[(CENTRE, LEFT)], open_cards=([DIVERS[0]], []))
    stays = Refusal("I4.3", "diamond-stays", island=CENTRE, space=LEFT)
    assert refusal(state, 0, MoveGem(CENTRE, LEFT, CENTRE, TOP_LEFT)) == stays
