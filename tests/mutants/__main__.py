"""`python -m tests.mutants [WORD …]` puts each fault into a copy of the service; the test named for it has to fail."""

from __future__ import annotations

import os
import queue
import shutil
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

import click

from tests.faults.report import table
from tests.mutants import ALL
from tests.mutants.mutants import Mutant

_ROOT = Path(__file__).parents[2]
_COPIES = 2
_PATIENCE = 120.0
#: pytest's exit codes.
_PASSED, _FAILED = 0, 1
_LEFT_OUT = shutil.ignore_patterns(".*", "__pycache__", "node_modules", "*.egg-info")
_TITLES = ("mutant", "file", "killed by", "seconds", "")


class Run(NamedTuple):
    mutant: Mutant
    verdict: str
    seconds: float


@click.command()
@click.argument("words", nargs=-1, metavar="[WORD]...")
@click.pass_context
def main(ctx: click.Context, words: tuple[str, ...]) -> None:
    """Put small faults into a copy of the service, one by one, and run the test that has to find each.

    Only mutants with one of the words in their name or file are run. Fails if one survives, if its old text doesn't
    occur exactly once, or if its test fails without it.
    """
    chosen = [one for one in ALL if not words or any(word in f"{one.name} {one.file}" for word in words)]
    with tempfile.TemporaryDirectory() as folder:
        copies: queue.Queue[Path] = queue.Queue()
        for number in range(_COPIES):
            copies.put(Path(shutil.copytree(_ROOT, Path(folder) / str(number), ignore=_LEFT_OUT)))
        failing = _failing_unmutated(copies.queue[0], chosen)
        with ThreadPoolExecutor(_COPIES) as pool:
            runs = list(pool.map(lambda mutant: _run(mutant, copies), chosen))
    rows = [(run.mutant.name, run.mutant.file, run.mutant.test, f"{run.seconds:.1f}", run.verdict) for run in runs]
    click.echo("\n".join(table([_TITLES, *rows])))
    click.echo(failing)
    ctx.exit(int(bool(failing) or not chosen or any(run.verdict != "killed" for run in runs)))


def _failing_unmutated(copy: Path, mutants: list[Mutant]) -> str:
    """What pytest says of tests that fail without any mutant."""
    done = _pytest(copy, *{mutant.test for mutant in mutants})
    return "" if done.returncode == _PASSED else f"The tests fail without a mutant:\n{done.stdout[-3000:]}"


def _run(mutant: Mutant, copies: queue.Queue[Path]) -> Run:
    copy, started = copies.get(), time.monotonic()
    file = copy / "service" / mutant.file
    text = file.read_text()
    try:
        if text.count(mutant.old) != 1:
            return Run(mutant, "OLD TEXT NOT FOUND ONCE", 0.0)
        _write(file, text.replace(mutant.old, mutant.new))
        verdict = _verdict(copy, mutant.test)
        click.echo(f"{verdict}: {mutant.name}", err=True)
        return Run(mutant, verdict, time.monotonic() - started)
    finally:
        _write(file, text)
        copies.put(copy)


def _verdict(copy: Path, test: str) -> str:
    try:
        code = _pytest(copy, test).returncode
    except subprocess.TimeoutExpired:
        return "killed"  # it hangs, and without the mutant it doesn't
    return {_PASSED: "SURVIVED", _FAILED: "killed"}.get(code, f"BROKEN (pytest: {code})")


def _write(file: Path, text: str) -> None:
    """Write a module, and remove its compiled copy, which Python would take for current within the same second."""
    file.write_text(text)
    for compiled in file.parent.glob(f"__pycache__/{file.stem}.*.pyc"):
        compiled.unlink()


def _pytest(copy: Path, *tests: str) -> subprocess.CompletedProcess[str]:
    command = [
        sys.executable,
        "-m",
        "pytest",
        "-q",
        "-x",
        "-p",
        "no:cacheprovider",
        *(f"tests/{test}" for test in tests),
    ]
    # The bundled server, wherever they run: Redis 7.0 waits for replicas even if a connection has written nothing.
    environment = {**os.environ, "PYTHONPATH": str(copy), "PATH": str(Path(sys.executable).parent)}
    return subprocess.run(command, cwd=copy, env=environment, capture_output=True, text=True, timeout=_PATIENCE)


if __name__ == "__main__":
    main(prog_name="python -m tests.mutants")
