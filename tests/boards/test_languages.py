"""Boards in German: the same sentences as in English, and none of its words."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from functools import cache
from xml.etree import ElementTree

import pytest

from service.boards import BOARDS, LANGUAGES, THEMES, Board, Company
from service.boards.phrases import BLANK
from service.engine.records import State, View
from service.games import GAMES
from tests.laws.walk import Match, every_options, start, walk

NAMES = ["Özlem", "Björn", "Łukasz", "Zoë"]
COMPONENT = re.compile(r"\w+:\d\d")
WORD = re.compile(r"[^\W\d_]{2,}")
#: Names of games, and what is written the same in both languages.
SAME = {
    "coralia": {"coralia", "die", "hand", "name", "orange", "station"},
    "island_of_gems": {"island", "of", "gems", "in"},
    "reef_gardens": {"reef", "gardens", "anem", "fis", "neutral", "sonar", "station"},
}


@cache
def positions(game: str) -> list[State]:
    """The first ones, some in the middle and the last one of a match with the most players."""
    played = GAMES[game]
    match = Match(played, max(played.seats), every_options(played)[-1], bytes(31) + b"\x07")
    first = start(match)
    states = [first.state, *(step.after for step in walk(match, first))]
    return [*states[:8], *states[8:-1:15], states[-1]]


def told(game: str) -> Iterator[tuple[View, Company]]:
    for state in positions(game):
        company = Company(NAMES[: state.seats], state.pending[-1].seats if state.pending else [])
        for seat in (0, None):
            yield GAMES[game].view(state, seat), company


def sentences(board: Board, language: str) -> dict[str, str]:
    return board.phrases[language].sentences


def words(said: str) -> set[str]:
    return {word.lower() for word in WORD.findall(said)}


def words_of(board: Board, language: str) -> set[str]:
    """All words of the board's table, those that go with a number, too."""
    said = " ".join(sentences(board, language).values())
    return words(BLANK.sub(lambda blank: f"{blank[3] or ''} {blank[4] or ''}", said))


def read(drawing: str) -> str:
    """Whatever can be seen or heard of a drawing."""
    elements = list(ElementTree.fromstring(drawing).iter())  # noqa: S314
    return " ".join(word for one in elements for word in (one.text, one.get("aria-label")) if word)


@pytest.mark.parametrize("game", BOARDS)
def test_every_language_has_the_same_sentences_with_the_same_blanks(game: str) -> None:
    english, *others = (sentences(BOARDS[game], language) for language in LANGUAGES)
    for other in others:
        assert list(other) == list(english)
        assert blanks(other) == blanks(english)


def blanks(said: dict[str, str]) -> dict[str, set[str]]:
    return {key: {blank[1] for blank in BLANK.finditer(sentence)} for key, sentence in said.items()}


@pytest.mark.parametrize("game", BOARDS)
def test_nothing_english_is_left_on_a_german_board(game: str) -> None:
    board = BOARDS[game]
    german = board.phrases["de"]
    english = words_of(board, "en") - SAME[game]
    assert english & words_of(board, "de") == set()
    for view, company in told(game):
        drawing = board.svg(view, company, german, THEMES["light"])
        assert words(read(drawing)) & english == set()
        assert words(COMPONENT.sub("", board.text(view, company, german))) & english == set()


@pytest.mark.parametrize("game", BOARDS)
def test_a_drawing_says_its_language_and_can_be_pointed_at_in_every_language(game: str) -> None:
    board = BOARDS[game]
    view, company = next(told(game))
    refs = []
    for language in LANGUAGES:
        drawing = ElementTree.fromstring(board.svg(view, company, board.phrases[language], THEMES["light"]))  # noqa: S314
        assert drawing.get("lang") == drawing.get("{http://www.w3.org/XML/1998/namespace}lang") == language
        refs.append([ref for one in drawing.iter() if (ref := one.get("data-ref"))])
    assert refs[0] == refs[1]


@pytest.mark.parametrize("game", BOARDS)
def test_german_text_fits_100_columns_with_any_names(game: str) -> None:
    board = BOARDS[game]
    for view, company in told(game):
        for names in (company.names, ["\u6f22" * 40] * len(company.names)):
            said = board.text(view, Company(names, company.asked), board.phrases["de"])
            assert max(map(columns, said.splitlines())) <= 100


def columns(line: str) -> int:
    return sum(2 if unicodedata.east_asian_width(sign) in "WF" else 1 for sign in line)


def test_forms_go_with_their_number() -> None:
    coralia, gems = BOARDS["coralia"].phrases["de"], BOARDS["island_of_gems"].phrases["de"]
    said = [coralia("supply.dice", n=n, colour="orange") for n in (0, 1, 2)]
    assert said == [f"{word} Würfel im Vorrat" for word in ("0 orangefarbene", "1 orangefarbener", "2 orangefarbene")]
    assert gems("tides.next", n=1) == "Nächste nach 1 Edelstein"
    assert gems("tides.next", n=2) == "Nächste nach 2 Edelsteinen"
