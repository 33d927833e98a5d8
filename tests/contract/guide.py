"""Leads requests that are generated from the contract to matches that are really played.

On their own, generated requests name matches that don't exist and tokens that nobody was given, and get nowhere. So the
guide remembers what the service has handed out and puts it into the valid parts of a request; parts that are wrong on
purpose stay wrong.
"""

from __future__ import annotations

import itertools
import random
import secrets
from collections import Counter
from http import HTTPStatus

from schemathesis import Case, Response
from schemathesis.core.parameters import ParameterLocation
from schemathesis.generation.meta import TestPhase

from tests.contract.players import Call, KnownMatch, Players

#: The status of the matches that an operation is led to, if it isn't `running`.
_STATUSES = {
    "abandonMatch": ["open", "over"],
    "getRecord": ["over", "running"],
    "leaveSeat": ["open", "open", "running"],
    "takeSeat": ["open", "open", "running"],
}
_NEED_A_STARTED_MATCH = {"drawBoard", "getDecision", "makeMove", "undo", "writeBoard"}
_UNKNOWN_TOKEN = "x" * 43


class Guide:
    def __init__(self, call: Call) -> None:
        self._call = call
        #: How often each operation has answered with each status.
        self.answered: Counter[tuple[str, int]] = Counter()
        self.reset()

    def reset(self) -> None:
        """Forget all matches."""
        self._chooser = random.Random()
        self._players = Players(self._call, self._chooser)
        self._known: dict[str, KnownMatch] = {}
        self.begin_chain()

    def begin_chain(self) -> None:
        """Repeat the choices of the chain before, so that the same requests get the same kind of answers."""
        self._steps = itertools.count()

    def lead(self, case: Case) -> None:
        """Prepare a request. Chance decides how, except in a chain, which would end if anything were left out."""
        self._chooser.seed(f"{next(self._steps)} {case.operation.label}")
        self._in_chain = case.meta is not None and case.meta.phase.name == TestPhase.STATEFUL
        if self._may_go_elsewhere(case) and self._chance(0.8):
            case.path_parameters["match"] = self._match(case).id
        match = self._known.get(str(case.path_parameters.get("match")))
        if match:
            self._prepare(case, match)
        if _takes_token(case) and self._chance(0.9):
            self._show_token(case, match)
        if match and _takes_token(case) and _is_valid(case, ParameterLocation.BODY, "move") and self._chance(0.7):
            self._make_legal_move(case, match)
        if _is_valid(case, ParameterLocation.BODY, "moves") and not self._in_chain and self._chance(0.3):
            case.body = self._players.record(self._players.match("over"))
        self._set_conditions_and_key(case, match)

    def learn(self, case: Case, response: Response) -> None:
        """Remember what the service has handed out."""
        self.answered[_operation(case), response.status_code] += 1
        if response.status_code != HTTPStatus.CREATED:
            return
        handed_out = response.json()
        match = self._known.setdefault(handed_out["match"]["id"], KnownMatch(handed_out["match"]["id"]))
        match.creator = handed_out.get("creator_token", match.creator)
        if "token" in handed_out:
            match.seats[handed_out["seat"]] = handed_out["token"]

    def _chance(self, share: float) -> bool:
        return self._in_chain or self._chooser.random() < share

    def _may_go_elsewhere(self, case: Case) -> bool:
        """Whether the match may be replaced: in a chain, only if it is unknown."""
        stays = self._in_chain and case.path_parameters.get("match") in self._known
        return not stays and _is_valid(case, ParameterLocation.PATH, "match")

    def _match(self, case: Case) -> KnownMatch:
        if self._known and not self._chance(0.9):
            return self._chooser.choice(list(self._known.values()))
        match = self._players.match(self._chooser.choice(_STATUSES.get(_operation(case), ["running"])))
        return self._known.setdefault(match.id, match)

    def _prepare(self, case: Case, match: KnownMatch) -> None:
        """Bring the match to where the request makes sense."""
        if _operation(case) in _NEED_A_STARTED_MATCH and self._chance(0.8):
            self._players.take_all_seats(match)
        if _operation(case) == "getRecord" and self._in_chain and self._chooser.random() < 0.3:
            self._players.play_to_the_end(match)
        if _is_valid(case, ParameterLocation.QUERY, "at") and self._chance(0.7):
            case.query["at"] = self._chooser.randint(0, self._players.look(match)["moves"])

    def _show_token(self, case: Case, match: KnownMatch | None) -> None:
        """Send a token: most often that of the seat that is asked, now and then one that was never handed out."""
        asked = match and self._players.token_of_asked(match)
        others = [*match.seats.values(), *match.seats.values(), match.creator] if match else []
        tokens = [token for token in (asked, asked, asked, *others) if token]
        if self._in_chain and asked:
            _authorize(case, asked)
        elif tokens and self._chance(0.9):
            _authorize(case, self._chooser.choice(tokens))
        elif self._in_chain:
            case.headers.pop("Authorization", None)
        else:
            case.headers["Authorization"] = f"Bearer {_UNKNOWN_TOKEN}"

    def _make_legal_move(self, case: Case, match: KnownMatch) -> None:
        token = self._players.token_of_asked(match)
        if token:
            _authorize(case, token)
            case.body = self._players.legal_move(match, token)

    def _set_conditions_and_key(self, case: Case, match: KnownMatch | None) -> None:
        if _is_valid(case, ParameterLocation.HEADER, "Idempotency-Key") and self._chance(0.7):
            case.headers["Idempotency-Key"] = secrets.token_urlsafe(16)
        if self._in_chain:
            _make_unconditional(case)
            return
        if match and _is_valid(case, ParameterLocation.HEADER, "If-Match") and self._chance(0.7):
            token = str(case.headers.get("Authorization", "")).removeprefix("Bearer ")
            case.headers["If-Match"] = self._players.etag(match, token or None) or "*"
        if _is_valid(case, ParameterLocation.HEADER, "If-None-Match") and self._chance(0.5):
            case.headers["If-None-Match"] = "*"


def _operation(case: Case) -> str:
    return str(case.operation.definition.raw.get("operationId"))


def _takes_token(case: Case) -> bool:
    return bool(case.operation.definition.raw.get("security")) and not _is_tested(case, "Authorization")


def _authorize(case: Case, token: str) -> None:
    case.headers["Authorization"] = f"Bearer {token}"
    case._has_explicit_auth = True  # else schemathesis assumes that it generated the token


def _make_unconditional(case: Case) -> None:
    """Make sure that the request is carried out and answered in full."""
    for header in ("If-Match", "If-None-Match"):
        case.headers.pop(header, None)
    case.query.pop("preview", None)


def _is_valid(case: Case, where: ParameterLocation, name: str) -> bool:
    """Whether this part of a request is there, and not wrong on purpose."""
    part = case.get_container(where)
    there = hasattr(part, "keys") and name in part
    return there and not _is_tested(case, name) and not _is_wrong(case, where)


def _is_tested(case: Case, name: str) -> bool:
    return case.meta is not None and case.meta.phase.data.parameter == name


def _is_wrong(case: Case, where: ParameterLocation) -> bool:
    return case.meta is not None and case.meta.generation.mode.is_negative and case.meta.is_negative_at(where)
