"""A game's rules as text, by section: the one source for readers, for links in errors and for the numbers in the code.

A game's rules.en.md begins with sections that have no number (`## The goal`). Those that follow (`## I3 A turn`) have
numbered rules (`- I3.1 [book] …`), each marked with its source: the book, our ruling, or the book with a ruling on some
detail. A ruling is explained below the rule, as a quotation (`> …`). The files in other languages have the same form,
with the marks in that language.
"""

from __future__ import annotations

import re
from functools import cache
from importlib import resources
from typing import Literal, NamedTuple, cast

from service.engine.message import message
from service.engine.records import Refusal, Ruling
from service.games import PACKAGES
from service.words import FALLBACK, catalogue

_NUMBERED = re.compile(r"^([A-Z]\d+) (.+)$")
_RULE = re.compile(r"^- ([A-Z]\d+\.\d+) (?:\[([^]]+)\] )?(.*)$")
_QUOTED = re.compile(r"^ *> ?")

Source = Literal["book", "ruling", "book_and_ruling"]


class Rule(NamedTuple):
    text: str
    source: Source
    #: What we decided and why; empty if all of the rule is from the book.
    ruling: str


class Section(NamedTuple):
    #: Empty for the sections that come before the numbered ones.
    number: str
    title: str
    text: str
    rules: dict[str, Rule]


class Rulebook(NamedTuple):
    """The rules in the requested language, or in English if the game has no rule book in that language."""

    language: str
    introduction: list[Section]
    sections: list[Section]


def rules_url(game: str, rule: str | None = None) -> str:
    return f"/v1/games/{game}/rules" + (f"#{rule}" if rule else "")


@cache
def rulebook(game: str, language: str = FALLBACK) -> Rulebook:
    file = resources.files(PACKAGES[game]).joinpath(f"rules.{language}.md")
    if not file.is_file() and language != FALLBACK:
        return rulebook(game)
    _title, *parts = re.split(r"^## ", file.read_text(encoding="utf-8"), flags=re.MULTILINE)
    sections = [_section(part, language) for part in parts]
    return Rulebook(
        language,
        [section for section in sections if not section.number],
        [section for section in sections if section.number],
    )


@cache
def _rulings(game: str, language: str) -> dict[str, str]:
    sections = rulebook(game, language).sections
    return {number: rule.ruling for section in sections for number, rule in section.rules.items()}


def ruling_behind(refusal: Refusal, game: str, language: str) -> str | None:
    """What we decided and why, if the refusal rests on a ruling of ours and not on the book."""
    return _rulings(game, language).get(refusal.rule) if isinstance(refusal, Ruling) else None


def _section(part: str, language: str) -> Section:
    heading, *lines = part.rstrip().split("\n")
    numbered = _NUMBERED.match(heading)
    number, title = numbered.groups() if numbered else ("", heading)
    before, *rules = _split_at_rules(lines)
    return Section(number, title, _joined(before), dict(_rule(rule, language) for rule in rules))


def _split_at_rules(lines: list[str]) -> list[list[str]]:
    parts: list[list[str]] = [[]]
    for line in lines:
        if _RULE.match(line):
            parts.append([])
        parts[-1].append(line)
    return parts


def _rule(lines: list[str], language: str) -> tuple[str, Rule]:
    ((number, marks, first),) = _RULE.findall(lines[0])
    text = [first, *(line for line in lines[1:] if not _QUOTED.match(line))]
    ruling = [_QUOTED.sub("  ", line) for line in lines if _QUOTED.match(line)]
    return number, Rule(_joined(text), _source(marks, language), _joined(ruling))


def _source(marks: str, language: str) -> Source:
    """A rule without a mark is from the book."""
    if not marks:
        return "book"
    words = catalogue(None, language)
    meant = {words.say(message(f"source-{source}")): source for source in ("book", "ruling")}
    return cast(Source, "_and_".join(meant[mark] for mark in marks.split(", ")))


def _joined(lines: list[str]) -> str:
    """Joins the lines of a paragraph; tables and drawings keep theirs."""
    text = "\n".join(line.rstrip() for line in lines).strip()
    return re.sub(r"(?<=\S)\n {1,3}(?=\S)", " ", text)
