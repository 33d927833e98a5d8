"""The possible answers, what forbids them and what they do."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import combinations
from typing import Any

from service.engine.records import Decision, Move, Refusal, Ruling
from service.engine.table import Table
from service.games.coralia import effects, endgame, scoring, turn
from service.games.coralia.components import CARDS, COLOURS, OPTIONAL, PILES, STATION_DICE, PileName
from service.games.coralia.moves import (
    CarryOutStarfish,
    ChestToRecover,
    CopyTurtle,
    DiceToLock,
    DieToPick,
    DieToPlace,
    DrawLeftoverCard,
    KeepSeaCard,
    LeftoverCardToDraw,
    LockDice,
    PickDie,
    PlaceDie,
    PlaceSpecialDie,
    RecoverChest,
    ReturnSpecialDie,
    SeaCardToKeep,
    SetStarfishAside,
    SpareChestToTake,
    SpecialDieToPlace,
    StarfishToCarryOut,
    StopDrawing,
    StopRecovering,
    TakeSpareChest,
    TurtleToCopy,
)
from service.games.coralia.state import State

# Answers worth checking

_PICKS = [PickDie(colour) for colour in COLOURS]
_LOCKS = [LockDice(dice) for count in range(STATION_DICE) for dice in combinations(range(STATION_DICE - 1), count)]
_PLACES = [PlaceDie(die, to) for die in range(STATION_DICE) for to in ("reef", "island")]
_SPARE_CHESTS = [TakeSpareChest(0), TakeSpareChest(1)]
_SPECIAL_PLACES = [*(PlaceSpecialDie(reef) for reef in COLOURS), ReturnSpecialDie()]
_LEFTOVER_PILES = [DrawLeftoverCard(pile) for pile in PILES]

_CANDIDATES: dict[type[Decision], Callable[[State, int, Any], Iterable[Move]]] = {
    DieToPick: lambda _state, _seat, _decision: _PICKS,
    DiceToLock: lambda _state, _seat, _decision: _LOCKS,
    DieToPlace: lambda _state, _seat, _decision: _PLACES,
    SeaCardToKeep: lambda _state, _seat, looked_at: [KeepSeaCard(card) for card in looked_at.cards],
    TurtleToCopy: lambda state, _seat, _decision: [CopyTurtle(turtle) for turtle in state.spare_turtles],
    SpareChestToTake: lambda state, _seat, _decision: _SPARE_CHESTS[: len(state.spare_chests)],
    SpecialDieToPlace: lambda _state, _seat, _decision: _SPECIAL_PLACES,
    StarfishToCarryOut: lambda state, seat, _decision: _starfish_answers(state.players[seat].to_carry_out),
    ChestToRecover: lambda _state, _seat, card: [*map(RecoverChest, card.reefs), *_stops(card, StopRecovering())],
    LeftoverCardToDraw: lambda _state, _seat, card: [*_LEFTOVER_PILES, *_stops(card, StopDrawing())],
}


def candidates(state: State, seat: int) -> Iterable[Move]:
    decision = state.pending[-1]
    return _CANDIDATES[type(decision)](state, seat, decision)


def _starfish_answers(cards: list[str]) -> list[Move]:
    optional = [card for card in cards if CARDS[card].face in OPTIONAL]
    return [*map(CarryOutStarfish, cards), *map(SetStarfishAside, optional)]


def _stops(card: ChestToRecover | LeftoverCardToDraw, stop: Move) -> list[Move]:
    return [stop] if card.may_stop else []


# What forbids an answer


def refusal(state: State, seat: int, move: Move) -> Refusal | None:
    return _REFUSALS[type(move)](state, seat, state.pending[-1], move)


def _refuse_pick(state: State, _seat: int, _decision: DieToPick, move: PickDie) -> Refusal | None:
    if state.supply[move.colour] == 0:
        return Refusal("C3.3", "no-die-in-supply", colour=move.colour)
    if state.turn == 1 and move.colour in state.picked:
        return Refusal("C3.2", "colour-picked-already", colour=move.colour)
    return None


def _refuse_lock(state: State, seat: int, _decision: DiceToLock, move: LockDice) -> Refusal | None:
    if list(move.dice) != sorted(set(move.dice)):
        return Refusal("C3.4", "locked-dice-in-order")
    turtles = len(state.players[seat].turtles)
    if len(move.dice) > turtles:
        return Refusal("C3.4", "more-dice-than-turtles", turtles=turtles, dice=len(move.dice))
    return None


def _refuse_place(state: State, seat: int, _decision: DieToPlace, move: PlaceDie) -> Refusal | None:
    die = state.station[move.die]
    occupied = die.symbol in state.reefs[die.colour].dice
    if move.to == "island":
        return None if occupied else Ruling("C3.7", "space-free", reef=die.colour, space=die.symbol)
    if occupied:
        return Refusal("C3.6", "space-occupied", reef=die.colour, space=die.symbol)
    if not state.can_take(die.colour, die.symbol, seat):
        return Refusal("C3.6", "no-octopus-in-hand", reef=die.colour, space=die.symbol)
    return None


_LOOKING_RULES: dict[PileName, str] = {"fish": "C4.2", "starfish": "C4.3", "island": "C5.2"}


def _refuse_keep(_state: State, _seat: int, looked_at: SeaCardToKeep, move: KeepSeaCard) -> Refusal | None:
    if move.card in looked_at.cards:
        return None
    return Refusal(_LOOKING_RULES[looked_at.pile], "card-not-looked-at")


def _refuse_copy(state: State, _seat: int, _decision: TurtleToCopy, move: CopyTurtle) -> Refusal | None:
    if move.turtle in state.spare_turtles:
        return None
    return Refusal("C7.2", "turtle-not-spare")


def _refuse_spare_chest(state: State, _seat: int, _decision: SpareChestToTake, move: TakeSpareChest) -> Refusal | None:
    if move.chest < len(state.spare_chests):
        return None
    return Refusal("C7.3", "one-spare-chest-left")


def _refuse_special_die(state: State, seat: int, rolled: SpecialDieToPlace, move: PlaceSpecialDie) -> Refusal | None:
    if state.can_take(move.reef, rolled.symbol, seat):
        return None
    return Refusal("C8.1", "space-occupied", reef=move.reef, space=rolled.symbol)


def _refuse_return(state: State, seat: int, rolled: SpecialDieToPlace, _move: ReturnSpecialDie) -> Refusal | None:
    reefs = [reef for reef in COLOURS if state.can_take(reef, rolled.symbol, seat)]
    if state.special_die == "free" or not reefs:
        return None
    return Ruling("C8.2", "reef-can-take-special-die", reef=reefs[0], space=rolled.symbol)


def _refuse_starfish(state: State, seat: int, _decision: StarfishToCarryOut, move: CarryOutStarfish) -> Refusal | None:
    if move.card in state.players[seat].to_carry_out:
        return None
    return Refusal("C10.1", "card-not-to-carry-out")


def _refuse_aside(state: State, seat: int, _decision: StarfishToCarryOut, move: SetStarfishAside) -> Refusal | None:
    if move.card not in state.players[seat].to_carry_out:
        return Refusal("C10.1", "card-not-to-carry-out")
    if CARDS[move.card].face not in OPTIONAL:
        return Refusal("C10.1", "points-in-any-case")
    return None


def _refuse_chest(state: State, _seat: int, card: ChestToRecover, move: RecoverChest) -> Refusal | None:
    if move.reef not in card.reefs:
        return Refusal("C10.1", "reef-not-on-card", reefs=tuple(card.reefs), reef=move.reef)
    if state.reefs[move.reef].chest is None:
        return Refusal("C10.1", "no-chest-on-reef", reef=move.reef)
    return None


def _refuse_to_stop(
    _state: State, _seat: int, card: ChestToRecover | LeftoverCardToDraw, _move: Move
) -> Refusal | None:
    return None if card.may_stop else Refusal("C10.1", "nothing-taken-yet")


def _refuse_leftover(state: State, _seat: int, card: LeftoverCardToDraw, move: DrawLeftoverCard) -> Refusal | None:
    if move.pile not in card.piles:
        return Refusal("C10.1", "pile-drawn-from-already", pile=move.pile)
    if not state.piles[move.pile].cards:
        return Refusal("C10.1", "pile-empty", pile=move.pile)
    return None


_REFUSALS: dict[type[Move], Callable[[State, int, Any, Any], Refusal | None]] = {
    PickDie: _refuse_pick,
    LockDice: _refuse_lock,
    PlaceDie: _refuse_place,
    KeepSeaCard: _refuse_keep,
    CopyTurtle: _refuse_copy,
    TakeSpareChest: _refuse_spare_chest,
    PlaceSpecialDie: _refuse_special_die,
    ReturnSpecialDie: _refuse_return,
    CarryOutStarfish: _refuse_starfish,
    SetStarfishAside: _refuse_aside,
    RecoverChest: _refuse_chest,
    StopRecovering: _refuse_to_stop,
    DrawLeftoverCard: _refuse_leftover,
    StopDrawing: _refuse_to_stop,
}


# What an answer does


def apply(state: State, decision: Decision, seat: int, move: Move, table: Table) -> None:
    _CARRY_OUT[type(move)](state, decision, seat, move, table)
    _advance(state, table)


_CARRY_OUT: dict[type[Move], Callable[[State, Any, int, Any, Table], None]] = {
    PickDie: turn.pick_die,
    LockDice: turn.lock_dice,
    PlaceDie: turn.place_die,
    KeepSeaCard: effects.keep_sea_card,
    CopyTurtle: effects.copy_turtle,
    TakeSpareChest: effects.take_spare_chest,
    PlaceSpecialDie: effects.place_special_die,
    ReturnSpecialDie: effects.return_special_die,
    CarryOutStarfish: endgame.carry_out_starfish,
    SetStarfishAside: endgame.set_starfish_aside,
    RecoverChest: endgame.recover_reef_chest,
    StopRecovering: endgame.stop_recovering,
    DrawLeftoverCard: endgame.draw_leftover_card,
    StopDrawing: endgame.stop_drawing,
}


#: Questions that wait below others or are asked again: by then there may be nothing left to do but stop.
_MAY_LAPSE = (StarfishToCarryOut, ChestToRecover, LeftoverCardToDraw)


def _advance(state: State, table: Table) -> None:
    """Continue with the question on top, the next turn, or the end."""
    if not state.pending and state.turn < state.turns:
        turn.begin_turn(state, table)
    elif not state.pending:
        endgame.end_turns(state)
    while state.pending and isinstance(state.pending[-1], _MAY_LAPSE) and not _try_to_resume(state, table):
        state.pending.pop()
    if not state.pending:
        scoring.score_the_rest(state, table)


def _try_to_resume(state: State, table: Table) -> bool:
    """Resume the effect that waited, if there is still something for it; return whether there is (C6.6)."""
    decision = state.pending[-1]
    seat = decision.seats[0]
    if isinstance(decision, StarfishToCarryOut):
        endgame.reveal_starfish(state, table, seat)
    continuing = (move for move in candidates(state, seat) if not isinstance(move, StopRecovering | StopDrawing))
    return any(refusal(state, seat, move) is None for move in continuing)
