"""Players who need nothing but the contract: they create matches, take all seats and make legal moves."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass, field
from http import HTTPStatus
from typing import Any, NamedTuple


class Answer(NamedTuple):
    status: int
    etag: str
    body: Any


#: Sends a request: method, path, body and token.
Call = Callable[[str, str, Any, str | None], Answer]


@dataclass
class KnownMatch:
    """A match, and the tokens that were handed out for it."""

    id: str
    creator: str | None = None
    seats: dict[int, str] = field(default_factory=dict)

    @property
    def path(self) -> str:
        return f"/v1/matches/{self.id}"


class Players:
    def __init__(self, call: Call, chooser: random.Random) -> None:
        self._call = call
        self._chooser = chooser
        self._seats: dict[str, int] = {}
        self._latest: dict[tuple[str, str], KnownMatch] = {}

    def match(self, status: str) -> KnownMatch:
        """A match with this status, of any game: the latest one, or a new one."""
        game = self._chooser.choice(list(self._games()))
        match = self._latest.get((game, status))
        if match is None or self.look(match)["status"] != status:
            match = self._latest[game, status] = self._begin(game, status)
        return match

    def look(self, match: KnownMatch) -> Any:
        return self._call("GET", match.path, None, None).body

    def etag(self, match: KnownMatch, token: str | None) -> str:
        return self._call("GET", match.path, None, token).etag

    def record(self, match: KnownMatch) -> Any:
        return self._call("GET", f"{match.path}/record", None, None).body

    def token_of_asked(self, match: KnownMatch) -> str | None:
        """The token of a seat that is asked."""
        return _token_of_asked(match, self.look(match))

    def legal_move(self, match: KnownMatch, token: str) -> Any:
        moves = self._call("GET", f"{match.path}/decision", None, token).body["moves"]
        return self._chooser.choice(moves)["body"]

    def take_all_seats(self, match: KnownMatch) -> None:
        while self._take_seat(match):
            pass

    def play_to_the_end(self, match: KnownMatch) -> None:
        self.take_all_seats(match)
        token = self.token_of_asked(match)
        while token:
            status, _, made = self._call("POST", f"{match.path}/moves", self.legal_move(match, token), token)
            assert status == HTTPStatus.OK, made
            token = _token_of_asked(match, made["match"])

    def _games(self) -> dict[str, int]:
        """How many play each game: one more than the fewest, if that many can."""
        if not self._seats:
            games = self._call("GET", "/v1/games", None, None).body["games"]
            self._seats = {game["id"]: min(game["fewest_seats"] + 1, game["most_seats"]) for game in games}
        return self._seats

    def _begin(self, game: str, status: str) -> KnownMatch:
        seats = [{}] * self._games()[game]
        created = self._call("POST", "/v1/matches", {"game": game, "seats": seats}, None).body
        match = KnownMatch(created["match"]["id"], created["creator_token"])
        self._take_seat(match)
        if status == "running":
            self.take_all_seats(match)
        if status == "over":
            self.play_to_the_end(match)
        return match

    def _take_seat(self, match: KnownMatch) -> bool:
        status, _, taken = self._call("POST", f"{match.path}/seats", {}, None)
        if status == HTTPStatus.CREATED:
            match.seats[taken["seat"]] = taken["token"]
        return status == HTTPStatus.CREATED


def _token_of_asked(match: KnownMatch, shown: Any) -> str | None:
    asked = shown["asked"]
    return match.seats.get(asked["seats"][0]) if asked else None
