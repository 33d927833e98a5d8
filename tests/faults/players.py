"""Clients that play whole matches, send each request again until it is answered, and note what they were told."""

from __future__ import annotations

import http.client
import json
import random
import threading
import time
import uuid
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from service.games import GAMES
from tests.faults.verdict import Acknowledged, Verdict, judge

#: How long a client goes on sending the same request, and how long it pauses in between.
_STUBBORN = 60.0
_PAUSE = 0.05
#: What a client is told whose decision is another one than it was.
_ROLLED_BACK = ("/problems/decision_answered", "/problems/no_such_decision", "/problems/not_asked")
#: How often a client sends an acknowledged move again, to compare the answers.
_REPEATED = 0.1


class Answer(NamedTuple):
    status: int
    data: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.data)


class UnexpectedError(Exception):
    """An answer that no client may get; the message says which."""


class ForgottenError(Exception):
    """The service doesn't know the match any more."""


class RolledBackError(UnexpectedError):
    """The service asks for another decision than the one that it has just told of."""


@dataclass
class Played:
    path: str
    tokens: list[str] = field(default_factory=list)
    moves: list[Acknowledged] = field(default_factory=list)


class Caller:
    """Sends requests, each until it is answered; a service that is unavailable for the moment has not answered.

    With `on_time` a request that breaks off must not have been carried out: the service was stopped in good order.
    """

    def __init__(self, address: tuple[str, int], patience: float, *, on_time: bool = False) -> None:
        self._address, self._patience, self._on_time = address, patience, on_time
        self.wrong: list[str] = []
        self.sent_again = 0
        #: Of the last request that was answered.
        self.newest_key = ""

    def call(self, method: str, path: str, body: Any = None, token: str = "", key: str = "") -> Answer:
        headers = {"Content-Type": "application/json"}
        headers |= {"Authorization": f"Bearer {token}"} if token else {}
        headers |= {"Idempotency-Key": key} if key else {}
        give_up = time.monotonic() + _STUBBORN
        while time.monotonic() < give_up:
            try:
                answer = self._exchange(method, path, body, headers)
            except (OSError, http.client.HTTPException) as error:
                # The move that is sent again to see the same answer was made when it was sent first.
                if self._on_time and key != self.newest_key:
                    self._missed(body, path, error)
            else:
                if answer.status != 503:
                    self.newest_key = key or self.newest_key
                    return answer
            self.sent_again += 1
            time.sleep(_PAUSE)
        raise UnexpectedError(f"{method} {path} was not answered in {_STUBBORN:.0f} s")

    def once(self, method: str, path: str, body: Any, token: str, key: str) -> Answer:
        headers = {"Content-Type": "application/json", "Authorization": f"Bearer {token}", "Idempotency-Key": key}
        return self._exchange(method, path, body, headers)

    def _exchange(self, method: str, path: str, body: Any, headers: dict[str, str]) -> Answer:
        connection = http.client.HTTPConnection(*self._address, timeout=self._patience)
        try:
            connection.request(method, path, None if body is None else json.dumps(body), headers)
            answer = connection.getresponse()
            data = answer.read()
            if not answer.getheader("Content-Length", ""):  # for http.client the headers end where they are cut
                raise http.client.IncompleteRead(data)
            return Answer(answer.status, data)
        finally:
            connection.close()

    def _missed(self, body: Any, path: str, error: Exception) -> None:
        if path.endswith("/moves?include=decision"):
            match = self.call("GET", path.removesuffix("/moves?include=decision")).json
            if match["asked"] is None or match["asked"]["serial"] != body["decision"]:
                self.wrong.append(f"{path}: a move was made, and its answer not sent ({error!r})")


