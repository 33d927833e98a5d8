"""The records that every game shares: moves, decisions, events, states, views, outcomes.

Records are plain data. A move, a decision or an event is told apart by its `type`, a view by its `game`.
"""

from __future__ import annotations

import re
from typing import Annotated, Any, ClassVar, Literal, NamedTuple, get_args

import msgspec

from service.engine.message import Message, Variable, message

Seat = Annotated[int, msgspec.Meta(ge=0, le=3, description="A seat, counted from 0.")]
ActingSeat = Annotated[Seat, msgspec.Meta(description="The seat of the player who did it.")]
#: Any number that a game counts with. It fits in 32 bits, whatever a client is written in.
Count = Annotated[int, msgspec.Meta(ge=-(10**9), le=10**9)]
RuleNumber = Annotated[str, msgspec.Meta(pattern=r"^[A-Z][0-9]+(\.[0-9]+)?$", description="A section of the rules.")]
Serial = Annotated[int, msgspec.Meta(description="The decision's serial number in the match; its answers quote it.")]
SeatsAsked = Annotated[list[Seat], msgspec.Meta(description="The seats that have yet to answer.")]
Winners = Annotated[list[Seat], msgspec.Meta(description="The winner's seat, or all the seats that share the victory.")]
DecidedBy = Annotated[str, msgspec.Meta(description="`points`, the tie-break that decided, or `shared`.")]
Compared = Annotated[list[Count], msgspec.Meta(description="By seat, what decided: points, or the tie-break.")]
MetKind = Annotated[
    Literal["roll", "draw", "turn_over"],
    msgspec.Meta(
        title="MetKind",
        description="A die or a lot is rolled, cards or tiles are drawn, or something face down is turned over.",
    ),
]


