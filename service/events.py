"""What happens to a match beside its game, as events of its story."""

from __future__ import annotations

from typing import Annotated

import msgspec

from service.engine import sentences
from service.engine.message import Message, Name, message
from service.engine.records import Event, Seat


class SeatTaken(Event, frozen=True):
    """A player sat down."""

    seat: Seat
    name: str | None


class SeatLeft(Event, frozen=True):
    """A player got up before the start."""

    seat: Seat


class MatchAbandoned(Event, frozen=True):
    """The creator called the match off."""


class UndoAsked(Event, frozen=True):
    """A player wants to take a move back and needs the consent of all others."""

    seat: Seat
    moves: Annotated[int, msgspec.Meta(ge=1, description="How many moves, those of others too.")]


class UndoAccepted(Event, frozen=True):
    """A player agrees to that; not all others have yet."""

    seat: Seat


class UndoDeclined(Event, frozen=True):
    """A player does not want that, has moved on, or has thought better of it."""

    seat: Seat


class MovesUndone(Event, frozen=True):
    """Moves were taken back: what was told after `back_to_event` no longer holds. What lies face down is shuffled."""

    seat: Seat
    moves: Annotated[int, msgspec.Meta(ge=1)]
    back_to_event: Annotated[int, msgspec.Meta(ge=0)]
    by_consent: bool


SERVICE_EVENTS: tuple[type[Event], ...] = (
    SeatTaken,
    SeatLeft,
    MatchAbandoned,
    UndoAsked,
    UndoAccepted,
    UndoDeclined,
    MovesUndone,
)


def says(event: Event) -> Message:
    """What happened, as a message of the catalogue that all games share."""
    if isinstance(event, SeatTaken):
        # The player's name then: another one may sit there by now.
        return message("event-seat_taken", who=event.name or Name(event.seat))
    return sentences.of_record("event", event)
