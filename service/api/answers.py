"""What the service answers: one record per resource, from which the contract's response schemas are made."""

# Annotations are evaluated here, not postponed: the unions are those of the games that are registered.
# ruff: noqa: UP007 - a union of a tuple of classes can't be written with |

from typing import Annotated, Literal, Union

import msgspec

from service.engine.records import Event, RuleNumber, Score, Seat
from service.events import SERVICE_EVENTS
from service.games import DECISIONS, EVENTS, GAMES, VIEWS, AnyMove
from service.store import ABANDONED, OVER, STATUSES

ALL_EVENTS: tuple[type[Event], ...] = SERVICE_EVENTS + EVENTS
AnyDecision = Union[DECISIONS]
AnyEvent = Union[ALL_EVENTS]
AnyView = Union[VIEWS]

MATCH_PATTERN = "^[0-9a-hjkmnp-tv-z]{20}$"
MatchId = Annotated[str, msgspec.Meta(pattern=MATCH_PATTERN, description="The name of a match.")]
GameName = Literal[tuple(GAMES)]
Token = Annotated[
    str,
    msgspec.Meta(pattern="^[A-Za-z0-9_-]{43}$", description="Send it as `Authorization: Bearer …`. Shown only once."),
]
Version = Annotated[int, msgspec.Meta(ge=1, description="Grows with every change of the match.")]
Count = Annotated[int, msgspec.Meta(ge=0)]
Language = Annotated[str, msgspec.Meta(pattern="^[a-z]{2}$", description="A language, as in RFC 5646.")]
Place = Annotated[
    str, msgspec.Meta(description="A place on the board: the part of the drawing with this name as its `data-ref`.")
]
Link = Annotated[str, msgspec.Meta(description="Where the rule can be read.")]
OptionValue = str | bool | int
Options = Annotated[dict[str, str | bool | int], msgspec.Meta(description="Every option of the game with its value.")]


