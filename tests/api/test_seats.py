"""Sitting down, getting up, the start, and calling a match off."""

from __future__ import annotations

from io import BytesIO
from typing import Any

import pytest
import redis
from flask import Flask

from tests.api.expect import any_move, fresh_key, nothing_changes, problem
from tests.api.judged import JudgedClient, Seated


@pytest.fixture
def created(client: JudgedClient) -> Any:
    """A match of two seats, both free, and its creator's token."""
    return client.post("/v1/matches", {"game": "island_of_gems", "seats": [{"name": "Ada"}, {}]}).json


@pytest.fixture
def path(created: Any) -> str:
    return f"/v1/matches/{created['match']['id']}"


def sit(client: JudgedClient, path: str, **wanted: Any) -> Any:
    answer = client.post(f"{path}/seats", wanted)
    assert answer.status_code == 201, answer.json
    return answer.json


def story(client: JudgedClient, path: str) -> list[Any]:
    return [told["event"] for told in client.get(f"{path}/events").json["events"]]


def test_null_is_the_same_as_left_out(client: JudgedClient) -> None:
    created = client.post("/v1/matches", {"game": "coralia", "seats": None, "starts": None})
    assert created.status_code == 201
    assert len(created.json["match"]["seats"]) == 2


def test_a_new_match_is_open_and_shows_nothing_yet(created: Any) -> None:
    match = created["match"]
    assert (match["status"], match["version"], match["moves"], match["last_event"]) == ("open", 1, 0, 0)
    assert ("view" in match, match["asked"], match["outcome"]) == (False, None, None)


def test_what_is_left_out_is_the_games_default(client: JudgedClient) -> None:
    match = client.post("/v1/matches", {"game": "island_of_gems"}).json["match"]
    assert match["options"] == {"patterns": "sum"}
    assert (match["listed"], match["automatic"], len(match["seats"])) == (True, True, 2)


@pytest.mark.parametrize("name", ["Zoë O’Hara", "می\u200cشود", "👩\u200d🚀", "海 Umi", "."])
def test_names_of_all_scripts_are_welcome(client: JudgedClient, path: str, name: str) -> None:
    sit(client, path, name=name)
    assert client.get(path).json["seats"][0]["name"] == name


@pytest.mark.parametrize(
    ("name", "called"),
    [
        ("\U000e0041", "Player 1"),
        ("\U0001d159", "Player 1"),
        ("Ada\ufe0f\U000e0041", "Ada"),
        ("A" + "\u0301" * 39, "A" + "\u0301" * 4),
        ("A\U00010d50 1", "\u2068A\U00010d50 1\u2069"),
    ],
    ids=ascii,
)
def test_a_name_is_kept_as_given_and_shown_clean(client: JudgedClient, path: str, name: str, called: str) -> None:
    sit(client, path, name=name)
    seat = client.get(path).json["seats"][0]
    assert (seat["name"], seat["called"]) == (name, called)
    assert called in client.get(f"{path}/events").json["events"][0]["says"]


def test_the_first_free_seat_is_taken(client: JudgedClient, path: str) -> None:
    assert [sit(client, path)["seat"], sit(client, path)["seat"]] == [0, 1]


EMPTY_BODIES: dict[str, dict[str, Any]] = {
    "no body": {},
    "an empty body": {"data": b""},
    "an empty body of JSON": {"data": b"", "content_type": "application/json"},
    "an empty form": {"data": b"", "content_type": "application/x-www-form-urlencoded"},
    "no chunks": {
        "input_stream": BytesIO(),
        "headers": {"Transfer-Encoding": "chunked"},
        "environ_overrides": {"wsgi.input_terminated": True},
    },
}


@pytest.mark.parametrize("empty", EMPTY_BODIES.values(), ids=EMPTY_BODIES)
def test_a_body_without_fields_can_be_left_out(client: JudgedClient, path: str, empty: dict[str, Any]) -> None:
    answer = client.call("POST", f"{path}/seats", **empty)
    assert (answer.status_code, answer.json["seat"]) == (201, 0)
    assert client.get(path).json["seats"][0]["name"] == "Ada"


