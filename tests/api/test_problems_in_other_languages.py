"""Problems in a language other than English: title, detail, remedy, and every fault of a request."""

from __future__ import annotations

from typing import Any

import pytest
from werkzeug.test import TestResponse

from service.api.causes import CAUSES
from service.api.contract import examples
from service.engine.message import Message, message
from service.games import GAMES
from service.words import FALLBACK
from tests.api.expect import EACH_OTHER_LANGUAGE, SAYS, accepting, any_move, problem
from tests.api.judged import JudgedClient, Seated

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
    "unsupported_content_coding": (
        "POST",
        "{path}/moves",
        {"data": b"{}", "headers": {"Content-Encoding": "gzip"}},
        message("send-uncompressed"),
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
}


@EACH_OTHER_LANGUAGE
@pytest.mark.parametrize(("kind", "sent"), PROBLEMS.items(), ids=PROBLEMS)
def test_a_problem_is_explained(gems: Seated, kind: str, sent: tuple[str, str, Any, Message], language: str) -> None:
    method, path, more, detail = sent
    say = SAYS[language]
    answer = _send(gems, method, path, more, accepting(language))
    said = problem(answer, CAUSES[kind].status, kind)
    assert answer.headers["Content-Language"] == language
    assert (said["title"], said["remedy"]) == (CAUSES[kind].title(say), CAUSES[kind].remedy(say))
    assert say.of(detail) in said["detail"]
    if "errors" not in said:
        assert said["detail"] == say.of(detail)
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


@EACH_OTHER_LANGUAGE
def test_every_fault_of_a_request_is_named(gems: Seated, language: str) -> None:
    say = SAYS[language]
    body = {"decision": "1", "move": {"type": "draw_seahorse_card"}, "colour": "red"}
    headers = {**accepting(language), "Idempotency-Key": "short"}
    answer = gems.client.post(f"{gems.path}/moves?page=2", body, token=gems.tokens[0], headers=headers)
    said = problem(answer, 400, "contract_violation")
    assert {(error["where"], error["field"]): error["detail"] for error in said["errors"]} == {
        ("query", "page"): say("fault-no-parameter"),
        ("header", "Idempotency-Key"): say("fault-pattern", given='"short"', expected="^[!-~]{16,128}$"),
        ("body", "decision"): say("fault-type", given='"1"', expected="integer"),
        ("body", ""): say("fault-additionalProperties", expected="colour"),
    }
    assert said["detail"].startswith(f"page: {say('fault-no-parameter')}; Idempotency-Key: ")


@EACH_OTHER_LANGUAGE
def test_an_illegal_move_is_explained(gems: Seated, language: str) -> None:
    say, headers = SAYS[language], accepting(language)
    seat, body = any_move(gems)
    wrong = {**body, "move": {"type": "draw_seahorse_card"}}
    question = gems.client.get(f"{gems.path}/decision", token=gems.tokens[seat], headers=headers).json["question"]
    said = problem(gems.move(seat, wrong, headers=headers), 422, "illegal_move")
    assert said["detail"] == f"{say('answers-another-question', question='')}{question}"
    assert said["title"] == CAUSES["illegal_move"].title(say)
    assert said["remedy"] == CAUSES["illegal_move"].remedy(say)


@EACH_OTHER_LANGUAGE
@pytest.mark.parametrize("kind", CAUSES)
def test_every_problem_can_be_read_about(client: JudgedClient, kind: str, language: str) -> None:
    say, english = SAYS[language], SAYS[FALLBACK]
    explained = client.get(f"/problems/{kind}", headers=accepting(language)).json
    assert explained["title"] == CAUSES[kind].title(say) != CAUSES[kind].title(english)
    assert explained["remedy"] == CAUSES[kind].remedy(say) != CAUSES[kind].remedy(english)


@EACH_OTHER_LANGUAGE
def test_a_verdict_is_in_the_callers_language(client: JudgedClient, language: str) -> None:
    say, headers, record = SAYS[language], accepting(language), examples.record()
    same = client.post("/v1/records/verify", record, headers=headers).json
    assert same == {"same": True, "verdict": say("record-same"), "where": None}
    forged = {**record, "secret": "0" * 64}
    verdict = client.post("/v1/records/verify", forged, headers=headers).json
    assert verdict == {"same": False, "verdict": say("record-secret-broken"), "where": "secret"}
    said = problem(client.post("/v1/records", forged, headers=headers), 409, "record_differs")
    assert said["detail"] == say("record-secret-broken")
