"""New matches and seats that do not fit the contract: every fault is named, and nothing happens."""

from __future__ import annotations

from typing import Any

import pytest
import redis

from tests.api.expect import nothing_changes, problem
from tests.api.judged import JudgedClient

BAD_MATCHES: dict[str, tuple[Any, str, str]] = {
    "no game": ({}, "", "game is missing"),
    "a game that is not here": ({"game": "chess"}, "game", '"chess" is not one of'),
    "a game that is not a string": ({"game": ["island_of_gems"]}, "game", '["island_of_gems"] is not one of'),
    "too many seats": ({"game": "island_of_gems", "seats": [{}] * 3}, "seats", "has more than 2 items"),
    "too few seats": ({"game": "island_of_gems", "seats": [{}]}, "seats", "has fewer than 2 items"),
    "seats that are a number": ({"game": "island_of_gems", "seats": 2}, "seats", "2 is not of type null or array"),
    "a name that is not a string": (
        {"game": "island_of_gems", "seats": [{"name": 5}, {}]},
        "seats.0.name",
        "5 is not of type null or string",
    ),
    "an empty name": ({"game": "island_of_gems", "seats": [{"name": ""}, {}]}, "seats.0.name", "shorter than 1"),
    "a long name": ({"game": "island_of_gems", "seats": [{}, {"name": "x" * 41}]}, "seats.1.name", "longer than 40"),
    **{
        f"a name with {what}": (
            {"game": "island_of_gems", "seats": [{"name": name}, {}]},
            "seats.0.name",
            "must begin with",
        )
        for what, name in {
            "a zero-width space": "Ada\u200b",
            "a bidi override": "Ada\u202eoB",
            "a bidi isolate": "\u2066Ada",
            "a C1 control": "Ada\x9b",
            "spaces alone": " \u00a0\u3000",
            "joiners alone": "\u200d\u200c",
            "a filler alone": "\u3164",
            "a mark alone": "\u0301",
            "enclosing marks alone": "\u20dd\u0488",
            "a mark on a space": " \u0301",
            "a mark in front": "\u0301Ada",
            "a variation selector alone": "\ufe0f",
            "a Mongolian variation selector alone": "\u180f",
            "a grapheme joiner": "Ada\u034f",
            "an Arabic number sign": "\u0600",
            "an object replacement": "Ada\ufffc",
            "private use": "\ue000",
            "a noncharacter": "Ada\ufdd0",
            "the last code point of a plane": "\uffff",
            "an unassigned format": "Ada\u2065",
        }.items()
    },
    "a name of two lines": (
        {"game": "island_of_gems", "seats": [{"name": "a\nb"}, {}]},
        "seats.0.name",
        "must begin with",
    ),
    "an unknown option": (
        {"game": "island_of_gems", "options": {"fast": True}},
        "options",
        "not known here: fast",
    ),
    "an option's unknown value": (
        {"game": "island_of_gems", "options": {"patterns": "all"}},
        "options.patterns",
        '"all" is not one of',
    ),
    "listed as text": ({"game": "island_of_gems", "listed": "yes"}, "listed", '"yes" is not of type boolean'),
    "automatic as a number": ({"game": "island_of_gems", "automatic": 1}, "automatic", "1 is not of type boolean"),
    "a start past the seats of the game": ({"game": "island_of_gems", "starts": 2}, "starts", "2 is more than 1"),
    "a start past the seats of a game for more": ({"game": "coralia", "starts": 4}, "starts", "4 is more than 3"),
    "a start past the fewest seats": ({"game": "coralia", "starts": 2}, "starts", "2 is more than 1"),
    "a start past two seats": ({"game": "coralia", "starts": 2, "seats": [{}, {}]}, "starts", "2 is more than 1"),
    "a start past three seats": ({"game": "coralia", "starts": 3, "seats": [{}, {}, {}]}, "starts", "3 is more than 2"),
    "an unknown field": ({"game": "island_of_gems", "seed": 7}, "", "not known here: seed"),
}


@pytest.mark.parametrize(("body", "field", "detail"), BAD_MATCHES.values(), ids=BAD_MATCHES)
def test_a_new_match_that_does_not_fit_the_contract(
    client: JudgedClient, redis_client: redis.Redis, body: Any, field: str, detail: str
) -> None:
    with nothing_changes(redis_client):
        answer = client.post("/v1/matches", body)
    error, *_ = problem(answer, 400, "contract_violation")["errors"]
    assert error["field"] == field
    assert detail in error["detail"]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_seat_of_a_match_can_start(client: JudgedClient, seats: int) -> None:
    for starts in range(seats):
        answer = client.post("/v1/matches", {"game": "coralia", "starts": starts, "seats": [{}] * seats})
        assert answer.status_code == 201, answer.json


BAD_SEATS: dict[str, tuple[Any, str, str]] = {
    "a seat as text": ({"seat": "0"}, "seat", '"0" is not of type'),
    "a seat that is a boolean": ({"seat": False}, "seat", "false is not of type"),
    "seat -1": ({"seat": -1}, "seat", "-1 is less than 0"),
    "seat 4": ({"seat": 4}, "seat", "4 is more than 3"),
    "a name that is a number": ({"name": 7}, "name", "7 is not of type"),
    "too much entropy": ({"entropy": "x" * 129}, "entropy", "longer than 128"),
    "entropy of two lines": ({"entropy": "a\nb"}, "entropy", "must contain no control characters"),
    "an unknown field": ({"colour": "red"}, "", "not known here: colour"),
}


@pytest.mark.parametrize(("body", "field", "detail"), BAD_SEATS.values(), ids=BAD_SEATS)
def test_a_seat_that_does_not_fit_the_contract(
    client: JudgedClient, redis_client: redis.Redis, body: Any, field: str, detail: str
) -> None:
    path = client.post("/v1/matches", {"game": "island_of_gems"}).headers["Location"]
    with nothing_changes(redis_client):
        answer = client.post(f"{path}/seats", body)
    (error,) = problem(answer, 400, "contract_violation")["errors"]
    assert error["field"] == field
    assert detail in error["detail"]
