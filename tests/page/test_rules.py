"""The rules on the page: what to read first, and where each rule is from."""

from __future__ import annotations

import pytest

from service.api.rulebook import rulebook
from service.games import GAMES
from tests.page.conftest import Visit


@pytest.mark.parametrize("game", GAMES)
def test_the_goal_comes_first_and_every_rule_says_where_it_is_from(visit: Visit, game: str) -> None:
    visitor, book = visit(locale="fr-FR"), rulebook(game, "fr")
    visitor.open(f"#/rules/{game}")
    visitor.page.wait_for_selector(".rule")
    headings = visitor.page.locator(".rules h2").all_inner_texts()
    assert headings[: len(book.introduction)] == [section.title for section in book.introduction]
    rules = {number: rule for section in book.sections for number, rule in section.rules.items()}
    sources = [visitor.page.locator(f'[id="rule-{number}"] .source').inner_text() for number in rules]
    for source, rule in zip(sources, rules.values(), strict=True):
        assert ("D’après le livret" in source) == (rule.source != "ruling")
        assert rule.ruling in source
