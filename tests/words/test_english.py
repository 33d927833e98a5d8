"""English in a sentence of another language is noticed, and nothing else is taken for it."""

from __future__ import annotations

from importlib import resources

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from service.games import PACKAGES
from service.words import FALLBACK, LANGUAGES
from tests.words.english import english_in

FOLDERS = {
    "service": resources.files("service.words"),
    "page": resources.files("service").joinpath("page", "words"),
    **{game: resources.files(package).joinpath("words") for game, package in PACKAGES.items()},
}
OTHERS = pytest.mark.parametrize("language", [language for language in LANGUAGES if language != FALLBACK])
EACH = pytest.mark.parametrize("folder", FOLDERS)


class Text(Visitor):
    """What a message says, in all its variants."""

    def __init__(self) -> None:
        self.parts: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 - Fluent's name
        self.parts.append(node.value)


def texts(folder: str, language: str) -> dict[str, str]:
    """All that a catalogue says, by message."""
    found = {}
    for entry in FluentParser().parse(FOLDERS[folder].joinpath(f"{language}.ftl").read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Message):
            text = Text()
            text.visit(entry)
            found[entry.id.name] = " ".join(text.parts)
    return found


@EACH
@OTHERS
def test_no_catalogue_has_english_left_in_it(folder: str, language: str) -> None:
    found = {name: english_in(text, language) for name, text in texts(folder, language).items()}
    assert {name: words for name, words in found.items() if words and name != "language-name"} == {}


@EACH
@OTHERS
def test_nearly_every_english_sentence_is_noticed(folder: str, language: str) -> None:
    sentences = [text for text in texts(folder, FALLBACK).values() if len(text.split()) > 3]
    noticed = [text for text in sentences if english_in(text, language)]
    assert len(noticed) >= 0.8 * len(sentences)


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("de", "Der Zug geht zurück."),
        ("fr", "Ada a marqué 3 points ; tu peux en perdre."),
        ("nl", "Neem een kaart of een schelp; de partij is afgelopen."),
        ("nl", "Op /docs staat `moves of the match`."),
    ],
)
def test_words_shared_with_english_are_not_taken_for_english(language: str, said: str) -> None:
    assert english_in(said, language) == []
