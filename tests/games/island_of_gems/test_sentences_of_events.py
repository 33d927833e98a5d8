"""The sentences for events, for the end and for what a player has."""

from __future__ import annotations

import pytest

from service.engine.message import Message
from service.engine.records import Event, MatchOver, PanelItem, Setup
from service.engine.sentences import reason
from service.games.island_of_gems import GAME
from service.games.island_of_gems.events import (
    DiamondPlaced,
    FloodEnded,
    GemMoved,
    GemPlaced,
    IslandsLaid,
    SeahorseCardTaken,
    SeahorseRowDealt,
    SeahorseRowRefilled,
    SecretCardsShown,
    TideCardRevealed,
)
from service.games.island_of_gems.rules import IslandOfGemsOptions
from tests.games.island_of_gems.positions import (
    BOTTOM,
    CENTRE,
    DIAMOND_TIDES,
    DIVERS,
    FLOODS,
    LEFT,
    TOP,
    TOP_LEFT,
    WHITE,
    YELLOW,
    gem,
    position,
    said,
)

SETUP = Setup(2, IslandOfGemsOptions())


@pytest.mark.parametrize(
    ("event", "english", "german"),
    [
        (
            IslandsLaid(tiles=[f"tile:0{number}" for number in range(1, 10)]),
            "Nine islands were laid.",
            "Neun Inseln wurden ausgelegt.",
        ),
        (
            SeahorseRowDealt(cards=[YELLOW[TOP], WHITE[CENTRE], DIVERS[0]], islands=[[1, 7], [4, 4], []]),
            "The open row was dealt: a yellow shell card (2 points for each of its holder's gems, on the top island "
            "for Ada and on the bottom island for Bob), a white shell card (1 point for each of the other player's "
            "gems, on the centre island) and a scuba diver.",
            "Die offene Reihe wurde ausgelegt: eine gelbe Muschelkarte (2 Punkte je eigenem Edelstein, für Ada auf der "
            "Insel oben und für Bob auf der Insel unten), eine weiße Muschelkarte (1 Punkt je fremdem Edelstein, auf "
            "der mittleren Insel) und ein Taucher.",
        ),
        (
            SeahorseRowRefilled(card=DIVERS[0], islands=[]),
            "The open row was refilled with a scuba diver.",
            "Neu in der offenen Reihe: ein Taucher.",
        ),
        (
            FloodEnded(island=LEFT),
            "The left island can be visited again.",
            "Die Insel links ist wieder zugänglich.",
        ),
        (
            TideCardRevealed(card=FLOODS[CENTRE], kind="flood", island=CENTRE),
            "A tide card flooded the centre island.",
            "Eine Gezeitenkarte überflutete die mittlere Insel.",
        ),
        (
            TideCardRevealed(card=DIAMOND_TIDES[0], kind="diamond", island=None),
            "A tide card called for a diamond from each player.",
            "Eine Gezeitenkarte verlangte von beiden je einen Diamanten.",
        ),
        (
            DiamondPlaced(seat=0, island=TOP, space=CENTRE, kind="seahorse", value=0),
            "Ada put a diamond on the seahorse on the centre space of the top island.",
            "Ada setzte einen Diamanten auf das Seepferdchen in der Mitte der Insel oben.",
        ),
        (
            GemPlaced(seat=1, island=CENTRE, space=TOP_LEFT, kind="numbered_shell", value=2),
            "Bob put a gem on the 2-point shell on the top-left space of the centre island.",
            "Bob setzte einen Edelstein auf die Zahlenmuschel 2 oben links auf der mittleren Insel.",
        ),
        (
            SeahorseCardTaken(seat=1, source="row", card=YELLOW[TOP], island=BOTTOM),
            "Bob took a yellow shell card (2 points for each of its holder's gems on the bottom island) from the open "
            "row.",
            "Bob nahm aus der offenen Reihe eine gelbe Muschelkarte (2 Punkte je eigenem Edelstein auf der Insel "
            "unten).",
        ),
        (
            SeahorseCardTaken(seat=1, source="deck", card=DIVERS[1], island=None),
            "Bob drew a scuba diver from the deck.",
            "Bob zog vom Stapel einen Taucher.",
        ),
        (
            SeahorseCardTaken(seat=0, source="deck"),
            "Ada drew a secret card from the deck.",
            "Ada zog eine geheime Karte vom Stapel.",
        ),
        (
            GemMoved(
                seat=0, owner=1, island=0, space=3, to_island=3, to_space=0,
                kind="yellow_shell", value=1, to_kind="seahorse", to_value=0,
            ),
            "With a scuba diver, Ada moved one of Bob's gems from the yellow shell on the left space of the top-left "
            "island to the seahorse on the top-left space of the left island.",
            "Ada bewegte mit einem Taucher einen Edelstein von Bob von der gelben Muschel links auf der Insel oben "
            "links zum Seepferdchen oben links auf der Insel links.",
        ),
        (
            GemMoved(
                seat=0, owner=0, island=0, space=3, to_island=3, to_space=0,
                kind="seahorse", value=0, to_kind="numbered_shell", to_value=3,
            ),
            "With a scuba diver, Ada moved one of their own gems from the seahorse on the left space of the top-left "
            "island to the 3-point shell on the top-left space of the left island.",
            "Ada bewegte mit einem Taucher einen eigenen Edelstein vom Seepferdchen links auf der Insel oben links zur "
            "Zahlenmuschel 3 oben links auf der Insel links.",
        ),
        (
            SecretCardsShown(seat=0, cards=[WHITE[TOP], YELLOW[CENTRE]], islands=[TOP, CENTRE]),
            "At the end, Ada revealed: a white shell card (1 point for each of the other player's gems on the top "
            "island) and a yellow shell card (1 point for each of its holder's gems on the centre island).",
            "Am Ende deckte Ada auf: eine weiße Muschelkarte (1 Punkt je fremdem Edelstein auf der Insel oben) und "
            "eine gelbe Muschelkarte (1 Punkt je eigenem Edelstein auf der mittleren Insel).",
        ),
    ],
)  # fmt: skip
def test_an_event_says_what_happened(event: Event, english: str, german: str) -> None:
    says = GAME.says(event, SETUP)
    assert (said(says), said(says, "de")) == (english, german)


