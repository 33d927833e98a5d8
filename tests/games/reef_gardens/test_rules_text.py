"""The rules text that players read is complete and agrees with the code that cites it."""

from __future__ import annotations

import re
from pathlib import Path

import service.games.reef_gardens as package
from service.games.reef_gardens.components import BOARDS, INCOME, Board
from service.games.reef_gardens.moves import DECISIONS

FOLDER = Path(package.__file__).parent
TEXT = (FOLDER / "rules.en.md").read_text()
ITEMS = re.findall(r"^- (G\d+\.\d+) ", TEXT, re.MULTILINE)


def test_every_section_is_there_in_order() -> None:
    assert re.findall(r"^## (G\d+) ", TEXT, re.MULTILINE) == [f"G{number}" for number in range(1, 12)]
    numbers = [tuple(map(int, item[1:].split("."))) for item in ITEMS]
    assert numbers == sorted(set(numbers))


def test_every_rule_that_the_code_cites_is_in_the_text() -> None:
    cited = {rule for source in FOLDER.glob("*.py") for rule in re.findall(r"\bG\d+\.\d+\b", source.read_text())}
    cited |= {decision.rule for decision in DECISIONS}
    assert cited <= set(ITEMS)
    assert {"G3.1", "G4.9", "G5.3", "G6.1", "G7.2", "G8.6", "G9.4"} <= cited


def drawn(board: Board) -> str:
    marks = {"sand": ".", "cave": "#"}
    letters = {field: letter for letter, field in board.sites.items()}
    fields = [
        "o" if field in board.shell_fields else letters.get(field) or marks[ground]
        for field, ground in enumerate(board.ground)
    ]
    rows = [fields[first : first + board.columns] for first in range(0, len(fields), board.columns)]
    return "\n".join("      " + " ".join(row) for row in rows)


def test_the_boards_drawn_are_the_boards_played() -> None:
    assert all(drawn(board) in TEXT for board in BOARDS.values())


def test_the_text_pays_what_the_table_pays() -> None:
    assert f"{', '.join(map(str, INCOME[1:-1]))} or {INCOME[-1]} money for 1, 2, 3, 4 or 5 divers" in " ".join(
        TEXT.split()
    )
