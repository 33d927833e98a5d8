"""Records: a match as its secret and its moves, which is enough to play it again and verify it.

Needs nothing but the games: a record can be verified offline, by anybody.
"""

from __future__ import annotations

import hashlib
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import Annotated, Any, Literal, NamedTuple, Protocol, TypeVar, cast

import msgspec

from service.engine.chance import KeyedChance, commitment, draw_key
from service.engine.game import Game
from service.engine.message import Message, message
from service.engine.play import IllegalMoveError, NotAskedError, Transition, begin, forced, play, play_forced, take_back
from service.engine.records import Move, Outcome, Seat, State, Told
from service.engine.table import Table
from service.games import GAMES, AnyMove

MOST_MOVES = 5000
#: What a player may be called and bring as randomness: no line breaks, nothing that a terminal obeys.
NO_CONTROLS = r"^[^\x00-\x1f\x7f-\x9f\u2028\u2029]+$"
_CHECK = msgspec.Meta(
    pattern="^[0-9a-f]{16}$",
    description="A running hash of everything above the moves, of the moves, of all that chance drew and of all that "
    "was told up to here.",
)
#: The length as well: Python's `$` lets a line break follow.
_HASH = msgspec.Meta(pattern="^[0-9a-f]{64}$", max_length=64)
_encode = msgspec.json.Encoder().encode


class RecordedSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A player, and the randomness that they brought."""

    name: Annotated[
        Annotated[str, msgspec.Meta(min_length=1, max_length=40, pattern=NO_CONTROLS)] | None,
        msgspec.Meta(description="Null for a player without a name."),
    ]
    entropy: Annotated[
        Annotated[str, msgspec.Meta(min_length=1, max_length=128, pattern=NO_CONTROLS)] | None,
        msgspec.Meta(description="The player's part in the key of all draws; null for none."),
    ]


class RecordedMove(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A move, or that moves were taken back."""

    seat: Annotated[Seat, msgspec.Meta(description="The seat that moved or took moves back.")]
    move: Annotated[AnyMove | None, msgspec.Meta(description="Null where moves were taken back.")]
    taken_back: Annotated[
        int, msgspec.Meta(ge=0, le=MOST_MOVES, description="How many moves were taken back; 0 for a move.")
    ]
    automatic: Annotated[bool, msgspec.Meta(description="Whether the service gave the only legal answer.")]
    check: Annotated[str, _CHECK]


class MatchRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A finished match, to be replayed and verified by anybody."""

    format: Annotated[Literal["tidetable-record-2"], msgspec.Meta(description="The format of this record.")]
    game: Annotated[str, msgspec.Meta(pattern="^[a-z][a-z_]{0,39}$", description="The game that was played.")]
    rules_version: Annotated[str, msgspec.Meta(max_length=20, description="The version of the game's rules.")]
    options: Annotated[
        dict[str, str | bool | int], msgspec.Meta(description="Every option of the game with its value.")
    ]
    seats: Annotated[list[RecordedSeat], msgspec.Meta(min_length=2, max_length=4, description="In seat order.")]
    starts: Annotated[Seat | None, msgspec.Meta(description="The seat that was to start; null for by lot.")]
    automatic: Annotated[bool, msgspec.Meta(description="Whether the service gave answers that left no choice.")]
    commitment: Annotated[
        str, _HASH, msgspec.Meta(description="The hash of the secret, published when the match was created.")
    ]
    secret: Annotated[str, _HASH, msgspec.Meta(description="With each seat's `entropy` it gives the key of all draws.")]
    check: Annotated[str, _CHECK]
    moves: Annotated[
        list[RecordedMove], msgspec.Meta(max_length=MOST_MOVES, description="Oldest first, those taken back too.")
    ]
    outcome: Outcome


class Entry(NamedTuple):
    """A line of a match's log: a move, or how many moves were taken back."""

    seat: int
    move: Move | None
    taken_back: int
    automatic: bool


class Line(Protocol):
    """What the lines of a log have in common, wherever it is kept."""

    @property
    def taken_back(self) -> int: ...


L = TypeVar("L", bound=Line)