def test_a_tie_break_names_the_winner() -> None:
    over = reason(MatchOver(winners=[1], decided_by="majorities", compared=[3, 4]))
    assert said(over) == "The points are level, and Bob wins with more majorities, 4 to 3."
    assert said(over, "de") == "Nach Punkten herrscht Gleichstand, und Bob gewinnt mit mehr Mehrheiten, 4 zu 3."


def test_a_panel_lists_what_a_player_has() -> None:
    state = position(
        gem(0),
        gems=([(TOP_LEFT, TOP)], []),
        open_cards=([YELLOW[TOP], DIVERS[0]], []),
        secret_cards=([WHITE[0]], [YELLOW[2], YELLOW[3]]),
    )
    view = GAME.view(state, 0)
    assert panel(GAME.panel(view, 0)) == {
        "Gems left": "26",
        "Diamonds left": "5",
        "Patterns": "0",
        "Majorities": "1",
        "Yellow shells covered": "0",
        "Numbered shells covered": "1",
        "Yellow shell card": "2 points for each of its holder's gems on the top island",
        "Scuba divers": "1",
        "White shell card, drawn unseen": "2 points for each of the other player's gems on the top-left island",
    }
    assert [(item.id, item.value) for item in GAME.panel(view, 1)][6:] == [("secret_cards", 2)]


def panel(items: list[PanelItem]) -> dict[str, str]:
    return {said(Message(f"panel-{item.id}")): said_value(item.value) for item in items}


def said_value(value: int | Message) -> str:
    return said(value) if isinstance(value, Message) else str(value)
