"""Every game, played from the first seat to the outcome over HTTP, with the contract as judge of every answer."""

from __future__ import annotations

import random

import pytest

from service.games import GAMES
from tests.api.judged import JudgedClient, Seated


@pytest.mark.parametrize(("game", "seats"), [(name, seats) for name, game in GAMES.items() for seats in game.seats])
def test_a_whole_match(client: JudgedClient, game: str, seats: int) -> None:
    match = Seated(client, game, seats)
    match.play_to_the_end(random.Random(seats))
    for seat in [*range(seats), None]:
        shown = match.look(seat)
        assert shown["outcome"]["winners"]
        assert shown["view"]["scores"] == [score["points"] for score in shown["outcome"]["scores"]]
        story = match.story(seat)
        assert [told["seq"] for told in story] == list(range(1, shown["last_event"] + 1))
        assert story[-1]["event"]["type"] == "match_over"
