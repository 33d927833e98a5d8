"""C12 The rule book's examples."""

from __future__ import annotations

import pytest

from service.engine.records import MatchOver
from service.games.coralia.components import CARDS
from service.games.coralia.events import ChestRecovered, SeaCardsLookedAt, StarfishRevealed
from service.games.coralia.moves import (
    CarryOutStarfish,
    DieToPick,
    DrawLeftoverCard,
    KeepSeaCard,
    LockDice,
    PickDie,
    PlaceDie,
    PlaceSpecialDie,
    RecoverChest,
    StarfishToCarryOut,
)
from service.games.coralia.scoring import outcome
from service.games.coralia.state import Die, State
from tests.games.coralia.positions import (
    answer,
    answers,
    asks,
    card,
    card_of,
    chest,
    faces,
    legal,
    other_colour,
    placing,
    points,
    position,
    refusal,
    told,
)

REST = ("green starfish", "yellow pearl", "red fish")


def test_c12_1_jenny_settles_an_octopus_beside_three_dice() -> None:
    state = placing("blue octopus", *REST, dice={"blue": ["turtle", "fish", "diver"]})
    assert points(answer(state, PlaceDie(0, "reef"))) == [(0, 4, "octopus", "C4.4")]


def test_c12_2_michael_dives_from_green_to_blue_and_recovers_the_green_treasure() -> None:
    state = placing("blue diver", *REST, dice={"green": ["diver"]}, chests={"green": "pearl_card"})
    state.players[0].diver = "green"
    transition = answer(state, PlaceDie(0, "reef"))
    after = transition.state
    assert after.players[0].diver == "blue"
    assert after.reefs["blue"].dice == {"diver": "blue"}
    assert after.reefs["green"].dice == {"treasure": "green"}
    assert told(transition, ChestRecovered)[0].reef == "green"
    assert after.players[0].chests == [chest("pearl_card")]
    assert len(after.players[0].hand["pearl"]) == 1


def test_c12_3_jenny_has_two_turtles_and_keeps_the_blue_diver() -> None:
    state = position(
        DieToPick(seats=[0]),
        station=["blue diver", "green starfish", "yellow pearl"],
        owned_turtles={0: ["jellyfish", "stingray"]},
        dice={"red": ["turtle"], "orange": ["turtle"]},
    )
    state = answer(state, PickDie("red")).state
    assert LockDice((0, 1)) in legal(state)
    assert refusal(state, LockDice((0, 1, 2))).rule == "C3.4"
    after = answer(state, LockDice((0,)), *faces("fish", "octopus", "pearl")).state
    assert after.station == [Die("blue", "diver"), Die("green", "fish"), Die("yellow", "octopus"), Die("red", "pearl")]
    assert legal(after) == [PlaceDie(die, "reef") for die in range(4)]


def test_c12_4_anita_puts_the_green_die_on_the_island_and_jennys_octopus_pays() -> None:
    anita, jenny = 0, 1
    state = placing(
        "green diver",
        "red turtle",
        "blue fish",
        "blue fish",
        dice={"green": ["diver", "octopus"], "red": ["turtle"], "blue": ["fish"]},
        top={"island": [card("lionfish"), card("pearl_5")]},
    )
    state.reefs["green"].octopus = jenny
    assert legal(state) == [PlaceDie(die, "island") for die in range(4)]
    transition = answer(state, PlaceDie(0, "island"))
    assert points(transition) == [(jenny, 2, "island_octopus", "C5.2")]
    assert told(transition, SeaCardsLookedAt) == [SeaCardsLookedAt(seat=anita, pile="island", count=2)]
    after = answer(transition.state, KeepSeaCard(card("pearl_5"))).state
    assert after.players[anita].hand["island"] == [card("pearl_5")]
    assert after.island["green"] == 1


JACQUES, JENNY = 0, 1
TWO_REEFS, LEFTOVER = card_of("two_reefs", "violet"), card_of("leftover", "red", "violet")
OTHER = other_colour(TWO_REEFS, "violet")
JACQUES_STARFISH = [card("anemonefish"), card("pearl_6"), TWO_REEFS]
JENNYS_STARFISH = [card("points_per_turtle"), LEFTOVER]


