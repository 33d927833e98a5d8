"""Schemathesis holds the service against its contract: every answer to every kind of request is as the contract says.

CONTRACT_EXAMPLES says how many requests are made up per operation.
"""

from __future__ import annotations

from schemathesis import Case

from tests.contract.guide import Guide
from tests.contract.schema import schema


def hold(case: Case, guide: Guide) -> None:
    guide.lead(case)
    response = case.call()
    guide.learn(case, response)
    case.validate_response(response)


@schema("examples", "coverage").parametrize()
def test_every_example_and_every_limit(case: Case, guide: Guide) -> None:
    hold(case, guide)


@schema("fuzzing").parametrize()
def test_requests_that_are_made_up(case: Case, guide: Guide) -> None:
    hold(case, guide)
