"""A preview reveals nothing hidden, even with the automatic answers that would follow the move."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from service.api import show
from service.games import GAMES
from service.matches.match import Match, with_header
from service.matches.moves import look_ahead, make_move
from tests.laws import walk
from tests.laws.laws import exchanged, hidden_alike, shuffle
from tests.trust.played import Played


def _previewed(match: Match, seat: int, move: Any) -> bytes:
    following, met = look_ahead(match, seat, match.asked.serial, move)
    return msgspec.json.encode(show.move_previewed(following, seat, met, "en"))


def _made(match: Match, seat: int, move: Any) -> tuple[bytes, bool]:
    """The answer to the move itself, as if it were a preview, and whether the move met something."""
    own = replace(match, position=match.dumped)
    made = replace(make_move(own, seat, match.asked.serial, move), version=match.version)
    return msgspec.json.encode(show.move_previewed(made, seat, None, "en")), any(line.revealed for line in made.moves)


@pytest.mark.parametrize("game", GAMES)
def test_a_preview_is_the_same_whatever_lies_hidden_and_right_about_the_rest(game: str) -> None:
    chooser, shuffled = random.Random(7), 0
    for seed in range(2):
        played = Played(game, seed)
        played.match = with_header(played.match, automatic=True)
        table = walk.Match(GAMES[game], len(played.match.header.seats), None, b"")
        while played.match.asked:
            match, seat = played.match, played.match.asked.seats[0]
            move = chooser.choice(list(match.legal_moves(seat)))
            preview = _previewed(match, seat, move)
            made, met = _made(match, seat, move)
            assert met or preview == made
            hidden = hidden_alike(table, match.state, seat, chooser)
            other = exchanged(match.state, shuffle(hidden, chooser))
            assert preview == _previewed(replace(match, position=other), seat, move)
            shuffled += bool(hidden)
            played.move()
            if played.match.asked and chooser.randrange(12) == 0:
                played.undo()
    assert shuffled
