"""Points, the end of the match and its outcome (I6)."""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated

import msgspec

from service.engine.message import Name, message
from service.engine.records import Outcome, PointsScored, Score
from service.engine.table import Table
from service.games.island_of_gems.components import (
    DIAMOND_POINTS,
    MAJORITY_POINTS,
    MOST_NUMBERED_POINTS,
    MOST_YELLOW_POINTS,
    NUMBERED_SHELLS,
    PATTERN_POINTS,
    SEAHORSE_CARDS,
    TILES,
)
from service.games.island_of_gems.events import SecretCardsShown
from service.games.island_of_gems.islands import POSITIONS
from service.games.island_of_gems.state import GEM_OF, Player, State

CATEGORIES = (
    "shells",
    "divers",
    "patterns",
    "most_yellow_shells",
    "most_numbered_shells",
    "majorities",
    "diamonds",
    "shell_cards",
)


def score_points(state: State, table: Table, seat: int, points: int, category: str, rule: str) -> None:
    if points:
        player = state.players[seat]
        player.points[category] = player.points.get(category, 0) + points
        table.tell(PointsScored(seat=seat, points=points, category=category, rule=rule, score=player.score))


def score_the_end(state: State, table: Table) -> None:
    show_secret_cards(state, table)
    both = standings(state)
    for seat in state.seats_from(state.starts):
        own, other = both[seat], both[state.seat_after(seat)]
        score_points(state, table, seat, pattern_points(state, own.patterns), "patterns", "I6.1")
        if own.yellow_shells > other.yellow_shells:
            score_points(state, table, seat, MOST_YELLOW_POINTS, "most_yellow_shells", "I6.2")
        if own.numbered_shells > other.numbered_shells:
            score_points(state, table, seat, MOST_NUMBERED_POINTS, "most_numbered_shells", "I6.2")
        score_points(state, table, seat, MAJORITY_POINTS[own.majorities], "majorities", "I6.3")
        score_points(state, table, seat, diamond_points(state, seat), "diamonds", "I6.4")
        score_points(state, table, seat, shell_card_points(state, seat), "shell_cards", "I6.5")


def show_secret_cards(state: State, table: Table) -> None:
    for seat in state.seats_from(state.starts):
        cards = state.players[seat].secret_cards
        if cards:
            table.turn_over(message("met-secret_cards", who=Name(seat)))
            counted = (state.island_counted(card, seat) for card in cards)
            islands = [island for island in counted if island is not None]
            table.tell(SecretCardsShown(seat=seat, cards=list(cards), islands=islands))


class IslandOfGemsStanding(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a player has that pays at the end, in the order in which it breaks a tie."""

    patterns: Annotated[int, msgspec.Meta(ge=0, le=9, description="Islands whose numbered shells are all covered.")]
    majorities: Annotated[int, msgspec.Meta(ge=0, le=9, description="Islands with more gems than the other player.")]
    yellow_shells: Annotated[int, msgspec.Meta(ge=0, le=27, description="Yellow shells covered.")]
    numbered_shells: Annotated[int, msgspec.Meta(ge=0, le=27, description="Numbered shells covered.")]
    seahorse_cards: Annotated[int, msgspec.Meta(ge=0, le=24, description="Cards taken, scuba divers too.")]


def standings(state: State) -> list[IslandOfGemsStanding]:
    """Each seat's standing. Every view shows both, so they are counted in one go."""
    counts = [_count(tile, contents) for tile, contents in state.laid_out]
    each = [sum(column) for column in zip(*counts, strict=True)]
    first, second = state.players
    return [_standing(first, *each[:4]), _standing(second, *each[4:])]


def _standing(player: Player, patterns: int, majorities: int, yellow: int, numbered: int) -> IslandOfGemsStanding:
    return IslandOfGemsStanding(patterns, majorities, yellow, numbered, len(player.cards))


@lru_cache(maxsize=4096)  # a move changes only an island or two
def _count(tile: str, contents: bytes) -> tuple[int, ...]:
    """An island's counts for seat 0, then for seat 1: pattern, majority, yellow and numbered shells covered."""
    counts: list[int] = []
    for own, other in (GEM_OF, GEM_OF[::-1]):
        covered = [printed.kind for printed, content in zip(TILES[tile], contents, strict=True) if content == own]
        yellow, numbered = covered.count("yellow_shell"), covered.count("numbered_shell")
        counts += [numbered == NUMBERED_SHELLS, contents.count(own) > contents.count(other), yellow, numbered]
    return tuple(counts)


def pattern_points(state: State, patterns: int) -> int:
    table = PATTERN_POINTS[state.patterns]
    return table[min(patterns, len(table) - 1)]


def majorities(state: State, seat: int) -> list[int]:
    """The islands with more gems of this player than of the other."""
    other = state.seat_after(seat)
    return [island for island in POSITIONS if state.gems_on(island, seat) > state.gems_on(island, other)]


def diamond_points(state: State, seat: int) -> int:
    return DIAMOND_POINTS * sum(state.diamonds_on(island) for island in majorities(state, seat))


def shell_card_points(state: State, seat: int) -> int:
    return sum(points_of_card(state, seat, card) for card in state.players[seat].cards)


def points_of_card(state: State, seat: int, card: str) -> int:
    """What a seahorse card would pay its holder if the match ended now."""
    kind, _, value = SEAHORSE_CARDS[card]
    island = state.island_counted(card, seat)
    if island is None:
        return 0
    return value * state.gems_on(island, seat if kind == "yellow_shell" else state.seat_after(seat))


def outcome(state: State) -> Outcome | None:
    if state.pending:
        return None
    decided_by, compared = _decided_by(state)
    winners = [seat for seat in range(state.seats) if compared[seat] == max(compared)]
    scores = [
        Score(seat=seat, place=1 if seat in winners else 2, points=player.score, categories=_by_category(state, seat))
        for seat, player in enumerate(state.players)
    ]
    return Outcome(scores=scores, winners=winners, decided_by=decided_by, compared=compared)


def _decided_by(state: State) -> tuple[str, list[int]]:
    """The first criterion on which the players differ, and how much of it each has (I6.6)."""
    both = standings(state)
    points = [player.score for player in state.players]
    tie_breaks = {name: [getattr(own, name) for own in both] for name in IslandOfGemsStanding.__struct_fields__}
    for name, numbers in {"points": points, **tie_breaks}.items():
        if numbers[0] != numbers[1]:
            return name, numbers
    return "shared", points


def _by_category(state: State, seat: int) -> dict[str, int]:
    points = state.players[seat].points
    return {category: points.get(category, 0) for category in CATEGORIES}
