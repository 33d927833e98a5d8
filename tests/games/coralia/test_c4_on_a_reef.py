"""C4 What a die does on a reef."""

from __future__ import annotations

import pytest

from service.engine.message import message
from service.engine.records import Met, Refusal
from service.games.coralia.components import CARDS, CHESTS, TURTLES
from service.games.coralia.events import (
    ChestRecovered,
    DieMovedDown,
    DiverSwam,
    NothingLeft,
    OctopusSettled,
    SeaCardKept,
    SeaCardsDrawn,
    SeaCardsLookedAt,
    TurtleTaken,
)
from service.games.coralia.moves import DieToPick, KeepSeaCard, PlaceDie, SeaCardToKeep
from tests.games.coralia.positions import (
    ALL_SPACES,
    answer,
    answers,
    asks,
    card,
    chest,
    legal,
    placing,
    points,
    refusal,
    told,
    turtle,
)

REST = ("green starfish", "yellow pearl", "red fish")
LION, PUFFER, ANGEL = card("lionfish"), card("pufferfish"), card("angelfish")


def test_c4_1_pearl_takes_the_top_two_pearl_cards() -> None:
    two = [card("pearl_5"), card("pearl_2")]
    transition = answer(placing("blue pearl", *REST, top={"pearl": two}), PlaceDie(0, "reef"))
    assert transition.state.players[0].hand["pearl"] == two
    assert told(transition, SeaCardsDrawn) == [SeaCardsDrawn(seat=0, pile="pearl", count=2)]
    assert told(transition, SeaCardsDrawn, viewer=0)[0].cards == [CARDS[each] for each in two]


def test_c4_2_fish_looks_at_two_and_keeps_one() -> None:
    state = placing("blue fish", *REST, top={"fish": [LION, PUFFER]})
    looking = answer(state, PlaceDie(0, "reef"))
    assert told(looking, SeaCardsLookedAt) == [SeaCardsLookedAt(seat=0, pile="fish", count=2)]
    assert told(looking, SeaCardsLookedAt, viewer=0)[0].cards == [CARDS[LION], CARDS[PUFFER]]
    assert legal(looking.state) == [KeepSeaCard(LION), KeepSeaCard(PUFFER)]
    kept = answer(looking.state, KeepSeaCard(PUFFER))
    assert kept.state.players[0].hand["fish"] == [PUFFER]
    assert kept.state.piles["fish"].cards[0] == LION
    assert told(kept, SeaCardKept) == [SeaCardKept(seat=0, pile="fish", returned=1)]
    assert told(kept, SeaCardKept, viewer=0)[0].card == CARDS[PUFFER]
    assert told(kept, SeaCardKept, viewer=0)[0].cards_returned == [CARDS[LION]]


def test_c4_2_only_a_card_looked_at_can_be_kept() -> None:
    state = answer(placing("blue fish", *REST, top={"fish": [LION, PUFFER]}), PlaceDie(0, "reef")).state
    assert refusal(state, KeepSeaCard(ANGEL)) == Refusal("C4.2", "card-not-looked-at")
    assert refusal(state, KeepSeaCard("card:99")).rule == "C4.2"


def test_c4_3_starfish_looks_at_three_and_the_last_drawn_becomes_the_bottom_card() -> None:
    three = [card("jellyfish"), card("pearl_6"), card("anemonefish")]
    state = placing("blue starfish", *REST, top={"starfish": three})
    pile = state.piles["starfish"].cards[:-3]
    state, _ = answers(state, PlaceDie(0, "reef"), KeepSeaCard(three[1]))
    assert state.players[0].hand["starfish"] == [three[1]]
    assert state.piles["starfish"].cards == [three[2], three[0], *pile]
    assert state.piles["starfish"].returned_by == [0, 0]


def test_c4_3_refusal_cites_the_starfish_rule() -> None:
    state = answer(placing("blue starfish", *REST), PlaceDie(0, "reef")).state
    assert refusal(state, KeepSeaCard(LION)).rule == "C4.3"


def test_c4_3_a_short_pile_shows_what_it_has() -> None:
    two = [card("jellyfish"), card("pearl_6")]
    state = answer(placing("blue starfish", *REST, piles={"starfish": two}), PlaceDie(0, "reef")).state
    assert state.pending[-1].cards == two


def test_c4_3_a_single_card_is_kept_without_a_choice() -> None:
    state = placing("blue starfish", *REST, piles={"starfish": [card("jellyfish")]})
    transition = answer(state, PlaceDie(0, "reef"))
    assert transition.state.players[0].hand["starfish"] == [card("jellyfish")]
    assert told(transition, SeaCardsDrawn)[0].count == 1
    assert asks(transition.state) is DieToPick


def test_c4_4_octopus_scores_each_die_of_the_reef_on_all_seven_spaces() -> None:
    full = [space for space in ALL_SPACES if space not in ("octopus", "pearl")]
    state = placing("blue octopus", *REST, dice={"blue": full}, white={"blue": "pearl"})
    transition = answer(state, PlaceDie(0, "reef"))
    assert points(transition) == [(0, 7, "octopus", "C4.4")]
    assert told(transition, OctopusSettled) == [OctopusSettled(seat=0, reef="blue")]
    assert transition.state.reefs["blue"].octopus == 0
    assert transition.state.players[0].octopuses == 1


