"""Compiles patterns in Project Fluent's syntax into functions.

The parser is Project Fluent's own. Its Python runtimes are too slow for us: fluent.runtime takes 60 µs to format a
sentence with a plural, and fluent-compiler nearly a second to load one game. This takes about 3 µs and 0.1 s.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Protocol

from fluent.syntax import FluentParser, ast

Variables = Mapping[str, Any]
Value = Callable[[Variables], Any]
Fill = Callable[[Variables], str]


class Language(Protocol):
    """What a pattern needs from its catalogue: other patterns, how to write a value, and plural forms."""

    def pattern(self, id: str) -> Fill:  # noqa: A002 - as Fluent calls it
        """Raises LookupError if there is no such pattern."""
        ...

    def text(self, value: Any) -> str: ...

    def plural(self, number: int) -> str: ...

    def word(self, value: Any, of: str = "", form: str = "", join: str = "and") -> str: ...


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


def compiled(pattern: ast.Pattern, language: Language) -> Fill:
    """A pattern as a function, which raises LookupError for a missing variable or message."""
    parts = [_part(element, language) for element in pattern.elements]
    if len(parts) == 1:
        return parts[0]
    return lambda variables: "".join([part(variables) for part in parts])


def _part(element: ast.TextElement | ast.Placeable, language: Language) -> Fill:
    if isinstance(element, ast.TextElement):
        text = element.value
        return lambda _: text
    value = _value(element.expression, language)
    if not isinstance(element.expression, ast.VariableReference):
        return value
    write = language.text
    return lambda variables: write(value(variables))


def _value(expression: Any, language: Language) -> Value:
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


def _reference(expression: ast.MessageReference | ast.TermReference, language: Language) -> Value:
    """Another pattern with the same variables, looked up at run time because it may be defined later."""
    name = f"-{expression.id.name}" if isinstance(expression, ast.TermReference) else expression.id.name
    if expression.attribute:
        name += f".{expression.attribute.name}"
    return lambda variables: language.pattern(name)(variables)


def _call(expression: ast.FunctionReference, language: Language) -> Value:
    if expression.id.name != "WORD":
        raise TypeError(f"there is no function {expression.id.name}")
    (argument,) = expression.arguments.positional
    value = _value(argument, language)
    wanted = {one.name.name: str(one.value.parse()["value"]) for one in expression.arguments.named}
    return lambda variables: language.word(value(variables), **wanted)


def _select(expression: ast.SelectExpression, language: Language) -> Value:
    """The variant for a key or an exact number, else for the number's plural form, else the default."""
    chosen_by = _value(expression.selector, language)
    variants = {_key(variant.key): compiled(variant.value, language) for variant in expression.variants}
    default = next(compiled(variant.value, language) for variant in expression.variants if variant.default)

    def select(variables: Variables) -> str:
        key = chosen_by(variables)
        if isinstance(key, int) and not isinstance(key, bool) and key not in variants:
            key = language.plural(key)
        elif isinstance(key, bool):
            key = language.text(key)
        return variants.get(key, default)(variables)

    return select


def _key(key: ast.Identifier | ast.NumberLiteral) -> str | int:
    return int(key.value) if isinstance(key, ast.NumberLiteral) else key.name
