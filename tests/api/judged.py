"""A client that checks every answer against openapi.yaml."""

from __future__ import annotations

import gzip
import json
import random
from collections.abc import Callable
from copy import deepcopy
from functools import cache
from typing import Any

import brotli
from flask import Flask
from werkzeug.exceptions import HTTPException
from werkzeug.test import TestResponse

from service.api.contract.document import Document
from service.api.contract.judge import Judge
from service.api.headers import COMMON_HEADERS
from service.api.live import FORMS
from service.api.resources import ROUTES
from tests.api.served import Answer

#: By Flask's rule.
ADDRESSES = {route.path: route.address for route in ROUTES}
OPTIONAL = {"Accept-Encoding", "Link", "Preference-Applied"}
#: The headers that every answer has, and those for browsers and proxies.
EVERYWHERE = {name for name, _ in COMMON_HEADERS} | {
    "Content-Encoding",
    "Content-Type",
    "Content-Length",
    "Content-Security-Policy",
    "X-Accel-Buffering",
}


_DECODERS: dict[str | None, Callable[[bytes], bytes]] = {
    None: bytes,
    "br": brotli.decompress,
    "gzip": gzip.decompress,
}


def decoded(answer: TestResponse | Answer) -> bytes:
    """The body as it was before it was compressed."""
    return _DECODERS[answer.headers.get("Content-Encoding")](answer.data)


class JudgedClient:
    def __init__(self, app: Flask) -> None:
        self._client = app.test_client()
        self._addresses = app.url_map.bind("")
        # Building judges takes longer than judging: all clients of an app share theirs.
        self._document: Document = _closed(app)
        self._judges: dict[str, Judge] = app.extensions.setdefault("judges of answers", {})

    def get(self, path: str, **more: Any) -> TestResponse:
        return self.call("GET", path, **more)

    def post(self, path: str, body: Any = None, **more: Any) -> TestResponse:
        return self.call("POST", path, json=body, **more)

    def head(self, path: str, **more: Any) -> TestResponse:
        return self.call("HEAD", path, **more)

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
        for name, value in COMMON_HEADERS:
            assert answer.headers.getlist(name) == [value], f"{name} is not sent exactly once"
        try:
            rule, _ = self._addresses.match(path.split("?")[0], method, return_rule=True)
        except HTTPException:
            return
        judged_as = "get" if method == "HEAD" else method.lower()
        operation = self._document.content["paths"].get(ADDRESSES.get(rule.rule), {}).get(judged_as)
        if operation is None:
            return
        said = self._document.resolve(operation["responses"][str(answer.status_code)])
        declared = set(said.get("headers", {}))
        optional = OPTIONAL | {"ETag"} if answer.mimetype in FORMS else OPTIONAL
        assert declared - optional <= set(answer.headers.keys()), "a header is missing"
        assert set(answer.headers.keys()) <= declared | EVERYWHERE, "a header is not in the contract"
        if "content" not in said or method == "HEAD":
            assert answer.data == b""
            return
        schema = said["content"][answer.mimetype]["schema"]
        if answer.is_json:
            faults = list(self._judge_of(schema).faults(json.loads(decoded(answer)), "body"))
            assert not faults, faults[:3]

    def _judge_of(self, schema: dict[str, Any]) -> Judge:
        name = str(schema)
        if name not in self._judges:
            self._judges[name] = Judge(self._document, schema)
        return self._judges[name]


@cache
def _closed(app: Flask) -> Document:
    """The contract without room for growth: an answer must hold nothing that it doesn't name."""
    content = deepcopy(app.services.document.content)
    for schema in content["components"]["schemas"].values():
        if "properties" in schema:
            schema.setdefault("additionalProperties", False)
    return Document(content)


class Seated:
    """A match with all seats taken, and the tokens to play it."""

    def __init__(self, client: JudgedClient, game: str, seats: int, **wanted: Any) -> None:
        created = client.post("/v1/matches", {"game": game, "seats": [{}] * seats, **wanted})
        assert created.status_code == 201, created.json
        self.client = client
        self.creator = created.json["creator_token"]
        self.name = created.json["match"]["id"]
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

    def move(self, seat: int, body: Any, query: str = "", **more: Any) -> TestResponse:
        return self.client.post(f"{self.path}/moves{query}", body, token=self.tokens[seat], **more)

    def move_at_random(self, chooser: random.Random, asked: int | None = None) -> TestResponse:
        seat = self.asked() if asked is None else asked
        return self.move(seat, chooser.choice(self.legal(seat))["body"])

    def play_to_the_end(self, chooser: random.Random) -> None:
        shown = self.look()
        while shown["status"] == "running":
            answer = self.move_at_random(chooser, shown["asked"]["seats"][0])
            assert answer.status_code == 200, answer.json
            shown = answer.json["match"]

    def story(self, seat: int | None = None) -> list[Any]:
        told: list[Any] = []
        path: str | None = f"{self.path}/events?limit=500"
        while path:
            answer = self.client.get(path, token=self.token(seat))
            told += answer.json["events"]
            path = answer.headers["Link"].split(">")[0][1:] if "Link" in answer.headers else None
        return told
