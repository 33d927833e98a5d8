"""What a player has, as the other players and the player see it."""

from __future__ import annotations

from service.engine.message import message
from service.games.coralia import GAME
from service.games.coralia.state import State
from tests.games.coralia.positions import card, position
from tests.games.coralia.saying import said


def told(state: State, viewer: int | None, seat: int, language: str = "en") -> dict[str, str]:
    panel = GAME.panel(GAME.view(state, viewer), seat)
    return {
        said(message(f"panel-{item.id}"), language): str(item.value)
        if isinstance(item.value, int)
        else said(item.value, language)
        for item in panel
    }


def at_the_end() -> State:
    state = position(
        hands={0: [card("lionfish"), card("lionfish", 1), card("pearl_3")]},
        shown={0: [card("pearl_6")]},
        to_carry_out={0: [card("points_per_turtle")]},
        owned_turtles={0: ["jellyfish", "fish_card"]},
        owned_chests={0: ["island_dice"]},
    )
    state.players[0].diver = "orange"
    state.players[0].octopuses = 1
    return state


PUBLIC = {
    "Octopuses in hand": "1",
    "Diver": "on the orange reef",
    "Turtles": "2 (jellyfish and fish card)",
    "Chests": "1 (island dice)",
    "Face-down cards from the fish pile": "2",
    "Face-down cards from the pearl pile": "1",
    "Starfish cards to carry out": "“3 points for each of your turtles”",
    "Face-up cards": "starfish card with a pearl of value 6",
}


def test_others_see_how_many_cards_a_player_holds() -> None:
    for viewer in (1, None):
        assert told(at_the_end(), viewer, 0) == PUBLIC


def test_players_see_their_own_cards() -> None:
    assert told(at_the_end(), 0, 0) == {**PUBLIC, "Your hidden cards": "2 × fire fish and pearl of value 3"}  # noqa: RUF001
    assert told(at_the_end(), 0, 0, "de")["Deine verdeckten Karten"] == "2 × Feuerfisch und Perle mit Wert 3"  # noqa: RUF001


def test_at_the_start() -> None:
    assert told(position(), 1, 0) == {"Octopuses in hand": "2", "Diver": "not in the water yet"}
