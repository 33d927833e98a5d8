"""Events of a match's story that are not events of its game."""

from __future__ import annotations

from typing import Annotated

import msgspec

from service.engine import sentences
from service.engine.message import Message, message
from service.engine.records import Event, Seat, tag
from service.words import is_visible, isolated

PlayerName = Annotated[str | None, msgspec.Meta(description="The player's name; null for a player without one.")]
MovesTakenBack = Annotated[int, msgspec.Meta(ge=1, description="How many moves, those of others too.")]


class SeatTaken(Event, frozen=True):
    """A player sat down."""

    seat: Annotated[Seat, msgspec.Meta(description="The seat taken.")]
    name: PlayerName


class SeatLeft(Event, frozen=True):
    """A player got up before the start."""

    seat: Annotated[Seat, msgspec.Meta(description="The seat that is free again.")]
    name: PlayerName


class MatchAbandoned(Event, frozen=True):
    """The creator called the match off."""


class UndoAsked(Event, frozen=True):
    """A player wants to take a move back and needs the consent of all others."""

    seat: Annotated[Seat, msgspec.Meta(description="The seat that asks.")]
    moves: MovesTakenBack


class UndoAccepted(Event, frozen=True):
    """A player agrees to that; not all others have yet."""

    seat: Annotated[Seat, msgspec.Meta(description="The seat that agrees.")]


class UndoDeclined(Event, frozen=True):
    """A player does not want that, has moved on, or has thought better of it."""

    seat: Annotated[Seat, msgspec.Meta(description="The seat that declines, that moved on, or that had asked.")]


class MovesUndone(Event, frozen=True):
    """Moves were taken back: what was told after `back_to_event` no longer holds. What lies face down is shuffled."""

    seat: Annotated[Seat, msgspec.Meta(description="The seat that took its move back.")]
    moves: MovesTakenBack
    back_to_event: Annotated[
        int, msgspec.Meta(ge=0, description="The sequence number of the last event before the moves taken back.")
    ]
    by_consent: Annotated[
        bool,
        msgspec.Meta(
            description="Whether all others had to agree: something was revealed, or somebody else had moved."
        ),
    ]


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
    """What happened, as a message of the shared catalogue."""
    if isinstance(event, SeatTaken | SeatLeft):
        return message(f"event-{tag(event)}", who=_player(event))
    return sentences.of_record("event", event)


def _player(event: SeatTaken | SeatLeft) -> str | Message:
    """The player at that time: the seat may be somebody else's by now."""
    if event.name and is_visible(event.name):
        return isolated(event.name)
    return message("unnamed-player", number=event.seat + 1)
