"""Whatever is wrong with a request, the answer is a problem that names it, and nothing has changed."""

from __future__ import annotations

import json
from io import BytesIO
from typing import Any

import pytest
import redis
from flask import Flask
from werkzeug.test import TestResponse

from tests.api.expect import any_move, nothing_changes, problem
from tests.api.judged import JudgedClient, Seated

GEM = {"type": "place_gem", "island": 0, "space": 0}
UNKNOWN = "zzzzzzzzzzzzzzzzzzzz"


def gem(**changes: Any) -> dict[str, Any]:
    return {"decision": 1, "move": {**GEM, **changes}}


def without(name: str) -> dict[str, Any]:
    return {"decision": 1, "move": {key: value for key, value in GEM.items() if key != name}}


# A move that does not fit the contract: the tag picks the variant, and the error is about that

BAD_MOVES: dict[str, tuple[Any, str, str]] = {
    "text for an integer": (gem(island="5"), "move.island", '"5" is not of type integer'),
    "a fraction for an integer": (gem(island=1.5), "move.island", "1.5 is not of type integer"),
    "a boolean for an integer": (gem(space=True), "move.space", "true is not of type integer"),
    "null for an integer": (gem(space=None), "move.space", "null is not of type integer"),
    "a list for an integer": (gem(space=[1]), "move.space", "[1] is not of type integer"),
    "too large": (gem(island=9), "move.island", "9 is more than 8"),
    "too small": (gem(island=-1), "move.island", "-1 is less than 0"),
    "huge": (gem(island=10**18), "move.island", f"{10**18} is more than 8"),
    "a missing field": (without("space"), "move", "space is missing"),
    "an unknown field of the move": (
        gem(colour="red"),
        "move",
        "not known here: colour",
    ),
    "an unknown field with a name that we use ourselves": (gem(**{"\ue000": 1}), "move", "not known here: "),
    "a field of another move": (
        gem(to_island=3),
        "move",
        "not known here: to_island",
    ),
    "text that does not fit": (
        {"decision": 1, "move": {"type": "take_seahorse_card", "card": "seahorse:25"}},
        "move.card",
        '"seahorse:25" does not match ^seahorse:(0[1-9]|1[0-9]|2[0-4])$',
    ),
    "no type": (without("type"), "move", "type is missing"),
    "a type that is not a string": (gem(type=5), "move.type", "5 is not one of"),
    "a type that no game knows": (gem(type="fly"), "move.type", '"fly" is not one of'),
    "a move that is not an object": ({"decision": 1, "move": "place_gem"}, "move", '"place_gem" is not of type object'),
    "no move": ({"decision": 1}, "", "move is missing"),
    "no decision": ({"move": GEM}, "", "decision is missing"),
    "a decision as text": ({"decision": "1", "move": GEM}, "decision", '"1" is not of type integer'),
    "a decision that is a boolean": ({"decision": True, "move": GEM}, "decision", "true is not of type integer"),
    "decision 0": ({"decision": 0, "move": GEM}, "decision", "0 is less than 1"),
    "a huge decision": (
        {"decision": 10**18, "move": GEM},
        "decision",
        f"{10**18} is more than 1000000000",
    ),
    "an unknown field": (
        {"decision": 1, "move": GEM, "seat": 0},
        "",
        "not known here: seat",
    ),
    "after in the body, as older clients send it": (
        {"decision": 1, "move": GEM, "after": 3},
        "after",
        "is in the query now: ?after=…",
    ),
    "null": (None, "", "null is not of type object"),
    "a list": ([gem()], "", "is not of type object"),
    "a text": ("place_gem", "", '"place_gem" is not of type object'),
}


@pytest.mark.parametrize(("body", "field", "detail"), BAD_MOVES.values(), ids=BAD_MOVES)
def test_a_move_that_does_not_fit_the_contract(
    gems: Seated, redis_client: redis.Redis, body: Any, field: str, detail: str
) -> None:
    with nothing_changes(redis_client):
        answer = gems.client.call(
            "POST", f"{gems.path}/moves", gems.tokens[0], data=json.dumps(body), content_type="application/json"
        )
    said = problem(answer, 400, "contract_violation")
    (error,) = said["errors"]
    assert (error["where"], error["field"]) == ("body", field)
    assert detail in error["detail"]
    assert said["detail"] == (f"{field}: {error['detail']}" if field else error["detail"])
    assert "any of the given schemas" not in answer.text


