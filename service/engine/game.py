"""The seam between the service and a game: a few small functions over plain records, on one page."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cached_property
from typing import Any, NamedTuple

import msgspec

from service.engine.records import (
    SHARED_EVENTS,
    Decision,
    Event,
    Move,
    Outcome,
    Refusal,
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

    name: str
    rule: str
    rows: list[dict[str, Any]]


@dataclass(frozen=True)
class Game:
    """A set of rules. What a field holds is fixed for all matches of one `version` of the rules."""

    name: str
    title: str
    version: str
    summary: str
    credits: Credits
    seats: range
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
    #: (state, decision, seat, move, table): carry out a legal answer to the decision, which is off the stack already.
    apply: Callable[[Any, Any, int, Any, Table], None]
    #: (state, table): shuffle what lies face down, but for what a seat may know of it.
    reshuffle: Callable[[Any, Table], None]
    #: (state, seat): what this seat may see; None = a spectator.
    view: Callable[[Any, int | None], View]
    #: (state): who won and why; None = not over.
    outcome: Callable[[Any], Outcome | None]
    #: (state, seat, move): what the move does, as a sentence for the player.
    describe: Callable[[Any, int, Any], str]

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
        return self.decoder.decode(dumped)
