"""C11 Who sees what."""

from __future__ import annotations

import msgspec
import pytest

from service.games.coralia import GAME
from service.games.coralia.components import CARDS, CHESTS, TURTLES
from service.games.coralia.moves import (
    ChestToRecover,
    DieToPick,
    KeepSeaCard,
    PickDie,
    PlaceDie,
    SeaCardToKeep,
    StarfishToCarryOut,
)
from service.games.coralia.setup import CoraliaOptions
from service.games.coralia.view import CoraliaView, KnownCard, view
from tests.games.coralia.positions import answer, answers, card, faces, placing, position, turtle
from tests.laws.walk import Match, start, walk

REST = ("green starfish", "yellow pearl", "red fish")
LION, PUFFER, ANGEL = card("lionfish"), card("pufferfish"), card("angelfish")


def as_json(seen: CoraliaView) -> str:
    return msgspec.json.encode(seen).decode()


def test_c11_1_the_board() -> None:
    state = placing(
        "blue pearl",
        *REST,
        dice={"red": ["diver", "octopus"]},
        white={"red": "fish"},
        owned_turtles={1: ["jellyfish"]},
        owned_chests={1: ["stingray"]},
        empty_chests=["violet"],
    )
    state.reefs["red"].octopus = 1
    state.players[1].diver = "red"
    state.players[1].points = {"octopus": 3}
    seen = view(state, None)
    red = seen.reefs[3]
    assert (red.colour, red.octopus, red.diver, red.chest) == ("red", 1, 1, True)
    assert (red.dice.diver, red.dice.octopus, red.dice.fish, red.dice.pearl) == ("red", "red", "white", None)
    assert not seen.reefs[4].chest
    assert seen.island.white == 1
    assert seen.supply.red == 3
    assert [(die.colour, die.symbol) for die in seen.station] == [
        ("blue", "pearl"),
        ("green", "starfish"),
        ("yellow", "pearl"),
        ("red", "fish"),
    ]
    assert seen.scores == [0, 3]
    assert seen.players[1].turtles == [TURTLES[turtle("jellyfish")]]
    assert [chest.bonus for chest in seen.players[1].chests] == ["stingray"]
    assert seen.spare_chests == 2
    assert [turtle.id for turtle in seen.spare_turtles] == state.spare_turtles


