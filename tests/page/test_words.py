"""Every sentence of the page in every language, for everything that the games can say."""

from __future__ import annotations

import ast
import itertools
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from service import worker
from service.causes import CAUSES
from service.engine.game import Game
from service.engine.play import refuse, tag
from service.engine.records import Move
from service.events import SERVICE_EVENTS
from service.games import DECISIONS, EVENTS, GAMES, MOVES
from tests.api.judged import Seated
from tests.api.served import Served
from tests.laws.walk import Match, every_options, start, walk
from tests.page.conftest import Visit

SERVICE = Path(__file__).parent.parent.parent / "service"
PAGE = SERVICE / "page"
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


def test_every_refusal_is_known(visit: Visit) -> None:
    visitor = visit()
    visitor.open()
    known = visitor.page.evaluate("import('/page/i18n/de_refusals.js').then(({ sentences }) => Object.keys(sentences))")
    assert {re.sub(r"\{\w+\}", "{}", sentence) for sentence in known} == set(_patterns_of_refusals())


def _patterns_of_refusals() -> Iterator[str]:
    """Every sentence in the code that refuses, with {} for what differs in it."""
    for path in [*SERVICE.glob("games/*/*.py"), SERVICE / "engine" / "play.py"]:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", None) == "Refusal":
                said = node.args[1]
                parts = said.values if isinstance(said, ast.JoinedStr) else [said]
                yield "".join(str(part.value) if isinstance(part, ast.Constant) else "{}" for part in parts)


@pytest.mark.parametrize("game", GAMES)
def test_refusals_are_said_in_german(visit: Visit, game: str) -> None:
    refusals = sorted(_refusals(GAMES[game]))
    visitor = visit(locale="de-DE")
    visitor.open()
    said = visitor.page.evaluate(
        """(refusals) => import('/page/refusals.js').then(({ refusalSentence }) => refusals.map((sentence) =>
            refusalSentence(sentence, { seats: [{ name: 'Ada' }, {}, {}, {}] })))""",
        refusals,
    )
    assert len(said) > 100
    for english, german in zip(refusals, said, strict=True):
        assert german, english
        assert not re.search(r"\b(the|of|is|and|seat|reef|coral(?!:)|undefined|null|NaN)\b|\w\.\w+\.", german), german


def _refusals(game: Game) -> set[str]:
    """What players are told who answer with a move of another moment."""
    chooser = random.Random(1)
    seen: dict[type[Move], list[Move]] = {}
    refused = set()
    for number, options in zip(range(20), itertools.cycle(every_options(game)), strict=False):
        match = Match(game, game.seats[number % len(game.seats)], options, bytes([number] * 32))
        for step in walk(match, start(match)):
            for move in chooser.sample(step.legal, min(3, len(step.legal))):
                seen.setdefault(type(move), []).append(move)
            for kind in step.before.pending[-1].answers:
                for move in chooser.choices(seen.get(kind, [step.move]), k=4):
                    refused.add(refuse(game, step.before, step.seat, move))
    return {refusal.sentence for refusal in refused if refusal}


def test_the_board_speaks_the_language_of_the_page(visit: Visit, served: Served) -> None:
    visitor = visit(locale="de-DE")
    seated = Seated(served, "coralia", 2)  # type: ignore[arg-type] - it has what is needed of a client
    visitor.open(f"#/match/{seated.name}")
    board = visitor.page.locator(".table-drawing[lang=de]")
    board.wait_for()
    assert "Runde 1 von" in board.inner_html()
