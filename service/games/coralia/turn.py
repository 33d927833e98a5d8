"""C3 A turn."""

from __future__ import annotations

from collections.abc import Collection

from service.engine.message import message
from service.engine.records import TurnBegan
from service.engine.table import Table
from service.games.coralia.components import COLOURS, STATION_DICE, SYMBOLS, Colour
from service.games.coralia.effects import put_on_island, put_on_reef
from service.games.coralia.events import CoraliaDie, DiceLocked, DiceRolled, DiePicked
from service.games.coralia.moves import DiceToLock, DieToPick, DieToPlace, LockDice, PickDie, PlaceDie
from service.games.coralia.state import Die, State

MET_DICE = {colour: message("met-die", die=colour) for colour in COLOURS}


def begin_turn(state: State, table: Table) -> None:
    seat = (state.starts + state.turn) % state.seats
    state.turn += 1
    table.tell(TurnBegan(seat=seat, turn=state.turn))
    state.ask(DieToPick(seats=[seat]))


def pick_die(state: State, _decision: DieToPick, seat: int, move: PickDie, table: Table) -> None:
    """Pick a die: four of them in the first turn (C3.2), a fourth one in all others (C3.3)."""
    state.supply[move.colour] -= 1
    state.picked.append(move.colour)
    table.tell(DiePicked(seat=seat, colour=move.colour))
    if len(state.station) + len(state.picked) < STATION_DICE:
        state.ask(DieToPick(seats=[seat]))
    elif state.players[seat].turtles:
        state.ask(DiceToLock(seats=[seat]))
    else:
        roll_dice(state, table, seat, locked=())


def lock_dice(state: State, _decision: DiceToLock, seat: int, move: LockDice, table: Table) -> None:
    """Keep these dice as they are and roll the others (C3.4)."""
    locked = [state.station[position] for position in move.dice]
    table.tell(DiceLocked(seat=seat, dice=list(move.dice), locked=_shown(locked)))
    roll_dice(state, table, seat, locked=move.dice)


def roll_dice(state: State, table: Table, seat: int, locked: Collection[int]) -> None:
    """Roll in station order, new dice last (C3.2, C3.3), and again until a die can be used (C3.8)."""
    rolled = [position for position in range(STATION_DICE) if position not in locked]
    old = [die if position in locked else _roll(table, die.colour) for position, die in enumerate(state.station)]
    state.station = old + [_roll(table, colour) for colour in state.picked]
    state.picked = []
    _tell_roll(state, table, seat, rolled, "C3.2" if state.turn == 1 else "C3.3")
    while not any(state.can_use(die, seat) for die in state.station):
        state.station = [_roll(table, die.colour) for die in state.station]
        _tell_roll(state, table, seat, list(range(STATION_DICE)), "C3.8")
    state.ask(DieToPlace(seats=[seat]))


def _roll(table: Table, colour: Colour) -> Die:
    return Die(colour, table.roll(SYMBOLS, MET_DICE[colour]))


def _tell_roll(state: State, table: Table, seat: int, rolled: list[int], rule: str) -> None:
    table.tell(DiceRolled(seat=seat, rolled=rolled, station=_shown(state.station), rule=rule))


def _shown(dice: list[Die]) -> list[CoraliaDie]:
    return [CoraliaDie(die.colour, die.symbol) for die in dice]


def place_die(state: State, _decision: DieToPlace, seat: int, move: PlaceDie, table: Table) -> None:
    """Use one die, on its reef or on the island (C3.5 to C3.7)."""
    die = state.station.pop(move.die)
    if move.to == "reef":
        put_on_reef(state, table, seat, die.colour, die.colour, die.symbol)
    else:
        put_on_island(state, table, seat, die.colour, die.symbol)
