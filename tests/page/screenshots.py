"""Pictures of every screen and board, light and dark, on a desktop and on a phone: `make screenshots`."""

from __future__ import annotations

import random
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from service.server.embedded import embedded_redis
from tests.api.judged import Seated
from tests.api.served import Served, serving
from tests.page.conftest import CHROMIUM, FLAGS
from tests.page.test_table import sit
from tests.page.visitor import Visitor, visiting

FOLDER = Path(__file__).parent.parent.parent / "screenshots"
DEVICES: dict[str, dict[str, Any]] = {
    "desktop": {"viewport": {"width": 1360, "height": 900}},
    "phone": {"viewport": {"width": 375, "height": 740}, "device_scale_factor": 2, "locale": "de-DE"},
}
THEMES = ("light", "dark")
GAMES = {"coralia": 3, "reef_gardens": 3, "island_of_gems": 2}
MOMENTS = {"early": 6, "middle": 60}


def main() -> None:
    if CHROMIUM is None:
        sys.exit("Chromium is not installed.")
    FOLDER.mkdir(exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        embedded_redis() as redis,
        serving(redis.url, Path(folder) / "log") as served,
        sync_playwright() as playwright,
    ):
        tables = {
            f"{game}_{moment}": _played(served, game, moves) for game in GAMES for moment, moves in MOMENTS.items()
        }
        over = _played(served, "island_of_gems", 0)
        over.play_to_the_end(random.Random(1))
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))
        for device in DEVICES:
            for theme in THEMES:
                _screens(browser, served, device, theme, tables, over)
        browser.close()


class _Naming:
    """A client that gives its players names."""

    def __init__(self, served: Served) -> None:
        self._names = iter(("Ada", "Björn", "Chiara"))
        self._served = served
        self.get = served.get

    def post(self, path: str, body: Any, **more: Any) -> Any:
        return self._served.post(path, {"name": next(self._names)} if path.endswith("/seats") else body, **more)


def _played(served: Served, game: str, moves: int) -> Seated:
    seated = Seated(_Naming(served), game, GAMES[game])  # type: ignore[arg-type] - it has all that Seated needs
    chooser = random.Random(12)
    for _ in range(moves):
        seated.move_at_random(chooser)
    return seated


def _screens(
    browser: Browser, served: Served, device: str, theme: str, tables: dict[str, Seated], over: Seated
) -> None:
    def shot(visitor: Visitor, name: str) -> None:
        visitor.page.wait_for_timeout(300)
        visitor.page.screenshot(path=FOLDER / f"{name}-{device}-{theme}.png", full_page=True)

    for name, visitor in _shown(browser, served, DEVICES[device], theme, tables, over):
        shot(visitor, name)
        visitor.page.context.close()


def _shown(
    browser: Browser, served: Served, device: dict[str, Any], theme: str, tables: dict[str, Seated], over: Seated
) -> Iterator[tuple[str, Visitor]]:
    def come(address: str = "#/", ready: str = "h1") -> Visitor:
        visitor = visiting(browser, served, **device)
        visitor.set(theme=theme, ask="always")
        visitor.open(address)
        visitor.page.wait_for_selector(ready)
        return visitor

    yield "lobby", come(ready=".matches")
    yield "new", come("#/new/reef_gardens", "form.create")
    yield "rules", come("#/rules/island_of_gems/I3.2", ".rule.asked")
    room = come()
    room.create("coralia", name="Ada")
    yield "room", room
    for name, seated in tables.items():
        table = come()
        sit(table, seated, seated.asked())
        table.page.wait_for_selector(".drawing svg")
        yield name, table
    seated = tables["island_of_gems_early"]
    preview = come()
    sit(preview, seated, seated.asked())
    preview.page.locator("[data-place] rect").first.click()
    preview.page.locator("dialog[open]").wait_for()
    yield "preview", preview
    curtain = come()
    sit(curtain, seated, 0, 1)
    curtain.page.wait_for_selector(".curtain")
    yield "curtain", curtain
    end = come()
    sit(end, over, 0)
    end.page.get_by_role("button", name="prüfen" if "locale" in device else "Verify").click()
    end.page.locator(".end .good").first.wait_for()
    end.page.locator(".table details").evaluate_all("all => all.forEach((one) => (one.open = true))")
    yield "end", end


if __name__ == "__main__":
    main()
