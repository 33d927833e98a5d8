"""Catalogues turn messages into sentences.

In a catalogue, `{ $name }` inserts a variable. `{ WORD($name, …) }` takes options: `of: "colour"` looks the value up as
the message `colour-<value>`; `form: "dative"` uses that attribute of the message if the language defines it, otherwise
the message itself; `join: "or"` joins a list with "or" instead of "and". Booleans are `yes` and `no`. A player's name
takes the forms `de` and `que`, for French: "de Bo", but "d’Ada".

The parser is Project Fluent's own; patterns are compiled into functions here, because its Python runtimes are too slow
for us: fluent.runtime takes 60 µs to format a sentence with a plural, and fluent-compiler nearly a second to load one
game. This takes about 3 µs and 0.1 s.
"""

from __future__ import annotations

import logging
import re
import unicodedata
from collections.abc import Callable, Mapping, Sequence
from functools import cache, lru_cache
from importlib import resources
from typing import Any

from babel import Locale
from fluent.syntax import FluentParser, ast

from service.engine.message import Message, Name, Variable, message
from service.words.languages import FALLBACK
from service.words.names import is_left_to_right, shown

Variables = Mapping[str, Any]
Value = Callable[[Variables], Any]
Fill = Callable[[Variables], str]

_log = logging.getLogger(__name__)

# Players' names are filled in last, so that the rest of a sentence can be cached across matches.
_NAME_BEGINS, _NAME_ENDS = "\ue000", "\ue001"
_NO_NAMES = str.maketrans("", "", _NAME_BEGINS + _NAME_ENDS)
#: French words that may precede a name, and what they become before a vowel.
_ELIDED = {"de": "d’", "que": "qu’"}
_VOWEL = re.compile(r"[aeiouæœ]|y[b-df-hj-np-tv-xz]", re.IGNORECASE)
_CACHE_SIZE = 2**14
_LOCALES = {"en": "en_GB"}


class Catalogue:
    """The messages of one game, or of the service alone, in one language."""

    def __init__(self, language: str, texts: Sequence[str], fallback: Catalogue | None = None) -> None:
        self.language = language
        locale = Locale.parse(_LOCALES.get(language, language))
        # Babel takes 10 µs or more for a plural or a list, and sentences have many.
        self.plural = lru_cache(1024)(lambda number: str(locale.plural_form(abs(number))))
        self._lists = {"and": dict(locale.list_patterns["standard"]), "or": dict(locale.list_patterns["or"])}
        self._fallback = fallback
        self._patterns: dict[str, Any] = {}
        #: The parts of the texts that could not be parsed.
        self.faults: list[str] = []
        for text in texts:
            patterns, faults = _read(text)
            self._patterns |= patterns
            self.faults += faults
        self._compiled: dict[str, Fill] = {}
        # Phrases are cached as well as sentences: the same phrase appears in many of them.
        self._sentence = lru_cache(_CACHE_SIZE)(self.parts)
        self._phrase = lru_cache(_CACHE_SIZE)(self._render)

    def __contains__(self, id: str) -> bool:  # noqa: A002 - as Fluent calls it
        return id in self._patterns or (self._fallback is not None and id in self._fallback)

    def say(self, said: Message, names: Sequence[str] = ()) -> str:
        return filled(self._sentence(said), names)

    def say_afresh(self, said: Message, names: Sequence[str] = ()) -> str:
        return filled(self.parts(said), names)

    def parts(self, said: Message) -> list[str]:
        """A sentence split at its names: every second part is a seat number, perhaps with a word to elide."""
        return self._render(said).replace(_NAME_ENDS, _NAME_BEGINS).split(_NAME_BEGINS)

    def _render(self, said: Message, form: str = "") -> str:
        id = said.id  # noqa: A001 - as Fluent calls it
        if form and f"{id}.{form}" in self._patterns:
            id = f"{id}.{form}"  # noqa: A001
        if id not in self._patterns and self._fallback is not None:
            return self._fallback._phrase(said, form)
        try:
            return self.pattern(id)(dict(said.variables))
        except LookupError as missing:
            _log.error("%s can't be said in %s: there is no %s", said, self.language, missing)
            return said.id

    # Called by patterns

    def pattern(self, id: str) -> Fill:  # noqa: A002 - as Fluent calls it
        """Raises LookupError if there is no such pattern."""
        if id not in self._compiled:
            self._compiled[id] = _compiled(self._patterns[id], self)
        return self._compiled[id]

    def text(self, value: Variable) -> str:
        if isinstance(value, str):
            # A client may have sent it, name markers and all.
            return value if value.isascii() else value.translate(_NO_NAMES)
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, int):
            return str(value).replace("-", "\N{MINUS SIGN}")
        if isinstance(value, Name):
            return f"{_NAME_BEGINS}{value.seat}{_NAME_ENDS}"
        return self.word(value)

    def word(self, value: Any, of: str = "", form: str = "", join: str = "and") -> str:
        if isinstance(value, Message):
            return self._phrase(value, form)
        if isinstance(value, tuple) and not isinstance(value, Name):
            return _listed([self.word(one, of, form) for one in value], self._lists[join])
        if of and isinstance(value, str | int):
            return self._phrase(Message(f"{of}-{value}"), form)
        if form in _ELIDED:
            return (
                f"{_NAME_BEGINS}{value.seat} {form}{_NAME_ENDS}"
                if isinstance(value, Name)
                else _elided(form, self.text(value))
            )
        return self.text(value)