def test_everything_that_is_wrong_is_named_at_once(gems: Seated) -> None:
    answer = gems.move(0, gem(island=9, space="x"), headers={"Idempotency-Key": "short"})
    fields = {(error["where"], error["field"]) for error in problem(answer, 400, "contract_violation")["errors"]}
    assert fields == {("header", "Idempotency-Key"), ("body", "move.island"), ("body", "move.space")}


def test_a_whole_number_is_an_integer_however_it_is_written(gems: Seated) -> None:
    seat, body = any_move(gems)
    as_floats = {name: float(value) if isinstance(value, int) else value for name, value in body["move"].items()}
    answer = gems.move(seat, {"decision": float(body["decision"]), "move": as_floats})
    assert answer.status_code == 200
    kind = body["move"]["type"].removeprefix("place_") + "_placed"
    told = next(told["event"] for told in answer.json["events"] if told["event"]["type"] == kind)
    assert (told["island"], told["space"]) == (body["move"]["island"], body["move"]["space"])


# A body that can't be read

DEEP = b"[" * 200 + b"]" * 200
BAD_BODIES: dict[str, tuple[bytes, str | None, int, str]] = {
    "not JSON": (b"decision=1", "application/json", 400, "malformed_json"),
    "cut short": (b'{"decision": 1, "move": {', "application/json", 400, "malformed_json"),
    "more than one value": (b"{} {}", "application/json", 400, "malformed_json"),
    "NaN": (b'{"decision": NaN}', "application/json", 400, "malformed_json"),
    "Infinity": (b'{"decision": Infinity}', "application/json", 400, "malformed_json"),
    "a number too large for a float": (b'{"decision": 1e999}', "application/json", 400, "contract_violation"),
    "an integer of 5000 digits": (b'{"decision": ' + b"9" * 5000 + b"}", "application/json", 400, "contract_violation"),
    "not UTF-8": (b'{"decision": "\xff"}', "application/json", 400, "malformed_json"),
    "UTF-16": ('{"decision": 1}'.encode("utf-16"), "application/json", 400, "malformed_json"),
    "half a surrogate pair": (b'{"decision": "\\ud800"}', "application/json", 400, "malformed_json"),
    "200 levels deep": (DEEP, "application/json", 400, "contract_violation"),
    "300 levels deep": (b"[" * 300 + b"]" * 300, "application/json", 400, "body_too_deep"),
    "300 levels deep inside": (
        b'{"decision": 1, "move": ' + b'{"type":' * 300 + b"1" + b"}" * 301,
        "application/json",
        400,
        "body_too_deep",
    ),
    "2000 levels deep": (b"[" * 2000, "application/json", 400, "body_too_deep"),
    "too large": (b" " * 65537, "application/json", 413, "body_too_large"),
    "without a type": (json.dumps(gem()).encode(), None, 415, "unsupported_media_type"),
    "plain text": (json.dumps(gem()).encode(), "text/plain", 415, "unsupported_media_type"),
    "a form": (b"decision=1", "application/x-www-form-urlencoded", 415, "unsupported_media_type"),
}


@pytest.mark.parametrize(("body", "kind", "status", "type_"), BAD_BODIES.values(), ids=BAD_BODIES)
@pytest.mark.parametrize("where", ["moves", "seats", "matches"])
def test_a_body_that_cannot_be_read(
    gems: Seated, redis_client: redis.Redis, where: str, body: bytes, kind: str | None, status: int, type_: str
) -> None:
    path = "/v1/matches" if where == "matches" else f"{gems.path}/{where}"
    with nothing_changes(redis_client):
        answer = gems.client.call("POST", path, gems.tokens[0], data=body, content_type=kind)
    problem(answer, status, type_)


@pytest.mark.parametrize("where", ["moves", "undo", "matches"])
def test_a_body_that_is_needed_cannot_be_left_out(gems: Seated, redis_client: redis.Redis, where: str) -> None:
    path = "/v1/matches" if where == "matches" else f"{gems.path}/{where}"
    with nothing_changes(redis_client):
        answer = gems.client.call("POST", path, gems.tokens[0], data=b"", content_type="application/json")
        problem(answer, 400, "malformed_json")
        problem(gems.client.call("POST", path, gems.tokens[0]), 415, "unsupported_media_type")


