"""Chains of requests along the links of the contract: what one answer leads to works, as the contract says."""

from __future__ import annotations

from typing import Any

import hypothesis
from schemathesis import Case, Response

from tests.contract.guide import Guide
from tests.contract.schema import EXAMPLES, schema

# Nothing is shrunk: a chain that fails is reported as it was, and the matches that it met are gone.
SETTINGS = hypothesis.settings(
    max_examples=EXAMPLES,
    stateful_step_count=12,
    phases=[hypothesis.Phase.generate],
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=list(hypothesis.HealthCheck),
)


def test_chains_of_requests(guide: Guide) -> None:
    machine: Any = schema("stateful").as_state_machine()

    class Led(machine):
        def setup(self) -> None:
            super().setup()
            guide.start_anew()

        def before_call(self, case: Case) -> None:
            super().before_call(case)
            guide.lead(case, elsewhere=guide.is_lost(case))

        def after_call(self, response: Response, case: Case) -> None:
            super().after_call(response, case)
            guide.learn(case, response)

    Led.run(settings=SETTINGS)
