"""A client needs one request per move: the answer says what happened, shows the match and says what is asked next."""

from __future__ import annotations

import random
import time
from typing import Any

import pytest

from tests.api.expect import any_move, fresh_key, problem
from tests.api.judged import JudgedClient, Seated
from tests.api.served import Stream, in_background

MINIMAL = {"Prefer": "return=minimal"}


# The decision with the match, and with a move's answer


def decision(match: Seated, seat: int) -> Any:
    return match.client.get(f"{match.path}/decision", token=match.tokens[seat]).json


@pytest.mark.parametrize("seat", [0, 1])
def test_a_match_comes_with_its_viewers_decision(gems: Seated, seat: int) -> None:
    shown = gems.client.get(f"{gems.path}?include=decision", token=gems.tokens[seat]).json
    assert shown["decision"] == decision(gems, seat)
    assert bool(shown["decision"]["moves"]) == (seat == gems.asked())


def test_nothing_is_asked_of_a_spectator(gems: Seated) -> None:
    assert gems.client.get(f"{gems.path}?include=decision").json["decision"] is None


def test_nothing_is_asked_at_an_earlier_moment(gems: Seated) -> None:
    seat = gems.asked()
    assert gems.client.get(f"{gems.path}?include=decision&at=0", token=gems.tokens[seat]).json["decision"] is None


def test_a_decision_comes_only_if_it_is_wanted(gems: Seated) -> None:
    seat, body = any_move(gems)
    assert gems.look(seat)["decision"] is None
    assert gems.move(seat, body).json["match"]["decision"] is None


@pytest.mark.parametrize("game", ["coralia", "island_of_gems", "reef_gardens"])
def test_a_match_is_played_with_one_request_per_move(client: JudgedClient, game: str) -> None:
    match, chooser = Seated(client, game, 2), random.Random(3)
    shown = [client.get(f"{match.path}?include=decision", token=token).json for token in match.tokens]
    for _ in range(30):
        seat = shown[0]["asked"]["seats"][0]
        body = chooser.choice(shown[seat]["decision"]["moves"])["body"]
        made = match.move(seat, body, "?include=decision").json["match"]
        assert made["decision"] == decision(match, seat)
        shown = [client.get(f"{match.path}?include=decision", token=token).json for token in match.tokens]
        assert made == shown[seat]


def test_a_move_taken_back_is_asked_for_again(gems: Seated) -> None:
    seat, body = any_move(gems)
    asked = decision(gems, seat)
    gems.move(seat, body)
    undone = gems.client.post(f"{gems.path}/undo?include=decision", {"say": "ask"}, token=gems.tokens[seat]).json
    assert undone["match"]["decision"] == decision(gems, seat)
    assert [one["does"] for one in undone["match"]["decision"]["moves"]] == [one["does"] for one in asked["moves"]]


def test_a_preview_asks_nothing(gems: Seated) -> None:
    seat, body = any_move(gems)
    assert gems.move(seat, body, "?preview=true&include=decision").json["match"]["decision"] is None


@pytest.mark.parametrize("wanted", ["events", "Decision", "decision,events", ""])
def test_nothing_else_can_be_included(gems: Seated, wanted: str) -> None:
    seat, body = any_move(gems)
    for answer in (
        gems.client.get(f"{gems.path}?include={wanted}"),
        gems.move(seat, body, f"?include={wanted}"),
    ):
        (error,) = problem(answer, 400, "contract_violation")["errors"]
        assert (error["where"], error["field"]) == ("query", "include")


# An answer without the view


@pytest.mark.parametrize("query", ["", "?preview=true", "?include=decision"])
def test_a_minimal_answer_has_no_view(gems: Seated, query: str) -> None:
    seat, body = any_move(gems)
    answer = gems.move(seat, body, query, headers=MINIMAL)
    assert answer.headers["Preference-Applied"] == "return=minimal"
    assert "view" not in answer.json["match"]
    assert answer.json["match"]["asked"] is not None
    assert answer.json["events"]
    if query == "?include=decision":
        assert answer.json["match"]["decision"] == decision(gems, seat)


PREFERENCES = {
    "return=minimal": True,
    "RETURN=Minimal": True,
    'return="minimal"': True,
    "respond-async, return=minimal; foo=bar, wait=10": True,
    "return = minimal": True,
    "return=minimal, return=representation": True,
    "return=representation, return=minimal": False,
    "return=representation": False,
    "return": False,
    "minimal": False,
    "handling=strict": False,
    "return=minimalist": False,
    ",,;=": False,
}


