"""Which function refuses a move and which carries it out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from service.engine.records import Decision, Move, Refusal
from service.engine.table import Table
from service.games.reef_gardens import moves, nursery, planting, shells, surfacing, turn
from service.games.reef_gardens.state import State

_Refuse = Callable[[State, int, Any], Refusal | None]
_CarryOut = Callable[[State, int, Any, Table], None]

_RULES: dict[type[Move], tuple[_Refuse, _CarryOut]] = {
    moves.PassTurn: (turn.pass_turn_refusal, turn.pass_turn),
    moves.EndTurn: (turn.end_turn_refusal, turn.end_turn),
    moves.BuyLine: (planting.buy_line_refusal, planting.buy_line),
    moves.PlantCoral: (planting.plant_coral_refusal, planting.plant_coral),
    moves.StoreCoral: (planting.store_coral_refusal, planting.store_coral),
    moves.DiscardCoral: (planting.discard_coral_refusal, planting.discard_coral),
    moves.BuildStation: (nursery.build_station_refusal, nursery.build_station),
    moves.Surface: (surfacing.surface_refusal, surfacing.surface),
    moves.SpendPearls: (shells.spend_pearls_refusal, shells.spend_pearls),
    moves.SendSubmarine: (shells.send_submarine_refusal, shells.send_submarine),
    moves.SendBoat: (shells.send_boat_refusal, shells.send_boat),
    moves.PlantWithAlgae: (shells.plant_with_algae_refusal, shells.plant_with_algae),
    moves.LayOctopus: (shells.lay_octopus_refusal, shells.lay_octopus),
    moves.TakeOverReef: (shells.take_over_reef_refusal, shells.take_over_reef),
}


def refusal(state: State, seat: int, move: Move) -> Refusal | None:
    refuse, _ = _RULES[type(move)]
    return refuse(state, seat, move)


def apply(state: State, _decision: Decision, seat: int, move: Move, table: Table) -> None:
    """Carry out the move, then go on with the next turn or with this turn's planting."""
    _, carry_out = _RULES[type(move)]
    carry_out(state, seat, move, table)
    if isinstance(move, moves.TURN_ENDS):
        turn.close_turn(state, table)
    elif not state.pending:
        state.ask(moves.CoralsToPlant(seats=[seat]))
