"""The guide to adding a game quotes the code of the game that the tests play."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

import service.games

GUIDE = (Path(service.games.__file__).parent / "README.md").read_text(encoding="utf-8")
ROOT = Path(__file__).parent.parent.parent
EXAMPLE = ROOT / "tests" / "driftwood"
FILES = {"python": ("__init__.py", "board.py"), "ftl": ("words/en.ftl",), "md": ("rules.en.md",)}
SHOWN = [(kind, code) for kind, code in re.findall(r"```(\w+)\n(.*?)```", GUIDE, re.DOTALL) if kind in FILES]


def test_it_shows_code_words_and_rules() -> None:
    assert {kind for kind, _ in SHOWN} == set(FILES)
    assert len(SHOWN) >= 5


@pytest.mark.parametrize(("kind", "code"), SHOWN)
def test_what_it_shows_is_in_the_game(kind: str, code: str) -> None:
    assert any(code in (EXAMPLE / file).read_text(encoding="utf-8") for file in FILES[kind])


def test_every_file_it_names_is_there() -> None:
    named = re.findall(r"^  (\S+)  ", GUIDE, re.MULTILINE)
    assert "board.py" in named
    for file in named:
        assert (EXAMPLE / file).is_file(), file


def test_the_game_is_found_with_the_settings_of_its_command() -> None:
    (settings,) = re.findall(r"^(.*) make run$", GUIDE, re.MULTILINE)
    command = f"{settings} {Path(sys.executable).parent / 'tidetable'} simulate driftwood --matches 1"
    done = subprocess.run(command, shell=True, cwd=ROOT, capture_output=True, text=True)  # noqa: S602 - our own command
    assert done.returncode == 0, done.stderr