def snake_case(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


def values_of(enum: Any) -> tuple[Any, ...]:
    """The values of a Literal that has a title and a description."""
    return get_args(get_args(enum)[0])


def tag(record: Any) -> str:
    """The `type` of a move, a decision or an event."""
    return str(record.__struct_config__.tag)


class Move(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag=snake_case):
    """An answer to a decision. Moves are imperative: PlaceDie, `place_die`."""


class Decision(msgspec.Struct, kw_only=True, forbid_unknown_fields=True, tag_field="type", tag=snake_case):
    """A question that the match asks one seat or several; they may answer in any order.

    Only the seats asked see its own fields; everybody else sees an `Asked`.
    """

    answers: ClassVar[tuple[type[Move], ...]]
    rule: ClassVar[str]
    #: False where giving the only legal answer automatically would tell the others something.
    automatic: ClassVar[bool] = True

    seats: SeatsAsked
    serial: Serial = 0


class Asked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What everybody knows of the decision on top; the seats are those that have yet to answer."""

    type: Annotated[str, msgspec.Meta(description="The type of the decision.")]
    serial: Serial
    seats: SeatsAsked


class Event(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="type", tag=snake_case):
    """Something that happened. Events are in the past tense: DiePlaced, `die_placed`.

    A field that only some seats may know defaults to UNSET and is filled in for them with `Table.tell(..., only=...)`.
    """


class MatchStarted(Event, frozen=True):
    """All seats are taken; the first decision follows."""

    starts: Annotated[Seat, msgspec.Meta(description="The starting player's seat.")]
    by_lot: Annotated[bool, msgspec.Meta(description="Whether the starting player was drawn by lot.")]


class TurnBegan(Event, frozen=True):
    """A seat's turn."""

    seat: Annotated[Seat, msgspec.Meta(description="The seat whose turn it is.")]
    turn: Annotated[int, msgspec.Meta(ge=1, description="Counted from 1 over the whole match.")]


class PointsScored(Event, frozen=True):
    """Points won or lost. The sum of these events is the score, at any moment."""

    seat: Annotated[Seat, msgspec.Meta(description="The seat that won or lost the points.")]
    points: Annotated[int, msgspec.Meta(description="Below 0 where points are lost.")]
    category: Annotated[str, msgspec.Meta(description="One of the game's scoring categories.")]
    rule: Annotated[RuleNumber, msgspec.Meta(description="The rule that pays.")]
    score: Annotated[int, msgspec.Meta(description="The seat's score afterwards.")]


class AnsweredAutomatically(Event, frozen=True):
    """The service gave the only legal answer to a decision."""

    seat: Annotated[Seat, msgspec.Meta(description="The seat that was asked.")]
    decision: Annotated[str, msgspec.Meta(description="The type of the decision.")]
    serial: Serial


class MatchOver(Event, frozen=True):
    """The last decision is answered."""

    winners: Winners
    decided_by: DecidedBy
    compared: Compared


SHARED_EVENTS: tuple[type[Event], ...] = (MatchStarted, TurnBegan, PointsScored, AnsweredAutomatically, MatchOver)


class State(msgspec.Struct, kw_only=True, array_like=True):
    """Everything there is to know about a match's position. Games add their fields and narrow `pending`.

    Each component of the box is in exactly one place.
    """

    seats: int
    starts: Seat
    pending: list[Any] = []
    serial: int = 0
    draws: int = 0

    def ask(self, decision: Decision) -> None:
        """Put a question on top of the stack; it will be answered before those below it."""
        self.serial += 1
        decision.serial = self.serial
        self.pending.append(decision)

    def seats_from(self, first: int) -> list[int]:
        """All seats in turn order, beginning with this one."""
        return [(first + offset) % self.seats for offset in range(self.seats)]

    def seat_after(self, seat: int) -> int:
        return (seat + 1) % self.seats


class View(msgspec.Struct, kw_only=True, frozen=True, forbid_unknown_fields=True, tag_field="game"):
    """What one viewer may see of a state, built up from what may be seen."""

    starts: Annotated[Seat, msgspec.Meta(description="The starting player's seat.")]
    scores: Annotated[list[int], msgspec.Meta(description="By seat, the score so far.")]

    def to_encode(self) -> View:
        """The view as it is given to a JSON encoder: a game may put in parts that it has encoded before."""
        return self


class Score(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat's final score."""

    seat: Seat
    place: Annotated[int, msgspec.Meta(ge=1, le=4, description="1 for the winner; a shared place has one number.")]
    points: Annotated[Count, msgspec.Meta(description="The sum of all categories.")]
    categories: Annotated[dict[str, Count], msgspec.Meta(description="The points by scoring category.")]


class Outcome(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a match ended."""

    scores: Annotated[list[Score], msgspec.Meta(description="In seat order.")]
    winners: Winners
    decided_by: DecidedBy
    compared: Compared


class Refusal:
    """Why a move is not legal: the rule that forbids it and what to tell the player."""

    __slots__ = ("message", "rule")

    def __init__(self, rule: str, id: str, /, **variables: Variable) -> None:  # noqa: A002 - a message's id
        self.rule = rule
        self.message: Message = message(id, **variables)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Refusal) and (self.rule, self.message) == (other.rule, other.message)

    def __hash__(self) -> int:
        return hash((self.rule, self.message))

    def __repr__(self) -> str:
        return f"Refusal({self.rule!r}, {self.message!r})"


class Ruling(Refusal):
    """A refusal that rests on a ruling of ours, because the game's book is silent or its languages differ."""

    __slots__ = ()


class Told(NamedTuple):
    """An event as everybody learns it, and as some seats learn it."""

    event: Event
    only: dict[int, Event]

    def to(self, seat: int | None) -> Event:
        return self.event if seat is None else self.only.get(seat, self.event)


class Met(NamedTuple):
    """Something unknown that a move ran into."""

    kind: MetKind
    what: Message


class Setup(NamedTuple):
    """What is fixed for a whole match: the number of seats, and the options."""

    seats: int
    options: Any


class Places(NamedTuple):
    """The places to touch for a move, in this order unless any order will do."""

    names: tuple[str, ...]
    any_order: bool = False


class PanelItem(NamedTuple):
    """Something that a player has. Its label is the message `panel-<id>`, its symbol a piece of the game."""

    id: str
    value: int | Message
    symbol: str | None = None
