"""What the service answers: one record per resource, from which the contract's response schemas are made."""

# Annotations are evaluated here, not postponed: the unions are those of the games that are registered.
# ruff: noqa: UP007 - a union of a tuple of classes can't be written with |

from typing import Annotated, Literal, Union

import msgspec

from service.engine.records import (
    Compared,
    DecidedBy,
    Event,
    MetKind,
    RuleNumber,
    Score,
    Seat,
    SeatsAsked,
    Serial,
    Winners,
)
from service.games import DECISIONS, EVENTS, VIEWS, AnyMove
from service.matches.events import SERVICE_EVENTS
from service.matches.match import ABANDONED, OVER, STATUSES

ALL_EVENTS: tuple[type[Event], ...] = SERVICE_EVENTS + EVENTS
AnyDecision = Union[DECISIONS]
AnyEvent = Union[ALL_EVENTS]
AnyView = Union[VIEWS]

MATCH_PATTERN = "^[0-9a-hjkmnp-tv-z]{20}$"
MatchId = Annotated[str, msgspec.Meta(pattern=MATCH_PATTERN, description="The id of the match.")]
#: Not an enumeration: a client that lists games or matches must not fail at a game that it doesn't know.
GameId = Annotated[str, msgspec.Meta(pattern="^[a-z][a-z_]{0,39}$", description="The id of the game.")]
Token = Annotated[
    str,
    msgspec.Meta(pattern="^[A-Za-z0-9_-]{43}$", description="Send it as `Authorization: Bearer …`. Shown only once."),
]
Version = Annotated[int, msgspec.Meta(ge=1, description="Grows with every change of the match.")]
Language = Annotated[str, msgspec.Meta(pattern="^[a-z]{2}$", description="A language, as in RFC 5646.")]
Place = Annotated[
    str, msgspec.Meta(description="A place on the board: the part of the drawing with this name as its `data-ref`.")
]
Link = Annotated[str, msgspec.Meta(description="Where the rule can be read.")]
Says = Annotated[str, msgspec.Meta(description="The same in a sentence.")]
RulesVersion = Annotated[str, msgspec.Meta(description="The version of the game's rules that it is played by.")]
Created = Annotated[
    str, msgspec.Meta(description="When it was created, in UTC.", extra_json_schema={"format": "date-time"})
]
Status = Annotated[
    Literal[STATUSES],
    msgspec.Meta(
        title="MatchStatus", description="`open` while seats are free, then `running`, finally `over` or `abandoned`."
    ),
]
OptionValue = str | bool | int
Options = Annotated[dict[str, str | bool | int], msgspec.Meta(description="Every option of the game with its value.")]


class Answer(msgspec.Struct, frozen=True, kw_only=True):
    pass


class SeatTakenShown(Answer, frozen=True):
    """A seat and who sits there."""

    seat: Seat
    name: Annotated[str | None, msgspec.Meta(description="The player's name; null for one who gave none.")]
    called: Annotated[
        str,
        msgspec.Meta(description="What to call the player: the name without what disguises it, or which player it is."),
    ]
    taken: Annotated[bool, msgspec.Meta(description="Whether a player sits there.")]


class PanelItemShown(Answer, frozen=True):
    """Something that a player has, in words."""

    label: Annotated[str, msgspec.Meta(description="What it is.")]
    value: Annotated[str, msgspec.Meta(description="How many, or which.")]
    symbol: Annotated[str | None, msgspec.Meta(description="The kind of piece that it is; null if it isn't a piece.")]
    picture: Annotated[str | None, msgspec.Meta(description="The address of that piece's picture.")]


class SeatShown(SeatTakenShown, frozen=True):
    """A seat, who sits there, and what the viewer may see of what the player has."""

    panel: Annotated[list[PanelItemShown], msgspec.Meta(description="Empty before the start.")]


class AskedShown(Answer, frozen=True):
    """What everybody knows of the decision that is asked; the seats are those that have yet to answer."""

    type: Annotated[str, msgspec.Meta(description="The type of the decision.")]
    serial: Serial
    seats: SeatsAsked
    says: Annotated[str, msgspec.Meta(description="Who is to decide, in a sentence.")]


class OutcomeShown(Answer, frozen=True):
    """How a match ended."""

    scores: Annotated[list[Score], msgspec.Meta(description="In seat order.")]
    winners: Winners
    decided_by: DecidedBy
    compared: Compared
    says: Says


class MatchSummary(Answer, frozen=True):
    """A match in the list."""

    id: MatchId
    game: GameId
    status: Status
    seats: Annotated[list[SeatTakenShown], msgspec.Meta(description="In seat order.")]
    options: Options
    created: Created
    moves: Annotated[int, msgspec.Meta(ge=0, description="How many moves have been made.")]
    url: Annotated[str, msgspec.Meta(description="Where to look at it.")]