TWICE = {
    "a member": ('{"decision": 1, "decision": 1, "move": {}}', "decision"),
    "with another value": ('{"move": {}, "decision": 1, "move": 2}', "move"),
    "inside": ('{"decision": 1, "move": {"type": "place_gem", "space": 0, "space": 0}}', "move.space"),
    "in a list": ('{"decision": [{}, {"a": 1, "a": 2}]}', "decision.1.a"),
    "spelled differently": ('{"decision": 1, "decisi\\u006fn": 2}', "decision"),
    "beside a colon in a text": ('{"decision": ":", "decision": ":"}', "decision"),
    "beside an escaped colon": ('{"decision": "\\u003a", "move": 1, "move": 1}', "move"),
    "the empty name of the whole": ('{"": 1, "": 2}', ""),
    "the empty name": ('{"a": {"": 1, "": 2}}', "a."),
    "with a long number": ('{"a": ' + "9" * 19 + ', "a": 1}', "a"),
}


@pytest.mark.parametrize(("body", "field"), TWICE.values(), ids=TWICE)
def test_a_member_that_is_given_twice(gems: Seated, redis_client: redis.Redis, body: str, field: str) -> None:
    with nothing_changes(redis_client):
        answer = gems.client.call(
            "POST", f"{gems.path}/moves", gems.tokens[0], data=body.encode(), content_type="application/json"
        )
    (error,) = problem(answer, 400, "contract_violation")["errors"]
    assert (error["where"], error["field"], error["detail"]) == ("body", field, "is given twice")


def test_texts_with_colons_and_escapes_are_not_taken_for_members(client: JudgedClient) -> None:
    for name in (":", "a: b", '\\"a\\": 1', "\\u003a:", "\\\\"):
        seats = f'[{{"name": "{name}"}}, {{"name": "{name}"}}]'
        body = f'{{"game" : "island_of_gems",\n"seats" : {seats}}}'
        answer = client.call("POST", "/v1/matches", data=body.encode(), content_type="application/json")
        assert answer.status_code == 201, name


@pytest.mark.parametrize("coding", ["gzip", "br", "identity, gzip", "x"])
def test_a_body_in_a_coding_that_is_not_read(gems: Seated, redis_client: redis.Redis, coding: str) -> None:
    seat, body = any_move(gems)
    with nothing_changes(redis_client):
        answer = gems.move(seat, body, headers={"Content-Encoding": coding})
    problem(answer, 415, "unsupported_content_coding")
    assert answer.headers["Accept-Encoding"] == "identity"
    assert gems.move(seat, body, headers={"Content-Encoding": "Identity"}).status_code == 200


def chunked(match: Seated, body: bytes) -> TestResponse:
    """A move whose body comes without an announced length."""
    return match.client.call(
        "POST",
        f"{match.path}/moves",
        match.tokens[0],
        input_stream=BytesIO(body),
        content_type="application/json",
        headers={"Transfer-Encoding": "chunked"},
        environ_overrides={"wsgi.input_terminated": True},
    )


def test_a_part_of_a_chunked_body_is_not_taken_for_the_whole(gems: Seated, redis_client: redis.Redis) -> None:
    move = json.dumps(any_move(gems)[1]).encode()
    with nothing_changes(redis_client):
        for body in (move.ljust(65537), move.ljust(65536) + b"and more", b" " * 200_000):
            problem(chunked(gems, body), 413, "body_too_large")
        problem(chunked(gems, b""), 400, "malformed_json")
    assert chunked(gems, move.ljust(65536)).status_code == 200


VERY_MANY = {
    "items": {"seats": [0] * 15_000},
    "values": {"options": {str(number): [] for number in range(7_000)}},
    "names": {str(number): 0 for number in range(15_000)},
}


@pytest.mark.parametrize("body", VERY_MANY.values(), ids=VERY_MANY)
def test_a_body_with_very_many_faults_is_refused_early(client: JudgedClient, body: dict[str, Any]) -> None:
    """Collecting them all, only to name a few, would keep a worker busy for seconds."""
    said = problem(client.post("/v1/records/verify", body), 400, "contract_violation")
    assert len(said["errors"]) == 1


# Addresses

