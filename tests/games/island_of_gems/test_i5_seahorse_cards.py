"""I5 Seahorse cards."""

from __future__ import annotations

import msgspec
import pytest

from service.engine.message import message
from service.engine.records import PointsScored, Refusal, TurnBegan
from service.games.island_of_gems.components import SEAHORSE_CARDS
from service.games.island_of_gems.events import GemMoved, SeahorseCardTaken, SeahorseRowRefilled
from service.games.island_of_gems.islands import NEIGHBOURS
from service.games.island_of_gems.moves import (
    DrawSeahorseCard,
    GemToMove,
    GemToPlace,
    MoveGem,
    PlaceGem,
    SeahorseCardToTake,
    TakeSeahorseCard,
)
from tests.games.island_of_gems.positions import (
    BOTTOM,
    BOTTOM_LEFT,
    BOTTOM_RIGHT,
    CENTRE,
    DIVERS,
    FLOODS,
    LEFT,
    RIGHT,
    TOP,
    TOP_LEFT,
    TOP_RIGHT,
    WHITE,
    YELLOW,
    answer,
    card,
    dive,
    events,
    gem,
    legal,
    points,
    position,
    random_play,
    refusal,
    said,
)


def test_i5_1_a_card_of_the_row_or_the_top_of_the_deck() -> None:
    state = position(card(0), row=[YELLOW[3], WHITE[4], DIVERS[0]], gems=([(CENTRE, LEFT)], []))
    assert legal(state, 0) == [
        TakeSeahorseCard(YELLOW[3]),
        TakeSeahorseCard(WHITE[4]),
        TakeSeahorseCard(DIVERS[0]),
        DrawSeahorseCard(),
    ]
    card_named = message("card-yellow_shell", points=1, island=TOP_LEFT)
    assert refusal(state, 0, TakeSeahorseCard(YELLOW[0])) == Refusal("I5.1", "card-not-in-row", card=card_named)


def test_i5_1_the_place_in_the_row_is_refilled_at_once() -> None:
    state = position(card(0), row=[YELLOW[3], WHITE[4], WHITE[5]], top=[DIVERS[0]])
    played = answer(state, 0, TakeSeahorseCard(WHITE[4]))
    assert played.state.row == [YELLOW[3], DIVERS[0], WHITE[5]]
    assert events(played)[:2] == [
        SeahorseCardTaken(seat=0, source="row", card=WHITE[4], island=CENTRE),
        SeahorseRowRefilled(card=DIVERS[0], islands=[]),
    ]
    assert isinstance(played.state.pending[-1], GemToPlace), "a diver that comes into the row is not played"


def test_i5_1_the_row_is_refilled_before_the_diver_is_played() -> None:
    state = position(card(0), row=[DIVERS[0], WHITE[4], WHITE[5]], top=[YELLOW[8]], gems=([(CENTRE, LEFT)], []))
    after = answer(state, 0, TakeSeahorseCard(DIVERS[0])).state
    assert after.row == [YELLOW[8], WHITE[4], WHITE[5]]
    assert isinstance(after.pending[-1], GemToMove)


def test_i5_1_with_the_deck_empty_only_the_row_is_offered() -> None:
    state = position(card(0), row=[YELLOW[3], WHITE[4]], deck=[])
    assert legal(state, 0) == [TakeSeahorseCard(YELLOW[3]), TakeSeahorseCard(WHITE[4])]
    assert refusal(state, 0, DrawSeahorseCard()) == Refusal("I5.1", "deck-empty")
    played = answer(state, 0, TakeSeahorseCard(YELLOW[3]))
    assert played.state.row == [WHITE[4]]
    assert not any(isinstance(event, SeahorseRowRefilled) for event in events(played))


def test_i5_1_the_very_last_card() -> None:
    state = position(card(0), row=[YELLOW[3]], deck=[])
    assert answer(state, 0, TakeSeahorseCard(YELLOW[3])).state.row == []


