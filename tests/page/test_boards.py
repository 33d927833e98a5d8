"""The boards as a browser draws them: no words overlap, or run out of the picture."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from service.boards import THEMES, Seating, board_of
from service.games import GAMES, PACKAGES
from service.words import LANGUAGES, Speech, catalogue
from tests.laws.walk import Match, start, walk

#: Pairs of words whose boxes share more than a pixel, and words outside the drawing.
_CLASHES = """(svg) => {
    document.body.innerHTML = svg;
    const frame = document.querySelector("svg").getBoundingClientRect();
    const words = [...document.querySelectorAll("svg text")]
        .filter((one) => one.textContent.trim())
        .map((one) => ({ said: one.textContent, box: one.getBoundingClientRect() }));
    const clash = (one, other) => Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1
        && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 8;
    const outside = words.filter(({ box }) => box.left < frame.left || box.right > frame.right);
    const pairs = words.flatMap((one, index) => words.slice(index + 1)
        .filter((other) => clash(one.box, other.box)).map((other) => `${one.said} | ${other.said}`));
    return [...outside.map(({ said }) => said), ...pairs];
}"""
#: How many moves apart the boards are drawn.
EVERY = 7
NAMES = ["Wilhelmine von Humboldt", "Bob", "Maximilian Mustermann", "W" * 40]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_words_on_a_board_do_not_overlap(browser: Browser, game: str, language: str) -> None:
    rules, board = GAMES[game], board_of(game)
    say = Speech(catalogue(PACKAGES[game], language))
    seats = rules.seats[-1]
    match = Match(rules, seats, rules.options(), bytes(32))
    page = browser.new_page(viewport={"width": 720, "height": 900})
    for number, step in enumerate(walk(match, start(match))):
        if number % EVERY:
            continue
        view = rules.view(step.before, step.seat)
        drawing = board.svg(view, Seating(NAMES[:seats], [step.seat]), say, THEMES["light"])
        assert page.evaluate(_CLASHES, drawing) == [], number
    page.close()
