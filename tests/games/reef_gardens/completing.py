"""Whether a turn of planting can be completed (G3.1, G8.5), found by trying everything, without the game's code.

A player may change pearls, send boats and send submarines in any order until a line can be paid. What a refill brings
is unknown, so there must be a way to complete the turn after every possible refill.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from service.games.reef_gardens.components import SHELLS
from service.games.reef_gardens.state import State

NURSERY = """
 .  1  2  .
 3  4  5  6
 7  8  9 10
 . 11 12  .
"""
_ROWS = [line.split() for line in NURSERY.strip("\n").split("\n")]
LINES = [{int(number) for number in line if number != "."} for line in [*_ROWS, *zip(*_ROWS, strict=True)]]
FIELDS = range(1, 13)


class Nursery(NamedTuple):
    corals: frozenset[int]
    #: Whether the bag has a coral left.
    bag: bool


class Means(NamedTuple):
    money: int
    pearls: tuple[int, ...]
    boats: int
    submarines: int


def nursery_of(state: State) -> Nursery:
    return Nursery(frozenset(number for number in FIELDS if state.nursery[number - 1]), bool(state.bag))


def means_of(state: State, seat: int) -> Means:
    shells = [SHELLS[tile] for tile in state.players[seat].shells]
    kinds = [shell.kind for shell in shells]
    pearls = tuple(sorted(shell.worth for shell in shells if shell.kind == "pearls"))
    return Means(state.players[seat].money, pearls, kinds.count("boat"), kinds.count("submarine"))


@cache
def can_complete(nursery: Nursery, means: Means) -> bool:
    """Whether there is a way to pay for a line."""
    return (
        any(0 < len(nursery.corals & line) <= means.money for line in LINES)
        or any(can_complete(nursery, _with_pearls(means, worth)) for worth in means.pearls)
        or any(can_complete_after_boat(nursery, means, number) for number in nursery.corals)
        or can_complete_after_submarine(nursery, means)
    )


def _with_pearls(means: Means, worth: int) -> Means:
    left = list(means.pearls)
    left.remove(worth)
    return means._replace(money=min(means.money + worth, 12), pearls=tuple(left))


@cache
def can_complete_after_boat(nursery: Nursery, means: Means, number: int) -> bool:
    if not means.boats:
        return False
    left, means = nursery.corals - {number}, means._replace(boats=means.boats - 1)
    if len(left) > 3:
        return can_complete(Nursery(left, nursery.bag), means)
    return all(can_complete(refilled, means) for refilled in _refills(Nursery(left, nursery.bag)))


@cache
def can_complete_after_submarine(nursery: Nursery, means: Means) -> bool:
    if not means.submarines:
        return False
    means = means._replace(submarines=means.submarines - 1)
    return all(can_complete(refilled, means) for refilled in _refills(nursery))


def _refills(nursery: Nursery) -> Iterator[Nursery]:
    """Every nursery that a refill could lead to: the bag has one coral, or two, … or more than enough."""
    empty = [number for number in FIELDS if number not in nursery.corals]
    if not (nursery.bag and empty):
        yield nursery
        return
    for count in range(1, len(empty) + 1):
        yield Nursery(nursery.corals.union(empty[:count]), bag=False)
    yield Nursery(frozenset(FIELDS), bag=True)
