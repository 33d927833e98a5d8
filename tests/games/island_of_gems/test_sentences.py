"""The sentences for decisions, moves and refusals."""

from __future__ import annotations

import pytest

from service.engine.records import Move
from service.games.island_of_gems import GAME
from service.games.island_of_gems.moves import DrawSeahorseCard, MoveGem, PlaceDiamond, PlaceGem, TakeSeahorseCard
from service.games.island_of_gems.state import State
from tests.games.island_of_gems.positions import (
    BOTTOM,
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
    card,
    diamond,
    dive,
    gem,
    legal,
    position,
    random_play,
    refusal,
    said,
    whole_island,
)

A_DIVE = position(dive(1), gems=([(TOP_LEFT, TOP)], [(TOP_LEFT, CENTRE), (BOTTOM, LEFT)]), turn=4)
A_CARD = position(
    card(1), gems=([(TOP, TOP)], [(BOTTOM, LEFT), (BOTTOM, RIGHT)]), row=[YELLOW[TOP], WHITE[0], DIVERS[0]]
)
WALLED_IN = position(
    card(0),
    gems=([(TOP_LEFT, TOP_LEFT)], []),
    diamonds=[(TOP_LEFT, space) for space in (TOP, LEFT, CENTRE)],
    row=[DIVERS[0]],
)
#: All but one space of the top island is taken.
NEARLY_FULL = position(gem(0), gems=(whole_island(TOP)[:4], whole_island(TOP)[5:]), sent_to=TOP, turn=9)


@pytest.mark.parametrize(
    ("state", "english", "german"),
    [
        (position(gem(0)), "Where does your gem go?", "Wohin kommt dein Edelstein?"),
        (
            position(gem(0), sent_to=TOP_LEFT, turn=3),
            "On which space of the top-left island does your gem go?",
            "Auf welches Feld der Insel oben links kommt dein Edelstein?",
        ),
        (
            position(gem(0), sent_to=TOP, tides=[FLOODS[TOP]], turn=3),
            "The top island is flooded. Where does your gem go instead?",
            "Die Insel oben ist überflutet. Wohin kommt dein Edelstein stattdessen?",
        ),
        (
            position(gem(0), sent_to=TOP, gems=(whole_island(TOP), []), turn=3),
            "The top island is full. Where does your gem go instead?",
            "Die Insel oben ist voll. Wohin kommt dein Edelstein stattdessen?",
        ),
        (position(diamond(0)), "Where does your diamond go?", "Wohin kommt dein Diamant?"),
        (position(card(0)), "Which seahorse card do you take?", "Welche Seepferdchenkarte nimmst du?"),
        (
            position(dive(0)),
            "Which gem does your scuba diver move, and where to?",
            "Welchen Edelstein bewegt dein Taucher, und wohin?",
        ),
    ],
)
def test_a_decision_is_a_question(state: State, english: str, german: str) -> None:
    question = GAME.question(state, 0)
    assert (said(question), said(question, "de")) == (english, german)


