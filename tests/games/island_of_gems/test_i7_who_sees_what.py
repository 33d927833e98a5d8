"""I7 Who sees what."""

from __future__ import annotations

import msgspec
import pytest

from service.games.island_of_gems import GAME
from service.games.island_of_gems.view import IslandOfGemsSpace
from tests.games.island_of_gems.positions import (
    BOTTOM,
    CENTRE,
    DIAMOND_TIDES,
    DIVERS,
    FLOODS,
    TOP,
    TOP_LEFT,
    WHITE,
    YELLOW,
    card,
    diamond,
    gem,
    position,
)


def a_position(*asked, **changes):
    return position(
        *asked,
        gems=([(TOP_LEFT, TOP)], [(CENTRE, CENTRE)]),
        diamonds=[(TOP_LEFT, TOP_LEFT)],
        row=[YELLOW[1], WHITE[8], DIVERS[5]],
        open_cards=([YELLOW[2]], [DIVERS[0]]),
        secret_cards=([YELLOW[3]], [WHITE[3], WHITE[4]]),
        **changes,
    )


def test_i7_a_seat_sees_its_own_secret_cards_only() -> None:
    state = a_position(gem(0))
    for viewer, seen in [(0, [True, False]), (1, [False, True]), (None, [False, False])]:
        players = GAME.view(state, viewer).players
        assert [player.secret_cards is not None for player in players] == seen
        assert [player.secret_card_count for player in players] == [1, 2]
    assert [held.id for held in GAME.view(state, 1).players[1].secret_cards] == [WHITE[3], WHITE[4]]


def test_i7_everything_is_shown_at_the_end() -> None:
    for viewer in (0, 1, None):
        assert [len(player.secret_cards) for player in GAME.view(a_position(), viewer).players] == [1, 2]


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_i7_decks_are_shown_by_their_size(viewer: int | None) -> None:
    state = a_position(gem(0))
    shown = msgspec.json.encode(GAME.view(state, viewer)).decode()
    assert not [card for card in [*state.deck, *state.tide_pile] if f'"{card}"' in shown]
    view = GAME.view(state, viewer)
    assert (view.deck, view.tide_pile) == (len(state.deck), 13)


def test_i7_the_board_shows_what_is_printed_and_what_is_on_it() -> None:
    view = GAME.view(a_position(gem(0)), None)
    assert [island.tile for island in view.islands] == [f"tile:0{number}" for number in range(1, 10)]
    assert view.islands[TOP_LEFT].spaces[:5] == [
        IslandOfGemsSpace("numbered_shell", 3, None, True),
        IslandOfGemsSpace("numbered_shell", 2, 0, False),
        IslandOfGemsSpace("numbered_shell", 2, None, False),
        IslandOfGemsSpace("yellow_shell", 1, None, False),
        IslandOfGemsSpace("seahorse", 0, None, False),
    ]
    assert view.islands[CENTRE].spaces[CENTRE] == IslandOfGemsSpace("numbered_shell", 3, 1, False)


@pytest.mark.parametrize(("starts", "islands"), [(0, [TOP, BOTTOM]), (1, [BOTTOM, TOP])])
def test_i7_a_card_shows_the_island_that_it_counts_for_each_seat(starts: int, islands: list[int]) -> None:
    shown = GAME.view(a_position(gem(0), starts=starts), None).open_row[0]
    assert (shown.id, shown.kind, shown.value, shown.position) == (YELLOW[1], "yellow_shell", 2, TOP)
    assert shown.islands == islands


def test_i7_a_diver_shows_no_island() -> None:
    shown = GAME.view(a_position(gem(0)), None).open_row[2]
    assert (shown.kind, shown.value, shown.position, shown.islands) == ("scuba_diver", 2, None, [])


def test_i7_pieces_scores_and_standing() -> None:
    view = GAME.view(a_position(gem(0)), None)
    assert view.scores == [2, 5]
    assert [player.gems_left for player in view.players] == [26, 26]
    assert [player.diamonds_left for player in view.players] == [5, 5]
    assert msgspec.structs.astuple(view.players[1].standing) == (0, 1, 0, 1, 3)


def test_i7_where_the_next_gem_goes() -> None:
    sent = GAME.view(position(gem(1), sent_to=TOP, turn=2), None)
    assert (sent.sent_to, sent.next_gem_on, sent.flooded) == (TOP, TOP, None)
    flooded = GAME.view(position(gem(1), sent_to=TOP, tides=[FLOODS[TOP]], turn=2), None)
    assert (flooded.sent_to, flooded.next_gem_on, flooded.flooded) == (TOP, None, TOP)


def test_i7_the_tide() -> None:
    view = GAME.view(position(gem(0), tides=[FLOODS[3], DIAMOND_TIDES[0], FLOODS[5]]), None)
    assert [(tide.id, tide.kind, tide.island) for tide in view.tides] == [
        (FLOODS[3], "flood", 3),
        (DIAMOND_TIDES[0], "diamond", None),
        (FLOODS[5], "flood", 5),
    ]


def spread(count: int) -> list[tuple[int, int]]:
    return [divmod(place, 9) for place in range(count)]


@pytest.mark.parametrize(
    ("asked", "tides", "gems", "left"),
    [
        (diamond(0), 1, 0, 6),
        (gem(0), 1, 0, 6),
        (gem(1), 1, 5, 1),
        (card(1), 1, 6, 0),
        (diamond(0), 2, 6, 6),
        (gem(0), 2, 6, 6),
        (gem(1), 8, 47, 1),
        (gem(0), 9, 48, None),
    ],
)
def test_i7_gems_until_the_next_tide_card(asked, tides: int, gems: int, left: int | None) -> None:
    state = position(asked, tides=[*FLOODS][:tides], gems=(spread(gems)[::2], spread(gems)[1::2]))
    assert GAME.view(state, None).gems_to_tide == left


@pytest.mark.parametrize(
    ("starts", "turn", "seat"), [(0, 0, 0), (0, 1, 0), (0, 2, 1), (1, 0, 1), (1, 1, 1), (1, 54, 0)]
)
def test_i7_whose_turn_it_is(starts: int, turn: int, seat: int) -> None:
    assert GAME.view(position(gem(0), starts=starts, turn=turn), None).turn_of == seat
