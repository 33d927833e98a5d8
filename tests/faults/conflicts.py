"""A thousand conflicting moves: many clients answer the same decision at once, and exactly one of them may."""

from __future__ import annotations

import threading
import uuid
from concurrent.futures import ThreadPoolExecutor
from itertools import cycle, islice
from typing import Any

from tests.faults.players import Answer, Caller, Played, audit
from tests.faults.verdict import Acknowledged, Verdict

_RACERS = 10
_RACES = 100
_REFUSED = {"/problems/decision_answered", "/problems/match_not_running", "/problems/not_asked"}


def race(address: tuple[str, int]) -> Verdict:
    """Play 100 decisions or more, each raced for by ten clients, and whole matches."""
    caller, verdict, races = Caller(address, 15.0), Verdict(), 0
    while races < _RACES:
        played = _seated(caller)
        while asked := caller.call("GET", played.path).json["asked"]:
            verdict.wrong += _race_for_one(caller, played, asked["seats"][0])
            races += 1
        verdict.add(audit(caller, played))
    return verdict


def _seated(caller: Caller) -> Played:
    created = caller.call("POST", "/v1/matches", {"game": "island_of_gems"}).json
    played = Played(f"/v1/matches/{created['match']['id']}")
    played.tokens += [caller.call("POST", f"{played.path}/seats", {}).json["token"] for _ in range(2)]
    return played


def _race_for_one(caller: Caller, played: Played, seat: int) -> list[str]:
    token = played.tokens[seat]
    moves = caller.call("GET", f"{played.path}/decision", token=token).json["moves"]
    bodies = [move["body"] for move in islice(cycle(moves), _RACERS)]
    keys = [uuid.uuid4().hex for _ in bodies]
    barrier = threading.Barrier(_RACERS, timeout=30)

    def send(body: Any, key: str) -> Answer:
        barrier.wait()
        return caller.once("POST", f"{played.path}/moves", body, token, key)

    with ThreadPoolExecutor(_RACERS) as pool:
        answers = list(pool.map(send, bodies, keys))
    winners = [number for number, answer in enumerate(answers) if answer.status == 200]
    wrong = [
        f"{answer.status} {answer.data[:200]!r}"
        for answer in answers
        if answer.status != 200 and answer.json["type"] not in _REFUSED
    ]
    for number in winners:
        played.moves.append(Acknowledged(seat, bodies[number]["move"], answers[number].json["events"]))
        again = caller.once("POST", f"{played.path}/moves", bodies[number], token, keys[number])
        if again.data != answers[number].data:
            wrong.append("the winner's move, sent again, was answered otherwise")
    return wrong if len(winners) == 1 else [*wrong, f"{len(winners)} clients made the same decision"]
