"""The results of benchmarks: most are ratios of two things measured in turn, since machines are noisy."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Sequence
from statistics import median
from typing import NamedTuple, TypeVar

T = TypeVar("T")
U = TypeVar("U")


class MissingError(Exception):
    """A benchmark can't run here; the message is a line that says what it needs."""


class Figure(NamedTuple):
    """One line of the table. Without a target it is there for comparison."""

    what: str
    result: str
    target: str = ""
    met: bool | None = None

    @property
    def verdict(self) -> str:
        return {True: "met", False: "missed", None: ""}[self.met]


class Spread(NamedTuple):
    """The median of several measurements, and their range."""

    median: float
    low: float
    high: float

    def scaled(self, factor: float) -> Spread:
        return Spread(*(value * factor for value in self))

    def percent(self) -> str:
        return f"{self.median:.0%} ({self.low:.0%} to {self.high:.0%})"

    def times(self) -> str:
        return f"{self.median:.2f} times ({self.low:.2f} to {self.high:.2f})"

    def of(self, unit: str, digits: int = 0) -> str:
        return f"{self.median:,.{digits}f} {unit} ({self.low:,.{digits}f} to {self.high:,.{digits}f})"


class Race(NamedTuple):
    """Medians over the rounds; a ratio is that of two sides of the same round."""

    ours: float
    theirs: float
    ratio: Spread


def spread(values: Iterable[float]) -> Spread:
    values = sorted(values)
    return Spread(median(values), values[0], values[-1])


def in_turn(ours: Callable[[], T], theirs: Callable[[], U], rounds: int) -> list[tuple[T, U]]:
    return [(ours(), theirs()) for _ in range(rounds)]


def race(ours: Callable[[], float], theirs: Callable[[], float], rounds: int) -> Race:
    """Measure the two in turn, after a round that doesn't count."""
    in_turn(ours, theirs, 1)
    measured = in_turn(ours, theirs, rounds)
    return Race(
        median(our for our, _ in measured),
        median(their for _, their in measured),
        spread(our / their for our, their in measured),
    )


def microseconds(do: Callable[[T], object], things: Sequence[T], times: int = 1) -> float:
    """The CPU time of this process for each of the things, on average."""
    begun = time.process_time()
    for _ in range(times):
        for thing in things:
            do(thing)
    return (time.process_time() - begun) / (times * len(things)) * 1e6
