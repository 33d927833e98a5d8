"""Tests that take long: `make test` leaves them out, and .ci/run doesn't."""

from __future__ import annotations

import os

import pytest

LONG = os.environ.get("TIDETABLE_LONG_TESTS") == "1"
long = pytest.mark.skipif(not LONG, reason="takes long: run by .ci/run, or with TIDETABLE_LONG_TESTS=1")
