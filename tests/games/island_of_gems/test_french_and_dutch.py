"""Forms that only French or Dutch needs: elision and contraction, gender, articles, word order."""

from __future__ import annotations

import pytest

from service.engine.message import Message, Name, message
from service.engine.records import MatchOver, Setup
from service.engine.sentences import reason
from service.games.island_of_gems import GAME
from service.games.island_of_gems.components import Space
from service.games.island_of_gems.events import (
    FloodEnded,
    GemMoved,
    SeahorseCardTaken,
    SeahorseRowDealt,
    SecretCardsShown,
    TideCardRevealed,
)
from service.games.island_of_gems.islands import place_of
from service.games.island_of_gems.moves import MoveGem, PlaceDiamond, PlaceGem, TakeSeahorseCard
from service.games.island_of_gems.phrases import space_at
from service.games.island_of_gems.rules import IslandOfGemsOptions
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
    position,
    said,
)

SETUP = Setup(2, IslandOfGemsOptions())
A_DIVE = position(dive(1), gems=([(TOP_LEFT, TOP)], [(BOTTOM, LEFT)]), turn=4)
A_CARD = position(card(1), gems=([(TOP, TOP)], [(BOTTOM, LEFT)]), row=[YELLOW[TOP], WHITE[0], DIVERS[0]])


@pytest.mark.parametrize(
    ("island", "french", "dutch"),
    [
        (TOP_LEFT, "L’île en haut à gauche est de nouveau accessible.", "Het eiland linksboven is weer toegankelijk."),
        (TOP, "L’île du haut est de nouveau accessible.", "Het bovenste eiland is weer toegankelijk."),
        (LEFT, "L’île de gauche est de nouveau accessible.", "Het linkereiland is weer toegankelijk."),
        (CENTRE, "L’île centrale est de nouveau accessible.", "Het middelste eiland is weer toegankelijk."),
        (RIGHT, "L’île de droite est de nouveau accessible.", "Het rechtereiland is weer toegankelijk."),
        (BOTTOM, "L’île du bas est de nouveau accessible.", "Het onderste eiland is weer toegankelijk."),
        (
            BOTTOM_RIGHT,
            "L’île en bas à droite est de nouveau accessible.",
            "Het eiland rechtsonder is weer toegankelijk.",
        ),
    ],
)
def test_an_island_is_named_by_its_position(island: int, french: str, dutch: str) -> None:
    says = GAME.says(FloodEnded(island=island), SETUP)
    assert (said(says, "fr"), said(says, "nl")) == (french, dutch)