class Sitting(Protocol):
    """What is known of a player, wherever it is kept."""

    @property
    def name(self) -> str | None: ...
    @property
    def entropy(self) -> str | None: ...


class Head(Protocol):
    """What stands above the moves of a match, wherever it is kept."""

    @property
    def game(self) -> str: ...
    @property
    def rules_version(self) -> str: ...
    @property
    def options(self) -> dict[str, Any]: ...
    @property
    def seats(self) -> Sequence[Sitting]: ...
    @property
    def starts(self) -> int | None: ...
    @property
    def automatic(self) -> bool: ...


class Beginning(NamedTuple):
    """All that a match's course depends on besides its moves, and the check of what it is known by."""

    game: Game
    seats: int
    starts: int | None
    options: Any
    key: bytes
    check: bytes

    def table(self, drawn: int) -> Table:
        return Table(KeyedChance(self.key, drawn))


class Moment(NamedTuple):
    """A match after a line of its log."""

    state: State
    told: list[Told]
    check: bytes
    #: Whether the line met chance or something hidden.
    revealed: bool


class Difference(NamedTuple):
    """The first place where a record is not what its replay gives."""

    where: str
    why: Message


class DiffersError(Exception):
    """The record is not what its replay gives."""


class UnreadableError(Exception):
    """The file is no record."""


class TooLongError(Exception):
    """The replay takes more time than there is."""


def read_record(path: Path) -> MatchRecord:
    try:
        return msgspec.json.decode(path.read_bytes(), type=MatchRecord)
    except OSError as error:
        raise UnreadableError(f"{path}: {error.strerror}.") from error
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise UnreadableError(f"{path} is no record: {error}.") from error


def check_of_head(head: Head) -> bytes:
    """An option may change nothing in the course of a match, and a name never does: the replay can't show them."""
    players = [(seat.name, seat.entropy) for seat in head.seats]
    options = sorted(head.options.items())
    said = _encode([head.game, head.rules_version, options, players, head.starts, head.automatic])
    return hashlib.sha256(said).digest()[:8]


def check_of(before: bytes, entry: Entry | None, transition: Transition) -> bytes:
    """Of a line of the log, or of the set-up.

    What set-up has shuffled is told to nobody, so what chance drew counts as well as what was told; and two moves may
    come to the same, as with two dice that are alike, so the move counts, too.
    """
    digest = hashlib.sha256(before + _encode([entry, transition.drawn]))
    for event, only in transition.told:
        digest.update(_encode([event, {str(seat): fuller for seat, fuller in only.items()}]))
    return digest.digest()[:8]


def replay(beginning: Beginning, entries: Iterable[Entry]) -> Iterator[Moment]:
    """The match at its start and after each line of its log."""
    first = begin(*beginning[:4], beginning.table(0))
    moment = _moment(first, beginning.check, None)
    in_effect = [moment.state]
    yield moment
    for entry in entries:
        if entry.move is None:
            current = in_effect[-1]
            del in_effect[-entry.taken_back :]
            earlier = take_back(beginning.game, in_effect[-1], current, beginning.table(current.draws))
            moment = _moment(earlier, moment.check, entry)
            in_effect[-1] = moment.state
        else:
            moment = _moment(_played(beginning, moment.state, entry), moment.check, entry)
            in_effect.append(moment.state)
        yield moment


def stand(standing: list[L], line: L) -> None:
    """Add the next line of a log to the moves that have not been taken back."""
    if line.taken_back:
        del standing[-line.taken_back :]
    else:
        standing.append(line)


def _played(beginning: Beginning, state: State, entry: Entry) -> Transition:
    carry_out = play_forced if entry.automatic else play
    return carry_out(beginning.game, state, entry.seat, cast(Move, entry.move), beginning.table(state.draws))


def _moment(transition: Transition, before: bytes, entry: Entry | None) -> Moment:
    return Moment(transition.state, transition.told, check_of(before, entry, transition), bool(transition.met))


def verify(record: MatchRecord, seconds: float, pause: Callable[[], None] = lambda: None) -> Difference | None:
    """The first difference between a record and its replay, or None: it is the same match."""
    return _head_differs(record) or _course_differs(record, time.monotonic() + seconds, pause)


