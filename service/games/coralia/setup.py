"""C2 Set-up."""

from __future__ import annotations

import msgspec

from service.engine.table import Table
from service.games.coralia.components import (
    CHESTS,
    COLOURS,
    PILE_CARDS,
    STINGRAYS,
    SYMBOLS,
    TURTLES,
    Colour,
    SpecialDieOption,
)
from service.games.coralia.events import SetupDiePlaced, TurtlePutAside
from service.games.coralia.state import Player, State
from service.games.coralia.turn import MET_DICE, begin_turn


class CoraliaOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The options of Coralia."""

    special_die: SpecialDieOption = "reef_first"


def setup(seats: int, starts: int, options: CoraliaOptions, table: Table) -> State:
    players = [Player() for _ in range(seats)]
    state = State(seats=seats, starts=starts, players=players, special_die=options.special_die)
    _lay_out_cards(state, table)
    _lay_out_turtles(state, table)
    _lay_out_chests(state, table)
    roll_setup_dice(state, table)
    begin_turn(state, table)
    return state


def _lay_out_cards(state: State, table: Table) -> None:
    """Shuffle the three piles and mix the island pile from them (C2.1)."""
    island = state.piles["island"].cards
    for name, box in PILE_CARDS.items():
        cards = list(box)
        table.shuffle(cards)
        state.piles[name].cards = cards[:-3]
        island += cards[-3:]
    table.shuffle(island)
    state.stingrays = list(STINGRAYS)


def _lay_out_turtles(state: State, table: Table) -> None:
    """Put a turtle on each reef; the others are spare (C2.2)."""
    turtles = list(TURTLES)
    table.shuffle(turtles)
    for reef in state.reefs.values():
        reef.turtle = turtles.pop()
    state.spare_turtles = turtles


def _lay_out_chests(state: State, table: Table) -> None:
    """Put a face-down chest on each reef; the others are spare (C2.3)."""
    chests = list(CHESTS)
    table.shuffle(chests)
    for reef in state.reefs.values():
        reef.chest = chests.pop()
    state.spare_chests = chests


def reshuffle(state: State, table: Table) -> None:
    """Reshuffle the face-down chests, and the piles except for the cards that players have put under them."""
    for pile in state.piles.values():
        known = len(pile.returned_by)
        unknown = pile.cards[known:]
        table.shuffle(unknown)
        pile.cards[known:] = unknown
    reefs = [reef for reef in state.reefs.values() if reef.chest is not None]
    chests = [*(reef.chest for reef in reefs if reef.chest is not None), *state.spare_chests]
    table.shuffle(chests)
    for reef in reefs:
        reef.chest = chests.pop()
    state.spare_chests = chests


def roll_setup_dice(state: State, table: Table) -> None:
    """Roll one die of each colour for each player fewer than four (C2.5)."""
    for _ in range(4 - state.seats):
        for colour in COLOURS:
            _place_setup_die(state, table, colour)


def _place_setup_die(state: State, table: Table, colour: Colour) -> None:
    state.supply[colour] -= 1
    symbol = table.roll(SYMBOLS, MET_DICE[colour])
    space = "treasure" if symbol == "diver" else symbol
    reef = state.reefs[colour]
    if space in reef.dice:
        state.island[colour] += 1
        table.tell(SetupDiePlaced(colour=colour, symbol=symbol, to="island"))
        return
    reef.dice[space] = colour
    table.tell(SetupDiePlaced(colour=colour, symbol=symbol, to=space))
    if space == "turtle":
        _put_turtle_aside(state, table, colour)


def _put_turtle_aside(state: State, table: Table, colour: Colour) -> None:
    turtle, state.reefs[colour].turtle = state.reefs[colour].turtle, None
    if turtle is not None:
        state.spare_turtles.append(turtle)
        table.tell(TurtlePutAside(turtle=TURTLES[turtle], reef=colour))