def patterns_of(text: str) -> tuple[dict[str, ast.Pattern], list[str]]:
    """The patterns in a catalogue's text, attributes as `<id>.<attribute>`, and the parts that could not be parsed."""
    found: dict[str, ast.Pattern] = {}
    faults: list[str] = []
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Message | ast.Term):
            name = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
            if entry.value:
                found[name] = entry.value
            found |= {f"{name}.{form.id.name}": form.value for form in entry.attributes}
        elif isinstance(entry, ast.Junk):
            faults.append(entry.content or "")
    return found, faults


def _compiled(pattern: ast.Pattern, language: Catalogue) -> Fill:
    """A pattern as a function, which raises LookupError for a missing variable or message."""
    parts = [_part(element, language) for element in pattern.elements]
    if len(parts) == 1:
        return parts[0]
    return lambda variables: "".join([part(variables) for part in parts])


def _part(element: ast.TextElement | ast.Placeable, language: Catalogue) -> Fill:
    if isinstance(element, ast.TextElement):
        text = element.value
        return lambda _: text
    value = _value(element.expression, language)
    if not isinstance(element.expression, ast.VariableReference):
        return value
    write = language.text
    return lambda variables: write(value(variables))


def _value(expression: Any, language: Catalogue) -> Value:
    match expression:
        case ast.Placeable(expression=inner):
            return _value(inner, language)
        case ast.VariableReference():
            name = expression.id.name
            return lambda variables: variables[name]
        case ast.StringLiteral():
            literal = expression.parse()["value"]
            return lambda _: literal
        case ast.MessageReference() | ast.TermReference():
            return _reference(expression, language)
        case ast.FunctionReference():
            return _call(expression, language)
        case ast.SelectExpression():
            return _select(expression, language)
    raise TypeError(f"no value for {expression}")


def _reference(expression: ast.MessageReference | ast.TermReference, language: Catalogue) -> Value:
    """Another pattern with the same variables, looked up at run time because it may be defined later."""
    name = f"-{expression.id.name}" if isinstance(expression, ast.TermReference) else expression.id.name
    if expression.attribute:
        name += f".{expression.attribute.name}"
    return lambda variables: language.pattern(name)(variables)


def _call(expression: ast.FunctionReference, language: Catalogue) -> Value:
    if expression.id.name != "WORD":
        raise TypeError(f"there is no function {expression.id.name}")
    (argument,) = expression.arguments.positional
    value = _value(argument, language)
    options = {one.name.name: str(one.value.parse()["value"]) for one in expression.arguments.named}
    return lambda variables: language.word(value(variables), **options)


