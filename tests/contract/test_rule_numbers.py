"""Every rule that the code of a game cites is in its book, and every rule that a player is sent to can be read."""

from __future__ import annotations

import re
from importlib import resources
from pathlib import Path
from typing import Any

import pytest

from service.api.rulebook import Rule, rulebook
from service.games import GAMES, PACKAGES
from service.words import FALLBACK, LANGUAGES

ALL = pytest.mark.parametrize("game", GAMES)


def numbers(game: str) -> set[str]:
    sections = rulebook(game).sections
    return {section.number for section in sections} | {rule for section in sections for rule in section.rules}


def cited(game: str) -> dict[str, set[str]]:
    """The numbers in the code, by file."""
    folder = Path(str(resources.files(PACKAGES[game])))
    letter = rulebook(game).sections[0].number[0]
    number = re.compile(rf"(?<![\w#]){letter}[1-9]\d?(?:\.[1-9]\d?)?(?![\w.]\d|\w)")
    return {
        str(path.relative_to(folder)): set(number.findall(path.read_text(encoding="utf-8")))
        for path in sorted(folder.rglob("*.py"))
    }


@ALL
def test_every_rule_that_is_cited_is_in_the_book(game: str) -> None:
    missing = {path: sorted(found - numbers(game)) for path, found in cited(game).items() if found - numbers(game)}
    assert missing == {}


@ALL
def test_the_code_cites_at_least_half_of_its_book(game: str) -> None:
    assert len(set().union(*cited(game).values())) >= len(numbers(game)) / 2


@ALL
def test_every_decision_and_every_table_names_a_rule_of_the_book(game: str) -> None:
    named = {decision.rule for decision in GAMES[game].decisions} | {table.rule for table in GAMES[game].box}
    assert named <= numbers(game)


@ALL
def test_a_book_numbers_its_sections_and_rules_in_order(game: str) -> None:
    sections = rulebook(game).sections
    letter = sections[0].number[0]
    assert [section.number for section in sections] == [f"{letter}{number}" for number in range(1, len(sections) + 1)]
    for section in sections:
        assert list(section.rules) == [f"{section.number}.{number}" for number in range(1, len(section.rules) + 1)]


TRANSLATED = pytest.mark.parametrize("language", sorted(set(LANGUAGES) - {FALLBACK}))


@ALL
@TRANSLATED
def test_every_language_has_the_same_rules_with_the_same_numbers_in_them(game: str, language: str) -> None:
    def outline(language: str) -> list[Any]:
        book = rulebook(game, language)
        return [
            (
                section.number,
                _numerals(section.text),
                {number: _outline(rule) for number, rule in section.rules.items()},
            )
            for section in [*book.introduction, *book.sections]
        ]

    assert outline(language) == outline(FALLBACK)


@ALL
@TRANSLATED
def test_every_rule_is_in_another_language(game: str, language: str) -> None:
    translated = rulebook(game, language)
    assert translated.language == language
    for here, there in zip(rulebook(game).sections, translated.sections, strict=True):
        assert not here.text or here.text != there.text
        for number, rule in here.rules.items():
            assert rule.text != there.rules[number].text
            assert not rule.ruling or rule.ruling != there.rules[number].ruling


@ALL
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_says_where_it_is_from(game: str, language: str) -> None:
    text = resources.files(PACKAGES[game]).joinpath(f"rules.{language}.md").read_text(encoding="utf-8")
    assert re.findall(r"^- [A-Z]\d+\.\d+ (?!\[).*$", text, re.MULTILINE) == []
    for section in rulebook(game, language).sections:
        for number, rule in section.rules.items():
            assert (rule.source != "book") == bool(rule.ruling), number
            assert "[" not in rule.text[:1], number


@ALL
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_book_begins_with_the_goal_and_a_turn_in_short(game: str, language: str) -> None:
    goal, turn = rulebook(game, language).introduction
    assert goal.text
    assert turn.text
    assert not goal.rules | turn.rules


#: Where a book is silent, its pictures are lost to us, or its languages differ.
RULINGS = {
    "coralia": "C1.1 C1.4 C1.6 C4.4 C4.5 C8.2 C8.4",
    "island_of_gems": "I4.3 I5.1 I5.2 I5.3 I6.1 I6.2 I6.3",
    "reef_gardens": "G1.4 G1.6 G3.1 G4.9 G8.5 G9.5",
}


@pytest.mark.parametrize(("game", "rulings"), RULINGS.items())
def test_a_ruling_of_ours_is_called_one(game: str, rulings: str) -> None:
    rules = {number: rule for section in rulebook(game).sections for number, rule in section.rules.items()}
    assert [number for number in rulings.split() if rules[number].source == "book"] == []


@pytest.mark.parametrize("game", RULINGS)
def test_a_refusal_rests_on_a_ruling_where_the_book_says_so(game: str) -> None:
    rules = {number: rule for section in rulebook(game).sections for number, rule in section.rules.items()}
    code = "".join(path.read_text(encoding="utf-8") for path in Path(str(resources.files(PACKAGES[game]))).glob("*.py"))
    ruled = set(re.findall(r"\bRuling\(\s*\"([^\"]+)", code))
    assert ruled
    assert {rule for rule in ruled if not rules[rule].ruling} == set()
    refused = set(re.findall(r"\bRefusal\(\s*\"([^\"]+)", code))
    assert {rule for rule in refused if rules[rule].source == "ruling"} == set()


def _outline(rule: Rule) -> tuple[list[str], str, list[str]]:
    return _numerals(rule.text), rule.source, _numerals(rule.ruling)


def _numerals(text: str) -> list[str]:
    return sorted(re.findall(r"\d+", text))
