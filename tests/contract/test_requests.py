"""Schemathesis tests the service against its contract: every answer to any kind of request is as the contract says.

The thousands of requests at the limits of the contract take long, to be made as well as to be sent.

CONTRACT_EXAMPLES is the number of requests generated per operation.
"""

from __future__ import annotations

from schemathesis import Case

from tests.contract.guide import Guide
from tests.contract.schema import schema
from tests.long import LONG


def check(case: Case, guide: Guide) -> None:
    guide.lead(case)
    response = case.call()
    guide.learn(case, response)
    case.validate_response(response)


@schema("examples", *(["coverage"] if LONG else [])).parametrize()
def test_every_example_and_every_limit(case: Case, guide: Guide) -> None:
    check(case, guide)


@schema("fuzzing").parametrize()
def test_generated_requests(case: Case, guide: Guide) -> None:
    check(case, guide)
