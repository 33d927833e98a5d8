"""Surfacing (G7)."""

from __future__ import annotations

from service.engine.records import Refusal
from service.engine.table import Table
from service.games.reef_gardens.components import INCOME, MOST_MONEY
from service.games.reef_gardens.events import IncomeTaken, ReefSurfaced
from service.games.reef_gardens.moves import Surface
from service.games.reef_gardens.points import score_points
from service.games.reef_gardens.state import NEUTRAL, State
from service.games.reef_gardens.wording import listed, reef_name


def surface_refusal(state: State, seat: int, move: Surface) -> Refusal | None:
    own = state.reefs_of(seat)
    if not own:
        return Refusal("G7.1", "You have no reef to surface from.")
    for reef in move.reefs:
        if reef not in own:
            return Refusal("G7.1", f"{_whose(state, reef)} Yours: {listed(map(str, own))}.")
    if list(move.reefs) != sorted(set(move.reefs)):
        return Refusal("G7.1", "Name each reef that you close once, in ascending order.")
    return None


def _whose(state: State, reef: int) -> str:
    if not state.exists(reef):
        return f"There is no reef {reef}."
    name, owner = reef_name(state, reef).capitalize(), state.owners[reef]
    return f"{name} is neutral." if owner == NEUTRAL else f"{name} belongs to seat {owner}."


def surface(state: State, seat: int, move: Surface, table: Table) -> None:
    for reef in move.reefs:
        _close_reef(state, seat, reef, table)
    take_income(state, seat, table)
    state.passes = 0


def _close_reef(state: State, seat: int, reef: int, table: Table) -> None:
    """G7.1"""
    corals, clownfish = state.size(reef), state.clownfish(reef)
    state.owners[reef] = NEUTRAL
    table.tell(ReefSurfaced(seat=seat, reef=reef, corals=corals, clownfish=clownfish))
    score_points(state, table, seat, corals + clownfish, "surfaced_reefs", "G7.1")


def take_income(state: State, seat: int, table: Table) -> None:
    """G7.2"""
    player, divers, before = state.players[seat], state.divers(seat), state.players[seat].money
    player.money = min(before + INCOME[divers], MOST_MONEY)
    table.tell(IncomeTaken(seat=seat, divers=divers, gained=player.money - before, money=player.money))
