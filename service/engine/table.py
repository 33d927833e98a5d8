"""The table, which rules use to roll, shuffle, draw, turn over and tell. Functions that only look don't get one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

import msgspec

from service.engine.chance import Chance
from service.engine.message import Message
from service.engine.records import Event, Met, Told

T = TypeVar("T")


class Table:
    """Chance and telling for one transition.

    `told` collects what happened, and `met` what was unknown until then, in order.
    """

    def __init__(self, chance: Chance) -> None:
        self.chance = chance
        self.told: list[Told] = []
        self.met: list[Met] = []

    def tell(self, event: Event, only: Mapping[int, dict[str, Any]] | None = None) -> None:
        """Everybody learns the event; a seat in `only` learns it with these fields filled in."""
        fuller = {seat: msgspec.structs.replace(event, **fields) for seat, fields in only.items()} if only else {}
        self.told.append(Told(event, fuller))

    def roll(self, faces: Sequence[T], what: Message) -> T:
        """One of the faces, each equally likely. `what` names the die or the lot for players."""
        self.meet(Met("roll", what))
        return faces[self.chance.below(len(faces))]

    def shuffle(self, items: list[Any]) -> None:
        for last in range(len(items) - 1, 0, -1):
            other = self.chance.below(last + 1)
            items[last], items[other] = items[other], items[last]

    def draw(self, pile: list[T], what: Message, count: int = 1) -> list[T]:
        """Take the top cards of a face-down pile, whose top is its last element; a short pile gives what it has."""
        if pile and count:
            self.meet(Met("draw", what))
        return [pile.pop() for _ in range(min(count, len(pile)))]

    def turn_over(self, what: Message) -> None:
        """Say that something face down other than a pile is about to be looked at."""
        self.meet(Met("turn_over", what))

    def meet(self, met: Met) -> None:
        self.met.append(met)


class UnknownMetError(Exception):
    """A move ran into something that nobody can know beforehand."""

    def __init__(self, met: Met) -> None:
        super().__init__(met.kind, met.what.id)
        self.met = met


class LookingAhead(Table):
    """Goes as far as everything is certain: raises UnknownMetError at the first roll, draw or thing turned over."""

    def meet(self, met: Met) -> None:
        raise UnknownMetError(met)
