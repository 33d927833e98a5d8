"""The page on adding a game shows the very lines of the game that the tests play."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import service.games

GUIDE = (Path(service.games.__file__).parent / "README.md").read_text(encoding="utf-8")
EXAMPLE = Path(__file__).parent.parent / "driftwood"
FILES = {"python": ("__init__.py", "board.py"), "ftl": ("words/en.ftl",)}
SHOWN = [(kind, code) for kind, code in re.findall(r"```(\w+)\n(.*?)```", GUIDE, re.DOTALL) if kind in FILES]


def test_it_shows_rules_words_and_a_board() -> None:
    assert {kind for kind, _ in SHOWN} == set(FILES)
    assert len(SHOWN) >= 5


@pytest.mark.parametrize(("kind", "code"), SHOWN)
def test_what_it_shows_is_in_the_game(kind: str, code: str) -> None:
    assert any(code in (EXAMPLE / file).read_text(encoding="utf-8") for file in FILES[kind])


def test_every_file_it_names_is_there() -> None:
    for file in re.findall(r"^  (\S+)  ", GUIDE, re.MULTILINE):
        assert (EXAMPLE / file).is_file(), file
