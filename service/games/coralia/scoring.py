"""C10.2 to C10.5: divers, fish, pearls, the winner."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from service.engine.message import Name, message
from service.engine.records import Outcome, Score
from service.engine.table import Table
from service.games.coralia.components import (
    CARDS,
    CATEGORIES,
    DIVER_POINTS,
    FISH,
    FISH_SETS,
    PEARL_VALUES,
    PEARLS_SCORED,
    POINTS_PER_FISH,
    POINTS_PER_PEARL,
    CardFace,
)
from service.games.coralia.effects import score_points
from service.games.coralia.events import SeaCardsShown
from service.games.coralia.state import Player, State


def score_the_rest(state: State, table: Table) -> None:
    score_divers(state, table)
    score_fish(state, table)
    score_pearls(state, table)


def score_divers(state: State, table: Table) -> None:
    """Divers score the dice on their reefs (C10.2)."""
    for seat in state.seats_from(state.starts):
        reef = state.players[seat].diver
        if reef is not None:
            points = sum(DIVER_POINTS[space] for space in state.reefs[reef].dice)
            score_points(state, table, seat, points, "diver", "C10.2")


def score_fish(state: State, table: Table) -> None:
    """Players score sets of different fish (C10.3)."""
    for seat in state.seats_from(state.starts):
        _show(state, table, seat, FISH)
        fish = [face for face in _faces(state.players[seat]) if face in FISH]
        score_points(state, table, seat, fish_points(fish), "fish", "C10.3")
        if "points_per_fish" in _faces(state.players[seat]):
            score_points(state, table, seat, POINTS_PER_FISH * len(fish), "fish", "C10.3")


def fish_points(fish: Iterable[CardFace]) -> int:
    """The bigger a set, the more its next kind pays: so one set of all kinds, one of all that are left, and so on."""
    counts = Counter(fish).values()
    return sum(FISH_SETS[sum(count > earlier for count in counts)] for earlier in range(max(counts, default=0)))


def score_pearls(state: State, table: Table) -> None:
    """Players score their best pearls, as many as their place allows (C10.4)."""
    order = state.seats_from(state.starts)
    for seat in order:
        _show(state, table, seat, PEARL_VALUES)
    pearls = [_pearls(player) for player in state.players]
    totals = sorted({(sum(values), len(values)) for values in pearls}, reverse=True)
    for seat in order:
        place = 1 + totals.index((sum(pearls[seat]), len(pearls[seat])))
        scored = pearls[seat][: PEARLS_SCORED.get(place, 1)]
        score_points(state, table, seat, sum(scored), "pearls", "C10.4")
        if "points_per_pearl" in _faces(state.players[seat]):
            score_points(state, table, seat, POINTS_PER_PEARL * len(pearls[seat]), "pearls", "C10.4")


def _show(state: State, table: Table, seat: int, faces: Iterable[CardFace]) -> None:
    player = state.players[seat]
    if player.hidden:
        # Whatever is in it: not looking at a hand would reveal what it lacks.
        table.turn_over(message("met-hand", who=Name(seat)))
    cards = [card for card in player.hidden if CARDS[card].face in faces]
    if not cards:
        return
    for held in player.hand.values():
        held[:] = [card for card in held if card not in cards]
    player.shown += cards
    table.tell(SeaCardsShown(seat=seat, cards=[CARDS[card] for card in cards]))


def _faces(player: Player) -> list[CardFace]:
    return [CARDS[card].face for card in player.shown]


def _pearls(player: Player) -> list[int]:
    """The values of the player's pearl cards, best first."""
    return sorted((PEARL_VALUES[face] for face in _faces(player) if face in PEARL_VALUES), reverse=True)


def outcome(state: State) -> Outcome | None:
    """Most points win, then most cards, then most turtles (C10.5)."""
    if state.pending:
        return None
    results = [(player.score, len(player.cards), len(player.turtles)) for player in state.players]
    best = max(results)
    decided_by, compared = _decided_by(results)
    return Outcome(
        scores=[_score(seat, player, results) for seat, player in enumerate(state.players)],
        winners=[seat for seat, result in enumerate(results) if result == best],
        decided_by=decided_by,
        compared=compared,
    )


def _score(seat: int, player: Player, results: list[tuple[int, int, int]]) -> Score:
    place = 1 + sum(result > results[seat] for result in results)
    categories = {category: player.points.get(category, 0) for category in CATEGORIES}
    return Score(seat=seat, place=place, points=player.score, categories=categories)


def _decided_by(results: list[tuple[int, int, int]]) -> tuple[str, list[int]]:
    """What decided the match, and how much of it each seat has; 0 for a seat no longer in the tie."""
    best = max(results)
    for number, name in enumerate(("points", "cards", "turtles")):
        tied = [result[:number] == best[:number] for result in results]
        compared = [result[number] if in_tie else 0 for result, in_tie in zip(results, tied, strict=True)]
        if compared.count(best[number]) == 1:
            return name, compared
    return "shared", [points for points, _, _ in results]
