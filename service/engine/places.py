"""The one place that every board has: `player:<seat>`, a player's panel."""

from __future__ import annotations

from collections.abc import Sequence

from service.engine.records import Event, MatchOver, MatchStarted, Setup


def player(seat: int) -> str:
    return f"player:{seat}"


def points_at(event: Event, _setup: Setup) -> Sequence[str]:
    """The default: an event points at the players it is about."""
    match event:
        case MatchStarted():
            return (player(event.starts),)
        case MatchOver():
            return tuple(map(player, event.winners))
    seat = getattr(event, "seat", None)
    return () if seat is None else (player(seat),)
