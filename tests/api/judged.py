"""A client that holds every answer against openapi.yaml."""

from __future__ import annotations

import random
from typing import Any

from flask import Flask
from werkzeug.exceptions import HTTPException
from werkzeug.test import TestResponse

from service.api.contract import Document, Judge, address_of
from service.app import _MANNERS

OPTIONAL = {"Link", "Cache-Control"}
#: What every answer has, and what is for a browser or a proxy on the way.
EVERYWHERE = {name for name, _ in _MANNERS} | {
    "Content-Type",
    "Content-Length",
    "Content-Security-Policy",
    "X-Accel-Buffering",
}


class JudgedClient:
    def __init__(self, app: Flask) -> None:
        self._client = app.test_client()
        self._addresses = app.url_map.bind("")
        self._document: Document = app.extensions["contract"].document
        # Making a judge takes longer than its judgement: all clients of an app share theirs.
        self._judges: dict[str, Judge] = app.extensions.setdefault("judges of answers", {})

    def get(self, path: str, **more: Any) -> TestResponse:
        return self.call("GET", path, **more)

    def post(self, path: str, body: Any = None, **more: Any) -> TestResponse:
        return self.call("POST", path, json=body, **more)

    def delete(self, path: str, **more: Any) -> TestResponse:
        return self.call("DELETE", path, **more)

    def call(
        self, method: str, path: str, token: str | None = None, headers: dict[str, str] | None = None, **more: Any
    ) -> TestResponse:
        sent = dict(headers or {})
        if token:
            sent["Authorization"] = f"Bearer {token}"
        answer = self._client.open(path, method=method, headers=sent, **more)
        self._judge(method, path, answer)
        return answer

    def _judge(self, method: str, path: str, answer: TestResponse) -> None:
        try:
            rule, _ = self._addresses.match(path.split("?")[0], method, return_rule=True)
        except HTTPException:
            return
        operation = self._document.content["paths"].get(address_of(rule.rule), {}).get(method.lower())
        if operation is None:
            return
        said = operation["responses"][str(answer.status_code)]
        declared = set(said.get("headers", {}))
        assert declared - OPTIONAL <= set(answer.headers.keys()), "a header is missing"
        assert set(answer.headers.keys()) <= declared | EVERYWHERE, "a header is not in the contract"
        if "content" not in said:
            assert answer.data == b""
            return
        schema = said["content"][answer.mimetype]["schema"]
        if answer.is_json:
            faults = list(self._judge_of(schema).faults(answer.json, "body"))
            assert not faults, faults[:3]

    def _judge_of(self, schema: dict[str, Any]) -> Judge:
        name = str(schema)
        if name not in self._judges:
            self._judges[name] = Judge(self._document, schema)
        return self._judges[name]


class Seated:
    """A match with all seats taken, and the tokens to play it."""

    def __init__(self, client: JudgedClient, game: str, seats: int, **wanted: Any) -> None:
        created = client.post("/v1/matches", {"game": game, "seats": [{}] * seats, **wanted})
        assert created.status_code == 201, created.json
        self.client = client
        self.creator = created.json["creator_token"]
        self.name = created.json["match"]["match"]
        self.path = f"/v1/matches/{self.name}"
        self.tokens = [client.post(f"{self.path}/seats", {}).json["token"] for _ in range(seats)]

    def look(self, seat: int | None = None) -> Any:
        return self.client.get(self.path, token=self.token(seat)).json

    def token(self, seat: int | None) -> str | None:
        return None if seat is None else self.tokens[seat]

    def asked(self) -> int:
        """The seat that is asked now."""
        seat: int = self.look()["asked"]["seats"][0]
        return seat

    def legal(self, seat: int) -> list[Any]:
        found: list[Any] = self.client.get(f"{self.path}/decision", token=self.tokens[seat]).json["moves"]
        return found

    def move(self, seat: int, body: Any, **more: Any) -> TestResponse:
        return self.client.post(f"{self.path}/moves", body, token=self.tokens[seat], **more)

    def move_at_random(self, chooser: random.Random, asked: int | None = None) -> TestResponse:
        seat = self.asked() if asked is None else asked
        return self.move(seat, chooser.choice(self.legal(seat))["body"])

    def play_to_the_end(self, chooser: random.Random) -> None:
        standing = self.look()
        while standing["status"] == "running":
            answer = self.move_at_random(chooser, standing["asked"]["seats"][0])
            assert answer.status_code == 200, answer.json
            standing = answer.json["match"]

    def story(self, seat: int | None = None) -> list[Any]:
        told: list[Any] = []
        path: str | None = f"{self.path}/events?limit=500"
        while path:
            answer = self.client.get(path, token=self.token(seat))
            told += answer.json["events"]
            path = answer.headers["Link"].split(">")[0][1:] if "Link" in answer.headers else None
        return told
