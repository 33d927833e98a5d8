"""Two scripts play each game to its end. Each knows only the match's id, its own token and the stream."""

from __future__ import annotations

import http.client
import json
import random
import threading
from typing import Any

import pytest

from service.games import GAMES
from tests.api.served import PATIENCE, Served, with_token


class Script(threading.Thread):
    """Takes a seat, listens, and after each change looks whether it is asked, and answers at random."""

    def __init__(self, address: tuple[str, int], match: str, seed: int) -> None:
        super().__init__()
        self._listening = http.client.HTTPConnection(*address, timeout=PATIENCE)
        self._asking = http.client.HTTPConnection(*address, timeout=PATIENCE)
        self._path = f"/v1/matches/{match}"
        self._chooser = random.Random(seed)
        self._token = ""
        self.heard: list[Any] = []
        self.moved = 0

    def run(self) -> None:
        self._token = self._ask("POST", "/seats", {})["token"]
        self._listening.request("GET", f"{self._path}/events", headers=self._headers("application/x-ndjson"))
        stream = self._listening.getresponse()
        while line := stream.readline():
            if line != b"\n":
                self._hear(json.loads(line))
        self._listening.close()
        self._asking.close()

    def _hear(self, told: Any) -> None:
        something_new = not self.heard or told.get("moves") != self.heard[-1]["moves"]
        self.heard.append(told)
        if "event" in told and (something_new or told["event"]["type"] == "match_started"):
            self._answer()

    def _answer(self) -> None:
        legal = self._ask("GET", "/decision")["moves"]
        if legal:
            self._ask("POST", "/moves", self._chooser.choice(legal)["body"])
            self.moved += 1

    def _ask(self, method: str, path: str, body: Any = None) -> Any:
        sent = None if body is None else json.dumps(body)
        self._asking.request(method, self._path + path, sent, self._headers("application/json"))
        answer = self._asking.getresponse()
        said = json.load(answer)
        assert answer.status < 300, said
        return said

    def _headers(self, accept: str) -> dict[str, str]:
        return {"Accept": accept, "Content-Type": "application/json", **with_token(self._token)}


@pytest.mark.parametrize("game", GAMES)
def test_two_scripts_play_to_the_end(served: Served, game: str) -> None:
    match = served.post("/v1/matches", {"game": game, "seats": [{}, {}]}).json["match"]["id"]
    scripts = [Script(served.address, match, seed) for seed in (1, 2)]
    for script in scripts:
        script.start()
    for script in scripts:
        script.join(PATIENCE)
    over = served.get(f"/v1/matches/{match}").json
    assert over["status"] == "over"
    for script in scripts:
        *story, last, end = script.heard
        assert [told["seq"] for told in [*story, last]] == list(range(1, over["last_event"] + 1))
        assert last["event"]["type"] == "match_over"
        assert end == {"end": "over", "last_event": over["last_event"]}
        assert script.moved > 5
