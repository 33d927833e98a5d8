"""Several clients at once, each with its own service and Redis connections: a change is made once."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
import redis
from flask import Flask
from werkzeug.test import TestResponse

from service import create_app
from service.config import Settings
from tests.api.expect import any_move, fresh_key
from tests.api.judged import JudgedClient, Seated
from tests.api.served import PATIENCE

ROUNDS = 100
MOVE_PROBLEMS = {"running": "/problems/decision_answered", "over": "/problems/match_not_running"}


@pytest.fixture(scope="module")
def another_app(redis_url: str) -> Flask:
    return create_app(Settings(redis_url=redis_url))


class Racers:
    """Requests that are sent at the same time; each reads the match before any of them writes."""

    def __init__(self, apps: list[Flask], racers: int, monkeypatch: pytest.MonkeyPatch) -> None:
        self._apps = apps
        self._racers = racers
        self._pool = ThreadPoolExecutor(racers)
        self._barrier = threading.Barrier(racers, timeout=PATIENCE)
        self._first = threading.local()
        for app in apps:
            store = app.services.store
            for read in ("read", "read_with_answer"):
                monkeypatch.setattr(store, read, self._waiting_for_others(getattr(store, read)))

    def _waiting_for_others(self, read: Callable[..., Any]) -> Callable[..., Any]:
        def read_and_wait(*arguments: Any) -> Any:
            found = read(*arguments)
            if getattr(self._first, "read", False):
                self._first.read = False
                self._barrier.wait()
            return found

        return read_and_wait

    def race(self, send: Callable[[JudgedClient], TestResponse]) -> list[TestResponse]:
        def run(number: int) -> TestResponse:
            self._first.read = True
            return send(JudgedClient(self._apps[number % len(self._apps)]))

        return list(self._pool.map(run, range(self._racers)))

    def close(self) -> None:
        self._pool.shutdown()


@pytest.fixture
def racers(app: Flask, another_app: Flask, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[int], Racers]]:
    started: list[Racers] = []

    def start(number: int) -> Racers:
        started.append(Racers([app, another_app], number, monkeypatch))
        return started[-1]

    yield start
    for one in started:
        one.close()


def running(client: JudgedClient, match: Seated | None) -> Seated:
    """The match, or a new one when it is over."""
    if match is not None and match.look()["status"] == "running":
        return match
    return Seated(client, "island_of_gems", 2)


def test_the_same_move_twice_at_once_is_made_once(client: JudgedClient, racers: Callable[[int], Racers]) -> None:
    match = None
    two = racers(2)
    for _ in range(ROUNDS):
        match = running(client, match)
        seat, body = any_move(match)
        before = match.look()
        path, token = f"{match.path}/moves", match.tokens[seat]
        answers = two.race(lambda racer, path=path, body=body, token=token: racer.post(path, body, token=token))
        won, lost = sorted(answers, key=lambda answer: answer.status_code)
        after = match.look()
        assert (won.status_code, lost.status_code) == (200, 409)
        assert lost.json["type"] == MOVE_PROBLEMS[after["status"]]
        assert after["version"] == before["version"] + 1
        assert after["last_event"] == won.json["match"]["last_event"]


def test_with_the_same_key_both_get_the_same_answer(client: JudgedClient, racers: Callable[[int], Racers]) -> None:
    match = None
    two = racers(2)
    for _ in range(ROUNDS):
        match = running(client, match)
        seat, body = any_move(match)
        before = match.look()["version"]
        path = f"{match.path}/moves"
        more = {"token": match.tokens[seat], "headers": fresh_key()}
        one, other = two.race(lambda racer, path=path, body=body, more=more: racer.post(path, body, **more))
        assert (one.status_code, one.data, dict(one.headers)) == (200, other.data, dict(other.headers))
        assert match.look()["version"] == before + 1


def test_eight_players_race_for_four_seats(client: JudgedClient, racers: Callable[[int], Racers]) -> None:
    eight = racers(8)
    for _ in range(10):
        path = client.post("/v1/matches", {"game": "reef_gardens", "seats": [{}] * 4}).headers["Location"]
        answers = eight.race(lambda racer, path=path: racer.post(f"{path}/seats", {}))
        seated = [answer.json for answer in answers if answer.status_code == 201]
        refused = [answer.json["type"] for answer in answers if answer.status_code != 201]
        assert sorted(one["seat"] for one in seated) == [0, 1, 2, 3]
        assert len({one["token"] for one in seated}) == 4
        assert refused == ["/problems/match_not_open"] * 4
        match = client.get(path).json
        assert (match["status"], match["version"]) == ("running", 5)
        for one in seated:
            assert client.get(path, token=one["token"]).json["viewer"] == one["seat"]


def test_players_race_for_the_same_seat(client: JudgedClient, racers: Callable[[int], Racers]) -> None:
    four = racers(4)
    for _ in range(10):
        path = client.post("/v1/matches", {"game": "island_of_gems"}).headers["Location"]
        answers = four.race(lambda racer, path=path: racer.post(f"{path}/seats", {"seat": 1}))
        assert sorted(answer.status_code for answer in answers) == [201, 409, 409, 409]
        assert client.get(path).json["version"] == 2


def test_a_match_created_by_several_at_once_is_one_match(
    client: JudgedClient, racers: Callable[[int], Racers], redis_client: redis.Redis
) -> None:
    four = racers(4)
    for _ in range(10):
        key = fresh_key()
        answers = four.race(lambda racer, key=key: racer.post("/v1/matches", {"game": "island_of_gems"}, headers=key))
        assert {answer.status_code for answer in answers} == {201}
        assert len({answer.data for answer in answers}) == 1
        assert client.delete(answers[0].headers["Location"], token=answers[0].json["creator_token"]).status_code == 200
    listed = [match["id"] for match in client.get("/v1/matches").json["matches"]]
    assert len(listed) == len(set(listed)) == 10
    assert redis_client.zcard("matches:island_of_gems:abandoned") == 10