BAD_ADDRESSES: dict[str, tuple[str, str, str]] = {
    "a malformed id of a match": ("/v1/matches/short", "path", "match"),
    "an id with a character that ids don't have": ("/v1/matches/ilovecapitalletters!", "path", "match"),
    "an id and a line break": (f"/v1/matches/{UNKNOWN}%0A", "path", "match"),
    "a malformed id of a game": ("/v1/games/Chess%20960", "path", "game"),
    "an unknown parameter": ("/v1/matches?page=2", "query", "page"),
    "a parameter where none is allowed": ("/v1/games?limit=2", "query", "limit"),
    "a parameter given twice": ("/v1/matches?limit=2&limit=3", "query", "limit"),
    "a limit as text": ("/v1/matches?limit=ten", "query", "limit"),
    "an empty limit": ("/v1/matches?limit=", "query", "limit"),
    "a limit of 0": ("/v1/matches?limit=0", "query", "limit"),
    "a limit above the maximum": ("/v1/matches?limit=101", "query", "limit"),
    "a huge limit": (f"/v1/matches?limit={10**30}", "query", "limit"),
    "a fraction as limit": ("/v1/matches?limit=1.5", "query", "limit"),
    "an unknown status": ("/v1/matches?status=paused", "query", "status"),
    "an unknown game": ("/v1/matches?game=chess", "query", "game"),
    "a bad cursor": ("/v1/matches?cursor=1-2", "query", "cursor"),
    "a cursor that is not UTF-8": ("/v1/matches?cursor=%ff", "query", "cursor"),
}


@pytest.mark.parametrize(("path", "where", "field"), BAD_ADDRESSES.values(), ids=BAD_ADDRESSES)
def test_an_address_that_does_not_fit_the_contract(client: JudgedClient, path: str, where: str, field: str) -> None:
    errors = problem(client.get(path), 400, "contract_violation")["errors"]
    assert {(error["where"], error["field"]) for error in errors} == {(where, field)}


@pytest.mark.parametrize("query", ["after=-1", "after=x", "limit=501", "after=1&after=2", "seat=0"])
def test_a_story_that_does_not_fit_the_contract(gems: Seated, query: str) -> None:
    problem(gems.client.get(f"{gems.path}/events?{query}"), 400, "contract_violation")


def test_a_seat_that_no_match_has_in_an_address(gems: Seated, redis_client: redis.Redis) -> None:
    with nothing_changes(redis_client):
        for seat in ("4", "-1", "x", "0.5"):
            answer = gems.client.delete(f"{gems.path}/seats/{seat}", token=gems.tokens[0])
            problem(answer, 400, "contract_violation")


@pytest.mark.parametrize(
    ("method", "rest"),
    [
        ("GET", ""),
        ("DELETE", ""),
        ("GET", "/events"),
        ("GET", "/decision"),
        ("POST", "/moves"),
        ("POST", "/seats"),
        ("DELETE", "/seats/0"),
    ],
)
def test_a_match_that_is_not_there(gems: Seated, redis_client: redis.Redis, method: str, rest: str) -> None:
    body = {"json": gem() if rest == "/moves" else {}} if method == "POST" else {}
    with nothing_changes(redis_client):
        answer = gems.client.call(method, f"/v1/matches/{UNKNOWN}{rest}", gems.tokens[0], **body)
    problem(answer, 404, "no_such_match")


def test_a_game_that_is_not_there(client: JudgedClient) -> None:
    for path in ("/v1/games/chess", "/v1/games/chess/rules"):
        assert "island_of_gems" in problem(client.get(path), 404, "no_such_game")["detail"]


# Headers


@pytest.mark.parametrize("key", ["short", "x" * 129, "with spaces, 16 or more", "ünïcödë-ünïcödë-ünïcödë"])
def test_a_key_that_does_not_fit_the_contract(gems: Seated, redis_client: redis.Redis, key: str) -> None:
    seat, body = any_move(gems)
    with nothing_changes(redis_client):
        answer = gems.move(seat, body, headers={"Idempotency-Key": key})
    (error,) = problem(answer, 400, "contract_violation")["errors"]
    assert (error["where"], error["field"]) == ("header", "Idempotency-Key")


@pytest.mark.parametrize("invalid", ["3-spectator-en", "0", "'", ","])
def test_an_invalid_etag_matches_no_version(gems: Seated, redis_client: redis.Redis, invalid: str) -> None:
    assert gems.client.get(gems.path, headers={"If-None-Match": invalid}).status_code == 200
    with nothing_changes(redis_client):
        answer = gems.client.delete(gems.path, token=gems.creator, headers={"If-Match": invalid})
        problem(answer, 412, "precondition_failed")


# Our own failures


def test_an_internal_error_reveals_nothing(
    gems: Seated, app: Flask, redis_client: redis.Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise RuntimeError("an internal secret")

    monkeypatch.setattr(app.services.store, "read", fail)
    with nothing_changes(redis_client):
        answer = app.test_client().get(gems.path)
    assert "secret" not in problem(answer, 500, "internal_error")["detail"]
    assert "Traceback" not in answer.text
