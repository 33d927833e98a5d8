"""The contract's document."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import jsonschema_rs
import msgspec

from service.games import ADDED

_SERVICE = Path(__file__).parents[2]


class Document:
    """A contract, with its schemas ready to be compiled."""

    def __init__(self, content: dict[str, Any]) -> None:
        self.content = content
        self._registry = jsonschema_rs.Registry([("urn:tidetable", content)])

    def validator(self, schema: dict[str, Any]) -> jsonschema_rs.Draft202012Validator:
        absolute = msgspec.json.decode(msgspec.json.encode(schema).replace(b'"#/', b'"urn:tidetable#/'))
        return jsonschema_rs.Draft202012Validator(absolute, registry=self._registry)

    def resolve(self, schema: dict[str, Any]) -> dict[str, Any]:
        """The schema, or what it refers to."""
        if "$ref" not in schema:
            return schema
        found: Any = self.content
        for part in schema["$ref"].removeprefix("#/").split("/"):
            found = found[part]
        return self.resolve(found)

    def has_union(self, schema: dict[str, Any]) -> bool:
        """Whether it contains a union of tagged variants, at any depth."""
        whole = self.resolve(schema)
        inner = [*whole.get("properties", {}).values(), *([whole["items"]] if "items" in whole else [])]
        inner += [some] if (some := or_null(whole)) else []
        return "discriminator" in whole or any(map(self.has_union, inner))


@cache
def contract() -> dict[str, Any]:
    """The contract, read from a copy as JSON, which is parsed a hundred times faster than YAML.

    With additional games the contract is generated at startup.
    """
    if ADDED:
        from service.api.contract.openapi import document

        return msgspec.json.decode(msgspec.json.encode(document()), type=dict[str, Any])
    return msgspec.json.decode((_SERVICE / "openapi.json").read_bytes(), type=dict[str, Any])


@cache
def contract_json() -> bytes:
    return msgspec.json.encode(contract())


@cache
def contract_text() -> str:
    """The contract's file: at the top of the project, and inside an installed package."""
    if ADDED:
        from service.api.contract.openapi import as_yaml

        return as_yaml()
    paths = [_SERVICE.parent / "openapi.yaml", _SERVICE / "openapi.yaml"]
    return next(path for path in paths if path.exists()).read_text(encoding="utf-8")


def or_null(schema: dict[str, Any]) -> dict[str, Any] | None:
    """The schema inside one that also allows null; None for any other schema."""
    match schema.get("oneOf") or schema.get("anyOf"):
        case [some, {"type": "null"}]:
            return dict(some)
    return None
