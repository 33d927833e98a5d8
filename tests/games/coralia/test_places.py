"""What to touch for a move, what an event points at, and what touching the board can mean."""

from __future__ import annotations

import pytest

from service.engine.records import Move, Places, Setup
from service.games.coralia import GAME, events
from service.games.coralia.components import CARDS, COLOURS, TURTLES
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
from service.games.coralia.setup import CoraliaOptions
from service.games.coralia.state import State
from tests.games.coralia.positions import card, placing, position, turtle

REST = ("green starfish", "yellow pearl", "red fish")
LION, PUFFER, ANGEL = card("lionfish"), card("pufferfish"), card("angelfish")
SETUP = Setup(2, CoraliaOptions())


@pytest.mark.parametrize(
    ("state", "move", "places"),
    [
        (position(DieToPick(seats=[0])), PickDie("red"), Places(("supply:red",))),
        (position(DiceToLock(seats=[0])), LockDice(()), Places(("roll",), any_order=True)),
        (position(DiceToLock(seats=[0])), LockDice((0, 2)), Places(("die:0", "die:2"), any_order=True)),
        (placing("blue pearl", *REST), PlaceDie(0, "reef"), Places(("die:0", "space:blue:pearl"))),
        (placing("blue pearl", *REST), PlaceDie(3, "island"), Places(("die:3", "island"))),
        (position(SeaCardToKeep(seats=[0], pile="fish", cards=[LION])), KeepSeaCard(LION), Places((LION,))),
        (position(TurtleToCopy(seats=[0])), CopyTurtle("turtle:07"), Places(("turtle:07",))),
        (position(SpareChestToTake(seats=[0])), TakeSpareChest(1), Places(("spare_chest:1",))),
        (
            position(SpecialDieToPlace(seats=[0], symbol="fish")),
            PlaceSpecialDie("red"),
            Places(("space:red:fish",)),
        ),
        (position(SpecialDieToPlace(seats=[0], symbol="fish")), ReturnSpecialDie(), Places(("island",))),
        (position(StarfishToCarryOut(seats=[0])), CarryOutStarfish(LION), Places((LION,))),
        (position(StarfishToCarryOut(seats=[0])), SetStarfishAside(LION), Places(("aside", LION))),
        (position(ChestToRecover(seats=[0], reefs=[], may_stop=True)), StopRecovering(), Places(("stop",))),
        (position(LeftoverCardToDraw(seats=[0], dice=1, piles=[])), StopDrawing(), Places(("stop",))),
        (
            position(ChestToRecover(seats=[0], reefs=["red", "blue"])),
            RecoverChest("red"),
            Places(("space:red:treasure",)),
        ),
        (
            position(LeftoverCardToDraw(seats=[0], dice=1, piles=["fish"])),
            DrawLeftoverCard("fish"),
            Places(("pile:fish",)),
        ),
    ],
)
def test_what_to_touch(state: State, move: Move, places: Places) -> None:
    assert GAME.touches(state, 0, move) == places


def conceivable(state: State, seat: int = 0) -> set[Move]:
    assert GAME.conceivable is not None
    return set(GAME.conceivable(state, seat))


def test_every_card_that_the_seat_sees_may_be_tried() -> None:
    held, shown = {0: [ANGEL], 1: [card("angelfish", 1)]}, {1: [card("pearl_2")]}
    state = position(SeaCardToKeep(seats=[0], pile="fish", cards=[LION, PUFFER]), hands=held, shown=shown)
    seen = {LION, PUFFER, ANGEL, card("pearl_2"), "stingray:01", "stingray:02"}
    assert conceivable(state) == {KeepSeaCard(each) for each in seen}


def test_every_turtle_on_the_board_and_every_reef_may_be_tried() -> None:
    state = position(TurtleToCopy(seats=[0]), owned_turtles={1: ["jellyfish"]})
    assert conceivable(state) == {CopyTurtle(each) for each in TURTLES if each != turtle("jellyfish")}
    state = position(ChestToRecover(seats=[0], reefs=["red", "blue"]))
    assert conceivable(state) == {RecoverChest(reef) for reef in COLOURS}


def test_stopping_may_be_tried_where_it_is_allowed() -> None:
    state = position(ChestToRecover(seats=[0], reefs=["red", "blue"], may_stop=True))
    assert conceivable(state) == {*(RecoverChest(reef) for reef in COLOURS), StopRecovering()}


def test_setting_any_card_aside_may_be_tried_if_one_can_be() -> None:
    points, chests = card("points_per_turtle"), card("spare_chest")
    state = position(StarfishToCarryOut(seats=[0]), to_carry_out={0: [points]})
    assert SetStarfishAside(points) not in conceivable(state)
    state = position(StarfishToCarryOut(seats=[0]), to_carry_out={0: [points, chests]})
    assert {SetStarfishAside(points), SetStarfishAside(chests)} <= conceivable(state)


def test_only_spare_chests_that_are_there_may_be_tried() -> None:
    state = position(SpareChestToTake(seats=[0]))
    assert conceivable(state) == {TakeSpareChest(0), TakeSpareChest(1)}
    state.spare_chests.pop()
    assert conceivable(state) == {TakeSpareChest(0)}


def test_cards_are_pointed_at_for_the_seat_that_sees_them() -> None:
    for_all = events.SeaCardsDrawn(seat=0, pile="fish", count=1)
    for_the_seat = events.SeaCardsDrawn(seat=0, pile="fish", count=1, cards=[CARDS[LION]])
    assert list(GAME.points_at(for_all, SETUP)) == ["pile:fish"]
    assert list(GAME.points_at(for_the_seat, SETUP)) == ["pile:fish", LION]


@pytest.mark.parametrize(("fits", "place"), [(True, "special_die"), (False, "island")])
def test_a_special_die_that_no_reef_can_take_is_on_the_island(fits: bool, place: str) -> None:
    assert list(GAME.points_at(events.SpecialDieRolled(seat=0, symbol="fish", fits=fits), SETUP)) == [place]
