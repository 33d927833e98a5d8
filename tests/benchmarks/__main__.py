"""`python -m tests.benchmarks [NAME …] [--quick]` measures, all or the benchmarks named, and prints one table."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Iterator
from types import ModuleType

from tests.benchmarks import (
    boardgame_io,
    boards,
    legal_moves,
    listeners,
    memory,
    moves_over_http,
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


def main() -> None:
    parser = _parser()
    asked = parser.parse_args()
    names = asked.names or list(BENCHMARKS)
    if unknown := set(names) - set(BENCHMARKS):
        parser.error(f"there is no benchmark {', '.join(sorted(unknown))}")
    rows = [(name, *figure[:3], figure.verdict) for name in names for figure in _measured(name, asked.quick)]
    print("\n".join(_table([_TITLES, *rows])))  # noqa: T201 - its answer


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m tests.benchmarks",
        formatter_class=argparse.RawDescriptionHelpFormatter,
        description="Measure, all or the benchmarks named, and print one table. Nearly every figure is a ratio of two\n"
        "things measured in turn. A full run takes about a quarter of an hour, a quick one a minute and a half.",
        epilog="benchmarks:\n" + "\n".join(f"  {name:13} {_described(of)}" for name, of in BENCHMARKS.items()),
    )
    parser.add_argument("names", nargs="*", metavar="NAME", help="one of those below (all)")
    parser.add_argument("--quick", action="store_true", help="a sample of fewer, shorter rounds, which is not judged")
    return parser


def _described(benchmark: ModuleType) -> str:
    return (benchmark.__doc__ or "").partition("\n")[0]


def _measured(name: str, quick: bool) -> Iterator[Figure]:
    sys.stderr.write(f"measuring {name} …\n")
    try:
        for figure in BENCHMARKS[name].measure(quick):
            sys.stderr.write(f"  {figure.what}: {figure.result}\n")
            yield figure._replace(met=None) if quick else figure
    except MissingError as error:
        yield Figure(_described(BENCHMARKS[name]), str(error))


def _table(rows: list[tuple[str, ...]]) -> Iterable[str]:
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    rule = tuple("-" * width for width in widths)
    for row in (rows[0], rule, *rows[1:]):
        yield "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()


if __name__ == "__main__":
    main()