class Answer(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    pass


class SeatTakenShown(Answer, frozen=True):
    """A seat and who sits there."""

    seat: Seat
    name: str | None
    called: Annotated[str, msgspec.Meta(description="What to call the player, even one without a name.")]
    taken: bool


class PanelItemShown(Answer, frozen=True):
    """Something that a player has, in words."""

    label: str
    value: str
    symbol: Annotated[str | None, msgspec.Meta(description="The kind of piece that it is; null if it isn't a piece.")]
    picture: Annotated[str | None, msgspec.Meta(description="The address of that piece's picture.")]


class SeatShown(SeatTakenShown, frozen=True):
    """A seat, who sits there, and what the viewer may see of what the player has."""

    panel: Annotated[list[PanelItemShown], msgspec.Meta(description="Empty before the start.")]


class AskedShown(Answer, frozen=True):
    """What everybody knows of the decision that is asked; the seats are those that have yet to answer."""

    type: str
    serial: int
    seats: list[Seat]
    says: Annotated[str, msgspec.Meta(description="Who is to decide, in a sentence.")]


class OutcomeShown(Answer, frozen=True):
    """How a match ended."""

    scores: Annotated[list[Score], msgspec.Meta(description="In seat order.")]
    winners: list[Seat]
    decided_by: Annotated[str, msgspec.Meta(description="`points`, the tie-break that decided, or `shared`.")]
    compared: Annotated[list[int], msgspec.Meta(description="By seat, what decided: points, or the tie-break.")]
    says: Annotated[str, msgspec.Meta(description="The same in a sentence.")]


class MatchSummary(Answer, frozen=True):
    """A match in the list."""

    match: MatchId
    game: GameName
    status: Literal[STATUSES]
    seats: list[SeatTakenShown]
    options: Options
    created: Annotated[str, msgspec.Meta(description="RFC 3339, UTC.")]
    moves: Count
    url: str


class MatchList(Answer, frozen=True):
    """A page of the listed matches, newest first; the header Link leads to the next page."""

    matches: list[MatchSummary]


class UndoShown(Answer, frozen=True):
    """A move that a seat wants to take back."""

    seat: Seat
    moves: Annotated[int, msgspec.Meta(ge=1, description="How many moves, those of others too.")]
    agreed: Annotated[list[Seat], msgspec.Meta(description="The seats that have agreed so far.")]


class MatchShown(Answer, frozen=True):
    """A match as the viewer may see it."""

    match: MatchId
    game: GameName
    rules_version: str
    status: Literal[STATUSES]
    listed: bool
    automatic: Annotated[bool, msgspec.Meta(description="Whether the service gives answers that leave no choice.")]
    imported: Annotated[
        bool,
        msgspec.Meta(description="Whether it came here as a record: nobody here saw when its secret was chosen."),
    ]
    options: Options
    seats: list[SeatShown]
    created: Annotated[str, msgspec.Meta(description="RFC 3339, UTC.")]
    commitment: Annotated[
        str, msgspec.Meta(pattern="^[0-9a-f]{64}$", description="SHA-256 commitment to the secret behind all chance.")
    ]
    version: Version
    moves: Annotated[int, msgspec.Meta(ge=0, description="How many moves have been made.")]
    last_event: Annotated[int, msgspec.Meta(ge=0, description="The sequence number of the newest event.")]
    viewer: Annotated[Seat | None, msgspec.Meta(description="The seat that sees this; null for a spectator.")]
    asked: Annotated[AskedShown | None, msgspec.Meta(description="Who is to decide what; null when nobody is.")]
    undo: Annotated[UndoShown | None, msgspec.Meta(description="What a seat wants to take back; null if nothing.")]
    view: Annotated[AnyView | None, msgspec.Meta(description="The table; null before the start.")]
    outcome: Annotated[OutcomeShown | None, msgspec.Meta(description="How it ended; null before the end.")]


class MatchCreated(Answer, frozen=True):
    """A new match, and the token to abandon it with."""

    creator_token: Token
    match: MatchShown


class SeatJoined(Answer, frozen=True):
    """A seat is yours: keep the token."""

    seat: Seat
    token: Token
    match: MatchShown


class MoveBody(Answer, frozen=True):
    """A body ready to POST."""

    decision: Annotated[int, msgspec.Meta(ge=1, description="The serial number of the decision that is answered.")]
    move: AnyMove


Ruling = Annotated[
    str | None,
    msgspec.Meta(description="The ruling of ours that this rests on, and why; null if it rests on the book."),
]


class LegalMove(Answer, frozen=True):
    """A move that is legal now."""

    does: Annotated[str, msgspec.Meta(description="What it does, in a sentence.")]
    places: Annotated[list[Place], msgspec.Meta(description="The places to touch for it, in this order.")]
    any_order: Annotated[bool, msgspec.Meta(description="Whether the places may be touched in any order.")]
    gives_up: Annotated[bool, msgspec.Meta(description="Whether it gives something away: better confirm.")]
    body: MoveBody


class RefusedMove(Answer, frozen=True):
    """A move that a player might try, and that a rule forbids."""

    places: Annotated[list[Place], msgspec.Meta(description="The places that one would touch for it, in this order.")]
    any_order: Annotated[bool, msgspec.Meta(description="Whether the places may be touched in any order.")]
    why: Annotated[str, msgspec.Meta(description="Why not, in a sentence.")]
    rule: RuleNumber
    rule_url: Link
    ruling: Ruling


class DecisionShown(Answer, frozen=True):
    """What is asked of a seat, and all its legal answers."""

    match: MatchId
    version: Version
    seat: Seat
    asked: AskedShown | None
    decision: Annotated[AnyDecision | None, msgspec.Meta(description="Null when the seat is not asked.")]
    question: Annotated[str | None, msgspec.Meta(description="The decision in words; null when the seat is not asked.")]
    rule: Annotated[RuleNumber | None, msgspec.Meta(description="The rule behind the question.")]
    rule_url: Annotated[str | None, msgspec.Meta(description="Where that rule can be read.")]
    moves: list[LegalMove]
    refused: Annotated[
        list[RefusedMove],
        msgspec.Meta(description="With `refused=true`: what touching other places means, and why it is not allowed."),
    ]


class EventShown(Answer, frozen=True):
    """An event of the match's story."""

    seq: Annotated[int, msgspec.Meta(ge=1, description="Counted from 1 without a gap.")]
    moves: Annotated[int, msgspec.Meta(ge=0, description="How many moves had been made then, this one included.")]
    event: AnyEvent
    says: Annotated[str, msgspec.Meta(description="What happened, in a sentence.")]
    places: Annotated[
        list[Place],
        msgspec.Meta(description="Where it happened, on the board with `at` set to these `moves`; may be empty."),
    ]


class EventList(Answer, frozen=True):
    """A page of the story; ask again with `after` set to the last sequence number."""

    match: MatchId
    last_event: Annotated[int, msgspec.Meta(ge=0, description="The sequence number of the match's newest event.")]
    events: list[EventShown]


class StreamEnd(Answer, frozen=True):
    """The last line of a live stream: the match has ended and all of its story was told."""

    end: Literal[OVER, ABANDONED]
    last_event: Count


class MetShown(Answer, frozen=True):
    """Something that nobody can know before."""

    kind: Literal["roll", "draw", "turn_over"]
    says: Annotated[str, msgspec.Meta(description="Which die or pile, or what lies face down, in a sentence.")]


class MoveMade(Answer, frozen=True):
    """What came of a move, or would come of it: what was missed before it, what happens, and how the match stands."""

    preview: Annotated[bool, msgspec.Meta(description="True: nothing has happened, this is what would.")]
    meets: Annotated[
        MetShown | None,
        msgspec.Meta(description="In a preview: what chance the move would meet after these events; null if none."),
    ]
    missed: Annotated[
        list[EventShown],
        msgspec.Meta(
            description="Events between `after` and this move, oldest first, no more than 500: a client further behind "
            "sees a gap before `events`, and reads on at /events."
        ),
    ]
    events: list[EventShown]
    match: MatchShown


class UndoAnswered(Answer, frozen=True):
    """Whether moves were taken back, and how the match stands."""

    undone: bool
    events: list[EventShown]
    match: MatchShown


class Verdict(Answer, frozen=True):
    """Whether a record is what its replay gives."""

    same: bool
    verdict: Annotated[str, msgspec.Meta(description="That it is the same match, or what differs first.")]
    where: Annotated[str | None, msgspec.Meta(description="The first field that differs, as a path with dots.")]


class RecordImported(Answer, frozen=True):
    """A record that can be replayed here as a finished match."""

    match: MatchShown


class Healthy(Answer, frozen=True):
    """The service is well."""

    status: Literal["ok"] = "ok"


class FieldError(Answer, frozen=True):
    """One thing that does not fit the contract."""

    where: Literal["body", "path", "query", "header"]
    field: Annotated[str, msgspec.Meta(description="The field, as a path with dots; empty for the whole.")]
    detail: str


class Problem(Answer, frozen=True):
    """A problem (RFC 9457)."""

    type: Annotated[
        str,
        msgspec.Meta(
            pattern="^/problems/[a-z_]+$", description="One stable type per cause, explained at this address."
        ),
    ]
    title: str
    status: Annotated[int, msgspec.Meta(ge=400, le=599)]
    detail: str
    remedy: Annotated[str, msgspec.Meta(description="What to do about it.")]


class ProblemExplained(Answer, frozen=True):
    """What a problem of this type means, and what to do about it."""

    type: Annotated[str, msgspec.Meta(pattern="^/problems/[a-z_]+$")]
    status: Annotated[int, msgspec.Meta(ge=400, le=599)]
    title: str
    remedy: str


class ProblemList(Answer, frozen=True):
    """Every type of problem that the service answers with."""

    problems: list[ProblemExplained]


class ContractProblem(Problem, frozen=True):
    """A request that does not fit the contract, field by field."""

    errors: list[FieldError]


class IllegalMoveProblem(Problem, frozen=True):
    """A move that a rule of the game forbids."""

    rule: RuleNumber
    rule_url: Link
    ruling: Ruling
    legal: Annotated[list[MoveBody], msgspec.Meta(description="A few moves that are legal.")]


class VersionProblem(Problem, frozen=True):
    """The match is not at the version that the request wants."""

    current: Annotated[str, msgspec.Meta(description="The match's ETag now.")]


class RecordProblem(Problem, frozen=True):
    """A record that is not what its replay gives."""

    where: Annotated[str, msgspec.Meta(description="The first field that differs, as a path with dots.")]
