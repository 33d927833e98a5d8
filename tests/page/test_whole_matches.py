"""Two people play each game to its end by clicking on the board."""

from __future__ import annotations

import random

import pytest

from service.games import GAMES
from tests.long import long
from tests.page.conftest import Visit
from tests.page.visitor import Visitor

MOST_CLICKS = 1500
LOCALES = {"coralia": "nl-NL", "island_of_gems": "fr-FR", "reef_gardens": "de-AT"}
#: The page knows no game: each that the service has can be played on it, in any language.
MATCHES = [
    pytest.param("driftwood", "nl-BE"),
    *(pytest.param(game, LOCALES.get(game, "en-US"), marks=long) for game in GAMES),
]


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


@pytest.mark.parametrize(("game", "locale"), MATCHES)
def test_two_play_to_the_end(visit: Visit, game: str, locale: str) -> None:
    ada, bob = visit(locale=locale), visit(locale=locale)
    for player in (ada, bob):
        player.set(ask="never")
    link = ada.create(game)
    bob.join(link)
    play([ada, bob], random.Random(7))
    for player in (ada, bob):
        player.page.wait_for_selector(".end .winner")
        language = locale.partition("-")[0]
        assert player.page.locator("html").get_attribute("lang") == language
        assert language == "en" or player.english_in(language) == []
