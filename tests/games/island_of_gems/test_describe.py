"""What a move does, in a sentence."""

from __future__ import annotations

import pytest

from service.engine.records import Move
from service.games.island_of_gems import GAME
from service.games.island_of_gems.moves import (
    DrawSeahorseCard,
    MoveGem,
    PlaceDiamond,
    PlaceGem,
    TakeSeahorseCard,
)
from service.games.island_of_gems.state import State
from tests.games.island_of_gems.positions import (
    BOTTOM,
    CENTRE,
    DIVERS,
    LEFT,
    RIGHT,
    TOP,
    TOP_LEFT,
    WHITE,
    YELLOW,
    card,
    diamond,
    dive,
    gem,
    legal,
    position,
    random_play,
)

A_DIVE = position(dive(1), gems=([(TOP_LEFT, TOP)], [(TOP_LEFT, CENTRE), (BOTTOM, LEFT)]), turn=4)
A_CARD = position(
    card(1), gems=([(TOP, TOP)], [(BOTTOM, LEFT), (BOTTOM, RIGHT)]), row=[YELLOW[TOP], WHITE[0], DIVERS[0]]
)


@pytest.mark.parametrize(
    ("state", "seat", "move", "sentence"),
    [
        (
            position(gem(0)),
            0,
            PlaceGem(CENTRE, CENTRE),
            "Put a gem on the 3 shell on the centre space of the centre island: 3 points. The next gem is sent to"
            " the centre island.",
        ),
        (
            position(gem(0)),
            0,
            PlaceGem(CENTRE, TOP_LEFT),
            "Put a gem on the yellow shell on the top-left space of the centre island: 1 point. The next gem is "
            "sent to the top-left island.",
        ),
        (
            position(gem(0)),
            0,
            PlaceGem(CENTRE, LEFT),
            "Put a gem on the seahorse on the left space of the centre island: take a seahorse card. The next gem"
            " is sent to the left island.",
        ),
        (
            position(gem(1), turn=54),
            1,
            PlaceGem(CENTRE, CENTRE),
            "Put a gem on the 3 shell on the centre space of the centre island: 3 points.",
        ),
        (
            position(diamond(0)),
            0,
            PlaceDiamond(TOP_LEFT, CENTRE),
            "Put a diamond on the seahorse on the centre space of the top-left island: it pays 2 points to "
            "whoever has the majority there at the end.",
        ),
        (
            A_CARD,
            1,
            TakeSeahorseCard(YELLOW[TOP]),
            "Take the yellow shell card of the bottom island: at the end 2 points for each of your gems there, 4 "
            "points as things stand.",
        ),
        (
            A_CARD,
            1,
            TakeSeahorseCard(WHITE[0]),
            "Take the white shell card of the bottom-right island: at the end 2 points for each of the other "
            "player's gems there, 0 points as things stand.",
        ),
        (
            A_CARD,
            1,
            TakeSeahorseCard(DIVERS[0]),
            "Take the scuba diver: move any gem by one space, and score 2 points.",
        ),
        (
            A_CARD,
            1,
            DrawSeahorseCard(),
            "Take the unseen top card of the deck: a shell card stays secret, a scuba diver is played at once.",
        ),
        (
            A_DIVE,
            1,
            MoveGem(TOP_LEFT, CENTRE, TOP_LEFT, TOP_LEFT),
            "Move your gem from the seahorse on the centre space of the top-left island to the 3 shell on the "
            "top-left space of the top-left island: you win 3 points, you score 2 points for the scuba diver.",
        ),
        (
            A_DIVE,
            1,
            MoveGem(BOTTOM, LEFT, BOTTOM, TOP),
            "Move your gem from the yellow shell on the left space of the bottom island to the seahorse on the "
            "top space of the bottom island: you lose 1 point, you score 2 points for the scuba diver, you take "
            "a seahorse card.",
        ),
        (
            A_DIVE,
            1,
            MoveGem(TOP_LEFT, TOP, TOP_LEFT, LEFT),
            "Move the other player's gem from the 2 shell on the top space of the top-left island to the yellow "
            "shell on the left space of the top-left island: the other player loses 1 point, you score 2 points "
            "for the scuba diver.",
        ),
        (
            position(dive(1), gems=([(BOTTOM, TOP)], [])),
            1,
            MoveGem(BOTTOM, TOP, BOTTOM, TOP_LEFT),
            "Move the other player's gem from the seahorse on the top space of the bottom island to the seahorse "
            "on the top-left space of the bottom island: you score 2 points for the scuba diver, the other player "
            "takes a seahorse card.",
        ),
    ],
)
def test_a_move_is_described(state: State, seat: int, move: Move, sentence: str) -> None:
    assert move in legal(state, seat)
    assert GAME.describe(state, seat, move) == sentence


def test_all_legal_moves_of_a_match_are_told_apart() -> None:
    for step in random_play(7):
        moves = legal(step.before, step.seat)
        told = {GAME.describe(step.before, step.seat, move) for move in moves}
        alike = sum(isinstance(move, TakeSeahorseCard) and move.card in DIVERS for move in moves)
        assert len(told) >= len(moves) - max(alike - 1, 0)
