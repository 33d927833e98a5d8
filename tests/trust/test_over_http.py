"""The same promises over HTTP: the past as it was seen, previews, undo, records, and no secret anywhere."""

from __future__ import annotations

import base64
import logging
import random
from itertools import product
from typing import Any
from unittest.mock import ANY

import pytest
from flask import Flask
from werkzeug.test import TestResponse

from service.engine.chance import commitment
from service.games import GAMES
from service.matches import undo
from service.matches.match import draw_key_of
from tests.api.expect import problem
from tests.api.judged import JudgedClient, Seated


class RecordingClient(JudgedClient):
    """A client that keeps every byte that it receives."""

    def __init__(self, app: Flask) -> None:
        super().__init__(app)
        self.heard: list[bytes] = []

    def call(self, *what: Any, **more: Any) -> TestResponse:
        answer = super().call(*what, **more)
        self.heard.append(str(answer.headers).encode() + answer.data)
        return answer


@pytest.mark.parametrize("game", GAMES)
def test_nothing_but_the_record_holds_the_secret_of_a_match_or_its_key(
    app: Flask, client: JudgedClient, game: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    recording = RecordingClient(app)
    match = Seated(recording, game, 2)
    chooser = random.Random(5)
    for _ in range(25):
        seat = match.asked()
        bodies = [legal["body"] for legal in match.legal(seat)]
        match.client.post(f"{match.path}/moves?preview=true", chooser.choice(bodies), token=match.tokens[seat])
        match.move(seat, chooser.choice(bodies))
        match.move(seat, bodies[0])
    for seat, say in ((0, "ask"), (1, "ask"), (1, "accept"), (0, "accept"), (0, "decline")):
        _undo(match, seat, say)
    assert recording.get(f"{match.path}/record").status_code == 409
    recording.delete(match.path, token=match.creator)
    for viewer in (0, 1, None):
        match.story(viewer)
        for look in ("", "?at=3", "/board.svg", "/board.svg?at=3", "/board.txt", "/board.txt?at=3"):
            assert recording.get(match.path + look, token=match.token(viewer)).status_code == 200
        for form in ("text/event-stream", "application/x-ndjson"):
            recording.get(f"{match.path}/events", token=match.token(viewer), headers={"Accept": form})
    assert recording.get("/v1/matches").json["matches"]
    stored = app.services.store.read(match.name)
    header, positions = stored.header, [entry.state for entry in app.services.store.log(stored) if entry.state]
    assert positions
    heard = b"".join(recording.heard) + caplog.text.encode()
    for hidden in (header.secret, draw_key_of(header), header.start_check, header.check, *positions):
        for told in (hidden, hidden.hex().encode(), base64.b64encode(hidden), base64.urlsafe_b64encode(hidden)):
            assert told.rstrip(b"=") not in heard
    assert client.get(match.path).json["commitment"] == commitment(header.secret)
    assert client.get(f"{match.path}/record").json["secret"] == header.secret.hex()


@pytest.mark.parametrize("game", GAMES)
def test_the_past_is_shown_as_each_viewer_saw_it_then(client: JudgedClient, game: str) -> None:
    match = Seated(client, game, 2)
    chooser = random.Random(3)
    seen: dict[int, list[Any]] = {}
    boards: dict[Any, bytes] = {}
    for number in range(22):
        current = [match.look(viewer) for viewer in (0, 1, None)]
        seen[current[0]["moves"]] = current
        for viewer, board in product((0, 1, None), ("board.svg", "board.txt")) if number % 6 == 5 else ():
            drawn = client.get(f"{match.path}/{board}", token=match.token(viewer)).data
            boards[current[0]["moves"], viewer, board] = drawn
        if number % 7 == 6:
            client.post(f"{match.path}/undo", {"say": "ask"}, token=match.tokens[0])
            client.post(f"{match.path}/undo", {"say": "accept"}, token=match.tokens[1])
        match.move_at_random(chooser)
    for moves, views in seen.items():
        for viewer, then in zip((0, 1, None), views, strict=True):
            shown = client.get(f"{match.path}?at={moves}", token=match.token(viewer)).json
            for field in ("view", "asked", "moves", "last_event", "viewer", "status", "outcome"):
                assert shown[field] == then[field], (moves, viewer, field)
    for (moves, viewer, board), drawn in boards.items():
        assert client.get(f"{match.path}/{board}?at={moves}", token=match.token(viewer)).data == drawn


def test_a_moment_that_has_not_come_is_not_found(gems: Seated) -> None:
    answer = gems.client.get(f"{gems.path}?at=1")
    assert answer.status_code == 404
    assert answer.json["type"] == "/problems/no_such_moment"


def _previewed(match: Seated, seat: int, body: Any) -> Any:
    answer = match.client.post(f"{match.path}/moves?preview=true", body, token=match.tokens[seat])
    assert answer.status_code == 200, answer.json
    return answer.json


@pytest.mark.parametrize("game", GAMES)
def test_a_preview_is_what_happens_or_says_what_chance_it_meets(client: JudgedClient, game: str) -> None:
    match = Seated(client, game, 2)
    chooser = random.Random(9)
    met = certain = 0
    for _ in range(60):
        current = match.look()
        if not current["asked"]:
            break
        seat = current["asked"]["seats"][0]
        body = chooser.choice(match.legal(seat))["body"]
        preview = _previewed(match, seat, body)
        assert match.look() == current, "a preview changed something"
        made = match.move(seat, body).json
        assert preview["preview"] is True
        assert made["preview"] is False
        # A preview can't know who is asked after chance has decided.
        happened = [{**told, "asked": None} if preview["meets"] else told for told in made["events"]]
        assert happened[: len(preview["events"])] == preview["events"]
        if preview["meets"]:
            met += 1
            assert preview["meets"]["kind"] in ("roll", "draw", "turn_over")
        else:
            certain += 1
            assert preview["match"]["view"] == made["match"]["view"]
            assert preview["events"] == made["events"]
    assert met
    assert certain


@pytest.fixture
def calm(client: JudgedClient) -> Seated:
    """A match of Island of Gems in which seat 0 starts by placing a gem, not a diamond."""
    for _ in range(30):
        match = Seated(client, "island_of_gems", 2, starts=0)
        if match.look()["asked"]["type"] == "place_gem":
            return match
    raise AssertionError("thirty matches began with a diamond")


def test_an_illegal_move_is_refused_in_a_preview_too(calm: Seated) -> None:
    serial = calm.look()["asked"]["serial"]
    wrong = {"decision": serial, "move": {"type": "draw_seahorse_card"}}
    answer = calm.client.post(f"{calm.path}/moves?preview=true", wrong, token=calm.tokens[0])
    assert answer.status_code == 422
    assert answer.json["rule"] == "I3.1"


def _undo(match: Seated, seat: int, say: str) -> TestResponse:
    return match.client.post(f"{match.path}/undo", {"say": say}, token=match.tokens[seat])


def _first_move_on_a_shell(match: Seated) -> dict[str, Any]:
    """A first gem that draws no card and so reveals nothing."""
    view = match.look()["view"]
    bodies = [legal["body"] for legal in match.legal(0)]
    return next(
        body
        for body in bodies
        if view["islands"][body["move"]["island"]]["spaces"][body["move"]["space"]]["kind"] != "seahorse"
    )


def test_a_move_that_revealed_nothing_is_taken_back_at_once(calm: Seated) -> None:
    before = calm.look()
    calm.move(0, _first_move_on_a_shell(calm))
    answer = _undo(calm, 0, "ask").json
    assert answer["undone"] is True
    assert answer["events"][-1]["event"]["type"] == "moves_undone"
    after = calm.look()
    assert after["view"] == before["view"]
    assert after["asked"]["serial"] > before["asked"]["serial"]
    assert calm.move(0, calm.legal(0)[0]["body"]).status_code == 200


def test_after_somebody_else_has_moved_all_others_must_agree(calm: Seated) -> None:
    calm.move(0, _first_move_on_a_shell(calm))
    chooser = random.Random(1)
    while calm.asked() == 1:
        calm.move_at_random(chooser)
    asked = _undo(calm, 0, "ask").json
    assert asked["undone"] is False
    assert asked["match"]["undo"]["seat"] == 0
    assert _undo(calm, 0, "accept").json["type"] == "/problems/no_undo_asked"
    assert _undo(calm, 1, "decline").json["match"]["undo"] is None
    _undo(calm, 0, "ask")
    agreed = _undo(calm, 1, "accept").json
    assert agreed["undone"] is True
    assert agreed["events"][-1]["event"]["by_consent"] is True
    assert agreed["match"]["view"]["scores"] == [0, 0]


def _undo_asked_by_seat_0(match: Seated) -> Any:
    """Seat 0, which started, asks for an undo after the next player has moved."""
    chooser = random.Random(5)
    while match.asked() == 0:
        match.move_at_random(chooser)
    match.move_at_random(chooser)
    return _undo(match, 0, "ask").json["match"]["undo"]


def test_an_undo_is_pending_until_it_is_answered_or_withdrawn(client: JudgedClient) -> None:
    match = Seated(client, "coralia", 3, starts=0)
    assert _undo_asked_by_seat_0(match) == {"seat": 0, "moves": ANY, "agreed": []}
    for seat in (0, 1):
        assert _undo(match, seat, "ask").json["type"] == "/problems/undo_asked_already"
    accepted = _undo(match, 2, "accept").json
    assert accepted["match"]["undo"]["agreed"] == [2]
    assert [told["event"] for told in accepted["events"]] == [{"type": "undo_accepted", "seat": 2}]
    assert client.get(f"{match.path}?at=1").json["undo"] is None
    assert _undo(match, 0, "decline").json["match"]["undo"] is None
    assert _undo(match, 1, "accept").json["type"] == "/problems/no_undo_asked"


def test_a_preview_shows_that_moving_declines_a_pending_undo(client: JudgedClient) -> None:
    match = Seated(client, "coralia", 2, starts=0)
    assert _undo_asked_by_seat_0(match)
    seat = match.asked()
    body = match.legal(seat)[0]["body"]
    preview = _previewed(match, seat, body)
    made = match.move(seat, body).json
    assert preview["events"][0]["event"] == {"type": "undo_declined", "seat": seat}
    assert preview["events"] == made["events"][: len(preview["events"])]
    assert preview["match"]["undo"] is made["match"]["undo"] is None


def test_a_card_drawn_and_taken_back_is_shuffled_into_its_pile(client: JudgedClient) -> None:
    match = Seated(client, "island_of_gems", 2)
    chooser = random.Random(2)
    while match.look()["asked"]["type"] != "take_seahorse_card":
        match.move_at_random(chooser)
    seat = match.asked()
    drawn = set()
    for _ in range(6):
        serial = match.look()["asked"]["serial"]
        made = match.move(seat, {"decision": serial, "move": {"type": "draw_seahorse_card"}}).json
        drawn.add(
            next(told["event"]["card"] for told in made["events"] if told["event"]["type"] == "seahorse_card_taken")
        )
        _undo(match, seat, "ask")
        assert _undo(match, 1 - seat, "accept").json["undone"] is True
    assert len(drawn) > 1


def test_an_abandoned_match_has_no_pending_undo(client: JudgedClient) -> None:
    match = Seated(client, "coralia", 2, starts=0)
    assert _undo_asked_by_seat_0(match)
    gone = client.delete(match.path, token=match.creator).json
    assert (gone["status"], gone["undo"]) == ("abandoned", None)


def test_undos_cannot_make_a_log_grow_forever(calm: Seated, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(undo, "MOST_TAKEN_BACK", 2)
    for _ in range(2):
        calm.move_at_random(random.Random(1))
        assert _undo(calm, 0, "ask").status_code == 200
    calm.move_at_random(random.Random(1))
    problem(_undo(calm, 0, "ask"), 409, "undo_spent")


def test_undos_that_are_declined_cannot_make_a_story_grow_forever(
    calm: Seated, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(undo, "MOST_TAKEN_BACK", 3)
    calm.move(0, _first_move_on_a_shell(calm))
    calm.move_at_random(random.Random(1))
    for _ in range(2):
        assert _undo(calm, 0, "ask").json["undone"] is False
        assert _undo(calm, 0, "decline").status_code == 200
    problem(_undo(calm, 0, "ask"), 409, "undo_spent")


def test_nothing_to_undo_and_nobody_asked(calm: Seated) -> None:
    assert _undo(calm, 0, "ask").json["type"] == "/problems/nothing_to_undo"
    assert _undo(calm, 1, "accept").json["type"] == "/problems/no_undo_asked"
