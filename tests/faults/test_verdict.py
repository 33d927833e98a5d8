"""The judge of the faults finds what is lost, doubled or contradicted."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

from tests.faults.verdict import Acknowledged, judge


def event(seq: int, moves: int) -> Any:
    return {"seq": seq, "moves": moves, "event": {"type": "moved"}, "says": "Ada moves."}


def told() -> tuple[list[Acknowledged], list[list[Any]], Any]:
    """Three moves of two seats, each of which tells two events, after one event at the start."""
    acknowledged = [
        Acknowledged(
            number % 2, {"type": "go", "to": number}, [event(2 * number, number), event(2 * number + 1, number)]
        )
        for number in (1, 2, 3)
    ]
    story = [event(1, 0), *(deepcopy(one) for made in acknowledged for one in made.events)]
    moves = [{"seat": made.seat, "move": made.move, "automatic": False} for made in acknowledged]
    moves.insert(1, {"seat": 0, "move": {"type": "forced"}, "automatic": True})
    return acknowledged, [story, deepcopy(story)], {"moves": moves}


def test_a_match_that_went_well_holds() -> None:
    verdict = judge(*told())
    assert verdict.holds
    assert verdict.acknowledged == 3


def test_a_move_that_the_record_lacks_is_lost() -> None:
    acknowledged, stories, record = told()
    del record["moves"][2]
    verdict = judge(acknowledged, stories, record)
    assert (verdict.lost, verdict.doubled) == (1, 0)


def test_a_move_that_the_record_holds_twice_is_doubled() -> None:
    acknowledged, stories, record = told()
    record["moves"].insert(3, record["moves"][2])
    verdict = judge(acknowledged, stories, record)
    assert (verdict.lost, verdict.doubled) == (0, 1)


def test_an_event_that_the_story_lacks_is_wrong() -> None:
    acknowledged, stories, record = told()
    del stories[1][3]
    assert "the story of seat 1 has a gap" in judge(acknowledged, stories, record).wrong


def test_an_event_that_two_answers_tell_is_wrong() -> None:
    acknowledged, stories, record = told()
    acknowledged[1].events[0] = acknowledged[0].events[0]
    assert any("two answers" in what for what in judge(acknowledged, stories, record).wrong)


def test_an_event_that_is_told_otherwise_is_wrong() -> None:
    acknowledged, stories, record = told()
    stories[1][1]["event"] = {"type": "stayed"}
    assert judge(acknowledged, stories, record).wrong == ["event 2 of seat 1 was told otherwise"]
