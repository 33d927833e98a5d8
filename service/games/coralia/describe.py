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
    PileName,
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
        return _from_pile(state, "take the top island card", "island", 1)
    if owner == seat:
        return _from_pile(state, "2 points for your octopus, and take the top island card", "island", 1)
    pays = f"2 points for the octopus of seat {owner}"
    return _from_pile(state, f"{pays}, and look at 2 island cards and keep 1", "island", 2)


def _from_pile(state: State, effect: str, pile: PileName, wanted: int) -> str:
    return _of_what_is_left(effect, wanted, len(state.piles[pile].cards))


def _of_what_is_left(effect: str, wanted: int, left: int) -> str:
    """C4.7: who chooses should know of a short or an empty pile."""
    if left >= wanted:
        return effect
    return effect + (", but only 2 are left", ", but only 1 is left", ", but none is left")[2 - left]


def _on_space(state: State, seat: int, reef: Colour, space: Symbol) -> str:
    if space == "octopus":
        return _octopus(state, reef)
    if space == "diver":
        return _diver(state, seat)
    if space == "turtle":
        turtle = state.reefs[reef].turtle
        return "take the turtle" + (f" and {_bonus(state, TURTLES[turtle].bonus)}" if turtle else "")
    return {
        "pearl": _from_pile(state, "take 2 pearl cards", "pearl", 2),
        "fish": _from_pile(state, "look at 2 fish cards and keep 1", "fish", 2),
        "starfish": _from_pile(state, "look at 3 starfish cards and keep 1", "starfish", 3),
    }[space]


def _octopus(state: State, reef: Colour) -> str:
    dice = len(state.reefs[reef].dice) + 1
    settled = f"settle an octopus for {dice} point{'s' if dice > 1 else ''}"
    if all(other.octopus is None for other in state.reefs.values()):
        return settled
    return f"{settled}, and each octopus on another reef pays its owner 1 point"


def _bonus(state: State, bonus: TurtleBonus) -> str:
    left: dict[TurtleBonus, int] = {
        "special_die": state.island["white"],
        "stingray": len(state.stingrays),
        "starfish_card": len(state.piles["starfish"].cards),
        "island_card": len(state.piles["island"].cards),
        "fish_card": len(state.piles["fish"].cards),
        "spare_chest": len(state.spare_chests),
    }
    return _of_what_is_left(_BONUSES[bonus], 1, left.get(bonus, 1))


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


def _copy(state: State, _seat: int, move: CopyTurtle) -> str:
    return f"Copy a spare turtle: {_bonus(state, TURTLES[move.turtle].bonus)}."


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
