"""From touched places to a move: what can be picked next, what is unpicked, what a wrong touch most likely meant."""

from __future__ import annotations

from typing import Any

import pytest

from tests.page.conftest import Visit

MOVES: list[dict[str, Any]] = [
    {"places": ["hand", "left"], "any_order": False},
    {"places": ["hand", "right"], "any_order": False},
    {"places": ["left", "up", "down"], "any_order": False},
    *({"places": list(places), "any_order": True} for places in ("x", "y", "xy", "xz", "xyz")),
]
#: For a Map, only its keys.
_ASK = """async ([name, given]) => {
    const answer = (await import("/page/choice.js"))[name](...given);
    return answer instanceof Map ? [...answer.keys()] : answer;
}"""


@pytest.fixture
def ask(visit: Visit) -> Any:
    visitor = visit()
    visitor.open()
    return lambda name, *given: visitor.page.evaluate(_ASK, [name, given])


@pytest.mark.parametrize(
    ("picked", "leading"),
    [
        ([], {"hand", "left", "x", "y", "z"}),
        (["hand"], {"left", "right"}),
        (["left"], {"up"}),
        (["x"], {"y", "z"}),
        (["z"], {"x", "y"}),
        (["z", "x"], {"y"}),
        (["hand", "left"], set()),
        (["x", "hand"], set()),
    ],
)
def test_places_can_be_picked_while_a_move_fits(ask: Any, picked: list[str], leading: set[str]) -> None:
    assert set(ask("nextPlaces", MOVES, picked)) == leading


@pytest.mark.parametrize(
    ("picked", "place", "left"),
    [
        (["hand"], "hand", []),
        (["left", "up"], "left", []),
        (["left", "up"], "up", ["left"]),
        (["y", "x"], "y", ["x"]),
        (["z", "y", "x"], "y", ["z", "x"]),
    ],
)
def test_a_place_is_unpicked_with_all_that_depends_on_it(
    ask: Any, picked: list[str], place: str, left: list[str]
) -> None:
    assert ask("without", MOVES, picked, place) == left


@pytest.mark.parametrize(
    ("picked", "touched", "later"),
    [([], "right", True), ([], "down", True), (["left"], "down", True), (["hand"], "down", False), ([], "q", False)],
)
def test_a_place_of_a_later_step_is_told_from_a_wrong_one(
    ask: Any, picked: list[str], touched: str, later: bool
) -> None:
    assert ask("comesLater", MOVES, picked, ["elsewhere", touched]) is later


def test_the_best_fit_explains_a_wrong_touch(ask: Any) -> None:
    refused = [
        {"places": ["b", "a"], "any_order": False, "why": "begins there"},
        {"places": ["a", "b", "c"], "any_order": False, "why": "goes on there"},
        {"places": ["a", "b"], "any_order": False, "why": "ends there"},
    ]
    assert ask("forbidding", refused, ["a"], ["b"])["why"] == "ends there"
    assert ask("forbidding", refused[:2], ["a"], ["b"])["why"] == "goes on there"
    assert ask("forbidding", refused[:1], ["a"], ["b"])["why"] == "begins there"
    assert ask("forbidding", refused, ["a"], ["elsewhere", "b"])["why"] == "ends there"
    assert ask("forbidding", refused, [], ["c"]) is None
