"""What is shown of a name: real names whole, and nothing that can't be seen or spoils the text around it."""

from __future__ import annotations

import re
import unicodedata

import jsonschema_rs
import pytest

from service.matches.records import NAME
from service.words import Speech, catalogue, is_visible, isolated
from service.words.names import shown

LEFT_TO_RIGHT = [
    "Ada",
    "Zoë O’Hara",
    "Nguye\u0302\u0303n Thi\u0323 Hu\u031bo\u031b\u0300ng",  # Vietnamese, decomposed
    "अर्जुन श्रीवास्तव",
    "क्षत्रिय ज्योत्स्ना",
    "ශ්\u200dරී ලාල්",
    "র\u200d্যাব",  # a joiner before the mark
    "മലയാളം ചില്\u200d",
    "กิ๊ก น้ำผึ้ง",
    "ကျွန်ုပ် မြွှောင့်",
    "བསྒྲུབས་རྐྱེན",
    "ខ្មែរ ស្រ៊ុន",
    "ᠮᠣᠩᠭᠣᠯ\u180bᠠ",
    "葛\U000e0100城 辻\U000e0101",  # characters of Japanese names with their variants
    "山田 太郎",
    "か\u3099く",
    "각 김",
    "❤\ufe0f",
    "❤\ufe0f\u200d🔥",
    "👨\u200d👩\u200d👧\u200d👦",
    "👩🏽\u200d🚀",
    "🏳\ufe0f\u200d🌈",
    "👁\ufe0f\u200d🗨\ufe0f",
    "1\ufe0f\u20e3",
    "🇫🇷",
    "🏴\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f",
    "🏴\u200d☠\ufe0f",
    "{ $who } <b>&`${1}`",
    ".",
]
RIGHT_TO_LEFT = ["عائشة", "מִרְיָם", "שָׁלוֹם", "می\u200cخواهم", "ކަނޑު", "אברהם 1", "مُحَمَّد"]  # noqa: RUF001
NOT_KNOWN_YET = ["\U0001fae8", "\U0001f6d8 Ada", "\U000323b0", "A\U00010d50\U00010d51 1", "A\U00010eff 1", "A\u05ff 1"]
NOTHING_TO_SEE = [
    *("\u034f", "\u0301", "\u20dd", "\u0488", "\ufe0f", "\u180b", "\u180f", "\U000e0100", "\U000e0041\U000e0042"),
    *("\U000e0001", "\u2065", "\ufff0", "\u17b4", "\U0001d173", "\U0001bca0", "\U00013430", "\U00013441"),
    *("\U00016fe4", "\uffff", "\ufffe", "\ufdd0", "\U0001fffe", "\U0010ffff", "\ue000", "\U000f0000", "\u0600"),
    *("\u06dd", "\u070f", "\U0001d159", "\ufffc", "\u3164", "\u2800", " \u0301", "\u200d\u0301", "\u093f", "\u1acf"),
    *("\u0e31", "\u05b4", "\u200b", "\u202e", "\u2066\u2069", "\x9b", "\ud800"),
]
CLEANED = {
    "Ada\U000e0041": "Ada",
    "Ada\ufe0f": "Ada",
    "Ada\U000e0100": "Ada",
    "Ada\ufe01": "Ada",
    "Ada\u034f": "Ada",
    "a\u200c\u200c\u200c": "a",
    "Ada\u200d Bo": "Ada Bo",
    "❤\ufe0f\ufe0f": "❤\ufe0f",
    "Ada\u3164": "Ada",
    "\u2800Ada": "Ada",
    f"Ada{' ' * 30}Bo": "Ada Bo",
    "A\U0001d173\U0001bca0da": "Ada",
    "\u0301Ada": "Ada",
    "\u05b4Ada": "Ada",
    "A" + "\u0301" * 39: "A" + "\u0301" * 4,
    "A" + "\u0301\u200d" * 19: "A\u0301" + "\u200d\u0301" * 3,
    "A" + ("\u0301" * 4 + "\U000e0041") * 7: "A" + "\u0301" * 4,
    "A" + "\u1acf" * 39: "\u2068A" + "\u1acf" * 4 + "\u2069",  # a mark of a later Unicode
    "A\u20dd\u20dd\u20dd\u20dd\u20dd\u20dd": "A\u20dd\u20dd\u20dd\u20dd",
    "🏴\U000e0067": "🏴",
    "A\nB": "AB",
    "\U0001d159Ada": "Ada",
}
JUDGE = jsonschema_rs.validator_for({"type": "string", "pattern": NAME, "maxLength": 40})


@pytest.mark.parametrize("name", [*LEFT_TO_RIGHT, *RIGHT_TO_LEFT, *NOT_KNOWN_YET])
def test_a_name_in_any_script_is_accepted_and_shown_whole(name: str) -> None:
    assert JUDGE.is_valid(name)
    assert shown(name) == name
    assert is_visible(name)


@pytest.mark.parametrize("name", LEFT_TO_RIGHT)
def test_a_name_from_left_to_right_is_not_isolated(name: str) -> None:
    assert isolated(name) == name


@pytest.mark.parametrize("name", [*RIGHT_TO_LEFT, *NOT_KNOWN_YET])
def test_any_other_name_is_isolated(name: str) -> None:
    assert isolated(name) == f"\u2068{name}\u2069"


@pytest.mark.parametrize("name", NOTHING_TO_SEE, ids=ascii)
def test_a_player_whose_name_has_nothing_to_see_has_a_number(name: str) -> None:
    assert not is_visible(name)
    assert Speech(catalogue(None, "en"), [name]).names == ("Player 1",)


@pytest.mark.parametrize(("name", "seen"), CLEANED.items(), ids=map(ascii, CLEANED))
def test_what_is_not_seen_or_spoils_the_text_around_it_is_left_out(name: str, seen: str) -> None:
    assert isolated(name) == seen


def test_a_name_begins_with_something_to_see_whatever_stands_before_it() -> None:
    for code in (*range(0x20000), *range(0xE0000, 0xE0200)):
        seen = shown(f"{chr(code)}B")
        assert seen.endswith("B"), hex(code)
        assert unicodedata.category(seen[0])[0] not in "MZ", hex(code)


def test_the_pattern_is_short_and_understood_everywhere() -> None:
    assert len(NAME) < 700
    assert re.search(r"\\p|\(\?|\\u\{|\\ud[89a-f]", NAME) is None
    assert NAME.isascii()


def test_the_judge_reads_the_pattern_as_python_does() -> None:
    for code in range(0x20000):
        for name in (chr(code), f"A{chr(code)}B", f" {chr(code)}"):
            if not 0xD7FF < code < 0xE000:
                assert JUDGE.is_valid(name) == bool(re.fullmatch(NAME, name)), ascii(name)
