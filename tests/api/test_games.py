"""What can be played, and by which rules."""

from __future__ import annotations

from xml.etree import ElementTree

import msgspec
import pytest

from service.engine.game import Game
from service.engine.records import tag
from service.games import GAMES
from service.words import FALLBACK, LANGUAGES
from tests.api.expect import EACH_OTHER_LANGUAGE, problem
from tests.api.judged import JudgedClient

EVERY_GAME = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


def test_every_game_is_listed(client: JudgedClient) -> None:
    listed = client.get("/v1/games").json["games"]
    assert [one["id"] for one in listed] == list(GAMES)
    for one in listed:
        assert client.get(one["url"]).json["title"] == one["title"]


@EVERY_GAME
def test_a_game_shows_everything_that_never_changes(client: JudgedClient, game: Game) -> None:
    shown = client.get(f"/v1/games/{game.name}").json
    assert (shown["fewest_seats"], shown["most_seats"]) == (game.seats[0], game.seats[-1])
    assert {one["id"]: one["default"] for one in shown["options"]} == msgspec.to_builtins(game.options())
    assert shown["hidden_information"] is game.hidden_information
    assert shown["moves"] == [tag(move) for move in game.moves]
    assert shown["events"][-1] == tag(game.events[-1])
    assert [table["name"] for table in shown["tables"]] == [table.name for table in game.box]


@EVERY_GAME
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_games_rules_can_be_read_by_number(client: JudgedClient, game: Game, language: str) -> None:
    shown = client.get(client.get(f"/v1/games/{game.name}").json["rules_url"] + f"?language={language}").json
    assert shown["language"] == language
    assert len(shown["sections"]) > 1
    for section in shown["sections"]:
        assert section["title"]
        assert section["text"] or section["rules"]
        for rule in section["rules"]:
            assert rule["id"].startswith(f"{section['id']}.")
            assert rule["text"].strip() == rule["text"] != ""
    numbers = [rule["id"] for section in shown["sections"] for rule in section["rules"]]
    assert len(numbers) == len(set(numbers))


@EVERY_GAME
@pytest.mark.parametrize("language", LANGUAGES)
def test_options_are_labelled_and_proposed_by_number_of_seats(client: JudgedClient, game: Game, language: str) -> None:
    shown = client.get(f"/v1/games/{game.name}?language={language}").json
    for option in shown["options"]:
        labels = [choice["label"] for choice in option["choices"]]
        assert len(set(labels)) == len(labels) > 1
        assert option["default"] in [choice["value"] for choice in option["choices"]]
        assert option["label"] not in (option["id"], f"option-{option['id']}")
    assert [proposal["seats"] for proposal in shown["proposals"]] == list(game.seats)
    for proposal in shown["proposals"]:
        wanted = {"game": game.name, "seats": [{}] * proposal["seats"], "options": proposal["options"]}
        assert client.post("/v1/matches", wanted).json["match"]["options"] == proposal["options"]


@EVERY_GAME
@EACH_OTHER_LANGUAGE
def test_every_piece_is_named_explained_and_drawn(client: JudgedClient, game: Game, language: str) -> None:
    english, translated = (
        client.get(f"/v1/games/{game.name}?language={one}").json["pieces"] for one in (FALLBACK, language)
    )
    assert [one["id"] for one in english] == list(game.pieces)
    assert len(game.pieces) > 0
    for here, there in zip(english, translated, strict=True):
        assert here["explains"] != there["explains"]
        answer = client.get(f"{here['picture']}?theme=dark&language={language}")
        assert (answer.status_code, answer.mimetype) == (200, "image/svg+xml")
        assert answer.headers["Content-Security-Policy"] == "default-src 'none'; sandbox"
        drawing = ElementTree.fromstring(answer.text)  # noqa: S314 - our own
        assert drawing.get("lang") == language
    problem(client.get(f"/v1/games/{game.name}/pieces/no_such_piece.svg"), 404, "no_such_piece")
    problem(client.get("/v1/games/no_such_game/pieces/die.svg"), 404, "no_such_game")
