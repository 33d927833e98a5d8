"""Every sentence of the page in every language, for everything that the games can say."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from service import worker
from service.causes import CAUSES
from service.engine.play import tag
from service.events import SERVICE_EVENTS
from service.games import DECISIONS, EVENTS, GAMES, MOVES
from tests.api.judged import Seated
from tests.api.served import Served
from tests.page.conftest import Visit

PAGE = Path(__file__).parent.parent.parent / "service" / "page"
#: Nobody meets these by using the page: it sends what HTTP and the contract want.
NOT_MET = {
    *(refused.cause.type for refused in worker._PROBLEMS.values()),
    "malformed_json",
    "body_too_deep",
    "body_too_large",
    "unsupported_media_type",
    "not_acceptable",
    "token_missing",
    "not_found",
    "method_not_allowed",
    "range_not_satisfiable",
    "record_differs",
    "idempotency_key_reused",
}


@pytest.fixture
def languages(visit: Visit) -> dict[str, dict[str, str]]:
    visitor = visit()
    visitor.open()
    found: dict[str, dict[str, str]] = visitor.page.evaluate(
        "import('/page/i18n/index.js').then(({ LANGUAGES }) => LANGUAGES)"
    )
    return found


def test_every_language_has_every_sentence(languages: dict[str, dict[str, str]]) -> None:
    english, german = languages["en"], languages["de"]
    assert english.keys() ^ german.keys() == set()
    assert all(sentence.strip() for sentences in languages.values() for sentence in sentences.values())
    for key, sentence in english.items():
        assert _words(sentence) >= _words(german[key]), key


def _words(sentence: str) -> set[str]:
    return set(re.findall(r"\{(\w+)", sentence))


@pytest.mark.parametrize(
    ("group", "records"), [("move", MOVES), ("decision", DECISIONS), ("event", EVENTS + SERVICE_EVENTS)]
)
def test_there_are_words_for_all_that_games_say(
    languages: dict[str, dict[str, str]], group: str, records: tuple[type[Any], ...]
) -> None:
    keys = languages["en"].keys()
    for record in records:
        key = f"{group}.{tag(record)}"
        assert any(one == key or one.startswith(f"{key}.") for one in keys), key


def test_there_are_words_for_scores_options_and_problems(languages: dict[str, dict[str, str]]) -> None:
    keys = languages["en"].keys()
    wanted = {f"category.{category}" for game in GAMES.values() for category in game.categories}
    wanted |= {f"option.{option}" for game in GAMES.values() for option in game.options.__struct_fields__}
    wanted |= {f"game.{game}" for game in GAMES} | {f"game.{game}.summary" for game in GAMES}
    wanted |= {f"problem.{cause}" for cause in CAUSES if cause not in NOT_MET}
    assert wanted - keys == set()


def test_every_sentence_asked_for_is_there(languages: dict[str, dict[str, str]]) -> None:
    keys = languages["en"].keys()
    asked = {key for path in PAGE.glob("**/*.js") for key in re.findall(r'\bt\("([\w.]+)"', path.read_text("utf-8"))}
    assert len(asked) > 100
    assert asked - keys == set()


def test_the_board_speaks_the_language_of_the_page(visit: Visit, served: Served) -> None:
    visitor = visit(locale="de-DE")
    seated = Seated(served, "coralia", 2)  # type: ignore[arg-type] - it has what is needed of a client
    visitor.open(f"#/match/{seated.name}")
    board = visitor.page.locator(".table-drawing[lang=de]")
    board.wait_for()
    assert "Runde 1 von" in board.inner_html()
