"""Messages become sentences: numbers, names, forms of phrases, lists, and messages that a language lacks."""

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


def test_a_number_selects_its_plural_form() -> None:
    assert ENGLISH.say(message("count", n=1)) == "1 die"
    assert ENGLISH.say(message("count", n=12000)) == "12000 dice"


def test_a_boolean_is_yes_or_no() -> None:
    assert ENGLISH.say(message("truth", fair=True)) == "fair"
    assert ENGLISH.say(message("truth", fair=False)) == "loaded"


def test_a_phrase_takes_the_form_that_the_sentence_asks_for() -> None:
    assert GERMAN.say(DIE) == "der rote Würfel"
    assert GERMAN.say(message("with", die=DIE)) == "Spiele mit dem roten Würfel."


def test_a_missing_form_falls_back_to_the_plain_one() -> None:
    odd = Catalogue("en", ['die = the die\nwith = With { WORD($die, form: "dative") }.'])
    assert odd.say(message("with", die=DIE)) == "With the die."


def test_lists_follow_the_language() -> None:
    dice = (DIE, DIE, DIE)
    assert ENGLISH.say(message("lock", dice=dice)) == "Lock the red die, the red die and the red die."
    assert ENGLISH.say(message("either", dice=dice)) == "Take the red die, the red die or the red die."
    assert GERMAN.say(message("lock", dice=dice[:2])) == "Halte der rote Würfel und der rote Würfel fest."


def test_a_name_is_filled_in_anywhere_in_a_sentence() -> None:
    there = message("there", thing=message("gem", who=Name(1)), where=DIE)
    assert ENGLISH.say(there, ["Ada", "Bo"]) == "There is a gem of Bo on the red die."
    assert ENGLISH.say(there, ["Ada", "Cleo"]) == "There is a gem of Cleo on the red die."


def test_a_name_is_filled_in_inside_a_variant() -> None:
    assert ENGLISH.say(message("turn", first=True, who=Name(0)), ["Ada"]) == "Ada begins."
    assert ENGLISH.say(message("turn", first=False, who=Name(0)), ["Ada"]) == "It is the turn of Ada."


FRENCH = Catalogue(
    "fr",
    [
        """
octopus = la pieuvre { WORD($who, form: "de") }
after = Moins { WORD($who, form: "que") }.
points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
"""
    ],
)


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Ada", "la pieuvre d’Ada"),
        ("Émile", "la pieuvre d’Émile"),
        ("Bo", "la pieuvre de Bo"),
        ("Yves", "la pieuvre d’Yves"),
        ("Yann", "la pieuvre de Yann"),
        ("Y", "la pieuvre de Y"),
        ("\u2068עדה\u2069", "la pieuvre de \u2068עדה\u2069"),
    ],
)
def test_french_elides_before_a_name_that_begins_with_a_vowel(name: str, said: str) -> None:
    assert FRENCH.say(message("octopus", who=Name(0)), [name]) == said
    assert FRENCH.say(message("octopus", who=name)) == said, "as a board passes a name"


def test_nothing_is_singular_in_french() -> None:
    assert [FRENCH.say(message("points", n=n)) for n in (0, 1, 2)] == ["0 point", "1 point", "2 points"]


def test_french_elides_before_each_name_of_a_list() -> None:
    both = message("octopus", who=(Name(0), Name(1)))
    assert FRENCH.say(both, ["Ada", "Bo"]) == "la pieuvre d’Ada et de Bo"
    assert FRENCH.say(message("after", who=Name(0)), ["Ugo"]) == "Moins qu’Ugo."


def test_a_name_is_never_taken_for_markup() -> None:
    assert ENGLISH.say(message("gem", who=Name(0)), ["{ $who } \ue0001\ue001"]) == "a gem of { $who } \ue0001\ue001"
    assert ENGLISH.say(message("gem", who="\ue0007\ue001")) == "a gem of 7"


def test_a_message_that_a_language_lacks_is_said_in_english() -> None:
    assert GERMAN.say(message("only-english")) == "Nothing like it in German."
    assert "only-english" in GERMAN


def test_an_unknown_message_is_logged_and_raises_nothing(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.ERROR):
        assert GERMAN.say(message("no-such-message")) == "no-such-message"
        assert ENGLISH.say(message("count")) != ""
    assert len(caplog.records) == 2


def test_players_without_a_name_are_numbered() -> None:
    names = {language: Speech(catalogue(None, language), ["Ada", None]).names for language in LANGUAGES}
    assert names["en"] == ("Ada", "Player 2")
    assert all(first == "Ada" and second.endswith(" 2") for first, second in names.values())
    assert len(set(names.values())) == len(LANGUAGES)


def test_an_invisible_name_is_no_name() -> None:
    names = [" ", "\u200b", "\u202e", "\u2066\u2069"]
    assert Speech(catalogue(None, "en"), names).names == tuple(f"Player {number}" for number in range(1, 5))


@pytest.mark.parametrize("sent", ["\ue000", "\ue0000\ue001", "\ue0007\ue001"])
def test_what_a_client_sends_is_never_taken_for_a_name(sent: str) -> None:
    for value in (sent, (sent, "b")):
        said = Catalogue("en", ["quoted = { WORD($text) }!"]).say(message("quoted", text=value), ["Ada"])
        assert "Ada" not in said
        assert not {"\ue000", "\ue001"} & set(said)


def test_a_right_to_left_name_is_isolated() -> None:
    assert Speech(catalogue(None, "en"), ["עדה", "Bo"]).names == ("\u2068עדה\u2069", "Bo")
