"""The place that every board has: `player:<seat>`, where a player's things are."""

from __future__ import annotations

from collections.abc import Sequence

from service.engine.records import Event, MatchOver, MatchStarted, Setup


def player(seat: int) -> str:
    return f"player:{seat}"


def points_at(event: Event, _setup: Setup) -> Sequence[str]:
    """The players that an event is about, where nothing else on the board is nearer to it."""
    match event:
        case MatchStarted():
            return (player(event.starts),)
        case MatchOver():
            return tuple(map(player, event.winners))
    seat = getattr(event, "seat", None)
    return () if seat is None else (player(seat),)
