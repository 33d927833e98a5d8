"""Each problem is explained at the address that is its type."""

from __future__ import annotations

import pytest

from service.api.causes import CAUSES, Cause
from service.server import worker
from service.words import Speech, catalogue
from tests.api.expect import problem
from tests.api.judged import JudgedClient

IN_ENGLISH = Speech(catalogue(None, "en"))


def test_every_problem_is_listed(client: JudgedClient) -> None:
    listed = client.get("/problems").json["problems"]
    assert {one["type"] for one in listed} == {cause.url for cause in CAUSES.values()}
    assert [one["status"] for one in listed] == sorted(one["status"] for one in listed)


@pytest.mark.parametrize("cause", CAUSES.values(), ids=CAUSES)
def test_the_type_of_a_problem_is_where_it_is_explained(client: JudgedClient, cause: Cause) -> None:
    explained = client.get(cause.url).json
    assert explained == {
        "type": cause.url,
        "status": cause.status,
        "title": cause.title(IN_ENGLISH),
        "remedy": cause.remedy(IN_ENGLISH),
    }
    assert explained["title"].endswith(".")
    assert explained["remedy"].endswith(".")


def test_an_unknown_problem_is_not_found(client: JudgedClient) -> None:
    problem(client.get("/problems/bad_weather"), 404, "not_found")
    problem(client.get("/problems/Bad-Weather"), 400, "contract_violation")


def test_what_the_worker_refuses_is_explained_too() -> None:
    assert {refused.cause for refused in worker._PROBLEMS.values()} <= set(CAUSES.values())