def _head_differs(record: MatchRecord) -> Difference | None:
    game = GAMES.get(record.game)
    if game is None:
        return Difference("game", message("record-game-unknown", game=record.game))
    if record.rules_version != game.version:
        return Difference("rules_version", message("record-other-rules", version=game.version))
    try:
        options = msgspec.convert(record.options, game.options)
    except msgspec.ValidationError:
        return Difference("options", message("record-options-wrong", options=game.options.__struct_fields__))
    if msgspec.to_builtins(options) != record.options:
        return Difference("options", message("record-options-missing"))
    if len(record.seats) not in game.seats:
        return Difference("seats", message("record-seats-wrong", fewest=game.seats[0], most=game.seats[-1]))
    if record.starts is not None and record.starts >= len(record.seats):
        return Difference("starts", message("no-such-seat", seat=record.starts, seats=len(record.seats)))
    if commitment(bytes.fromhex(record.secret)) != record.commitment:
        return Difference("secret", message("record-secret-broken"))
    return None


def beginning_of(head: Head, secret: bytes) -> Beginning:
    game = GAMES[head.game]
    options = msgspec.convert(head.options, game.options)
    return Beginning(game, len(head.seats), head.starts, options, draw_key_of(head, secret), check_of_head(head))


def draw_key_of(head: Head, secret: bytes) -> bytes:
    return draw_key(secret, tuple(seat.entropy or "" for seat in head.seats))


def entries_of(record: MatchRecord) -> Iterator[Entry]:
    return (Entry(line.seat, line.move, line.taken_back, line.automatic) for line in record.moves)


def _course_differs(record: MatchRecord, deadline: float, pause: Callable[[], None]) -> Difference | None:
    beginning = beginning_of(record, bytes.fromhex(record.secret))
    moments = replay(beginning, entries_of(record))
    moment = next(moments)
    if moment.check.hex() != record.check:
        return Difference("check", message("record-head-changed"))
    standing: list[RecordedMove] = []
    for number, line in enumerate(record.moves):
        if time.monotonic() > deadline:
            raise TooLongError
        pause()
        wrong = _line_differs(record, beginning.game, moment.state, standing, line)
        if wrong is None:
            moment, wrong = _replayed(moments, moment, line)
        if wrong is not None:
            return Difference(f"moves.{number}", wrong)
        stand(standing, line)
    return _end_differs(record, beginning.game, moment.state)


def _replayed(moments: Iterator[Moment], before: Moment, line: RecordedMove) -> tuple[Moment, Message | None]:
    try:
        moment = next(moments)
    except (IllegalMoveError, NotAskedError) as error:
        return before, _not_made(error)
    same = moment.check.hex() == line.check
    return moment, None if same else message("record-tells-otherwise")


def _not_made(error: IllegalMoveError | NotAskedError) -> Message:
    if isinstance(error, IllegalMoveError):
        return message("record-move-illegal", rule=error.refusal.rule, why=error.refusal.message)
    return message("record-seat-not-asked")


def _end_differs(record: MatchRecord, game: Game, state: State) -> Difference | None:
    if state.pending:
        return Difference("moves", message("record-moves-missing"))
    if game.outcome(state) != record.outcome:
        return Difference("outcome", message("record-other-outcome"))
    return None


def _line_differs(
    record: MatchRecord, game: Game, state: State, standing: list[RecordedMove], line: RecordedMove
) -> Message | None:
    if not state.pending:
        return message("record-over-before")
    if line.move is None:
        return _take_back_differs(standing, line)
    if line.taken_back:
        return message("record-move-and-undo")
    answer = forced(game, state) if record.automatic else None
    if line.automatic != (answer is not None):
        return message("record-not-automatic")
    return None


def _take_back_differs(standing: list[RecordedMove], line: RecordedMove) -> Message | None:
    """A seat takes back all from its own last move on, and nothing else."""
    if not 0 < line.taken_back <= len(standing):
        return message("record-undo-too-many")
    own = [number for number, other in enumerate(standing) if other.seat == line.seat and not other.automatic]
    if line.automatic or not own or own[-1] != len(standing) - line.taken_back:
        return message("record-undo-wrong")
    return None
