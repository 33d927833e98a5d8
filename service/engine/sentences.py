"""Messages that follow from the type of a record alone, and those of the events that all games share."""

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
    """The message of an event that all games share; None for a game's own."""
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
    """Who won, and by what."""
    return message(
        f"outcome-{end.decided_by}",
        winners=tuple(map(Name, end.winners)),
        most=max(end.compared),
        least=min(end.compared),
    )


def of_record(kind: str, record: Any) -> Message:
    """A message named after the record's type; its variables are the record's fields, and `who` for its `seat`."""
    fields = msgspec.structs.asdict(record)
    variables = {name: value for name, value in map(_variable, fields.items()) if value is not None}
    return message(f"{kind}-{tag(record)}", **variables)


def _variable(field: tuple[str, Any]) -> tuple[str, Variable | None]:
    name, value = field
    if name == "seat" and value is not None:
        return "who", Name(value)
    if isinstance(value, list | tuple):
        value = tuple(value)
    return name, value if isinstance(value, int | str | tuple) else None
