"""What is asked, what a move does and why it is refused, word for word."""

from __future__ import annotations

import pytest

from service.engine.records import Move
from service.games.reef_gardens import GAME
from service.games.reef_gardens.moves import (
    BuildStation,
    BuyLine,
    DiscardCoral,
    EndTurn,
    LayOctopus,
    PassTurn,
    PlantCoral,
    PlantWithAlgae,
    SendBoat,
    SendSubmarine,
    SpendPearls,
    StoreCoral,
    Surface,
    TakeOverReef,
)
from service.games.reef_gardens.sentences import gives_up
from service.games.reef_gardens.state import State
from tests.games.reef_gardens.positions import (
    ATOLLS,
    answer,
    at,
    build,
    give,
    lay,
    mark,
    reef,
    refused,
    said,
    sea,
    stock,
    wait,
)


def a_turn() -> State:
    state = sea()
    build(state, "A")
    mark(state, "F", "G")
    stock(state, {1: "brain", 2: "fan", 8: "tube", 9: "tube"})
    return state


def without_stations(state: State) -> State:
    state.out_unseen += state.stations
    state.stations = []
    return state


def does(state: State, move: Move) -> tuple[str, str]:
    message = GAME.does(state, 0, move)
    return said(message), said(message, "de")


def question(state: State) -> tuple[str, str]:
    message = GAME.question(state, 0)
    return said(message), said(message, "de")


# Questions


def test_planting_or_surfacing() -> None:
    assert question(a_turn()) == (
        "Do you buy a line of the nursery and plant, or do you surface from your reefs?",
        "Kaufst du eine Reihe der Gärtnerei und pflanzt an, oder tauchst du aus deinen Riffen auf?",
    )


def test_going_on_with_planting() -> None:
    state = a_turn()
    wait(state, "brain")
    assert question(state) == ("Which coral do you plant, and where?", "Welche Koralle pflanzt du, und wohin?")
    state = a_turn()
    wait(state, line_bought=False)
    assert question(state) == (
        "You plant this turn: which line of the nursery do you buy?",
        "Du pflanzt in diesem Spielzug an: Welche Reihe der Gärtnerei kaufst du?",
    )
    state.line_bought = True
    assert question(state) == (
        "No coral is left to plant. Do you end your turn?",
        "Es ist keine Koralle mehr zu pflanzen. Beendest du deinen Spielzug?",
    )


def test_building() -> None:
    state = a_turn()
    give(state, 0, "submarine")
    state = answer(state, SendSubmarine()).state
    assert question(state) == (
        "On which marked site do you build the station 14/7?",
        "Auf welchem markierten Baugrund baust du die Station 14/7?",
    )
    assert does(state, BuildStation("G")) == (
        "Build the station 14/7 on site G, row 2, column 8.",
        "Baue die Station 14/7 auf Baugrund G, Zeile 2, Spalte 8.",
    )


# Moves


def test_buying_a_line_mentions_a_thin_nursery() -> None:
    state = a_turn()
    assert does(state, BuyLine("row_1")) == (
        "Buy row 1 of the nursery for 2 money: a brain coral and a fan coral. "
        "Then build a station and refill the nursery, where only 2 corals would be left.",
        "Kaufe Reihe 1 der Gärtnerei für 2 Geld: eine Hirnkoralle und eine Fächerkoralle. "
        "Danach baust du eine Station, und die Gärtnerei wird aufgefüllt, denn dort liegen nur noch 2 Korallen.",
    )
    without_stations(state)
    english, german = does(state, BuyLine("row_1"))
    assert english.endswith(" Then the nursery is refilled, where only 2 corals would be left.")
    assert german.endswith(" Danach wird die Gärtnerei aufgefüllt, denn dort liegen nur noch 2 Korallen.")
    state.out_unseen += state.bag
    state.bag = []
    assert does(state, BuyLine("column_2")) == (
        "Buy column 2 of the nursery for 2 money: a brain coral and a tube coral.",
        "Kaufe Spalte 2 der Gärtnerei für 2 Geld: eine Hirnkoralle und eine Röhrenkoralle.",
    )


@pytest.mark.parametrize(
    ("left", "english", "german"),
    [(0, "no coral", "dort liegt keine Koralle mehr"), (1, "1 coral", "dort liegt nur noch 1 Koralle")],
)
def test_what_would_be_left_in_the_nursery(left: int, english: str, german: str) -> None:
    state = sea()
    stock(state, {1: "brain", 2: "fan"} if left == 0 else {1: "brain", 2: "fan", 8: "tube"})
    for sentence, expected in zip(does(state, BuyLine("row_1")), (english, german), strict=True):
        assert expected in sentence


