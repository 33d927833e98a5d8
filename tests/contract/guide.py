"""Leads requests that were made up from the contract to matches that are really played.

Left alone, made-up requests name matches that don't exist and tokens that nobody was given, and never get past the
door. So the guide remembers what the service has handed out and puts that into what is sound in a request; what was
made wrong on purpose stays wrong.
"""

from __future__ import annotations

import itertools
import random
from collections import Counter
from http import HTTPStatus

from schemathesis import Case, Response
from schemathesis.core.parameters import ParameterLocation
from schemathesis.generation.meta import TestPhase

from tests.contract.players import Call, Known, Players

#: What matches an operation is led to, if not to those that are running.
_STATUSES = {
    "abandonMatch": ["open", "over"],
    "getRecord": ["over", "running"],
    "leaveSeat": ["open", "open", "running"],
    "takeSeat": ["open", "open", "running"],
}
_NEED_A_START = {"drawBoard", "getDecision", "makeMove", "undo", "writeBoard"}
_MADE_UP = "x" * 43


class Guide:
    def __init__(self, call: Call, keys: str = "a-key-of-the-guide") -> None:
        """`keys` is what its Idempotency-Keys begin with; no other guide of the same service may use it."""
        self._call = call
        self._prefix = keys
        #: How often operations have answered with a status.
        self.answered: Counter[tuple[str, int]] = Counter()
        self.start_anew()

    def start_anew(self) -> None:
        """Forget all matches."""
        self._chooser = random.Random()
        self._players = Players(self._call, self._chooser)
        self._known: dict[str, Known] = {}
        self._keys = itertools.count()
        self.begin_chain()

    def begin_chain(self) -> None:
        """Choose as in the chain before, so that the same requests get the same kind of answers."""
        self._steps = itertools.count()

    def lead(self, case: Case) -> None:
        """Prepare a request. Chance decides what is done for it; all of it in a chain, which would end otherwise."""
        self._chooser.seed(f"{next(self._steps)} {case.operation.label}")
        self._in_chain = case.meta is not None and case.meta.phase.name == TestPhase.STATEFUL
        if self._may_go_elsewhere(case) and self._chance(0.8):
            case.path_parameters["match"] = self._match(case).id
        match = self._known.get(str(case.path_parameters.get("match")))
        if match:
            self._prepare(case, match)
        if _takes_token(case) and self._chance(0.9):
            self._show_token(case, match)
        if match and _takes_token(case) and _is_sound(case, ParameterLocation.BODY, "move") and self._chance(0.7):
            self._make_legal_move(case, match)
        if _is_sound(case, ParameterLocation.BODY, "moves") and not self._in_chain and self._chance(0.3):
            case.body = self._players.record(self._players.match("over"))
        self._name_versions_and_keys(case, match)

    def learn(self, case: Case, response: Response) -> None:
        """Remember what the service has handed out."""
        self.answered[_operation(case), response.status_code] += 1
        if response.status_code != HTTPStatus.CREATED:
            return
        handed_out = response.json()
        match = self._known.setdefault(handed_out["match"]["id"], Known(handed_out["match"]["id"]))
        match.creator = handed_out.get("creator_token", match.creator)
        if "token" in handed_out:
            match.seats[handed_out["seat"]] = handed_out["token"]

    def _chance(self, share: float) -> bool:
        return self._in_chain or self._chooser.random() < share

    def _may_go_elsewhere(self, case: Case) -> bool:
        """Whether another match will do: in a chain, only if the one that it names is unknown."""
        stays = self._in_chain and case.path_parameters.get("match") in self._known
        return not stays and _is_sound(case, ParameterLocation.PATH, "match")

    def _match(self, case: Case) -> Known:
        if self._known and not self._chance(0.9):
            return self._chooser.choice(list(self._known.values()))
        match = self._players.match(self._chooser.choice(_STATUSES.get(_operation(case), ["running"])))
        return self._known.setdefault(match.id, match)

    def _prepare(self, case: Case, match: Known) -> None:
        """Bring the match to where the request makes sense."""
        if _operation(case) in _NEED_A_START and self._chance(0.8):
            self._players.take_all_seats(match)
        if _operation(case) == "getRecord" and self._in_chain and self._chooser.random() < 0.3:
            self._players.play_to_the_end(match)
        if _is_sound(case, ParameterLocation.QUERY, "at") and self._chance(0.7):
            case.query["at"] = self._chooser.randint(0, self._players.look(match)["moves"])

    def _show_token(self, case: Case, match: Known | None) -> None:
        """The token of the seat that is asked, more often than others; now and then one that was never handed out."""
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
            case.headers["Authorization"] = f"Bearer {_MADE_UP}"

    def _make_legal_move(self, case: Case, match: Known) -> None:
        token = self._players.token_of_asked(match)
        if token:
            _authorize(case, token)
            case.body = self._players.legal_move(match, token)

    def _name_versions_and_keys(self, case: Case, match: Known | None) -> None:
        if _is_sound(case, ParameterLocation.HEADER, "Idempotency-Key") and self._chance(0.7):
            case.headers["Idempotency-Key"] = f"{self._prefix}-{next(self._keys)}"
        if self._in_chain:
            _make_unconditional(case)
            return
        if match and _is_sound(case, ParameterLocation.HEADER, "If-Match") and self._chance(0.7):
            token = str(case.headers.get("Authorization", "")).removeprefix("Bearer ")
            case.headers["If-Match"] = self._players.etag(match, token or None) or "*"
        if _is_sound(case, ParameterLocation.HEADER, "If-None-Match") and self._chance(0.5):
            case.headers["If-None-Match"] = "*"


def _operation(case: Case) -> str:
    return str(case.operation.definition.raw.get("operationId"))


def _takes_token(case: Case) -> bool:
    return bool(case.operation.definition.raw.get("security")) and not _is_tested(case, "Authorization")


def _authorize(case: Case, token: str) -> None:
    case.headers["Authorization"] = f"Bearer {token}"
    case._has_explicit_auth = True  # else schemathesis takes the token for one that it has made up


def _make_unconditional(case: Case) -> None:
    """Have the request really carried out, and really answered."""
    for header in ("If-Match", "If-None-Match"):
        case.headers.pop(header, None)
    case.query.pop("preview", None)


def _is_sound(case: Case, where: ParameterLocation, name: str) -> bool:
    """Whether this part of a request is there and was not made wrong on purpose."""
    part = case.get_container(where)
    there = hasattr(part, "keys") and name in part
    return there and not _is_tested(case, name) and not _is_wrong(case, where)


def _is_tested(case: Case, name: str) -> bool:
    return case.meta is not None and case.meta.phase.data.parameter == name


def _is_wrong(case: Case, where: ParameterLocation) -> bool:
    return case.meta is not None and case.meta.generation.mode.is_negative and case.meta.is_negative_at(where)