def test_i5_2_a_card_from_the_row_is_known_to_all() -> None:
    played = answer(position(card(0), row=[YELLOW[3]]), 0, TakeSeahorseCard(YELLOW[3]))
    assert played.state.players[0].open_cards == [YELLOW[3]]
    for viewer in (0, 1, None):
        assert events(played, viewer)[0] == SeahorseCardTaken(seat=0, source="row", card=YELLOW[3], island=LEFT)


@pytest.mark.parametrize("seat", [0, 1])
def test_i5_2_a_shell_card_from_the_deck_is_known_to_its_owner(seat: int) -> None:
    played = answer(position(card(seat), top=[WHITE[7]]), seat, DrawSeahorseCard())
    assert played.state.players[seat].secret_cards == [WHITE[7]]
    island = (BOTTOM, TOP)[seat]
    assert events(played, seat)[0] == SeahorseCardTaken(seat=seat, source="deck", card=WHITE[7], island=island)
    for viewer in (1 - seat, None):
        assert events(played, viewer)[0] == SeahorseCardTaken(seat=seat, source="deck")
        assert msgspec.to_builtins(events(played, viewer)[0]).keys() == {"type", "seat", "source"}


def test_i5_2_a_diver_from_the_deck_is_public() -> None:
    played = answer(position(card(0), top=[DIVERS[2]], gems=([(CENTRE, LEFT)], [])), 0, DrawSeahorseCard())
    assert played.state.players[0].open_cards == [DIVERS[2]]
    assert events(played, 1) == [SeahorseCardTaken(seat=0, source="deck", card=DIVERS[2], island=None)]


def test_i5_3_a_diver_moves_any_gem_to_any_of_the_eight_spaces_around() -> None:
    state = position(dive(0), gems=([(CENTRE, CENTRE)], [(CENTRE, TOP_LEFT)]), open_cards=([DIVERS[0]], []))
    moves = legal(state, 0)
    own = {(move.to_island, move.to_space) for move in moves if move.space == CENTRE}
    assert own == {(CENTRE, space) for space in range(9)} - {(CENTRE, CENTRE), (CENTRE, TOP_LEFT)}
    others = {(move.to_island, move.to_space) for move in moves if move.space == TOP_LEFT}
    assert others == {
        (TOP_LEFT, BOTTOM_RIGHT),
        (TOP, BOTTOM_LEFT),
        (TOP, BOTTOM),
        (LEFT, TOP_RIGHT),
        (CENTRE, TOP),
        (LEFT, RIGHT),
        (CENTRE, LEFT),
    }


def test_i5_3_every_space_has_its_neighbours_on_the_nine_by_nine_board() -> None:
    assert sorted(map(len, NEIGHBOURS)) == [3] * 4 + [5] * 28 + [8] * 49
    assert all(place in NEIGHBOURS[other] for place in range(81) for other in NEIGHBOURS[place])


@pytest.mark.parametrize(
    ("move", "sentence"),
    [
        (MoveGem(TOP, TOP, TOP, CENTRE), "There is no gem on the top space of the top island."),
        (
            MoveGem(CENTRE, CENTRE, LEFT, RIGHT),
            "A scuba diver moves a gem by one space, and the right space of the left island is not next to the centre "
            "space of the centre island.",
        ),
        (
            MoveGem(CENTRE, CENTRE, CENTRE, CENTRE),
            "A scuba diver moves a gem by one space, and the centre space of the centre island is not next to the "
            "centre space of the centre island.",
        ),
        (
            MoveGem(CENTRE, CENTRE, CENTRE, TOP),
            "There is already one of Bob's gems on the top space of the centre island.",
        ),
        (MoveGem(CENTRE, CENTRE, CENTRE, LEFT), "There is already a diamond on the left space of the centre island."),
        (
            MoveGem(CENTRE, TOP, TOP, BOTTOM),
            "The top island is flooded: no gem may move onto it or within it.",
        ),
        (
            MoveGem(TOP, LEFT, TOP, CENTRE),
            "The top island is flooded: no gem may move onto it or within it.",
        ),
    ],
)
def test_i5_3_moves_that_a_diver_cannot_make(move: MoveGem, sentence: str) -> None:
    state = position(
        dive(0),
        gems=([(CENTRE, CENTRE), (TOP, LEFT)], [(CENTRE, TOP)]),
        diamonds=[(CENTRE, LEFT)],
        tides=[FLOODS[TOP]],
        open_cards=([DIVERS[0]], []),
    )
    refused = refusal(state, 0, move)
    assert (refused.rule, said(refused.message)) == ("I5.3", sentence)
    assert move not in legal(state, 0)


