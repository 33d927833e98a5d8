"""Matches in a store, played at random through the service's own requests."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec
from flask import Flask
from flask.testing import FlaskClient

from service.matches import use_cases as matches
from service.matches.use_cases import Matches


class Request(NamedTuple):
    """A legal move as it is posted."""

    path: str
    token: str
    body: bytes


class ServedMatch:
    """A match with all seats taken."""

    def __init__(self, app: Flask, game: str, seats: int) -> None:
        self._client = app.test_client()
        self._matches: Matches = app.extensions["tidetable"]
        created = _post(self._client, "/v1/matches", {"game": game, "seats": [{}] * seats})
        self.name: str = created["match"]["id"]
        self._path = f"/v1/matches/{self.name}"
        self._tokens = [_post(self._client, f"{self._path}/seats", {})["token"] for _ in range(seats)]

    @property
    def current(self) -> matches.Match:
        return matches.loaded(self._matches.saved(self.name))

    def play(self, chooser: random.Random) -> Iterator[Request]:
        """Play to the end; each move as it was posted."""
        while asked := (match := self.current).asked:
            seat = chooser.choice(asked.seats)
            move = chooser.choice(list(match.legal_moves(seat)))
            body = {"decision": asked.serial, "move": move}
            path, token = f"{self._path}/moves", self._tokens[seat]
            _post(self._client, path, body, token)
            yield Request(path, token, msgspec.json.encode(body))


def _post(client: FlaskClient, path: str, body: Any, token: str | None = None) -> Any:
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    answer = client.post(path, data=msgspec.json.encode(body), content_type="application/json", headers=headers)
    if not answer.status.startswith("2"):
        raise RuntimeError(f"{path}: {answer.status} {answer.text}")
    return answer.json
