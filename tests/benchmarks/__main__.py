"""`python -m tests.benchmarks [NAME …] [--quick]` runs the named benchmarks, or all, and prints one table."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from types import ModuleType

import click

from tests.benchmarks import (
    boardgame_io,
    boards,
    legal_moves,
    limits_on,
    listeners,
    memory,
    moves_over_http,
    on_cluster,
    random_play,
    start,
    streams,
    trace,
    views,
    words,
)
from tests.benchmarks.figures import Figure, MissingError

BENCHMARKS: dict[str, ModuleType] = {
    "http": moves_over_http,
    "limits": limits_on,
    "cluster": on_cluster,
    "boardgame_io": boardgame_io,
    "play": random_play,
    "views": views,
    "legal": legal_moves,
    "words": words,
    "boards": boards,
    "memory": memory,
    "streams": streams,
    "listeners": listeners,
    "start": start,
    "trace": trace,
}
_TITLES = ("benchmark", "what is measured", "result: median (range)", "target", "")


def _described(benchmark: ModuleType) -> str:
    return (benchmark.__doc__ or "").partition("\n")[0]


def _overview() -> str:
    lines = [f"  {name:13} {_described(benchmark)}" for name, benchmark in BENCHMARKS.items()]
    return "\n".join(["\b", "Benchmarks:", *lines])  # click leaves a paragraph that begins with \b as it is


@click.command(epilog=_overview())
@click.argument("names", nargs=-1, type=click.Choice(list(BENCHMARKS)), metavar="[NAME]...")
@click.option("--quick", is_flag=True, help="Take fewer, shorter rounds; the result is not judged.")
def main(names: tuple[str, ...], quick: bool) -> None:
    """Run the named benchmarks, or all, and print one table.

    Nearly every figure is a ratio of two things measured in turn. A full run takes about 25 minutes, a quick one two
    or three.
    """
    rows = [(name, *figure[:3], figure.verdict) for name in names or BENCHMARKS for figure in _measured(name, quick)]
    click.echo("\n".join(_table([_TITLES, *rows])))


def _measured(name: str, quick: bool) -> Iterator[Figure]:
    click.echo(f"measuring {name} …", err=True)
    try:
        for figure in BENCHMARKS[name].measure(quick):
            click.echo(f"  {figure.what}: {figure.result}", err=True)
            yield figure._replace(met=None) if quick else figure
    except MissingError as error:
        yield Figure(_described(BENCHMARKS[name]), str(error))


def _table(rows: list[tuple[str, ...]]) -> Iterable[str]:
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    rule = tuple("-" * width for width in widths)
    for row in (rows[0], rule, *rows[1:]):
        yield "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()


if __name__ == "__main__":
    main(prog_name="python -m tests.benchmarks")
