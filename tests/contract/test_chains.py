"""Walks along the links of the contract: what one answer leads to works, as the contract says."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import hypothesis
from schemathesis import Case, Response

from tests.contract.coverage import longest_chain
from tests.contract.guide import Guide
from tests.contract.schema import EXAMPLES, schema
from tests.contract.walk import walking

# A failing chain is reported as it was. It can't be shrunk, because its matches are gone.
SETTINGS = hypothesis.settings(
    max_examples=EXAMPLES,
    stateful_step_count=30,
    phases=[hypothesis.Phase.generate],
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=list(hypothesis.HealthCheck),
)
LONG = 10


def test_chains_of_requests(guide: Guide, reset: Callable[[], None]) -> None:
    machine: Any = walking(schema("stateful").as_state_machine(), reset)
    lengths = []

    class Guided(machine):
        def before_call(self, case: Case) -> None:
            super().before_call(case)
            guide.lead(case)

        def after_call(self, response: Response, case: Case) -> None:
            super().after_call(response, case)
            guide.learn(case, response)

        def teardown(self) -> None:
            super().teardown()
            cases = self.recorder.cases.items()
            lengths.append(longest_chain({name: one.parent_id for name, one in cases if one.is_transition_applied}))

    Guided.run(settings=SETTINGS)
    assert max(lengths) >= LONG
