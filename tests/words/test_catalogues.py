"""Every language says the same: each message exists in all of them, with the same variables."""

from __future__ import annotations

from functools import cache
from importlib import resources
from pathlib import Path

import msgspec
import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from service.api.causes import CAUSES
from service.engine.message import message
from service.engine.records import MatchOver, tag
from service.engine.sentences import reason
from service.games import GAMES, PACKAGES
from service.games.island_of_gems.scoring import IslandOfGemsStanding
from service.words import FALLBACK, LANGUAGES, catalogue
from tests.laws.walk import every_options

OTHERS = [language for language in LANGUAGES if language != FALLBACK]
FOLDERS = {None: resources.files("service.words")} | {
    game: resources.files(package).joinpath("words") for game, package in PACKAGES.items()
}
EACH = pytest.mark.parametrize("game", FOLDERS)
EACH_GAME = pytest.mark.parametrize("game", GAMES)


class Variables(Visitor):
    """The variables of a message, the groups of words that it looks up, and the messages that it refers to."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.words: set[str] = set()
        self.parts: set[str] = set()

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - Fluent's name
        self.parts.add(node.id.name)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - Fluent's name
        self.names.add(node.id.name)

    def visit_CallArguments(self, node: ast.CallArguments) -> None:  # noqa: N802 - Fluent's name
        self.words |= {one.value.value for one in node.named if one.name.name == "of"}
        self.generic_visit(node)


@cache
def entries(game: str | None, language: str) -> list[ast.Message]:
    text = FOLDERS[game].joinpath(f"{language}.ftl").read_text(encoding="utf-8")
    return [entry for entry in FluentParser().parse(text).body if isinstance(entry, ast.Message)]


@cache
def read(game: str | None, language: str) -> dict[str, Variables]:
    found: dict[str, Variables] = {}
    for entry in entries(game, language):
        assert entry.id.name not in found, f"{entry.id.name} is defined twice"
        found[entry.id.name] = Variables()
        found[entry.id.name].visit(entry)
    return found


def said(game: str | None, language: str) -> dict[str, set[str]]:
    """The variables of each message: in its value, in one of its forms or in a message that it refers to."""
    found = {**read(None, language), **read(game, language)}

    def variables(name: str, seen: frozenset[str] = frozenset()) -> set[str]:
        parts = found[name].parts - seen - {name}  # a form may refer to another form of the same message
        return found[name].names.union(*(variables(part, seen | {name}) for part in parts))

    return {name: variables(name) for name in read(game, language)}


def only_parts(game: str | None, language: str) -> set[str]:
    """Messages that other messages refer to: each language may have its own."""
    return set().union(*(one.parts for one in read(game, language).values()))


@EACH
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_catalogue_has_no_faults(game: str | None, language: str) -> None:
    assert catalogue(game and PACKAGES[game], language).faults == []


@EACH
@pytest.mark.parametrize("language", OTHERS)
def test_every_message_is_in_every_language_with_the_same_variables(game: str | None, language: str) -> None:
    here, there = said(game, language), said(game, FALLBACK)
    assert set(here) - set(there) <= only_parts(game, language)
    assert set(there) - set(here) <= only_parts(game, FALLBACK)
    assert {one: here[one] for one in here if one in there} == {one: there[one] for one in there if one in here}


@EACH
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_repeats_nothing_that_all_games_share(game: str | None, language: str) -> None:
    assert game is None or not set(said(game, language)) & set(said(None, language))


@EACH
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_group_of_words_has_words(game: str | None, language: str) -> None:
    ids = {*said(game, language), *said(None, language)}
    for entry in entries(game, language):
        variables = Variables()
        variables.visit(entry)
        for group in variables.words - {"category"}:
            assert any(one.startswith(f"{group}-") for one in ids), (entry.id.name, group)


@EACH_GAME
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_has_a_message_for_each_of_its_records(game: str, language: str) -> None:
    words, played = catalogue(PACKAGES[game], language), GAMES[game]
    wanted = ["game-summary"]
    wanted += [f"decision-{tag(decision)}" for decision in played.decisions]
    wanted += [f"category-{category}" for category in played.categories]
    wanted += [f"option-{name}" for name in played.options.__struct_fields__]
    chosen = {pair for options in every_options(played) for pair in msgspec.structs.asdict(options).items()}
    wanted += [f"option-{name}-{value}" for name, value in chosen if not isinstance(value, bool)]
    wanted += [f"piece-{piece}{more}" for piece in played.pieces for more in ("", ".explains")]
    own = {one for entry in entries(game, language) for one in ids_of(entry)}
    assert [one for one in wanted if one not in own] == []
    assert all(one in words for one in wanted)


def ids_of(entry: ast.Message) -> list[str]:
    return [entry.id.name, *(f"{entry.id.name}.{form.id.name}" for form in entry.attributes)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_problem_has_a_title_and_a_remedy(language: str) -> None:
    own = {one for entry in entries(None, language) for one in ids_of(entry)}
    assert [cause for cause in CAUSES if not {f"problem-{cause}", f"problem-{cause}.remedy"} <= own] == []


def test_a_game_without_a_language_falls_back_to_english(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "tongue_tied" / "words").mkdir(parents=True)
    (tmp_path / "tongue_tied" / "__init__.py").touch()
    (tmp_path / "tongue_tied" / "words" / "en.ftl").write_text("game-summary = Says little.\n", encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    assert catalogue("tongue_tied", "de").say(message("game-summary")) == "Says little."


#: What can decide a match besides points, by game.
TIE_BREAKS = {
    "coralia": ("cards", "turtles"),
    "island_of_gems": IslandOfGemsStanding.__struct_fields__,
}


@pytest.mark.parametrize(("game", "decided_by"), [(game, one) for game in TIE_BREAKS for one in TIE_BREAKS[game]])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_tie_break_says_who_won(game: str, decided_by: str, language: str) -> None:
    """Random play hardly ever reaches these."""
    end = MatchOver(winners=[1], decided_by=decided_by, compared=[3, 5])
    said = catalogue(PACKAGES[game], language).say(reason(end), ["Ada", "Bo"])
    assert "Bo" in said
    assert "5" in said
