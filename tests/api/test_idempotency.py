"""A POST with a key can be sent again: it is carried out once and gets the same answer."""

from __future__ import annotations

import json
from typing import Any

import pytest
import redis
from werkzeug.test import TestResponse

from tests.api.expect import any_move, fresh_key, nothing_changes, problem
from tests.api.judged import JudgedClient, Seated

KEY, OTHER_KEY = fresh_key(), fresh_key()
NEW = {"game": "island_of_gems"}


def same(one: TestResponse, other: TestResponse) -> bool:
    return (one.status_code, one.data, dict(one.headers)) == (other.status_code, other.data, dict(other.headers))


@pytest.fixture
def path(client: JudgedClient) -> str:
    """A match with two free seats."""
    location: str = client.post("/v1/matches", NEW).headers["Location"]
    return location


def test_a_match_is_created_once(client: JudgedClient, redis_client: redis.Redis) -> None:
    first = client.post("/v1/matches", NEW, headers=KEY)
    with nothing_changes(redis_client):
        again = client.post("/v1/matches", NEW, headers=KEY)
    assert first.status_code == 201
    assert same(first, again)
    assert len(client.get("/v1/matches").json["matches"]) == 1
    assert client.delete(first.headers["Location"], token=again.json["creator_token"]).status_code == 200


@pytest.mark.parametrize("length", [16, 21])
def test_a_key_that_could_be_guessed_gets_no_token(client: JudgedClient, path: str, length: int) -> None:
    key = {"Idempotency-Key": "k" * length}
    for address, body in (("/v1/matches", NEW), (f"{path}/seats", {})):
        (error,) = problem(client.post(address, body, headers=key), 400, "contract_violation")["errors"]
        assert (error["where"], error["field"]) == ("header", "Idempotency-Key")
        assert "shorter than 22 characters" in error["detail"]


def test_a_seat_is_taken_once(client: JudgedClient, path: str, redis_client: redis.Redis) -> None:
    first = client.post(f"{path}/seats", {}, headers=KEY)
    with nothing_changes(redis_client):
        again = client.post(f"{path}/seats", {}, headers=KEY)
    assert first.status_code == 201
    assert same(first, again)
    assert [seat["taken"] for seat in client.get(path).json["seats"]] == [True, False]


def test_a_move_is_made_once(gems: Seated, redis_client: redis.Redis) -> None:
    seat, body = any_move(gems)
    first = gems.move(seat, body, headers=KEY)
    with nothing_changes(redis_client):
        again = gems.move(seat, body, headers=KEY)
    assert first.status_code == 200
    assert same(first, again)
    assert gems.look()["moves"] == first.json["match"]["moves"]


def test_the_same_answer_comes_however_far_the_match_has_gone(gems: Seated) -> None:
    seat, body = any_move(gems)
    first = gems.move(seat, body, headers=KEY)
    gems.move(*any_move(gems))
    gems.client.delete(gems.path, token=gems.creator)
    assert same(first, gems.move(seat, body, headers=KEY))


def test_without_a_key_nothing_is_remembered(gems: Seated, redis_client: redis.Redis) -> None:
    seat, body = any_move(gems)
    assert gems.move(seat, body).status_code == 200
    problem(gems.move(seat, body), 409, "decision_answered")
    names = [gems.client.post("/v1/matches", NEW).headers["Location"] for _ in range(2)]
    assert len(set(names)) == 2
    assert list(redis_client.scan_iter("*:answer:*")) == []


def test_another_key_is_another_request(client: JudgedClient, path: str) -> None:
    seats = [client.post(f"{path}/seats", {}, headers=key).json["seat"] for key in (KEY, OTHER_KEY)]
    assert seats == [0, 1]


@pytest.mark.parametrize("change", [{"listed": False}, {"starts": 1}, {"seats": [{"name": "Ada"}, {}]}], ids=str)
def test_a_key_is_not_for_another_match(client: JudgedClient, redis_client: redis.Redis, change: Any) -> None:
    client.post("/v1/matches", NEW, headers=KEY)
    with nothing_changes(redis_client):
        problem(client.post("/v1/matches", {**NEW, **change}, headers=KEY), 409, "idempotency_key_reused")


def test_a_key_is_not_for_another_move_seat_or_player(gems: Seated, redis_client: redis.Redis) -> None:
    seat, body = any_move(gems)
    gems.move(seat, body, headers=KEY)
    with nothing_changes(redis_client):
        for who, query in ((seat, "?after=0"), (1 - seat, "")):
            problem(gems.move(who, body, query, headers=KEY), 409, "idempotency_key_reused")
        another = {**body, "decision": body["decision"] + 1}
        problem(gems.move(seat, another, headers=KEY), 409, "idempotency_key_reused")
        problem(gems.client.post(f"{gems.path}/seats", {}, headers=KEY), 409, "idempotency_key_reused")


def test_a_client_without_a_token_learns_nothing_of_the_keys(gems: Seated, redis_client: redis.Redis) -> None:
    seat, body = any_move(gems)
    gems.move(seat, body, headers=KEY)
    with nothing_changes(redis_client):
        answer = gems.client.post(f"{gems.path}/moves", body, token="x" * 43, headers=KEY)
    problem(answer, 401, "unknown_token")


def test_a_key_serves_one_match_only(client: JudgedClient, path: str) -> None:
    elsewhere = client.post("/v1/matches", NEW).headers["Location"]
    answers = [client.post(f"{one}/seats", {}, headers=KEY) for one in (path, elsewhere)]
    assert [answer.status_code for answer in answers] == [201, 201]
    assert answers[0].json["token"] != answers[1].json["token"]


def test_what_was_refused_can_be_tried_again_with_its_key(gems: Seated) -> None:
    seat, body = any_move(gems)
    later = {**body, "decision": 999}
    problem(gems.move(seat, later, headers=KEY), 409, "no_such_decision")
    assert gems.move(seat, body, headers=KEY).status_code == 200


def test_an_answer_is_forgotten_in_time(client: JudgedClient, path: str, redis_client: redis.Redis) -> None:
    client.post(f"{path}/seats", {}, headers=KEY)
    (kept,) = redis_client.scan_iter("*:answer:*")
    assert 86390 < redis_client.ttl(kept) <= 86400


def test_a_key_whose_answer_has_expired_creates_no_second_match(
    client: JudgedClient, redis_client: redis.Redis
) -> None:
    first = client.post("/v1/matches", NEW, headers=KEY)
    redis_client.delete(*redis_client.scan_iter("*:answer:*"))
    with nothing_changes(redis_client):
        problem(client.post("/v1/matches", NEW, headers=KEY), 409, "idempotency_key_reused")
    assert client.delete(first.headers["Location"], token=first.json["creator_token"]).status_code == 200


def test_the_order_of_members_makes_no_difference(gems: Seated) -> None:
    seat, body = any_move(gems)
    bodies = [json.dumps(dict(members)) for members in (body.items(), reversed(body.items()))]
    assert bodies[0] != bodies[1]
    sent = [
        gems.client.call(
            "POST", f"{gems.path}/moves", gems.tokens[seat], data=one, content_type="application/json", headers=KEY
        )
        for one in bodies
    ]
    assert same(*sent)