def test_the_contract_says_which_body_can_be_left_out(app: Flask) -> None:
    document = app.services.document
    bodies = {
        said["operationId"]: said["requestBody"]
        for item in document.content["paths"].values()
        for said in item.values()
        if "requestBody" in said
    }
    assert [name for name, body in bodies.items() if not body["required"]] == ["takeSeat"]
    for name, body in bodies.items():
        empty = document.validator(body["content"]["application/json"]["schema"]).is_valid({})
        assert empty == (not body["required"]), name


def test_no_body_and_an_empty_object_are_the_same_request(client: JudgedClient, path: str) -> None:
    key = fresh_key()
    first, again = client.call("POST", f"{path}/seats", headers=key), client.post(f"{path}/seats", {}, headers=key)
    assert first.json == again.json


def test_an_optional_body_must_be_json_too(client: JudgedClient, path: str, redis_client: redis.Redis) -> None:
    with nothing_changes(redis_client):
        for kind in (None, "text/plain", "application/x-www-form-urlencoded"):
            answer = client.call("POST", f"{path}/seats", data=b"{}", content_type=kind)
            problem(answer, 415, "unsupported_media_type")
        blank = client.call("POST", f"{path}/seats", data=b" ", content_type="application/json")
        problem(blank, 400, "malformed_json")


def test_the_seat_that_is_wanted_is_taken(client: JudgedClient, path: str) -> None:
    assert sit(client, path, seat=1)["seat"] == 1
    assert sit(client, path, seat=None)["seat"] == 0


def test_a_seat_is_taken_by_one_player_only(client: JudgedClient, path: str, redis_client: redis.Redis) -> None:
    sit(client, path, seat=1)
    with nothing_changes(redis_client):
        problem(client.post(f"{path}/seats", {"seat": 1}), 409, "seat_taken")


def test_a_seat_that_the_match_does_not_have(client: JudgedClient, path: str, redis_client: redis.Redis) -> None:
    with nothing_changes(redis_client):
        said = problem(client.post(f"{path}/seats", {"seat": 2}), 409, "no_such_seat")
    assert said["detail"] == "There is no seat 2: the match has 2 seats, counted from 0."


def test_a_player_brings_a_name_or_gets_the_seats(client: JudgedClient, path: str) -> None:
    assert sit(client, path)["match"]["seats"][0]["name"] == "Ada"
    assert sit(client, path, name="Ünal")["match"]["seats"][1]["name"] == "Ünal"
    taken = [event for event in story(client, path) if event["type"] == "seat_taken"]
    assert taken == [
        {"type": "seat_taken", "seat": 0, "name": "Ada"},
        {"type": "seat_taken", "seat": 1, "name": "Ünal"},
    ]


def test_the_match_starts_when_the_last_seat_is_taken(client: JudgedClient, path: str) -> None:
    assert sit(client, path)["match"]["status"] == "open"
    last = sit(client, path)["match"]
    assert last["status"] == "running"
    assert last["asked"]["seats"]
    assert last["view"]["game"] == "island_of_gems"
    assert "match_started" in [event["type"] for event in story(client, path)]


@pytest.mark.parametrize("starts", [0, 1])
def test_the_seat_that_was_named_starts(client: JudgedClient, starts: int) -> None:
    match = Seated(client, "island_of_gems", 2, starts=starts)
    (started,) = [event for event in story(client, match.path) if event["type"] == "match_started"]
    assert started == {"type": "match_started", "starts": starts, "by_lot": False}
    assert match.look()["view"]["starts"] == starts


def test_by_lot_either_seat_starts(client: JudgedClient) -> None:
    found = set()
    for _ in range(40):
        match = Seated(client, "island_of_gems", 2)
        (started,) = [event for event in story(client, match.path) if event["type"] == "match_started"]
        assert started["by_lot"]
        found.add(started["starts"])
        if found == {0, 1}:
            return
    pytest.fail(f"only {found} started in 40 matches")


def test_the_commitment_is_fixed_from_the_beginning(client: JudgedClient, created: Any, path: str) -> None:
    sit(client, path, entropy="seventeen grey herons")
    started = sit(client, path)["match"]
    assert started["commitment"] == created["match"]["commitment"]


def test_nobody_sits_down_after_the_start(gems: Seated, redis_client: redis.Redis) -> None:
    with nothing_changes(redis_client):
        for wanted in ({}, {"seat": 0}, {"seat": 2}):
            problem(gems.client.post(f"{gems.path}/seats", wanted), 409, "match_not_open")


