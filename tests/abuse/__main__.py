"""`python -m tests.abuse [ROW …]` abuses the service while a polite client plays, and prints how that was served."""

from __future__ import annotations

import asyncio
import tempfile
from pathlib import Path

import click

from tests.abuse.costs import TITLES as COST_TITLES
from tests.abuse.costs import measured
from tests.abuse.polite import polite_client
from tests.abuse.rows import ROWS, Row
from tests.abuse.scene import POLITE, scene
from tests.benchmarks.servers import allow_open_files
from tests.faults.report import internal_errors, table

_COSTS = "costs"
_TITLES = ("row", "polite requests", "median, p99, max", "failed", "what the abuser got", "")
#: Streams, and what else is open.
_OPEN_FILES = 8000


@click.command()
@click.argument("names", nargs=-1, type=click.Choice([*ROWS, _COSTS]), metavar="[ROW]...")
@click.pass_context
def main(ctx: click.Context, names: tuple[str, ...]) -> None:
    """Abuse the real service while a polite client plays whole matches, and fail if one of its requests fails, its p99
    reaches a second, or an abuse meets anything but the answers that it should.

    The row `costs` measures the costliest request of each operation instead: no request may cost more than 50 ms of CPU
    or 200 commands to Redis.
    """
    allow_open_files(_OPEN_FILES)
    rows, costs, failed = [_TITLES], [COST_TITLES], False
    for name in names or [*ROWS, _COSTS]:
        click.echo(
            f"{name}: {ROWS[name].what if name in ROWS else 'the costliest request of each operation'} …", err=True
        )
        if name == _COSTS:
            found, shortfalls = _measure()
            costs += found
        else:
            found, shortfalls = _run(name, ROWS[name])
            rows += found
        failed = failed or bool(shortfalls)
        for shortfall in shortfalls[:10]:
            click.echo(f"  falls short: {shortfall}", err=True)
    for one in (rows, costs):
        if len(one) > 1:
            click.echo("\n".join([*table(one), ""]))
    ctx.exit(int(failed))


def _run(name: str, row: Row) -> tuple[list[tuple[str, ...]], list[str]]:
    with tempfile.TemporaryDirectory() as folder, scene(Path(folder), **row.environment) as one:
        with polite_client(one.address[1], POLITE, row.polite) as polite:
            outcome = asyncio.run(row.abuse(one))
        shortfalls = [*outcome.shortfalls, *polite.shortfalls("the polite client"), *internal_errors(one.service.log)]
    return [(name, *polite.figures, outcome.got, "FAILED" if shortfalls else "ok")], shortfalls


def _measure() -> tuple[list[tuple[str, ...]], list[str]]:
    with tempfile.TemporaryDirectory() as folder, scene(Path(folder)) as one:
        found, shortfalls = measured(one)
        return found, [*shortfalls, *internal_errors(one.service.log)]


if __name__ == "__main__":
    main(prog_name="python -m tests.abuse")
