"""What can be played, and by which rules."""

from __future__ import annotations

import msgspec
import pytest

from service.boards import LANGUAGES
from service.engine.game import Game
from service.engine.play import tag
from service.games import GAMES
from tests.api.judged import JudgedClient

ALL = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


def test_every_game_is_listed(client: JudgedClient) -> None:
    listed = client.get("/v1/games").json["games"]
    assert [one["game"] for one in listed] == list(GAMES)
    for one in listed:
        assert client.get(one["url"]).json["title"] == one["title"]


@ALL
def test_a_game_shows_all_that_never_changes(client: JudgedClient, game: Game) -> None:
    shown = client.get(f"/v1/games/{game.name}").json
    assert (shown["fewest_seats"], shown["most_seats"]) == (game.seats[0], game.seats[-1])
    assert shown["options"] == msgspec.to_builtins(game.options())
    assert set(shown["options_schema"]["properties"]) == set(shown["options"])
    assert shown["moves"] == [tag(move) for move in game.moves]
    assert shown["events"][-1] == tag(game.events[-1])
    assert [table["name"] for table in shown["tables"]] == [table.name for table in game.box]


@ALL
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_games_rules_can_be_read_by_number(client: JudgedClient, game: Game, language: str) -> None:
    shown = client.get(client.get(f"/v1/games/{game.name}").json["rules_url"] + f"?lang={language}").json
    assert shown["lang"] == language
    assert len(shown["sections"]) > 5
    for section in shown["sections"]:
        assert section["title"]
        assert section["text"] or section["rules"]
        for rule in section["rules"]:
            assert rule["rule"].startswith(f"{section['section']}.")
            assert rule["text"].strip() == rule["text"] != ""
    numbers = [rule["rule"] for section in shown["sections"] for rule in section["rules"]]
    assert len(numbers) == len(set(numbers))
