"""Makes service/page/favicon.ico from the logo, in the sizes that browsers ask for: `python -m tests.page.icon`."""

from __future__ import annotations

import struct
import sys
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.page.conftest import CHROMIUM, FLAGS

PAGE = Path(__file__).parent.parent.parent / "service" / "page"
SIZES = (16, 32, 48)
#: The header of an icon file (its type and number of pictures), and the entry of each picture.
HEADER = struct.Struct("<HHH")
ENTRY = struct.Struct("<BBBBHHII")
ICON = 1
BITS = 32


def main() -> None:
    if CHROMIUM is None:
        sys.exit("Chromium is not installed.")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))
        pictures = {size: _drawn(browser, size) for size in SIZES}
        browser.close()
    (PAGE / "favicon.ico").write_bytes(_icon(pictures))


def _drawn(browser: Browser, size: int) -> bytes:
    logo = (PAGE / "logo.svg").read_text(encoding="utf-8")
    page = browser.new_page(viewport={"width": size, "height": size})
    page.set_content(f"<style>body {{ margin: 0 }} svg {{ display: block; width: {size}px }}</style>{logo}")
    return page.screenshot(omit_background=True)


def _icon(pictures: dict[int, bytes]) -> bytes:
    entries, at = b"", HEADER.size + len(pictures) * ENTRY.size
    for size, picture in pictures.items():
        entries += ENTRY.pack(size, size, 0, 0, 1, BITS, len(picture), at)
        at += len(picture)
    return HEADER.pack(0, ICON, len(pictures)) + entries + b"".join(pictures.values())


if __name__ == "__main__":
    main()