def test_i5_3_a_gem_may_leave_the_flooded_island() -> None:
    state = position(dive(0), gems=([(TOP, LEFT)], []), tides=[FLOODS[TOP]], open_cards=([DIVERS[0]], []))
    assert {(move.to_island, move.to_space) for move in legal(state, 0)} == {
        (TOP_LEFT, TOP_RIGHT),
        (TOP_LEFT, RIGHT),
        (TOP_LEFT, BOTTOM_RIGHT),
    }


def test_i5_3_the_gem_just_put_down_may_move() -> None:
    state = answer(position(gem(0), top=[DIVERS[0]]), 0, PlaceGem(CENTRE, LEFT)).state
    state = answer(state, 0, DrawSeahorseCard()).state
    assert {(move.island, move.space) for move in legal(state, 0)} == {(CENTRE, LEFT)}


def test_i5_3_points_change_then_two_points_then_the_card() -> None:
    state = position(dive(0), gems=([], [(TOP_LEFT, TOP)]), open_cards=([DIVERS[0]], []), turn=3)
    state.players[0].points.clear()
    played = answer(state, 0, MoveGem(TOP_LEFT, TOP, TOP_LEFT, CENTRE))
    assert events(played) == [
        GemMoved(
            seat=0,
            owner=1,
            island=TOP_LEFT,
            space=TOP,
            to_island=TOP_LEFT,
            to_space=CENTRE,
            kind="numbered_shell",
            value=2,
            to_kind="seahorse",
            to_value=0,
        ),
        PointsScored(seat=1, points=-2, category="shells", rule="I5.4", score=0),
        PointsScored(seat=0, points=2, category="divers", rule="I5.3", score=2),
    ]
    assert isinstance(played.state.pending[-1], SeahorseCardToTake)
    assert played.state.pending[-1].seats == [1]


def test_i5_3_with_no_possible_move_the_points_are_paid_and_play_continues() -> None:
    """Seat 0's gem in the corner is walled in by diamonds; seat 1's are not on the board yet."""
    state = position(
        card(0), gems=([(TOP_LEFT, TOP_LEFT)], []), diamonds=[(TOP_LEFT, space) for space in (1, 3, 4)], top=[DIVERS[0]]
    )
    played = answer(state, 0, DrawSeahorseCard())
    assert events(played) == [
        SeahorseCardTaken(seat=0, source="deck", card=DIVERS[0], island=None),
        PointsScored(seat=0, points=2, category="divers", rule="I5.3", score=5),
        TurnBegan(seat=1, turn=2),
    ]
    assert played.state.players[0].open_cards == [DIVERS[0]]


def test_i5_3_a_flood_can_leave_a_diver_without_a_move() -> None:
    gems = ([(TOP_LEFT, TOP_LEFT)], [])
    diver = position(card(0), gems=gems, tides=[FLOODS[TOP_LEFT]], row=[DIVERS[0]])
    assert isinstance(answer(diver, 0, TakeSeahorseCard(DIVERS[0])).state.pending[-1], GemToPlace)


