"""The rules text that players read: complete, with every rule that the code cites."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import service.games.island_of_gems as package
from service.engine.message import message
from service.games.island_of_gems.components import MAJORITY_POINTS, TILES
from service.games.island_of_gems.moves import DECISIONS
from tests.games.island_of_gems.positions import LANGUAGES, said

FOLDER = Path(package.__file__).parent
TEXTS = {language: (FOLDER / f"rules.{language}.md").read_text(encoding="utf-8") for language in LANGUAGES}
ITEMS = re.findall(r"^- (I\d\.\d) ", TEXTS["en"], re.MULTILINE)
EACH_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)


@EACH_LANGUAGE
def test_every_section_is_there_in_order(language: str) -> None:
    text = TEXTS[language]
    assert re.findall(r"^## (I\d) ", text, re.MULTILINE) == [f"I{number}" for number in range(1, 9)]
    assert re.findall(r"^- (I\d\.\d) \[", text, re.MULTILINE) == sorted(set(ITEMS)) == ITEMS


@EACH_LANGUAGE
def test_the_goal_and_a_summary_of_a_turn_come_first(language: str) -> None:
    headings = re.findall(r"^## (.*)", TEXTS[language], re.MULTILINE)
    assert [bool(re.match(r"I\d ", heading)) for heading in headings[:3]] == [False, False, True]


def test_every_rule_that_the_code_cites_is_in_the_text() -> None:
    cited = {rule for source in FOLDER.glob("*.py") for rule in re.findall(r"\bI\d\.\d\b", source.read_text())}
    cited |= {decision.rule for decision in DECISIONS}
    assert cited <= set(ITEMS)
    assert {"I3.1", "I4.2", "I4.3", "I5.1", "I5.3"} <= cited


@EACH_LANGUAGE
def test_i1_1_the_text_lays_out_the_tiles_of_the_box(language: str) -> None:
    """With the same letters as the board in plain text."""
    yellow = said(message("board-plain-printed-yellow_shell"), language)
    seahorse = said(message("board-plain-printed-seahorse"), language)
    values = {seahorse: ("seahorse", 0), yellow: ("yellow_shell", 1)}
    values |= {"2": ("numbered_shell", 2), "3": ("numbered_shell", 3)}
    layouts = re.findall(r"(\d+)  (\w{3} \w{3} \w{3})\b", TEXTS[language])
    assert {
        f"tile:{int(number):02}": tuple(values[mark] for mark in layout.replace(" ", "")) for number, layout in layouts
    } == TILES


def test_the_text_pays_what_the_table_pays() -> None:
    one_line = " ".join(TEXTS["en"].split())
    assert f"pay {', '.join(map(str, MAJORITY_POINTS[:-1]))} and {MAJORITY_POINTS[-1]} points" in one_line
