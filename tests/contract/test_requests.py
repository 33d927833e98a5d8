"""Schemathesis holds the service against its contract: every answer to every kind of request is as the contract says.

CONTRACT_EXAMPLES says how many requests are made up per operation.
"""

from __future__ import annotations

from schemathesis import Case
from schemathesis.core.parameters import ParameterLocation
from schemathesis.generation.meta import CoveragePhaseData, CoverageScenario
from schemathesis.specs.openapi.checks import negative_data_rejection

from tests.contract.guide import Guide
from tests.contract.schema import schema


def hold(case: Case, guide: Guide) -> None:
    guide.lead(case)
    response = case.call()
    guide.learn(case, response)
    excluded = [negative_data_rejection] if has_only_an_unknown_header(case) else []
    case.validate_response(response, excluded_checks=excluded)


def has_only_an_unknown_header(case: Case) -> bool:
    """Unknown headers are ignored in HTTP, which Schemathesis forgets if another header is a number."""
    made = case.meta.phase.data
    return (
        isinstance(made, CoveragePhaseData)
        and made.scenario == CoverageScenario.OBJECT_UNEXPECTED_PROPERTIES
        and made.parameter_location == ParameterLocation.HEADER
    )


@schema("examples", "coverage").parametrize()
def test_every_example_and_every_limit(case: Case, guide: Guide) -> None:
    hold(case, guide)


@schema("fuzzing").parametrize()
def test_requests_that_are_made_up(case: Case, guide: Guide) -> None:
    hold(case, guide)
