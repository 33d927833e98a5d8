"""The engine and the games stand on their own: the standard library, msgspec, nothing of the service around them."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PURE = sorted(
    path.relative_to(ROOT) for part in ("engine", "games") for path in (ROOT / "service" / part).rglob("*.py")
)


def imported(path: Path) -> Iterator[str]:
    """Every module that a file imports, wherever in it the import stands."""
    for node in ast.walk(ast.parse((ROOT / path).read_text())):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}:{node.lineno} imports relatively"
            yield node.module or ""


def allowed(module: str) -> bool:
    top, _, rest = module.partition(".")
    if top == "service":
        return rest.split(".")[0] in ("engine", "games")
    return top == "msgspec" or top in sys.stdlib_module_names


def test_there_is_something_to_check() -> None:
    assert Path("service/engine/play.py") in PURE
    assert Path("service/games/__init__.py") in PURE
    assert not allowed("flask")
    assert not allowed("service.store")


@pytest.mark.parametrize("path", PURE, ids=str)
def test_engine_and_games_import_only_what_they_may(path: Path) -> None:
    assert [module for module in imported(path) if not allowed(module)] == []


def test_importing_the_games_loads_nothing_of_the_service() -> None:
    script = "import sys, service.games, service.engine.play; print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    tops = {module.partition(".")[0] for module in loaded.split()}
    assert tops & {"flask", "gevent", "gunicorn", "marshmallow", "redis", "werkzeug"} == set()
    others = {module for module in loaded.split() if module.startswith("service.")}
    assert [module for module in sorted(others) if not allowed(module)] == []
