"""I6 The end."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from service.engine.chance import LoadedChance
from service.engine.message import Name, message
from service.engine.records import Outcome
from service.engine.sentences import reason
from service.engine.table import Table
from service.games.island_of_gems import GAME
from service.games.island_of_gems.components import PatternsOption
from service.games.island_of_gems.events import SecretCardsShown
from service.games.island_of_gems.moves import PlaceGem, TakeSeahorseCard
from service.games.island_of_gems.rules import IslandOfGemsOptions
from service.games.island_of_gems.scoring import CATEGORIES, majorities, outcome, points_of_card, score_the_end
from service.games.island_of_gems.state import State
from service.games.island_of_gems.view import IslandOfGemsCard, IslandOfGemsView
from tests.games.island_of_gems.positions import (
    BOTTOM_LEFT,
    BOTTOM_RIGHT,
    CENTRE,
    DIVERS,
    FLOODS,
    LEFT,
    RIGHT,
    TOP,
    TOP_LEFT,
    TOP_RIGHT,
    WHITE,
    YELLOW,
    Place,
    answer,
    card,
    events,
    gem,
    points,
    position,
    random_play,
    said,
)

# The spaces of the numbered shells on tiles 1 to 5, which lie on islands 0 to 4.
PATTERNS = {0: (0, 1, 2), 1: (3, 4, 5), 2: (6, 7, 8), 3: (0, 3, 6), 4: (1, 4, 7)}


def pattern(*islands: int) -> list[Place]:
    return [(island, space) for island in islands for space in PATTERNS[island]]


def paid(state: State, category: str) -> list[int]:
    """What the end pays each seat in a category."""
    score_the_end(state, Table(LoadedChance()))
    return [player.points.get(category, 0) for player in state.players]


@pytest.mark.parametrize(("option", "totals"), [("sum", [0, 5, 14, 28, 28, 28]), ("table", [0, 5, 9, 14, 14, 14])])
def test_i6_1_patterns_pay(option: PatternsOption, totals: list[int]) -> None:
    for count, total in enumerate(totals):
        assert paid(position(patterns=option, gems=(pattern(*range(count)), [])), "patterns") == [total, 0]


def test_i6_1_the_other_players_gem_on_a_numbered_shell_breaks_the_pattern() -> None:
    assert paid(position(gems=([(0, 0), (0, 1)], [(0, 2)])), "patterns") == [0, 0]


def test_i6_1_a_diamond_or_an_open_space_is_no_pattern() -> None:
    assert paid(position(gems=([(0, 0), (0, 1)], []), diamonds=[(0, 2)]), "patterns") == [0, 0]
    assert paid(position(gems=([(0, 0), (0, 1)], [])), "patterns") == [0, 0]


def test_i6_1_the_other_spaces_do_not_matter() -> None:
    state = position(gems=(pattern(0), [(0, space) for space in range(3, 8)]), diamonds=[(0, 8)])
    assert paid(state, "patterns") == [5, 0]


@pytest.mark.parametrize(
    ("category", "spaces", "points"), [("most_yellow_shells", (3, 5, 7), 3), ("most_numbered_shells", (0, 1, 2), 6)]
)
def test_i6_2_most_shells(category: str, spaces: tuple[int, ...], points: int) -> None:
    assert paid(position(gems=([(0, spaces[0]), (0, spaces[1])], [(0, spaces[2])])), category) == [points, 0]
    assert paid(position(gems=([(0, spaces[0])], [(0, spaces[1]), (0, spaces[2])])), category) == [0, points]


@pytest.mark.parametrize("category", ["most_yellow_shells", "most_numbered_shells"])
def test_i6_2_a_tie_pays_nobody(category: str) -> None:
    assert paid(position(gems=([(0, 0), (0, 3)], [(0, 1), (0, 5)])), category) == [0, 0]


def test_i6_3_a_majority_is_more_gems_than_the_other() -> None:
    state = position(
        gems=([(0, 0), (0, 1), (1, 0), (2, 0)], [(0, 2), (1, 1), (3, 0)]), diamonds=[(2, 1), (2, 2), (4, 0)]
    )
    assert majorities(state, 0) == [0, 2]
    assert majorities(state, 1) == [3]
    assert paid(state, "majorities") == [6, 3]


@pytest.mark.parametrize(("count", "points"), [*enumerate([0, 3, 6, 10, 15, 21, 28, 36, 45, 55])])
def test_i6_3_what_majorities_pay(count: int, points: int) -> None:
    assert paid(position(gems=([], [(island, 0) for island in range(count)])), "majorities") == [0, points]


def test_i6_4_diamonds_pay_the_majority() -> None:
    state = position(
        gems=([(0, 0), (1, 0), (2, 0)], [(1, 1), (3, 0)]),
        diamonds=[(0, 1), (0, 2), (1, 2), (2, 1), (3, 1), (4, 0)],
    )
    assert paid(state, "diamonds") == [6, 2]


@pytest.mark.parametrize("starts", [0, 1])
def test_i6_5_yellow_cards_count_own_gems_and_white_ones_the_others(starts: int) -> None:
    """The top card is printed with position 1, which the other player reads as the bottom one, 7."""
    other = 1 - starts
    gems: dict[int, Iterable[Place]] = {starts: [(1, 0), (1, 1), (7, 2)], other: [(1, 2), (7, 0), (7, 1), (7, 3)]}
    state = position(starts=starts, gems=(gems[0], gems[1]), row=[])
    assert points_of_card(state, starts, YELLOW[TOP]) == 2 * 2
    assert points_of_card(state, starts, WHITE[TOP]) == 1 * 1
    assert points_of_card(state, other, YELLOW[TOP]) == 2 * 3
    assert points_of_card(state, other, WHITE[TOP]) == 1 * 1


def test_i6_5_the_centre_is_the_same_for_both() -> None:
    state = position(gems=([(CENTRE, 0)], [(CENTRE, 1), (CENTRE, 2)]), row=[])
    assert (points_of_card(state, 0, YELLOW[CENTRE]), points_of_card(state, 1, YELLOW[CENTRE])) == (1, 2)


def test_i6_5_open_and_secret_cards_pay_and_divers_do_not() -> None:
    state = position(
        gems=([(TOP, 0), (CENTRE, 0)], [(TOP_LEFT, 0)]),
        row=[],
        open_cards=([YELLOW[TOP], DIVERS[0]], []),
        secret_cards=([WHITE[TOP_LEFT], YELLOW[CENTRE]], []),
    )
    assert paid(state, "shell_cards") == [2 + 2 + 1, 0]


def test_i6_the_last_gem_ends_the_match_and_every_category_is_told() -> None:
    state = position(
        gem(1),
        gems=(pattern(0), [(1, 0), (1, 2), (2, 1)]),
        diamonds=[(0, 8), (2, 8)],
        row=[],
        open_cards=([YELLOW[CENTRE], DIVERS[0]], []),
        secret_cards=([WHITE[TOP_RIGHT]], [WHITE[BOTTOM_RIGHT]]),
        tides=FLOODS[:9],
        turn=54,
        sent_to=CENTRE,
    )
    played = answer(state, 1, PlaceGem(CENTRE, BOTTOM_LEFT))
    assert points(played) == [
        (1, 1, "shells", "I3.3"),
        (0, 5, "patterns", "I6.1"),
        (0, 6, "most_numbered_shells", "I6.2"),
        (0, 3, "majorities", "I6.3"),
        (0, 2, "diamonds", "I6.4"),
        (0, 2, "shell_cards", "I6.5"),
        (1, 3, "most_yellow_shells", "I6.2"),
        (1, 10, "majorities", "I6.3"),
        (1, 2, "diamonds", "I6.4"),
        (1, 6, "shell_cards", "I6.5"),
    ]
    assert [event for event in events(played) if isinstance(event, SecretCardsShown)] == [
        SecretCardsShown(seat=0, cards=[WHITE[TOP_RIGHT]], islands=[TOP_RIGHT]),
        SecretCardsShown(seat=1, cards=[WHITE[BOTTOM_RIGHT]], islands=[TOP_LEFT]),
    ]
    assert played.met == [("turn_over", message("met-secret_cards", who=Name(seat))) for seat in (0, 1)]
    over = outcome(played.state)
    assert over is not None
    assert [score.points for score in over.scores] == [7 + 2 + 5 + 6 + 3 + 2 + 2, 4 + 3 + 10 + 2 + 6]
    assert over.scores[0].categories == dict(zip(CATEGORIES, (7, 2, 5, 0, 6, 3, 2, 2), strict=True))
    assert over.scores[1].categories == dict(zip(CATEGORIES, (4, 0, 0, 3, 0, 10, 2, 6), strict=True))


def finished(points: tuple[int, int], **changes) -> Outcome:
    """The outcome of a match that ends with these points."""
    state = position(row=[], **changes)
    for player, score in zip(state.players, points, strict=True):
        player.points = {"shells": score}
    over = outcome(state)
    assert over is not None
    return over


def test_i6_6_most_points_win() -> None:
    over = finished((41, 40), gems=([], pattern(0)))
    assert (over.winners, over.decided_by, over.compared) == ([0], "points", [41, 40])
    assert [score.place for score in over.scores] == [1, 2]


@pytest.mark.parametrize(
    ("name", "compared", "zero", "one", "cards"),
    [
        ("patterns", [0, 1], [(0, 0), (1, 3), (2, 6), (3, 0)], pattern(4), ([], [])),
        ("majorities", [1, 2], [(0, 0), (0, 1), (0, 3), (0, 5), (0, 7)], [(1, 3), (2, 6)], ([], [])),
        ("yellow_shells", [0, 1], [(0, 0), (0, 1)], [(1, 3), (1, 0)], ([], [])),
        ("numbered_shells", [0, 1], [(0, 3), (0, 4)], [(1, 0), (1, 4)], ([DIVERS[0]], [])),
        ("seahorse_cards", [0, 1], [(0, 0)], [(1, 3)], ([], [DIVERS[0]])),
    ],
)
def test_i6_6_ties_are_decided_in_this_order(
    name: str, compared: list[int], zero: list[Place], one: list[Place], cards
) -> None:
    over = finished((40, 40), gems=(zero, one), open_cards=cards)
    assert (over.winners, over.decided_by, over.compared) == ([1], name, compared)
    more = f"more {name.replace('_', ' ')}, {compared[1]} to {compared[0]}"
    assert said(reason(over)) == f"The points are level, and Bob wins with {more}."
    assert [score.place for score in over.scores] == [2, 1]


def test_i6_6_an_earlier_tie_break_outweighs_all_later_ones() -> None:
    over = finished(
        (40, 40),
        gems=([(1, 0), (2, 1), (3, 1), (1, 3), (2, 6), (3, 0), (3, 3)], pattern(0)),
        open_cards=([DIVERS[0], DIVERS[1]], []),
    )
    assert (over.winners, over.decided_by) == ([1], "patterns")


def test_i6_6_otherwise_the_victory_is_shared() -> None:
    over = finished((40, 40), gems=([(0, 0)], [(1, 3)]), secret_cards=([YELLOW[0]], [YELLOW[1]]))
    assert (over.winners, over.decided_by, over.compared) == ([0, 1], "shared", [40, 40])
    assert [score.place for score in over.scores] == [1, 1]


def test_i6_6_no_outcome_before_the_end() -> None:
    assert outcome(position(gem(0))) is None


def recount(view: IslandOfGemsView, option: PatternsOption) -> list[int]:
    """The final scores, recounted from what is on the table at the end."""
    return [_recount_seat(view, seat, option) for seat in (0, 1)]


def _recount_seat(view: IslandOfGemsView, seat: int, option: PatternsOption) -> int:
    islands = [island.spaces for island in view.islands]
    mine = [space for spaces in islands for space in spaces if space.gem == seat]
    others = [space for spaces in islands for space in spaces if space.gem == 1 - seat]
    total = sum(space.value for space in mine)
    complete = sum({space.gem for space in spaces if space.value > 1} == {seat} for spaces in islands)
    steps = [5, 9, 14][:complete]
    total += sum(steps) if option == "sum" else sum(steps[-1:])
    total += 3 * (sum(space.value == 1 for space in mine) > sum(space.value == 1 for space in others))
    total += 6 * (sum(space.value > 1 for space in mine) > sum(space.value > 1 for space in others))
    balance = [sum((space.gem == seat) - (space.gem == 1 - seat) for space in spaces) for spaces in islands]
    won = [spaces for spaces, lead in zip(islands, balance, strict=True) if lead > 0]
    total += (len(won) + 1) * (len(won) + 2) // 2 if won else 0
    total += 2 * sum(space.diamond for spaces in won for space in spaces)
    return total + sum(_recount_card(view, seat, held) for held in _all_cards(view, seat))


def _all_cards(view: IslandOfGemsView, seat: int) -> list[IslandOfGemsCard]:
    player = view.players[seat]
    assert player.secret_cards is not None
    return player.open_cards + player.secret_cards


def _recount_card(view: IslandOfGemsView, seat: int, held: IslandOfGemsCard) -> int:
    if held.kind == "scuba_diver":
        return 2
    island = held.position if seat == view.starts else 8 - held.position
    counted = seat if held.kind == "yellow_shell" else 1 - seat
    return held.value * sum(space.gem == counted for space in view.islands[island].spaces)


@pytest.mark.parametrize("option", ["sum", "table"])
def test_i6_the_final_scores_recounted_from_the_table(option: PatternsOption) -> None:
    for number in range(12):
        *_, last = random_play(number, IslandOfGemsOptions(patterns=option))
        over = GAME.outcome(last.after)
        assert over is not None
        for viewer in (0, 1, None):
            assert recount(GAME.view(last.after, viewer), option) == [score.points for score in over.scores]


def test_i6_cards_taken_with_the_last_gem_count() -> None:
    state = position(
        card(1),
        gems=([(CENTRE, LEFT)], [(CENTRE, RIGHT)]),
        row=[WHITE[CENTRE]],
        tides=FLOODS[:9],
        turn=54,
    )
    assert (1, 1, "shell_cards", "I6.5") in points(answer(state, 1, TakeSeahorseCard(WHITE[CENTRE])))
