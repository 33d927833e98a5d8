"""Catalogues: messages become sentences.

In a catalogue, `{ $name }` is a variable as it is. `{ WORD($name, …) }` says more of it: `of: "colour"` looks a key
up as the message `colour-<key>`; `form: "dative"` takes that attribute of the message, where a language has one, and
else the message itself; `join: "or"` lists several with "or" instead of "and". A truth is `yes` or `no`.
"""

from __future__ import annotations

import logging
import unicodedata
from collections.abc import Sequence
from functools import cache, lru_cache
from importlib import resources
from typing import Any

from babel import Locale
from babel.lists import format_list

from service.engine.message import Message, Name, Variable, message
from service.words.fluent import Fill, made, patterns_of
from service.words.languages import FALLBACK

_log = logging.getLogger(__name__)

# Names are filled in last: what is said around them is the same for all matches, and put into words once.
_NAME_BEGINS, _NAME_ENDS = "\ue000", "\ue001"
_NO_NAMES = str.maketrans("", "", _NAME_BEGINS + _NAME_ENDS)
_SENTENCES = 2**14
_LOCALES = {"en": "en_GB"}


class Catalogue:
    """All that is said in one language, by one game or by the service alone."""

    def __init__(self, language: str, texts: Sequence[str], fallback: Catalogue | None = None) -> None:
        self.language = language
        self._locale = Locale.parse(_LOCALES.get(language, language))
        self._fallback = fallback
        self._patterns: dict[str, Any] = {}
        #: What of the texts could not be read.
        self.faults: list[str] = []
        for text in texts:
            patterns, faults = _read(text)
            self._patterns |= patterns
            self.faults += faults
        self._made: dict[str, Fill] = {}
        # Both are made once for each message: a phrase is part of many sentences.
        self.parts = lru_cache(_SENTENCES)(lambda said: _split(self._rendered(said, "")))
        self._rendered = lru_cache(_SENTENCES)(self._render)

    def __contains__(self, id: str) -> bool:  # noqa: A002 - as Fluent calls it
        return id in self._patterns or (self._fallback is not None and id in self._fallback)

    def say(self, said: Message, names: Sequence[str] = ()) -> str:
        return filled(self.parts(said), names)

    def say_afresh(self, said: Message, names: Sequence[str] = ()) -> str:
        return filled(_split(self._render(said)), names)

    def _render(self, said: Message, form: str = "") -> str:
        id = f"{said.id}.{form}" if f"{said.id}.{form}" in self._patterns else said.id  # noqa: A001 - as Fluent calls it
        if id not in self._patterns and self._fallback is not None:
            return self._fallback._rendered(said, form)
        try:
            return self.pattern(id)({name: _harmless(value) for name, value in said.variables})
        except LookupError as missing:
            _log.error("%s can't be said in %s: there is no %s", said, self.language, missing)
            return said.id

    # What patterns ask for

    def pattern(self, id: str) -> Fill:  # noqa: A002 - as Fluent calls it
        if id not in self._made:
            self._made[id] = made(self._patterns[id], self)
        return self._made[id]

    def plural(self, number: int) -> str:
        return str(self._locale.plural_form(abs(number)))

    def text(self, value: Variable) -> str:
        if isinstance(value, str):
            return value
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, int):
            return str(value).replace("-", "\N{MINUS SIGN}")
        if isinstance(value, Name):
            return f"{_NAME_BEGINS}{value.seat}{_NAME_ENDS}"
        return self.word(value)

    def word(self, value: Any, of: str = "", form: str = "", join: str = "and") -> str:
        if isinstance(value, Message):
            return self._rendered(value, form)
        if isinstance(value, tuple) and not isinstance(value, Name):
            words = [self.word(one, of, form) for one in value]
            return format_list(words, "or" if join == "or" else "standard", self._locale)
        if of and isinstance(value, str | int):
            return self._rendered(Message(f"{of}-{value}"), form)
        return self.text(value)


#: What all games share is read once.
_read = cache(patterns_of)


def _harmless(value: Variable) -> Variable:
    """A variable that can't be taken for a name, whatever a client has put into it."""
    return value.translate(_NO_NAMES) if isinstance(value, str) and not value.isascii() else value


def _split(text: str) -> list[str]:
    """A sentence in pieces; every other one is the number of a seat whose player is named there."""
    return text.replace(_NAME_ENDS, _NAME_BEGINS).split(_NAME_BEGINS)


def filled(parts: list[str], names: Sequence[str]) -> str:
    """A sentence from its pieces."""
    if len(parts) == 1:
        return parts[0]
    return "".join([names[int(part)] if number % 2 else part for number, part in enumerate(parts)])


@cache
def catalogue(package: str | None, language: str) -> Catalogue:
    """The words of a game, by its package, and those that all share; without a game, only those."""
    texts = [_text("service.words", f"{language}.ftl")]
    if package is not None:
        texts.append(_text(package, "words", f"{language}.ftl"))
    fallback = catalogue(package, FALLBACK) if language != FALLBACK else None
    return Catalogue(language, texts, fallback)


def _text(package: str, *path: str) -> str:
    """A catalogue's text; nothing where a game lacks a language, which then falls back."""
    file = resources.files(package).joinpath(*path)
    return file.read_text(encoding="utf-8") if file.is_file() else ""


class Speech:
    """A catalogue, and the names of those who sit at a table."""

    __slots__ = ("catalogue", "language", "names")

    def __init__(self, words: Catalogue, names: Sequence[str | None] = ()) -> None:
        self.catalogue = words
        self.language = words.language
        #: What the player on each seat is called.
        self.names = tuple(
            isolated(name) if name else words.say(message("unnamed-player", number=seat))
            for seat, name in enumerate(names, 1)
        )

    def __call__(self, id: str, /, **variables: Variable) -> str:  # noqa: A002 - a message's id
        return self.catalogue.say(message(id, **variables), self.names)

    def of(self, said: Message) -> str:
        return self.catalogue.say(said, self.names)

    def afresh(self, said: Message) -> str:
        """The same for what is hardly ever said twice, such as what a client has sent."""
        return self.catalogue.say_afresh(said, self.names)


@lru_cache(4096)
def isolated(name: str) -> str:
    """A name that can't turn around the words beside it: one written from right to left keeps that to itself."""
    kept = "".join(sign for sign in name if unicodedata.bidirectional(sign) not in _CONTROLS)
    from_the_right = any(unicodedata.bidirectional(sign) in ("R", "AL", "AN") for sign in kept)
    return f"\N{FIRST STRONG ISOLATE}{kept}\N{POP DIRECTIONAL ISOLATE}" if from_the_right else kept


_CONTROLS = frozenset(("LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI"))