@pytest.mark.parametrize(
    ("state", "seat", "move", "english", "german"),
    [
        (
            position(gem(0)),
            0,
            PlaceGem(CENTRE, CENTRE),
            "Put a gem on the 3-point shell on the centre space of the centre island: 3 points. The next gem is sent "
            "to the centre island.",
            "Setze einen Edelstein auf die Zahlenmuschel 3 in der Mitte der mittleren Insel: 3 Punkte. Der nächste "
            "Edelstein wird auf die mittlere Insel geschickt.",
        ),
        (
            position(gem(0)),
            0,
            PlaceGem(CENTRE, TOP_LEFT),
            "Put a gem on the yellow shell on the top-left space of the centre island: 1 point. The next gem is sent "
            "to the top-left island.",
            "Setze einen Edelstein auf die gelbe Muschel oben links auf der mittleren Insel: 1 Punkt. Der nächste "
            "Edelstein wird auf die Insel oben links geschickt.",
        ),
        (
            position(gem(0)),
            0,
            PlaceGem(CENTRE, LEFT),
            "Put a gem on the seahorse on the left space of the centre island: take a seahorse card. The next gem is "
            "sent to the left island.",
            "Setze einen Edelstein auf das Seepferdchen links auf der mittleren Insel: Du nimmst eine "
            "Seepferdchenkarte. Der nächste Edelstein wird auf die Insel links geschickt.",
        ),
        (
            position(gem(1), turn=54),
            1,
            PlaceGem(CENTRE, CENTRE),
            "Put a gem on the 3-point shell on the centre space of the centre island: 3 points. It is the last gem of "
            "the match.",
            "Setze einen Edelstein auf die Zahlenmuschel 3 in der Mitte der mittleren Insel: 3 Punkte. Es ist der "
            "letzte Edelstein der Partie.",
        ),
        (
            position(diamond(0)),
            0,
            PlaceDiamond(TOP_LEFT, CENTRE),
            "Put a diamond on the seahorse on the centre space of the top-left island: at the end it pays 2 points to "
            "whoever has the majority on that island.",
            "Setze einen Diamanten auf das Seepferdchen in der Mitte der Insel oben links: Am Ende bringt er der "
            "Person mit der Mehrheit auf dieser Insel 2 Punkte.",
        ),
        (
            A_CARD,
            1,
            TakeSeahorseCard(YELLOW[TOP]),
            "Take the yellow shell card for the bottom island: at the end 2 points for each of your gems there, right "
            "now 4 points in all.",
            "Nimm die gelbe Muschelkarte für die Insel unten: am Ende 2 Punkte für jeden deiner Edelsteine dort, im "
            "Moment insgesamt 4 Punkte.",
        ),
        (
            A_CARD,
            1,
            TakeSeahorseCard(WHITE[0]),
            "Take the white shell card for the bottom-right island: at the end 2 points for each of Ada's gems there, "
            "right now 0 points in all.",
            "Nimm die weiße Muschelkarte für die Insel unten rechts: am Ende 2 Punkte für jeden Edelstein von Ada "
            "dort, im Moment insgesamt 0 Punkte.",
        ),
        (
            A_CARD,
            1,
            TakeSeahorseCard(DIVERS[0]),
            "Take the scuba diver: move any gem by one space, and score 2 points.",
            "Nimm den Taucher: Bewege einen beliebigen Edelstein um ein Feld und erhalte 2 Punkte.",
        ),
        (
            WALLED_IN,
            0,
            TakeSeahorseCard(DIVERS[0]),
            "Take the scuba diver: no gem can be moved, but you score 2 points.",
            "Nimm den Taucher: Kein Edelstein lässt sich bewegen, aber du erhältst 2 Punkte.",
        ),
        (
            A_CARD,
            1,
            DrawSeahorseCard(),
            "Take the unseen top card of the deck: a shell card stays secret, a scuba diver is played at once.",
            "Ziehe verdeckt die oberste Karte des Stapels: Eine Muschelkarte bleibt geheim, ein Taucher wird sofort "
            "gespielt.",
        ),
        (
            A_DIVE,
            1,
            MoveGem(TOP_LEFT, CENTRE, TOP_LEFT, TOP_LEFT),
            "Move your gem from the seahorse on the centre space of the top-left island to the 3-point shell on the "
            "top-left space of the top-left island: you gain 3 points and you score 2 points for the scuba diver.",
            "Bewege deinen Edelstein vom Seepferdchen in der Mitte der Insel oben links zur Zahlenmuschel 3 oben links "
            "auf der Insel oben links; du gewinnst 3 Punkte und du erhältst 2 Punkte für den Taucher.",
        ),
        (
            A_DIVE,
            1,
            MoveGem(BOTTOM, LEFT, BOTTOM, TOP),
            "Move your gem from the yellow shell on the left space of the bottom island to the seahorse on the top "
            "space of the bottom island: you lose 1 point, you score 2 points for the scuba diver and you take a "
            "seahorse card.",
            "Bewege deinen Edelstein von der gelben Muschel links auf der Insel unten zum Seepferdchen oben auf der "
            "Insel unten; du verlierst 1 Punkt, du erhältst 2 Punkte für den Taucher und du nimmst eine "
            "Seepferdchenkarte.",
        ),
        (
            A_DIVE,
            1,
            MoveGem(TOP_LEFT, TOP, TOP_LEFT, LEFT),
            "Move Ada's gem from the 2-point shell on the top space of the top-left island to the yellow shell on the "
            "left space of the top-left island: Ada loses 1 point and you score 2 points for the scuba diver.",
            "Bewege den Edelstein von Ada von der Zahlenmuschel 2 oben auf der Insel oben links zur gelben Muschel "
            "links auf der Insel oben links; Ada verliert 1 Punkt und du erhältst 2 Punkte für den Taucher.",
        ),
        (
            position(dive(1), gems=([(BOTTOM, TOP)], [])),
            1,
            MoveGem(BOTTOM, TOP, BOTTOM, TOP_LEFT),
            "Move Ada's gem from the seahorse on the top space of the bottom island to the seahorse on the top-left "
            "space of the bottom island: you score 2 points for the scuba diver and Ada takes a seahorse card.",
            "Bewege den Edelstein von Ada vom Seepferdchen oben auf der Insel unten zum Seepferdchen oben links auf "
            "der Insel unten; du erhältst 2 Punkte für den Taucher und Ada nimmt eine Seepferdchenkarte.",
        ),
    ],
)
def test_a_move_says_what_it_does(state: State, seat: int, move: Move, english: str, german: str) -> None:
    assert move in legal(state, seat)
    does = GAME.does(state, seat, move)
    assert (said(does), said(does, "de")) == (english, german)


