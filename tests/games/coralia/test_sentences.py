"""What is asked and what moves do, word for word."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from service.engine.message import Name, message
from service.engine.records import Decision, Move
from service.games.coralia import GAME
from service.games.coralia.components import CARDS
from service.games.coralia.moves import (
    CarryOutStarfish,
    ChestToRecover,
    CopyTurtle,
    DiceToLock,
    DieToPick,
    DrawLeftoverCard,
    KeepSeaCard,
    LeftoverCardToDraw,
    LockDice,
    PickDie,
    PlaceDie,
    PlaceSpecialDie,
    RecoverChest,
    ReturnSpecialDie,
    SeaCardToKeep,
    SetStarfishAside,
    SpareChestToTake,
    SpecialDieToPlace,
    StarfishToCarryOut,
    StopDrawing,
    StopRecovering,
    TakeSpareChest,
    TurtleToCopy,
)
from service.games.coralia.state import State
from tests.games.coralia.positions import card, placing, position, turtle
from tests.games.coralia.saying import said

REST = ("green starfish", "yellow pearl", "red fish")
OLD = ("blue diver", "green starfish", "yellow pearl")
LION, PUFFER = card("lionfish"), card("pufferfish")


def asked(state: State) -> tuple[str, str]:
    question = GAME.question(state, 0)
    return said(question), said(question, "de")


def does(state: State, move: Move, language: str = "en") -> str:
    return said(GAME.does(state, 0, move), language)


def both(state: State, move: Move) -> tuple[str, str]:
    return does(state, move), does(state, move, "de")


# What is asked


def test_questions() -> None:
    state = position(DieToPick(seats=[0]), turn=1)
    state.picked = ["blue"]
    assert asked(state) == (
        "Which die do you take from the supply? It is die 2 of 4, each of a different colour.",
        "Welchen Würfel nimmst du aus dem Vorrat? Es ist Würfel 2 von 4; alle haben verschiedene Farben.",
    )
    assert asked(position(DiceToLock(seats=[0]), owned_turtles={0: ["jellyfish", "stingray"]})) == (
        "Which dice do your turtles lock, so that they are not rolled? You can lock up to 2 of the old dice, or none.",
        "Welche Würfel lagerst du auf deinen Schildkröten zwischen? "
        "Du kannst bis zu 2 der alten Würfel zwischenlagern oder keinen.",
    )
    assert asked(position(SpecialDieToPlace(seats=[0], symbol="octopus"))) == (
        "On which reef do you put the special die? It shows an octopus.",
        "Auf welches Riff setzt du den Sonderwürfel? Er zeigt einen Kraken.",
    )
    assert asked(position(SpecialDieToPlace(seats=[0], symbol="pearl"), special_die="free")) == (
        "Where do you put the special die, on a reef or back on the island? It shows a pearl.",
        "Wohin setzt du den Sonderwürfel, auf ein Riff oder wieder auf die Insel? Er zeigt eine Perle.",
    )
    assert asked(position(LeftoverCardToDraw(seats=[0], dice=1, piles=[]))) == (
        "From which pile do you draw for the last leftover die?",
        "Von welchem Stapel ziehst du für den letzten übrigen Würfel?",
    )


@pytest.mark.parametrize(
    ("decision", "question"),
    [
        (DieToPick(seats=[0]), "Which die do you take from the supply?"),
        (SeaCardToKeep(seats=[0], pile="fish", cards=[]), "Which of these cards do you keep?"),
        (SpareChestToTake(seats=[0]), "Which spare chest do you take?"),
        (StarfishToCarryOut(seats=[0]), "Which starfish card do you carry out next?"),
        (ChestToRecover(seats=[0], reefs=["red", "blue"]), "Which chest do you recover first?"),
    ],
)
def test_questions_that_are_always_the_same(decision: Decision, question: str) -> None:
    assert asked(position(decision))[0] == question


# What a move does


def test_picking() -> None:
    state = position(DieToPick(seats=[0]), turn=1)
    assert both(state, PickDie("orange")) == (
        "Take an orange die from the supply: die 1 of your first 4.",
        "Nimm einen orangefarbenen Würfel aus dem Vorrat: Würfel 1 deiner ersten 4.",
    )
    state = position(DieToPick(seats=[0]), station=OLD)
    assert both(state, PickDie("blue")) == (
        "Take a blue die from the supply (5 left) to roll it.",
        "Nimm einen blauen Würfel aus dem Vorrat (noch 5), um ihn zu würfeln.",
    )


def test_locking() -> None:
    state = position(DiceToLock(seats=[0]), station=OLD)
    assert both(state, LockDice(())) == (
        "Lock no die: roll all four.",
        "Lagere keinen Würfel zwischen: Würfle alle vier.",
    )
    assert both(state, LockDice((0, 2))) == (
        "Lock the blue diver and the yellow pearl, and roll the other dice.",
        "Lagere den blauen Taucher und die gelbe Perle zwischen und würfle die anderen Würfel.",
    )
    state = position(DiceToLock(seats=[0]), station=("violet octopus", *OLD[1:]))
    assert both(state, LockDice((0,))) == (
        "Lock the violet octopus, and roll the other dice.",
        "Lagere den lilafarbenen Kraken zwischen und würfle die anderen Würfel.",
    )


@pytest.mark.parametrize(
    ("symbol", "effect", "space", "german"),
    [
        ("pearl", "take 2 pearl cards", "Perlenfeld", "Nimm 2 Perlenkarten"),
        ("fish", "look at 2 fish cards and keep 1", "Fischfeld", "Sieh dir 2 Fischkarten an und behalte 1"),
        (
            "starfish",
            "look at 3 starfish cards and keep 1",
            "Seesternfeld",
            "Sieh dir 3 Seesternkarten an und behalte 1",
        ),
        ("octopus", "place an octopus for 2 points", "Krakenfeld", "Setze einen Kraken ein und erhalte 2 Punkte"),
        ("diver", "your diver goes there", "Taucherfeld", "Dein Taucher schwimmt dorthin"),
        (
            "turtle",
            "take the turtle and move your score up to the next multiple of 5",
            "Schildkrötenfeld",
            "Nimm die Schildkröte und rücke deinen Punktestand auf das nächste Vielfache von 5 vor",
        ),
    ],
)
def test_placing_on_a_reef(symbol: str, effect: str, space: str, german: str) -> None:
    state = placing(f"blue {symbol}", *REST, dice={"blue": ["treasure"]}, turtles={"blue": "jellyfish"})
    assert both(state, PlaceDie(0, "reef")) == (
        f"Put the blue die on the {symbol} space of its reef: {effect}.",
        f"Setze den blauen Würfel auf das {space} seines Riffs: {german}.",
    )


@pytest.mark.parametrize(
    ("symbol", "pile", "left", "effect"),
    [
        ("pearl", "pearl", 1, "take 2 pearl cards, but only 1 is left"),
        ("fish", "fish", 0, "look at 2 fish cards and keep 1, but none is left"),
        ("starfish", "starfish", 2, "look at 3 starfish cards and keep 1, but only 2 are left"),
        ("turtle", "island", 0, "take the turtle and draw an island card, but none is left"),
        ("pearl", "pearl", 2, "take 2 pearl cards"),
        ("fish", "fish", 2, "look at 2 fish cards and keep 1"),
        ("starfish", "starfish", 3, "look at 3 starfish cards and keep 1"),
        ("turtle", "island", 1, "take the turtle and draw an island card"),
    ],
)
def test_c4_7_a_short_pile_is_mentioned(symbol: str, pile: str, left: int, effect: str) -> None:
    state = placing(f"blue {symbol}", *REST, turtles={"blue": "island_card"})
    del state.piles[pile].cards[left:]
    assert does(state, PlaceDie(0, "reef")).endswith(f": {effect}.")


@pytest.mark.parametrize(
    ("left", "short"),
    [(0, ", aber es ist nichts mehr da."), (1, ", aber es ist nur noch 1 da."), (2, ", aber es sind nur noch 2 da.")],
)
def test_c4_7_a_short_pile_is_mentioned_in_german(left: int, short: str) -> None:
    state = placing("blue starfish", *REST)
    del state.piles["starfish"].cards[left:]
    assert does(state, PlaceDie(0, "reef"), "de").endswith(f": Sieh dir 3 Seesternkarten an und behalte 1{short}")


def test_c4_4_octopuses_on_other_reefs_are_mentioned() -> None:
    state = placing("blue octopus", *REST, dice={"red": ["octopus"], "green": ["octopus"]})
    assert does(state, PlaceDie(0, "reef")).endswith(": place an octopus for 1 point.")
    state.reefs["red"].octopus = 1
    assert both(state, PlaceDie(0, "reef")) == (
        "Put the blue die on the octopus space of its reef: place an octopus for 1 point, "
        "and the octopus on another reef pays its owner 1 point.",
        "Setze den blauen Würfel auf das Krakenfeld seines Riffs: Setze einen Kraken ein und erhalte 1 Punkt; "
        "der Krake auf einem anderen Riff bringt der Person, der er gehört, 1 Punkt.",
    )
    state.reefs["green"].octopus = 0
    assert does(state, PlaceDie(0, "reef")).endswith(", and each octopus on another reef pays its owner 1 point.")


def diving(*spaces: str) -> State:
    state = placing("blue diver", *REST, dice={"green": ["diver", *spaces]})
    state.players[0].diver = "green"
    return state


def test_diving_away() -> None:
    assert both(diving(), PlaceDie(0, "reef")) == (
        "Put the blue die on the diver space of its reef: "
        "your diver swims there and recovers the chest of the green reef.",
        "Setze den blauen Würfel auf das Taucherfeld seines Riffs: "
        "Dein Taucher schwimmt dorthin und hebt die Truhe des grünen Riffs.",
    )
    assert "from the green reef, without a chest" in does(diving("treasure"), PlaceDie(0, "reef"))
    gone = diving()
    gone.reefs["green"].chest = None
    assert "vom grünen Riff dorthin, ohne eine Truhe zu heben" in does(gone, PlaceDie(0, "reef"), "de")


@pytest.mark.parametrize(
    ("owner", "effect", "german"),
    [
        (None, "take the top island card", "Nimm die oberste Inselkarte"),
        (
            0,
            "2 points for your octopus; take the top island card",
            "2 Punkte für deinen Kraken; nimm die oberste Inselkarte",
        ),
        (
            1,
            "2 points for Grace's octopus; look at 2 island cards and keep 1",
            "2 Punkte für den Kraken von Grace; sieh dir 2 Inselkarten an und behalte 1",
        ),
    ],
)
def test_placing_on_the_island(owner: int | None, effect: str, german: str) -> None:
    state = placing("blue pearl", *REST, dice={"blue": ["pearl", "octopus"]})
    state.reefs["blue"].octopus = owner
    assert both(state, PlaceDie(0, "island")) == (
        f"Put the blue pearl die on the island: {effect}.",
        f"Setze den blauen Würfel (Perle) auf die Insel: {german}.",
    )


@pytest.mark.parametrize(
    ("owner", "left", "short"),
    [
        (None, 0, "take the top island card, but none is left."),
        (0, 0, "take the top island card, but none is left."),
        (1, 1, "look at 2 island cards and keep 1, but only 1 is left."),
        (None, 1, "take the top island card."),
        (0, 1, "take the top island card."),
        (1, 2, "look at 2 island cards and keep 1."),
    ],
)
def test_c5_3_a_short_island_pile_is_mentioned(owner: int | None, left: int, short: str) -> None:
    state = placing("blue pearl", *REST, dice={"blue": ["pearl", "octopus"]})
    state.reefs["blue"].octopus = owner
    del state.piles["island"].cards[left:]
    assert does(state, PlaceDie(0, "island")).endswith(short)


def test_keeping() -> None:
    state = position(SeaCardToKeep(seats=[0], pile="starfish", cards=[]))
    for language in ("en", "de"):
        sentences = {does(state, KeepSeaCard(each), language) for each in CARDS}
        assert len(sentences) == len({(each.face, *each.pair) for each in CARDS.values()})
    assert both(state, KeepSeaCard(card("pearl_6"))) == (
        "Keep a starfish card with a pearl of value 6; what is left goes under the pile.",
        "Behalte eine Seesternkarte mit Perle (Wert 6); der Rest kommt unter den Stapel.",
    )


def test_turtles_and_chests() -> None:
    state = position(TurtleToCopy(seats=[0]))
    assert both(state, CopyTurtle(turtle("fish_card"))) == (
        "Copy a spare turtle: draw a fish card.",
        "Ahme eine übrige Schildkröte nach und ziehe eine Fischkarte.",
    )
    state = position(SpareChestToTake(seats=[0]))
    assert both(state, TakeSpareChest(1)) == (
        "Take the second spare chest, reveal it and carry it out.",
        "Nimm die zweite übrige Truhe, decke sie auf und führe sie aus.",
    )
    state.spare_chests.pop()
    assert does(state, TakeSpareChest(0)) == "Take the spare chest, reveal it and carry it out."


USED_UP: dict[str, Callable[[State], None]] = {
    "special_die": lambda state: state.island.update(white=0),
    "stingray": lambda state: state.stingrays.clear(),
    "starfish_card": lambda state: state.piles["starfish"].cards.clear(),
    "island_card": lambda state: state.piles["island"].cards.clear(),
    "fish_card": lambda state: state.piles["fish"].cards.clear(),
    "spare_chest": lambda state: state.spare_chests.clear(),
}


@pytest.mark.parametrize("bonus", USED_UP)
def test_c7_2_a_turtle_that_gives_nothing_says_so(bonus: str) -> None:
    state = position(TurtleToCopy(seats=[0]))
    for other in USED_UP.keys() - {bonus}:
        USED_UP[other](state)
    enough = does(state, CopyTurtle(turtle(bonus)))
    USED_UP[bonus](state)
    assert does(state, CopyTurtle(turtle(bonus))) == enough.removesuffix(".") + ", but none is left."


def test_the_special_die() -> None:
    state = position(SpecialDieToPlace(seats=[0], symbol="pearl"))
    assert both(state, PlaceSpecialDie("red")) == (
        "Put the special die on the pearl space of the red reef: take 2 pearl cards.",
        "Setze den Sonderwürfel auf das Perlenfeld des roten Riffs: Nimm 2 Perlenkarten.",
    )


def test_c8_2_the_special_die_goes_back() -> None:
    state = position(SpecialDieToPlace(seats=[0], symbol="pearl"), special_die="free")
    assert both(state, ReturnSpecialDie()) == (
        "Put the special die back on the island: take the top island card.",
        "Setze den Sonderwürfel wieder auf die Insel: Nimm die oberste Inselkarte.",
    )
    state.piles["island"].cards.clear()
    assert does(state, ReturnSpecialDie()).endswith(": take the top island card, but none is left.")


def test_the_end() -> None:
    state = position(StarfishToCarryOut(seats=[0]))
    assert both(state, CarryOutStarfish(card("points_per_turtle"))) == (
        "Carry out the starfish card “3 points for each of your turtles”.",
        "Führe die Seesternkarte „3 Punkte für jede deiner Schildkröten“ aus.",
    )
    state = position(ChestToRecover(seats=[0], reefs=["red", "blue"]))
    assert both(state, RecoverChest("red")) == (
        "Recover the chest of the red reef, reveal it and carry it out.",
        "Hebe die Truhe des roten Riffs, decke sie auf und führe sie aus.",
    )
    state = position(LeftoverCardToDraw(seats=[0], dice=2, piles=["fish"]))
    assert both(state, DrawLeftoverCard("fish")) == (
        "Draw the top card of the fish pile (12 cards) for a leftover die.",
        "Ziehe für einen übrigen Würfel die oberste Karte vom Fischstapel (12 Karten).",
    )


def test_c10_1_setting_a_card_aside() -> None:
    state = position(StarfishToCarryOut(seats=[0]), to_carry_out={0: [card("spare_chest")]})
    assert asked(state) == (
        "Which starfish card do you carry out or set aside next?",
        "Welche Seesternkarte führst du als nächste aus oder legst du beiseite?",
    )
    assert both(state, SetStarfishAside(card("spare_chest"))) == (
        "Set a starfish card “Recover a spare chest” aside, without its effect.",
        "Lege eine Seesternkarte „Hebe eine übrige Truhe“ ohne Wirkung beiseite.",
    )


def test_c10_1_stopping() -> None:
    state = position(ChestToRecover(seats=[0], reefs=["red", "blue"], may_stop=True))
    state.reefs["red"].chest = None
    assert asked(state) == (
        "Do you recover the chest of the blue reef too, or do you stop?",
        "Hebst du auch die Truhe des blauen Riffs, oder hörst du auf?",
    )
    assert both(state, StopRecovering()) == (
        "Stop, and leave the chest of the blue reef where it is.",
        "Höre auf und lass die Truhe des blauen Riffs liegen.",
    )
    state = position(LeftoverCardToDraw(seats=[0], dice=2, piles=["fish"], may_stop=True))
    assert asked(state) == (
        "From which pile do you draw for the next of 2 leftover dice? You may stop instead.",
        "Von welchem Stapel ziehst du für den nächsten von 2 übrigen Würfeln? Du darfst auch aufhören.",
    )
    assert both(state, StopDrawing()) == (
        "Stop, and draw no further card.",
        "Höre auf und ziehe keine weitere Karte.",
    )


# What chance decides


def test_what_is_unknown() -> None:
    assert said(message("met-die", die="white")) == "the special die"
    assert said(message("met-die", die="orange"), "de") == "der orangefarbene Würfel"
    assert said(message("met-cards", pile="fish", count=2)) == "the top 2 cards of the fish pile"
    assert said(message("met-cards", pile="fish", count=1), "de") == "die oberste Karte vom Fischstapel"
    assert said(message("met-hand", who=Name(1)), "de") == "die verdeckten Karten von Grace"
