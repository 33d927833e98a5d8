"""Latencies and counts, in words, and what falls short."""

from __future__ import annotations

import math
from collections import Counter
from dataclasses import dataclass, field

#: What the polite client is promised: its p99 in seconds, and enough requests for a p99 to mean something.
MOST_SECONDS = 1.0
FEWEST_REQUESTS = 100


def percentile(values: list[float], share: float) -> float:
    """The smallest value that at least this share of all values don't exceed; 0 of none."""
    ordered = sorted(values)
    return ordered[max(0, math.ceil(share * len(ordered)) - 1)] if ordered else 0.0


@dataclass
class Served:
    """How a polite client was served: the seconds that each request took, and what failed."""

    seconds: list[float] = field(default_factory=list)
    failures: list[str] = field(default_factory=list)

    @property
    def figures(self) -> tuple[str, str, str]:
        """The number of requests, their latency and the number of failures, for a table."""
        p50, p99, longest = (percentile(self.seconds, share) for share in (0.5, 0.99, 1.0))
        return str(len(self.seconds)), f"{ms(p50)}, {ms(p99)}, {ms(longest)}", str(len(self.failures))

    def shortfalls(self, who: str, fewest: int = FEWEST_REQUESTS) -> list[str]:
        p99 = percentile(self.seconds, 0.99)
        found = [f"{who}: {failure}" for failure in self.failures]
        if p99 >= MOST_SECONDS:
            found.append(f"{who}: p99 is {ms(p99)}")
        if len(self.seconds) < fewest:
            found.append(f"{who} made {len(self.seconds)} requests, fewer than {fewest}")
        return found


@dataclass
class Outcome:
    """What an abuse came to: what the abuser got, and what falls short."""

    got: str
    shortfalls: list[str] = field(default_factory=list)


def counted(statuses: Counter[str]) -> str:
    """How often each status occurred, the most frequent first."""
    return ", ".join(f"{status}: {count:,}" for status, count in statuses.most_common()) or "nothing"


def unexpected(statuses: Counter[str], expected: set[str]) -> list[str]:
    return [f"the abuser got {status} {count:,} times" for status, count in statuses.items() if status not in expected]


def ms(seconds: float) -> str:
    return f"{seconds * 1000:.0f} ms"