class Player(threading.Thread):
    """Plays match after match, all seats of each, until it is told to stop; then ends the match that it plays."""

    def __init__(
        self, number: int, caller: Caller, stopping: threading.Event, *, may_forget: bool, may_lose: bool = False
    ) -> None:
        super().__init__(name=f"player {number}", daemon=True)
        self.caller, self._stopping, self._may_forget, self._may_lose = caller, stopping, may_forget, may_lose
        #: With `may_lose`, the matches that could not be played on because of what was lost.
        self.rolled_back: list[Played] = []
        self._chance = random.Random(number)
        self._games = [list(GAMES)[(number + turn) % len(GAMES)] for turn in range(len(GAMES))]
        self.played: list[Played] = []
        self.wrong = caller.wrong
        self.acknowledged_at: list[float] = []

    def run(self) -> None:
        turn = 0
        while not self._stopping.is_set():
            try:
                self._play(self._games[turn % len(self._games)])
            except (ForgottenError, RolledBackError) as error:
                self._give_up(error)
            except Exception as error:
                self.wrong.append(f"{type(error).__name__}: {error}")
                return
            turn += 1

    def _give_up(self, why: Exception) -> None:
        match = self.played.pop()
        if self._may_lose:
            self.rolled_back.append(match)
        elif not (self._may_forget and isinstance(why, ForgottenError)):
            self.wrong.append(f"{match.path} is {type(why).__name__.removesuffix('Error').lower()}: {why}")

    def _play(self, game: str) -> None:
        created = self._post("/v1/matches", {"game": game, "seats": [{}] * 2}, 201)
        match = Played(f"/v1/matches/{created['match']['id']}")
        self.played.append(match)
        for _ in range(2):
            match.tokens.append(self._post(f"{match.path}/seats", {}, 201)["token"])
        shown = self._get(match.path)
        while shown["asked"]:
            shown = self._move(match, shown["asked"]["seats"][0])

    def _move(self, match: Played, seat: int) -> Any:
        token, key = match.tokens[seat], uuid.uuid4().hex
        moves = self._get(f"{match.path}/decision", token)["moves"]
        if not moves:
            raise RolledBackError("somebody else is asked")
        body = self._chance.choice(moves)["body"]
        path = f"{match.path}/moves?include=decision"
        answer = self._expect(200, self.caller.call("POST", path, body, token, key), path)
        made = answer.json
        match.moves.append(Acknowledged(seat, body["move"], made["events"]))
        self.acknowledged_at.append(time.monotonic())
        if self._chance.random() < _REPEATED:
            again = self._expect(200, self.caller.call("POST", path, body, token, key), path)
            if again.data != answer.data:
                self.wrong.append(f"{path}: sent again, it was answered otherwise")
        return made["match"]

    def _post(self, path: str, body: Any, status: int) -> Any:
        return self._expect(status, self.caller.call("POST", path, body, key=uuid.uuid4().hex), path).json

    def _get(self, path: str, token: str = "") -> Any:
        return self._expect(200, self.caller.call("GET", path, token=token), path).json

    def _expect(self, status: int, answer: Answer, path: str) -> Answer:
        if answer.status == status:
            return answer
        if answer.status == 404 and answer.json["type"] == "/problems/no_such_match":
            raise ForgottenError
        if answer.status == 409 and answer.json["type"] in _ROLLED_BACK:
            raise RolledBackError(answer.json["detail"])
        raise UnexpectedError(f"{path}: {answer.status} {answer.data[:300]!r}")


def audit(caller: Caller, played: Played) -> Verdict:
    """Judge a finished match by what the service says of it now."""
    answer = caller.call("GET", f"{played.path}/record")
    if answer.status != 200:
        return Verdict(
            len(played.moves), lost=len(played.moves), wrong=[f"{played.path} has no record: {answer.status}"]
        )
    record = answer.json
    verdict = judge(played.moves, [story(caller, played.path, token) for token in played.tokens], record)
    verified = caller.call("POST", "/v1/records/verify", record).json
    if not verified.get("same"):
        verdict.wrong.append(f"{played.path}: the record does not verify: {verified}")
    return verdict


def story(caller: Caller, path: str, token: str = "") -> list[Any]:
    story: list[Any] = []
    while True:
        page = caller.call("GET", f"{path}/events?after={len(story)}&limit=500", token=token).json
        story += page["events"]
        if not page["events"] or len(story) >= page["last_event"]:
            return story
