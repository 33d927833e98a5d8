"""A client that has the current version of a match can wait for the next."""

from __future__ import annotations

import random
import threading
import time
from contextlib import ExitStack
from typing import Any

import pytest

from service import create_app
from service.config import Settings
from tests.api.expect import problem
from tests.api.judged import JudgedClient, Seated
from tests.api.served import Served, in_background


def test_a_wait_ends_with_the_next_version(match: Seated) -> None:
    for seat in (0, None):
        known = match.client.get(match.path, token=match.token(seat))
        more = {"token": match.token(seat), "headers": {"If-None-Match": known.headers["ETag"]}}
        with in_background(lambda more=more: match.client.get(f"{match.path}?wait=8", **more)) as results:
            time.sleep(0.3)
            assert not results
            match.move_at_random(random.Random(8))
        assert results[0].status_code == 200
        assert results[0].json == match.look(seat)


def test_a_wait_without_a_change_ends_with_304(match: Seated) -> None:
    known = match.client.get(match.path).headers["ETag"]
    begun = time.monotonic()
    answer = match.client.get(f"{match.path}?wait=1", headers={"If-None-Match": known})
    assert (answer.status_code, answer.headers["ETag"]) == (304, known)
    assert time.monotonic() - begun >= 1


def test_a_client_without_the_current_version_does_not_wait(match: Seated) -> None:
    begun = time.monotonic()
    known = match.client.get(match.path).headers["ETag"]
    assert match.client.get(f"{match.path}?wait=8").status_code == 200
    assert match.client.get(f"{match.path}?wait=8", headers={"If-None-Match": '"1-spectator-en"'}).status_code == 200
    answer = match.client.get(f"{match.path}?wait=8&at=0", headers={"If-None-Match": known})
    assert answer.status_code == 200
    assert time.monotonic() - begun < 25


def test_a_page_of_the_story_can_wait_for_its_first_event(match: Seated, served: Served) -> None:
    last = match.look()["last_event"]
    assert served.get(f"{match.path}/events?after={last}&wait=1").json["events"] == []
    with in_background(lambda: served.get(f"{match.path}/events?after={last}&wait=8").json) as results:
        match.move_at_random(random.Random(9))
    assert results[0]["events"] == match.story()[last:]


def test_nobody_waits_where_nothing_can_happen(gems: Seated) -> None:
    begun = time.monotonic()
    gems.play_to_the_end(random.Random(7))
    for path in (gems.path, f"{gems.path}/decision"):
        known = {"If-None-Match": gems.client.get(path, token=gems.token(0)).headers["ETag"]}
        assert gems.client.get(f"{path}?wait=8", token=gems.token(0), headers=known).status_code == 304
    assert time.monotonic() - begun < 8


def test_a_wait_is_limited(gems: Seated) -> None:
    for path in (gems.path, f"{gems.path}/events"):
        problem(gems.client.get(f"{path}?wait=9"), 400, "contract_violation")


def test_nobody_waits_while_the_service_is_stopping(gems: Seated, redis_url: str) -> None:
    """A worker takes connections for a moment after it was told to stop."""
    stopping = create_app(Settings(redis_url=redis_url))
    stopping.services.feed.stop()
    begun = time.monotonic()
    known = {"If-None-Match": gems.client.get(gems.path).headers["ETag"]}
    assert JudgedClient(stopping).get(f"{gems.path}?wait=8", headers=known).status_code == 304
    assert time.monotonic() - begun < 30


class Reads:
    """Counts how many reads of a store there are, and how many at the same time."""

    def __init__(self, read: Any) -> None:
        self._read, self._lock = read, threading.Lock()
        self.begun = self.now = self.most = 0

    def __call__(self, *arguments: Any) -> Any:
        with self._lock:
            self.begun, self.now = self.begun + 1, self.now + 1
            self.most = max(self.most, self.now)
        time.sleep(0.02)
        found = self._read(*arguments)
        with self._lock:
            self.now -= 1
        return found


@pytest.mark.parametrize(
    ("path", "reading", "begun", "most"), [("", "read", 1, 1), ("/events", "events_and_match", 12, 2)]
)
def test_those_that_a_move_wakes_share_a_read_or_take_turns(
    gems: Seated, redis_url: str, monkeypatch: pytest.MonkeyPatch, path: str, reading: str, begun: int, most: int
) -> None:
    """Thousands that read at once would use up the connections to Redis, and fail."""
    app, waiting = create_app(Settings(redis_url=redis_url)), 12
    app.services.feed.turns = threading.BoundedSemaphore(2)
    known = {"If-None-Match": gems.client.get(gems.path).headers["ETag"]}
    query = f"?wait=8&after={gems.look()['last_event']}" if path else "?wait=8"
    with ExitStack() as stack:
        polls = [
            stack.enter_context(
                in_background(lambda: JudgedClient(app).get(f"{gems.path}{path}{query}", headers=known))
            )
            for _ in range(waiting)
        ]
        time.sleep(1.5)
        reads = Reads(getattr(app.services.store, reading))
        monkeypatch.setattr(app.services.store, reading, reads)
        gems.move_at_random(random.Random(3))
    app.services.feed.stop()
    assert [poll[0].status_code for poll in polls] == [200] * waiting
    assert (reads.begun, reads.most) == (begun, most)
