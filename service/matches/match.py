"""What a match is. A use case takes one and returns the one that follows, with what is new in it."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Iterable, Iterator
from typing import Any

import msgspec
from msgspec.structs import replace

from service.engine.chance import KeyedChance, commitment, draw_key
from service.engine.game import Game
from service.engine.play import asked, decision_for, legal_moves
from service.engine.records import Asked, Decision, Move, Outcome, State, Told, View
from service.engine.table import Table
from service.games import GAMES
from service.matches.errors import NotCreatorError, NotRunningError, UnknownTokenError

OPEN, RUNNING, OVER, ABANDONED = STATUSES = ("open", "running", "over", "abandoned")
_encode = msgspec.json.Encoder().encode


class Player(msgspec.Struct, kw_only=True):
    """Who sits on a seat. Only the hash of the token is kept; without one the seat is free."""

    #: The name that the creator gave the seat, and the name of the player there.
    kept_for: str | None = None
    name: str | None = None
    token: bytes | None = None
    entropy: str | None = None


class UndoWish(msgspec.Struct, kw_only=True):
    """A seat that wants to take moves back, how many, and the seats that have agreed."""

    seat: int
    moves: int
    agreed: list[int]


class MatchHeader(msgspec.Struct, kw_only=True):
    """All there is to know about a match except its position, its events and its log."""

    id: str
    game: str
    rules_version: str
    options: dict[str, Any]
    starts: int | None
    listed: bool
    automatic: bool
    created: int
    creator: bytes
    secret: bytes
    seats: list[Player]
    status: str = OPEN
    moves: int = 0
    start_event: int = 0
    start_check: bytes = b""
    check: bytes = b""
    #: The running check over what the log leaves out: seats taken and left, undos asked for, and abandonment.
    start_story_check: bytes = b""
    story_check: bytes = b""
    undo: UndoWish | None = None
    imported: bool = False
    #: The version that made the match's entry in the index of listed matches; 0 if none or made by version 0.2.
    indexed: int = 0
    #: The short hash of the address or API key whose open matches it counts among; empty once it has started.
    opened_by: str = ""
    #: How many moves were taken back, and how many undos declined, since version 0.3.
    taken_back: int = 0

    @property
    def free_seats(self) -> int:
        return sum(player.token is None for player in self.seats)

    @property
    def ended(self) -> bool:
        """Whether nothing more can happen in the match."""
        return self.status in (OVER, ABANDONED)


class StoredEvent(msgspec.Struct, array_like=True):
    """An event in the story: after how many moves, as everybody sees it, and as some seats see it (JSON)."""

    moves: int
    event: bytes
    only: dict[int, bytes] = {}
    #: In the last event of a change: what is asked after it.
    asked: Asked | None = None

    def to(self, seat: int | None) -> bytes:
        return self.event if seat is None else self.only.get(seat, self.event)


class LogEntry(msgspec.Struct, array_like=True, kw_only=True):
    """An entry of the log: a move (JSON), or with `taken_back` how many moves were taken back."""

    seat: int
    move: bytes = b""
    taken_back: int = 0
    automatic: bool = False
    #: Whether it met chance or something hidden.
    revealed: bool = False
    #: The newest event after it, and how many events it told.
    last_event: int = 0
    told: int = 0
    check: bytes = b""
    #: The position after it, in some entries only, from which the past is replayed. It is never sent to anybody.
    state: bytes = b""
    #: The match's `story_check` when the entry was made.
    story_check: bytes = b""


class Match(msgspec.Struct, kw_only=True):
    """A match as it is stored, or as a use case has changed it."""

    header: MatchHeader
    version: int = 0
    last_event: int = 0
    #: None before the start. A position is decoded only when somebody looks at it.
    position: State | bytes | None = None
    #: What a use case has added to the story and to the log.
    events: tuple[StoredEvent, ...] = ()
    moves: tuple[LogEntry, ...] = ()

    @property
    def game(self) -> Game:
        return GAMES[self.header.game]

    @property
    def state(self) -> State | None:
        if isinstance(self.position, bytes):
            self.position = self.game.load(self.position)
        return self.position

    @property
    def dumped(self) -> bytes | None:
        """The position as it is stored."""
        return self.game.dump(self.position) if isinstance(self.position, State) else self.position

    @property
    def commitment(self) -> str:
        return commitment(self.header.secret)

    @property
    def public_check(self) -> str:
        """The running check of everything that has happened, as anybody may see it.

        Without the secret, what chance drew could be guessed from it.
        """
        header = self.header
        checks = header.check + header.story_check
        return hashlib.sha256(b"tidetable check\0" + header.secret + checks).hexdigest()[:16]

    @property
    def asked(self) -> Asked | None:
        return asked(self.state) if self.header.status == RUNNING and self.state else None

    @property
    def outcome(self) -> Outcome | None:
        return self.game.outcome(self.state) if self.state else None

    def view(self, seat: int | None) -> View | None:
        return self.game.view(self.state, seat) if self.state else None

    def decision(self, seat: int) -> Decision | None:
        return decision_for(self.state, seat) if self.header.status == RUNNING and self.state else None

    def legal_moves(self, seat: int) -> Iterator[Move]:
        return legal_moves(self.game, self.state, seat) if self.state else iter(())


def new_token() -> str:
    return secrets.token_urlsafe(32)


def token_hash(token: str) -> bytes:
    return hashlib.sha256(token.encode()).digest()


def seat_of(header: MatchHeader, token: str | None) -> int | None:
    """The seat that a token opens; None for a spectator, without a token or with the creator's.

    Raises UnknownTokenError.
    """
    if token is None:
        return None
    given = token_hash(token)
    for seat, player in enumerate(header.seats):
        if player.token and hmac.compare_digest(player.token, given):
            return seat
    if hmac.compare_digest(header.creator, given):
        return None
    raise UnknownTokenError("token-opens-no-seat")


def must_be_creator(header: MatchHeader, token: str | None) -> None:
    """Raises NotCreatorError, or UnknownTokenError for a token of another match."""
    if token is None or not hmac.compare_digest(header.creator, token_hash(token)):
        seat_of(header, token)
        raise NotCreatorError("only-the-creator")


def running_state(match: Match) -> State:
    """The position of a match that is being played.

    Raises NotRunningError if it has not started or has ended.
    """
    if match.state is None or match.header.status != RUNNING:
        raise NotRunningError("nothing-to-decide", status=match.header.status)
    return match.state


def concluded(match: Match) -> Match:
    """A change that is complete: a new version, whose last event tells what is asked now.

    Listeners need not look at the match to know it.
    """
    return with_asked(replace(match, version=match.version + 1))


def with_asked(match: Match) -> Match:
    if not match.events:
        return match
    *earlier, last = match.events
    return replace(match, events=(*earlier, replace(last, asked=match.asked)))


def tell(match: Match, told: Iterable[Told]) -> Match:
    """The match with events that don't come from an entry of its log."""
    stored = stored_events(told, match.header.moves)
    return replace(
        match,
        header=replace(match.header, story_check=_story_check_after(match.header, stored)),
        last_event=match.last_event + len(stored),
        events=(*match.events, *stored),
    )


def _story_check_after(header: MatchHeader, events: list[StoredEvent]) -> bytes:
    """The running check of a story after these events.

    Two players without a name tell the same events, so it covers who has which seat. The log's check says between
    which moves the events were told.
    """
    said = _encode([header.seats, events])
    return hashlib.sha256(header.story_check + header.check + said).digest()[:8]


def stored_events(told: Iterable[Told], moves: int) -> list[StoredEvent]:
    return [
        StoredEvent(moves, _encode(event), {seat: _encode(fuller) for seat, fuller in only.items()})
        for event, only in told
    ]


def keyed_table(header: MatchHeader, drawn: int) -> Table:
    """The table of a match after this many draws."""
    return Table(KeyedChance(draw_key_of(header), drawn))


def draw_key_of(header: MatchHeader) -> bytes:
    return draw_key(header.secret, tuple(player.entropy or "" for player in header.seats))


def with_header(match: Match, **changes: Any) -> Match:
    return replace(match, header=replace(match.header, **changes))