def test_c4_4_each_octopus_on_another_reef_pays_its_owner_even_the_active_player() -> None:
    others = {"red": ["octopus"], "violet": ["octopus"], "orange": ["octopus"], "green": ["octopus"]}
    state = placing("blue octopus", *REST, seats=3, dice=others)
    for reef, owner in (("red", 1), ("violet", 0), ("orange", 1)):
        state.reefs[reef].octopus = owner
    transition = answer(state, PlaceDie(0, "reef"))
    assert points(transition) == [
        (0, 1, "octopus", "C4.4"),
        (1, 1, "other_octopus", "C4.4"),
        (0, 1, "other_octopus", "C4.4"),
        (1, 1, "other_octopus", "C4.4"),
    ]
    assert [player.score for player in transition.state.players] == [2, 2, 0]


def test_c4_5_the_first_dive_recovers_nothing() -> None:
    transition = answer(placing("blue diver", *REST), PlaceDie(0, "reef"))
    assert told(transition, DiverSwam) == [DiverSwam(seat=0, reef="blue", came_from=None)]
    assert transition.state.players[0].diver == "blue"
    assert not told(transition, ChestRecovered)


def test_c4_5_a_covered_treasure_stays_and_closes_the_reef() -> None:
    state = placing("blue diver", *REST, dice={"green": ["diver", "treasure"]})
    state.players[0].diver = "green"
    transition = answer(state, PlaceDie(0, "reef"))
    after = transition.state
    assert not told(transition, ChestRecovered)
    assert not told(transition, DieMovedDown)
    assert after.reefs["green"].dice == {"diver": "green", "treasure": "green"}
    assert after.reefs["green"].chest is not None
    assert after.players[0].diver == "blue"
    assert not any(after.can_take("green", "diver", seat) for seat in (0, 1))


def test_c4_5_the_diver_space_is_free_again_after_a_treasure() -> None:
    state = placing("blue diver", *REST, dice={"green": ["diver"]}, chests={"green": "jellyfish"})
    state.players[0].diver = "green"
    after = answer(state, PlaceDie(0, "reef")).state
    assert after.reefs["green"].dice == {"treasure": "green"}
    assert after.players[0].chests == [chest("jellyfish")]
    assert after.can_take("green", "diver", 1)


def test_c4_5_with_the_chest_gone_the_die_still_moves_down() -> None:
    state = placing(
        "blue diver", *REST, dice={"green": ["diver"]}, empty_chests=["green"], owned_chests={1: ["jellyfish"]}
    )
    state.players[0].diver = "green"
    transition = answer(state, PlaceDie(0, "reef"))
    assert transition.state.reefs["green"].dice == {"treasure": "green"}
    assert told(transition, DieMovedDown) == [DieMovedDown(reef="green", die="green")]
    assert transition.state.players[0].chests == []


def test_c4_6_turtle_is_taken_and_its_bonus_carried_out() -> None:
    transition = answer(placing("blue turtle", *REST, turtles={"blue": "jellyfish"}), PlaceDie(0, "reef"))
    tile = turtle("jellyfish")
    assert told(transition, TurtleTaken) == [TurtleTaken(seat=0, turtle=TURTLES[tile], reef="blue")]
    assert transition.state.players[0].turtles == [tile]
    assert transition.state.reefs["blue"].turtle is None
    assert points(transition) == [(0, 5, "jellyfish", "C9.1")]


def test_c4_7_a_short_pearl_pile_gives_what_it_has() -> None:
    state = placing("blue pearl", *REST, piles={"pearl": [card("pearl_3")]})
    transition = answer(state, PlaceDie(0, "reef"))
    assert transition.state.players[0].hand["pearl"] == [card("pearl_3")]
    assert told(transition, SeaCardsDrawn)[0].count == 1


@pytest.mark.parametrize("pile", ["pearl", "fish", "starfish"])
def test_c4_7_an_empty_pile_gives_nothing(pile: str) -> None:
    transition = answer(placing(f"blue {pile}", *REST, piles={}), PlaceDie(0, "reef"))
    assert told(transition, NothingLeft) == [NothingLeft(seat=0, of=pile)]
    assert transition.state.players[0].cards == []
    assert asks(transition.state) is DieToPick


def test_c4_everybody_is_told_which_chest_was_revealed() -> None:
    state = placing("blue diver", *REST, dice={"green": ["diver"]}, chests={"green": "jellyfish"})
    state.players[0].diver = "green"
    transition = answer(state, PlaceDie(0, "reef"))
    assert told(transition, ChestRecovered) == [ChestRecovered(seat=0, chest=CHESTS[chest("jellyfish")], reef="green")]
    assert Met("turn_over", message("met-chest")) in transition.met


def test_c4_a_question_waits_for_its_answer_before_the_next_turn() -> None:
    state = answer(placing("blue fish", *REST), PlaceDie(0, "reef")).state
    assert asks(state) is SeaCardToKeep
    assert state.turn == 2
    assert answer(state, legal(state)[0]).state.turn == 3
