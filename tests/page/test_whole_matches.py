"""Two people play each game to its end by clicking."""

from __future__ import annotations

import random

import pytest

from tests.page.conftest import Visit, long
from tests.page.visitor import Visitor

MOST_CLICKS = 1500


def play(players: list[Visitor], chooser: random.Random) -> int:
    clicks = 0
    while not players[0].is_over:
        asked = next((player for player in players if player.is_asked), None)
        if asked is None:
            players[0].page.wait_for_timeout(10)
            continue
        asked.move(chooser)
        clicks += 1
        assert clicks < MOST_CLICKS, "it does not end"
    return clicks


@long
@pytest.mark.parametrize(
    ("game", "options"), [("island_of_gems", {}), ("coralia", {}), ("reef_gardens", {"board": "short"})]
)
def test_two_play_to_the_end(visit: Visit, game: str, options: dict[str, str]) -> None:
    ada, bob = visit(), visit()
    for player in (ada, bob):
        player.set(ask="never")
    link = ada.create(game, **options)
    bob.join(link)
    play([ada, bob], random.Random(7))
    for player in (ada, bob):
        player.page.wait_for_selector(".end .winner")
