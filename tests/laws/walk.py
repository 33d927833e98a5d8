"""Random play, one transition after another, for any game."""

from __future__ import annotations

import itertools
import random
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec

from service.engine.chance import KeyedChance
from service.engine.game import Game
from service.engine.play import Transition, begin, decision_for, legal_moves, play
from service.engine.records import Move, State
from service.engine.table import Table

_encode = msgspec.json.Encoder().encode


@dataclass(frozen=True)
class Match:
    """What is fixed before the first move."""

    game: Game
    seats: int
    options: Any
    key: bytes

    def table(self, drawn: int) -> Table:
        return Table(KeyedChance(self.key, drawn))

    @property
    def viewers(self) -> list[int | None]:
        return [*range(self.seats), None]

    @cached_property
    def _named(self) -> re.Pattern[bytes]:
        kinds = sorted({component.split(":")[0] for component in self.game.components})
        return re.compile(rf'"((?:{"|".join(kinds)}):[^"]+)"'.encode())

    def components_in(self, record: Any) -> list[str]:
        """Every component that a record names, each as often as it is named."""
        return [name.decode() for name in self._named.findall(_encode(record))]

    def seen(self, state: State, viewer: int | None) -> set[str]:
        """The components that the viewer can tell apart."""
        return set(self.components_in([self.game.view(state, viewer), decision_for(state, viewer)]))


@dataclass(frozen=True)
class Step:
    """One move of a match, the legal moves that it was chosen from, and what it led to."""

    match: Match
    before: State
    seat: int
    legal: list[Move]
    move: Move
    transition: Transition

    @property
    def after(self) -> State:
        state: State = self.transition.state
        return state


def start(match: Match) -> Transition:
    return begin(match.game, match.seats, None, match.options, match.table(0))


def walk(match: Match, first: Transition) -> Iterator[Step]:
    """Play to the end at random.

    In half of all matches every legal move is equally likely, in the others every type of move, so that rare types are
    tried too.
    """
    chooser = random.Random(match.key)
    by_type = chooser.random() < 0.5
    state = first.state
    while state.pending:
        seat = chooser.choice(state.pending[-1].seats)
        legal = moves = list(legal_moves(match.game, state, seat))
        if by_type:
            kind = chooser.choice(sorted({type(move) for move in moves}, key=lambda one: one.__name__))
            moves = [move for move in moves if type(move) is kind]
        move = chooser.choice(moves)
        transition = play(match.game, state, seat, move, match.table(state.draws))
        yield Step(match, state, seat, legal, move, transition)
        state = transition.state


def every_options(game: Game) -> list[Any]:
    """All options of a game: each combination of the values that its fields can have."""
    fields = {name: _values(hint) for name, hint in get_type_hints(game.options).items()}
    return [game.options(**dict(zip(fields, values, strict=True))) for values in itertools.product(*fields.values())]


def _values(hint: Any) -> tuple[Any, ...]:
    if get_origin(hint) is Literal:
        return get_args(hint)
    if hint is bool:
        return (False, True)
    raise TypeError(f"an option is a Literal or a bool, not {hint}")
