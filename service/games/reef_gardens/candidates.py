"""Every legal answer to the decision on top. A rule that treats many answers alike is asked once."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import chain, combinations

from service.engine.records import Move
from service.games.reef_gardens.components import (
    LARGEST_TURTLE_REEF,
    LINES,
    SHELLS,
    SHELLS_OF,
)
from service.games.reef_gardens.growing import planting_moves
from service.games.reef_gardens.moves import (
    BuildStation,
    BuyLine,
    CoralsToPlant,
    DiscardCoral,
    EndTurn,
    LayOctopus,
    PassTurn,
    PlantingOrSurfacing,
    SendBoat,
    SendSubmarine,
    SpendPearls,
    StoreCoral,
    Surface,
    TakeOverReef,
)
from service.games.reef_gardens.nursery import marked_sites
from service.games.reef_gardens.rules import refusal
from service.games.reef_gardens.state import NEUTRAL, State

_LINES = tuple(BuyLine(line) for line in LINES)
_PASS = (PassTurn(),)
_END = (EndTurn(),)


def candidates(state: State, seat: int) -> Iterable[Move]:
    match state.pending[-1]:
        case PlantingOrSurfacing():
            return chain(
                _line_moves(state, seat),
                surface_moves(state, seat),
                _pass_moves(state, seat),
                _shell_moves(state, seat),
            )
        case CoralsToPlant():
            return chain(
                _line_moves(state, seat),
                planting_moves(state, seat),
                map(DiscardCoral, state.waiting),
                map(StoreCoral, state.waiting) if state.players[seat].free_anemones else (),
                _shell_moves(state, seat),
                _end_moves(state, seat),
            )
        case _:
            return map(BuildStation, marked_sites(state))


def _line_moves(state: State, seat: int) -> Sequence[Move]:
    if state.line_bought:
        return ()
    money = state.players[seat].money
    return _all_or_none(state, seat, [move for move in _LINES if 0 < state.price(move.line) <= money])


def surface_moves(state: State, seat: int) -> Sequence[Move]:
    return _surface_moves(tuple(state.reefs_of(seat)))


@lru_cache(4096)  # a player has the same reefs for several turns
def _surface_moves(reefs: tuple[int, ...]) -> tuple[Surface, ...]:
    return tuple(Surface(chosen) for count in range(1, len(reefs) + 1) for chosen in combinations(reefs, count))


def _pass_moves(state: State, seat: int) -> Sequence[Move]:
    return () if seat in state.owners else _all_or_none(state, seat, _PASS)


def _end_moves(state: State, seat: int) -> Sequence[Move]:
    return () if state.waiting else _all_or_none(state, seat, _END)


def _shell_moves(state: State, seat: int) -> Iterator[Move]:
    kinds = state.players[seat].shell_kinds
    if not kinds.isdisjoint(("pearls", "submarine", "boat")):
        for move in pearl_submarine_and_boat_moves(state, seat):
            if refusal(state, seat, move) is None:
                yield move
    if "octopus" in kinds:
        yield from _all_or_none(state, seat, [LayOctopus(field) for field in state.free_fields])
    if "turtle" in kinds:
        small = [reef for reef in state.reefs_of(NEUTRAL) if state.size(reef) <= LARGEST_TURTLE_REEF]
        yield from _all_or_none(state, seat, [TakeOverReef(reef) for reef in small])


def _all_or_none(state: State, seat: int, alike: Sequence[Move]) -> Sequence[Move]:
    """All of the moves or none: they differ in nothing that a rule looks at, so the first one decides."""
    return alike if alike and refusal(state, seat, alike[0]) is None else ()


def pearl_submarine_and_boat_moves(state: State, seat: int) -> Iterator[Move]:
    player = state.players[seat]
    for worth in sorted({SHELLS[tile].worth for tile in SHELLS_OF["pearls"].intersection(player.shells)}):
        yield SpendPearls(2 if worth == 2 else 3)
    if player.has("submarine"):
        yield SendSubmarine()
    if player.has("boat"):
        yield from map(SendBoat, filter(None, state.nursery))