@pytest.fixture
def scoring_example() -> State:
    """The last turn of two players: Jenny is about to take her pearls.

    Jenny's diver is on the red reef without a die: with two red dice left over, no red die can be there too.
    """
    state = placing(
        "red fish",
        "red turtle",
        "violet fish",
        "orange pearl",
        seat=JENNY,
        turn=20,
        dice={
            "green": ["diver", "turtle", "octopus", "pearl"],
            "red": ["turtle", "starfish", "octopus", "fish"],
            "blue": ["pearl", "fish"],
        },
        white={"red": "pearl"},
        owned_turtles={JENNY: ["stingray", "jellyfish"]},
        chests={"violet": "island_dice", OTHER: "special_die"},
        hands={
            JACQUES: [*JACQUES_STARFISH, card("lionfish", 4), card("pearl_5"), card("pearl_5", 1), card("pearl_3")],
            JENNY: [*JENNYS_STARFISH, card("lionfish"), card("pufferfish")],
        },
        stingrays={JENNY: 1},
        top={
            "starfish": [card("points_per_chest"), card("pearl_6", 1), card("spare_chest"), card("points_per_fish")],
            "fish": [card("angelfish")],
            "pearl": [card("pearl_3", 1), card("pearl_4")],
            "island": [card("angelfish", 1)],
        },
    )
    state.supply = dict.fromkeys(state.supply, 0) | {"blue": 1}
    state.island.update(blue=1, orange=2)
    state.players[JACQUES].diver = "green"
    state.players[JENNY].diver = "red"
    return state


def revealed(seat: int, cards: list[str]) -> StarfishRevealed:
    return StarfishRevealed(seat=seat, cards=[CARDS[each] for each in cards])


def test_c12_5_and_c12_6_the_two_player_scoring(scoring_example: State) -> None:
    transition = answer(scoring_example, PlaceDie(3, "reef"))
    state = transition.state
    assert told(transition, StarfishRevealed) == [revealed(JACQUES, JACQUES_STARFISH)]
    assert state.players[JACQUES].shown == [card("anemonefish"), card("pearl_6")]
    assert state.dice_on_island == 4

    state = answer(state, CarryOutStarfish(TWO_REEFS)).state
    transition = answer(state, RecoverChest("violet"))
    assert points(transition) == [(JACQUES, 4, "island_dice", "C6.2")]
    state, _ = answers(
        transition.state,
        RecoverChest(OTHER),
        PlaceSpecialDie("green"),
        chance=faces("starfish"),
    )
    assert state.pending[-1].cards == [card("points_per_chest"), card("pearl_6", 1), card("spare_chest")]
    transition = answer(state, KeepSeaCard(card("pearl_6", 1)))
    state = transition.state
    assert card("pearl_6", 1) in state.players[JACQUES].shown

    assert told(transition, StarfishRevealed)[1:] == [revealed(JENNY, JENNYS_STARFISH)]
    assert state.pending[-1].seats == [JENNY]
    transition = answer(state, CarryOutStarfish(card("points_per_turtle")))
    assert points(transition) == [(JENNY, 6, "starfish", "C10.1")]
    state = answer(transition.state, CarryOutStarfish(LEFTOVER)).state
    assert state.pending[-1].dice == 3
    state, _ = answers(state, DrawLeftoverCard("fish"), DrawLeftoverCard("starfish"))
    assert refusal(state, DrawLeftoverCard("fish")).rule == "C10.1"
    last = answer(state, DrawLeftoverCard("island"))

    assert points(last) == [
        (JACQUES, 11, "diver", "C10.2"),
        (JENNY, 15, "diver", "C10.2"),
        (JACQUES, 7, "fish", "C10.3"),
        (JENNY, 21, "fish", "C10.3"),
        (JENNY, 10, "fish", "C10.3"),
        (JACQUES, 22, "pearls", "C10.4"),
        (JENNY, 7, "pearls", "C10.4"),
    ]
    result = outcome(last.state)
    assert result is not None
    assert [score.points for score in result.scores] == [44, 59]
    assert told(last, MatchOver)[0].winners == result.winners == [JENNY]


def test_c12_5_jacques_chooses_which_chest_comes_first(scoring_example: State) -> None:
    state, _ = answers(scoring_example, PlaceDie(3, "reef"), CarryOutStarfish(TWO_REEFS))
    assert set(legal(state)) == {RecoverChest("violet"), RecoverChest(OTHER)}
    state, story = answers(
        state,
        RecoverChest(OTHER),
        PlaceSpecialDie("green"),
        KeepSeaCard(card("pearl_6", 1)),
        RecoverChest("violet"),
        chance=faces("starfish"),
    )
    assert points(story) == [(JACQUES, 3, "island_dice", "C6.2")]
    assert asks(state) is StarfishToCarryOut
