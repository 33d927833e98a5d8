"""C6 Chests and chains of effects."""

from __future__ import annotations

import pytest

from service.games.coralia.events import (
    ChestRecovered,
    DiverSwam,
    NothingLeft,
    SeaCardsDrawn,
    SpecialDieRolled,
    StingrayTaken,
    TurtleTaken,
)
from service.games.coralia.moves import (
    ChestToRecover,
    DieToPick,
    KeepSeaCard,
    PlaceDie,
    PlaceSpecialDie,
    RecoverChest,
    SeaCardToKeep,
    SpareChestToTake,
    SpecialDieToPlace,
    StarfishToCarryOut,
    StopRecovering,
    TakeSpareChest,
)
from service.games.coralia.state import State
from tests.games.coralia.positions import (
    answer,
    answers,
    asks,
    card,
    chest,
    faces,
    legal,
    placing,
    points,
    position,
    told,
)

REST = ("green starfish", "yellow pearl", "red fish")


def about_to_leave_green(bonus: str, **rest: object) -> State:
    state = placing("blue diver", *REST, dice={"green": ["diver"]}, chests={"green": bonus}, **rest)
    state.players[0].diver = "green"
    return state


@pytest.mark.parametrize("pile", ["fish", "pearl", "starfish", "island"])
def test_c6_1_a_card_chest_gives_the_top_card_of_its_pile(pile: str) -> None:
    state = about_to_leave_green(f"{pile}_card")
    on_top = state.piles[pile].cards[-1]
    transition = answer(state, PlaceDie(0, "reef"))
    assert transition.state.players[0].hand[pile] == [on_top]
    assert told(transition, SeaCardsDrawn) == [SeaCardsDrawn(seat=0, pile=pile, count=1)]


def test_c6_1_stingray_while_there_is_one() -> None:
    transition = answer(about_to_leave_green("stingray"), PlaceDie(0, "reef"))
    assert transition.state.players[0].shown == ["stingray:01"]
    assert transition.state.stingrays == ["stingray:02"]
    assert told(transition, StingrayTaken)[0].card.face == "stingray"


def test_c6_1_no_stingray_left() -> None:
    transition = answer(about_to_leave_green("stingray", stingrays={1: 2}), PlaceDie(0, "reef"))
    assert told(transition, NothingLeft) == [NothingLeft(seat=0, of="stingray")]
    assert transition.state.players[0].shown == []


def test_c6_2_a_point_for_each_die_on_the_island_even_white_ones() -> None:
    state = about_to_leave_green("island_dice")
    state.island["red"] += 3
    state.supply["red"] -= 3
    assert points(answer(state, PlaceDie(0, "reef"))) == [(0, 5, "island_dice", "C6.2")]


def test_c6_2_an_empty_island_pays_nothing_and_is_not_told() -> None:
    state = about_to_leave_green("island_dice")
    state.island["white"] = 0
    assert points(answer(state, PlaceDie(0, "reef"))) == []


def test_c6_3_special_die() -> None:
    transition = answer(about_to_leave_green("special_die"), PlaceDie(0, "reef"), *faces("pearl"))
    assert told(transition, SpecialDieRolled) == [SpecialDieRolled(seat=0, symbol="pearl", fits=True)]
    assert asks(transition.state) is SpecialDieToPlace


def test_c6_4_jellyfish() -> None:
    assert points(answer(about_to_leave_green("jellyfish"), PlaceDie(0, "reef"))) == [(0, 5, "jellyfish", "C9.1")]


def test_c6_5_the_chest_stays_with_the_player() -> None:
    after = answer(about_to_leave_green("pearl_card"), PlaceDie(0, "reef")).state
    assert after.players[0].chests == [chest("pearl_card")]
    assert after.reefs["green"].chest is None


def test_c6_6_a_turtle_gives_a_chest_the_chest_a_die_the_die_a_dive_the_dive_a_chest() -> None:
    state = placing(
        "blue turtle",
        *REST,
        dice={"green": ["diver"]},
        turtles={"blue": "spare_chest"},
        spare_chests=["special_die", "island_dice"],
        chests={"green": "starfish_card"},
    )
    state.players[0].diver = "green"
    state, story = answers(
        state, PlaceDie(0, "reef"), TakeSpareChest(0), PlaceSpecialDie("orange"), chance=faces("diver")
    )
    kinds = (TurtleTaken, ChestRecovered, SpecialDieRolled, DiverSwam, SeaCardsDrawn)
    assert [type(event) for event in story if isinstance(event, kinds)] == [
        TurtleTaken,
        ChestRecovered,
        SpecialDieRolled,
        DiverSwam,
        ChestRecovered,
        SeaCardsDrawn,
    ]
    assert state.players[0].chests == [chest("special_die"), chest("starfish_card")]
    assert state.players[0].diver == "orange"
    assert state.reefs["orange"].dice == {"diver": "white"}
    assert state.reefs["green"].dice == {"treasure": "green"}
    assert asks(state) is DieToPick
    assert state.turn == 3


def test_c6_6_the_chain_asks_one_question_at_a_time() -> None:
    state = placing("blue turtle", *REST, turtles={"blue": "spare_chest"}, spare_chests=["special_die", "jellyfish"])
    state = answer(state, PlaceDie(0, "reef")).state
    assert [type(decision) for decision in state.pending] == [SpareChestToTake]
    state = answer(state, TakeSpareChest(0), *faces("turtle")).state
    assert [type(decision) for decision in state.pending] == [SpecialDieToPlace]


def carrying_out_two_reefs(**rest: object) -> State:
    """In the final scoring, with the chests of the violet and the orange reef to recover."""
    return position(
        StarfishToCarryOut(seats=[1]),
        StarfishToCarryOut(seats=[0]),
        ChestToRecover(seats=[0], reefs=["violet", "orange"]),
        turn=20,
        station=["blue fish", "blue pearl", "red fish"],
        **rest,
    )


def test_c6_6_in_the_final_scoring_the_second_chest_waits_for_everything_the_first_one_causes() -> None:
    state = carrying_out_two_reefs(chests={"violet": "special_die", "orange": "jellyfish"})
    state = answer(state, RecoverChest("violet"), *faces("starfish")).state
    assert [type(decision) for decision in state.pending] == [
        StarfishToCarryOut,
        StarfishToCarryOut,
        ChestToRecover,
        SpecialDieToPlace,
    ]
    state = answer(state, PlaceSpecialDie("red")).state
    assert asks(state) is SeaCardToKeep
    assert state.players[0].points == {}
    state = answer(state, KeepSeaCard(state.pending[-1].cards[0])).state
    assert legal(state) == [RecoverChest("orange"), StopRecovering()]
    assert points(answer(state, RecoverChest("orange"))) == [(0, 5, "jellyfish", "C9.1")]


def test_c6_6_a_waiting_effect_resumes_with_what_is_still_there() -> None:
    """The diver, sent away by the first chest's die, takes the second chest on its way."""
    state = carrying_out_two_reefs(
        chests={"violet": "special_die", "orange": "jellyfish"},
        dice={"orange": ["diver"]},
        hands={0: [card("points_per_chest")]},
    )
    state.players[0].diver = "orange"
    state = answer(state, RecoverChest("violet"), *faces("diver")).state
    transition = answer(state, PlaceSpecialDie("blue"))
    assert [event.reef for event in told(transition, ChestRecovered)] == ["orange"]
    assert asks(transition.state) is StarfishToCarryOut
    assert transition.state.pending[-1].seats == [0]
    assert transition.state.players[0].chests == [chest("special_die"), chest("jellyfish")]