@pytest.mark.parametrize(
    ("state", "move", "says"),
    [
        (NEARLY_FULL, PlaceGem(TOP, CENTRE), "The next gem is sent to the centre island."),
        (
            position(gem(0), gems=(whole_island(TOP)[:8], []), sent_to=TOP, turn=9),
            PlaceGem(TOP, BOTTOM_RIGHT),
            "The next gem is sent to the bottom-right island.",
        ),
        (
            position(gem(0), gems=(whole_island(BOTTOM_RIGHT)[:8], []), sent_to=BOTTOM_RIGHT, turn=9),
            PlaceGem(BOTTOM_RIGHT, BOTTOM_RIGHT),
            "The next gem is sent to the bottom-right island, which is full.",
        ),
        (
            position(gem(0), gems=(whole_island(TOP), []), turn=9),
            PlaceGem(CENTRE, TOP),
            "The next gem is sent to the top island, which is full.",
        ),
        (
            position(gem(0), tides=[FLOODS[TOP]], turn=3),
            PlaceGem(CENTRE, TOP),
            "The next gem is sent to the top island, which is flooded.",
        ),
        (
            position(gem(1), gems=(whole_island(LEFT)[:5], []), tides=[FLOODS[TOP]], turn=6),
            PlaceGem(CENTRE, TOP),
            "The next gem is sent to the top island.",
        ),
    ],
    ids=["room", "another", "filled now", "full", "flooded", "the tide turns first"],
)
def test_placing_a_gem_says_where_the_next_one_is_sent(state: State, move: PlaceGem, says: str) -> None:
    seat = state.pending[-1].seats[0]
    assert move in legal(state, seat)
    assert said(GAME.does(state, seat, move)).endswith(f". {says}")


def test_the_last_gem_sends_nobody_anywhere() -> None:
    for step in random_play(4):
        if isinstance(step.move, PlaceGem):
            sends = "The next gem" in said(GAME.does(step.before, step.seat, step.move))
            assert sends == (step.before.turn < 54)


def test_legal_moves_have_different_sentences() -> None:
    for step in random_play(7):
        told = {said(GAME.does(step.before, step.seat, move)) for move in step.legal}
        alike = sum(isinstance(move, TakeSeahorseCard) and move.card in DIVERS for move in step.legal)
        assert len(told) >= len(step.legal) - max(alike - 1, 0)


