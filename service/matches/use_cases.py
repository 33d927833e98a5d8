"""The use cases: create, join, leave, observe, decide, abandon. No HTTP and no Redis commands.

Each use case takes a match as it stands and gives the match that follows, with what is new; `Matches.change` reads,
carries one out and writes, as often as it takes to get in between the changes of others.
"""

from __future__ import annotations

import hashlib
import secrets
import time
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Any

import msgspec
from msgspec.structs import replace

from service.config import Settings
from service.engine.chance import KeyedChance, commitment
from service.engine.game import Game
from service.engine.play import Transition, asked, begin, decision_for, forced, legal_moves, play, play_forced, play_on
from service.engine.records import Asked, Decision, Met, Move, Outcome, State, Told, View
from service.engine.table import LookingAhead, Table, UnknownMetError
from service.games import GAMES
from service.matches.errors import (
    BusyError,
    DecisionAnsweredError,
    NoSuchDecisionError,
    NoSuchMatchError,
    NoSuchSeatError,
    NotOpenError,
    NotRunningError,
    SeatTakenError,
)
from service.matches.events import MatchAbandoned, SeatLeft, SeatTaken, UndoDeclined
from service.matches.records import Entry, beginning_of, check_of, draw_key_of
from service.matches.tokens import token_hash
from service.store.idempotency import Once, Remembered
from service.store.store import (
    ABANDONED,
    OPEN,
    OVER,
    RUNNING,
    Change,
    Facts,
    Saved,
    Seating,
    Store,
    StoredEvent,
    StoredMove,
)

_ATTEMPTS = 20
_ID_LENGTH = 20
_ID_DIGITS = "0123456789abcdefghjkmnpqrstvwxyz"
_encode = msgspec.json.Encoder().encode


class Match(msgspec.Struct, frozen=True):
    """A match as it stands; `events` and `moves` are what a use case has just added to it."""

    facts: Facts
    version: int
    last_event: int
    state: State | None
    events: tuple[StoredEvent, ...] = ()
    moves: tuple[StoredMove, ...] = ()

    @property
    def game(self) -> Game:
        return GAMES[self.facts.game]

    @property
    def commitment(self) -> str:
        return commitment(self.facts.secret)

    @property
    def asked(self) -> Asked | None:
        return asked(self.state) if self.state and self.facts.status == RUNNING else None

    @property
    def outcome(self) -> Outcome | None:
        return self.game.outcome(self.state) if self.state else None

    def view(self, seat: int | None) -> View | None:
        return self.game.view(self.state, seat) if self.state else None

    def decision(self, seat: int) -> Decision | None:
        return decision_for(self.state, seat) if self.state and self.facts.status == RUNNING else None

    def legal_moves(self, seat: int) -> Iterator[Move]:
        return legal_moves(self.game, self.state, seat) if self.state else iter(())


@dataclass(frozen=True)
class NewMatch:
    """What a match is created with."""

    game: Game
    options: Any
    names: list[str | None]
    starts: int | None
    listed: bool
    automatic: bool


def match_name(digest: bytes) -> str:
    return "".join(_ID_DIGITS[byte % 32] for byte in digest[:_ID_LENGTH])


def new_match_name(once: Once | None) -> str:
    """A name that nobody can guess; the same again for a request that is sent again."""
    return match_name(hashlib.sha256(f"match {once.key}".encode()).digest() if once else secrets.token_bytes(32))


def create(match: str, wanted: NewMatch, creator_token: str) -> Match:
    if wanted.starts is not None and wanted.starts >= len(wanted.names):
        raise NoSuchSeatError("no-such-seat", seat=wanted.starts, seats=len(wanted.names))
    facts = Facts(
        id=match,
        game=wanted.game.name,
        rules_version=wanted.game.version,
        options=msgspec.to_builtins(wanted.options),
        starts=wanted.starts,
        listed=wanted.listed,
        automatic=wanted.automatic,
        created=int(time.time() * 1000),
        creator=token_hash(creator_token),
        secret=secrets.token_bytes(32),
        seats=[_kept_for(name) for name in wanted.names],
    )
    return Match(facts, version=0, last_event=0, state=None)


def take_seat(match: Match, wanted: int | None, name: str | None, entropy: str | None, token: str) -> tuple[Match, int]:
    """Sit down, on the first free seat unless one is named; the match starts when the last seat is taken."""
    _must_be_open(match)
    seat = _free_seat(match.facts, wanted)
    seating = match.facts.seats[seat]
    taken = replace(seating, name=name or seating.name, token=token_hash(token), entropy=entropy)
    seated = _with_seat(match, seat, taken)
    seated = tell(seated, [Told(SeatTaken(seat=seat, name=taken.name), {})])
    everybody_sits = all(other.token for other in seated.facts.seats)
    return (_start(seated) if everybody_sits else seated), seat


