"""Records: a match as its secret and its moves, which is enough to play it again and verify it.

Needs nothing but the games: a record can be verified offline, by anybody.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Annotated, Literal, NamedTuple

import msgspec
from msgspec.structs import replace

from service.engine.chance import commitment
from service.engine.message import Message, message
from service.engine.play import IllegalMoveError, NotAskedError, Transition, forced
from service.engine.records import Count, Outcome, Seat, State
from service.games import GAMES, AnyMove
from service.matches.errors import NotOverError
from service.matches.lobby import abandon
from service.matches.log import begun, logged
from service.matches.match import (
    OVER,
    RUNNING,
    LogEntry,
    Match,
    MatchHeader,
    Player,
    StoredEvent,
    concluded,
    new_token,
    running_state,
    token_hash,
    with_header,
)
from service.matches.replay import decode_move, replay, set_up
from service.matches.undo import MOST_TAKEN_BACK, is_spent, undone

#: No match is known to have more moves, unless some are taken back: the longest of hundreds has 242, and one that
#: was searched for, by drawing it out from both sides, 276.
_LONGEST_PLAY = 300
#: A move that is taken back is a line, and so is the undo.
MOST_MOVES = _LONGEST_PLAY + 2 * MOST_TAKEN_BACK
#: Line breaks, and what a terminal would obey.
_CONTROLS = r"\x00-\x1f\x7f-\x9f\u2028\u2029"
#: What is never seen or disguises the text around it: formats, private use and what is no character at all. Clients in
#: many languages read the pattern, so it has no \p{…} and nothing beyond U+FFFF: `service.words.names` does the rest.
_UNSEEN = (
    r"\u00ad\u034f\u0600-\u0605\u061c\u06dd\u070f\u0890\u0891\u08e2\u17b4\u17b5\u180e\u200b\u200e\u200f\u202a-\u202e"
    r"\u2060-\u206f\ue000-\uf8ff\ufdd0-\ufdef\ufeff\ufff0-\ufffc\ufffe\uffff"
)
#: Seen only beside other characters: spaces and fillers, and the joiners that Persian and emoji need.
_BLANKS = r"\u0020\u00a0\u115f\u1160\u1680\u2000-\u200a\u200c\u200d\u202f\u205f\u2800\u3000\u3164\uffa0"
#: Marks on the character before them, and variation selectors.
_MARKS = (
    r"\u0300-\u036f\u0483-\u0489\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\u302a-\u302f\u3099\u309a\u180b-\u180f"
    r"\ufe00-\ufe0f\ufe20-\ufe2f"
)
#: For the randomness that players bring.
NO_CONTROLS = rf"^[^{_CONTROLS}]+$"
#: For the names of players: they begin with something to see, perhaps after spaces, and nothing disguises anything.
NAME = rf"^ *[^{_CONTROLS}{_UNSEEN}{_BLANKS}{_MARKS}][^{_CONTROLS}{_UNSEEN}]*$"
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
        Annotated[str, msgspec.Meta(min_length=1, max_length=40, pattern=NAME)] | None,
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
        int, msgspec.Meta(ge=0, le=MOST_TAKEN_BACK, description="How many moves were taken back; 0 for a move.")
    ]
    automatic: Annotated[bool, msgspec.Meta(description="Whether the service gave the only legal answer.")]
    check: Annotated[str, _CHECK]


class MatchRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A match that is over or was abandoned, to be replayed and verified by anybody."""

    format: Annotated[Literal["tidetable-record-2"], msgspec.Meta(description="The format of this record.")]
    game: Annotated[str, msgspec.Meta(pattern="^[a-z][a-z_]{0,39}$", description="The game that was played.")]
    rules_version: Annotated[str, msgspec.Meta(max_length=20, description="The version of the game's rules.")]
    options: Annotated[
        dict[str, str | bool | Count], msgspec.Meta(description="Every option of the game with its value.")
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
    outcome: Annotated[
        Outcome | None,
        msgspec.Meta(description="Null if the match was abandoned: its moves end before it is over."),
    ]


class Difference(NamedTuple):
    """The first place where a record is not what its replay gives."""

    where: str
    why: Message


class DiffersError(Exception):
    """The record is not what its replay gives."""

    def __init__(self, where: str, why: Message) -> None:
        super().__init__(where, why.id)
        self.difference = Difference(where, why)


class UnreadableError(Exception):
    """The file is not a record."""


def read_record(path: Path) -> MatchRecord:
    """The record in a file. Raises UnreadableError."""
    try:
        return msgspec.json.decode(path.read_bytes(), type=MatchRecord)
    except OSError as error:
        raise UnreadableError(f"{path}: {error.strerror}.") from error
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise UnreadableError(f"{path} is not a record: {error}.") from error


def record_of(match: Match, log: list[LogEntry]) -> MatchRecord:
    """The record of a match that has ended from its whole log.

    Raises NotOverError if more can happen in it, or if it was abandoned before it started.
    """
    header = match.header
    if not header.ended:
        raise NotOverError("record-not-public")
    if match.position is None:
        raise NotOverError("not-started")
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
        outcome=match.outcome,
    )


def match_of(
    id: str,  # noqa: A002 - what it is called everywhere
    record: MatchRecord,
    pause: Callable[[], None] = lambda: None,
) -> Match:
    """The match of a record, over or abandoned; its seats have no tokens.

    Calls `pause` after every line. Raises DiffersError if the record is not what its replay gives.
    """
    events: list[StoredEvent] = []
    log: list[LogEntry] = []
    for match in _replayed(record):
        pause()
        events += match.events
        log += match.moves
    whole = replace(with_header(match, id=id), events=tuple(events), moves=tuple(log))
    return abandon(whole) if record.outcome is None else concluded(with_header(whole, status=OVER))