class MatchList(Answer, frozen=True):
    """A page of the listed matches, newest first; the header Link leads to the next page."""

    matches: Annotated[list[MatchSummary], msgspec.Meta(description="Newest first.")]


class UndoShown(Answer, frozen=True):
    """A move that a seat wants to take back."""

    seat: Seat
    moves: Annotated[int, msgspec.Meta(ge=1, description="How many moves, those of others too.")]
    agreed: Annotated[list[Seat], msgspec.Meta(description="The seats that have agreed so far.")]


class NewMove(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A move, ready to POST: the decision that it answers, and the answer."""

    decision: Annotated[
        int, msgspec.Meta(ge=1, le=10**9, description="The serial number of the decision that is answered.")
    ]
    move: Annotated[AnyMove, msgspec.Meta(description="One of the legal moves that the decision lists.")]


Ruling = Annotated[
    str | None,
    msgspec.Meta(description="The ruling of ours that this rests on, and why; null if it rests on the book."),
]


class LegalMove(Answer, frozen=True):
    """A move that is legal now."""

    does: Annotated[str, msgspec.Meta(description="What it does, in a sentence.")]
    places: Annotated[list[Place], msgspec.Meta(description="The places to touch for it, in this order.")]
    any_order: Annotated[bool, msgspec.Meta(description="Whether the places may be touched in any order.")]
    gives_up: Annotated[bool, msgspec.Meta(description="Whether it gives something up: better ask to confirm.")]
    body: NewMove


class RefusedMove(Answer, frozen=True):
    """A move that a player might try, and that a rule forbids."""

    places: Annotated[list[Place], msgspec.Meta(description="The places that one would touch for it, in this order.")]
    any_order: Annotated[bool, msgspec.Meta(description="Whether the places may be touched in any order.")]
    why: Annotated[str, msgspec.Meta(description="Why not, in a sentence.")]
    rule: RuleNumber
    rule_url: Link
    ruling: Ruling


class DecisionShown(Answer, frozen=True, kw_only=True):
    """What is asked of a seat, and all its legal answers."""

    match: MatchId
    version: Version
    seat: Seat
    asked: Annotated[AskedShown | None, msgspec.Meta(description="Who is to decide what; null when nobody is.")]
    # Left out rather than null, as is a match's view: some generated clients can't read a union that may be null.
    decision: (
        Annotated[AnyDecision, msgspec.Meta(description="What is asked; left out when the seat is not asked.")]
        | msgspec.UnsetType
    ) = msgspec.UNSET
    question: Annotated[str | None, msgspec.Meta(description="The decision in words; null when the seat is not asked.")]
    rule: Annotated[RuleNumber | None, msgspec.Meta(description="The rule behind the question.")]
    rule_url: Annotated[str | None, msgspec.Meta(description="Where that rule can be read.")]
    moves: Annotated[list[LegalMove], msgspec.Meta(description="Every legal move; empty when the seat is not asked.")]
    refused: Annotated[
        list[RefusedMove],
        msgspec.Meta(description="With `refused=true`: what touching other places means, and why it is not allowed."),
    ]


class MatchShown(Answer, frozen=True, kw_only=True):
    """A match as the viewer may see it."""

    id: MatchId
    game: GameId
    rules_version: RulesVersion
    status: Status
    listed: Annotated[bool, msgspec.Meta(description="Whether it is in the list of matches.")]
    automatic: Annotated[bool, msgspec.Meta(description="Whether the service answers decisions that leave no choice.")]
    imported: Annotated[
        bool,
        msgspec.Meta(description="Whether it came here as a record: nobody here saw when its secret was chosen."),
    ]
    options: Options
    seats: Annotated[list[SeatShown], msgspec.Meta(description="In seat order.")]
    created: Created
    commitment: Annotated[
        str, msgspec.Meta(pattern="^[0-9a-f]{64}$", description="SHA-256 commitment to the secret behind all chance.")
    ]
    version: Version
    check: Annotated[
        str,
        msgspec.Meta(
            pattern="^[0-9a-f]{16}$",
            description="A running check of all that has happened: who took and left a seat, the moves, what chance "
            "drew and what everybody was told, undos asked for, agreed to and declined, and whether the match was "
            "abandoned. It is the same for every viewer, and a part of the ETag. Except in a preview, it is always the "
            "same at the same `moves` and `last_event`, also with `at`. If it differs there, Redis has lost changes in "
            "a failover: reload the match. It can't be computed from a record, which has a `check` of its own.",
        ),
    ]
    moves: Annotated[int, msgspec.Meta(ge=0, description="How many moves have been made.")]
    last_event: Annotated[int, msgspec.Meta(ge=0, description="The sequence number of the newest event.")]
    viewer: Annotated[Seat | None, msgspec.Meta(description="The seat that sees this; null for a spectator.")]
    asked: Annotated[AskedShown | None, msgspec.Meta(description="Who is to decide what; null when nobody is.")]
    undo: Annotated[UndoShown | None, msgspec.Meta(description="What a seat wants to take back; null if nothing.")]
    view: (
        Annotated[
            AnyView,
            msgspec.Meta(description="The table; left out before the start and in an answer preferred to be minimal."),
        ]
        | msgspec.UnsetType
    ) = msgspec.UNSET
    decision: Annotated[
        DecisionShown | None,
        msgspec.Meta(
            description="With `include=decision`: what is asked of the viewer. Null without it, for a spectator, in a "
            "preview and at an earlier moment."
        ),
    ]
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


class EventShown(Answer, frozen=True):
    """An event of the match's story."""

    seq: Annotated[int, msgspec.Meta(ge=1, description="Counted from 1 without a gap.")]
    moves: Annotated[int, msgspec.Meta(ge=0, description="How many moves had been made then, this one included.")]
    event: Annotated[AnyEvent, msgspec.Meta(description="What happened, as data.")]
    says: Annotated[str, msgspec.Meta(description="What happened, in a sentence.")]
    places: Annotated[
        list[Place],
        msgspec.Meta(description="Where it happened, on the board with `at` set to these `moves`; may be empty."),
    ]
    asked: Annotated[
        AskedShown | None,
        msgspec.Meta(description="Who is to decide what after it; null if nobody is, or if more events follow."),
    ]


class EventList(Answer, frozen=True):
    """A page of the story; ask again with `after` set to the last sequence number."""

    match: MatchId
    last_event: Annotated[int, msgspec.Meta(ge=0, description="The sequence number of the match's newest event.")]
    events: Annotated[list[EventShown], msgspec.Meta(description="Oldest first.")]


class StreamEnd(Answer, frozen=True):
    """The last line of a live stream: the match has ended and its whole story has been told."""

    end: Annotated[Literal[OVER, ABANDONED], msgspec.Meta(title="MatchEnd", description="How the match ended.")]
    last_event: Annotated[int, msgspec.Meta(ge=0, description="The sequence number of the last event.")]


class MetShown(Answer, frozen=True):
    """Something that nobody can know in advance."""

    kind: MetKind
    says: Annotated[str, msgspec.Meta(description="Which die or pile, or what lies face down, in a sentence.")]


class MoveMade(Answer, frozen=True):
    """The result of a move, or of a preview: what was missed before it, what happens, and the match after it."""

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
    events: Annotated[list[EventShown], msgspec.Meta(description="What the move did, oldest first.")]
    match: MatchShown


class UndoAnswered(Answer, frozen=True):
    """Whether moves were taken back, and the match as it is now."""

    undone: Annotated[bool, msgspec.Meta(description="Whether moves were taken back just now.")]
    events: Annotated[list[EventShown], msgspec.Meta(description="What happened, oldest first.")]
    match: MatchShown


class Verdict(Answer, frozen=True):
    """Whether a record is what its replay gives."""

    same: Annotated[bool, msgspec.Meta(description="Whether the replay gives the very same match.")]
    verdict: Annotated[str, msgspec.Meta(description="That it is the same match, or what differs first.")]
    where: Annotated[str | None, msgspec.Meta(description="The first field that differs, as a path with dots.")]


class RecordImported(Answer, frozen=True):
    """A record that can be replayed here as a finished match."""

    match: MatchShown


_Ok = Annotated[Literal["ok"], msgspec.Meta(description="Always `ok`.")]


class Healthy(Answer, frozen=True):
    """The service is healthy."""

    status: _Ok = "ok"


class Shortfall(Answer, frozen=True):
    """A way in which an acknowledged move could be lost."""

    says: Annotated[str, msgspec.Meta(description="What is lost, and when.")]
    command: Annotated[
        str | None, msgspec.Meta(description="The command to Redis that ends it; null if no single command does.")
    ]


class Ready(Answer, frozen=True):
    """The service can store a move, and this is what becomes of the move when the store crashes."""

    durability: Annotated[
        Literal["always", "everysec", "none", "unknown"],
        msgspec.Meta(
            title="Durability",
            description="Whether a move is on disk before it is acknowledged (`always`), within about a second after "
            "that (`everysec`), or perhaps never (`none`).",
        ),
    ]
    replicas: Annotated[int, msgspec.Meta(ge=0, description="How many replicas have a move before it is acknowledged.")]
    says: Says
    shortfalls: Annotated[list[Shortfall], msgspec.Meta(description="What could lose an acknowledged move.")]
    status: _Ok = "ok"
