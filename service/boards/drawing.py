"""A small pen for SVG: shapes in the colours of a theme, titles for screen readers, and names to point at.

Colours are attributes, never styles, so that a page with a strict Content-Security-Policy can include a drawing.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache, wraps
from typing import Any, Concatenate, ParamSpec
from xml.sax import saxutils

from service.boards.say import Say

FONT = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif"
# Sizes of the caches.
_PARTS, _ATTRIBUTES, _TEXTS = 2**13, 2**13, 2**12


@dataclass(frozen=True, eq=False)  # compared by identity, because every lookup of a kept part compares it
class Theme:
    """The colours that all boards share; each text colour has a contrast of at least 4.5 on the ground below it.

    The page's accent is not among them: it marks what can be clicked. A state is marked in faint ink, a player in the
    colour of their seat.
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
    #: The colour of each seat, and a colour that is readable on it.
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


class Pen:
    """Draws shapes in the colours of a theme, from back to front."""

    def __init__(self, theme: Theme) -> None:
        self.theme = theme
        self._parts: list[str] = []
        self._group = _Group(self._parts)

    def rect(self, x: float, y: float, width: float, height: float, **look: Any) -> None:
        self._shape("rect", {"x": x, "y": y, "width": width, "height": height, **look})

    def circle(self, x: float, y: float, r: float, **look: Any) -> None:
        self._shape("circle", {"cx": x, "cy": y, "r": r, **look})

    def path(self, d: str, **look: Any) -> None:
        self._shape("path", {"d": d, **look})

    def line(self, x1: float, y1: float, x2: float, y2: float, **look: Any) -> None:
        self._shape("line", {"x1": x1, "y1": y1, "x2": x2, "y2": y2, **look})

    def text(self, x: float, y: float, words: str, size: float = 14, anchor: str = "start", **look: Any) -> None:
        """Words with their baseline at y."""
        attributes = _attributes({"x": x, "y": y, "font_size": size, "text_anchor": anchor, **look})
        self._parts.append(f"<text{attributes}>{escape(words)}</text>")

    def group(self, label: str = "", ref: str = "", piece: str = "", **look: Any) -> _Group:
        """Groups what is drawn in a `with` block under one label, one name to point at and one kind of piece."""
        look |= {"data-ref": ref or None, "data-piece": piece or None}
        self._parts.append(f"<g{_attributes(look)}{_labelled(label)}")
        return self._group

    def drawn(self) -> str:
        """Everything drawn so far."""
        return "".join(self._parts)

    def place(self, drawn: str) -> None:
        """Adds what another pen has drawn."""
        self._parts.append(drawn)

    def _shape(self, kind: str, look: dict[str, Any]) -> None:
        self._parts.append(f"<{kind}{_attributes(look)}/>")


class _Group:
    """Closes the innermost group of a pen at the end of a `with` block."""

    def __init__(self, parts: list[str]) -> None:
        self._parts = parts

    def __enter__(self) -> None:
        pass

    def __exit__(self, *_: object) -> None:
        self._parts.append("</g>")


class Drawing(Pen):
    """A whole SVG, with words in one language."""

    def __init__(self, width: float, height: float, title: str, description: str, theme: Theme, say: Say) -> None:
        super().__init__(theme)
        self.say = say
        self.place(
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_format(width)} {_format(height)}" '
            f'lang="{say.language}" xml:lang="{say.language}" role="group" '
            f"aria-label={quoteattr(title)} font-family={quoteattr(FONT)} fill={quoteattr(theme.ink)}>"
            f"<title>{escape(title)}</title><desc>{escape(description)}</desc>"
        )
        self.rect(0, 0, width, height, fill=theme.ground)

    def svg(self) -> str:
        return f"{self.drawn()}</svg>"


Args = ParamSpec("Args")


def kept(draw: Callable[Concatenate[Pen, Args], None]) -> Callable[Concatenate[Pen, Args], None]:
    """Keeps a part of a drawing as text, for a part that depends on nothing but its arguments and the theme.

    Words are arguments, because the pen has none. Don't pass players' names: there are too many to keep.
    """

    @wraps(draw)
    def place(pen: Pen, /, *args: Args.args, **kwargs: Args.kwargs) -> None:
        pen.place(_part(draw, pen.theme, *args, **kwargs))

    return place


def _draw_part(draw: Callable[..., None], theme: Theme, *args: Any, **kwargs: Any) -> str:
    pen = Pen(theme)
    draw(pen, *args, **kwargs)
    return pen.drawn()


_part: Callable[..., str] = lru_cache(_PARTS)(_draw_part)


@lru_cache(_TEXTS)
def escape(words: str) -> str:
    return saxutils.escape(_NOT_IN_XML.sub("", words))


def quoteattr(words: str) -> str:
    return saxutils.quoteattr(_NOT_IN_XML.sub("", words))


#: Characters that would make the drawing malformed, however they are escaped.
_NOT_IN_XML = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f\ud800-\udfff\ufffe\uffff]")


@lru_cache(_TEXTS)
def _labelled(label: str) -> str:
    """The end of a group's opening tag, and its title, which browsers show as a tooltip."""
    return f' role="img" aria-label={quoteattr(label)}><title>{escape(label)}</title>' if label else ">"


def _attributes(look: dict[str, Any]) -> str:
    return "".join([_attribute(name, value) for name, value in look.items()])


@lru_cache(_ATTRIBUTES)
def _attribute(name: str, value: Any) -> str:
    """Cached, because the same colours and paths are used again and again."""
    return "" if value is None else f" {name.replace('_', '-')}={quoteattr(_format(value))}"


def _format(value: Any) -> str:
    """Writes equal numbers alike, even 0.0 and -0.0, which share an entry in the caches."""
    return f"{value + 0.0:.2f}".rstrip("0").rstrip(".") if isinstance(value, float) else str(value)
