"""A thing is called what the book calls it in every message of a game's catalogues and in its rules.

A glossary (`glossary.<language>.toml` in a game's folder) has a `term` for each thing, the `forms` in which it is
written if there are others, words that are `never` used for it, and `elsewhere` the few messages or rules that speak of
it in another way, with a pronoun for example. In a form, `*` stands for any part of a word.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from importlib import resources
from typing import Any

import msgspec
import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from service.api.rulebook import rulebook
from service.games import PACKAGES, SHIPPED
from service.words import FALLBACK, LANGUAGES
from service.words.catalogue import patterns_of

GAMES = [
    game
    for game, package in PACKAGES.items()
    if resources.files(package).joinpath(f"glossary.{FALLBACK}.toml").is_file()
]
EACH_GAME = pytest.mark.parametrize("game", GAMES)
EACH_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)


class Entry(msgspec.Struct, forbid_unknown_fields=True):
    """What a thing is called."""

    term: str
    forms: list[str] = []
    never: list[str] = []
    elsewhere: list[str] = []

    @property
    def written(self) -> re.Pattern[str]:
        return _any_of(self.forms or [self.term])


def _any_of(forms: list[str]) -> re.Pattern[str]:
    return re.compile("|".join(map(_written, forms)) or r"(?!)", re.IGNORECASE)


def _written(form: str) -> str:
    words = (re.escape(word).replace(r"\*", r"\w*") for word in re.split(r"[\s’'-]+", form))
    return r"\b" + r"[\s’'-]+".join(words) + r"\b"


@cache
def glossary(game: str, language: str) -> dict[str, Entry]:
    text = resources.files(PACKAGES[game]).joinpath(f"glossary.{language}.toml").read_text(encoding="utf-8")
    return msgspec.convert(tomllib.loads(text), dict[str, Entry])


class Texts(Visitor):
    """The words of a pattern, in all its variants, and of the patterns that it refers to."""

    def __init__(self, patterns: dict[str, ast.Pattern]) -> None:
        self.patterns = patterns
        self.found: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 - Fluent's name
        self.found.append(node.value)

    def visit_StringLiteral(self, node: ast.StringLiteral) -> None:  # noqa: N802 - Fluent's name
        self.found.append(node.value)

    def visit_CallArguments(self, _node: ast.CallArguments) -> None:  # noqa: N802 - Fluent's name
        """Names of forms are not said."""

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - Fluent's name
        self.visit(self.patterns[node.id.name + (f".{node.attribute.name}" if node.attribute else "")])

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802 - Fluent's name
        self.visit(self.patterns[f"-{node.id.name}" + (f".{node.attribute.name}" if node.attribute else "")])


@cache
def texts(game: str, language: str) -> dict[str, str]:
    """Everything that the game says in a language: its messages and their attributes by id, its rules by number."""
    return {**dict(_messages(game, language)), **dict(_rules(game, language))}


def _messages(game: str, language: str) -> Iterator[tuple[str, str]]:
    file = resources.files(PACKAGES[game]).joinpath("words", f"{language}.ftl")
    patterns, _ = patterns_of(file.read_text(encoding="utf-8"))
    for name, pattern in patterns.items():
        said = Texts(patterns)
        said.visit(pattern)
        yield name, " … ".join(said.found)


def _rules(game: str, language: str) -> Iterator[tuple[str, str]]:
    book = rulebook(game, language)
    for number, section in enumerate(book.introduction):
        yield f"introduction {number}", f"{section.title}. {section.text}"
    for section in book.sections:
        yield section.number, f"{section.title}. {section.text}"
        yield from ((number, f"{rule.text} {rule.ruling}") for number, rule in section.rules.items())


def said_of(name: str, game: str, language: str) -> str:
    """What is said where English has this text, with the forms that only this language needs.

    A language without a form of a message uses the message itself.
    """
    here, english = texts(game, language), texts(game, FALLBACK)
    if name not in here:
        name, _, _ = name.partition(".")
    forms = [text for form, text in here.items() if form.startswith(f"{name}.") and form not in english]
    return " … ".join([here.get(name, ""), *forms])


def test_every_game_that_ships_has_glossaries() -> None:
    assert {PACKAGES[game] for game in GAMES} >= set(SHIPPED)


@EACH_GAME
def test_all_glossaries_of_a_game_explain_the_same_things(game: str) -> None:
    things = {language: list(glossary(game, language)) for language in LANGUAGES}
    assert things == dict.fromkeys(LANGUAGES, things[FALLBACK])
    assert len(things[FALLBACK]) >= 15


@EACH_GAME
@EACH_LANGUAGE
def test_a_thing_is_never_called_something_else(game: str, language: str) -> None:
    found = [
        (name, entry.term, wrong[0])
        for entry in glossary(game, language).values()
        for name, text in texts(game, language).items()
        if (wrong := _any_of(entry.never).search(text))
    ]
    assert found == []


@EACH_GAME
@pytest.mark.parametrize("language", [one for one in LANGUAGES if one != FALLBACK])
def test_a_thing_is_named_wherever_english_names_it(game: str, language: str) -> None:
    missing: list[Any] = []
    for thing, entry in glossary(game, language).items():
        english = glossary(game, FALLBACK)[thing].written
        named = {name for name, text in texts(game, FALLBACK).items() if english.search(text)}
        missing += [
            (name, entry.term, said_of(name, game, language))
            for name in sorted(named - set(entry.elsewhere))
            if not entry.written.search(said_of(name, game, language))
        ]
    assert missing == []


@EACH_GAME
@EACH_LANGUAGE
def test_every_term_is_used(game: str, language: str) -> None:
    """Otherwise its name could be spelled in any way."""
    said = " … ".join(texts(game, language).values())
    unused = [entry.term for entry in glossary(game, language).values() if not entry.written.search(said)]
    assert unused == []


def test_a_form_is_found_in_any_case_and_with_any_ending() -> None:
    krake = Entry("Krake", forms=["Krake*", "*krake"], never=["Oktopus*"])
    assert krake.written.search("den kraken")
    assert krake.written.search("Riesenkrake")
    assert not krake.written.search("der Krach")
    assert _any_of(["pierre précieuse"]).search("une Pierre précieuse.")
    assert not _any_of([]).search("anything")
