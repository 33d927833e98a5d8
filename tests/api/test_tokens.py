"""Only the holder of a seat's token plays that seat; a token is shown once and never stored."""

from __future__ import annotations

import hashlib
import json
from typing import Any

import pytest
import redis

from tests.api.expect import any_move, every_text, fresh_key, nothing_changes, problem
from tests.api.judged import JudgedClient, Seated


@pytest.fixture
def other(client: JudgedClient) -> Seated:
    return Seated(client, "island_of_gems", 2)


def needing_a_seat(match: Seated) -> list[tuple[str, str, Any]]:
    _, body = any_move(match)
    return [
        ("GET", f"{match.path}/decision", None),
        ("POST", f"{match.path}/moves", body),
        ("POST", f"{match.path}/undo", {"say": "ask"}),
        ("DELETE", f"{match.path}/seats/0", None),
    ]


def test_without_a_token_nobody_plays(gems: Seated, redis_client: redis.Redis) -> None:
    with nothing_changes(redis_client):
        for method, path, body in [*needing_a_seat(gems), ("DELETE", gems.path, None)]:
            answer = gems.client.call(method, path, json=body)
            problem(answer, 401, "token_missing")
            assert answer.headers["WWW-Authenticate"].startswith("Bearer")


@pytest.mark.parametrize(
    "header", ["Basic dXNlcjpwYXNz", "Bearer", "Bearer ", "Bearer two words", "Bearer ünïcode", "x"]
)
def test_a_malformed_token_opens_nothing(gems: Seated, redis_client: redis.Redis, header: str) -> None:
    with nothing_changes(redis_client):
        looks = [("GET", gems.path, None), ("GET", f"{gems.path}/events", None)]
        for method, path, body in [*needing_a_seat(gems), *looks]:
            problem(gems.client.call(method, path, json=body, headers={"Authorization": header}), 401, "unknown_token")


def test_a_token_of_another_match_opens_nothing(gems: Seated, other: Seated, redis_client: redis.Redis) -> None:
    with nothing_changes(redis_client):
        for token in (*other.tokens, other.creator, "x" * 43):
            for method, path, body in needing_a_seat(gems):
                problem(gems.client.call(method, path, token, json=body), 401, "unknown_token")
            problem(gems.client.get(gems.path, token=token), 401, "unknown_token")
            problem(gems.client.get(f"{gems.path}/events", token=token), 401, "unknown_token")
            problem(gems.client.delete(gems.path, token=token), 401, "unknown_token")


def test_the_creators_token_plays_no_seat(gems: Seated, redis_client: redis.Redis) -> None:
    with nothing_changes(redis_client):
        for method, path, body in needing_a_seat(gems):
            problem(gems.client.call(method, path, gems.creator, json=body), 403, "not_your_seat")


def test_the_creators_token_sees_what_a_spectator_sees(gems: Seated) -> None:
    assert gems.client.get(gems.path, token=gems.creator).data == gems.client.get(gems.path).data


def test_a_seats_token_does_not_abandon_the_match(gems: Seated, redis_client: redis.Redis) -> None:
    with nothing_changes(redis_client):
        problem(gems.client.delete(gems.path, token=gems.tokens[0]), 403, "not_the_creator")


def test_a_token_shows_whose_it_is(gems: Seated) -> None:
    assert [gems.look(viewer)["viewer"] for viewer in (0, 1, None)] == [0, 1, None]


def test_the_word_bearer_may_be_written_in_any_case(gems: Seated) -> None:
    answer = gems.client.get(gems.path, headers={"Authorization": f"bearer {gems.tokens[1]}"})
    assert answer.json["viewer"] == 1


def test_only_hashes_of_tokens_are_stored(gems: Seated, redis_client: redis.Redis) -> None:
    kept = every_text(redis_client)
    for token in (*gems.tokens, gems.creator):
        assert token.encode() not in kept
        assert hashlib.sha256(token.encode()).digest() in kept


def test_neither_tokens_nor_answers_are_stored_readably_for_retries(
    client: JudgedClient, redis_client: redis.Redis
) -> None:
    key, *others = (fresh_key() for _ in range(3))
    created = client.post("/v1/matches", {"game": "island_of_gems", "seats": [{"name": "Ada"}, {}]}, headers=key)
    path = created.headers["Location"]
    joined = [client.post(f"{path}/seats", {}, headers=other) for other in others]
    tokens = [created.json["creator_token"], *(answer.json["token"] for answer in joined)]
    kept = every_text(redis_client)
    assert len(list(redis_client.scan_iter("*:answer:*"))) == 3
    for text in (*tokens, key["Idempotency-Key"], others[0]["Idempotency-Key"], "creator_token", "commitment"):
        assert text.encode() not in kept, text


def test_no_token_is_ever_shown_again(gems: Seated, redis_client: redis.Redis) -> None:
    seat, body = any_move(gems)
    shown = [gems.move(seat, body).text, gems.move(seat, body).text, gems.client.get("/v1/matches").text]
    for viewer in (0, 1, None):
        shown += [json.dumps(gems.look(viewer)), json.dumps(gems.story(viewer))]
    shown.append(gems.client.get(f"{gems.path}/decision", token=gems.tokens[0]).text)
    hashes = [hashlib.sha256(token.encode()) for token in (*gems.tokens, gems.creator)]
    for text in (*gems.tokens, gems.creator, *(one.hexdigest() for one in hashes)):
        assert not any(text in one for one in shown)
    assert not any(f'"{secret}"' in one for secret in ("secret", "entropy", "token") for one in shown)
    assert redis_client.dbsize() > 0
