"""What a benchmark gives: figures, most of them ratios of two things measured in turn, since machines are noisy."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from statistics import median
from typing import NamedTuple, TypeVar

T = TypeVar("T")


class Figure(NamedTuple):
    """One line of the table. Without a target it is there for comparison."""

    what: str
    result: str
    target: str = ""
    met: bool | None = None

    @property
    def verdict(self) -> str:
        return {True: "met", False: "missed", None: ""}[self.met]


class Race(NamedTuple):
    """Medians over the rounds; the ratio is that of two sides of the same round."""

    ours: float
    theirs: float
    ratio: float


def race(ours: Callable[[], float], theirs: Callable[[], float], rounds: int) -> Race:
    """Measure the two in turn, after a round that doesn't count."""
    ours(), theirs()
    measured = [(ours(), theirs()) for _ in range(rounds)]
    return Race(
        median(our for our, _ in measured),
        median(their for _, their in measured),
        median(our / their for our, their in measured),
    )


def microseconds(do: Callable[[T], object], things: Sequence[T], times: int = 1) -> float:
    """What this process takes for each of the things, on the average."""
    begun = time.process_time()
    for _ in range(times):
        for thing in things:
            do(thing)
    return (time.process_time() - begun) / (times * len(things)) * 1e6
