"""Which form of the story the client accepts, and who may listen; without a server, in plain threads."""

from __future__ import annotations

import json
import random

import pytest
from flask import Flask

from tests.api.expect import problem
from tests.api.judged import JudgedClient, Seated
from tests.api.served import EVENT_STREAM, LINES, in_background


@pytest.mark.parametrize(
    ("accept", "media"),
    [
        ("", "application/json"),
        ("*/*", "application/json"),
        ("application/*", "application/json"),
        ("application/json; charset=utf-8", "application/json"),
        ("text/*", EVENT_STREAM),
        ("text/html, text/event-stream", EVENT_STREAM),
        ("application/json;q=0.5, text/event-stream", EVENT_STREAM),
        ("text/event-stream;q=0.5, application/json", "application/json"),
        ("application/x-ndjson, */*;q=0.1", LINES),
        ("*/*, application/json;q=0", EVENT_STREAM),
    ],
)
def test_the_client_gets_what_it_prefers(client: JudgedClient, accept: str, media: str) -> None:
    match = Seated(client, "island_of_gems", 2)
    client.delete(match.path, token=match.creator)
    answer = client.get(f"{match.path}/events", headers={"Accept": accept} if accept else {})
    assert (answer.status_code, answer.mimetype) == (200, media)
    assert answer.data.count(b'"seq":') == match.look()["last_event"]


def test_an_unknown_media_type_is_not_acceptable(gems: Seated) -> None:
    for accept in ("text/html", "application/json;q=0, application/xml", "nonsense"):
        said = problem(gems.client.get(f"{gems.path}/events", headers={"Accept": accept}), 406, "not_acceptable")
        assert EVENT_STREAM in said["detail"]


def test_a_client_that_may_not_listen_learns_why(gems: Seated) -> None:
    listen = {"Accept": EVENT_STREAM}
    problem(gems.client.get(f"{gems.path}/events", token="x" * 43, headers=listen), 401, "unknown_token")
    problem(gems.client.get("/v1/matches/zzzzzzzzzzzzzzzzzzzz/events", headers=listen), 404, "no_such_match")
    wrong = {**listen, "Last-Event-ID": "yesterday"}
    problem(gems.client.get(f"{gems.path}/events", headers=wrong), 400, "contract_violation")


def test_plain_threads_are_told_too(gems: Seated, app: Flask) -> None:
    answer = app.test_client().get(f"{gems.path}/events", headers={"Accept": LINES}, buffered=False)
    parts = answer.iter_encoded()
    assert [next(parts), next(parts).count(b'"seq":')] == [b"\n", gems.look()["last_event"]]
    with in_background(lambda: next(parts)) as results:
        made = gems.move_at_random(random.Random(11)).json
    assert [json.loads(line)["seq"] for line in results[0].splitlines()] == [told["seq"] for told in made["events"]]
    answer.close()
