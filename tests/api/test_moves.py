"""Decisions, and the moves that answer them."""

from __future__ import annotations

import itertools
import random
import secrets
from types import SimpleNamespace
from typing import Any, NamedTuple

import pytest
import redis

from service.api.rulebook import rulebook
from tests.api.expect import any_move, nothing_changes, problem
from tests.api.judged import JudgedClient, Seated


def decision(match: Seated, seat: int) -> Any:
    return match.client.get(f"{match.path}/decision", token=match.tokens[seat]).json


def until(match: Seated, kind: str) -> int:
    """Play at random until a decision of this kind is asked; the seat that it asks."""
    chooser = random.Random(7)
    for _ in range(200):
        shown = match.look()
        if shown["status"] != "running":
            break
        if shown["asked"]["type"] == kind:
            return match.asked()
        match.move_at_random(chooser)
    pytest.fail(f"{kind} was never asked")


def legal_and_illegal(match: Seated, seat: int) -> tuple[Any, Any]:
    """A legal and an illegal answer of the same type to a decision for a space."""
    legal = [move["body"] for move in match.legal(seat)]
    fits = {(body["move"]["island"], body["move"]["space"]) for body in legal}
    (island, space) = next(pair for pair in itertools.product(range(9), repeat=2) if pair not in fits)
    return legal[0], {**legal[0], "move": {**legal[0]["move"], "island": island, "space": space}}


@pytest.fixture
def asked(gems: Seated) -> int:
    """The seat that is asked for a gem when it must not go everywhere."""
    gems.move(*any_move(gems))
    while True:
        seat = until(gems, "place_gem")
        if len(gems.legal(seat)) < 81:
            return seat
        gems.move(*any_move(gems))


# Decisions


def test_the_seat_that_is_asked_sees_the_decision_and_its_answers(gems: Seated) -> None:
    seat = gems.asked()
    shown = decision(gems, seat)
    assert shown["decision"]["type"] == shown["asked"]["type"]
    assert shown["decision"]["serial"] == shown["asked"]["serial"]
    assert shown["asked"]["seats"] == [seat]
    assert all(move["body"]["decision"] == shown["asked"]["serial"] for move in shown["moves"])
    assert all(move["does"].endswith(".") for move in shown["moves"])


def test_the_seat_that_is_not_asked_sees_who_is(gems: Seated) -> None:
    seat = gems.asked()
    shown = decision(gems, 1 - seat)
    assert ("decision" in shown, shown["moves"]) == (False, [])
    assert shown["asked"]["seats"] == [seat]


def test_before_the_start_nothing_is_asked(client: JudgedClient) -> None:
    path = client.post("/v1/matches", {"game": "island_of_gems"}).headers["Location"]
    token = client.post(f"{path}/seats", {}).json["token"]
    shown = client.get(f"{path}/decision", token=token).json
    assert ("decision" in shown, shown["asked"], shown["moves"]) == (False, None, [])
    body = {"decision": 1, "move": {"type": "place_gem", "island": 0, "space": 0}}
    problem(client.post(f"{path}/moves", body, token=token), 409, "match_not_running")


def test_every_legal_move_that_is_listed_can_be_made(gems: Seated) -> None:
    chooser = random.Random(3)
    for _ in range(12):
        assert gems.move_at_random(chooser).status_code == 200


# Moves that can't be made


def test_a_move_of_a_seat_that_is_not_asked(gems: Seated, redis_client: redis.Redis) -> None:
    seat, body = any_move(gems)
    with nothing_changes(redis_client):
        problem(gems.move(1 - seat, body), 409, "not_asked")


def test_an_answer_to_an_answered_decision(gems: Seated, redis_client: redis.Redis) -> None:
    seat, body = any_move(gems)
    gems.move(seat, body)
    with nothing_changes(redis_client):
        said = problem(gems.move(seat, body), 409, "decision_answered")
    current = gems.look()["asked"]["serial"]
    assert said["detail"] == f"Decision {body['decision']} has been answered; the match is at decision {current}."


def test_an_answer_to_a_future_decision(gems: Seated, redis_client: redis.Redis) -> None:
    seat, body = any_move(gems)
    with nothing_changes(redis_client):
        for ahead in (2, 100, 10**9 - body["decision"]):
            problem(gems.move(seat, {**body, "decision": body["decision"] + ahead}), 409, "no_such_decision")


def test_two_pending_decisions(client: JudgedClient, redis_client: redis.Redis) -> None:
    """Both players are called to place a diamond: the later question is answered first."""
    match = diamonds_called(client)
    seat, body = any_move(match)
    below = {**body, "decision": body["decision"] - 1}
    with nothing_changes(redis_client):
        for who in (0, 1):
            problem(match.move(who, below), 409, "no_such_decision")
    match.move(seat, body)
    with nothing_changes(redis_client):
        for who in (0, 1):
            problem(match.move(who, body), 409, "decision_answered")
    assert match.look()["asked"] == {
        "type": "place_diamond",
        "serial": below["decision"],
        "seats": [1 - seat],
        "says": f"To decide: Player {2 - seat}",
    }
    assert match.move(*any_move(match)).status_code == 200


def diamonds_called(client: JudgedClient) -> Seated:
    for _ in range(200):
        match = Seated(client, "island_of_gems", 2)
        if match.look()["asked"]["type"] == "place_diamond":
            return match
    pytest.fail("no match began with a diamond")


