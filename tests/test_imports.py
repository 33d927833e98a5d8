"""Engine, games and boards import the standard library, msgspec and each other, and nothing else of the service."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from service.games import SHIPPED

ROOT = Path(__file__).parent.parent
PURE = sorted(
    path.relative_to(ROOT) for part in ("engine", "games", "boards") for path in (ROOT / "service" / part).rglob("*.py")
)


def imported(path: Path) -> Iterator[str]:
    """Every module that a file imports, at the top or further down."""
    for node in ast.walk(ast.parse((ROOT / path).read_text())):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}:{node.lineno} imports relatively"
            yield node.module or ""


def allowed(module: str, path: Path) -> bool:
    """Whether a file may import a module. Rules know nothing of drawing; only a game's board does."""
    top, _, rest = module.partition(".")
    if top != "service":
        return top == "msgspec" or top in sys.stdlib_module_names
    parts = rest.split(".")
    if is_drawing_code(path):
        return parts[0] in ("engine", "games", "boards")
    return parts[0] in ("engine", "games") and "board" not in parts


def is_drawing_code(path: Path) -> bool:
    """Whether it belongs to the pen or to a game's `board` package."""
    _, part, *rest = path.parts
    return part == "boards" or (part == "games" and "board" in rest[1:2])


RULES, BOARD, PEN = (
    Path("service") / path
    for path in ("games/coralia/rules.py", "games/coralia/board/__init__.py", "boards/drawing.py")
)


def test_there_is_something_to_check() -> None:
    assert {RULES, BOARD, PEN, Path("service/engine/play.py"), Path("service/games/__init__.py")} <= set(PURE)
    for path in (RULES, BOARD, PEN):
        assert allowed("service.engine.records", path)
        for module in (
            "flask",
            "babel",
            "fluent_compiler.bundle",
            "service.store.store",
            "service.words",
            "service.api.show",
        ):
            assert not allowed(module, path), (module, path)
    for module in ("service.boards", "service.boards.drawing", "service.games.coralia.board"):
        assert not allowed(module, RULES)
        assert allowed(module, BOARD)


@pytest.mark.parametrize("path", PURE, ids=str)
def test_engine_games_and_boards_import_only_what_they_may(path: Path) -> None:
    assert [module for module in imported(path) if not allowed(module, path)] == []


def loaded_with(*modules: str) -> set[str]:
    """Every module that is loaded along with these."""
    script = f"import sys, {', '.join(modules)}; print(*sys.modules)"
    return set(subprocess.check_output([sys.executable, "-c", script], cwd=ROOT, text=True).split())


OTHERS = {"babel", "flask", "fluent_compiler", "gevent", "gunicorn", "marshmallow", "redis", "werkzeug"}


def test_importing_the_games_loads_nothing_of_the_service() -> None:
    loaded = loaded_with("service.games", "service.engine.play")
    assert {module.partition(".")[0] for module in loaded} & OTHERS == set()
    ours = {module for module in loaded if module.startswith("service.")}
    assert {module for module in ours if not allowed(module, RULES)} == set()


def test_importing_the_boards_loads_no_words_and_nothing_of_the_service() -> None:
    loaded = loaded_with(*(f"{package}.board" for package in SHIPPED))
    assert {module.partition(".")[0] for module in loaded} & OTHERS == set()
    ours = {module for module in loaded if module.startswith("service.")}
    assert {module for module in ours if not allowed(module, BOARD)} == set()
