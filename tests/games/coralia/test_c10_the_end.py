"""C10.2 to C10.5 The end: divers, fish, pearls, the winner."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache
from itertools import product

import pytest

from service.engine.chance import LoadedChance
from service.engine.message import Name, message
from service.engine.records import Met
from service.engine.sentences import reason
from service.engine.table import Table
from service.games.coralia import GAME
from service.games.coralia.components import CARDS, CATEGORIES, FISH, FISH_SETS
from service.games.coralia.events import SeaCardsShown
from service.games.coralia.moves import SetStarfishAside, StarfishToCarryOut
from service.games.coralia.scoring import fish_points, outcome, score_divers, score_fish, score_pearls
from service.games.coralia.setup import CoraliaOptions
from service.games.coralia.state import State
from tests.games.coralia.positions import ALL_SPACES, answer, card, points, position
from tests.games.coralia.saying import said
from tests.laws.walk import Match, start, walk


def scored(state: State, *scorings: object) -> tuple[list[tuple[int, int, str, str]], Table]:
    table = Table(LoadedChance())
    for scoring in scorings:
        scoring(state, table)
    return points([told.event for told in table.told]), table


@pytest.mark.parametrize(
    ("spaces", "paid"),
    [((), 0), (("diver",), 0), (("diver", "treasure"), 0), (("fish",), 4), (ALL_SPACES, 15)],
)
def test_c10_2_divers_score_the_occupied_spaces_of_their_reef(spaces: tuple[str, ...], paid: int) -> None:
    state = position(dice={"red": spaces, "blue": ["pearl"]})
    state.players[1].diver = "red"
    assert scored(state, score_divers)[0] == ([(1, paid, "diver", "C10.2")] if paid else [])


def test_c10_2_a_white_die_counts_and_a_diver_never_placed_scores_nothing() -> None:
    state = position(dice={"red": ["turtle"]}, white={"red": "pearl"})
    state.players[0].diver = "red"
    assert scored(state, score_divers)[0] == [(0, 6, "diver", "C10.2")]


def test_c10_2_in_turn_order() -> None:
    state = position(seats=3, starts=2, dice={"red": ["turtle"], "blue": ["pearl"], "green": ["fish"]})
    for seat, reef in enumerate(("red", "blue", "green")):
        state.players[seat].diver = reef
    assert [seat for seat, *_ in scored(state, score_divers)[0]] == [2, 0, 1]


def test_c10_3_and_c10_4_in_turn_order() -> None:
    hands = {seat: [card("lionfish", seat), card("pearl_2", seat)] for seat in range(3)}
    told, table = scored(position(seats=3, starts=2, hands=hands), score_fish, score_pearls)
    assert [(seat, category) for seat, _, category, _ in told] == [
        (seat, category) for category in ("fish", "pearls") for seat in (2, 0, 1)
    ]
    shown = [told.event.seat for told in table.told if isinstance(told.event, SeaCardsShown)]
    assert shown == [2, 0, 1, 2, 0, 1]


@pytest.mark.parametrize(("kinds", "paid"), [(0, 0), (1, 3), (2, 7), (3, 12), (4, 18), (5, 25)])
def test_c10_3_a_set(kinds: int, paid: int) -> None:
    assert fish_points(FISH[:kinds]) == paid


@cache
def best_split(counts: tuple[int, ...]) -> int:
    """The most that these fish can pay, by trying all sets."""
    best = 0
    for taken in product(*([0, 1] if count else [0] for count in counts)):
        if any(taken):
            rest = tuple(count - one for count, one in zip(counts, taken, strict=True))
            best = max(best, FISH_SETS[sum(taken)] + best_split(rest))
    return best


def test_c10_3_several_sets_by_the_split_that_pays_most() -> None:
    for counts in product(range(4), range(4), range(3), range(3), range(3)):
        fish = [kind for kind, count in zip(FISH, counts, strict=True) for _ in range(count)]
        assert fish_points(fish) == best_split(counts), counts


def test_c10_3_stingray_and_anemonefish_are_kinds_and_hands_are_shown() -> None:
    hand = [card("lionfish"), card("lionfish", 1), card("pearl_2")]
    state = position(hands={0: hand}, shown={0: [card("anemonefish")]}, stingrays={0: 1})
    told, table = scored(state, score_fish)
    assert told == [(0, 12 + 3, "fish", "C10.3")]
    assert table.told[0].event == SeaCardsShown(seat=0, cards=[CARDS[card("lionfish")], CARDS[card("lionfish", 1)]])
    assert Met("turn_over", message("met-hand", who=Name(0))) in table.met
    assert state.players[0].hand["fish"] == []
    assert state.players[0].hand["pearl"] == [card("pearl_2")]


def test_c10_3_and_c10_4_a_hand_is_looked_at_whatever_is_in_it() -> None:
    """Not looking at it would reveal what it lacks."""
    for scoring, held in ((score_fish, card("pearl_2")), (score_pearls, card("lionfish"))):
        _, table = scored(position(hands={0: [held]}), scoring)
        assert table.met == [Met("turn_over", message("met-hand", who=Name(0)))]


def test_c10_3_the_fish_card_pays_two_for_each_fish_card_not_for_itself() -> None:
    hand, shown = [card("lionfish"), card("lionfish", 1)], [card("anemonefish"), card("points_per_fish")]
    state = position(hands={0: hand}, shown={0: shown}, stingrays={0: 1})
    assert scored(state, score_fish)[0] == [(0, 15, "fish", "C10.3"), (0, 8, "fish", "C10.3")]


def pearls(*hands: Sequence[int], shown: Sequence[str] = ()) -> State:
    """A position in which the seats hold pearls of these values; a 6 is a starfish card that seat 0 has shown."""
    used: Counter[int] = Counter()
    held: list[list[str]] = [[] for _ in hands]
    for cards, values in zip(held, hands, strict=True):
        for value in values:
            cards.append(card(f"pearl_{value}", used[value]))
            used[value] += 1
    sixes = [card("pearl_6"), card("pearl_6", 1)]
    return position(
        seats=len(hands),
        hands={seat: [each for each in cards if each not in sixes] for seat, cards in enumerate(held)},
        shown={seat: [*(each for each in cards if each in sixes), *shown] for seat, cards in enumerate(held[:1])},
    )


def pearl_points(*hands: Sequence[int]) -> list[int]:
    paid = [0] * len(hands)
    for seat, won, category, rule in scored(pearls(*hands), score_pearls)[0]:
        assert (category, rule) == ("pearls", "C10.4")
        paid[seat] += won
    return paid


@pytest.mark.parametrize(
    ("hands", "paid"),
    [
        (([5, 4, 3, 2, 2], [3, 3, 2], [5, 2]), [14, 6, 5]),
        (([5, 5], [2], [], []), [10, 2, 0, 0]),
        (([], []), [0, 0]),
        (([6, 6, 5, 5, 3], [2, 2, 2]), [22, 4]),
        (([3, 2], [2, 3], [4]), [5, 5, 4]),
        (([4, 2], [2, 2, 2], [5]), [6, 6, 5]),
        (([5, 5], [3, 3], [3, 3], [5]), [10, 6, 6, 5]),
        (([2, 3, 4, 2, 5], [2, 3, 4], [2, 5]), [14, 7, 5]),
        (([5, 5, 2], [5, 4, 2], [4, 4], [3, 2]), [12, 9, 4, 3]),
    ],
    ids=[
        "four, two, one",
        "fewer cards",
        "no pearls",
        "the most there is",
        "shared first",
        "more cards",
        "shared second",
        "the best ones, in whatever order they came",
        "four places",
    ],
)
def test_c10_4_pearls(hands: Sequence[Sequence[int]], paid: list[int]) -> None:
    assert pearl_points(*hands) == paid


def test_c10_4_equal_totals_go_to_more_cards() -> None:
    assert pearl_points([5, 5], [2, 2, 3, 3], [4]) == [10, 10, 4]
    assert pearl_points([4, 4, 2], [2, 2, 3, 3], [4]) == [8, 10, 4]


def test_c10_4_the_next_total_takes_the_next_place() -> None:
    assert pearl_points([5, 3], [3, 5], [2, 2, 2]) == [8, 8, 4]


def test_c10_4_hands_are_shown_before_anybody_scores() -> None:
    _, table = scored(pearls([5], [4]), score_pearls)
    assert [type(told.event).__name__ for told in table.told] == [
        "SeaCardsShown",
        "SeaCardsShown",
        "PointsScored",
        "PointsScored",
    ]


def test_c10_4_the_pearl_card_pays_one_for_each_pearl_card_not_for_itself() -> None:
    state = pearls([6, 5, 4, 3, 2], [], shown=[card("points_per_pearl")])
    assert scored(state, score_pearls)[0] == [(0, 18, "pearls", "C10.4"), (0, 5, "pearls", "C10.4")]


def finished(*results: tuple[int, int, int]) -> State:
    """A position at the end with these points, cards and turtles."""
    state = position(seats=len(results))
    for player, (won, cards, turtles) in zip(state.players, results, strict=True):
        player.points = {"fish": won - 1, "octopus": 1}
        player.shown = [state.piles["pearl"].cards.pop() for _ in range(cards)]
        player.turtles = [state.spare_turtles.pop() for _ in range(turtles)]
    return state


@pytest.mark.parametrize(
    ("results", "winners", "decided_by", "places"),
    [
        (((40, 1, 0), (41, 0, 0)), [1], "points", [2, 1]),
        (((40, 2, 0), (40, 3, 0), (10, 5, 0)), [1], "cards", [2, 1, 3]),
        (((40, 2, 1), (40, 2, 0)), [0], "turtles", [1, 2]),
        (((40, 2, 1), (30, 2, 0), (40, 2, 1)), [0, 2], "shared", [1, 3, 1]),
    ],
)
def test_c10_5_the_winner(
    results: Sequence[tuple[int, int, int]], winners: list[int], decided_by: str, places: list[int]
) -> None:
    result = outcome(finished(*results))
    assert result is not None
    assert (result.winners, result.decided_by) == (winners, decided_by)
    assert [score.place for score in result.scores] == places
    assert [score.points for score in result.scores] == [won for won, *_ in results]
    for score in result.scores:
        assert score.categories == dict.fromkeys(CATEGORIES, 0) | {"fish": score.points - 1, "octopus": 1}


@pytest.mark.parametrize(
    ("results", "compared", "english", "german"),
    [
        (((40, 1, 0), (41, 0, 0)), [40, 41], "Grace wins with 41 points.", "Grace gewinnt mit 41 Punkten."),
        (
            ((40, 2, 0), (40, 3, 0)),
            [2, 3],
            "Grace wins the tie on points with the most cards: 3.",
            "Grace gewinnt bei Gleichstand nach Punkten durch die meisten Karten: 3.",
        ),
        (
            ((40, 2, 1), (40, 2, 0)),
            [1, 0],
            "Ada wins the tie on points and cards with the most turtles: 1.",
            "Ada gewinnt bei Gleichstand nach Punkten und Karten durch die meisten Schildkröten: 1.",
        ),
        (
            ((40, 2, 0), (40, 2, 0), (40, 2, 0)),
            [40, 40, 40],
            "Ada, Grace and Jacques share the victory with 40 points each.",
            "Ada, Grace und Jacques teilen sich den Sieg mit je 40 Punkten.",
        ),
    ],
)
def test_c10_5_players_are_told_what_decided(
    results: Sequence[tuple[int, int, int]], compared: list[int], english: str, german: str
) -> None:
    result = outcome(finished(*results))
    assert result is not None
    assert result.compared == compared
    assert (said(reason(result)), said(reason(result), "de")) == (english, german)


def test_c10_5_a_player_outside_the_tie_is_not_compared() -> None:
    result = outcome(finished((40, 2, 0), (40, 3, 0), (10, 5, 0)))
    assert result is not None
    assert result.compared == [2, 3, 0]
    assert said(reason(result)) == "Grace wins the tie on points with the most cards: 3."


def test_c10_5_chests_do_not_count_as_cards_but_cards_carried_out_do() -> None:
    state = finished((40, 2, 0), (40, 1, 0))
    state.players[0].chests = [state.spare_chests.pop(), state.spare_chests.pop()]
    state.players[1].shown += [state.stingrays.pop(), state.piles["starfish"].cards.pop()]
    result = outcome(state)
    assert result is not None
    assert (result.winners, result.decided_by) == ([1], "cards")


def test_c10_5_cards_set_aside_count_as_cards() -> None:
    spare_chest = card("spare_chest")
    state = position(StarfishToCarryOut(seats=[1]), turn=20, to_carry_out={1: [spare_chest]})
    result = outcome(answer(state, SetStarfishAside(spare_chest)).state)
    assert result is not None
    assert (result.winners, result.decided_by, result.compared) == ([1], "cards", [0, 1])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_c10_nothing_stays_hidden_in_a_hand(seats: int) -> None:
    match = Match(GAME, seats, CoraliaOptions(), b"show" * 8)
    *_, last = walk(match, start(match))
    assert not any(player.hidden or player.to_carry_out for player in last.after.players)
    assert len(last.after.station) + sum(last.after.supply.values()) == (3 if seats == 3 else 4)
