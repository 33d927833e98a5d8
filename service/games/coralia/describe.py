"""What a move does, in a sentence, told from what its seat may see."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from service.engine.records import Move
from service.games.coralia.components import (
    CARDS,
    STATION_DICE,
    TURTLES,
    Colour,
    Face,
    Symbol,
    TurtleBonus,
)
from service.games.coralia.moves import (
    CarryOutStarfish,
    CopyTurtle,
    DrawLeftoverCard,
    KeepSeaCard,
    LockDice,
    PickDie,
    PlaceDie,
    PlaceSpecialDie,
    RecoverChest,
    TakeSpareChest,
)
from service.games.coralia.state import State

_FACES: dict[Face, str] = {
    "pearl_2": "the pearl of value 2",
    "pearl_3": "the pearl of value 3",
    "pearl_4": "the pearl of value 4",
    "pearl_5": "the pearl of value 5",
    "lionfish": "the lionfish",
    "pufferfish": "the pufferfish",
    "angelfish": "the angelfish",
    "stingray": "the stingray",
    "pearl_6": "the starfish card with a pearl of value 6",
    "anemonefish": "the starfish card with the anemonefish",
    "spare_chest": "the starfish card “recover a spare chest”",
    "points_per_fish": "the starfish card “2 points for each of your fish cards”",
    "points_per_pearl": "the starfish card “1 point for each of your pearl cards”",
    "points_per_island_die": "the starfish card “1 point for each die on the island”",
    "points_per_turtle": "the starfish card “3 points for each of your turtles”",
    "points_per_chest": "the starfish card “2 points for each of your chests”",
    "jellyfish": "the starfish card “on to the next jellyfish”",
    "two_reefs_violet_green": "the starfish card “recover the chests of the violet and the green reef”",
    "two_reefs_red_yellow": "the starfish card “recover the chests of the red and the yellow reef”",
    "two_reefs_blue_orange": "the starfish card “recover the chests of the blue and the orange reef”",
    "leftover_red_violet": "the starfish card “a card for each red and violet die left over”",
    "leftover_blue_green": "the starfish card “a card for each blue and green die left over”",
    "leftover_yellow_orange": "the starfish card “a card for each yellow and orange die left over”",
}
_BONUSES: dict[TurtleBonus, str] = {
    "special_die": "roll a special die and place it",
    "jellyfish": "your score moves up to the next multiple of 5",
    "stingray": "take a stingray card",
    "starfish_card": "draw a starfish card",
    "island_card": "draw an island card",
    "fish_card": "draw a fish card",
    "copy_turtle": "take the bonus of a spare turtle",
    "spare_chest": "take a spare chest",
}


def describe(state: State, seat: int, move: Move) -> str:
    return _SENTENCES[type(move)](state, seat, move)


def _pick(state: State, _seat: int, move: PickDie) -> str:
    if state.turn == 1:
        return f"Take a {move.colour} die from the supply: die {len(state.picked) + 1} of your first {STATION_DICE}."
    return f"Take a {move.colour} die from the supply ({state.supply[move.colour]} there) to roll it."


def _lock(state: State, _seat: int, move: LockDice) -> str:
    if not move.dice:
        return "Lock no die: roll all four."
    locked = " and ".join(_name_die(state, position) for position in move.dice)
    return f"Lock {locked}, and roll the other dice."


def _name_die(state: State, position: int) -> str:
    die = state.station[position]
    return f"the {die.colour} {die.symbol}"


def _place(state: State, seat: int, move: PlaceDie) -> str:
    die = state.station[move.die]
    if move.to == "island":
        return f"Put the {die.colour} {die.symbol} die on the island: {_on_island(state, seat, die.colour)}."
    on_reef = _on_space(state, seat, die.colour, die.symbol)
    return f"Put the {die.colour} die on the {die.symbol} space of its reef: {on_reef}."


def _on_island(state: State, seat: int, colour: Colour) -> str:
    owner = state.reefs[colour].octopus
    if owner is None:
        return "take the top island card"
    if owner == seat:
        return "2 points for your octopus, and take the top island card"
    return f"2 points for the octopus of seat {owner}, and look at 2 island cards and keep 1"


def _on_space(state: State, seat: int, reef: Colour, space: Symbol) -> str:
    if space == "octopus":
        return f"settle an octopus for {len(state.reefs[reef].dice) + 1} points"
    if space == "diver":
        return _diver(state, seat)
    if space == "turtle":
        turtle = state.reefs[reef].turtle
        return "take the turtle" + (f" and {_BONUSES[TURTLES[turtle].bonus]}" if turtle else "")
    return {
        "pearl": "take 2 pearl cards",
        "fish": "look at 2 fish cards and keep 1",
        "starfish": "look at 3 starfish cards and keep 1",
    }[space]


def _diver(state: State, seat: int) -> str:
    came_from = state.players[seat].diver
    if came_from is None:
        return "your diver goes there"
    reef = state.reefs[came_from]
    if reef.chest is None or "treasure" in reef.dice:
        return f"your diver swims there from the {came_from} reef, without a chest"
    return f"your diver swims there and recovers the chest of the {came_from} reef"


def _keep(_state: State, _seat: int, move: KeepSeaCard) -> str:
    return f"Keep {_FACES[CARDS[move.card].face]}; what is left goes under the pile."


def _copy(_state: State, _seat: int, move: CopyTurtle) -> str:
    return f"Copy a spare turtle: {_BONUSES[TURTLES[move.turtle].bonus]}."


def _spare_chest(state: State, _seat: int, move: TakeSpareChest) -> str:
    which = (
        "the spare chest" if len(state.spare_chests) == 1 else ("the first", "the second")[move.chest] + " spare chest"
    )
    return f"Take {which}, reveal it and carry it out."


def _special_die(state: State, seat: int, move: PlaceSpecialDie) -> str:
    rolled: Any = state.pending[-1]
    effect = _on_space(state, seat, move.reef, rolled.symbol)
    return f"Put the special die on the {rolled.symbol} space of the {move.reef} reef: {effect}."


def _starfish(_state: State, _seat: int, move: CarryOutStarfish) -> str:
    return f"Carry out {_FACES[CARDS[move.card].face]}."


def _chest(_state: State, _seat: int, move: RecoverChest) -> str:
    return f"Recover the chest of the {move.reef} reef, reveal it and carry it out."


def _leftover(state: State, _seat: int, move: DrawLeftoverCard) -> str:
    return f"Draw the top card of the {move.pile} pile ({len(state.piles[move.pile].cards)} cards) for a leftover die."


_SENTENCES: dict[type[Move], Callable[[State, int, Any], str]] = {
    PickDie: _pick,
    LockDice: _lock,
    PlaceDie: _place,
    KeepSeaCard: _keep,
    CopyTurtle: _copy,
    TakeSpareChest: _spare_chest,
    PlaceSpecialDie: _special_die,
    CarryOutStarfish: _starfish,
    RecoverChest: _chest,
    DrawLeftoverCard: _leftover,
}
