"""Places: what a player touches for a move and what an event points at, all of it drawn on the board."""

from __future__ import annotations

import re

import pytest

from service.boards import THEMES, Seating
from service.engine.records import Setup
from service.games.island_of_gems import GAME
from service.games.island_of_gems.board import BOARD
from service.games.island_of_gems.events import (
    FloodEnded,
    SeahorseCardTaken,
    TideCardRevealed,
)
from service.games.island_of_gems.moves import DrawSeahorseCard, MoveGem, PlaceDiamond, PlaceGem, TakeSeahorseCard
from service.games.island_of_gems.rules import IslandOfGemsOptions
from service.games.island_of_gems.state import State
from tests.games.island_of_gems.positions import (
    CENTRE,
    DIAMOND_TIDES,
    DIVERS,
    FLOODS,
    LEFT,
    NAMES,
    SPEECHES,
    TOP,
    WHITE,
    YELLOW,
    card,
    diamond,
    dive,
    gem,
    position,
)

SETUP = Setup(2, IslandOfGemsOptions())
VIEWERS = (0, 1, None)


def drawn(state: State, viewer: int | None) -> set[str]:
    """What can be pointed at on the board as this viewer sees it."""
    seating = Seating(list(NAMES), state.pending[-1].seats if state.pending else [])
    svg = BOARD.svg(GAME.view(state, viewer), seating, SPEECHES["en"], THEMES["light"])
    refs = re.findall(r'data-ref="([^"]+)"', svg)
    assert len(refs) == len(set(refs))
    return set(refs)


@pytest.mark.parametrize(
    ("move", "names"),
    [
        (PlaceGem(CENTRE, TOP), ("space:4:1",)),
        (PlaceDiamond(TOP, CENTRE), ("space:1:4",)),
        (TakeSeahorseCard(YELLOW[6]), ("card:seahorse:07",)),
        (DrawSeahorseCard(), ("deck:seahorse",)),
        (MoveGem(CENTRE, TOP, TOP, LEFT), ("space:4:1", "space:1:3")),
    ],
)
def test_what_to_touch_for_a_move(move, names: tuple[str, ...]) -> None:
    assert GAME.touches(position(), 0, move) == (names, False)


@pytest.mark.parametrize(
    ("event", "places"),
    [
        (FloodEnded(island=LEFT), ("island:3",)),
        (TideCardRevealed(card=FLOODS[LEFT], kind="flood", island=LEFT), ("tide:04", "island:3")),
        (TideCardRevealed(card=DIAMOND_TIDES[0], kind="diamond", island=None), ("tide:10",)),
        (SeahorseCardTaken(seat=1, source="row", card=YELLOW[0], island=8), ("card:seahorse:01",)),
        (SeahorseCardTaken(seat=1, source="deck"), ("deck:seahorse", "player:1")),
    ],
)
def test_what_an_event_points_at(event, places: tuple[str, ...]) -> None:
    assert tuple(GAME.points_at(event, SETUP)) == places


@pytest.mark.parametrize(("asked", "kind"), [(gem(0), PlaceGem), (diamond(0), PlaceDiamond)])
def test_every_space_can_be_tried(asked, kind) -> None:
    state = position(asked, gems=([(TOP, TOP)], [(LEFT, LEFT)]), sent_to=CENTRE, tides=[FLOODS[LEFT]])
    assert list(GAME.conceivable(state, 0)) == [kind(island, space) for island in range(9) for space in range(9)]


def test_every_card_that_a_seat_sees_can_be_tried() -> None:
    state = position(
        card(0),
        row=[YELLOW[0]],
        deck=[],
        open_cards=([YELLOW[1]], [DIVERS[0]]),
        secret_cards=([WHITE[0]], [WHITE[1]]),
    )
    tried = [TakeSeahorseCard(one) for one in (YELLOW[0], YELLOW[1], DIVERS[0], WHITE[0])]
    assert GAME.conceivable(state, 0) == [*tried, DrawSeahorseCard()]


def test_a_dive_can_be_tried_from_every_space_and_with_a_gem_to_every_neighbour() -> None:
    state = position(dive(0), gems=([(CENTRE, CENTRE)], []), diamonds=[(CENTRE, LEFT)])
    tried = list(GAME.conceivable(state, 0))
    assert len({(move.island, move.space) for move in tried}) == 81
    assert len(tried) == 80 + 8
