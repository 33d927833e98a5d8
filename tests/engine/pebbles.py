"""Pebbles, a tiny game that uses everything the engine offers.

P1 The bag holds six pebbles; each seat draws one that only it sees, and gets three coins.
P2 All seats bid at once and in secret, at most as many coins as they have.
P3 The highest bidder (the lowest seat in a tie) pays the bid, wins the next pebble from the bag and says where it goes:
   into the hand, where nobody else sees it, or onto the table for one point.
P4 The match is over when the bag is empty. Most points win.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, ClassVar

import msgspec

from service.engine.game import Credits, Game
from service.engine.message import message
from service.engine.records import Decision, Event, Move, Outcome, Places, PointsScored, Refusal, Score, View
from service.engine.records import State as AnyState
from service.engine.table import Table

PEBBLES = [f"pebble:{number}" for number in range(1, 7)]
COINS = 3
BAG = message("met-bag")


class Bid(Move, frozen=True):
    coins: Annotated[int, msgspec.Meta(ge=0, le=COINS)]


class Hide(Move, frozen=True):
    pass


class Show(Move, frozen=True):
    pass


class BidToMake(Decision):
    answers: ClassVar = (Bid,)
    rule: ClassVar[str] = "P2"


class PebbleToPlace(Decision):
    answers: ClassVar = (Hide, Show)
    rule: ClassVar[str] = "P3"


class PebbleDrawn(Event, frozen=True):
    seat: int
    pebble: str | msgspec.UnsetType = msgspec.UNSET


class BidMade(Event, frozen=True):
    seat: int
    coins: int | msgspec.UnsetType = msgspec.UNSET


class PebbleWon(Event, frozen=True):
    seat: int
    coins: int


class State(AnyState, kw_only=True):
    pending: list[BidToMake | PebbleToPlace] = msgspec.field(default_factory=list)
    bag: list[str]
    hands: list[list[str]]
    shown: list[list[str]]
    coins: list[int]
    bids: dict[int, int] = msgspec.field(default_factory=dict)


class PebblesView(View, frozen=True, tag="pebbles"):
    hand: list[str] | None


class Options(msgspec.Struct, frozen=True):
    pass


def setup(seats: int, starts: int, _options: Options, table: Table) -> State:
    bag = list(PEBBLES)
    table.shuffle(bag)
    state = State(
        seats=seats, starts=starts, bag=bag, hands=[[] for _ in range(seats)], shown=[[] for _ in range(seats)],
        coins=[COINS] * seats,
    )  # fmt: skip
    for seat in state.seats_from(starts):
        state.hands[seat] = table.draw(state.bag, BAG)
        table.tell(PebbleDrawn(seat=seat), only={seat: {"pebble": state.hands[seat][0]}})
    state.ask(BidToMake(seats=list(range(seats))))
    return state


def candidates(state: State, _seat: int) -> Iterator[Move]:
    match state.pending[-1]:
        case BidToMake():
            yield from map(Bid, range(COINS + 1))
        case PebbleToPlace():
            yield from (Hide(), Show())


def refusal(state: State, seat: int, move: Move) -> Refusal | None:
    if isinstance(move, Bid) and move.coins > state.coins[seat]:
        return Refusal("P2", "too-few-coins", coins=state.coins[seat])
    return None


def apply(state: State, decision: Decision, seat: int, move: Move, table: Table) -> None:
    match move:
        case Bid(coins=coins):
            state.bids[seat] = coins
            table.tell(BidMade(seat=seat), only={seat: {"coins": coins}})
            if not decision.seats:
                win_pebble(state, table)
        case Hide():
            state.hands[seat] += table.draw(state.bag, BAG)
            table.tell(PebbleDrawn(seat=seat), only={seat: {"pebble": state.hands[seat][-1]}})
            bid_again(state)
        case Show():
            state.shown[seat] += table.draw(state.bag, BAG)
            table.tell(PebbleDrawn(seat=seat, pebble=state.shown[seat][-1]))
            score = len(state.shown[seat])
            table.tell(PointsScored(seat=seat, points=1, category="pebbles", rule="P3", score=score))
            bid_again(state)


def win_pebble(state: State, table: Table) -> None:
    coins, seat = max((coins, -seat) for seat, coins in state.bids.items())
    state.coins[-seat] -= coins
    state.bids = {}
    table.tell(PebbleWon(seat=-seat, coins=coins))
    state.ask(PebbleToPlace(seats=[-seat]))


def bid_again(state: State) -> None:
    if state.bag:
        state.ask(BidToMake(seats=list(range(state.seats))))


def view(state: State, seat: int | None) -> PebblesView:
    hand = None if seat is None else list(state.hands[seat])
    return PebblesView(starts=state.starts, scores=[len(shown) for shown in state.shown], hand=hand)


def outcome(state: State) -> Outcome | None:
    if state.pending:
        return None
    points = [len(shown) for shown in state.shown]
    winners = [seat for seat, own in enumerate(points) if own == max(points)]
    scores = [
        Score(seat=seat, place=1 + sum(other > own for other in points), points=own, categories={"pebbles": own})
        for seat, own in enumerate(points)
    ]
    return Outcome(scores=scores, winners=winners, decided_by="points", compared=points)


GAME = Game(
    name="pebbles",
    title="Pebbles",
    version="1",
    credits=Credits("nobody", "nobody", None),
    seats=range(2, 5),
    hidden_information=True,
    categories=("pebbles",),
    components=frozenset(PEBBLES),
    box=(),
    options=Options,
    state=State,
    moves=(Bid, Hide, Show),
    decisions=(BidToMake, PebbleToPlace),
    events=(PebbleDrawn, BidMade, PebbleWon),
    views=PebblesView,
    setup=setup,
    candidates=candidates,
    refusal=refusal,
    apply=apply,
    reshuffle=lambda state, table: table.shuffle(state.bag),
    view=view,
    outcome=outcome,
    touches=lambda _state, _seat, _move: Places(()),
)
