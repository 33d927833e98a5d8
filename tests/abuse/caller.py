"""A client on one connection and from one address, and a match that it plays."""

from __future__ import annotations

import http.client
import json
import random
import time
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator

#: How long a client waits for an answer, in seconds, and for how long it takes a connection to be still open.
PATIENCE, _FRESH = 30.0, 5.0
Address = tuple[str, int]


class Answer(NamedTuple):
    status: int
    headers: http.client.HTTPMessage
    data: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.data)


class FailedError(Exception):
    """A request got no answer, or not the one that it should have; the message says which."""


class Caller:
    """Sends one request after the other, and notes how long each takes."""

    def __init__(self, address: Address, source: str) -> None:
        self._address, self._source = address, source
        self._connection: http.client.HTTPConnection | None = None
        self._used = 0.0
        self.seconds: list[float] = []

    def close(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    def call(self, method: str, path: str, body: Any = None, token: str = "", **headers: str) -> Answer:
        """Raises FailedError if there is no answer."""
        sent = {"Content-Type": "application/json", **{name.replace("_", "-"): said for name, said in headers.items()}}
        sent |= {"Authorization": f"Bearer {token}"} if token else {}
        begun = time.perf_counter()
        try:
            answer = self._exchange(method, path, None if body is None else json.dumps(body), sent)
        except (OSError, http.client.HTTPException) as error:
            self.close()
            raise FailedError(f"{method} {path}: {type(error).__name__} {error}") from error
        finally:
            self.seconds.append(time.perf_counter() - begun)
        return answer

    def get(self, path: str, token: str = "", **headers: str) -> Any:
        """The JSON of a 200. Raises FailedError."""
        return self.expect(200, "GET", path, token=token, **headers).json

    def expect(self, status: int, method: str, path: str, body: Any = None, token: str = "", **headers: str) -> Answer:
        """Raises FailedError if the answer has another status."""
        answer = self.call(method, path, body, token, **headers)
        if answer.status != status:
            raise FailedError(f"{method} {path}: {answer.status} {answer.data[:200]!r}")
        return answer

    def _exchange(self, method: str, path: str, data: str | None, headers: dict[str, str]) -> Answer:
        if time.monotonic() > self._used + _FRESH:
            self.close()
        if self._connection is None:
            self._connection = http.client.HTTPConnection(
                *self._address, timeout=PATIENCE, source_address=(self._source, 0)
            )
        self._connection.request(method, path, data, headers)
        answer = self._connection.getresponse()
        data = answer.read()
        self._used = time.monotonic()
        return Answer(answer.status, answer.headers, data)


@contextmanager
def calling(address: Address, source: str) -> Iterator[Caller]:
    caller = Caller(address, source)
    try:
        yield caller
    finally:
        caller.close()


class Table:
    """A match with all its seats taken by one client."""

    def __init__(self, caller: Caller, game: str, seats: int = 2, seed: int = 1) -> None:
        self._caller = caller
        self._chance = random.Random(seed)
        created = caller.expect(201, "POST", "/v1/matches", {"game": game, "seats": [{}] * seats}).json
        self.path: str = f"/v1/matches/{created['match']['id']}"
        self.creator: str = created["creator_token"]
        self.tokens: list[str] = [
            caller.expect(201, "POST", f"{self.path}/seats", {}).json["token"] for _ in range(seats)
        ]
        self.shown: Any = caller.get(self.path)

    @property
    def asked(self) -> list[int]:
        """The seats that are asked; none once the match is over."""
        return self.shown["asked"]["seats"] if self.shown["asked"] else []

    @property
    def last_event(self) -> int:
        return int(self.shown["last_event"])

    def move(self) -> None:
        """Make a random move, as the README's client does."""
        token = self.tokens[self.asked[0]]
        body = self._chance.choice(self._caller.get(f"{self.path}/decision", token)["moves"])["body"]
        self.shown = self._caller.expect(200, "POST", f"{self.path}/moves", body, token).json["match"]

    def record(self) -> Any:
        """The record of the match, which is abandoned unless it is over."""
        with suppress(FailedError):
            self._caller.expect(200, "DELETE", self.path, token=self.creator)
        return self._caller.get(f"{self.path}/record")
