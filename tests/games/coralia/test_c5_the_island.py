"""C5 The island."""

from __future__ import annotations

from service.games.coralia.components import CARDS
from service.games.coralia.events import NothingLeft, SeaCardsDrawn, SeaCardsLookedAt
from service.games.coralia.moves import DieToPick, KeepSeaCard, PlaceDie
from service.games.coralia.state import State
from tests.games.coralia.positions import answer, asks, card, legal, placing, points, refusal, told

REST = ("green starfish", "yellow pearl", "red fish")
TOP = [card("pearl_5"), card("lionfish")]


def on_occupied_blue(octopus_of: int | None, **rest: object) -> State:
    state = placing("blue pearl", *REST, seats=3, dice={"blue": ["pearl", "octopus"]}, **rest)
    state.reefs["blue"].octopus = octopus_of
    return state


def test_c5_1_the_top_island_card() -> None:
    transition = answer(on_occupied_blue(None, top={"island": TOP}), PlaceDie(0, "island"))
    assert transition.state.players[0].hand["island"] == [TOP[0]]
    assert told(transition, SeaCardsDrawn) == [SeaCardsDrawn(seat=0, pile="island", count=1)]
    assert told(transition, SeaCardsDrawn, viewer=0)[0].cards == [CARDS[TOP[0]]]
    assert points(transition) == []


def test_c5_2_my_own_octopus_pays_me_two_points_and_i_get_one_card() -> None:
    transition = answer(on_occupied_blue(0, top={"island": TOP}), PlaceDie(0, "island"))
    assert points(transition) == [(0, 2, "island_octopus", "C5.2")]
    assert transition.state.players[0].hand["island"] == [TOP[0]]


def test_c5_2_another_players_octopus_pays_its_owner_and_i_choose_one_of_two() -> None:
    transition = answer(on_occupied_blue(2, top={"island": TOP}), PlaceDie(0, "island"))
    assert points(transition) == [(2, 2, "island_octopus", "C5.2")]
    assert told(transition, SeaCardsLookedAt)[0].count == 2
    state = transition.state
    assert legal(state) == [KeepSeaCard(each) for each in TOP]
    assert refusal(state, KeepSeaCard(card("pearl_2"))).rule == "C5.2"
    kept = answer(state, KeepSeaCard(TOP[1])).state
    assert kept.players[0].hand["island"] == [TOP[1]]
    assert kept.piles["island"].cards[0] == TOP[0]


def test_c5_2_the_octopus_of_another_reef_does_not_matter() -> None:
    state = placing("blue pearl", *REST, dice={"blue": ["pearl"], "red": ["octopus"]})
    state.reefs["red"].octopus = 1
    assert points(answer(state, PlaceDie(0, "island"))) == []


def test_c5_3_an_empty_island_pile_gives_no_card_but_the_points() -> None:
    for owner in (0, 2):
        transition = answer(on_occupied_blue(owner, piles={}), PlaceDie(0, "island"))
        assert points(transition) == [(owner, 2, "island_octopus", "C5.2")]
        assert told(transition, NothingLeft) == [NothingLeft(seat=0, of="island")]
        assert asks(transition.state) is DieToPick
