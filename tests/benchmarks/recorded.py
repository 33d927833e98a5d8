"""Matches played at random over the API, and recorded so that they can be replayed in any store."""

from __future__ import annotations

import random
import sys
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cache
from itertools import count, islice, pairwise
from statistics import fmean
from typing import Any, NamedTuple

import msgspec
import redis
from flask import Flask

from service import create_app
from service.config import Settings
from service.engine.game import Game
from service.games import GAMES
from service.server.embedded import embedded_redis

Dumped = dict[bytes, bytes]


class Request(NamedTuple):
    """A legal move as it is posted."""

    path: str
    token: str
    body: bytes

    @property
    def match(self) -> str:
        return self.path.split("/")[3]


class Sizes(NamedTuple):
    """Bytes, on average over all moves: what Redis holds of a position, and the body of the answer."""

    stored: int
    answered: int


_UNKNOWN = Sizes(0, 0)


@dataclass
class Recorded:
    """A part of each match with the tokens of its seats, and what the store held where that part begins."""

    game: Game
    seats: int
    parts: list[list[Request]] = field(default_factory=list)
    tokens: list[list[str]] = field(default_factory=list)
    dumped: Dumped = field(default_factory=dict)
    sizes: Sizes = _UNKNOWN

    def set_back(self, store: Any, beside: Dumped | None = None) -> None:
        """Have the store hold this and nothing else, so that remembered answers are gone as well."""
        pipe = store.pipeline(transaction=False)
        pipe.flushdb()
        for key, value in (self.dumped | (beside or {})).items():
            pipe.restore(key, 0, value)
        pipe.execute()

    def shares(self, connections: int, most: int | None = None) -> list[list[Request]]:
        """The matches, or the first `most`, dealt out: each connection plays its own, one after the other."""
        parts = self.parts[:most]
        return [[move for part in parts[number::connections] for move in part] for number in range(connections)]


class ServedMatch:
    """A match with all seats taken."""

    def __init__(self, app: Flask, game: str, seats: int) -> None:
        self._client = app.test_client()
        created = self._post("/v1/matches", {"game": game, "seats": [{}] * seats}).json
        self.name: str = created["match"]["id"]
        self.path = f"/v1/matches/{self.name}"
        self.tokens: list[str] = [self._post(f"{self.path}/seats", {}).json["token"] for _ in range(seats)]

    def play(self, chooser: random.Random) -> Iterator[tuple[Request, int]]:
        """Play to the end; each move as it was posted, and the length of its answer."""
        asked = self._client.get(self.path).json["asked"]
        while asked:
            token = self.tokens[chooser.choice(asked["seats"])]
            decision = self._client.get(f"{self.path}/decision", headers=_with(token)).json
            body = chooser.choice(decision["moves"])["body"]
            answer = self._post(f"{self.path}/moves", body, token)
            yield Request(f"{self.path}/moves", token, msgspec.json.encode(body)), len(answer.data)
            asked = answer.json["match"]["asked"]

    def _post(self, path: str, body: Any, token: str | None = None) -> Any:
        data = msgspec.json.encode(body)
        answer = self._client.post(path, data=data, content_type="application/json", headers=_with(token))
        if not answer.status.startswith("2"):
            raise RuntimeError(f"{path}: {answer.status} {answer.text}")
        return answer


class Recorder(NamedTuple):
    """An app and its store."""

    app: Flask
    store: Any

    def record(self, game: Game, seats: int, matches: int, length: int | None = None) -> Recorded:
        """Whole matches or, with a `length`, about that many moves of each, from one stage of the game."""
        stages = self._stages(game, seats, length)
        record = Recorded(game, seats)
        sizes: list[Sizes] = []
        for number in count():
            begin, end = stages[number % len(stages)]
            match = ServedMatch(self.app, game.name, seats)
            moves = match.play(random.Random(number))
            deque(islice(moves, begin), maxlen=0)
            dumped = self._dump(match)
            part = []
            for move, answered in islice(moves, end - begin):
                part.append(move)
                sizes.append(Sizes(self._stored(match), answered))
            if part:  # a short match is over before its last stage begins
                record.parts.append(part)
                record.tokens.append(match.tokens)
                record.dumped |= dumped
            if len(record.parts) == matches:
                break
        record.sizes = Sizes(*(round(fmean(of_all)) for of_all in zip(*sizes, strict=True)))
        self.store.flushdb()
        return record

    def _stages(self, game: Game, seats: int, length: int | None) -> list[tuple[int, int]]:
        """Where the stages of a match begin and end, if it takes as long as one that is played to find out."""
        if length is None:
            return [(0, sys.maxsize)]
        whole = sum(1 for _ in ServedMatch(self.app, game.name, seats).play(random.Random(0)))
        stages = max(1, round(whole / length))
        return list(pairwise([*(stage * whole // stages for stage in range(stages)), sys.maxsize]))

    def _dump(self, match: ServedMatch) -> Dumped:
        return {key: self.store.dump(key) for key in self.store.keys(f"match:{{{match.name}}}*")}

    def _stored(self, match: ServedMatch) -> int:
        return sum(map(len, self.store.hvals(f"match:{{{match.name}}}")))


@contextmanager
def recorder() -> Iterator[Recorder]:
    with embedded_redis() as server, redis.Redis.from_url(server.url) as store:
        yield Recorder(create_app(Settings(redis_url=server.url)), store)


@cache
def of_game(name: str, quick: bool) -> Recorded:
    """About a thousand moves of a game, from all its stages, in as many matches as there are clients at most."""
    matches, length = (16, 24) if quick else (64, 16)
    with recorder() as one:
        return one.record(GAMES[name], seats_of(GAMES[name]), matches, length)


def of_all_games(quick: bool) -> list[Recorded]:
    return [of_game(name, quick) for name in GAMES]


def seats_of(game: Game) -> int:
    """Three, or as many as the game has."""
    return min(3, game.seats[-1])


def _with(token: str | None) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"} if token else {}
