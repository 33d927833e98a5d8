"""The rules text that players read: complete, with every rule that the code cites."""

from __future__ import annotations

import re
from pathlib import Path

import service.games.island_of_gems as package
from service.games.island_of_gems.components import MAJORITY_POINTS, TILES
from service.games.island_of_gems.moves import DECISIONS

FOLDER = Path(package.__file__).parent
TEXT = (FOLDER / "rules.en.md").read_text()
ITEMS = re.findall(r"^- (I\d\.\d) ", TEXT, re.MULTILINE)


def test_every_section_is_there_in_order() -> None:
    assert re.findall(r"^## (I\d) ", TEXT, re.MULTILINE) == [f"I{number}" for number in range(1, 9)]
    assert sorted(ITEMS) == ITEMS
    assert len(set(ITEMS)) == len(ITEMS)


def test_every_rule_that_the_code_cites_is_in_the_text() -> None:
    cited = {rule for source in FOLDER.glob("*.py") for rule in re.findall(r"\bI\d\.\d\b", source.read_text())}
    cited |= {decision.rule for decision in DECISIONS}
    assert cited <= set(ITEMS)
    assert {"I3.1", "I4.2", "I4.3", "I5.1", "I5.3"} <= cited


def test_i1_1_the_text_lays_out_the_tiles_of_the_box() -> None:
    values = {"s": ("seahorse", 0), "y": ("yellow_shell", 1), "2": ("numbered_shell", 2), "3": ("numbered_shell", 3)}
    layouts = re.findall(r"(\d+)  ([23sy]{3} [23sy]{3} [23sy]{3})", TEXT)
    assert {
        f"tile:{int(number):02}": tuple(values[mark] for mark in layout.replace(" ", "")) for number, layout in layouts
    } == TILES


def test_the_text_pays_what_the_table_pays() -> None:
    one_line = " ".join(TEXT.split())
    assert f"pay {', '.join(map(str, MAJORITY_POINTS[:-1]))} and {MAJORITY_POINTS[-1]} points" in one_line