def test_i5_4_from_seahorse_to_seahorse_gives_another_card() -> None:
    """Tile 8 has two seahorses side by side."""
    state = position(dive(0), gems=([(BOTTOM, TOP_LEFT)], []), open_cards=([DIVERS[0]], []))
    played = answer(state, 0, MoveGem(BOTTOM, TOP_LEFT, BOTTOM, TOP))
    assert points(played) == [(0, 2, "divers", "I5.3")]
    assert played.state.pending[-1].seats == [0]
    assert isinstance(played.state.pending[-1], SeahorseCardToTake)


def test_i5_4_from_shell_to_shell_pays_the_difference() -> None:
    state = position(dive(1), gems=([(TOP_LEFT, RIGHT)], []), open_cards=([], [DIVERS[0]]), turn=2)
    played = answer(state, 1, MoveGem(TOP_LEFT, RIGHT, TOP_LEFT, TOP))
    assert points(played) == [(0, -1, "shells", "I5.4"), (0, 2, "shells", "I5.4"), (1, 2, "divers", "I5.3")]


def test_i5_4_a_chain_over_three_divers() -> None:
    """Seat 0 moves seat 1's gem onto a seahorse; seat 1's diver moves seat 0's; seat 0's second diver ends it."""
    state = position(
        card(0),
        gems=([(BOTTOM, TOP_RIGHT)], [(BOTTOM, LEFT)]),
        row=[DIVERS[0], DIVERS[1], DIVERS[2]],
        turn=3,
        sent_to=RIGHT,
    )
    state = answer(state, 0, TakeSeahorseCard(DIVERS[0])).state
    state = answer(state, 0, MoveGem(BOTTOM, LEFT, BOTTOM, TOP_LEFT)).state
    state = answer(state, 1, TakeSeahorseCard(DIVERS[1])).state
    state = answer(state, 1, MoveGem(BOTTOM, TOP_RIGHT, BOTTOM, TOP)).state
    state = answer(state, 0, TakeSeahorseCard(DIVERS[2])).state
    played = answer(state, 0, MoveGem(BOTTOM, TOP, BOTTOM, TOP_RIGHT))
    assert [player.score for player in played.state.players] == [2 + 2 + 2, 2]
    assert events(played)[-1] == TurnBegan(seat=1, turn=4)
    assert played.state.sent_to == RIGHT


@pytest.mark.parametrize("number", range(6))
def test_i5_4_points_are_always_those_under_the_gems_and_two_for_each_diver_played(number: int) -> None:
    for state in (step.before for step in random_play(number)):
        for seat, player in enumerate(state.players):
            under = sum(state.printed(place).value for place in range(81) if state.owner(place) == seat)
            divers = sum(SEAHORSE_CARDS[held].kind == "scuba_diver" for held in player.open_cards)
            unplayed = sum(isinstance(asked, GemToMove) and asked.seats == [seat] for asked in state.pending)
            assert player.score == under + 2 * (divers - unplayed)


def test_i5_5_moving_this_turns_gem_does_not_change_where_the_next_one_goes() -> None:
    state = answer(position(gem(0), top=[DIVERS[0]]), 0, PlaceGem(CENTRE, LEFT)).state
    state = answer(state, 0, DrawSeahorseCard()).state
    state = answer(state, 0, MoveGem(CENTRE, LEFT, CENTRE, TOP)).state
    assert state.pending[-1].seats == [1]
    assert {move.island for move in legal(state, 1)} == {LEFT}


@pytest.mark.parametrize("number", range(6))
def test_i5_5_gems_alternate_and_the_last_one_put_down_names_the_island(number: int) -> None:
    last, turn = None, 0
    for step in random_play(number):
        if isinstance(step.move, PlaceGem):
            assert step.seat == (step.before.starts + turn) % 2
            last, turn = step.move, turn + 1
        assert step.after.sent_to == (last and last.space)
    assert turn == 54
