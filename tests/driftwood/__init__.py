"""Driftwood: planks lie in a row on the beach, and on each turn a player takes one from either end."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

import msgspec

from service.engine import records
from service.engine.game import Credits, Game
from service.engine.message import message
from service.engine.records import ActingSeat, Decision, Event, Move, Outcome, PanelItem, Places, Refusal, Score, View
from service.engine.table import Table

# D1 The box: nine planks, worth 1 to 3 points.
WORTH = {f"plank:{number}": 1 + number % 3 for number in range(1, 10)}
PlankId = Annotated[str, msgspec.Meta(pattern="^plank:[1-9]$", description="A plank, by its id.")]
RowOrder = Annotated[
    Literal["shuffled", "sorted"], msgspec.Meta(title="RowOrder", description="How the planks lie in the row.")
]


class TakePlank(Move, frozen=True):
    """Take a plank from an end of the row."""

    plank: PlankId


class PlankToTake(Decision, tag="take_plank"):
    """Which plank do you take?"""

    answers: ClassVar = (TakePlank,)
    rule: ClassVar[str] = "D2.1"


class PlanksLaid(Event, frozen=True):
    """The planks were laid in a row."""

    planks: Annotated[list[PlankId], msgspec.Meta(description="From left to right.")]


class PlankTaken(Event, frozen=True):
    """A player took a plank."""

    seat: ActingSeat
    plank: PlankId


class DriftwoodOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a match of Driftwood is played."""

    row: RowOrder = "shuffled"


class State(records.State, kw_only=True):
    row: list[str]
    taken: list[list[str]]
    pending: list[PlankToTake] = msgspec.field(default_factory=list)

    @property
    def scores(self) -> list[int]:
        return [sum(WORTH[plank] for plank in planks) for planks in self.taken]


class DriftwoodView(View, frozen=True, tag="driftwood"):
    """The beach."""

    row: Annotated[list[PlankId], msgspec.Meta(description="From left to right.")]
    taken: Annotated[list[list[PlankId]], msgspec.Meta(description="By seat, the planks in the order taken.")]


def setup(seats: int, starts: int, options: DriftwoodOptions, table: Table) -> State:
    row = list(WORTH)
    if options.row == "shuffled":
        table.shuffle(row)
    table.tell(PlanksLaid(planks=list(row)))
    state = State(seats=seats, starts=starts, row=row, taken=[[] for _ in range(seats)])
    begin_turn(state, starts, table)
    return state


def begin_turn(state: State, seat: int, table: Table) -> None:
    table.tell(records.TurnBegan(seat=seat, turn=1 + len(WORTH) - len(state.row)))
    state.ask(PlankToTake(seats=[seat]))


def refusal(state: State, _seat: int, move: TakePlank) -> Refusal | None:
    if move.plank in (state.row[0], state.row[-1]):
        return None
    return Refusal("D2.1", "not-at-an-end")


def apply(state: State, _decision: PlankToTake, seat: int, move: TakePlank, table: Table) -> None:
    state.row.remove(move.plank)
    state.taken[seat].append(move.plank)
    table.tell(PlankTaken(seat=seat, plank=move.plank))
    points, score = WORTH[move.plank], state.scores[seat]
    table.tell(records.PointsScored(seat=seat, points=points, category="planks", rule="D2.2", score=score))
    if state.row:
        begin_turn(state, state.seat_after(seat), table)


def outcome(state: State) -> Outcome | None:
    if state.pending:
        return None
    points = state.scores
    winners = [seat for seat, own in enumerate(points) if own == max(points)]
    scores = [
        Score(seat=seat, place=1 + sum(other > own for other in points), points=own, categories={"planks": own})
        for seat, own in enumerate(points)
    ]
    return Outcome(scores, winners, "points" if len(winners) == 1 else "shared", points)


GAME = Game(
    name="driftwood",
    title="Driftwood",
    version="1",
    credits=Credits("Tidetable", "Tidetable", None),
    seats=range(2, 5),
    hidden_information=False,
    categories=("planks",),
    components=frozenset(WORTH),
    box=(),
    options=DriftwoodOptions,
    state=State,
    moves=(TakePlank,),
    decisions=(PlankToTake,),
    events=(PlanksLaid, PlankTaken),
    views=DriftwoodView,
    setup=setup,
    candidates=lambda state, _seat: [TakePlank(plank) for plank in state.row],
    refusal=refusal,
    apply=apply,
    reshuffle=lambda _state, _table: None,
    view=lambda state, _seat: DriftwoodView(
        starts=state.starts, scores=state.scores, row=list(state.row), taken=[list(own) for own in state.taken]
    ),
    outcome=outcome,
    pieces=("plank",),
    does=lambda state, _, move: message("move-take_plank", points=WORTH[move.plank], left=move.plank == state.row[0]),
    touches=lambda _state, _seat, move: Places((move.plank,)),
    panel=lambda view, seat: [PanelItem("planks", len(view.taken[seat]), "plank")],
)
