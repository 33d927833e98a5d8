"""The seam between the service and a game: a few small functions over plain records, on one page."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Annotated, Any, NamedTuple

import msgspec

from service.engine import places, sentences
from service.engine.message import Message
from service.engine.records import (
    SHARED_EVENTS,
    Decision,
    Event,
    Move,
    Outcome,
    PanelItem,
    Places,
    Refusal,
    RuleNumber,
    Setup,
    State,
    View,
)
from service.engine.table import Table


class Credits(NamedTuple):
    author: str
    publisher: str
    year: int | None


class BoxTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One table of the box: a kind of component, or a table that pays points."""

    name: Annotated[str, msgspec.Meta(description="What the table lists, such as `cards`.")]
    rule: Annotated[RuleNumber, msgspec.Meta(description="The rule that the table belongs to.")]
    rows: Annotated[list[dict[str, Any]], msgspec.Meta(description="Each row by the names of its columns.")]


@dataclass(frozen=True)
class Game:
    """A set of rules. Its fields are the same for all matches of one `version`.

    The catalogues in the game's folder define its messages. By convention they are called `game-summary`,
    `decision-<type>`, `move-<type>`, `event-<type>`, `category-<name>`, `outcome-<decided_by>`, `panel-<id>`,
    `option-<name>`, `option-<name>-<value>` and `piece-<name>`.
    """

    name: str
    #: A proper name, the same in all languages.
    title: str
    version: str
    credits: Credits
    seats: range
    #: Whether some seats see things that others don't.
    hidden_information: bool
    #: Points are scored in these categories, in this order.
    categories: tuple[str, ...]
    #: Every component that can be told apart from the others, by its id ("starfish:07").
    components: frozenset[str]
    box: tuple[BoxTable, ...]

    options: type[msgspec.Struct]
    state: type[State]
    moves: tuple[type[Move], ...]
    decisions: tuple[type[Decision], ...]
    events: tuple[type[Event], ...]
    views: type[View]

    #: (seats, starts, options, table): the position before the first decision, with that decision asked.
    setup: Callable[[int, int, Any, Table], Any]
    #: (state, seat): answers worth checking for the decision on top.
    candidates: Callable[[Any, int], Iterable[Move]]
    #: (state, seat, move): the rule that forbids this answer to the decision on top; None = legal.
    refusal: Callable[[Any, int, Any], Refusal | None]
    #: (state, decision, seat, move, table): carry out a legal answer to the decision, which has left the stack.
    apply: Callable[[Any, Any, int, Any, Table], None]
    #: (state, table): shuffle what lies face down, except what a seat may know.
    reshuffle: Callable[[Any, Table], None]
    #: (state, seat): what this seat may see; None = a spectator.
    view: Callable[[Any, int | None], View]
    #: (state): who won and why; None = not over.
    outcome: Callable[[Any], Outcome | None]
    #: (state, seat, move): the places to touch for a move, legal or not.
    touches: Callable[[Any, int, Any], Places]

    #: Whether every candidate is legal, so that listing legal moves needn't ask `refusal`.
    candidates_are_legal: bool = False

    # For clients that know no game. The defaults suit a simple game.

    #: Every kind of piece, by name.
    pieces: tuple[str, ...] = ()
    #: (seats): the options to propose for this many players, where they differ from the defaults.
    proposal: Callable[[int], dict[str, Any]] = lambda _seats: {}
    #: (state, seat): what the decision on top asks of the seat.
    question: Callable[[Any, int], Message] = sentences.question
    #: (state, seat, move): what a legal move does, for the player considering it.
    does: Callable[[Any, int, Any], Message] = sentences.does
    #: (event, setup): what happened, from the event alone.
    says: Callable[[Any, Setup], Message] = sentences.says
    #: (state, seat, move): whether a legal move throws something away, so that a client should ask for confirmation.
    gives_up: Callable[[Any, int, Any], bool] = lambda _state, _seat, _move: False
    #: (event, setup): the places on the board that an event is about.
    points_at: Callable[[Any, Setup], Sequence[str]] = places.points_at
    #: (state, seat): every answer that a player might try on the board, legal or not; None = the candidates.
    conceivable: Callable[[Any, int], Iterable[Move]] | None = None
    #: (view, seat): a player's panel, as the viewer sees it.
    panel: Callable[[Any, int], list[PanelItem]] = lambda _view, _seat: []

    @cached_property
    def all_events(self) -> tuple[type[Event], ...]:
        return SHARED_EVENTS + self.events

    @cached_property
    def encoder(self) -> msgspec.msgpack.Encoder:
        return msgspec.msgpack.Encoder()

    @cached_property
    def decoder(self) -> msgspec.msgpack.Decoder[State]:
        return msgspec.msgpack.Decoder(self.state)

    def dump(self, state: State) -> bytes:
        return self.encoder.encode(state)

    def load(self, dumped: bytes) -> State:
        """Raises msgspec.DecodeError if this is no dumped state of the game."""
        return self.decoder.decode(dumped)
