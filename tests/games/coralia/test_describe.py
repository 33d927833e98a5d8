"""Each move in a sentence."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from service.engine.play import legal_moves
from service.games.coralia import GAME
from service.games.coralia.components import CARDS
from service.games.coralia.describe import describe
from service.games.coralia.moves import (
    CarryOutStarfish,
    ChestToRecover,
    CopyTurtle,
    DiceToLock,
    DieToPick,
    DrawLeftoverCard,
    KeepSeaCard,
    LeftoverCardToDraw,
    LockDice,
    PickDie,
    PlaceDie,
    PlaceSpecialDie,
    RecoverChest,
    SeaCardToKeep,
    SpareChestToTake,
    SpecialDieToPlace,
    StarfishToCarryOut,
    TakeSpareChest,
    TurtleToCopy,
)
from service.games.coralia.setup import CoraliaOptions
from service.games.coralia.state import State
from tests.games.coralia.positions import card, placing, position, turtle
from tests.laws.walk import Match, start, walk

REST = ("green starfish", "yellow pearl", "red fish")
OLD = ("blue diver", "green starfish", "yellow pearl")


def test_picking() -> None:
    state = position(DieToPick(seats=[0]), turn=1)
    assert describe(state, 0, PickDie("red")) == "Take a red die from the supply: die 1 of your first 4."
    state = position(DieToPick(seats=[0]), station=OLD)
    assert describe(state, 0, PickDie("blue")) == "Take a blue die from the supply (5 there) to roll it."


def test_locking() -> None:
    state = position(DiceToLock(seats=[0]), station=OLD)
    assert describe(state, 0, LockDice(())) == "Lock no die: roll all four."
    assert describe(state, 0, LockDice((0, 2))) == (
        "Lock the blue diver and the yellow pearl, and roll the other dice."
    )


@pytest.mark.parametrize(
    ("symbol", "effect"),
    [
        ("pearl", "take 2 pearl cards"),
        ("fish", "look at 2 fish cards and keep 1"),
        ("starfish", "look at 3 starfish cards and keep 1"),
        ("octopus", "settle an octopus for 2 points"),
        ("diver", "your diver goes there"),
        ("turtle", "take the turtle and your score moves up to the next multiple of 5"),
    ],
)
def test_placing_on_a_reef(symbol: str, effect: str) -> None:
    state = placing(f"blue {symbol}", *REST, dice={"blue": ["treasure"]}, turtles={"blue": "jellyfish"})
    assert describe(state, 0, PlaceDie(0, "reef")) == f"Put the blue die on the {symbol} space of its reef: {effect}."


@pytest.mark.parametrize(
    ("symbol", "pile", "left", "effect"),
    [
        ("pearl", "pearl", 1, "take 2 pearl cards, but only 1 is left"),
        ("fish", "fish", 0, "look at 2 fish cards and keep 1, but none is left"),
        ("starfish", "starfish", 2, "look at 3 starfish cards and keep 1, but only 2 are left"),
        ("turtle", "island", 0, "take the turtle and draw an island card, but none is left"),
        ("pearl", "pearl", 2, "take 2 pearl cards"),
        ("fish", "fish", 2, "look at 2 fish cards and keep 1"),
        ("starfish", "starfish", 3, "look at 3 starfish cards and keep 1"),
        ("turtle", "island", 1, "take the turtle and draw an island card"),
    ],
)
def test_c4_7_a_short_pile_is_told(symbol: str, pile: str, left: int, effect: str) -> None:
    state = placing(f"blue {symbol}", *REST, turtles={"blue": "island_card"})
    del state.piles[pile].cards[left:]
    assert describe(state, 0, PlaceDie(0, "reef")).endswith(f": {effect}.")


def test_c4_4_octopuses_on_other_reefs_are_told() -> None:
    state = placing("blue octopus", *REST, dice={"red": ["octopus"]})
    assert describe(state, 0, PlaceDie(0, "reef")).endswith(": settle an octopus for 1 point.")
    state.reefs["red"].octopus = 1
    assert describe(state, 0, PlaceDie(0, "reef")).endswith(
        ": settle an octopus for 1 point, and each octopus on another reef pays its owner 1 point."
    )


def diving(*spaces: str) -> State:
    state = placing("blue diver", *REST, dice={"green": ["diver", *spaces]})
    state.players[0].diver = "green"
    return state


def test_diving_away() -> None:
    assert "recovers the chest of the green reef" in describe(diving(), 0, PlaceDie(0, "reef"))
    assert "from the green reef, without a chest" in describe(diving("treasure"), 0, PlaceDie(0, "reef"))
    gone = diving()
    gone.reefs["green"].chest = None
    assert "from the green reef, without a chest" in describe(gone, 0, PlaceDie(0, "reef"))


@pytest.mark.parametrize(
    ("owner", "effect"),
    [
        (None, "take the top island card"),
        (0, "2 points for your octopus, and take the top island card"),
        (1, "2 points for the octopus of seat 1, and look at 2 island cards and keep 1"),
    ],
)
def test_placing_on_the_island(owner: int | None, effect: str) -> None:
    state = placing("blue pearl", *REST, dice={"blue": ["pearl", "octopus"]})
    state.reefs["blue"].octopus = owner
    assert describe(state, 0, PlaceDie(0, "island")) == f"Put the blue pearl die on the island: {effect}."


@pytest.mark.parametrize(
    ("owner", "left", "short"),
    [
        (None, 0, "take the top island card, but none is left."),
        (0, 0, "take the top island card, but none is left."),
        (1, 1, "look at 2 island cards and keep 1, but only 1 is left."),
        (None, 1, "take the top island card."),
        (0, 1, "take the top island card."),
        (1, 2, "look at 2 island cards and keep 1."),
    ],
)
def test_c5_3_a_short_island_pile_is_told(owner: int | None, left: int, short: str) -> None:
    state = placing("blue pearl", *REST, dice={"blue": ["pearl", "octopus"]})
    state.reefs["blue"].octopus = owner
    del state.piles["island"].cards[left:]
    assert describe(state, 0, PlaceDie(0, "island")).endswith(short)


def test_keeping() -> None:
    state = position(SeaCardToKeep(seats=[0], pile="starfish", cards=[]))
    sentences = {describe(state, 0, KeepSeaCard(each)) for each in CARDS}
    assert len(sentences) == len({each.face for each in CARDS.values()})
    assert describe(state, 0, KeepSeaCard(card("pearl_6"))) == (
        "Keep the starfish card with a pearl of value 6; what is left goes under the pile."
    )


def test_turtles_and_chests() -> None:
    state = position(TurtleToCopy(seats=[0]))
    assert describe(state, 0, CopyTurtle(turtle("fish_card"))) == "Copy a spare turtle: draw a fish card."
    state = position(SpareChestToTake(seats=[0]))
    assert describe(state, 0, TakeSpareChest(1)) == "Take the second spare chest, reveal it and carry it out."
    state.spare_chests.pop()
    assert describe(state, 0, TakeSpareChest(0)) == "Take the spare chest, reveal it and carry it out."


USED_UP: dict[str, Callable[[State], None]] = {
    "special_die": lambda state: state.island.update(white=0),
    "stingray": lambda state: state.stingrays.clear(),
    "starfish_card": lambda state: state.piles["starfish"].cards.clear(),
    "island_card": lambda state: state.piles["island"].cards.clear(),
    "fish_card": lambda state: state.piles["fish"].cards.clear(),
    "spare_chest": lambda state: state.spare_chests.clear(),
}


@pytest.mark.parametrize("bonus", USED_UP)
def test_c7_2_a_turtle_that_gives_nothing_is_told(bonus: str) -> None:
    state = position(TurtleToCopy(seats=[0]))
    for other in USED_UP.keys() - {bonus}:
        USED_UP[other](state)
    enough = describe(state, 0, CopyTurtle(turtle(bonus)))
    USED_UP[bonus](state)
    assert describe(state, 0, CopyTurtle(turtle(bonus))) == enough.removesuffix(".") + ", but none is left."


def test_the_special_die() -> None:
    state = position(SpecialDieToPlace(seats=[0], symbol="pearl"))
    assert describe(state, 0, PlaceSpecialDie("red")) == (
        "Put the special die on the pearl space of the red reef: take 2 pearl cards."
    )


def test_the_end() -> None:
    state = position(StarfishToCarryOut(seats=[0]))
    assert describe(state, 0, CarryOutStarfish(card("points_per_turtle"))) == (
        "Carry out the starfish card “3 points for each of your turtles”."
    )
    state = position(ChestToRecover(seats=[0], reefs=["red", "yellow"]))
    assert describe(state, 0, RecoverChest("red")) == "Recover the chest of the red reef, reveal it and carry it out."
    state = position(LeftoverCardToDraw(seats=[0], dice=2, piles=["fish"]))
    assert describe(state, 0, DrawLeftoverCard("fish")) == (
        "Draw the top card of the fish pile (12 cards) for a leftover die."
    )


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_legal_move_has_a_sentence(seats: int) -> None:
    match = Match(GAME, seats, CoraliaOptions(), b"tell" * 8)
    for step in walk(match, start(match)):
        for move in legal_moves(GAME, step.before, step.seat):
            assert re.fullmatch(r"[A-Z].*\.", describe(step.before, step.seat, move))
