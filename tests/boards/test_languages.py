"""Boards in every language: whole, in that language alone, and with the same names to point at."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from functools import cache
from importlib import resources
from xml.etree import ElementTree

import pytest

from service.boards import THEMES, Seating, board_of
from service.engine.records import State, View
from service.games import GAMES, PACKAGES
from service.words import FALLBACK, LANGUAGES, Speech
from tests.laws.speaking import nothing_is_missing, strict
from tests.laws.walk import Match, every_options, start, walk

NAMES = ["Özlem", "Björn", "Łukasz", "Zoë"]
COMPONENT = re.compile(r"\w+:\d\d")
WORD = re.compile(r"[^\W\d_]{2,}")
#: Parts of a catalogue that aren't text: comments, ids and variables.
NOT_SAID = re.compile(r"^#.*$|^ *\.?[\w-]+ =|\{ *WORD\([^)]*\) *\}|\$\w+|\[\w+\]", re.MULTILINE)
EACH_GAME = pytest.mark.parametrize("game", GAMES)


@cache
def positions(game: str) -> list[State]:
    """Some positions of a match with the most players, among them the first ones and the last."""
    played = GAMES[game]
    match = Match(played, max(played.seats), every_options(played)[-1], bytes(31) + b"\x07")
    first = start(match)
    states = [first.state, *(step.after for step in walk(match, first))]
    return [*states[:8], *states[8:-1:15], states[-1]]


def views_and_seatings(game: str) -> Iterator[tuple[View, Seating]]:
    for state in positions(game):
        seating = Seating(NAMES[: state.seats], state.pending[-1].seats if state.pending else [])
        for seat in (0, None):
            yield GAMES[game].view(state, seat), seating


def speech(game: str, language: str) -> Speech:
    return strict(game, language)


def words(said: str) -> set[str]:
    return {word.lower() for word in WORD.findall(said)}


def words_of(game: str, language: str) -> set[str]:
    """All words of the game's catalogue."""
    text = resources.files(PACKAGES[game]).joinpath("words", f"{language}.ftl").read_text(encoding="utf-8")
    return words(NOT_SAID.sub(" ", text))


def read(drawing: str) -> str:
    """Everything in a drawing that is seen, or read out by a screen reader."""
    elements = list(ElementTree.fromstring(drawing).iter())  # noqa: S314
    return " ".join(word for one in elements for word in (one.text, one.get("aria-label")) if word)


@EACH_GAME
@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != FALLBACK])
def test_nothing_english_is_left_on_a_board_in_another_language(game: str, language: str) -> None:
    board, say = board_of(game), speech(game, language)
    english = words_of(game, FALLBACK) - words_of(game, language) - words(GAMES[game].title)
    assert len(english) > 10
    with nothing_is_missing():
        for view, seating in views_and_seatings(game):
            drawing = board.svg(view, seating, say, THEMES["light"])
            assert words(read(drawing)) & english == set()
            assert words(COMPONENT.sub("", board.text(view, seating, say))) & english == set()


@EACH_GAME
def test_a_drawing_says_its_language_and_can_be_pointed_at_in_every_language(game: str) -> None:
    view, seating = next(views_and_seatings(game))
    refs = []
    for language in LANGUAGES:
        svg = board_of(game).svg(view, seating, speech(game, language), THEMES["light"])
        drawing = ElementTree.fromstring(svg)  # noqa: S314
        assert drawing.get("lang") == drawing.get("{http://www.w3.org/XML/1998/namespace}lang") == language
        refs.append([ref for one in drawing.iter() if (ref := one.get("data-ref"))])
    assert all(one == refs[0] for one in refs)


@EACH_GAME
def test_every_drawn_piece_is_a_piece_of_the_game(game: str) -> None:
    pieces: set[str] = set()
    for view, seating in views_and_seatings(game):
        svg = board_of(game).svg(view, seating, speech(game, "en"), THEMES["light"])
        pieces |= set(re.findall(r'data-piece="([^"]*)"', svg))
    assert pieces
    assert pieces <= set(GAMES[game].pieces)


@EACH_GAME
@pytest.mark.parametrize("language", LANGUAGES)
def test_text_fits_100_columns_with_any_names(game: str, language: str) -> None:
    for view, seating in views_and_seatings(game):
        for names in (seating.names, ["\u6f22" * 40] * len(seating.names)):
            said = board_of(game).text(view, Seating(names, seating.asked), speech(game, language))
            assert max(map(columns, said.splitlines())) <= 100


def columns(line: str) -> int:
    return sum(2 if unicodedata.east_asian_width(character) in "WF" else 1 for character in line)
