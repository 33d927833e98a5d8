"""What happened, word for word, as told to everybody and to the seat that sees the cards."""

from __future__ import annotations

import pytest

from service.engine.message import message
from service.engine.records import Event, Setup
from service.games.coralia import GAME, events
from service.games.coralia.components import CARD_COLOURS, CARDS, CHESTS, TURTLES
from service.games.coralia.events import CoraliaDie
from service.games.coralia.setup import CoraliaOptions
from tests.games.coralia.positions import card, chest, turtle
from tests.games.coralia.saying import said

SETUP = Setup(2, CoraliaOptions())
LION, PUFFER = CARDS[card("lionfish")], CARDS[card("pufferfish")]
STATION = [CoraliaDie("blue", "fish"), CoraliaDie("red", "pearl")]
TURTLES_PAY = CARDS[card("points_per_turtle")]


@pytest.mark.parametrize(
    ("event", "english", "german"),
    [
        (
            events.SetupDiePlaced(colour="orange", symbol="diver", to="treasure"),
            "Set-up: an orange die showed a diver and went on the treasure space of the orange reef.",
            "Aufbau: Ein orangefarbener Würfel zeigte einen Taucher und kam auf das Schatzfeld des orangefarbenen "
            "Riffs.",
        ),
        (
            events.SetupDiePlaced(colour="blue", symbol="pearl", to="island"),
            "Set-up: the second blue die showed a pearl as well and went on the island.",
            "Aufbau: Auch der zweite blaue Würfel zeigte eine Perle und kam auf die Insel.",
        ),
        (
            events.TurtlePutAside(turtle=TURTLES[turtle("fish_card")], reef="red"),
            "Set-up: the turtle of the red reef (fish card) joined the spare turtles.",
            "Aufbau: Die Schildkröte des roten Riffs (Fischkarte) kam zu den übrigen Schildkröten.",
        ),
        (
            events.DiePicked(seat=1, colour="green"),
            "Grace took a green die from the supply.",
            "Grace nahm einen grünen Würfel aus dem Vorrat.",
        ),
        (
            events.DiceLocked(seat=0, dice=[0, 2], locked=[CoraliaDie("blue", "diver"), CoraliaDie("red", "turtle")]),
            "Ada locked the blue diver and the red turtle.",
            "Ada lagerte den blauen Taucher und die rote Schildkröte zwischen.",
        ),
        (
            events.DiceLocked(seat=0, dice=[], locked=[]),
            "Ada locked no die.",
            "Ada lagerte keinen Würfel zwischen.",
        ),
        (
            events.DiceRolled(seat=0, rolled=[0, 1], station=STATION, rule="C3.3"),
            "Ada rolled. The station shows a blue fish and a red pearl.",
            "Ada hat gewürfelt. Auf der Station liegen ein blauer Fisch und eine rote Perle.",
        ),
        (
            events.DiceRolled(seat=0, rolled=[0, 1], station=STATION, rule="C3.8"),
            "No die could be used, so Ada rolled all four again. The station shows a blue fish and a red pearl.",
            "Kein Würfel war zu gebrauchen, darum würfelte Ada alle vier noch einmal. "
            "Auf der Station liegen ein blauer Fisch und eine rote Perle.",
        ),
        (
            events.DiePlaced(seat=0, die="white", reef="blue", space="turtle"),
            "Ada put the special die on the turtle space of the blue reef.",
            "Ada setzte den Sonderwürfel auf das Schildkrötenfeld des blauen Riffs.",
        ),
        (
            events.DiePutOnIsland(seat=0, die="blue", symbol="octopus"),
            "Ada put the blue octopus die on the island.",
            "Ada setzte den blauen Würfel (Krake) auf die Insel.",
        ),
        (
            events.DiePutOnIsland(seat=0, die="white", symbol="octopus"),
            "Ada put the special die back on the island.",
            "Ada setzte den Sonderwürfel wieder auf die Insel.",
        ),
        (
            events.SeaCardsDrawn(seat=0, pile="pearl", count=2),
            "Ada drew 2 cards from the pearl pile.",
            "Ada zog 2 Karten vom Perlenstapel.",
        ),
        (
            events.SeaCardsDrawn(seat=0, pile="island", count=2, cards=[LION, TURTLES_PAY]),
            "Ada drew a fire fish and the starfish card “3 points for each of your turtles” from the island pile.",
            "Ada zog einen Feuerfisch und die Seesternkarte „3 Punkte für jede deiner Schildkröten“ vom Inselstapel.",
        ),
        (
            events.SeaCardsLookedAt(seat=0, pile="starfish", count=3),
            "Ada looked at 3 cards from the starfish pile, to keep one.",
            "Ada sah sich 3 Karten vom Seesternstapel an, um eine zu behalten.",
        ),
        (
            events.SeaCardsLookedAt(seat=0, pile="fish", count=2, cards=[LION, PUFFER]),
            "Ada looked at a fire fish and a blowfish from the fish pile, to keep one.",
            "Ada sah sich einen Feuerfisch und einen Kugelfisch vom Fischstapel an, um eine Karte zu behalten.",
        ),
        (
            events.SeaCardKept(seat=0, pile="starfish", returned=2),
            "Ada kept one card; the other 2 went under the starfish pile.",
            "Ada behielt eine Karte und legte die anderen 2 unter den Seesternstapel.",
        ),
        (
            events.SeaCardKept(seat=0, pile="fish", returned=1, card=LION, cards_returned=[PUFFER]),
            "Ada kept a fire fish; a blowfish went under the fish pile.",
            "Ada behielt einen Feuerfisch und legte einen Kugelfisch unter den Fischstapel.",
        ),
        (
            events.OctopusSettled(seat=0, reef="violet"),
            "Ada placed an octopus on the violet reef.",
            "Ada setzte einen Kraken auf dem lilafarbenen Riff ein.",
        ),
        (
            events.DiverSwam(seat=0, reef="blue", came_from=None),
            "Ada's diver went to the blue reef.",
            "Der Taucher von Ada schwamm zum blauen Riff.",
        ),
        (
            events.DiverSwam(seat=0, reef="blue", came_from="green"),
            "Ada's diver swam from the green to the blue reef.",
            "Der Taucher von Ada schwamm vom grünen zum blauen Riff.",
        ),
        (
            events.DieMovedDown(reef="green", die="green"),
            "On the green reef the green die moved down to the treasure space.",
            "Auf dem grünen Riff rückte der grüne Würfel auf das Schatzfeld hinunter.",
        ),
        (
            events.ChestRecovered(seat=0, chest=CHESTS[chest("island_dice")], reef="green"),
            "Ada recovered the chest of the green reef: 1 point for each die on the island.",
            "Ada hob die Truhe des grünen Riffs: 1 Punkt für jeden Würfel auf der Insel.",
        ),
        (
            events.ChestRecovered(seat=0, chest=CHESTS[chest("special_die")], reef=None),
            "Ada opened a spare chest: a special die.",
            "Ada öffnete eine übrige Truhe: ein Sonderwürfel.",
        ),
        (
            events.TurtleTaken(seat=0, turtle=TURTLES[turtle("copy_turtle")], reef="red"),
            "Ada took the turtle of the red reef: the bonus of a spare turtle.",
            "Ada nahm die Schildkröte des roten Riffs: der Bonus einer übrigen Schildkröte.",
        ),
        (
            events.TurtleCopied(seat=0, turtle=TURTLES[turtle("jellyfish")]),
            "Ada copied a spare turtle: a jellyfish, up to the next multiple of 5.",
            "Ada ahmte eine übrige Schildkröte nach: eine Qualle, bis zum nächsten Vielfachen von 5.",
        ),
        (
            events.StingrayTaken(seat=0, card=CARDS["stingray:01"]),
            "Ada took a stingray card.",
            "Ada nahm eine Stachelrochenkarte.",
        ),
        (
            events.SpecialDieRolled(seat=0, symbol="octopus", fits=True),
            "Ada rolled a special die: an octopus.",
            "Ada würfelte einen Sonderwürfel; er zeigte einen Kraken.",
        ),
        (
            events.SpecialDieRolled(seat=0, symbol="octopus", fits=False),
            "Ada rolled a special die: an octopus, which no reef can take.",
            "Ada würfelte einen Sonderwürfel; er zeigte einen Kraken, und kein Riff konnte ihn aufnehmen.",
        ),
        (
            events.NothingLeft(seat=0, of="island"),
            "Ada should have got an island card, but none was left.",
            "Ada ging leer aus, weil nichts mehr da war (Inselkarte).",
        ),
        (
            events.NothingLeft(seat=0, of="special_die"),
            "Ada should have got a special die, but none was left.",
            "Ada ging leer aus, weil nichts mehr da war (Sonderwürfel).",
        ),
        (
            events.StarfishRevealed(seat=0, cards=[TURTLES_PAY, CARDS[card("anemonefish")]]),
            "Ada revealed the starfish card “3 points for each of your turtles” and a starfish card with an "
            "anemone fish.",
            "Ada deckte die Seesternkarte „3 Punkte für jede deiner Schildkröten“ und eine Seesternkarte mit "
            "Anemonenfisch auf.",
        ),
        (
            events.StarfishCarriedOut(seat=0, card=TURTLES_PAY),
            "Ada carried out the starfish card “3 points for each of your turtles”.",
            "Ada führte die Seesternkarte „3 Punkte für jede deiner Schildkröten“ aus.",
        ),
        (
            events.StarfishSetAside(seat=0, card=CARDS[card("spare_chest")]),
            "Ada set a starfish card “Recover a spare chest” aside, without its effect.",
            "Ada legte eine Seesternkarte „Hebe eine übrige Truhe“ ohne Wirkung beiseite.",
        ),
        (
            events.RecoveringStopped(seat=0, reef="orange"),
            "Ada left the chest of the orange reef where it was.",
            "Ada ließ die Truhe des orangefarbenen Riffs liegen.",
        ),
        (
            events.DrawingStopped(seat=0),
            "Ada drew no further card.",
            "Ada zog keine weitere Karte.",
        ),
        (
            events.SeaCardsShown(seat=0, cards=[LION, CARDS["stingray:01"], PUFFER]),
            "Ada showed a fire fish, a stingray and a blowfish.",
            "Ada zeigte einen Feuerfisch, einen Stachelrochen und einen Kugelfisch.",
        ),
    ],
)
def test_an_event_says_what_happened(event: Event, english: str, german: str) -> None:
    told = GAME.says(event, SETUP)
    assert (said(told), said(told, "de")) == (english, german)


def german(colour: str, form: str) -> str:
    return said(message(f"colour-{colour}.{form}"), "de")


def test_c1_6_a_card_with_colours_is_named_with_them() -> None:
    for each in (CARDS[card(face, nth)] for face in CARD_COLOURS for nth in range(3)):
        told = GAME.says(events.StarfishCarriedOut(seat=0, card=each), SETUP)
        one, other = each.pair
        if each.face == "two_reefs":
            assert f"card “Recover the chests of the {one} and {other} reefs”." in said(told)
            reefs = f"{german(one, 'genitive')} und {german(other, 'genitive')}"
            assert f"die Seesternkarte „Hebe die Truhen {reefs} Riffs“ aus." in said(told, "de")
        else:
            assert f"card “A card for each {one} and {other} die left over”." in said(told)
            dice = f"{german(one, 'oblique')} und {german(other, 'oblique')}"
            assert f"die Seesternkarte „Eine Karte für jeden übrigen {dice} Würfel“ aus." in said(told, "de")
