"""Surfacing (G7)."""

from __future__ import annotations

from service.engine.message import Message, Name, message
from service.engine.records import Refusal
from service.engine.table import Table
from service.games.reef_gardens.components import INCOME, MOST_MONEY
from service.games.reef_gardens.events import IncomeTaken, ReefSurfaced
from service.games.reef_gardens.moves import Surface
from service.games.reef_gardens.naming import reef_name
from service.games.reef_gardens.points import score_points
from service.games.reef_gardens.state import NEUTRAL, State


def surface_refusal(state: State, seat: int, move: Surface) -> Refusal | None:
    own = state.reefs_of(seat)
    if not own:
        return Refusal("G7.1", "no-reef-to-surface")
    for reef in move.reefs:
        if reef not in own:
            yours = tuple(reef_name(state, one) for one in own)
            return Refusal("G7.1", "reef-not-yours", whose=_whose(state, reef), yours=yours)
    if len(set(move.reefs)) < len(move.reefs):
        return Refusal("G7.1", "reef-named-twice")
    return None


def _whose(state: State, reef: int) -> Message:
    if not state.exists(reef):
        return message("no-such-reef", reef=reef)
    name, owner = reef_name(state, reef), state.owners[reef]
    return message("reef-is-neutral", reef=name) if owner == NEUTRAL else message("reef-of", reef=name, who=Name(owner))


def surface(state: State, seat: int, move: Surface, table: Table) -> None:
    for reef in move.reefs:
        _close_reef(state, seat, reef, table)
    take_income(state, seat, table)
    state.passes = 0


def _close_reef(state: State, seat: int, reef: int, table: Table) -> None:
    # G7.1
    corals, clownfish, kind = state.size(reef), state.clownfish(reef), state.kind_of(reef)
    state.owners[reef] = NEUTRAL
    table.tell(ReefSurfaced(seat=seat, reef=reef, kind=kind, corals=corals, clownfish=clownfish))
    score_points(state, table, seat, corals + clownfish, "surfaced_reefs", "G7.1")


def take_income(state: State, seat: int, table: Table) -> None:
    # G7.2
    player, divers, before = state.players[seat], state.divers(seat), state.players[seat].money
    player.money = min(before + INCOME[divers], MOST_MONEY)
    table.tell(IncomeTaken(seat=seat, divers=divers, gained=player.money - before, money=player.money))
