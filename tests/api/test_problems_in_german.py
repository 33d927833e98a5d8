"""Problems in the caller's language: title, detail, remedy, and every fault of a request."""

from __future__ import annotations

from typing import Any

import pytest
from werkzeug.test import TestResponse

from service.api import examples
from service.causes import CAUSES
from service.engine.message import Message, message
from service.games import GAMES
from tests.api.expect import ENGLISH, GERMAN, IN_GERMAN, any_move, problem
from tests.api.judged import JudgedClient, Seated

GEMS = {"game": "island_of_gems"}
UNKNOWN = "/v1/matches/zzzzzzzzzzzzzzzzzzzz"

PROBLEMS: dict[str, tuple[str, str, dict[str, Any], Message]] = {
    "contract_violation": (
        "POST",
        "{path}/moves",
        {"json": {"decision": "1", "move": {"type": "draw_seahorse_card"}}},
        message("fault-type", given='"1"', expected="integer"),
    ),
    "malformed_json": (
        "POST",
        "{path}/moves",
        {"data": b"{", "content_type": "application/json"},
        message("body-cut-off"),
    ),
    "unsupported_media_type": ("POST", "{path}/moves", {"data": b"{}"}, message("send-json")),
    "token_missing": ("GET", "{path}/decision", {"token": None}, message("token-missing")),
    "unknown_token": ("GET", "{path}", {"token": "x" * 43}, message("token-opens-no-seat")),
    "not_the_creator": ("DELETE", "{path}", {}, message("only-the-creator")),
    "not_your_seat": ("DELETE", "{path}/seats/1", {}, message("token-of-another-seat", seat=1)),
    "not_found": ("GET", "/nowhere", {}, message("nothing-at-address")),
    "no_such_match": ("GET", UNKNOWN, {}, message("no-such-match")),
    "no_such_game": (
        "GET",
        "/v1/games/chess",
        {},
        message("games-there-are", games=tuple(GAMES)),
    ),
    "no_such_moment": ("GET", "{path}?at=99", {}, message("not-come-that-far", moves=0)),
    "method_not_allowed": ("PUT", "/v1/games", {}, message("takes-methods", methods="GET, HEAD, OPTIONS")),
    "not_acceptable": (
        "GET",
        "{path}/events",
        {"headers": {"Accept": "text/html"}},
        message("media-there-are", media="application/json, text/event-stream, application/x-ndjson"),
    ),
    "not_asked": (
        "POST",
        "{path}/moves",
        {"json": {"decision": 1, "move": {"type": "draw_seahorse_card"}}, "seat": "other"},
        message("waits-for-another-seat"),
    ),
    "match_not_open": ("POST", "{path}/seats", {"json": {}}, message("seats-are-fixed", status="running")),
    "match_not_over": ("GET", "{path}/record", {}, message("record-not-public")),
    "nothing_to_undo": ("POST", "{path}/undo", {"json": {"say": "ask"}}, message("no-move-yet")),
    "no_such_seat": (
        "POST",
        "/v1/matches",
        {"json": {**GEMS, "starts": 3}},
        message("no-such-seat", seat=3, seats=2),
    ),
}


@pytest.mark.parametrize(("kind", "sent"), PROBLEMS.items(), ids=PROBLEMS)
def test_a_problem_is_explained_in_german(gems: Seated, kind: str, sent: tuple[str, str, Any, Message]) -> None:
    method, path, more, detail = sent
    answer = _send(gems, method, path, more, IN_GERMAN)
    said = problem(answer, CAUSES[kind].status, kind)
    assert answer.headers["Content-Language"] == "de"
    assert (said["title"], said["remedy"]) == (CAUSES[kind].title(GERMAN), CAUSES[kind].remedy(GERMAN))
    assert GERMAN.of(detail) in said["detail"]
    if "errors" not in said:
        assert said["detail"] == GERMAN.of(detail)
    in_english = problem(_send(gems, method, path, more, {}), CAUSES[kind].status, kind)
    for member in ("title", "detail", "remedy"):
        assert said[member] != in_english[member]


def _send(match: Seated, method: str, path: str, more: dict[str, Any], headers: dict[str, str]) -> TestResponse:
    """As seat 0, unless told otherwise; as the seat that is not asked with `seat`."""
    seat = 1 - match.asked() if "seat" in more else 0
    rest = {name: value for name, value in more.items() if name not in ("seat", "headers")}
    if "seat" in more:  # a tide card may have asked for diamonds before anything else
        rest["json"] = {**more["json"], "decision": match.look()["asked"]["serial"]}
    sent = {"token": match.tokens[seat], **rest, "headers": {**more.get("headers", {}), **headers}}
    return match.client.call(method, path.format(path=match.path), **sent)


def test_every_fault_of_a_request_is_named_in_german(gems: Seated) -> None:
    body = {"decision": "1", "move": {"type": "draw_seahorse_card"}, "colour": "red"}
    key = {"Idempotency-Key": "short"}
    answer = gems.client.post(f"{gems.path}/moves?page=2", body, token=gems.tokens[0], headers={**IN_GERMAN, **key})
    said = problem(answer, 400, "contract_violation")
    assert {(error["where"], error["field"]): error["detail"] for error in said["errors"]} == {
        ("query", "page"): GERMAN("fault-no-parameter"),
        ("header", "Idempotency-Key"): GERMAN("fault-pattern", given='"short"', expected="^[!-~]{16,128}$"),
        ("body", "decision"): GERMAN("fault-type", given='"1"', expected="integer"),
        ("body", ""): GERMAN("fault-additionalProperties", expected="colour"),
    }
    assert said["detail"].startswith(f"page: {GERMAN('fault-no-parameter')}; Idempotency-Key: ")


def test_an_illegal_move_is_explained_in_german(gems: Seated) -> None:
    seat, body = any_move(gems)
    wrong = {**body, "move": {"type": "draw_seahorse_card"}}
    question = gems.client.get(f"{gems.path}/decision", token=gems.tokens[seat], headers=IN_GERMAN).json["question"]
    said = problem(gems.move(seat, wrong, headers=IN_GERMAN), 422, "illegal_move")
    assert said["detail"] == f"{GERMAN('answers-another-question', question='')}{question}"
    assert said["title"] == CAUSES["illegal_move"].title(GERMAN)
    assert said["remedy"] == CAUSES["illegal_move"].remedy(GERMAN)


@pytest.mark.parametrize("kind", CAUSES)
def test_every_problem_can_be_read_about_in_german(client: JudgedClient, kind: str) -> None:
    explained = client.get(f"/problems/{kind}", headers=IN_GERMAN).json
    assert explained["title"] == CAUSES[kind].title(GERMAN) != CAUSES[kind].title(ENGLISH)
    assert explained["remedy"] == CAUSES[kind].remedy(GERMAN) != CAUSES[kind].remedy(ENGLISH)


def test_a_verdict_is_in_german(client: JudgedClient) -> None:
    record = examples.record()
    same = client.post("/v1/records/verify", record, headers=IN_GERMAN).json
    assert same == {"same": True, "verdict": GERMAN("record-same"), "where": None}
    forged = {**record, "secret": "0" * 64}
    verdict = client.post("/v1/records/verify", forged, headers=IN_GERMAN).json
    assert verdict == {"same": False, "verdict": GERMAN("record-secret-broken"), "where": "secret"}
    said = problem(client.post("/v1/records", forged, headers=IN_GERMAN), 422, "record_differs")
    assert said["detail"] == GERMAN("record-secret-broken")
