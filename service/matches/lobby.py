"""Everything but play: create a match, take a seat, leave it, abandon the match."""

from __future__ import annotations

import hashlib
import secrets
import time
from collections.abc import Sequence

import msgspec
from msgspec.structs import replace

from service.engine.game import Game
from service.engine.records import Told
from service.matches.errors import LeftTooOftenError, NoSuchSeatError, NotOpenError, NotRunningError, SeatTakenError
from service.matches.events import MatchAbandoned, SeatLeft, SeatTaken
from service.matches.match import (
    ABANDONED,
    OPEN,
    RUNNING,
    Match,
    MatchHeader,
    Player,
    concluded,
    tell,
    token_hash,
    with_header,
)
from service.matches.moves import start

_ID_LENGTH = 20
_ID_DIGITS = "0123456789abcdefghjkmnpqrstvwxyz"

#: How many events an open match has at most: two for each time that a seat is taken and left.
_LONGEST_STORY = 200


def match_id(digest: bytes) -> str:
    return "".join(_ID_DIGITS[byte % 32] for byte in digest[:_ID_LENGTH])


def new_match_id(idempotency_key: str | None) -> str:
    """An id that nobody can guess; a repeated request gets the same one."""
    if idempotency_key is None:
        return match_id(secrets.token_bytes(32))
    return match_id(hashlib.sha256(f"match {idempotency_key}".encode()).digest())


def create(
    id: str,  # noqa: A002 - what it is called everywhere
    creator_token: str,
    *,
    game: Game,
    options: msgspec.Struct,
    names: Sequence[str | None],
    starts: int | None,
    listed: bool,
    automatic: bool,
) -> Match:
    """A match with free seats, one per name.

    Raises NoSuchSeatError if the starting seat is not one of them.
    """
    if starts is not None and starts >= len(names):
        raise NoSuchSeatError("no-such-seat", seat=starts, seats=len(names))
    header = MatchHeader(
        id=id,
        game=game.name,
        rules_version=game.version,
        options=msgspec.to_builtins(options),
        starts=starts,
        listed=listed,
        automatic=automatic,
        created=int(time.time() * 1000),
        creator=token_hash(creator_token),
        secret=secrets.token_bytes(32),
        seats=[_free_seat(name) for name in names],
    )
    return concluded(Match(header=header))


def take_seat(match: Match, wanted: int | None, name: str | None, entropy: str | None, token: str) -> tuple[Match, int]:
    """Sit down, on the first free seat unless one is named; the match starts when the last seat is taken.

    Raises NotOpenError, NoSuchSeatError or SeatTakenError.
    """
    _must_be_open(match)
    seat = _chosen_seat(match.header, wanted)
    before = match.header.seats[seat]
    player = replace(before, name=name or before.name, token=token_hash(token), entropy=entropy)
    seated = _with_player(match, seat, player)
    seated = tell(seated, [Told(SeatTaken(seat=seat, name=player.name), {})])
    all_seated = all(other.token for other in seated.header.seats)
    return concluded(start(seated) if all_seated else seated), seat


def leave_seat(match: Match, seat: int) -> Match:
    """Get up before the start. Raises NotOpenError or LeftTooOftenError."""
    _must_be_open(match)
    if match.last_event >= _LONGEST_STORY:
        raise LeftTooOftenError("left-too-often", times=_LONGEST_STORY // 2)
    player = match.header.seats[seat]
    left = _with_player(match, seat, _free_seat(player.kept_for))
    return concluded(tell(left, [Told(SeatLeft(seat=seat, name=player.name), {})]))


def abandon(match: Match) -> Match:
    """Call the match off. Raises NotRunningError if it has ended."""
    if match.header.status not in (OPEN, RUNNING):
        raise NotRunningError("not-running", status=match.header.status)
    return concluded(tell(with_header(match, status=ABANDONED, undo=None), [Told(MatchAbandoned(), {})]))


def _free_seat(name: str | None) -> Player:
    return Player(kept_for=name, name=name)


def _must_be_open(match: Match) -> None:
    if match.header.status != OPEN:
        raise NotOpenError("seats-are-fixed", status=match.header.status)


def _chosen_seat(header: MatchHeader, wanted: int | None) -> int:
    if wanted is None:
        return next(seat for seat, player in enumerate(header.seats) if not player.token)
    if wanted >= len(header.seats):
        raise NoSuchSeatError("no-such-seat", seat=wanted, seats=len(header.seats))
    if header.seats[wanted].token:
        raise SeatTakenError("seat-taken", seat=wanted)
    return wanted


def _with_player(match: Match, seat: int, player: Player) -> Match:
    seats = list(match.header.seats)
    seats[seat] = player
    return with_header(match, seats=seats)
