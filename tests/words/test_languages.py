"""Which language a caller gets: the one that the query names, else the preferred one, else English."""

from __future__ import annotations

import pytest

from service.api.words import next_best
from service.words import FALLBACK, LANGUAGES

#: The languages given to a caller who accepts any language but English.
_, SECOND, THIRD, *_ = LANGUAGES


@pytest.mark.parametrize(
    ("wanted", "accepted", "given"),
    [
        (None, None, "en"),
        (None, "", "en"),
        (None, "*", "en"),
        (None, "de", "de"),
        (None, "de-AT", "de"),
        (None, "DE-at", "de"),
        (None, "xx, de;q=0.5, en;q=0.4", "de"),
        (None, "xx, nl;q=0.5, fr;q=0.7", "fr"),
        (None, "nl, fr", "nl"),
        (None, "fr-CA, en;q=0.9", "fr"),
        (None, "en;q=0.4, de;q=0.5", "de"),
        (None, "en, de", "en"),
        (None, "de;q=0, en;q=0.1", "en"),
        (None, "xx, *;q=0.1", "en"),
        (None, "de-AT;q=0.9, en;q=0.1", "de"),
        (None, "en-GB;q=0.2, de-CH;q=0.3", "de"),
        (None, "*, en;q=0", SECOND),
        (None, "*;q=0.5, de;q=0.4", "en"),
        (None, "*, en;q=0.1", SECOND),
        (None, "en;q=0.5, *;q=0.9", SECOND),
        (None, f"*, en;q=0, {SECOND};q=0", THIRD),
        (None, "de-AT;q=0.3, en;q=0.5, de;q=0.9", "de"),
        (None, "en;q=0", SECOND),
        (None, ", ".join(f"{language};q=0" for language in LANGUAGES), "en"),
        (None, "de;q=x, en;q=0.1", "en"),
        (None, ";;;,,,q=1;=,", "en"),
        (None, "\x00\xff", "en"),
        (None, ",".join(["xx"] * 10_000) + ",de", "en"),
        (None, "de," + ",".join(["xx;q=0.9"] * 10_000), "de"),
        ("de", "en", "de"),
        ("de-CH", "en", "de"),
        ("xx", "de", "de"),
        ("xx", None, "en"),
    ],
)
def test_the_next_best_language_is_chosen(wanted: str | None, accepted: str | None, given: str) -> None:
    assert next_best(wanted, accepted) == given


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_can_be_chosen(language: str) -> None:
    assert next_best(language, None) == next_best(None, language) == next_best(f"{language}-XX", None) == language


def test_english_comes_first() -> None:
    assert LANGUAGES[0] == FALLBACK == "en"
    assert {"de", "fr", "nl"} <= set(LANGUAGES)
