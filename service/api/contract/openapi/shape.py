"""What is done to all schemas alike: named enumerations, types, open answers, descriptions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any

from service.api.contract.openapi.records import REF, game_prefixes

Schemas = dict[str, dict[str, Any]]
_TYPES = {str: "string", bool: "boolean", int: "integer"}


def shaped(schemas: Schemas, sent: Iterable[str]) -> Schemas:
    """The schemas in alphabetical order; those in `sent`, and all that they refer to, belong to requests."""
    named = _with_named_enums(schemas)
    closed = set(_reached(named, sent))
    for name, schema in named.items():
        for node in _nodes(schema):
            _make_constant(node)
            _give_type(node)
            _say_default(node)
            if name not in closed and node.get("additionalProperties") is False:
                del node["additionalProperties"]
        if name in closed and "properties" in schema:
            schema["additionalProperties"] = False
    for schema in named.values():
        _describe_references(schema, named)
    return {name: named[name] for name in sorted(named)}


def _nodes(node: Any) -> Iterator[dict[str, Any]]:
    if isinstance(node, dict):
        yield node
        for inner in node.values():
            yield from _nodes(inner)
    elif isinstance(node, list):
        for inner in node:
            yield from _nodes(inner)


def _with_named_enums(schemas: Schemas) -> Schemas:
    """Each enumeration that has a title becomes a schema of its own, so that generators know what to call it."""
    named: Schemas = {}
    described: dict[str, Counter[str]] = {}

    def hoisted(node: Any, prefix: str) -> Any:
        if isinstance(node, list):
            return [hoisted(inner, prefix) for inner in node]
        if not isinstance(node, dict):
            return node
        if "enum" in node and isinstance(node.get("title"), str):
            name = prefix + node["title"]
            kept = {"enum": node["enum"]}
            if named.setdefault(name, kept)["enum"] != node["enum"] or name in schemas:
                raise ValueError(f"two schemas are called {name}")
            described.setdefault(name, Counter())[node["description"]] += 1
            return {"$ref": REF + name, **{key: node[key] for key in ("description", "default") if key in node}}
        return {key: hoisted(inner, prefix) for key, inner in node.items()}

    prefixes = game_prefixes()
    found = {
        name: hoisted(schema, next((prefix for prefix in prefixes if name.startswith(prefix)), ""))
        for name, schema in schemas.items()
    }
    for name, texts in described.items():
        # The enumeration is described as most fields describe it; some fields are more specific.
        ((text, _),) = texts.most_common(1)
        named[name] = {"description": text, **named[name]}
    return found | named


def _reached(schemas: Schemas, names: Iterable[str]) -> Iterator[str]:
    waiting, seen = list(names), set[str]()
    while waiting:
        name = waiting.pop()
        if name in seen:
            continue
        seen.add(name)
        yield name
        references = [node["$ref"] for node in _nodes(schemas[name]) if isinstance(node.get("$ref"), str)]
        waiting += [reference.removeprefix(REF) for reference in references]


def _make_constant(node: dict[str, Any]) -> None:
    """Make an enumeration of one value, such as a tag, a constant."""
    match node.get("enum"):
        case [value]:
            del node["enum"]
            node["const"] = value
            node.setdefault("description", f"Always `{value}`.")


def _give_type(node: dict[str, Any]) -> None:
    """Add the type of an enumeration or a constant, which generators want to know."""
    values = node.get("enum") or ([node["const"]] if "const" in node else [])
    if isinstance(values, list) and values and "type" not in node:
        (node["type"],) = {_TYPES[type(value)] for value in values}


def _say_default(node: dict[str, Any]) -> None:
    """Put a default into words: with the keyword, some generators take the field for required."""
    if "default" not in node or "description" not in node:
        return
    default = node.pop("default")
    if isinstance(default, str | int):
        shown = str(default).lower() if isinstance(default, bool) else default
        node["description"] += f" By default `{shown}`."


def _describe_references(schema: dict[str, Any], schemas: Schemas) -> None:
    """Describe a property that is only a reference by the first line of what it refers to."""
    for one in schema.get("properties", {}).values():
        if "description" not in one and "$ref" in one:
            described = schemas[one["$ref"].removeprefix(REF)].get("description")
            if described:
                one["description"] = described.partition("\n")[0]
