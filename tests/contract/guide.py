"""Leads requests that were made up from the contract to matches that are really played.

Left alone, made-up requests name matches that don't exist and tokens that nobody was given, and never get past the
door. So the guide remembers what the service has handed out and puts that into what is sound in a request; what was
made wrong on purpose stays wrong.
"""

from __future__ import annotations

import itertools
import random
from collections import Counter
from dataclasses import dataclass, field
from http import HTTPStatus
from typing import Any

import redis
from flask import Flask
from schemathesis import Case, Response
from schemathesis.core.parameters import ParameterLocation

from service.games import GAMES

#: How many play each game: one more than the fewest, where that many can.
SEATS = {name: game.seats[:2][-1] for name, game in GAMES.items()}
_NEVER_HANDED_OUT = "x" * 43


@dataclass
class Known:
    """A match and the tokens that were handed out for it."""

    name: str
    creator: str | None = None
    seats: dict[int, str] = field(default_factory=dict)


class Guide:
    def __init__(self, app: Flask, store: redis.Redis, chance: random.Random) -> None:
        self._client = app.test_client()
        self._store = store
        self._chance_of_service = chance
        #: How often operations have answered with a status.
        self.answered: Counter[tuple[str, int]] = Counter()
        self.start_anew()

    def start_anew(self) -> None:
        """Forget everything, as does Redis; what is asked next is answered as it was the last time."""
        self._store.flushall()
        self._chance_of_service.seed(1)
        self._chooser = random.Random()
        self._steps, self._keys = itertools.count(), itertools.count()
        self._known: dict[str, Known] = {}
        self._running: dict[str, str] = {}

    def lead(self, case: Case, *, elsewhere: bool = True) -> None:
        """Prepare a request; with `elsewhere` it may be led to another match than the one that it names."""
        made_up = [case.operation.label, case.path_parameters, case.query, case.body, next(self._steps)]
        self._chooser.seed(repr(made_up))
        if elsewhere and self._is_sound(case, ParameterLocation.PATH, "match") and self._chance(0.8):
            case.path_parameters["match"] = self._match().name
        match = self._known.get(str(case.path_parameters.get("match")))
        if match and "moves" in (case.operation.tags or ()) and self._chance(0.8):
            self._take_all_seats(match)
        if match and self._takes_token(case) and self._chance(0.9):
            self._show_token(case, match)
        if match and self._takes_move(case) and self._chance(0.7):
            self._make_a_legal_move(case, match)
        self._name_versions_and_keys(case, match)

    def learn(self, case: Case, response: Response) -> None:
        """Remember what the service has handed out."""
        operation = str(case.operation.definition.raw.get("operationId"))
        self.answered[operation, response.status_code] += 1
        if response.status_code != HTTPStatus.CREATED or operation not in ("createMatch", "takeSeat"):
            return
        handed_out = response.json()
        match = self._known.setdefault(handed_out["match"]["match"], Known(handed_out["match"]["match"]))
        if operation == "createMatch":
            match.creator = handed_out["creator_token"]
        else:
            match.seats[handed_out["seat"]] = handed_out["token"]

    def is_lost(self, case: Case) -> bool:
        """Whether the match that a request names is none that the guide knows."""
        return case.path_parameters.get("match") not in self._known

    # What can be filled in

    def _is_sound(self, case: Case, where: ParameterLocation, name: str) -> bool:
        """Whether this part of a request is there and was not made wrong on purpose."""
        part = {
            ParameterLocation.PATH: case.path_parameters,
            ParameterLocation.HEADER: case.headers,
            ParameterLocation.BODY: case.body,
        }[where]
        try:
            there = name in part
        except TypeError:
            return False
        return there and not self._is_tested(case, name) and not self._is_wrong(case, where)

    def _is_tested(self, case: Case, name: str) -> bool:
        return case.meta is not None and case.meta.phase.data.parameter == name

    def _is_wrong(self, case: Case, where: ParameterLocation) -> bool:
        return case.meta is not None and case.meta.generation.mode.is_negative and case.meta.is_negative_at(where)

    def _takes_token(self, case: Case) -> bool:
        return bool(case.operation.definition.raw.get("security")) and not self._is_tested(case, "Authorization")

    def _takes_move(self, case: Case) -> bool:
        return self._takes_token(case) and self._is_sound(case, ParameterLocation.BODY, "move")

    def _show_token(self, case: Case, match: Known) -> None:
        mine = self._asked(match)
        # Abandoning by DELETE leaves a match to look at, which schemathesis takes for a resource used after its end.
        creator = None if case.method == "DELETE" else match.creator
        tokens = [token for token in (mine, mine, mine, *match.seats.values(), creator) if token]
        token = self._chooser.choice(tokens) if tokens and self._chance(0.9) else _NEVER_HANDED_OUT
        case.headers["Authorization"] = f"Bearer {token}"

    def _make_a_legal_move(self, case: Case, match: Known) -> None:
        token = self._asked(match)
        if token is None:
            return
        path, headers = f"/v1/matches/{match.name}/decision", {"Authorization": f"Bearer {token}"}
        legal = self._client.get(path, headers=headers).json["moves"]
        if legal:
            case.headers["Authorization"] = headers["Authorization"]
            case.body = {**case.body, **self._chooser.choice(legal)["body"]}

    def _name_versions_and_keys(self, case: Case, match: Known | None) -> None:
        if self._is_sound(case, ParameterLocation.HEADER, "Idempotency-Key") and self._chance(0.7):
            case.headers["Idempotency-Key"] = f"a-key-of-its-own-{next(self._keys):08}"
        for header in ("If-Match", "If-None-Match"):
            if self._is_sound(case, ParameterLocation.HEADER, header) and self._chance(0.7):
                case.headers[header] = self._etag(case, match)

    # Matches to lead to

    def _chance(self, share: float) -> bool:
        return self._chooser.random() < share

    def _match(self) -> Known:
        """A match that is running, or now and then any that is known."""
        if self._known and self._chance(0.2):
            return self._chooser.choice(list(self._known.values()))
        game = self._chooser.choice(list(GAMES))
        if game not in self._running or self._status(self._running[game]) != "running":
            self._running[game] = self._begin(game)
        return self._known[self._running[game]]

    def _begin(self, game: str) -> str:
        created = self._client.post("/v1/matches", json={"game": game, "seats": [{}] * SEATS[game]}).json
        match = Known(created["match"]["match"], created["creator_token"])
        self._take_all_seats(match)
        self._known[match.name] = match
        return match.name

    def _take_all_seats(self, match: Known) -> None:
        while (
            answer := self._client.post(f"/v1/matches/{match.name}/seats", json={})
        ).status_code == HTTPStatus.CREATED:
            match.seats[answer.json["seat"]] = answer.json["token"]

    def _look(self, name: str) -> Any:
        return self._client.get(f"/v1/matches/{name}").json

    def _status(self, name: str) -> Any:
        return self._look(name)["status"]

    def _asked(self, match: Known) -> str | None:
        """The token of a seat that is to move."""
        asked = self._look(match.name)["asked"]
        return match.seats.get(asked["seats"][0]) if asked else None

    def _etag(self, case: Case, match: Known | None) -> str:
        if match is None:
            return "*"
        sent = {"Authorization": str(case.headers["Authorization"])} if "Authorization" in case.headers else {}
        return self._client.get(f"/v1/matches/{match.name}", headers=sent).headers.get("ETag", "*")
