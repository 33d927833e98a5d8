"""The schemas of records: of all answers, and of the moves and records in requests."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from service.api import answers
from service.api.schemas import prefix_of
from service.engine.records import tag
from service.games import DECISIONS, GAMES, MOVES, PACKAGES, VIEWS

REF = "#/components/schemas/"
_UNIONS: dict[str, tuple[type[msgspec.Struct], ...]] = {
    "Move": MOVES,
    "Decision": DECISIONS,
    "Event": answers.ALL_EVENTS,
    "View": VIEWS,
}
_ABOUT_UNIONS = {
    "Move": "A move of any game, told apart by its `type`.",
    "Decision": "A decision of any game, told apart by its `type`.",
    "Event": "An event of any game, or of the match itself, told apart by its `type`.",
    "View": "The table of any game, told apart by its `game`.",
}


def component_name(record: type) -> str:
    """The name of a record's schema."""
    for game, package in PACKAGES.items():
        if record.__module__.startswith(f"{package}.") or record.__module__ == package:
            prefix = prefix_of(game)
            return record.__name__ if record.__name__.startswith(prefix) else prefix + record.__name__
    return record.__name__


def record_schemas(records: Iterable[type]) -> dict[str, dict[str, Any]]:
    """The schemas of these records and of all records in them; unions by name."""
    _, found = msgspec.json.schema_components([*records, *_in_unions()], ref_template=REF + "{name}")
    names = _names(found)
    unions = {name: _union(name, variants) for name, variants in _UNIONS.items()}
    by_tags = {frozenset(union["discriminator"]["mapping"]): name for name, union in unions.items()}
    sparse = {component_name(one) for one in _subclasses(msgspec.Struct) if one.__struct_config__.omit_defaults}
    schemas = {
        names[name]: _as_sent(_with_named_unions(_renamed(one, names), by_tags), sparse=names[name] in sparse)
        for name, one in found.items()
    }
    return unions | {"OtherEvent": _open(unions["Event"])} | schemas


def _in_unions() -> Iterator[type]:
    for variants in _UNIONS.values():
        yield from variants


def _names(found: Iterable[str]) -> dict[str, str]:
    """By msgspec's name of each schema, which is longer if two classes share theirs: our name."""
    names: dict[str, str] = {name: name for name in found}
    for one in _subclasses(msgspec.Struct):
        for name in (one.__name__, f"{one.__module__}.{one.__qualname__}"):
            if name in names:
                names[name] = component_name(one)
    return names


def _subclasses(record: type[msgspec.Struct]) -> Iterator[type[msgspec.Struct]]:
    for one in record.__subclasses__():
        yield one
        yield from _subclasses(one)


def _renamed(node: Any, names: dict[str, str]) -> Any:
    if isinstance(node, list):
        return [_renamed(inner, names) for inner in node]
    if isinstance(node, str) and node.startswith(REF):
        return REF + names[node.removeprefix(REF)]
    if isinstance(node, dict):
        return {key: _renamed(inner, names) for key, inner in node.items() if not (key == "title" and "$ref" in node)}
    return node


def _union(name: str, variants: tuple[type[msgspec.Struct], ...]) -> dict[str, Any]:
    mapping = {tag(variant): REF + component_name(variant) for variant in variants}
    return {
        "description": _ABOUT_UNIONS[name],
        "oneOf": [{"$ref": ref} for ref in mapping.values()],
        "discriminator": {"propertyName": variants[0].__struct_config__.tag_field, "mapping": mapping},
    }


def _open(events: dict[str, Any]) -> dict[str, Any]:
    """Add a variant for all other events, so that no reader fails at an event of a later version.

    The discriminator doesn't name it: generators then still narrow an event by each `type` that they know.
    """
    known = list(events["discriminator"]["mapping"])
    events["oneOf"].append({"$ref": REF + "OtherEvent"})
    return {
        "description": "An event that this document doesn't know, from a later version of the service or of the game: "
        "skip it, or show its sentence.",
        "type": "object",
        "properties": {"type": {"description": "Which event it is.", "type": "string", "not": {"enum": known}}},
        "required": ["type"],
    }


def _with_named_unions(node: Any, by_tags: dict[frozenset[str], str]) -> Any:
    """Refer to a union by its name wherever it is used."""
    if isinstance(node, list):
        return [_with_named_unions(inner, by_tags) for inner in node]
    if not isinstance(node, dict):
        return node
    if "discriminator" not in node:
        return {key: _with_named_unions(inner, by_tags) for key, inner in node.items()}
    rest = {key: inner for key, inner in node.items() if key not in ("anyOf", "discriminator")}
    null = [one for one in node["anyOf"] if one == {"type": "null"}]
    name = by_tags.get(frozenset(node["discriminator"]["mapping"]))
    if name is None:
        return {**rest, "oneOf": node["anyOf"], "discriminator": node["discriminator"]}
    reference = {"$ref": REF + name}
    return {**rest, "oneOf": [reference, *null]} if null else {**rest, **reference}


def _as_sent(schema: dict[str, Any], sparse: bool) -> dict[str, Any]:
    """A record as it is sent: defaults are sent like other values, except in a sparse record."""
    schema.pop("title", None)
    properties = schema.get("properties", {})
    sent = set(schema.get("required", ())) | {
        name for name, one in properties.items() if "default" in one and not sparse
    }
    for one in properties.values():
        one.pop("default", None)
    always = {"required": [name for name in properties if name in sent]} if sent else {}
    return {**{key: value for key, value in schema.items() if key != "required"}, **always}


def game_prefixes() -> list[str]:
    return [prefix_of(game) for game in GAMES]
