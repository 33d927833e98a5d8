"""Positions of Coralia, set up directly, and helpers to play on from them."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from service.engine.chance import LoadedChance
from service.engine.play import Transition, legal_moves, play, refuse
from service.engine.records import Decision, Event, Move, PointsScored, Refusal
from service.engine.table import Table
from service.games.coralia import GAME
from service.games.coralia.components import (
    CARDS,
    CHESTS,
    COLOURS,
    DICE_OF_A_COLOUR,
    PILE_CARDS,
    STINGRAYS,
    SYMBOLS,
    TURTLES,
    SpecialDieOption,
)
from service.games.coralia.moves import DieToPlace
from service.games.coralia.state import Die, Player, State

ALL_SPACES = ("turtle", "starfish", "octopus", "fish", "pearl", "diver", "treasure")


def card(face: str, nth: int = 0) -> str:
    return [card.id for card in CARDS.values() if card.face == face][nth]


def card_of(face: str, *colours: str) -> str:
    """The first card of this face that is for these colours."""
    return next(card.id for card in CARDS.values() if card.face == face and {*colours} <= {*card.pair})


def other_colour(card: str, colour: str) -> str:
    """The other of the two colours of a card."""
    return next(other for other in CARDS[card].pair if other != colour)


def turtle(bonus: str) -> str:
    return next(tile.id for tile in TURTLES.values() if tile.bonus == bonus)


def chest(bonus: str) -> str:
    return next(tile.id for tile in CHESTS.values() if tile.bonus == bonus)


def position(
    *asked: Decision,
    seats: int = 2,
    starts: int = 0,
    turn: int = 2,
    station: Sequence[str] = (),
    dice: Mapping[str, Collection[str]] | None = None,
    white: Mapping[str, str] | None = None,
    turtles: Mapping[str, str] | None = None,
    spare_turtles: Sequence[str] = (),
    owned_turtles: Mapping[int, Sequence[str]] | None = None,
    chests: Mapping[str, str] | None = None,
    spare_chests: Sequence[str] = (),
    owned_chests: Mapping[int, Sequence[str]] | None = None,
    empty_chests: Collection[str] = (),
    hands: Mapping[int, Sequence[str]] | None = None,
    shown: Mapping[int, Sequence[str]] | None = None,
    to_carry_out: Mapping[int, Sequence[str]] | None = None,
    stingrays: Mapping[int, int] | None = None,
    top: Mapping[str, Sequence[str]] | None = None,
    piles: Mapping[str, Sequence[str]] | None = None,
    special_die: SpecialDieOption = "reef_first",
) -> State:
    """A position with every component in its place; whatever is not given is in the order of the box.

    The cards of `hands` came from the pile of their kind; `top` lists cards from the top down, `piles` whole piles.
    """
    players = [Player() for _ in range(seats)]
    state = State(seats=seats, starts=starts, turn=turn, players=players, special_die=special_die)
    _put_dice(state, dice or {}, white or {}, station)
    _put_turtles(state, turtles or {}, spare_turtles, owned_turtles or {})
    _put_chests(state, chests or {}, spare_chests, owned_chests or {}, empty_chests)
    _put_cards(state, hands or {}, shown or {}, to_carry_out or {}, top or {}, piles)
    _put_stingrays(state, stingrays or {})
    for decision in asked:
        state.ask(decision)
    return state


def _put_dice(
    state: State, dice: Mapping[str, Collection[str]], white: Mapping[str, str], station: Sequence[str]
) -> None:
    for colour, spaces in dice.items():
        state.reefs[colour].dice = dict.fromkeys(spaces, colour)
        state.supply[colour] -= len(spaces)
    for colour, space in white.items():
        state.reefs[colour].dice[space] = "white"
        state.island["white"] -= 1
    for die in station:
        colour, symbol = die.split()
        state.station.append(Die(colour, symbol))
        state.supply[colour] -= 1


def _put_turtles(
    state: State, turtles: Mapping[str, str], spare: Sequence[str], owned: Mapping[int, Sequence[str]]
) -> None:
    pool = list(TURTLES)
    named = {colour: _take(pool, turtle(bonus)) for colour, bonus in turtles.items()}
    state.spare_turtles = [_take(pool, turtle(bonus)) for bonus in spare]
    for seat, bonuses in owned.items():
        state.players[seat].turtles = [_take(pool, turtle(bonus)) for bonus in bonuses]
    for colour, reef in state.reefs.items():
        if "turtle" not in reef.dice:
            reef.turtle = named.get(colour) or pool.pop(0)
    state.spare_turtles += pool


def _put_chests(
    state: State,
    chests: Mapping[str, str],
    spare: Sequence[str],
    owned: Mapping[int, Sequence[str]],
    empty: Collection[str],
) -> None:
    pool = list(CHESTS)
    named = {colour: _take(pool, chest(bonus)) for colour, bonus in chests.items()}
    state.spare_chests = [_take(pool, chest(bonus)) for bonus in spare]
    for seat, bonuses in owned.items():
        state.players[seat].chests = [_take(pool, chest(bonus)) for bonus in bonuses]
    for colour, reef in state.reefs.items():
        if colour not in empty:
            reef.chest = named.get(colour) or pool.pop(0)
    state.spare_chests += pool


def _put_cards(
    state: State,
    hands: Mapping[int, Sequence[str]],
    shown: Mapping[int, Sequence[str]],
    to_carry_out: Mapping[int, Sequence[str]],
    top: Mapping[str, Sequence[str]],
    piles: Mapping[str, Sequence[str]] | None,
) -> None:
    pool = [card for cards in PILE_CARDS.values() for card in cards]
    for seat, cards in hands.items():
        for held in cards:
            state.players[seat].hand[_kind(held)].append(_take(pool, held))
    for seat, cards in shown.items():
        state.players[seat].shown = [_take(pool, each) for each in cards]
    for seat, cards in to_carry_out.items():
        state.players[seat].to_carry_out = [_take(pool, each) for each in cards]
    tops = {name: [_take(pool, each) for each in cards] for name, cards in (piles or top).items()}
    if piles is None:
        for held in pool:
            state.piles[_kind(held)].cards.append(held)
        for name in PILE_CARDS:
            state.piles["island"].cards += [state.piles[name].cards.pop(0) for _ in range(3)]
    for name, cards in tops.items():
        state.piles[name].cards += reversed(cards)


def _put_stingrays(state: State, stingrays: Mapping[int, int]) -> None:
    state.stingrays = list(STINGRAYS)
    for seat, count in stingrays.items():
        state.players[seat].shown += [state.stingrays.pop() for _ in range(count)]


def _kind(card: str) -> str:
    return next(name for name, cards in PILE_CARDS.items() if card in cards)


def _take(pool: list[str], component: str) -> str:
    pool.remove(component)
    return component


def placing(*station: str, seat: int = 0, **rest: Any) -> State:
    """A position in which the seat has rolled these dice and has to use one of them."""
    return position(DieToPlace(seats=[seat]), station=station, **rest)


def answer(state: State, move: Move, *chance: int) -> Transition:
    seat = state.pending[-1].seats[0]
    return play(GAME, state, seat, move, Table(LoadedChance(*chance)))


def answers(state: State, *moves: Move, chance: Sequence[int] = ()) -> tuple[State, list[Event]]:
    """Play the moves one after another, using up this chance; return the last state and all events."""
    table = Table(LoadedChance(*chance))
    for move in moves:
        state = play(GAME, state, state.pending[-1].seats[0], move, table).state
    assert table.chance.drawn == len(chance), "less was left to chance than loaded"
    return state, [told.event for told in table.told]


def faces(*symbols: str) -> list[int]:
    """The chance that makes dice show these symbols."""
    return [SYMBOLS.index(symbol) for symbol in symbols]


def legal(state: State) -> list[Move]:
    return list(legal_moves(GAME, state, state.pending[-1].seats[0]))


def refusal(state: State, move: Move) -> Refusal:
    refused = refuse(GAME, state, state.pending[-1].seats[0], move)
    assert refused is not None, f"{move} is legal"
    return refused


def asks(state: State) -> type[Decision]:
    return type(state.pending[-1])


def events(transition: Transition, viewer: int | None = None) -> list[Event]:
    return [told.to(viewer) for told in transition.told]


def told(transition: Transition, kind: type[Event], viewer: int | None = None) -> list[Any]:
    return [event for event in events(transition, viewer) if isinstance(event, kind)]


def points(story: Transition | list[Event]) -> list[tuple[int, int, str, str]]:
    """The points scored: seat, points, category, rule."""
    happened = story if isinstance(story, list) else events(story)
    return [(e.seat, e.points, e.category, e.rule) for e in happened if isinstance(e, PointsScored)]


def count_dice(state: State) -> dict[str, int]:
    """The number of dice of each colour, wherever they are."""
    rolled = state.pending[-1] if state.pending else None
    everywhere = [
        *(die for reef in state.reefs.values() for die in reef.dice.values()),
        *(die.colour for die in state.station),
        *state.picked,
        *(colour for colour, count in (*state.island.items(), *state.supply.items()) for _ in range(count)),
        *(["white"] if hasattr(rolled, "symbol") else []),
    ]
    return {colour: everywhere.count(colour) for colour in (*COLOURS, "white")}


FULL_BOX_OF_DICE = {**dict.fromkeys(COLOURS, DICE_OF_A_COLOUR), "white": 2}
