from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.api.served import Served, serving
from tests.page.visitor import Visitor, visiting

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
#: A game that only the tests have: the page has never heard of it.
ADDED = "tests.driftwood"
Visit = Callable[..., Visitor]
REQUIRED = os.environ.get("TIDETABLE_BROWSER_REQUIRED") == "1"


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    if CHROMIUM is None:
        reason = "Chromium is not installed, so the page can't be tried"
        if REQUIRED:
            pytest.fail(reason)
        pytest.skip(reason)
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))
        yield launched
        launched.close()


@pytest.fixture(scope="session")
def served(redis_url: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    log = Path(tmp_path_factory.mktemp("page")) / "gunicorn.log"
    with serving(redis_url, log, games=ADDED) as service:
        yield service


@pytest.fixture
def visit(browser: Browser, served: Served) -> Iterator[Visit]:
    """Makes visitors, each with a separate browser; `leave` checks what must hold at the end of every visit."""
    visitors: list[Visitor] = []

    def come(**options: object) -> Visitor:
        visitors.append(visiting(browser, served, **options))
        return visitors[-1]

    yield come
    for visitor in visitors:
        visitor.leave()
