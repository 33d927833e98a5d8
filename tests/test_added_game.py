"""A game that the service has never heard of: naming its package in TIDETABLE_GAMES is all it takes to play it."""

from __future__ import annotations

import os
import random
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from service.api.contract.document import Document
from service.api.contract.judge import Judge
from service.games import GAMES
from service.words import FALLBACK, LANGUAGES
from tests.api.served import Answer, Served, serving, with_token

ROOT = Path(__file__).parent.parent
FOLDER = ROOT / "tests" / "driftwood"
PACKAGE = "tests.driftwood"
GAME = "driftwood"


@pytest.fixture(scope="module")
def added(redis_url: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A service that has the game."""
    with serving(redis_url, tmp_path_factory.mktemp("added") / "log", games=PACKAGE) as served:
        yield served


@pytest.fixture(scope="module")
def document(added: Served) -> Document:
    """The contract of that service."""
    return Document(added.get("/openapi.json").json)


class Player:
    """A player that knows no game: it reads sentences and touches what is drawn.

    Every answer must fit the contract, and no sentence may be empty.
    """

    def __init__(self, served: Served, document: Document, match: str, language: str, name: str) -> None:
        self._served = served
        self._document = document
        self._path = f"/v1/matches/{match}"
        self._language = language
        self._chooser = random.Random(name)
        self._token = ""
        joined = self._read("POST", "/seats", "SeatJoined", {"name": name})
        self._token, self.seat = joined["token"], joined["seat"]
        self.read: list[str] = []
        self.refusals = 0

    def look(self) -> Any:
        return self._read("GET", "", "MatchShown")

    def story(self) -> list[str]:
        return [told["says"] for told in self._read("GET", "/events?limit=500", "EventList")["events"]]

    def play(self) -> None:
        decision = self._read("GET", "/decision?refused=true", "DecisionShown")
        assert decision["asked"]["seats"] == [self.seat]
        self.read += [decision["question"], decision["asked"]["says"]]
        self.read += [move["does"] for move in decision["moves"]] + [move["why"] for move in decision["refused"]]
        self.refusals += len(decision["refused"])
        drawn = self._drawn()
        assert all(set(move["places"]) <= drawn for move in (*decision["moves"], *decision["refused"]))
        made = self._read("POST", "/moves", "MoveMade", self._touch(decision["moves"], drawn))
        self.read += [told["says"] for told in made["events"]]

    def _touch(self, moves: list[Any], drawn: set[str]) -> Any:
        """Touch one drawn place after another until a single move is left; its body."""
        touched: list[str] = []
        while len(moves) > 1 or touched != moves[0]["places"]:
            touchable = {move["places"][len(touched)] for move in moves} & drawn
            touched.append(self._chooser.choice(sorted(touchable)))
            moves = [move for move in moves if move["places"][: len(touched)] == touched]
        return moves[0]["body"]

    def _drawn(self) -> set[str]:
        board = self._ask("GET", "/board.svg")
        assert board.headers["Content-Type"] == "image/svg+xml"
        drawing = ElementTree.fromstring(board.data)  # noqa: S314 - our own
        assert drawing.get("lang") == self._language
        return {part.get("data-ref", "") for part in drawing.iter()}

    def _read(self, method: str, path: str, schema: str, body: Any = None) -> Any:
        said = self._ask(method, path, body).json
        judge = Judge(self._document, {"$ref": f"#/components/schemas/{schema}"})
        assert list(judge.faults(said, "body")) == []
        return said

    def _ask(self, method: str, path: str, body: Any = None) -> Answer:
        headers = {"Accept-Language": self._language, **with_token(self._token)}
        answer = self._served.call(method, self._path + path, body, headers=headers)
        assert answer.status_code < 300, answer.data
        assert answer.headers["Content-Language"] == self._language
        return answer


def test_it_is_played_to_its_end_by_players_who_know_no_game(added: Served, document: Document) -> None:
    (game,) = [one for one in added.get("/v1/games").json["games"] if one["id"] == GAME]
    spoken = LANGUAGES[: game["most_seats"]]
    match = added.post("/v1/matches", {"game": GAME, "seats": [{}] * len(spoken)}).json["match"]["id"]
    players = [Player(added, document, match, language, f"Ada {number}") for number, language in enumerate(spoken)]
    while asked := players[0].look()["asked"]:
        players[asked["seats"][0]].play()
    read = Counter(said for player in players for said in {*player.read, *player.story()})
    assert max(read.values()) == 1, "every language has different sentences"
    for player in players:
        assert player.refusals
        assert all(said.strip() for said in player.read)
        assert player.story()[-1].endswith(player.look()["outcome"]["says"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_about_it_can_be_read_and_seen(added: Served, document: Document, language: str) -> None:
    asked = f"?language={language}"
    game = added.get(f"/v1/games/{GAME}{asked}").json
    judge = Judge(document, {"$ref": "#/components/schemas/GameShown"})
    assert list(judge.faults(game, "body")) == []
    rules = added.get(game["rules_url"] + asked)
    assert (rules.status_code, rules.json["language"]) == (200, language)
    for piece in game["pieces"]:
        picture = added.get(piece["picture"] + asked)
        assert (picture.status_code, picture.headers["Content-Type"]) == (200, "image/svg+xml")
        assert ElementTree.fromstring(picture.data).get("lang") == language  # noqa: S314 - our own
    created = added.post("/v1/matches", {"game": GAME, "options": game["proposals"][0]["options"]}).json["match"]
    path = f"/v1/matches/{created['id']}"
    for _ in created["seats"]:
        added.post(f"{path}/seats", {})
    for board in ("board.svg", "board.txt"):
        assert added.get(f"{path}/{board}{asked}").status_code == 200


def test_the_contract_covers_it(document: Document) -> None:
    schemas = document.content["components"]["schemas"]
    assert {
        "DriftwoodNewMatch",
        "DriftwoodOptions",
        "DriftwoodView",
        "DriftwoodTakePlank",
        "DriftwoodPlankTaken",
    } <= set(schemas)
    assert set(schemas["NewMatch"]["discriminator"]["mapping"]) == {*GAMES, GAME}
    assert "take_plank" in schemas["Move"]["discriminator"]["mapping"]


def test_it_keeps_the_laws_and_its_words_and_rules_are_complete() -> None:
    tests = ["laws/test_laws.py", "words", "boards/test_languages.py", "contract/test_rule_numbers.py"]
    tests.append("contract/test_document.py")
    command = [sys.executable, "-m", "pytest", *(f"tests/{name}" for name in tests)]
    command += ["-k", f"{GAME} or test_document", "-q", "-p", "no:cacheprovider"]
    done = subprocess.run(
        command, cwd=ROOT, env={**os.environ, "TIDETABLE_GAMES": PACKAGE}, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout
    (passed,) = re.findall(r"(\d+) passed", done.stdout)
    assert int(passed) > 100


def test_it_takes_less_than_250_lines_in_one_language() -> None:
    files = [*FOLDER.glob("*.py"), FOLDER / f"words/{FALLBACK}.ftl", FOLDER / f"rules.{FALLBACK}.md"]
    assert len(files) == 4
    assert sum(len(path.read_text().splitlines()) for path in files) < 250
