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


def why_not(error: Any) -> Message:
    """Why a value doesn't fit its schema."""
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
