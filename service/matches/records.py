"""Records: a match as its secret and its moves, which is enough to play it again and verify it.

Needs nothing but the games: a record can be verified offline, by anybody.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from itertools import islice
from pathlib import Path
from typing import Annotated, Literal, NamedTuple

import msgspec
from msgspec.structs import replace

from service.engine.chance import commitment
from service.engine.message import Message, message
from service.engine.play import IllegalMoveError, NotAskedError, forced
from service.engine.records import Outcome, Seat
from service.games import GAMES, AnyMove
from service.matches.errors import NotOverError
from service.matches.log import begun, in_effect, logged
from service.matches.match import (
    OVER,
    LogEntry,
    Match,
    MatchHeader,
    Player,
    StoredEvent,
    concluded,
    new_token,
    token_hash,
    with_header,
)
from service.matches.replay import decode_move, replay, set_up
from service.matches.undo import undone

MOST_MOVES = 5000
#: For the names of players and the randomness that they bring: no line breaks, nothing that a terminal would obey.
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
    starts: Annotated[Seat | None, msgspec.Meta(description="The seat that was to start; null if drawn by lot.")]
    automatic: Annotated[bool, msgspec.Meta(description="Whether the service answered decisions that left no choice.")]
    commitment: Annotated[
        str, _HASH, msgspec.Meta(description="The hash of the secret, published when the match was created.")
    ]
    secret: Annotated[str, _HASH, msgspec.Meta(description="With each seat's `entropy` it gives the key of all draws.")]
    check: Annotated[str, _CHECK]
    moves: Annotated[
        list[RecordedMove], msgspec.Meta(max_length=MOST_MOVES, description="Oldest first, those taken back too.")
    ]
    outcome: Outcome


class Difference(NamedTuple):
    """The first place where a record is not what its replay gives."""

    where: str
    why: Message


class DiffersError(Exception):
    """The record is not what its replay gives."""


class UnreadableError(Exception):
    """The file is not a record."""


class TooLongError(Exception):
    """The replay takes more time than allowed."""


def read_record(path: Path) -> MatchRecord:
    """The record in a file. Raises UnreadableError."""
    try:
        return msgspec.json.decode(path.read_bytes(), type=MatchRecord)
    except OSError as error:
        raise UnreadableError(f"{path}: {error.strerror}.") from error
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise UnreadableError(f"{path} is not a record: {error}.") from error


def record_of(match: Match, log: list[LogEntry]) -> MatchRecord:
    """The record of a finished match from its whole log. Raises NotOverError."""
    header, outcome = match.header, match.outcome
    if header.status != OVER or outcome is None:
        raise NotOverError("record-not-public")
    return MatchRecord(
        format="tidetable-record-2",
        game=header.game,
        rules_version=header.rules_version,
        options=header.options,
        seats=[RecordedSeat(name=player.name, entropy=player.entropy) for player in header.seats],
        starts=header.starts,
        automatic=header.automatic,
        commitment=match.commitment,
        secret=header.secret.hex(),
        check=header.start_check.hex(),
        moves=[_recorded(entry) for entry in log],
        outcome=outcome,
    )


def match_of(
    id: str,  # noqa: A002 - what it is called everywhere
    record: MatchRecord,
    pause: Callable[[], None] = lambda: None,
) -> Match:
    """A finished match from a record that was verified; its seats have no tokens."""
    events: list[StoredEvent] = []
    log: list[LogEntry] = []
    for match in _replayed(record):
        pause()
        events += match.events
        log += match.moves
    return concluded(replace(with_header(match, id=id), events=tuple(events), moves=tuple(log)))


def _replayed(record: MatchRecord) -> Iterator[Match]:
    """The match, without an id, after its set-up and after each line of its record, each time with what is new in it.

    Raises IllegalMoveError or NotAskedError at a line that the rules don't allow.
    """
    header, entries = _header(record), _entries(record)
    first = set_up(header)
    match = begun(Match(header=header), first)
    yield match
    log: list[LogEntry] = []
    for entry, transition in zip(entries, replay(header, first.state, entries), strict=True):
        match = replace(match, events=(), moves=())
        if entry.taken_back:
            since = [*islice(in_effect(reversed(log)), entry.taken_back)]
            match = undone(match, entry.seat, since, transition)
        else:
            match = logged(match, entry, transition, transition.told)
        log += match.moves
        yield match


def _header(record: MatchRecord) -> MatchHeader:
    return MatchHeader(
        id="",
        game=record.game,
        rules_version=record.rules_version,
        options=record.options,
        starts=record.starts,
        listed=False,
        automatic=record.automatic,
        created=int(time.time() * 1000),
        creator=token_hash(new_token()),
        secret=bytes.fromhex(record.secret),
        seats=[Player(name=seat.name, entropy=seat.entropy) for seat in record.seats],
        status=OVER,
        imported=True,
    )


def _recorded(entry: LogEntry) -> RecordedMove:
    return RecordedMove(
        seat=entry.seat,
        move=decode_move(entry.move) if entry.move else None,
        taken_back=entry.taken_back,
        automatic=entry.automatic,
        check=entry.check.hex(),
    )


def _entries(record: MatchRecord) -> list[LogEntry]:
    """The lines of a record as entries of a log; their results are filled in when they are replayed."""
    return [
        LogEntry(
            seat=line.seat,
            move=_encode(line.move) if line.move else b"",
            taken_back=line.taken_back,
            automatic=line.automatic,
        )
        for line in record.moves
    ]


def verify(record: MatchRecord, seconds: float, pause: Callable[[], None] = lambda: None) -> Difference | None:
    """The first difference between a record and its replay, or None: it is the same match.

    Raises TooLongError if the replay takes more than this many seconds of CPU time. What others do in the pauses, and
    how busy the machine is, doesn't count against the record.
    """
    return _header_difference(record) or _moves_difference(record, seconds, pause)


def _header_difference(record: MatchRecord) -> Difference | None:
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


def _moves_difference(record: MatchRecord, seconds: float, pause: Callable[[], None]) -> Difference | None:
    matches = _replayed(record)
    match = next(matches)
    if match.header.check.hex() != record.check:
        return Difference("check", message("record-head-changed"))
    moves: list[RecordedMove] = []  # those in effect
    spent = 0.0
    for number, line in enumerate(record.moves):
        if spent > seconds:
            raise TooLongError
        pause()
        started = time.thread_time()
        wrong = _line_difference(match, moves, line)
        if wrong is None:
            match, wrong = _next(matches, match, line)
        if wrong is not None:
            return Difference(f"moves.{number}", wrong)
        if line.taken_back:
            del moves[-line.taken_back :]
        else:
            moves.append(line)
        spent += time.thread_time() - started
    return _end_difference(record, match)


def _next(matches: Iterator[Match], before: Match, line: RecordedMove) -> tuple[Match, Message | None]:
    try:
        match = next(matches)
    except (IllegalMoveError, NotAskedError) as error:
        return before, _why_not_made(error)
    same = match.header.check.hex() == line.check
    return match, None if same else message("record-tells-otherwise")


def _why_not_made(error: IllegalMoveError | NotAskedError) -> Message:
    if isinstance(error, IllegalMoveError):
        return message("record-move-illegal", rule=error.refusal.rule, why=error.refusal.message)
    return message("record-seat-not-asked")


def _end_difference(record: MatchRecord, match: Match) -> Difference | None:
    if match.state is None or match.state.pending:
        return Difference("moves", message("record-moves-missing"))
    if match.outcome != record.outcome:
        return Difference("outcome", message("record-other-outcome"))
    return None


def _line_difference(match: Match, moves: list[RecordedMove], line: RecordedMove) -> Message | None:
    state = match.state
    if state is None or not state.pending:
        return message("record-over-before")
    if line.move is None:
        return _undo_difference(moves, line)
    if line.taken_back:
        return message("record-move-and-undo")
    answer = forced(match.game, state) if match.header.automatic else None
    if line.automatic != (answer is not None):
        return message("record-not-automatic")
    return None


def _undo_difference(moves: list[RecordedMove], line: RecordedMove) -> Message | None:
    """A seat takes back its own last move and all moves after it, nothing else."""
    if not 0 < line.taken_back <= len(moves):
        return message("record-undo-too-many")
    own = [number for number, other in enumerate(moves) if other.seat == line.seat and not other.automatic]
    if line.automatic or not own or own[-1] != len(moves) - line.taken_back:
        return message("record-undo-wrong")
    return None
