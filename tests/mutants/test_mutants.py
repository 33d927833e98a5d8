"""The list of mutants has not rotted."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.mutants import ALL
from tests.mutants.mutants import Mutant

_ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("mutant", ALL, ids=lambda mutant: mutant.name)
def test_the_old_text_occurs_once_and_the_test_exists(mutant: Mutant) -> None:
    assert (_ROOT / "service" / mutant.file).read_text().count(mutant.old) == 1
    file, _, test = mutant.test.partition("::")
    assert f"def {test}(" in (_ROOT / "tests" / file).read_text()


def test_no_two_mutants_have_the_same_name() -> None:
    assert len({mutant.name for mutant in ALL}) == len(ALL) >= 30