@pytest.mark.parametrize(
    ("sentence", "french", "dutch"),
    [
        (
            GAME.question(position(gem(0), sent_to=TOP, tides=[FLOODS[TOP]], turn=3), 0),
            "L’île du haut est inondée. Où poses-tu ta gemme à la place\u202f?",
            "Het bovenste eiland is overstroomd. Waar leg je je edelsteen dan?",
        ),
        (
            GAME.does(position(gem(0)), 0, PlaceGem(CENTRE, TOP_LEFT)),
            "Pose une gemme sur la case en haut à gauche de l’île centrale (coquillage jaune)\u00a0: 1 point. La "
            "prochaine gemme est envoyée sur l’île en haut à gauche.",
            "Leg een edelsteen op de gele schelp linksboven op het middelste eiland: 1 punt. De volgende edelsteen "
            "wordt naar het eiland linksboven gestuurd.",
        ),
        (
            GAME.does(position(gem(0)), 0, PlaceGem(CENTRE, LEFT)),
            "Pose une gemme sur la case de gauche de l’île centrale (hippocampe)\u00a0: tu prends une carte "
            "hippocampe. La prochaine gemme est envoyée sur l’île de gauche.",
            "Leg een edelsteen op het zeepaardje links op het middelste eiland: je neemt een zeepaardjeskaart. De "
            "volgende edelsteen wordt naar het linkereiland gestuurd.",
        ),
        (
            GAME.does(position(diamond(0)), 0, PlaceDiamond(TOP_LEFT, CENTRE)),
            "Pose un diamant sur la case centrale de l’île en haut à gauche (hippocampe)\u00a0: à la fin, il rapporte "
            "2 points à qui a la majorité sur cette île.",
            "Leg een diamant op het zeepaardje in het midden van het eiland linksboven: aan het einde levert die 2 "
            "punten op voor wie de meerderheid op dat eiland heeft.",
        ),
        (
            GAME.does(A_CARD, 1, TakeSeahorseCard(WHITE[0])),
            "Prends la carte coquillage blanc de l’île en bas à droite\u00a0: à la fin, 2 points pour chaque gemme "
            "d’Ada sur cette île, soit 0 point pour l’instant.",
            "Neem de witte schelpenkaart voor het eiland rechtsonder: aan het einde 2 punten voor elke edelsteen van "
            "Ada daar, op dit moment in totaal 0 punten.",
        ),
        (
            GAME.does(A_DIVE, 1, MoveGem(TOP_LEFT, TOP, TOP_LEFT, LEFT)),
            "Déplace la gemme d’Ada depuis la case du haut de l’île en haut à gauche (coquillage numéroté 2) vers la "
            "case de gauche de l’île en haut à gauche (coquillage jaune)\u00a0: Ada perd 1 point et tu marques 2 "
            "points pour le plongeur.",
            "Verplaats de edelsteen van Ada vanaf de cijferschelp 2 bovenaan op het eiland linksboven naar de gele "
            "schelp links op het eiland linksboven: Ada verliest 1 punt en je krijgt 2 punten voor de duiker.",
        ),
        (
            message("space-taken", there=message("there-gem", who=Name(0)), island=TOP_RIGHT, space=RIGHT),
            "Il y a déjà une gemme d’Ada sur la case de droite de l’île en haut à droite.",
            "Op het veld rechts op het eiland rechtsboven ligt al een edelsteen van Ada.",
        ),
        (
            message("space-taken", there=message("there-gem", who=Name(1)), island=TOP_RIGHT, space=BOTTOM),
            "Il y a déjà une gemme de Bob sur la case du bas de l’île en haut à droite.",
            "Op het veld onderaan op het eiland rechtsboven ligt al een edelsteen van Bob.",
        ),
        (
            message(
                "not-a-neighbour",
                start=space_at(place_of(CENTRE, CENTRE), Space("seahorse", 0)),
                end=space_at(place_of(LEFT, RIGHT), Space("seahorse", 0)),
            ),
            "Un plongeur déplace une gemme d’une case, et la case de droite de l’île de gauche n’est pas voisine de la "
            "case centrale de l’île centrale.",
            "Een duiker verplaatst een edelsteen één veld, maar het veld rechts op het linkereiland ligt niet naast "
            "het veld in het midden van het middelste eiland.",
        ),
        (
            GAME.says(TideCardRevealed(card=FLOODS[CENTRE], kind="flood", island=CENTRE), SETUP),
            "Une carte marée a inondé l’île centrale.",
            "Een getijdenkaart liet het middelste eiland overstromen.",
        ),
        (
            GAME.says(
                SeahorseRowDealt(cards=[YELLOW[TOP], WHITE[CENTRE], DIVERS[0]], islands=[[1, 7], [4, 4], []]), SETUP
            ),
            "La rangée a été formée\u00a0: une carte coquillage jaune (2 points par gemme possédée, sur l’île du haut "
            "pour Ada et sur l’île du bas pour Bob), une carte coquillage blanc (1 point par gemme adverse, sur l’île "
            "centrale) et un plongeur.",
            "De open rij werd neergelegd: een gele schelpenkaart (2 punten per eigen edelsteen, voor Ada op het "
            "bovenste eiland en voor Bob op het onderste eiland), een witte schelpenkaart (1 punt per edelsteen van de "
            "ander, op het middelste eiland) en een duiker.",
        ),
        (
            GAME.says(SeahorseCardTaken(seat=1, source="row", card=YELLOW[TOP], island=BOTTOM), SETUP),
            "Bob a pris dans la rangée une carte coquillage jaune (2 points par gemme possédée sur l’île du bas).",
            "Bob nam uit de open rij een gele schelpenkaart (2 punten per eigen edelsteen op het onderste eiland).",
        ),
        (
            GAME.says(
                GemMoved(
                    seat=1, owner=0, island=0, space=3, to_island=3, to_space=0,
                    kind="yellow_shell", value=1, to_kind="seahorse", to_value=0,
                ),
                SETUP,
            ),
            "Avec un plongeur, Bob a déplacé une gemme d’Ada depuis la case de gauche de l’île en haut à gauche "
            "(coquillage jaune) vers la case en haut à gauche de l’île de gauche (hippocampe).",
            "Bob verplaatste met een duiker een edelsteen van Ada vanaf de gele schelp links op het eiland linksboven "
            "naar het zeepaardje linksboven op het linkereiland.",
        ),
        (
            GAME.says(SecretCardsShown(seat=0, cards=[WHITE[TOP]], islands=[TOP]), SETUP),
            "À la fin, Ada a dévoilé\u00a0: une carte coquillage blanc (1 point par gemme adverse sur l’île du haut).",
            "Aan het einde onthulde Ada: een witte schelpenkaart (1 punt per edelsteen van de ander op het bovenste "
            "eiland).",
        ),
        (
            message("met-secret_cards", who=Name(0)),
            "les cartes coquillage secrètes d’Ada",
            "de geheime schelpenkaarten van Ada",
        ),
        (
            reason(MatchOver(winners=[1], decided_by="majorities", compared=[3, 4])),
            "À égalité de points, Bob l’emporte avec plus de majorités, 4 contre 3.",
            "De punten zijn gelijk, en Bob wint met meer meerderheden, 4 tegen 3.",
        ),
        (
            message("board-counts", points=2, whose="Ada", island=LEFT),
            "2 points pour chaque gemme que possède Ada sur l’île de gauche",
            "2 punten per edelsteen van Ada op het linkereiland",
        ),
    ],
)  # fmt: skip
def test_a_sentence_has_the_forms_of_its_language(sentence: Message, french: str, dutch: str) -> None:
    assert (said(sentence, "fr"), said(sentence, "nl")) == (french, dutch)
