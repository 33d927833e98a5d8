"""The running check of a match: the same for everybody, the same in the past, and another one if anything was lost."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
import redis
from msgspec.structs import replace
from werkzeug.test import TestResponse

from service.games import GAMES
from service.matches import lobby
from service.matches.match import MatchHeader
from tests.api.judged import JudgedClient, Seated
from tests.trust.played import Played

Change = Callable[["FragileMatch"], TestResponse]


class FragileMatch:
    """A match with three seats, whose latest changes Redis can lose."""

    def __init__(self, client: JudgedClient, redis_client: redis.Redis) -> None:
        created = client.post("/v1/matches", {"game": "reef_gardens", "seats": [{}] * 3, "starts": 0}).json
        self.name = created["match"]["id"]
        self.path = f"/v1/matches/{self.name}"
        self._creator = created["creator_token"]
        self._tokens: dict[int, str] = {}
        self._client, self._redis = client, redis_client
        self.keep()

    def look(self, at: int | None = None, **headers: str) -> TestResponse:
        return self._client.get(self.path if at is None else f"{self.path}?at={at}", headers=headers)

    def etags(self) -> str:
        """Those of all seats."""
        seen = [self._client.get(self.path, token=token) for token in self._tokens.values()]
        return ", ".join(answer.headers["ETag"] for answer in seen)

    def take_seat(self, **wanted: Any) -> TestResponse:
        joined = self._client.post(f"{self.path}/seats", wanted)
        self._tokens[joined.json["seat"]] = joined.json["token"]
        return joined

    def leave_seat(self, seat: int) -> TestResponse:
        return self._client.delete(f"{self.path}/seats/{seat}", token=self._tokens[seat])

    def abandon(self) -> TestResponse:
        return self._client.delete(self.path, token=self._creator)

    def undo(self, seat: int, say: str, **headers: str) -> TestResponse:
        return self._client.post(f"{self.path}/undo", {"say": say}, token=self._tokens[seat], headers=headers)

    def move(self, number: int = 0, **headers: str) -> TestResponse:
        token = self._tokens[self._asked()]
        legal = self._client.get(f"{self.path}/decision", token=token).json["moves"]
        return self._client.post(f"{self.path}/moves", legal[number]["body"], token=token, headers=headers)

    def record(self) -> Any:
        return self._client.get(f"{self.path}/record").json

    def play_a_round(self) -> None:
        """Until seat 0 is asked again, so that an undo needs the consent of all others."""
        self.move()
        while self._asked() == 0:
            self.move()
        while self._asked() != 0:
            self.move()

    def keep(self) -> None:
        """Have the match as it is now come back when it is rolled back."""
        self._kept = {key: self._redis.dump(key) for key in self._keys()}

    def roll_back(self) -> None:
        self._redis.delete(*self._keys())
        for key, value in self._kept.items():
            self._redis.restore(key, 0, value)

    def _asked(self) -> int:
        seat: int = self.look().json["asked"]["seats"][0]
        return seat

    def _keys(self) -> list[bytes]:
        return list(self._redis.scan_iter(f"match:{{{self.name}}}*"))


@pytest.fixture
def match(client: JudgedClient, redis_client: redis.Redis) -> FragileMatch:
    return FragileMatch(client, redis_client)


@pytest.fixture
def running(match: FragileMatch) -> FragileMatch:
    """A match after its first round."""
    for _ in range(3):
        match.take_seat()
    match.play_a_round()
    match.keep()
    return match


def take_seat(**wanted: Any) -> Change:
    return lambda match: match.take_seat(**wanted)


def leave_seat(seat: int) -> Change:
    return lambda match: match.leave_seat(seat)


def undo(seat: int, say: str) -> Change:
    return lambda match: match.undo(seat, say)


def move(number: int = 0) -> Change:
    return lambda match: match.move(number)


abandon = FragileMatch.abandon


def must_differ(match: FragileMatch, first: list[Change], second: list[Change]) -> None:
    """As many changes, but others, give the same version and another check."""
    lost = _after(match, first)
    match.roll_back()
    now = _after(match, second)
    assert now.json["version"] == lost.json["version"]
    assert now.json["check"] != lost.json["check"]
    assert now.headers["ETag"] != lost.headers["ETag"]
    assert match.look(**{"If-None-Match": lost.headers["ETag"]}).status_code == 200


def _after(match: FragileMatch, changes: list[Change]) -> TestResponse:
    for change in changes:
        answer = change(match)
        assert answer.status_code in (200, 201), answer.json
    return match.look()


@pytest.mark.parametrize(
    ("first", "second"),
    [
        pytest.param([take_seat(name="Ada")], [take_seat(name="Bob")], id="another player"),
        pytest.param([take_seat()], [take_seat()], id="another player without a name"),
        pytest.param([take_seat(seat=0)], [take_seat(seat=1)], id="another seat"),
        pytest.param(
            [take_seat(), take_seat(), leave_seat(0)], [take_seat(), take_seat(), leave_seat(1)], id="another seat left"
        ),
        pytest.param(
            [take_seat(name="Ada"), leave_seat(0)], [take_seat(name="Bob"), leave_seat(0)], id="another player left"
        ),
        pytest.param([take_seat(), take_seat()], [take_seat(), leave_seat(0)], id="taken or left"),
        pytest.param([take_seat(), leave_seat(0)], [take_seat(), abandon], id="left or abandoned"),
        pytest.param([take_seat()], [abandon], id="taken or abandoned"),
    ],
)
def test_an_open_match_that_lost_changes_has_another_check(
    match: FragileMatch, first: list[Change], second: list[Change]
) -> None:
    must_differ(match, first, second)


@pytest.mark.parametrize(
    ("first", "second"),
    [
        pytest.param([move(0)], [move(1)], id="another move"),
        pytest.param([undo(0, "ask")], [undo(1, "ask")], id="asked by another seat to take back another number"),
        pytest.param([undo(0, "ask"), undo(1, "accept")], [undo(0, "ask"), undo(2, "accept")], id="another consents"),
        pytest.param([undo(0, "ask"), undo(1, "decline")], [undo(0, "ask"), undo(2, "decline")], id="another declines"),
        pytest.param(
            [undo(0, "ask"), undo(1, "decline")], [undo(1, "ask"), undo(1, "decline")], id="another request declined"
        ),
        pytest.param(
            [undo(0, "ask"), undo(1, "accept")], [undo(0, "ask"), undo(1, "decline")], id="accepted or declined"
        ),
        pytest.param([undo(0, "ask"), undo(1, "decline")], [undo(0, "ask"), abandon], id="declined or abandoned"),
        pytest.param([undo(0, "ask")], [abandon], id="asked or abandoned"),
    ],
)
def test_a_running_match_that_lost_changes_has_another_check(
    running: FragileMatch, first: list[Change], second: list[Change]
) -> None:
    must_differ(running, first, second)


def test_what_was_lost_makes_a_difference_for_ever(running: FragileMatch) -> None:
    def consent(first: int, second: int) -> list[Change]:
        return [undo(0, "ask"), undo(first, "accept"), undo(second, "accept")]

    must_differ(running, consent(1, 2), consent(2, 1))
    running.roll_back()
    must_differ(running, [undo(0, "ask"), undo(1, "decline"), move()], [undo(0, "ask"), undo(2, "decline"), move()])


def test_nobody_consents_to_another_undo_than_they_saw(running: FragileMatch) -> None:
    running.undo(0, "ask")
    running.undo(2, "accept")
    seen = running.etags()
    running.roll_back()
    running.undo(1, "ask")
    running.undo(0, "accept")
    answer = running.undo(2, "accept", **{"If-Match": seen})
    assert (answer.status_code, answer.json["type"]) == (412, "/problems/precondition_failed")


def test_nobody_moves_in_another_match_than_they_saw(running: FragileMatch) -> None:
    running.move(0)
    seen = running.etags()
    running.roll_back()
    running.move(1)
    answer = running.move(0, **{"If-Match": seen})
    assert (answer.status_code, answer.json["type"]) == (412, "/problems/precondition_failed")


def test_the_past_keeps_its_check_whatever_happens_afterwards(match: FragileMatch) -> None:
    for _ in range(3):
        match.take_seat()
    start = match.look().json
    match.play_a_round()
    then = match.look().json
    for change in (undo(0, "ask"), undo(1, "decline"), move(), abandon):
        change(match)
    for seen in (start, then):
        past = match.look(at=seen["moves"]).json
        assert (past["last_event"], past["check"]) == (seen["last_event"], seen["check"])


@pytest.mark.parametrize("game", GAMES)
def test_every_viewer_sees_the_check_of_each_moment(client: JudgedClient, game: str) -> None:
    match, chooser = Seated(client, game, 2), random.Random(3)
    seen = {}
    for _ in range(20):
        shown = match.look()
        seen[shown["moves"]] = shown["check"]
        assert {match.look(seat)["check"] for seat in (0, 1)} == {shown["check"]}
        assert f"-{shown['check']}-" in client.get(match.path).headers["ETag"]
        match.move_at_random(chooser)
    assert len(set(seen.values())) == len(seen)
    for moves, check in seen.items():
        assert client.get(f"{match.path}?at={moves}").json["check"] == check


def test_a_record_is_the_same_whatever_happened_between_moves(running: FragileMatch) -> None:
    running.abandon()
    check, record = running.look().json["check"], running.record()
    running.roll_back()
    running.undo(0, "ask")
    running.undo(1, "decline")
    running.abandon()
    assert running.look().json["check"] != check
    assert running.record() == record


def test_a_match_of_an_earlier_version_is_read_and_goes_on() -> None:
    match = Played("coralia", 1).match
    stored = msgspec.to_builtins(match.header, builtin_types=(bytes,))
    for added in ("story_check", "start_story_check"):
        del stored[added]
    header = msgspec.msgpack.decode(msgspec.msgpack.encode(stored), type=MatchHeader)
    old = replace(match, header=header)
    assert old.header == replace(match.header, story_check=b"", start_story_check=b"")
    assert lobby.abandon(old).public_check != old.public_check