def test_an_illegal_move_names_the_rule_and_legal_ones(gems: Seated, asked: int, redis_client: redis.Redis) -> None:
    _, illegal = legal_and_illegal(gems, asked)
    with nothing_changes(redis_client):
        said = problem(gems.move(asked, illegal), 422, "illegal_move")
    assert said["rule"] in ("I3.1", "I4.2")
    assert said["rule_url"] == f"/v1/games/island_of_gems/rules#{said['rule']}"
    assert said["rule"] in {rule for section in rulebook("island_of_gems").sections for rule in section.rules}
    assert said["detail"].endswith(".")
    assert 1 <= len(said["legal"]) <= 3
    assert all(body in [move["body"] for move in gems.legal(asked)] for body in said["legal"])
    assert gems.move(asked, said["legal"][-1]).status_code == 200


def test_a_move_that_does_not_answer_the_question(gems: Seated, asked: int, redis_client: redis.Redis) -> None:
    legal, _ = legal_and_illegal(gems, asked)
    with nothing_changes(redis_client):
        said = problem(gems.move(asked, {**legal, "move": {"type": "draw_seahorse_card"}}), 422, "illegal_move")
    assert said["rule"] == "I3.1"
    assert said["detail"] == f"This does not answer the question: {decision(gems, asked)['question']}"


def test_a_move_of_another_game(gems: Seated, client: JudgedClient, redis_client: redis.Redis) -> None:
    other = Seated(client, "reef_gardens", 2)
    _, foreign = any_move(other)
    seat, body = any_move(gems)
    with nothing_changes(redis_client):
        said = problem(gems.move(seat, {**body, "move": foreign["move"]}), 422, "illegal_move")
    assert said["detail"] == f"This does not answer the question: {decision(gems, seat)['question']}"
    assert all(body["move"]["type"] != foreign["move"]["type"] for body in said["legal"])


# The result of a move


def test_a_move_answers_with_what_happened_and_the_match_after_it(gems: Seated) -> None:
    seat, body = any_move(gems)
    before = gems.look(seat)
    made = gems.move(seat, body).json
    assert made["match"] == gems.look(seat)
    assert made["match"]["version"] == before["version"] + 1
    assert made["missed"] == []
    told = [told["seq"] for told in made["events"]]
    assert told == list(range(before["last_event"] + 1, made["match"]["last_event"] + 1))
    assert made["events"] == gems.story(seat)[before["last_event"] :]


def test_a_move_tells_exactly_what_was_missed(gems: Seated) -> None:
    seat = gems.asked()
    known = gems.look(seat)["last_event"]
    gems.move(*any_move(gems))
    while gems.asked() != seat:
        gems.move(*any_move(gems))
    before = gems.look(seat)["last_event"]
    made = gems.move(*any_move(gems), f"?after={known}").json
    assert before > known
    assert made["missed"] == gems.story(seat)[known:before]
    assert made["events"][0]["seq"] == before + 1


@pytest.mark.parametrize("ahead", [0, 1, 1000])
def test_a_client_that_knows_everything_has_missed_nothing(gems: Seated, ahead: int) -> None:
    seat, body = any_move(gems)
    after = gems.look(seat)["last_event"] + ahead
    assert gems.move(seat, body, f"?after={after}").json["missed"] == []


# To the end


class Course(NamedTuple):
    """A match that was played to its end."""

    match: Seated
    choices: list[int]

    @property
    def automatic(self) -> list[Any]:
        return [told["event"] for told in self.match.story() if told["event"]["type"] == "answered_automatically"]


def play_to_the_end(client: JudgedClient, monkeypatch: pytest.MonkeyPatch, seed: int, **wanted: Any) -> Course:
    """Play a match whose chance and players are the same each time."""
    known = SimpleNamespace(token_bytes=random.Random(seed).randbytes, token_urlsafe=secrets.token_urlsafe)
    monkeypatch.setattr("service.matches.lobby.secrets", known)
    match, chooser = Seated(client, "island_of_gems", 2, **wanted), random.Random(seed)
    shown, choices = match.look(), []
    while shown["status"] == "running":
        seat = shown["asked"]["seats"][0]
        legal = match.legal(seat)
        choices.append(len(legal))
        shown = match.move(seat, chooser.choice(legal)["body"]).json["match"]
    return Course(match, choices)


def test_the_service_answers_decisions_that_leave_no_choice(
    client: JudgedClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    for seed in range(10):
        course = play_to_the_end(client, monkeypatch, seed, automatic=True)
        assert min(course.choices) > 1
        assert course.match.look()["moves"] == len(course.choices) + len(course.automatic)
        if course.automatic:
            return
    pytest.fail("ten matches, and always a choice")


def test_players_can_answer_everything_themselves(client: JudgedClient, monkeypatch: pytest.MonkeyPatch) -> None:
    for seed in range(10):
        course = play_to_the_end(client, monkeypatch, seed, automatic=False)
        assert course.automatic == []
        assert course.match.look()["moves"] == len(course.choices)
        if 1 in course.choices:
            return
    pytest.fail("ten matches, and always a choice")


def test_after_the_end_there_is_an_outcome_and_nothing_to_decide(
    client: JudgedClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = play_to_the_end(client, monkeypatch, 0).match
    over = match.look()
    assert (over["status"], over["asked"]) == ("over", None)
    assert over["outcome"]["compared"]
    assert over["outcome"]["says"].endswith(".")
    assert [one["id"] for one in client.get("/v1/matches?status=over").json["matches"]] == [match.name]
    for seat in (0, 1):
        assert decision(match, seat)["moves"] == []
        body = {"decision": 1, "move": {"type": "place_gem", "island": 0, "space": 0}}
        problem(match.move(seat, body), 409, "match_not_running")
    problem(client.delete(match.path, token=match.creator), 409, "match_not_running")
