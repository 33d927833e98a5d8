"""A small pen for SVG: shapes with colours of a theme, titles for those who don't see them, and names to point at.

Colours are attributes, never styles, so that a drawing can stand in a page with a strict Content-Security-Policy.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import lru_cache
from typing import Any
from xml.sax import saxutils

from service.boards.say import Say

FONT = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif"


@dataclass(frozen=True)
class Theme:
    """The colours that all boards share; each text colour has a contrast of at least 4.5 on the ground below it.

    The accent of the page is none of them: it marks what can be clicked. A state is marked in faint ink, a player in
    the colour of the seat.
    """

    name: str
    ground: str
    panel: str
    line: str
    ink: str
    faint: str
    warning: str
    water: str
    deep: str
    sand: str
    on_sand: str
    #: One per seat, and what is readable on it.
    seats: tuple[str, str, str, str]
    on_seats: tuple[str, str, str, str]
    dark: bool


THEMES: dict[str, Theme] = {
    "light": Theme(
        name="light",
        ground="#f4f8f9",
        panel="#ffffff",
        line="#b5c7cd",
        ink="#12303a",
        faint="#4a646d",
        warning="#a1122d",
        water="#cfe9ee",
        deep="#7cc0cc",
        sand="#f3e3bf",
        on_sand="#4a3510",
        seats=("#c2185b", "#1565c0", "#2e7d32", "#6a3fb5"),
        on_seats=("#ffffff", "#ffffff", "#ffffff", "#ffffff"),
        dark=False,
    ),
    "dark": Theme(
        name="dark",
        ground="#0b1d24",
        panel="#132b34",
        line="#3b5a65",
        ink="#e6f2f4",
        faint="#a9c1c8",
        warning="#ff8a9b",
        water="#17414d",
        deep="#0f2f39",
        sand="#6b5a35",
        on_sand="#fff3d6",
        seats=("#ff7fae", "#74b3ff", "#7fd287", "#c3a4ff"),
        on_seats=("#3a0018", "#00203f", "#04280a", "#230a4d"),
        dark=True,
    ),
    "contrast": Theme(
        name="contrast",
        ground="#000000",
        panel="#000000",
        line="#ffffff",
        ink="#ffffff",
        faint="#ffffff",
        warning="#ff8080",
        water="#001a33",
        deep="#000d1a",
        sand="#332800",
        on_sand="#ffffff",
        seats=("#ff66b3", "#66b3ff", "#66ff66", "#d1b3ff"),
        on_seats=("#000000", "#000000", "#000000", "#000000"),
        dark=True,
    ),
}


class Drawing:
    """An SVG being drawn, from back to front."""

    def __init__(self, width: float, height: float, title: str, description: str, theme: Theme, say: Say) -> None:
        self.theme = theme
        self.say = say
        self._parts = [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_n(width)} {_n(height)}" '
            f'lang="{say.language}" xml:lang="{say.language}" role="group" '
            f"aria-label={quoteattr(title)} font-family={quoteattr(FONT)} fill={quoteattr(theme.ink)}>",
            f"<title>{escape(title)}</title><desc>{escape(description)}</desc>",
        ]
        self.rect(0, 0, width, height, fill=theme.ground)

    def rect(
        self, x: float, y: float, width: float, height: float, label: str = "", ref: str = "", **look: Any
    ) -> None:
        self._shape("rect", {"x": x, "y": y, "width": width, "height": height, **look}, label, ref)

    def circle(self, x: float, y: float, r: float, label: str = "", ref: str = "", **look: Any) -> None:
        self._shape("circle", {"cx": x, "cy": y, "r": r, **look}, label, ref)

    def path(self, d: str, label: str = "", ref: str = "", **look: Any) -> None:
        self._shape("path", {"d": d, **look}, label, ref)

    def line(self, x1: float, y1: float, x2: float, y2: float, **look: Any) -> None:
        self._shape("line", {"x1": x1, "y1": y1, "x2": x2, "y2": y2, **look}, "", "")

    def text(self, x: float, y: float, words: str, size: float = 14, anchor: str = "start", **look: Any) -> None:
        """Words with their baseline at y."""
        said = _attributes({"x": x, "y": y, "font_size": size, "text_anchor": anchor, **look})
        self._parts.append(f"<text{said}>{escape(words)}</text>")

    @contextmanager
    def group(self, label: str = "", ref: str = "", piece: str = "", **look: Any) -> Iterator[None]:
        """What is drawn inside belongs together: one title, one name to point at, one kind of piece."""
        self._parts.append(f"<g{_attributes(look)}{_named(ref, label, piece)}>{_title(label)}")
        yield
        self._parts.append("</g>")

    def svg(self) -> str:
        return "".join([*self._parts, "</svg>"])

    def _shape(self, kind: str, look: dict[str, Any], label: str, ref: str) -> None:
        title = _title(label)
        said = _attributes(look) + _named(ref, label)
        self._parts.append(f"<{kind}{said}>{title}</{kind}>" if title else f"<{kind}{said}/>")


@lru_cache(4096)
def escape(words: str) -> str:
    return saxutils.escape(_NOT_IN_XML.sub("", words))


@lru_cache(4096)
def quoteattr(words: str) -> str:
    """Most attributes are said again and again: the same colours, the same paths."""
    return saxutils.quoteattr(_NOT_IN_XML.sub("", words))


#: Characters that would make the drawing malformed, however they are escaped.
_NOT_IN_XML = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f\ud800-\udfff\ufffe\uffff]")


def _title(label: str) -> str:
    return f"<title>{escape(label)}</title>" if label else ""


def _named(ref: str, label: str, piece: str = "") -> str:
    named = f" data-ref={quoteattr(ref)}" if ref else ""
    named += f" data-piece={quoteattr(piece)}" if piece else ""
    return named + (f' role="img" aria-label={quoteattr(label)}' if label else "")


def _attributes(look: dict[str, Any]) -> str:
    return "".join(
        f" {name.replace('_', '-')}={quoteattr(_n(value))}" for name, value in look.items() if value is not None
    )


def _n(value: Any) -> str:
    return f"{value:.2f}".rstrip("0").rstrip(".") if isinstance(value, float) else str(value)
