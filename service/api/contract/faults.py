"""What doesn't fit the contract, and the messages that say so."""

from __future__ import annotations

from typing import Any, Literal, NamedTuple

import msgspec

from service.engine.message import Message, Variable, message
from service.matches.records import NAME, NO_CONTROLS

_LONGEST_DETAIL = 200
_MOST_NAMED = 20
_encode = msgspec.json.Encoder().encode

Where = Literal["body", "path", "query", "header"]


class Fault(NamedTuple):
    """One thing that does not fit: in the body, the path, the query or a header."""

    where: Where
    field: str
    why: Message


def fault_of(where: Where, path: tuple[str | int, ...], error: Any) -> Fault:
    """The fault that a validator found below a path."""
    telling = _telling(error)
    return Fault(where, ".".join(map(str, (*path, *telling.instance_path))), _why_not(telling))


def _telling(error: Any) -> Any:
    """Of a value that fits none of several schemas, the first error of the one whose type it has."""
    if error.kind.name == "anyOf":
        for first, *_ in error.kind.context:
            if first.kind.name != "type" or first.instance_path != error.instance_path:
                return _telling(first)
    return error


def _why_not(error: Any) -> Message:
    """Why a value doesn't fit its schema."""
    if error.kind.name == "anyOf":
        types = [name for first, *_ in error.kind.context for name in first.kind.value]
        return message("fault-type", given=_written(error.instance), expected=_expected(types))
    kind, expected = error.kind.name, error.kind.value
    if kind == "pattern" and expected in _PATTERNS:
        return message(_PATTERNS[expected])
    if kind not in _KINDS:
        return message("fault-other", detail=_cut(error.message))
    return message(f"fault-{kind}", given=_written(error.instance), expected=_expected(expected))


#: The keywords of JSON Schema that have messages in the catalogues.
_KINDS = frozenset(
    (
        "type", "enum", "const", "required", "additionalProperties", "pattern",
        "minimum", "maximum", "minLength", "maxLength", "minItems", "maxItems",
    )
)  # fmt: skip


#: The patterns that hardly anybody could read, and the messages that say what they ask for.
_PATTERNS = {NAME: "fault-name", NO_CONTROLS: "fault-controls"}


def _expected(value: Any) -> Variable:
    if isinstance(value, list):
        named = [_written(one).strip('"') for one in value[:_MOST_NAMED]]
        return (*named, "…") if len(value) > _MOST_NAMED else tuple(named)
    return value if isinstance(value, int) else _written(value).strip('"')


def _written(value: Any) -> str:
    return _cut(_encode(value).decode())


def _cut(text: str) -> str:
    return text if len(text) <= _LONGEST_DETAIL else text[: _LONGEST_DETAIL - 1] + "…"