def test_planting_tells_what_grows() -> None:
    state = a_turn()
    reef(state, 0, "brain", (2, 4))
    reef(state, 0, "brain", (1, 5))
    reef(state, None, "brain", (2, 6))
    lay(state, "fish_school", (3, 4), 2)
    brain, fan = wait(state, "brain", "fan")
    assert does(state, PlantCoral(brain, at(state, (2, 3)))) == (
        "Plant the brain coral in row 2, column 3: reef 1 grows to 2 corals.",
        "Pflanze die Hirnkoralle in Zeile 2, Spalte 3: Riff 1 wächst auf 2 Korallen.",
    )
    assert does(state, PlantCoral(brain, at(state, (2, 5)))) == (
        "Plant the brain coral in row 2, column 5: reef 1 grows to 4 corals, joined with reef 2 and neutral reef 3.",
        "Pflanze die Hirnkoralle in Zeile 2, Spalte 5: Riff 1 wächst auf 4 Korallen "
        "und fusioniert mit Riff 2 und dem neutralen Riff 3.",
    )
    assert does(state, PlantCoral(fan, at(state, (3, 4)))) == (
        "Plant the fan coral in row 3, column 4: it starts a reef, with a diver from your board. "
        "You take the fish school worth 2.",
        "Pflanze die Fächerkoralle in Zeile 3, Spalte 4: "
        "Damit beginnst du ein neues Riff, mit einem Taucher von deinem Tableau. "
        "Du nimmst den Fischschwarm für 2 Punkte.",
    )


def test_a_stored_coral_is_told_apart_from_one_just_taken() -> None:
    state = a_turn()
    give(state, 0, "sea_anemone", holds="brain")
    reef(state, 0, "brain", (2, 4))
    (brain,) = wait(state, "brain")
    stored = state.players[0].anemones[0].coral
    english = "Plant the brain coral{} in row 2, column 3: reef 1 grows to 2 corals."
    german = "Pflanze die Hirnkoralle{} in Zeile 2, Spalte 3: Riff 1 wächst auf 2 Korallen."
    for coral, told in ((brain, ("", "")), (stored, (" from a sea anemone", " von deiner Seeanemone"))):
        assert does(state, PlantCoral(coral, at(state, (2, 3)))) == (english.format(told[0]), german.format(told[1]))


def test_other_ways_to_deal_with_a_coral() -> None:
    state = a_turn()
    (fan,) = wait(state, "fan")
    assert does(state, StoreCoral(fan)) == (
        "Store the fan coral on a sea anemone for a later turn.",
        "Lagere die Fächerkoralle auf einer Seeanemone für einen späteren Spielzug.",
    )
    assert does(state, DiscardCoral(fan)) == (
        "Discard the fan coral and lose 3 points.",
        "Wirf die Fächerkoralle ab und verliere 3 Punkte.",
    )
    assert gives_up(state, 0, DiscardCoral(fan))
    assert not gives_up(state, 0, StoreCoral(fan))


def test_algae() -> None:
    state = a_turn()
    reef(state, None, "tube", (2, 5), clownfish=1)
    reef(state, 0, "brain", (2, 9))
    (brain,) = wait(state, "brain")
    assert does(state, PlantWithAlgae(brain, at(state, (2, 5)))) == (
        "Use algae to plant the brain coral over the neutral tube coral with a clownfish in row 2, column 5: "
        "it starts a reef, with a diver from your board.",
        "Setze eine Alge ein und pflanze die Hirnkoralle in Zeile 2, Spalte 5 "
        "über die neutrale Röhrenkoralle mit Clownfisch: "
        "Damit beginnst du ein neues Riff, mit einem Taucher von deinem Tableau.",
    )
    assert does(state, PlantWithAlgae(brain, at(state, (3, 9)))) == (
        "Use algae to plant the brain coral on the cave in row 3, column 9: reef 2 grows to 2 corals.",
        "Setze eine Alge ein und pflanze die Hirnkoralle auf die Höhle in Zeile 3, Spalte 9: "
        "Riff 2 wächst auf 2 Korallen.",
    )


def test_surfacing() -> None:
    state = a_turn()
    state.players[0].money = 9
    reefs = reef(state, 0, "brain", (2, 4), (2, 5), clownfish=1), reef(state, 0, "fan", (9, 1))
    assert does(state, Surface(reefs)) == (
        "Surface from reef 1 (2 brain corals) and reef 2 (1 fan coral) for 4 points and 3 money.",
        "Tauche aus Riff 1 (2 Hirnkorallen) und Riff 2 (1 Fächerkoralle) auf: 4 Punkte und 3 Geld.",
    )
    assert does(state, Surface(reefs[1:]))[0].endswith("for 1 point and 3 money.")


