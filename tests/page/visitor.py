"""Somebody with a browser: what they see, click and press, and what their browser was sent."""

from __future__ import annotations

import json
import random
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from playwright.sync_api import Browser, Error, Locator, Page, Response

from tests.api.served import PATIENCE, Served
from tests.words.english import english_in

#: Joins every sign of a move's progress: the position, the picked places, dialogs.
_PROGRESS = """() => {
    const table = document.querySelector(".table")?.dataset;
    return [location.hash, table?.version, table?.asked, table?.picked, !!document.querySelector("dialog[open]"),
            !!document.querySelector(".curtain")].join("|");
}"""
#: A point of an element where a click reaches it, and not something on top of it: the middle, if possible.
_POINT = """(element, attribute) => {
    element.scrollIntoView({ block: "center", behavior: "instant" });
    const reaches = (x, y) => document.elementFromPoint(x, y)?.closest(`[${attribute}], [data-place]`) === element;
    const shapes = [...element.querySelectorAll("rect"), element].map((shape) => shape.getBoundingClientRect());
    const parts = [0.5, 0.3, 0.7, 0.1, 0.9, 0.03, 0.97];
    const points = shapes.flatMap((box) => parts.flatMap((down) => parts.map((right) =>
        [box.left + right * box.width, box.top + down * box.height])));
    return points.find(([x, y]) => reaches(x, y)) ?? null;
}"""
#: Everything a page says, on screen and to screen readers.
_SAID = """() => {
    const shown = document.createTreeWalker(document.getElementById("page"), NodeFilter.SHOW_TEXT);
    const said = [];
    while (shown.nextNode()) said.push(shown.currentNode.data);
    for (const name of ["aria-label", "aria-valuetext", "placeholder", "alt"])
        for (const one of document.querySelectorAll(`[${name}]`)) said.push(one.getAttribute(name));
    return said;
}"""
_IDLE = """() => !document.querySelector(".table") || document.querySelector(".table").dataset.busy === "no" """


class Visitor:
    def __init__(self, page: Page, base: str) -> None:
        self.page = page
        self.base = base
        self.complaints: list[str] = []
        self.expected: list[str] = []
        self.bodies: list[str] = []
        page.on(
            "console", lambda message: self._complain(message.text) if message.type in ("error", "warning") else None
        )
        page.on("pageerror", lambda error: self._complain(str(error)))
        page.on("request", lambda request: self._check_origin(request.url))
        page.on("response", self._keep)

    def _complain(self, text: str) -> None:
        if not any(part in text for part in self.expected):
            self.complaints.append(text)

    def _check_origin(self, url: str) -> None:
        if not url.startswith((self.base, "data:", "blob:")):
            self.complaints.append(f"asked for {url}")

    def _keep(self, answer: Response) -> None:
        if "/v1/" in answer.url and "event-stream" not in answer.headers.get("content-type", ""):
            with suppress(Error):  # a closed page has no answers any more
                self.bodies.append(answer.text())

    def expects(self, *parts: str) -> None:
        """Expect complaints of the browser that contain these parts."""
        self.expected += parts

    def leave(self) -> None:
        self.page.context.close()
        assert not self.complaints, self.complaints[:5]

    # Screens

    def open(self, address: str = "#/") -> None:
        self.page.goto(f"{self.base}/{address}")

    def create(self, game: str, name: str = "Ada", **options: str) -> str:
        """Create a match with the form; the link that the others need."""
        self.open(f"#/new/{game}")
        self.page.fill("[name=name-0]", name)
        for option, value in options.items():
            self.page.select_option(f"[name={option}]", value)
        self.page.click("form.create button.main")
        self.page.wait_for_selector(".seats, .table, .curtain")
        return self.page.url

    def join(self, link: str, name: str = "Bob") -> None:
        self.page.goto(link)
        self.page.fill("form [name=name]", name)
        self.page.click("form button.main")
        self.page.wait_for_selector(".table")

    @property
    def match(self) -> str:
        return self.page.url.rsplit("/", 1)[1]

    @property
    def keys(self) -> dict[str, Any]:
        """What the page stores about this match."""
        kept = self.page.evaluate("name => localStorage.getItem(name)", f"tidetable.match.{self.match}")
        found: dict[str, Any] = json.loads(kept or "{}")
        return found

    def set(self, **settings: str) -> None:
        """Store settings as the page does."""
        kept = json.dumps(settings)
        self.page.context.add_init_script(f"localStorage.setItem('tidetable.settings', JSON.stringify({kept}))")

    def english_in(self, language: str) -> list[str]:
        """English text on the current screen, which should be in another language."""
        said: list[str] = self.page.evaluate(_SAID)
        return [one for one in said if english_in(one, language)]

    # Playing

    @property
    def is_asked(self) -> bool:
        return bool(self.page.evaluate("() => document.querySelector('.table')?.dataset.asked !== undefined"))

    @property
    def is_over(self) -> bool:
        return self.page.locator(".end").count() > 0

    def wait_to_be_asked(self) -> None:
        self.until(lambda: self.is_asked or self.is_over)

    def until(self, condition: Callable[[], bool]) -> None:
        """Wait until it holds. The page's security policy doesn't let Playwright wait inside the page."""
        deadline = time.monotonic() + PATIENCE
        while not condition():
            assert time.monotonic() < deadline, f"it does not come true: {self.progress()}"
            self.page.wait_for_timeout(5)

    @property
    def is_idle(self) -> bool:
        return bool(self.page.evaluate(_IDLE))

    def progress(self) -> str:
        return str(self.page.evaluate(_PROGRESS))

    def act(self, target: Locator, *, by_key: bool = False) -> None:
        """Click or press, and wait until it has had an effect."""
        before = self.progress()
        if by_key:
            target.press("Enter")
        else:
            target.click()
        self.until(lambda: self.progress() != before and self.is_idle)

    def move(self, chooser: random.Random) -> None:
        """Continue a move with a random place on the board, or make the move that is already picked."""
        if self.page.locator("dialog[open]").count():
            self.act(self.page.locator("dialog[open] button.main"))
            return
        self.page.wait_for_selector("[data-place]")
        confirm, places = self.page.locator(".confirm"), self.page.locator("[data-place]:not([aria-pressed])")
        count = places.count()
        if confirm.count() and (not count or chooser.random() < 0.5):
            self.act(confirm.first)
        else:
            self.touch(places.nth(chooser.randrange(count)))

    def touch(self, place: Locator) -> None:
        """Click a place that is marked, and wait until it has had an effect."""
        before = self.progress()
        self.click(place, "data-place")
        self.until(lambda: self.progress() != before and self.is_idle)

    def click_unmarked(self, place: str) -> bool:
        """Click a thing that is not marked; False if something else covers it everywhere."""
        things = self.page.locator(f'[data-ref="{place}"]')
        return things.count() > 0 and self.click(things.first, "data-ref", must=False)

    def click(self, target: Locator, attribute: str, must: bool = True) -> bool:
        point = target.evaluate(_POINT, attribute)
        assert point or not must, f"nobody can click {target}"
        if point:
            self.page.mouse.click(*point)
        return bool(point)


def visiting(browser: Browser, served: Served, **options: Any) -> Visitor:
    host, port = served.address
    context = browser.new_context(**{"locale": "en-US", "viewport": {"width": 1280, "height": 900}, **options})
    context.set_default_timeout(1000 * PATIENCE)
    return Visitor(context.new_page(), f"http://{host}:{port}")
