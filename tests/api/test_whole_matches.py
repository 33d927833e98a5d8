"""Every game, played to its end over HTTP, with every answer checked against the contract."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from service.games import GAMES
from tests.api.judged import JudgedClient, Seated
from tests.laws.walk import every_options

PLAYED: list[Any] = [(name, seats, {}) for name, game in GAMES.items() for seats in game.seats]
# In the last combination no option has its default.
PLAYED += [
    (name, game.seats[0], msgspec.to_builtins(options[-1]))
    for name, game in GAMES.items()
    if len(options := every_options(game)) > 1
]


@pytest.mark.parametrize(("game", "seats", "options"), PLAYED)
def test_a_whole_match(client: JudgedClient, game: str, seats: int, options: dict[str, Any]) -> None:
    match = Seated(client, game, seats, options=options)
    match.play_to_the_end(random.Random(seats))
    for seat in [*range(seats), None]:
        shown = match.look(seat)
        assert shown["outcome"]["winners"]
        assert shown["view"]["scores"] == [score["points"] for score in shown["outcome"]["scores"]]
        story = match.story(seat)
        assert [told["seq"] for told in story] == list(range(1, shown["last_event"] + 1))
        assert story[-1]["event"]["type"] == "match_over"