def leave_seat(match: Match, seat: int) -> Match:
    _must_be_open(match)
    left = match.facts.seats[seat]
    empty = _with_seat(match, seat, _kept_for(left.kept_for))
    return tell(empty, [Told(SeatLeft(seat=seat, name=left.name), {})])


def _kept_for(name: str | None) -> Seating:
    return Seating(kept_for=name, name=name)


def abandon(match: Match) -> Match:
    if match.facts.status not in (OPEN, RUNNING):
        raise NotRunningError("not-running", status=match.facts.status)
    return tell(with_facts(match, status=ABANDONED, undo=None), [Told(MatchAbandoned(), {})])


def make_move(match: Match, seat: int, serial: int, move: Move) -> Match:
    """Answer the decision of this number; the service answers what has only one legal answer after it.

    The position given becomes the new one: it was read for this move, and a copy costs as much as the move.
    """
    state = _state_at(match, serial)
    transition = play_on(match.game, state, seat, move, _table(match, state.draws))
    return _go_on(_moved(_undo_lapses(match, seat), seat, move, transition, automatic=False))


def look_ahead(match: Match, seat: int, serial: int, move: Move) -> tuple[Match, Met | None]:
    """How the match would stand after a move, as far as everything is certain, and what unknown it would meet then."""
    _state_at(match, serial)
    following, met = _ahead(_undo_lapses(match, seat), play, seat, move)
    while met is None and following.facts.automatic and (answer := forced(match.game, running(following))):
        following, met = _ahead(following, play_forced, *answer)
    ahead = _over_if_all_is_answered(following)
    return (ahead if met else saying_who_is_asked(ahead)), met


def _ahead(match: Match, carry_out: Callable[..., Transition], seat: int, move: Move) -> tuple[Match, Met | None]:
    table = LookingAhead(KeyedChance(b"what nobody knows is never drawn"))
    try:
        transition = carry_out(match.game, match.state, seat, move, table)
    except UnknownMetError as unknown:
        told = tell(with_facts(match, moves=match.facts.moves + 1), table.told)
        return with_facts(told, moves=match.facts.moves), unknown.met
    return _moved(match, seat, move, transition, automatic=carry_out is play_forced), None


