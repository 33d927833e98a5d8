"""What is told about an event, word for word."""

from __future__ import annotations

import pytest

from service.engine.records import Event, MatchOver, PointsScored, Setup
from service.games.reef_gardens import GAME, events
from service.games.reef_gardens.state import ReefGardensOptions
from tests.games.reef_gardens.positions import said

#: A table coral without a clownfish, a fan coral with one, and the station 10/5.
TABLE, FAN, STATION = "coral:90", "coral:19", "station:08"
#: These pearls are worth 3.
PEARLS, OCTOPUS, TURTLE = "shell:12", "shell:18", "shell:27"


def told(event: Event, board: str = "long") -> tuple[str, str]:
    message = GAME.says(event, Setup(4, ReefGardensOptions(board=board)))  # type: ignore[arg-type]
    return said(message), said(message, "de")


@pytest.mark.parametrize(
    ("event", "english", "german"),
    [
        (
            events.LineBought(seat=0, line="row_4", corals=[TABLE, FAN], money=4),
            "Ada bought row 4 of the nursery: a table coral and a fan coral with a clownfish. 4 money left.",
            "Ada kaufte Reihe 4 der Gärtnerei: eine Tischkoralle und eine Fächerkoralle mit Clownfisch. Übrig: 4 Geld.",
        ),
        (
            events.CoralPlanted(seat=1, coral=FAN, field=17, reef=3, started=True, size=1),
            "Bo started a reef with a fan coral with a clownfish in row 2, column 3.",
            "Bo begann ein neues Riff: eine Fächerkoralle mit Clownfisch in Zeile 2, Spalte 3.",
        ),
        (
            events.CoralPlanted(seat=1, coral=TABLE, field=149, reef=3, started=False, size=2),
            "Bo planted a table coral in row 10, column 15; the reef has 2 corals now.",
            "Bo pflanzte eine Tischkoralle in Zeile 10, Spalte 15; das Riff hat jetzt 2 Korallen.",
        ),
        (
            events.ReefsJoined(seat=2, reef=1, own=[4], neutral=[5, 6], size=7, kind="brain"),
            "Cleo joined 4 reefs into one with 7 brain corals; 1 diver came back to the player's board.",
            "Cleo fusionierte 4 Riffe zu einem Riff aus 7 Hirnkorallen; 1 Taucher kam auf das Tableau zurück.",
        ),
        (
            events.ReefsJoined(seat=2, reef=1, own=[], neutral=[5], size=3, kind="tube"),
            "Cleo joined 2 reefs into one with 3 tube corals.",
            "Cleo fusionierte 2 Riffe zu einem Riff aus 3 Röhrenkorallen.",
        ),
        (
            events.ShellTileTaken(seat=3, shell=OCTOPUS),
            "Dan took an octopus.",
            "Dan nahm den Oktopus.",
        ),
        (
            events.StationScored(station=STATION, field=34, surrounded=True, corals=[7, 0, 5, 0]),
            "The station 10/5 in row 3, column 5 is surrounded and was scored. Corals there: Ada has 7 and Cleo has 5.",
            "Die Station 10/5 in Zeile 3, Spalte 5 ist eingekreist und wurde gewertet. "
            "Korallen dort: 7 von Ada und 5 von Cleo.",
        ),
        (
            events.StationScored(station=STATION, field=34, surrounded=False, corals=[0, 0]),
            "The station 10/5 in row 3, column 5 was scored at the end. Nobody has a reef there.",
            "Die Station 10/5 in Zeile 3, Spalte 5 wurde am Ende gewertet. Niemand hat dort ein Riff.",
        ),
        (
            events.StationBuilt(seat=None, station=STATION, site="A", field=34),
            "The station 10/5 was built on site A.",
            "Auf Baugrund A wurde die Station 10/5 gebaut.",
        ),
        (
            events.StationBuilt(seat=0, station=STATION, site="A", field=34),
            "Ada built the station 10/5 on site A.",
            "Ada baute die Station 10/5 auf Baugrund A.",
        ),
        (
            events.SitesMarked(sonar=["sonar:F", "sonar:K"]),
            "Marked for stations: F and K.",
            "Für Stationen markiert: F und K.",
        ),
        (
            events.StationsWithdrawn(count=1),
            "The bag is empty: 1 station left the game.",
            "Der Beutel ist leer: 1 Station kam aus dem Spiel.",
        ),
        (
            events.ReefSurfaced(seat=0, reef=3, kind="fan", corals=4, clownfish=2),
            "Ada surfaced from reef 3 (4 fan corals), with 2 clownfish.",
            "Ada tauchte aus Riff 3 (4 Fächerkorallen) auf, mit 2 Clownfischen.",
        ),
        (
            events.ReefSurfaced(seat=0, reef=3, kind="fan", corals=1, clownfish=0),
            "Ada surfaced from reef 3 (1 fan coral).",
            "Ada tauchte aus Riff 3 (1 Fächerkoralle) auf.",
        ),
        (
            events.IncomeTaken(seat=1, divers=1, gained=2, money=5),
            "Bo got 2 money for 1 diver and has 5 now.",
            "Bo bekam 2 Geld für 1 Taucher und hat jetzt 5.",
        ),
        (
            events.PearlsSpent(seat=1, shell=PEARLS, gained=1, money=12),
            "Bo changed pearls worth 3 into 1 money and has 12 now.",
            "Bo tauschte Perlen im Wert von 3 gegen 1 Geld ein und hat jetzt 12.",
        ),
        (
            events.ReefTakenOver(seat=1, shell=TURTLE, reef=9, size=2, kind="staghorn"),
            "Bo used a turtle to put a diver on reef 9 (2 staghorn corals).",
            "Bo übernahm Riff 9 (2 Hirschhornkorallen) mit einer Schildkröte und einem Taucher.",
        ),
        (
            PointsScored(seat=0, points=-3, category="discarded_corals", rule="G4.3", score=-1),
            "Ada lost 3 points (discarded corals): \N{MINUS SIGN}1 in all.",
            "Ada verlor 3 Punkte (abgeworfene Korallen): insgesamt \N{MINUS SIGN}1.",
        ),
        (
            MatchOver(winners=[1], decided_by="points", compared=[20, 31]),
            "The match is over. Bo wins with 31 points.",
            "Die Partie ist zu Ende. Bo gewinnt mit 31 Punkten.",
        ),
    ],
)
def test_an_event_is_told_in_the_past(event: Event, english: str, german: str) -> None:
    assert told(event) == (english, german)


def test_rows_and_columns_are_those_of_the_board() -> None:
    event = events.OctopusLaid(seat=0, shell=OCTOPUS, field=17)
    assert told(event, "long")[0] == "Ada laid an octopus in row 2, column 3."
    assert told(event, "short")[0] == "Ada laid an octopus in row 2, column 8."
