"""The rules text that players read: complete, with every rule that the code cites."""

from __future__ import annotations

import re
from pathlib import Path

import service.games.coralia as package
from service.games.coralia.components import FISH_SETS
from service.games.coralia.moves import DECISIONS

FOLDER = Path(package.__file__).parent
TEXT = (FOLDER / "rules.en.md").read_text(encoding="utf-8")
RULES = re.findall(r"^- (C\d+\.\d+) ", TEXT, re.MULTILINE)
SECTIONS = {
    "C1": 9,
    "C2": 6,
    "C3": 8,
    "C4": 7,
    "C5": 3,
    "C6": 6,
    "C7": 3,
    "C8": 4,
    "C9": 1,
    "C10": 5,
    "C11": 3,
    "C12": 6,
}


def test_every_section_and_rule_is_there_in_order() -> None:
    assert re.findall(r"^## (C\d+) ", TEXT, re.MULTILINE) == list(SECTIONS)
    assert [f"{section}.{number}" for section, last in SECTIONS.items() for number in range(1, last + 1)] == RULES


def test_every_rule_that_the_code_cites_is_in_the_text() -> None:
    cited = {rule for source in FOLDER.glob("*.py") for rule in re.findall(r"\bC\d+\.\d+\b", source.read_text())}
    cited |= {decision.rule for decision in DECISIONS}
    assert cited <= set(RULES)


def test_the_text_pays_what_the_table_pays() -> None:
    sets = [str(points) for points in FISH_SETS[1:]]
    assert f"pays {', '.join(sets[:-1])} or {sets[-1]} points" in " ".join(TEXT.split())
