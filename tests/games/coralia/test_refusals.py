"""Why moves are refused, word for word."""

from __future__ import annotations

import pytest

from service.engine.records import Move
from service.games.coralia.moves import (
    ChestToRecover,
    DiceToLock,
    DieToPick,
    DrawLeftoverCard,
    KeepSeaCard,
    LeftoverCardToDraw,
    LockDice,
    PickDie,
    PlaceDie,
    RecoverChest,
    ReturnSpecialDie,
    SeaCardToKeep,
    SetStarfishAside,
    SpecialDieToPlace,
    StarfishToCarryOut,
    StopRecovering,
)
from service.games.coralia.state import State
from tests.games.coralia.positions import card, placing, position, refusal
from tests.games.coralia.saying import said

REST = ("green starfish", "yellow pearl", "red fish")
OLD = ("blue diver", "green starfish", "yellow pearl")
LION, PUFFER = card("lionfish"), card("pufferfish")


@pytest.mark.parametrize(
    ("state", "move", "english", "german"),
    [
        (
            position(DieToPick(seats=[0]), dice={"red": ["turtle", "starfish", "octopus", "fish", "pearl", "diver"]}),
            PickDie("red"),
            "There is no red die left in the supply.",
            "Im Vorrat gibt es keinen roten Würfel mehr.",
        ),
        (
            position(DiceToLock(seats=[0]), station=OLD, owned_turtles={0: ["jellyfish"]}),
            LockDice((0, 1)),
            "Each turtle locks one die. You own one turtle and chose 2 dice.",
            "Auf jeder Schildkröte kannst du einen Würfel zwischenlagern. "
            "Du hast eine Schildkröte und hast 2 Würfel gewählt.",
        ),
        (
            placing("blue pearl", *REST),
            PlaceDie(0, "island"),
            "Only dice whose space is occupied go on the island, and the pearl space of the blue reef is free.",
            "Auf die Insel kommen nur Würfel ohne freies Feld, und das Perlenfeld des blauen Riffs ist frei.",
        ),
        (
            placing("blue pearl", *REST, dice={"blue": ["pearl"]}),
            PlaceDie(0, "reef"),
            "Each space holds one die, and the pearl space of the blue reef is occupied.",
            "Auf jedes Feld passt ein Würfel, und das Perlenfeld des blauen Riffs ist besetzt.",
        ),
        (
            position(SeaCardToKeep(seats=[0], pile="fish", cards=[LION])),
            KeepSeaCard(PUFFER),
            "This card is not one of those that you are looking at.",
            "Diese Karte gehört nicht zu denen, die du dir gerade ansiehst.",
        ),
        (
            position(SpecialDieToPlace(seats=[0], symbol="pearl"), dice={"blue": ["pearl"]}),
            ReturnSpecialDie(),
            "The special die goes back on the island only if no reef can take it, "
            "and the pearl space of the green reef is free.",
            "Der Sonderwürfel kommt nur dann wieder auf die Insel, wenn kein Riff ihn aufnehmen kann, "
            "und das Perlenfeld des grünen Riffs ist frei.",
        ),
        (
            position(ChestToRecover(seats=[0], reefs=["red", "blue"])),
            RecoverChest("violet"),
            "The card is for the red and blue reefs, not for the violet one.",
            "Die Karte gilt für die Truhen des roten und des blauen Riffs, nicht für die des lilafarbenen.",
        ),
        (
            position(StarfishToCarryOut(seats=[0]), to_carry_out={0: [card("jellyfish")]}),
            SetStarfishAside(card("jellyfish")),
            "This card pays points, and points are scored in any case: "
            "only cards for chests or further cards can be set aside.",
            "Diese Karte bringt Punkte, und Punkte gibt es in jedem Fall: "
            "Beiseitelegen kannst du nur Karten für Truhen oder weitere Karten.",
        ),
        (
            position(ChestToRecover(seats=[0], reefs=["red", "blue"])),
            StopRecovering(),
            "You may stop as soon as this card has brought you something.",
            "Du darfst aufhören, sobald diese Karte dir etwas gebracht hat.",
        ),
        (
            position(LeftoverCardToDraw(seats=[0], dice=1, piles=["pearl"])),
            DrawLeftoverCard("fish"),
            "Each pile gives one card at most, and you have already drawn from the fish pile.",
            "Jeder Stapel gibt höchstens eine Karte, und vom Fischstapel hast du schon gezogen.",
        ),
    ],
)
def test_refusals(state: State, move: Move, english: str, german: str) -> None:
    refused = refusal(state, move).message
    assert (said(refused), said(refused, "de")) == (english, german)
