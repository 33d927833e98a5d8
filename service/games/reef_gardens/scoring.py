"""The end (G9)."""

from __future__ import annotations

from service.engine.records import Outcome, Score
from service.engine.table import Table
from service.games.reef_gardens.components import SHELL_POINTS, SHELLS
from service.games.reef_gardens.points import CATEGORIES, score_points
from service.games.reef_gardens.state import Player, State
from service.games.reef_gardens.stations import score_other_stations


def score_the_end(state: State, table: Table) -> None:
    score_other_stations(state, table)
    for seat in range(state.seats):
        for reef in state.reefs_of(seat):
            score_points(state, table, seat, state.size(reef) + state.clownfish(reef), "last_reefs", "G9.3")
    for seat, player in enumerate(state.players):
        score_points(state, table, seat, shell_points(player), "shell_tiles", "G9.4")


def shell_points(player: Player) -> int:
    # G9.4
    schools = [SHELLS[tile].worth for tile in player.shells if SHELLS[tile].kind == "fish_school"]
    others = len(player.shells) - len(schools)
    holding = len(player.anemones) - len(player.free_anemones)
    return sum(schools) + SHELL_POINTS * (others + holding)


def outcome(state: State) -> Outcome | None:
    # G9.5
    if state.pending:
        return None
    points = [player.score for player in state.players]
    winners = [seat for seat in range(state.seats) if points[seat] == max(points)]
    return Outcome(
        scores=[_score(seat, player, points) for seat, player in enumerate(state.players)],
        winners=winners,
        decided_by="points" if len(winners) == 1 else "shared",
        compared=points,
    )


def _score(seat: int, player: Player, points: list[int]) -> Score:
    return Score(
        seat=seat,
        place=1 + sum(other > player.score for other in points),
        points=player.score,
        categories=dict(zip(CATEGORIES, player.points, strict=True)),
    )
