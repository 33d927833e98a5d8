"""The judge: compares what the clients of a match were told with what the service says afterwards."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from difflib import SequenceMatcher
from typing import Any


@dataclass(frozen=True)
class Acknowledged:
    """A move that was answered with 200: who made it, and the events that the answer told."""

    seat: int
    move: Any
    events: list[Any]


@dataclass
class Verdict:
    """How many acknowledged moves are missing, how many were carried out twice, and what else is not right."""

    acknowledged: int = 0
    lost: int = 0
    doubled: int = 0
    wrong: list[str] = field(default_factory=list)

    @property
    def holds(self) -> bool:
        return not (self.lost or self.doubled or self.wrong)

    def add(self, other: Verdict) -> None:
        self.acknowledged += other.acknowledged
        self.lost += other.lost
        self.doubled += other.doubled
        self.wrong += other.wrong


def judge(acknowledged: list[Acknowledged], stories: list[list[Any]], record: Any) -> Verdict:
    """Judge a finished match by the story that each seat is told and by its record."""
    verdict = Verdict(len(acknowledged))
    _judge_moves(verdict, acknowledged, record)
    for seat, story in enumerate(stories):
        _judge_numbers(verdict, seat, story)
    for made in acknowledged:
        told = {event["seq"]: event for event in stories[made.seat]}
        for event in made.events:
            if not _is_same(event, told.get(event["seq"])):
                verdict.wrong.append(f"event {event['seq']} of seat {made.seat} was told otherwise")
    _judge_answers(verdict, acknowledged)
    return verdict


def _judge_moves(verdict: Verdict, acknowledged: list[Acknowledged], record: Any) -> None:
    """The moves of the record have to be those that were acknowledged, in that order."""
    wanted = [f"{made.seat} {_text(made.move)}" for made in acknowledged]
    found = [f"{line['seat']} {_text(line['move'])}" for line in record["moves"] if not line["automatic"]]
    for what, first, last, found_first, found_last in SequenceMatcher(None, wanted, found, False).get_opcodes():
        if what != "equal":
            verdict.lost += last - first
            verdict.doubled += found_last - found_first


def _judge_numbers(verdict: Verdict, seat: int, story: list[Any]) -> None:
    if [event["seq"] for event in story] != list(range(1, len(story) + 1)):
        verdict.wrong.append(f"the story of seat {seat} has a gap")
    moves = [event["moves"] for event in story]
    if moves != sorted(moves):
        verdict.wrong.append(f"the moves of seat {seat}'s story are out of order")


def _judge_answers(verdict: Verdict, acknowledged: list[Acknowledged]) -> None:
    """No two answers may tell the same event, and none between them may be missing."""
    told = [event["seq"] for made in acknowledged for event in made.events]
    repeated = [seq for seq, times in Counter(told).items() if times > 1]
    if repeated:
        verdict.wrong.append(f"events {repeated[:3]} were told by two answers")
    if told and sorted(set(told)) != list(range(min(told), max(told) + 1)):
        verdict.wrong.append("the answers leave events out")


def _is_same(told: Any, found: Any) -> bool:
    return found is not None and all(told[name] == found[name] for name in ("seq", "moves", "event", "says"))


def _text(move: Any) -> str:
    return str(sorted(move.items()))
