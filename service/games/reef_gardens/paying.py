"""Whether a player who plants will be able to pay for a line (G3.1, G8.5)."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from service.games.reef_gardens.components import LINES, MAX_CHEAPEST_PRICE, NURSERY_FIELDS, THIN_NURSERY
from service.games.reef_gardens.state import State

_LINES = tuple(map(frozenset, LINES.values()))


class _Means(NamedTuple):
    """What a seat has to pay for a line with."""

    #: Including all pearls.
    money: int
    boats: int
    submarines: int


class _Nursery(NamedTuple):
    """The numbers of the fields with a coral, and whether the bag has corals for the others."""

    corals: frozenset[int]
    bag: bool

    @property
    def can_be_refilled(self) -> bool:
        return self.bag and len(self.corals) < len(NURSERY_FIELDS)

    def without(self, number: int) -> _Nursery:
        return self._replace(corals=self.corals - {number})


def cheapest_price(state: State) -> int:
    """What the cheapest line costs; 0 when the nursery is empty."""
    return _cheapest_price(_nursery(state))


def can_afford_line(state: State, seat: int) -> bool:
    """Whether the seat can pay for a line with the help of all its pearls, boats and submarines."""
    if state.players[seat].means >= MAX_CHEAPEST_PRICE:
        return any(state.nursery)
    return _can_afford(_means(state, seat), _nursery(state))


def can_afford_line_after_boat(state: State, seat: int, coral: str) -> bool:
    if state.players[seat].means >= MAX_CHEAPEST_PRICE:  # enough, as long as a coral is left or refilled
        return state.corals_in_nursery > 1 or bool(state.bag)
    return _can_afford_after_boat(_means(state, seat), _nursery(state), state.nursery.index(coral) + 1)


def can_afford_line_after_submarine(state: State, seat: int) -> bool:
    return _can_afford_after_submarine(_means(state, seat), _nursery(state))


def _means(state: State, seat: int) -> _Means:
    player = state.players[seat]
    return _Means(player.means, player.count("boat"), player.count("submarine"))


def _nursery(state: State) -> _Nursery:
    return _Nursery(frozenset(number for number in NURSERY_FIELDS if state.nursery[number - 1]), bool(state.bag))


def _cheapest_price(nursery: _Nursery) -> int:
    return min(filter(None, (len(line & nursery.corals) for line in _LINES)), default=0)


@lru_cache(maxsize=1024)  # asked again for every field that an octopus could go on
def _can_afford(means: _Means, nursery: _Nursery) -> bool:
    return means.money > 0 and (
        0 < _cheapest_price(nursery) <= means.money
        or (means.boats > 0 and any(_can_afford_after_boat(means, nursery, number) for number in nursery.corals))
        or (means.submarines > 0 and nursery.can_be_refilled and _can_afford_after_submarine(means, nursery))
    )


def _can_afford_after_boat(means: _Means, nursery: _Nursery, number: int) -> bool:
    means, nursery = means._replace(boats=means.boats - 1), nursery.without(number)
    refilled = len(nursery.corals) <= THIN_NURSERY and nursery.can_be_refilled
    return _can_afford_after_refill(means) if refilled else _can_afford(means, nursery)


def _can_afford_after_submarine(means: _Means, nursery: _Nursery) -> bool:
    means = means._replace(submarines=means.submarines - 1)
    return _can_afford_after_refill(means) if nursery.can_be_refilled else _can_afford(means, nursery)


def _can_afford_after_refill(means: _Means) -> bool:
    """Whatever the refill brings, the cheapest line costs at most 2, and a boat takes one coral of such a line."""
    return means.money > 0 and means.money + means.boats >= MAX_CHEAPEST_PRICE
