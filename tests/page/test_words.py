"""The page's own words, in every language; all the others are the service's."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import cycle
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor as Reader

from service import words
from service.engine.message import message
from service.games import GAMES
from service.words import FALLBACK, LANGUAGES
from tests.api.judged import Seated
from tests.api.served import Served
from tests.page.conftest import Visit
from tests.page.test_table import at_table, sit

PAGE = Path(__file__).parent.parent.parent / "service" / "page"
CODE = "\n".join(path.read_text(encoding="utf-8") for path in PAGE.glob("*.js"))
OTHERS = [language for language in LANGUAGES if language != FALLBACK]
EACH_OTHER = pytest.mark.parametrize("language", OTHERS)


def catalogue(language: str) -> dict[str, set[str]]:
    """The variables of each message."""
    resource = FluentParser().parse((PAGE / "words" / f"{language}.ftl").read_text(encoding="utf-8"))
    assert not [entry for entry in resource.body if isinstance(entry, ast.Junk)]
    return {entry.id.name: _variables(entry) for entry in resource.body if isinstance(entry, ast.Message)}


def _variables(message: ast.Message) -> set[str]:
    found = set()

    class Variables(Reader):  # type: ignore[misc] # the library has no types
        def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - as the library wants it
            found.add(node.id.name)

    Variables().visit(message)
    return found


def test_the_page_speaks_every_language_of_the_service() -> None:
    assert {path.stem for path in (PAGE / "words").iterdir()} == set(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_every_sentence_with_the_same_variables(language: str) -> None:
    assert catalogue(language) == catalogue("en")


def test_the_page_says_what_is_in_its_catalogue_and_nothing_else() -> None:
    known = catalogue("en").keys()
    asked = set(re.findall(r'\bt\("([\w-]+)"', CODE))
    assert len(asked) > 100
    assert asked - known == set()
    literal = set(re.findall(r'"([\w-]+)"', CODE))
    assert {name for name in known - literal if not any(built.fullmatch(name) for built in _built_ids())} == set()


def _built_ids() -> Iterator[re.Pattern[str]]:
    """The ids that the code builds from parts, as patterns."""
    for template in re.findall(r"\bt\(`([^`]+)`", CODE):
        yield re.compile(re.sub(r"\$\{[^}]+\}", r"[\\w-]+", template))


def test_every_variable_is_given() -> None:
    """A call of `t` with literal variables names exactly those that the message has."""
    variables = catalogue("en")
    for name, given in re.findall(r'\bt\("([\w-]+)"(?:, \{([^{}]*)\})?\)', CODE):
        parts = re.sub(r"\([^()]*\)", "", given).split(",")
        assert {part.split(":")[0].strip() for part in parts if part.strip()} == variables[name], name


@EACH_OTHER
def test_no_english_is_left_away_from_the_table(visit: Visit, language: str) -> None:
    visitor = visit(locale=language)
    forms = [(f"#/new/{game}", "form.create") for game in GAMES]
    for address, shown in (("#/", ".game h2"), ("#/nowhere", "h1"), *forms):
        visitor.open(address)
        visitor.page.wait_for_selector(shown)
        assert visitor.english_in(language) == [], address
    for game in GAMES:
        visitor.open(f"#/rules/{game}")
        visitor.page.wait_for_selector(".rules section")
        assert visitor.english_in(language) == [], game
    visitor.create(next(iter(GAMES)))
    assert visitor.english_in(language) == [], "room"


@pytest.mark.parametrize(("game", "language"), list(zip(GAMES, cycle(OTHERS), strict=False)))
def test_no_english_is_left_at_the_table(visit: Visit, served: Served, game: str, language: str) -> None:
    seated = at_table(visit, served, moves=30, game=game)[1]
    visitor = visit(locale=language)
    visitor.set(ask="always")
    sit(visitor, seated, seated.asked())
    visitor.page.wait_for_selector("[data-place]")
    assert visitor.english_in(language) == []
    visitor.page.locator(".all-moves summary").click()
    visitor.page.locator(".all-moves button").first.click()
    visitor.page.locator("dialog[open]").wait_for()
    assert visitor.english_in(language) == [], "preview"


@EACH_OTHER
def test_a_change_of_language_takes_effect_at_once(visit: Visit, served: Served, language: str) -> None:
    visitor, seated = at_table(visit, served, game="coralia", moves=6)
    names = {one: words.catalogue(None, one).say(message("language-name")) for one in LANGUAGES}
    visitor.page.locator(".menu summary").click()
    choices = visitor.page.locator("[name=language] option")
    assert choices.all_inner_texts() == ["Same as the browser", *names.values()]
    visitor.page.select_option("[name=language]", label=names[language])
    visitor.page.locator(f".table-drawing[lang={language}]").wait_for()
    assert visitor.english_in(language) == []
    assert visitor.page.locator("html").get_attribute("lang") == language
    asked: Any = served.get(f"{seated.path}?language={language}", token=seated.tokens[0]).json["asked"]
    if seated.asked() != 0:
        assert asked["says"] in visitor.page.locator(".asks").inner_text()
    visitor.page.reload()
    visitor.page.locator(f"html[lang={language}]").wait_for()
    visitor.page.locator(f".table-drawing[lang={language}]").wait_for()


def test_an_unknown_language_falls_back_to_english(visit: Visit, served: Served) -> None:
    visitor = visit(locale="pt-BR")
    seated = Seated(served, "coralia", 2)  # type: ignore[arg-type] - it has all that Seated needs
    visitor.open(f"#/match/{seated.name}")
    visitor.page.locator(".table-drawing[lang=en]").wait_for()
    visitor.page.get_by_text("You are watching.").wait_for()
