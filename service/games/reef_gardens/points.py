"""Points, by the categories in which they are scored."""

from __future__ import annotations

from typing import Literal, get_args

from service.engine.records import PointsScored
from service.engine.table import Table
from service.games.reef_gardens.state import State

Category = Literal[
    "surfaced_reefs", "surrounded_stations", "discarded_corals", "other_stations", "last_reefs", "shell_tiles"
]
CATEGORIES: tuple[Category, ...] = get_args(Category)


def score_points(state: State, table: Table, seat: int, points: int, category: Category, rule: str) -> None:
    if points:
        player = state.players[seat]
        player.points[CATEGORIES.index(category)] += points
        table.tell(PointsScored(seat=seat, points=points, category=category, rule=rule, score=player.score))
