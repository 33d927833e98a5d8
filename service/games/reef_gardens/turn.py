"""A turn (G3)."""

from __future__ import annotations

from service.engine.records import Refusal, Ruling, TurnBegan
from service.engine.table import Table
from service.games.reef_gardens.events import TurnPassed
from service.games.reef_gardens.moves import EndTurn, PassTurn, PlantingOrSurfacing
from service.games.reef_gardens.naming import coral_names
from service.games.reef_gardens.paying import can_afford_line, cheapest_price
from service.games.reef_gardens.scoring import score_the_end
from service.games.reef_gardens.state import State
from service.games.reef_gardens.stations import score_surrounded_stations


def begin_turn(state: State, seat: int, table: Table) -> None:
    state.turn += 1
    state.active = seat
    state.line_bought = False
    table.tell(TurnBegan(seat=seat, turn=state.turn))
    state.ask(PlantingOrSurfacing(seats=[seat]))


def pass_turn_refusal(state: State, seat: int, _move: PassTurn) -> Refusal | None:
    # G3.1
    if reefs := state.reefs_of(seat):
        return Refusal("G3.1", "pass-with-reefs", reefs=len(reefs))
    if not can_afford_line(state, seat):
        return None
    price, means = cheapest_price(state), state.players[seat].means
    if price > means:
        return Refusal("G3.1", "pass-with-boats")
    return Refusal("G3.1", "pass-with-money", price=price, means=means)


def pass_turn(state: State, seat: int, _move: PassTurn, table: Table) -> None:
    state.passes += 1
    table.tell(TurnPassed(seat=seat))


def end_turn_refusal(state: State, _seat: int, _move: EndTurn) -> Refusal | None:
    if state.waiting:
        return Refusal("G4.3", "corals-still-waiting", corals=coral_names(state.waiting))
    if not state.line_bought:
        return Ruling("G3.2", "line-still-to-buy")
    return None


def end_turn(state: State, _seat: int, _move: EndTurn, _table: Table) -> None:
    state.passes = 0


def close_turn(state: State, table: Table) -> None:
    """Score surrounded stations (G3.3), then begin the next turn or end the match (G9.1)."""
    score_surrounded_stations(state, table)
    if state.passes == state.seats or not (state.bag or state.corals_in_nursery):
        score_the_end(state, table)
    else:
        begin_turn(state, state.seat_after(state.active), table)
