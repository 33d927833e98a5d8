"""Which version of the service answers."""

from __future__ import annotations

from importlib.metadata import version

from service.games import GAMES
from tests.api.judged import JudgedClient


def test_the_version_is_that_of_the_package_and_of_the_contract(client: JudgedClient) -> None:
    contract = client.get("/openapi.json").json
    assert client.get("/version").json["version"] == version("tidetable") == contract["info"]["version"]


def test_every_game_has_the_version_of_its_rules(client: JudgedClient) -> None:
    shown = client.get("/version").json["games"]
    assert {game["id"]: game["rules_version"] for game in shown} == {game.name: game.version for game in GAMES.values()}
    listed = client.get("/v1/games").json["games"]
    assert shown == [{key: game[key] for key in ("id", "rules_version")} for game in listed]
