"""An ETag identifies one version of a match as one viewer sees it, in one language."""

from __future__ import annotations

import redis

from tests.api.expect import any_move, nothing_changes, problem
from tests.api.judged import JudgedClient, Seated


def etag(match: Seated, seat: int | None) -> str:
    return match.client.get(match.path, token=match.token(seat)).headers["ETag"]


def test_each_viewer_has_its_own_etag(gems: Seated) -> None:
    assert len({etag(gems, viewer) for viewer in (0, 1, None)}) == 3


def test_an_etag_lasts_until_the_match_changes(gems: Seated) -> None:
    before = etag(gems, None)
    assert etag(gems, None) == before
    gems.move(*any_move(gems))
    assert etag(gems, None) != before


def test_a_viewer_who_has_this_version_gets_no_body(gems: Seated) -> None:
    for viewer in (0, 1, None):
        known = etag(gems, viewer)
        for header in (known, f"W/{known}", f'"7-0-en", {known}', f'"",W/"{"x" * 100}"  ,  {known}', "*"):
            answer = gems.client.get(gems.path, token=gems.token(viewer), headers={"If-None-Match": header})
            assert (answer.status_code, answer.data) == (304, b"")
            assert answer.headers["ETag"] == known


def test_a_viewer_who_has_another_version_gets_this_one(gems: Seated) -> None:
    before = etag(gems, 0)
    gems.move(*any_move(gems))
    answer = gems.client.get(gems.path, token=gems.tokens[0], headers={"If-None-Match": before})
    assert answer.status_code == 200
    assert answer.json["version"] > 1


def test_the_etag_of_another_viewer_does_not_match(gems: Seated) -> None:
    answer = gems.client.get(gems.path, token=gems.tokens[0], headers={"If-None-Match": etag(gems, 1)})
    assert answer.status_code == 200


def test_only_its_viewer_may_keep_a_version(gems: Seated) -> None:
    assert gems.client.get(gems.path).headers["Cache-Control"] == "private, no-cache"


def test_a_move_answers_with_the_etag_that_a_look_gives(gems: Seated) -> None:
    seat, body = any_move(gems)
    assert gems.move(seat, body).headers["ETag"] == etag(gems, seat)


def test_creating_joining_leaving_and_abandoning_answer_with_it_too(gems: Seated) -> None:
    client = gems.client
    created = client.post("/v1/matches", {"game": "island_of_gems"})
    path = created.headers["Location"]
    assert created.headers["ETag"] == client.get(path).headers["ETag"]
    joined = client.post(f"{path}/seats", {})
    token = joined.json["token"]
    assert joined.headers["ETag"] == client.get(path, token=token).headers["ETag"]
    left = client.delete(f"{path}/seats/0", token=token)
    assert left.headers["ETag"] == client.get(path).headers["ETag"]
    abandoned = client.delete(path, token=created.json["creator_token"])
    assert abandoned.headers["ETag"] == client.get(path).headers["ETag"]


def test_a_move_for_this_version_is_made(gems: Seated) -> None:
    seat, body = any_move(gems)
    assert gems.move(seat, body, headers={"If-Match": etag(gems, seat)}).status_code == 200
    seat, body = any_move(gems)
    assert gems.move(seat, body, headers={"If-Match": "*"}).status_code == 200


def test_a_move_for_another_version_is_refused(gems: Seated, redis_client: redis.Redis) -> None:
    stale = {seat: etag(gems, seat) for seat in (0, 1)}
    gems.move(*any_move(gems))
    seat, body = any_move(gems)
    with nothing_changes(redis_client):
        said = problem(gems.move(seat, body, headers={"If-Match": stale[seat]}), 412, "precondition_failed")
    assert said["current"] == etag(gems, seat)
    assert gems.move(seat, body, headers={"If-Match": f"{stale[seat]}, {said['current']}"}).status_code == 200


def test_a_match_of_another_version_is_not_abandoned(gems: Seated, redis_client: redis.Redis) -> None:
    stale = etag(gems, None)
    gems.move(*any_move(gems))
    with nothing_changes(redis_client):
        answer = gems.client.delete(gems.path, token=gems.creator, headers={"If-Match": stale})
    current = problem(answer, 412, "precondition_failed")["current"]
    assert gems.client.delete(gems.path, token=gems.creator, headers={"If-Match": current}).status_code == 200


def test_a_moment_of_the_past_has_an_etag_too(gems: Seated) -> None:
    gems.move(*any_move(gems))
    for path in (f"{gems.path}?at=0", f"{gems.path}/board.svg?at=0", f"{gems.path}/board.txt?at=0"):
        known = gems.client.get(path).headers["ETag"]
        answer = gems.client.get(path, headers={"If-None-Match": f'"7-0-en" , {known}'})
        assert (answer.status_code, answer.data) == (304, b""), path


def test_a_condition_does_not_hide_a_problem(gems: Seated, client: JudgedClient) -> None:
    anything = {"If-None-Match": "*"}
    for path in (f"{gems.path}?at=99", f"{gems.path}/board.svg?at=99", f"{gems.path}/board.txt?at=99"):
        problem(gems.client.get(path, headers=anything), 404, "no_such_moment")
    still_open = client.post("/v1/matches", {"game": "coralia"}).headers["Location"]
    problem(client.get(f"{still_open}/board.svg", headers=anything), 409, "match_not_running")
