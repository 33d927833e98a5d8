"""Messages become sentences: numbers, names, phrases in their forms, lists, and what a language lacks."""

from __future__ import annotations

import logging

import pytest

from service.engine.message import Name, message
from service.words import LANGUAGES, Speech, catalogue
from service.words.catalogue import Catalogue

ENGLISH = Catalogue(
    "en",
    [
        """
colour-red = red
count = { $n ->
    [one] { $n } die
   *[other] { $n } dice
}
die = the { WORD($colour, of: "colour") } die
lock = Lock { $dice }.
either = Take { WORD($dice, join: "or") }.
truth = { $fair ->
    [yes] fair
   *[no] loaded
}
gem = a gem of { $who }
turn = { $first ->
    [yes] { $who } begins.
   *[no] It is the turn of { $who }.
}
only-english = Nothing like it in German.
there = There is { $thing } on { $where }.
"""
    ],
)
GERMAN = Catalogue(
    "de",
    [
        """
colour-red = rot
    .weak = rote
    .dative = roten
die = der { WORD($colour, of: "colour", form: "weak") } Würfel
    .dative = dem { WORD($colour, of: "colour", form: "dative") } Würfel
lock = Halte { $dice } fest.
with = Spiele mit { WORD($die, form: "dative") }.
gem = ein Edelstein von { $who }
"""
    ],
    fallback=ENGLISH,
)
DIE = message("die", colour="red")


def test_a_number_chooses_its_plural() -> None:
    assert ENGLISH.say(message("count", n=1)) == "1 die"
    assert ENGLISH.say(message("count", n=12000)) == "12000 dice"


def test_a_truth_is_yes_or_no() -> None:
    assert ENGLISH.say(message("truth", fair=True)) == "fair"
    assert ENGLISH.say(message("truth", fair=False)) == "loaded"


def test_a_phrase_takes_the_form_that_the_sentence_wants() -> None:
    assert GERMAN.say(DIE) == "der rote Würfel"
    assert GERMAN.say(message("with", die=DIE)) == "Spiele mit dem roten Würfel."


def test_a_form_that_a_language_does_not_have_is_the_plain_one() -> None:
    odd = Catalogue("en", ['die = the die\nwith = With { WORD($die, form: "dative") }.'])
    assert odd.say(message("with", die=DIE)) == "With the die."


def test_several_are_listed_as_the_language_does() -> None:
    dice = (DIE, DIE, DIE)
    assert ENGLISH.say(message("lock", dice=dice)) == "Lock the red die, the red die and the red die."
    assert ENGLISH.say(message("either", dice=dice)) == "Take the red die, the red die or the red die."
    assert GERMAN.say(message("lock", dice=dice[:2])) == "Halte der rote Würfel und der rote Würfel fest."


def test_a_player_is_called_by_name_wherever_the_name_stands() -> None:
    there = message("there", thing=message("gem", who=Name(1)), where=DIE)
    assert ENGLISH.say(there, ["Ada", "Bo"]) == "There is a gem of Bo on the red die."
    assert ENGLISH.say(there, ["Ada", "Cleo"]) == "There is a gem of Cleo on the red die."


def test_a_player_is_called_by_name_in_a_variant_too() -> None:
    assert ENGLISH.say(message("turn", first=True, who=Name(0)), ["Ada"]) == "Ada begins."
    assert ENGLISH.say(message("turn", first=False, who=Name(0)), ["Ada"]) == "It is the turn of Ada."


def test_a_name_is_never_taken_for_anything_else() -> None:
    assert ENGLISH.say(message("gem", who=Name(0)), ["{ $who } \ue0001\ue001"]) == "a gem of { $who } \ue0001\ue001"
    assert ENGLISH.say(message("gem", who="\ue0007\ue001")) == "a gem of 7"


def test_what_a_language_lacks_is_said_in_english() -> None:
    assert GERMAN.say(message("only-english")) == "Nothing like it in German."
    assert "only-english" in GERMAN


def test_what_nobody_can_say_is_logged_and_never_an_error(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.ERROR):
        assert GERMAN.say(message("no-such-message")) == "no-such-message"
        assert ENGLISH.say(message("count")) != ""
    assert len(caplog.records) == 2


def test_players_without_a_name_are_numbered() -> None:
    names = [Speech(catalogue(None, language), ["Ada", None]).names for language in LANGUAGES]
    assert names == [("Ada", "Player 2"), ("Ada", "Person 2")]


def test_a_name_in_another_direction_keeps_that_to_itself() -> None:
    assert Speech(catalogue(None, "en"), ["עדה", "Bo"]).names == ("\u2068עדה\u2069", "Bo")
