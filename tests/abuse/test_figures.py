"""The figures of an abuse tell what falls short."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.abuse.bodies import RECORD, USUAL, hostile_bodies
from tests.abuse.costliest import Probe
from tests.abuse.costs import BATCH, Cost, shown_of, spent_in
from tests.abuse.figures import Served, counted, percentile, unexpected


@pytest.mark.parametrize(
    ("values", "share", "expected"),
    [([], 0.5, 0.0), ([3.0], 0.99, 3.0), ([4.0, 1.0, 3.0, 2.0], 0.5, 2.0), ([1.0] * 99 + [9.0], 0.99, 1.0)],
)
def test_a_percentile_is_one_of_the_values(values: list[float], share: float, expected: float) -> None:
    assert percentile(values, share) == expected


def test_the_longest_request_of_hundreds_may_be_late_but_not_one_in_fifty() -> None:
    assert Served([0.001] * 199 + [5.0]).shortfalls("she") == []
    assert Served([0.001] * 98 + [5.0] * 2).shortfalls("she") == ["she: p99 is 5000 ms"]


def test_every_failure_falls_short_and_so_do_few_requests() -> None:
    assert Served([0.001] * 100, ["GET /: 503"]).shortfalls("she") == ["she: GET /: 503"]
    assert len(Served([0.001] * 99).shortfalls("she")) == 1


def test_only_expected_statuses_are_expected() -> None:
    statuses = Counter({"200": 2000, "429": 7, "500": 1})
    assert counted(statuses) == "200: 2,000, 429: 7, 500: 1"
    assert unexpected(statuses, {"200", "429"}) == ["the abuser got 500 1 times"]


def cost(milliseconds: float, commands: int = 1, status: str = "200", of: str = "look") -> Cost:
    return Cost(Probe(of, "all", lambda _: b""), status, milliseconds, commands)


def test_a_request_is_judged_by_cpu_commands_and_status() -> None:
    assert cost(50.0, 200).is_fine
    assert not any(one.is_fine for one in (cost(50.1), cost(3.0, 201)))
    assert not any(cost(3.0, status=status).is_fine for status in ("400", "429", "503", "dropped"))


def test_the_costliest_of_each_operation_is_shown_and_all_that_are_too_costly() -> None:
    fine, costly, costlier = cost(1.0), cost(60.0), cost(70.0)
    many, slower = cost(2.0, 300, of="list"), cost(9.0, of="list")
    assert shown_of([fine, costly, costlier, many, slower]) == [costlier, costly, slower, many]


def test_less_than_a_tick_is_said_to_be_less() -> None:
    assert spent_in(0.0) == f"< {10 / BATCH:.1f}"
    assert spent_in(12.34) == "12.3"


@pytest.mark.parametrize("size", [USUAL, RECORD])
def test_hostile_bodies_are_as_large_as_they_may_be(size: int) -> None:
    sizes = {what: len(body) for what, body in hostile_bodies(size)}
    assert all(1000 < found <= size for found in sizes.values()), sizes