@pytest.mark.parametrize(("seats", "turn", "round_of_turn"), [(2, 1, 1), (2, 2, 1), (2, 3, 2), (3, 27, 9), (4, 32, 8)])
def test_c11_1_rounds_and_turns(seats: int, turn: int, round_of_turn: int) -> None:
    seen = view(placing("blue pearl", *REST, seats=seats, turn=turn), None)
    assert (seen.turn, seen.round) == (turn, round_of_turn)
    assert (seen.rounds, seen.turns) == (seen.turns // seats, {2: 20, 3: 27, 4: 32}[seats])
    assert (seen.turns_are_over, seen.active) == (False, 0)


def test_c11_1_the_end() -> None:
    state = placing("blue diver", *REST, seat=1, turn=20, hands={0: [card("jellyfish")]})
    state = answer(state, PlaceDie(0, "reef")).state
    seen = view(state, None)
    assert (seen.turns_are_over, seen.active) == (True, 0)
    assert seen.players[0].to_carry_out == [CARDS[card("jellyfish")]]
    assert view(position(), None).active is None


def test_c11_1_the_end_continues_while_a_card_is_carried_out() -> None:
    asked = StarfishToCarryOut(seats=[1]), ChestToRecover(seats=[0], reefs=["red", "blue"])
    seen = view(position(*asked, turn=20), None)
    assert (seen.turns_are_over, seen.active) == (True, 0)


def test_c11_1_dice_picked_and_not_rolled_yet() -> None:
    state = answers(position(DieToPick(seats=[0]), turn=1), PickDie("red"), PickDie("blue"))[0]
    assert view(state, 1).picked == ["red", "blue"]


def test_c11_1_how_many_cards_and_from_which_pile() -> None:
    state = position(hands={1: [LION, card("pearl_3"), card("pearl_4"), card("jellyfish")]}, stingrays={1: 1})
    state.players[1].hand["island"].append(state.piles["island"].cards.pop())
    player = view(state, 0).players[1]
    counts = player.hidden
    assert (counts.fish, counts.pearl, counts.starfish, counts.island) == (1, 2, 1, 1)
    assert player.hand is None
    assert [each.face for each in player.shown] == ["stingray"]
    assert view(state, 0).piles.island.size == 8


def test_c11_1_a_special_die_not_placed_yet() -> None:
    state = placing("blue turtle", *REST, turtles={"blue": "special_die"})
    state = answer(state, PlaceDie(0, "reef"), *faces("fish")).state
    assert view(state, None).special_die == "fish"


def test_c11_2_only_its_owner_sees_a_hand() -> None:
    state = position(hands={0: [LION, card("pearl_3")]})
    assert view(state, 0).players[0].hand == [CARDS[LION], CARDS[card("pearl_3")]]
    for viewer in (1, None):
        assert LION not in as_json(view(state, viewer))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_c11_2_nobody_else_sees_a_hand_in_a_whole_match(seats: int) -> None:
    match = Match(GAME, seats, CoraliaOptions(), b"hand" * 8)
    for step in walk(match, start(match)):
        for viewer in match.viewers:
            open_to_viewer = [player.seat for player in view(step.after, viewer).players if player.hand is not None]
            assert open_to_viewer == [seat for seat in range(seats) if seat == viewer]


def test_c11_2_only_the_player_who_looks_sees_the_cards() -> None:
    state = answer(placing("blue fish", *REST, top={"fish": [LION, PUFFER]}), PlaceDie(0, "reef")).state
    assert isinstance(state.pending[-1], SeaCardToKeep)
    assert view(state, 0).looked_at == [CARDS[LION], CARDS[PUFFER]]
    for viewer in (1, None):
        assert view(state, viewer).looked_at == []
        assert LION not in as_json(view(state, viewer))


def test_c11_2_a_player_knows_where_a_returned_card_is_until_it_is_drawn() -> None:
    state = placing("blue fish", *REST, piles={"fish": [LION, PUFFER, ANGEL]})
    state, _ = answers(state, PlaceDie(0, "reef"), KeepSeaCard(PUFFER))
    assert view(state, 0).piles.fish.known == [KnownCard(id=LION, face="lionfish", above=1)]
    for viewer in (1, None):
        assert view(state, viewer).piles.fish.known == []
    drawn = placing("blue fish", *REST, seat=1, piles={"fish": [ANGEL, LION]})
    drawn.piles["fish"].returned_by = [0]
    looking = answer(drawn, PlaceDie(0, "reef")).state
    assert view(looking, 0).piles.fish.known == []
    assert LION not in as_json(view(looking, 0))


def test_c11_2_players_know_only_the_cards_that_they_returned_themselves() -> None:
    state = placing("blue fish", *REST, piles={"fish": [LION, PUFFER, ANGEL]})
    state.piles["fish"].returned_by = [1]
    assert [known.id for known in view(state, 1).piles.fish.known] == [ANGEL]
    state, _ = answers(state, PlaceDie(0, "reef"), KeepSeaCard(LION))
    assert state.piles["fish"].cards == [PUFFER, ANGEL]
    assert view(state, 0).piles.fish.known == [KnownCard(id=PUFFER, face="pufferfish", above=1)]
    assert view(state, 1).piles.fish.known == [KnownCard(id=ANGEL, face="angelfish", above=0)]


def test_c11_3_nobody_sees_piles_or_face_down_chests() -> None:
    state = position(hands={0: [LION]})
    for viewer in (0, 1, None):
        text = as_json(view(state, viewer))
        assert not any(chest in text for chest in CHESTS)
        assert sum(card in text for card in CARDS) == (3 if viewer == 0 else 2)
