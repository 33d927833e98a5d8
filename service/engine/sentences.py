"""Default messages, named after the type of a record, and the messages of the events that all games share."""

from __future__ import annotations

from typing import Any

import msgspec

from service.engine.message import Message, Name, Variable, message
from service.engine.records import (
    AnsweredAutomatically,
    Event,
    MatchOver,
    MatchStarted,
    Move,
    Outcome,
    PointsScored,
    Setup,
    State,
    TurnBegan,
    tag,
)


def question(state: State, _seat: int) -> Message:
    return Message(f"decision-{tag(state.pending[-1])}")


def does(_state: State, _seat: int, move: Move) -> Message:
    return of_record("move", move)


def says(event: Event, _setup: Setup) -> Message:
    return of_shared(event) or of_record("event", event)


def of_shared(event: Event) -> Message | None:
    """The message of an event that all games share; None for a game's own event."""
    match event:
        case MatchStarted():
            return message("event-match_started", starts=Name(event.starts), by_lot=event.by_lot)
        case PointsScored():
            return message(
                "event-points_scored",
                who=Name(event.seat),
                gained=event.points >= 0,
                points=abs(event.points),
                category=event.category,
                score=event.score,
            )
        case MatchOver():
            return message("event-match_over", reason=reason(event))
        case TurnBegan() | AnsweredAutomatically():
            return of_record("event", event)
    return None


def reason(end: MatchOver | Outcome) -> Message:
    """Who won, and what decided it."""
    return message(
        f"outcome-{end.decided_by}",
        winners=tuple(map(Name, end.winners)),
        most=max(end.compared),
        least=min(end.compared),
    )


def of_record(kind: str, record: Any) -> Message:
    """A message named after the record's type, with the record's fields as variables; `seat` becomes `who`."""
    fields = zip(record.__struct_fields__, msgspec.structs.astuple(record), strict=True)
    variables = [_variable(name, value) for name, value in fields if isinstance(value, int | str | list | tuple)]
    return Message(f"{kind}-{tag(record)}", tuple(variables))


def _variable(name: str, value: Any) -> tuple[str, Variable]:
    if name == "seat":
        return "who", Name(value)
    return name, tuple(value) if isinstance(value, list) else value