def verify(record: MatchRecord, pause: Callable[[], None] = lambda: None) -> Difference | None:
    """The first difference between a record and its replay, or None: it is the same match.

    Calls `pause` after every line.
    """
    try:
        for _ in _replayed(record):
            pause()
    except DiffersError as error:
        return error.difference
    return None


def _replayed(record: MatchRecord) -> Iterator[Match]:
    """The match, without an id, after its set-up and after each line of its record, each time with what is new in it.

    The cost is proportional to the number of lines. Raises DiffersError at the first difference.
    """
    _must_be_playable(record)
    header, entries = _header(record), _entries(record)
    first = set_up(header)
    match = begun(Match(header=header), first)
    if match.header.check.hex() != record.check:
        raise DiffersError("check", message("record-head-changed"))
    yield match
    moves: list[LogEntry] = []  # those in effect
    transitions = replay(header, first.state, entries)
    for number, (line, entry) in enumerate(zip(record.moves, entries, strict=True)):
        wrong = _line_difference(match, moves, line)
        if wrong is not None:
            raise DiffersError(f"moves.{number}", wrong)
        match = _next(replace(match, events=(), moves=()), moves, entry, _transition(transitions, number))
        if match.header.check.hex() != line.check:
            raise DiffersError(f"moves.{number}", message("record-tells-otherwise"))
        yield match
    _must_end_like(record, match)


def _transition(transitions: Iterator[Transition], number: int) -> Transition:
    try:
        return next(transitions)
    except (IllegalMoveError, NotAskedError) as error:
        raise DiffersError(f"moves.{number}", _why_not_made(error)) from error


def _next(match: Match, moves: list[LogEntry], entry: LogEntry, transition: Transition) -> Match:
    """The match after an entry; the moves in effect change with it."""
    if entry.taken_back:
        since = moves[: -entry.taken_back - 1 : -1]
        del moves[-entry.taken_back :]
        return undone(match, entry.seat, since, transition)
    following = logged(match, entry, transition, transition.told)
    moves += following.moves
    return following


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
        status=RUNNING,
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


def _must_be_playable(record: MatchRecord) -> None:
    """Raises DiffersError unless the game can be set up as the record says."""
    game = GAMES.get(record.game)
    if game is None:
        raise DiffersError("game", message("record-game-unknown", game=record.game))
    if record.rules_version != game.version:
        raise DiffersError("rules_version", message("record-other-rules", version=game.version))
    try:
        options = msgspec.convert(record.options, game.options)
    except msgspec.ValidationError as error:
        known = game.options.__struct_fields__
        raise DiffersError("options", message("record-options-wrong", options=known)) from error
    if msgspec.to_builtins(options) != record.options:
        raise DiffersError("options", message("record-options-missing"))
    if len(record.seats) not in game.seats:
        raise DiffersError("seats", message("record-seats-wrong", fewest=game.seats[0], most=game.seats[-1]))
    if record.starts is not None and record.starts >= len(record.seats):
        raise DiffersError("starts", message("no-such-seat", seat=record.starts, seats=len(record.seats)))
    if commitment(bytes.fromhex(record.secret)) != record.commitment:
        raise DiffersError("secret", message("record-secret-broken"))


def _why_not_made(error: IllegalMoveError | NotAskedError) -> Message:
    if isinstance(error, IllegalMoveError):
        return message("record-move-illegal", rule=error.refusal.rule, why=error.refusal.message)
    return message("record-seat-not-asked")


def _must_end_like(record: MatchRecord, match: Match) -> None:
    """Raises DiffersError unless the match is over with the record's outcome or, without one, could be abandoned."""
    if record.outcome is not None and match.outcome is None:
        raise DiffersError("moves", message("record-moves-missing"))
    if match.outcome != record.outcome:
        raise DiffersError("outcome", message("record-other-outcome"))
    if record.outcome is None and _answered_automatically(match, running_state(match)):
        raise DiffersError("moves", message("record-not-automatic"))


def _line_difference(match: Match, moves: list[LogEntry], line: RecordedMove) -> Message | None:
    state = match.state
    if state is None or not state.pending:
        return message("record-over-before")
    if line.move is None:
        return _undo_difference(match, moves, line)
    if line.taken_back:
        return message("record-move-and-undo")
    if line.automatic != _answered_automatically(match, state):
        return message("record-not-automatic")
    return None


def _answered_automatically(match: Match, state: State) -> bool:
    return match.header.automatic and forced(match.game, state) is not None


def _undo_difference(match: Match, moves: list[LogEntry], line: RecordedMove) -> Message | None:
    """A seat takes back its own last move and all moves after it, nothing else."""
    if not 0 < line.taken_back <= len(moves):
        return message("record-undo-too-many")
    if is_spent(match, line.taken_back):
        return message("undo-spent", most=MOST_TAKEN_BACK)
    # No further back than the line says, so that a record costs no more than its lines.
    since = moves[: -line.taken_back - 1 : -1]
    own = [move.seat == line.seat and not move.automatic for move in since]
    if line.automatic or True not in own or own.index(True) != line.taken_back - 1:
        return message("record-undo-wrong")
    return None
