"""Accessibility: axe finds nothing on any screen, and a match can be played by keyboard alone."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from service.games import GAMES
from tests.api.served import Served
from tests.long import long
from tests.page.conftest import Visit
from tests.page.test_table import at_table, sit
from tests.page.visitor import Visitor

AXE = (Path(__file__).parent / "vendor" / "axe.min.js").read_text(encoding="utf-8")
DEVICES: dict[str, dict[str, Any]] = {
    "desktop": {"viewport": {"width": 1280, "height": 900}},
    "phone": {"viewport": {"width": 375, "height": 700}, "color_scheme": "dark", "locale": "de-DE"},
    "contrast": {"viewport": {"width": 820, "height": 1100}, "contrast": "more"},
}
MOST_TABS = 40


def violations(visitor: Visitor) -> list[str]:
    """What axe finds, by the rules of WCAG 2.2 A and AA and its best practices."""
    visitor.page.evaluate(AXE)
    found = visitor.page.evaluate("() => axe.run(document).then((results) => results.violations)")
    return [f"{one['id']}: {node['html'][:200]}" for one in found for node in one["nodes"][:3]]


@pytest.mark.parametrize("device", ["desktop", *(pytest.param(one, marks=long) for one in ("phone", "contrast"))])
def test_axe_finds_nothing_away_from_the_table(visit: Visit, device: str) -> None:
    visitor = visit(**DEVICES[device])
    for address, shown in (
        ("#/", ".game h2"),
        ("#/new/reef_gardens", "form.create"),
        ("#/rules/coralia/C3.7", ".rule"),
    ):
        visitor.open(address)
        visitor.page.wait_for_selector(shown)
        assert violations(visitor) == [], address
    visitor.page.locator(".menu summary").click()
    assert violations(visitor) == [], "settings"
    visitor.create("coralia")
    visitor.page.wait_for_selector(".seats")
    assert violations(visitor) == [], "room"


@pytest.mark.parametrize(
    ("game", "device"),
    [
        ("island_of_gems", "desktop"),
        pytest.param("coralia", "phone", marks=long),
        pytest.param("reef_gardens", "contrast", marks=long),
    ],
)
def test_axe_finds_nothing_at_the_table(visit: Visit, served: Served, game: str, device: str) -> None:
    seated = at_table(visit, served, moves=14, game=game)[1]
    visitor = visit(**DEVICES[device])
    visitor.set(ask="always")
    sit(visitor, seated, seated.asked())
    visitor.page.wait_for_selector("[data-place]")
    visitor.page.locator(".table details").evaluate_all("all => all.forEach((one) => (one.open = true))")
    assert violations(visitor) == []
    visitor.page.locator(".all-moves button").first.click()
    visitor.page.locator("dialog[open]").wait_for()
    assert violations(visitor) == [], "preview"
    visitor.page.keyboard.press("Escape")
    visitor.page.locator(".travel button").first.click()
    visitor.page.locator(".past").wait_for()
    assert violations(visitor) == [], "past"


@long
def test_axe_finds_nothing_at_the_end_and_behind_the_curtain(visit: Visit, served: Served) -> None:
    visitor, seated = at_table(visit, served, moves=3)
    both = visit()
    sit(both, seated, 0, 1)
    both.page.wait_for_selector(".curtain")
    assert violations(both) == [], "curtain"
    seated.play_to_the_end(random.Random(2))
    visitor.page.locator(".end .winner").wait_for()
    assert violations(visitor) == [], "end"


def tab_to(visitor: Visitor, selector: str) -> None:
    for _ in range(MOST_TABS):
        if visitor.page.evaluate("selector => document.activeElement.matches(selector)", selector):
            return
        visitor.page.keyboard.press("Tab")
    raise AssertionError(f"the keyboard does not get to {selector}")


def press(visitor: Visitor, key: str) -> None:
    before = visitor.progress()
    visitor.page.keyboard.press(key)
    visitor.until(lambda: visitor.progress() != before and visitor.is_idle)


@long
def test_a_match_is_created_joined_and_played_by_keyboard_alone(visit: Visit) -> None:
    ada, bob = visit(), visit()
    ada.set(ask="never")
    bob.set(ask="never")
    ada.open()
    ada.page.wait_for_selector(".game")
    tab_to(ada, "a[href='#/new/island_of_gems']")
    ada.page.keyboard.press("Enter")
    ada.page.wait_for_selector("form.create")
    tab_to(ada, "[name=name-0]")
    ada.page.keyboard.type("Ada")
    ada.page.keyboard.press("Enter")
    ada.page.wait_for_selector(".seats")
    bob.page.goto(ada.page.url)
    bob.page.wait_for_selector("form [name=name]")
    tab_to(bob, "form [name=name]")
    bob.page.keyboard.type("Bob")
    bob.page.keyboard.press("Enter")
    chooser = random.Random(9)
    ada.page.wait_for_selector(".table")
    bob.page.wait_for_selector(".table")
    while not ada.is_over:
        asked = next((visitor for visitor in (ada, bob) if visitor.is_asked), None)
        if asked is None:
            ada.page.wait_for_timeout(10)
            continue
        asked.page.wait_for_selector("[data-place]")
        tab_to(asked, "[data-place]")
        for _ in range(chooser.randrange(3)):
            asked.page.keyboard.press(chooser.choice(["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"]))
        press(asked, chooser.choice(["Enter", " "]))
    ada.page.locator(".end .winner").wait_for()


@pytest.mark.parametrize("game", GAMES)
def test_nothing_sticks_out_of_a_narrow_screen(visit: Visit, game: str) -> None:
    visitor = visit(**DEVICES["phone"])
    visitor.open(f"#/new/{game}")
    visitor.page.locator("form.create").wait_for()
    visitor.page.locator(".menu > summary").click()
    wider = visitor.page.evaluate("() => document.documentElement.scrollWidth - document.documentElement.clientWidth")
    assert wider <= 0
    menu = visitor.page.locator(".menu-body")
    assert menu.evaluate("(menu) => menu.scrollWidth - menu.clientWidth") <= 0
    visitor.page.keyboard.press("Escape")
    assert not menu.is_visible()