def test_other_shell_tiles() -> None:
    state = a_turn()
    state.players[0].money = 11
    reef(state, None, "fan", (9, 1))
    assert does(state, SpendPearls(3)) == (
        "Change pearls worth 3 into 1 money.",
        "Tausche Perlen im Wert von 3 gegen 1 Geld ein.",
    )
    assert gives_up(state, 0, SpendPearls(3))
    state.players[0].money = 9
    assert not gives_up(state, 0, SpendPearls(3))
    assert does(state, SendBoat(state.nursery[0])) == (
        "Use a boat to take the brain coral on field 1 of the nursery for free. "
        "Then build a station and refill the nursery, where only 3 corals would be left.",
        "Setze ein Boot ein und nimm die Hirnkoralle von Feld 1 der Gärtnerei, ohne zu bezahlen. "
        "Danach baust du eine Station, und die Gärtnerei wird aufgefüllt, denn dort liegen nur noch 3 Korallen.",
    )
    assert does(state, LayOctopus(at(state, (9, 2)))) == (
        "Lay an octopus in row 9, column 2.",
        "Lege einen Oktopus in Zeile 9, Spalte 2.",
    )
    assert does(state, TakeOverReef(1)) == (
        "Use a turtle: put a diver on reef 1 (1 fan coral).",
        "Setze eine Schildkröte ein: Übernimm Riff 1 (1 Fächerkoralle) mit einem Taucher.",
    )


def test_a_submarine_builds_or_refills_or_both() -> None:
    state = a_turn()
    assert does(state, SendSubmarine()) == (
        "Use a submarine: build a station on site F or G and refill the nursery.",
        "Setze ein U-Boot ein: Baue eine Station auf Baugrund F oder G und fülle die Gärtnerei auf.",
    )
    stock(state, {number: "table" for number in range(1, 13) if not state.nursery[number - 1]})
    assert does(state, SendSubmarine())[0] == "Use a submarine: build a station on site F or G."
    assert does(without_stations(a_turn()), SendSubmarine())[0] == "Use a submarine: refill the nursery."


def test_ending_and_passing() -> None:
    assert does(a_turn(), EndTurn()) == ("End your turn.", "Beende deinen Spielzug.")
    assert does(a_turn(), PassTurn()) == (
        "Pass: you have no reef and can't pay for any line.",
        "Passe: Du hast kein Riff und kannst keine Reihe bezahlen.",
    )


# Refusals; the English ones are tested with their rules


def test_refusals_in_german() -> None:
    state = sea(options=ATOLLS)
    build(state, "A")
    reef(state, 1, "brain", (2, 4))
    reef(state, None, "tube", (2, 5))
    brain, tube, fan = wait(state, "brain", "tube", "fan")
    assert refused(state, PlantCoral(brain, at(state, (1, 4))), "de") == (
        "G4.7",
        "Die Koralle würde sich mit Riff 1 (1 Hirnkoralle) verbinden, und das gehört Bo.",
    )
    assert refused(state, PlantCoral(tube, at(state, (3, 4))), "de") == (
        "G4.11",
        "Neben demselben Baugrund liegt in Zeile 2, Spalte 5 schon eine Röhrenkoralle: "
        "In einem Atoll sind dort alle Korallen von verschiedener Art.",
    )
    assert refused(state, PlantCoral(fan, at(state, (9, 2))), "de") == (
        "G4.5",
        "Neben Zeile 9, Spalte 2 hast du kein Riff aus Fächerkorallen, "
        "und ein neues Riff beginnt nur auf einem Feld, das orthogonal an eine Station angrenzt.",
    )
    assert refused(state, PlantCoral(fan, at(state, (3, 5))), "de") == (
        "G4.4",
        "In Zeile 3, Spalte 5 steht eine Station.",
    )
    assert refused(state, EndTurn(), "de") == (
        "G4.3",
        "Pflanze, lagere oder wirf ab, was noch wartet: eine Hirnkoralle, eine Röhrenkoralle und eine Fächerkoralle.",
    )


@pytest.mark.parametrize(
    ("move", "german"),
    [
        (LayOctopus(1), "Du hast keinen Oktopus."),
        (SendSubmarine(), "Du hast kein U-Boot."),
        (TakeOverReef(1), "Du hast keine Schildkröte."),
        (SpendPearls(2), "Du hast keine Perlen im Wert von 2."),
        (PassTurn(), "Passen darfst du nicht: Die billigste Reihe kostet 2, und du hast 6 Geld, Perlen mitgerechnet."),
    ],
)
def test_what_is_missing_in_german(move: Move, german: str) -> None:
    assert refused(a_turn(), move, "de")[1] == german