@pytest.mark.parametrize(("prefer", "minimal"), PREFERENCES.items())
def test_a_preference_that_we_do_not_know_is_ignored(gems: Seated, prefer: str, minimal: bool) -> None:
    seat, body = any_move(gems)
    answer = gems.move(seat, body, "?preview=true", headers={"Prefer": prefer})
    assert answer.status_code == 200
    assert ("view" not in answer.json["match"]) == minimal
    assert ("Preference-Applied" in answer.headers) == minimal


def test_a_minimal_answer_is_remembered_as_it_was(gems: Seated) -> None:
    seat, body = any_move(gems)
    key = fresh_key()
    first = gems.move(seat, body, headers={**key, **MINIMAL})
    again = gems.move(seat, body, headers=key)
    assert (again.json, again.headers["Preference-Applied"]) == (first.json, "return=minimal")


# Waiting for a decision


def test_a_decision_has_the_etag_of_its_match(gems: Seated) -> None:
    seat, body = any_move(gems)
    known = gems.move(seat, body).headers["ETag"]
    path, token = f"{gems.path}/decision", gems.tokens[seat]
    answer = gems.client.get(path, token=token, headers={"If-None-Match": known})
    assert (answer.status_code, answer.headers["ETag"]) == (304, known)
    gems.move(*any_move(gems))
    assert gems.client.get(path, token=token, headers={"If-None-Match": known}).status_code == 200


def test_a_player_waits_until_they_are_asked(match: Seated) -> None:
    other = 1 - match.asked()
    path, token = f"{match.path}/decision?wait=8", match.tokens[other]
    with in_background(lambda: match.client.get(path, token=token)) as results:
        while match.asked() != other:
            time.sleep(0.2)
            assert not results
            match.move_at_random(random.Random(8))
    assert results[0].json == decision(match, other)
    assert results[0].json["moves"]


def test_a_player_who_knows_a_version_waits_for_the_next(match: Seated) -> None:
    seat = match.asked()
    path, token = f"{match.path}/decision?wait=8", match.tokens[seat]
    known = match.client.get(path, token=token).headers["ETag"]
    with in_background(lambda: match.client.get(path, token=token, headers={"If-None-Match": known})) as results:
        time.sleep(0.3)
        assert not results
        match.move_at_random(random.Random(8))
    assert (results[0].status_code, results[0].json) == (200, decision(match, seat))


def test_nobody_waits_to_be_asked_in_a_match_that_has_ended(match: Seated) -> None:
    match.client.delete(match.path, token=match.creator)
    begun = time.monotonic()
    assert match.client.get(f"{match.path}/decision?wait=8", token=match.tokens[1]).json["moves"] == []
    assert time.monotonic() - begun < 8


# What an event says about who is asked next


@pytest.mark.parametrize("game", ["coralia", "island_of_gems", "reef_gardens"])
def test_the_last_event_of_a_change_says_who_is_asked(client: JudgedClient, game: str) -> None:
    match, chooser = Seated(client, game, 2), random.Random(4)
    while (shown := match.look())["status"] == "running":
        last = match.story()[-1]
        assert last["asked"] == shown["asked"]
        made = match.move_at_random(chooser, shown["asked"]["seats"][0]).json
        *before, last = made["events"]
        assert [one["asked"] for one in before] == [None] * len(before)
        assert last["asked"] == made["match"]["asked"]
    assert match.story()[-1]["asked"] is None


def test_a_listener_plays_without_looking_at_the_match(match: Seated) -> None:
    with Stream(match.client, f"{match.path}/events") as stream:  # type: ignore[arg-type] # it is served
        told = stream.told()
        moves = 0
        while moves < 5:
            asked = next(told)["asked"]
            if asked is None:
                continue
            seat = asked["seats"][0]
            legal = decision(match, seat)
            assert legal["decision"]["serial"] == asked["serial"]
            assert match.move(seat, legal["moves"][0]["body"]).status_code == 200
            moves += 1


def test_who_is_asked_is_said_in_the_listeners_language(gems: Seated) -> None:
    for language in ("en", "fr"):
        shown = gems.client.get(f"{gems.path}?language={language}").json["asked"]
        (last,) = gems.client.get(f"{gems.path}/events?language={language}&limit=500").json["events"][-1:]
        assert last["asked"] == shown
