from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import service

HERE = Path(service.__file__).parent
PURE = sorted([*HERE.glob("engine/**/*.py"), *HERE.glob("games/**/*.py")])
ALLOWED = {*sys.stdlib_module_names, "msgspec"}


@pytest.mark.parametrize("path", PURE, ids=lambda path: str(path.relative_to(HERE)))
def test_engine_and_games_import_only_the_standard_library_and_msgspec(path: Path) -> None:
    foreign = {
        name
        for name in imported(path)
        if name.split(".")[0] not in ALLOWED and not name.startswith(("service.engine", "service.games"))
    }
    assert not foreign


def test_the_engine_knows_no_game() -> None:
    for path in HERE.glob("engine/**/*.py"):
        assert not any(name.startswith("service.games") for name in imported(path)), path


def test_a_game_knows_no_other_game() -> None:
    for path in HERE.glob("games/*/**/*.py"):
        own = f"service.games.{path.relative_to(HERE / 'games').parts[0]}"
        others = {name for name in imported(path) if name.startswith("service.games") and not name.startswith(own)}
        assert not others, path


def imported(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        if isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: imports are absolute"
            yield f"{node.module}.{node.names[0].name}" if node.module == "service" else str(node.module)
