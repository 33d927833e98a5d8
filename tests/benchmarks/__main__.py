"""`python -m tests.benchmarks [NAME …]` measures, all or the benchmarks named, and prints one table."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterable, Iterator

from tests.benchmarks import legal_moves, memory, moves_over_http, random_play, streams, views, words
from tests.benchmarks.figures import Figure

BENCHMARKS: dict[str, Callable[[], Iterator[Figure]]] = {
    "http": moves_over_http.measure,
    "play": random_play.measure,
    "views": views.measure,
    "legal": legal_moves.measure,
    "words": words.measure,
    "memory": memory.measure,
    "streams": streams.measure,
}
_TITLES = ("benchmark", "what is measured", "result", "target", "")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.benchmarks", description="Measure.")
    parser.add_argument("names", nargs="*", metavar="NAME", help=f"one of {', '.join(BENCHMARKS)} (all)")
    names = parser.parse_args().names or list(BENCHMARKS)
    if unknown := set(names) - set(BENCHMARKS):
        parser.error(f"there is no benchmark {', '.join(sorted(unknown))}")
    rows = [(name, *figure[:3], figure.verdict) for name in names for figure in _measured(name)]
    print("\n".join(_table([_TITLES, *rows])))  # noqa: T201 - its answer


def _measured(name: str) -> list[Figure]:
    sys.stderr.write(f"measuring {name} …\n")
    return list(BENCHMARKS[name]())


def _table(rows: list[tuple[str, ...]]) -> Iterable[str]:
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    rule = tuple("-" * width for width in widths)
    for row in (rows[0], rule, *rows[1:]):
        yield "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()


if __name__ == "__main__":
    main()
