"""Positions at the end of the turns, with starfish cards to carry out (C10.1)."""

from __future__ import annotations

from service.engine.play import Transition
from service.games.coralia.components import CARDS, COLOURS, ROUNDS
from service.games.coralia.moves import (
    CarryOutStarfish,
    PlaceDie,
)
from service.games.coralia.state import State
from tests.games.coralia.positions import (
    answer,
    card,
    placing,
)

TWO_REEFS, LEFTOVER = card("two_reefs"), card("leftover")
ONE, OTHER = CARDS[TWO_REEFS].pair
*_, ELSEWHERE = (colour for colour in COLOURS if colour not in CARDS[TWO_REEFS].pair)
MANY, FEW = CARDS[LEFTOVER].pair
TURTLES, CHESTS, ISLAND_DICE = card("points_per_turtle"), card("points_per_chest"), card("points_per_island_die")


def last_turn(seats: int = 2, **rest: object) -> State:
    """The last player is about to put the diver on the blue reef, where it brings nothing.

    Three dice will be left on the station, of the two colours of the leftover card.
    """
    left = (f"{MANY} fish", f"{MANY} pearl", f"{FEW} octopus")
    return placing("blue diver", *left, seat=seats - 1, seats=seats, turn=ROUNDS[seats] * seats, **rest)


def ended(**rest: object) -> Transition:
    return answer(last_turn(**rest), PlaceDie(0, "reef"))


def carrying_out(*cards: str, **rest: object) -> State:
    """Seat 0 carries out these cards; one more waits, so that the question is asked again."""
    return ended(hands={0: [*cards, card("jellyfish")], **rest.pop("hands", {})}, **rest).state


def leftover(**rest: object) -> State:
    """Three dice of the card's colours lie on the station, none in the supply."""
    state = carrying_out(LEFTOVER, **rest)
    state.supply.update({MANY: 0, FEW: 0})
    return answer(state, CarryOutStarfish(LEFTOVER)).state
