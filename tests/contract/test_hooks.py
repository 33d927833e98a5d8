"""Schemathesis from outside, as integrators run it: with our configuration it plays, over HTTP only."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.contract.coverage import seen_in
from tests.contract.test_document import CONTENT
from tests.long import long
from tests.serving import serving

ROOT = Path(__file__).parent.parent.parent
COMMAND = [sys.executable, "-m", "schemathesis.cli", "--config-file", "tests/contract/schemathesis.toml", "run"]


@pytest.fixture
def url(redis_url: str) -> Iterator[str]:
    with serving(REDIS_URL=redis_url) as address:
        yield address


@long
def test_requests_are_led_through_a_match(url: str, tmp_path: Path) -> None:
    report = tmp_path / "report.ndjson"
    options = ["--phases", "stateful", "--max-examples", "4", "--seed", "1", "--generation-database", "none"]
    options += ["--report-ndjson-path", str(report)]
    run = subprocess.run([*COMMAND, f"{url}/openapi.yaml", *options], cwd=ROOT, capture_output=True, text=True)
    assert run.returncode == 0, run.stdout
    seen = seen_in([report], CONTENT)
    assert seen.longest_chain >= 10
    assert seen.responses["getDecision", 200]
