"""A game's rules as text, by section: the one source for readers, for links in errors and for the numbers in the code.

A game's rules.en.md has sections (`## I3 A turn`) of numbered rules (`- I3.1 …`), and so in every other language.
"""

from __future__ import annotations

import re
from functools import cache
from importlib import resources
from typing import NamedTuple

from service.games import PACKAGES
from service.words import FALLBACK

_SECTION = re.compile(r"^## ([A-Z]\d+) (.+)$", re.MULTILINE)
_RULE = re.compile(r"^- ([A-Z]\d+\.\d+) (.*)$")


class Section(NamedTuple):
    number: str
    title: str
    text: str
    rules: dict[str, str]


def rules_url(game: str, rule: str | None = None) -> str:
    return f"/v1/games/{game}/rules" + (f"#{rule}" if rule else "")


class Rulebook(NamedTuple):
    """The rules in the requested language, or in English if the game has no rule book in that language."""

    language: str
    sections: list[Section]


@cache
def rulebook(game: str, language: str = FALLBACK) -> Rulebook:
    file = resources.files(PACKAGES[game]).joinpath(f"rules.{language}.md")
    if not file.is_file() and language != FALLBACK:
        return rulebook(game)
    parts = re.split(r"^(?=## )", file.read_text(encoding="utf-8"), flags=re.MULTILINE)
    return Rulebook(language, [_section(part) for part in parts if _SECTION.match(part)])


def _section(part: str) -> Section:
    heading, *lines = part.rstrip().split("\n")
    number, title = heading.removeprefix("## ").split(" ", 1)
    before: list[str] = []
    rules: dict[str, list[str]] = {}
    current = before
    for line in lines:
        if found := _RULE.match(line):
            current = rules.setdefault(found[1], [])
            line = found[2]
        current.append(line)
    return Section(number, title, _joined(before), {rule: _joined(text) for rule, text in rules.items()})


def _joined(lines: list[str]) -> str:
    """Lines of a paragraph as one, tables and drawings line by line."""
    text = "\n".join(line.rstrip() for line in lines).strip()
    return re.sub(r"(?<=\S)\n {1,3}(?=\S)", " ", text)