def _select(expression: ast.SelectExpression, language: Catalogue) -> Value:
    """The variant for a key or an exact number, else for the number's plural form, else the default."""
    selector = _value(expression.selector, language)
    variants = {_key(variant.key): _compiled(variant.value, language) for variant in expression.variants}
    default = next(_compiled(variant.value, language) for variant in expression.variants if variant.default)

    def select(variables: Variables) -> str:
        key = selector(variables)
        if isinstance(key, int) and not isinstance(key, bool) and key not in variants:
            key = language.plural(key)
        elif isinstance(key, bool):
            key = language.text(key)
        return variants.get(key, default)(variables)

    return select


def _key(key: ast.Identifier | ast.NumberLiteral) -> str | int:
    return int(key.value) if isinstance(key, ast.NumberLiteral) else key.name


#: Cached, so that the messages that all games share are parsed only once per language.
_read = cache(patterns_of)


def _listed(words: Sequence[str], patterns: Mapping[str, str]) -> str:
    """Several words as a list, by CLDR's patterns."""
    if len(words) < 2:
        return "".join(words)
    if len(words) == 2:
        return patterns["2"].format(*words)
    first, *middle, last = words
    text = patterns["start"].format(first, middle.pop(0))
    for word in middle:
        text = patterns["middle"].format(text, word)
    return patterns["end"].format(text, last)


def filled(parts: list[str], names: Sequence[str]) -> str:
    """Join the parts of a sentence, with names in place of seat numbers."""
    if len(parts) == 1:
        return parts[0]
    return "".join([_name(part, names) if number % 2 else part for number, part in enumerate(parts)])


def _name(part: str, names: Sequence[str]) -> str:
    if part.isdecimal():
        return names[int(part)]
    seat, word = part.split(" ")
    return _elided(word, names[int(seat)])


def _elided(word: str, name: str) -> str:
    """A name after a French word: d’Yves, but de Yann."""
    return f"{_ELIDED[word]}{name}" if _VOWEL.match(unicodedata.normalize("NFD", name)) else f"{word} {name}"


@cache
def catalogue(package: str | None, language: str) -> Catalogue:
    """The messages of a game's package and the shared ones; without a package, only the shared ones."""
    texts = [_text("service.words", f"{language}.ftl")]
    if package is not None:
        texts.append(_text(package, "words", f"{language}.ftl"))
    fallback = catalogue(package, FALLBACK) if language != FALLBACK else None
    return Catalogue(language, texts, fallback)


def _text(package: str, *path: str) -> str:
    """The text of a catalogue; empty if the game lacks the language, which then falls back."""
    file = resources.files(package).joinpath(*path)
    return file.read_text(encoding="utf-8") if file.is_file() else ""


class Speech:
    """A catalogue, and the names of the players at a table."""

    __slots__ = ("catalogue", "language", "names")

    def __init__(self, words: Catalogue, names: Sequence[str | None] = ()) -> None:
        self.catalogue = words
        self.language = words.language
        #: What to call the player in each seat.
        self.names = tuple(
            isolated(name) if name and is_visible(name) else words.say(message("unnamed-player", number=seat))
            for seat, name in enumerate(names, 1)
        )

    def __call__(self, id: str, /, **variables: Variable) -> str:  # noqa: A002 - a message's id
        return self.catalogue.say(message(id, **variables), self.names)

    def of(self, said: Message) -> str:
        return self.catalogue.say(said, self.names)

    def afresh(self, said: Message) -> str:
        """Like `of`, but uncached: for messages that hardly ever repeat, such as those that quote a request."""
        return self.catalogue.say_afresh(said, self.names)


@lru_cache(4096)
def isolated(name: str) -> str:
    """A name as it is shown, so that its writing direction doesn't affect the text around it."""
    seen = shown(name)
    return seen if is_left_to_right(seen) else f"\N{FIRST STRONG ISOLATE}{seen}\N{POP DIRECTIONAL ISOLATE}"


def is_visible(name: str) -> bool:
    """Whether there is anything to see."""
    return isolated(name) != ""