REFUSING = position(
    dive(0),
    gems=([(CENTRE, CENTRE), (CENTRE, TOP_LEFT)], [(CENTRE, TOP)]),
    diamonds=[(CENTRE, LEFT)],
    tides=[FLOODS[TOP]],
)


@pytest.mark.parametrize(
    ("state", "move", "english", "german"),
    [
        (
            position(gem(0), sent_to=TOP_RIGHT, turn=3),
            PlaceGem(TOP, LEFT),
            "The last gem sends yours to the top-right island, which has an open space.",
            "Der letzte Edelstein schickt deinen auf die Insel oben rechts, und dort ist noch ein Feld frei.",
        ),
        (
            position(gem(0), tides=[FLOODS[LEFT]]),
            PlaceGem(LEFT, TOP),
            "The left island is flooded: nobody can visit it.",
            "Die Insel links ist überflutet: Dort kann niemand setzen.",
        ),
        (
            REFUSING,
            MoveGem(CENTRE, CENTRE, CENTRE, TOP_LEFT),
            "There is already one of your gems on the top-left space of the centre island.",
            "Auf dem Feld oben links auf der mittleren Insel liegt schon einer deiner Edelsteine.",
        ),
        (
            REFUSING,
            MoveGem(CENTRE, CENTRE, CENTRE, TOP),
            "There is already one of Bob's gems on the top space of the centre island.",
            "Auf dem Feld oben auf der mittleren Insel liegt schon ein Edelstein von Bob.",
        ),
        (
            REFUSING,
            MoveGem(CENTRE, CENTRE, CENTRE, LEFT),
            "There is already a diamond on the left space of the centre island.",
            "Auf dem Feld links auf der mittleren Insel liegt schon ein Diamant.",
        ),
        (
            REFUSING,
            MoveGem(CENTRE, LEFT, CENTRE, BOTTOM),
            "The diamond on the left space of the centre island never moves.",
            "Der Diamant auf dem Feld links auf der mittleren Insel wird nie bewegt.",
        ),
        (
            REFUSING,
            MoveGem(BOTTOM, LEFT, BOTTOM, TOP),
            "There is no gem on the left space of the bottom island.",
            "Auf dem Feld links auf der Insel unten liegt kein Edelstein.",
        ),
        (
            REFUSING,
            MoveGem(CENTRE, CENTRE, LEFT, RIGHT),
            "A scuba diver moves a gem by one space, and the right space of the left island is not next to the centre "
            "space of the centre island.",
            "Ein Taucher bewegt einen Edelstein um ein Feld, aber das Feld rechts auf der Insel links liegt nicht "
            "neben dem Feld in der Mitte der mittleren Insel.",
        ),
        (
            REFUSING,
            MoveGem(CENTRE, TOP, TOP, BOTTOM),
            "The top island is flooded: no gem may move onto it or within it.",
            "Die Insel oben ist überflutet: Kein Edelstein darf dorthin oder innerhalb der Insel bewegt werden.",
        ),
        (
            position(card(0), row=[YELLOW[3]]),
            TakeSeahorseCard(WHITE[TOP]),
            "The open row does not contain the white shell card for the top island.",
            "In der offenen Reihe liegt die weiße Muschelkarte für die Insel oben nicht.",
        ),
        (
            position(card(0), row=[YELLOW[3]]),
            TakeSeahorseCard(DIVERS[0]),
            "The open row does not contain this scuba diver.",
            "In der offenen Reihe liegt dieser Taucher nicht.",
        ),
        (
            position(card(0), row=[YELLOW[3]], deck=[]),
            DrawSeahorseCard(),
            "The seahorse deck is empty: take a card from the open row.",
            "Der Seepferdchenstapel ist leer: Nimm eine Karte aus der offenen Reihe.",
        ),
    ],
)
def test_a_refusal_says_why(state: State, move: Move, english: str, german: str) -> None:
    refused = refusal(state, 0, move).message
    assert (said(refused), said(refused, "de")) == (english, german)