# Leaving


def test_leaving_frees_the_seat_and_invalidates_its_token(client: JudgedClient, path: str) -> None:
    token = sit(client, path, seat=1, name="Bo")["token"]
    left = client.delete(f"{path}/seats/1", token=token)
    assert left.status_code == 200
    assert left.json["viewer"] is None
    assert left.json["seats"][1] == {"seat": 1, "name": None, "called": "Player 2", "taken": False, "panel": []}
    problem(client.get(path, token=token), 401, "unknown_token")
    problem(client.delete(f"{path}/seats/1", token=token), 401, "unknown_token")


def test_a_seat_that_is_left_gets_the_creators_name_for_it_back(client: JudgedClient, path: str) -> None:
    token = sit(client, path, seat=0, name="Adele")["token"]
    assert client.get(path).json["seats"][0]["name"] == "Adele"
    left = client.delete(f"{path}/seats/0", token=token).json
    assert left["seats"][0] == {"seat": 0, "name": "Ada", "called": "Ada", "taken": False, "panel": []}


def test_a_seat_that_was_left_can_be_taken_again(client: JudgedClient, path: str) -> None:
    first = sit(client, path)
    client.delete(f"{path}/seats/0", token=first["token"])
    again = sit(client, path)
    assert (again["seat"], again["match"]["status"]) == (0, "open")
    assert again["token"] != first["token"]
    assert [event["type"] for event in story(client, path)] == ["seat_taken", "seat_left", "seat_taken"]


def test_nobody_frees_the_seat_of_another(client: JudgedClient, path: str, redis_client: redis.Redis) -> None:
    token = sit(client, path)["token"]
    with nothing_changes(redis_client):
        for seat in (1, 2, 3):
            problem(client.delete(f"{path}/seats/{seat}", token=token), 403, "not_your_seat")


def test_seats_are_left_only_so_often(client: JudgedClient, path: str) -> None:
    for _ in range(100):
        assert client.delete(f"{path}/seats/0", token=sit(client, path)["token"]).status_code == 200
    token = sit(client, path)["token"]
    problem(client.delete(f"{path}/seats/0", token=token), 409, "left_too_often")
    assert sit(client, path)["seat"] == 1
    client.get(f"{path}/events?limit=500")


def test_nobody_leaves_after_the_start(gems: Seated, redis_client: redis.Redis) -> None:
    with nothing_changes(redis_client):
        problem(gems.client.delete(f"{gems.path}/seats/0", token=gems.tokens[0]), 409, "match_not_open")


# Calling a match off


def test_the_creator_calls_an_open_match_off(client: JudgedClient, created: Any, path: str) -> None:
    sit(client, path)
    abandoned = client.delete(path, token=created["creator_token"])
    assert (abandoned.status_code, abandoned.json["status"]) == (200, "abandoned")
    assert story(client, path)[-1] == {"type": "match_abandoned"}
    problem(client.post(f"{path}/seats", {}), 409, "match_not_open")


def test_the_creator_calls_a_running_match_off(gems: Seated, redis_client: redis.Redis) -> None:
    seat, body = any_move(gems)
    abandoned = gems.client.delete(gems.path, token=gems.creator).json
    assert (abandoned["status"], abandoned["asked"], abandoned["outcome"]) == ("abandoned", None, None)
    with nothing_changes(redis_client):
        problem(gems.move(seat, body), 409, "match_not_running")
        problem(gems.client.delete(gems.path, token=gems.creator), 409, "match_not_running")
        problem(gems.client.post(f"{gems.path}/seats", {}), 409, "match_not_open")
    decision = gems.client.get(f"{gems.path}/decision", token=gems.tokens[seat]).json
    assert ("decision" in decision, decision["asked"], decision["moves"]) == (False, None, [])


def test_only_the_creator_calls_a_match_off(client: JudgedClient, path: str, redis_client: redis.Redis) -> None:
    token = sit(client, path)["token"]
    with nothing_changes(redis_client):
        problem(client.delete(path, token=token), 403, "not_the_creator")
        problem(client.delete(path, token="x" * 43), 401, "unknown_token")
        problem(client.delete(path), 401, "token_missing")