class Matches:
    """The matches of a store."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self._keep = {
            OPEN: settings.keep_open,
            RUNNING: settings.keep_running,
            OVER: settings.keep_over,
            ABANDONED: settings.keep_abandoned,
        }

    def saved(self, match: str) -> Saved:
        saved = self.store.read(match)
        if saved is None:
            raise NoSuchMatchError("no-such-match")
        return saved

    def log(self, facts: Facts) -> list[StoredMove]:
        """The log of a match as far as it had come when it was read."""
        return self.store.moves(facts.id)[: facts.moves]

    def add(
        self, name: str, once: Once | None, do: Callable[[str], Match], answer: Callable[[Match], Remembered]
    ) -> Remembered:
        """Create a match and give the answer; a request that was answered before gets the same answer."""
        saved, known = self.store.read_once(name, once)
        if known:
            return known
        if saved:
            return answer(loaded(saved))
        created = replace(do(name), version=1)
        given = answer(created)
        self.store.index(created.facts, OPEN)
        written = self._write(created, OPEN, once, given)
        if not written:
            return answer(loaded(self.saved(name)))
        return written if isinstance(written, Remembered) else given

    def change(
        self, match: str, once: Once | None, do: Callable[[Match], Match], answer: Callable[[Match], Remembered]
    ) -> Remembered:
        """Change a match and give the answer; a request that was answered before gets the same answer."""
        for _ in range(_ATTEMPTS):
            saved, known = self.store.read_once(match, once)
            if known:
                return known
            if saved is None:
                raise NoSuchMatchError("no-such-match")
            following = replace(saying_who_is_asked(do(loaded(saved))), version=saved.version + 1)
            given = answer(following)
            written = self._write(following, saved.facts.status, once, given)
            if written:
                return written if isinstance(written, Remembered) else given
        raise BusyError("match-busy")

    def listed(self, games: Iterable[str], statuses: Iterable[str], before: str | None, limit: int) -> Iterator[Saved]:
        """Listed matches, newest first, without an end: take as many as you want."""
        games, statuses = list(games), list(statuses)
        while rows := self.store.listed(games, statuses, before, limit):
            yield from (saved for saved in self.store.read_listed(rows) if saved.facts.status in statuses)
            before = rows[-1][0]

    def _write(self, match: Match, was: str, once: Once | None, answer: Remembered) -> Remembered | bool:
        now = match.facts.status
        if now != was:
            self.store.index(match.facts, now)
        state = match.game.dump(match.state) if match.state else None
        change = Change(match.version, match.last_event, match.facts, state, match.events, match.moves)
        written = self.store.write(change, self._keep[now], once, answer)
        if written and now != was:
            self.store.unindex(match.facts, was)
        if written and now in (OVER, ABANDONED):
            self.store.archive(match.facts.id, self._keep[now])
        return written


def loaded(saved: Saved) -> Match:
    state = GAMES[saved.facts.game].load(saved.state) if saved.state else None
    return Match(saved.facts, saved.version, saved.last_event, state)


def _must_be_open(match: Match) -> None:
    if match.facts.status != OPEN:
        raise NotOpenError("seats-are-fixed", status=match.facts.status)


def running(match: Match) -> State:
    if match.state is None or match.facts.status != RUNNING:
        raise NotRunningError("nothing-to-decide", status=match.facts.status)
    return match.state


def _state_at(match: Match, serial: int) -> State:
    """The position, if it asks the decision of this number."""
    state = running(match)
    *later, current = (decision.serial for decision in state.pending)
    if serial > state.serial or serial in later:
        raise NoSuchDecisionError("not-yet-asked", decision=serial, current=current)
    if serial != current:
        raise DecisionAnsweredError("already-answered", decision=serial, current=current)
    return state


def _free_seat(facts: Facts, wanted: int | None) -> int:
    if wanted is None:
        return next(seat for seat, seating in enumerate(facts.seats) if not seating.token)
    if wanted >= len(facts.seats):
        raise NoSuchSeatError("no-such-seat", seat=wanted, seats=len(facts.seats))
    if facts.seats[wanted].token:
        raise SeatTakenError("seat-taken", seat=wanted)
    return wanted


def _start(match: Match) -> Match:
    beginning = beginning_of(match.facts, match.facts.secret)
    first = begin(*beginning[:4], beginning.table(0))
    started = tell(replace(with_facts(match, status=RUNNING), state=first.state), first.told)
    check = check_of(beginning.check, None, first)
    return _go_on(with_facts(started, start_event=started.last_event, start_check=check, check=check))


def _go_on(match: Match) -> Match:
    """Give the answers that leave no choice, and see whether the match is over."""
    while match.facts.automatic and match.state and (answer := forced(match.game, match.state)):
        transition = play_forced(match.game, match.state, *answer, _table(match, match.state.draws))
        match = _moved(match, *answer, transition, automatic=True)
    return _over_if_all_is_answered(match)


def _over_if_all_is_answered(match: Match) -> Match:
    over = match.state is not None and not match.state.pending
    return with_facts(match, status=OVER) if over else match


def _table(match: Match, drawn: int) -> Table:
    return Table(KeyedChance(draw_key_of(match.facts, match.facts.secret), drawn))


def _undo_lapses(match: Match, seat: int) -> Match:
    """Who moves on while a move is to be taken back declines."""
    if match.facts.undo is None:
        return match
    return tell(with_facts(match, undo=None), [Told(UndoDeclined(seat=seat), {})])


def _moved(match: Match, seat: int, move: Move, transition: Transition, automatic: bool) -> Match:
    check = check_of(match.facts.check, Entry(seat, move, 0, automatic), transition)
    moved = tell(with_facts(match, moves=match.facts.moves + 1, check=check), transition.told)
    logged = StoredMove(
        seat=seat,
        move=_encode(move),
        automatic=automatic,
        revealed=bool(transition.met),
        last_event=moved.last_event,
        told=len(transition.told),
        check=check,
    )
    return replace(moved, state=transition.state, moves=(*moved.moves, logged))


def tell(match: Match, told: list[Told]) -> Match:
    stored = [
        StoredEvent(match.facts.moves, _encode(event), {seat: _encode(fuller) for seat, fuller in only.items()})
        for event, only in told
    ]
    return replace(match, last_event=match.last_event + len(stored), events=(*match.events, *stored))


def saying_who_is_asked(match: Match) -> Match:
    """What the change led to, in its last event: whoever listens can go on without looking at the match."""
    if not match.events:
        return match
    *earlier, last = match.events
    return replace(match, events=(*earlier, replace(last, asked=match.asked)))


def with_facts(match: Match, **changes: Any) -> Match:
    return replace(match, facts=replace(match.facts, **changes))


def _with_seat(match: Match, seat: int, seating: Seating) -> Match:
    seats = list(match.facts.seats)
    seats[seat] = seating
    return with_facts(match, seats=seats)
