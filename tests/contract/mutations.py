"""Small changes of openapi.yaml, to see which of them `make compat` calls breaking."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import yaml

from tests.contract.compat import CURRENT, changes

Document = dict[str, Any]
Mutation = Callable[[Document], object]
Part = Callable[[Document], Any]

REF = "#/components/schemas/"
_TEXT = json.dumps(yaml.load(CURRENT.read_text(encoding="utf-8"), Loader=yaml.CSafeLoader))


def document(*mutations: Mutation) -> Document:
    copy: Document = json.loads(_TEXT)
    for mutate in mutations:
        mutate(copy)
    return copy


#: Must not be mutated.
UNCHANGED = document()


def reported(current: Document, released: Document = UNCHANGED) -> list[str]:
    """The changes that the comparison reports, without their places."""
    lines = [f"{'breaking' if change.breaking else 'additive'}: {change.what}" for change in changes(released, current)]
    return sorted(lines)


# Parts of the document


def schema(name: str) -> Part:
    return lambda doc: doc["components"]["schemas"][name]


def fields(name: str) -> Part:
    return lambda doc: schema(name)(doc)["properties"]


def field(path: str) -> Part:
    """A field by the name of its schema and its own: `MatchShown.seats`."""
    name, _, inner = path.partition(".")
    return lambda doc: fields(name)(doc)[inner]


def operation(name: str) -> Part:
    return lambda doc: next(
        one for item in doc["paths"].values() for one in item.values() if one["operationId"] == name
    )


def parameter(path: str) -> Part:
    """A parameter by the names of its operation and its own: `listMatches.limit`."""
    name, _, inner = path.partition(".")
    return lambda doc: next(one for one in operation(name)(doc)["parameters"] if one.get("name") == inner)


def values_of(path: str) -> Part:
    """The schema of a parameter."""
    return lambda doc: parameter(path)(doc)["schema"]


def body(name: str) -> Part:
    return lambda doc: operation(name)(doc)["requestBody"]


def answer(name: str, status: str = "200") -> Part:
    def found(doc: Document) -> Any:
        said = operation(name)(doc)["responses"][status]
        return doc["components"]["responses"][said["$ref"].rsplit("/", 1)[1]] if "$ref" in said else said

    return found


def content(name: str, status: str = "200") -> Part:
    return lambda doc: next(iter(answer(name, status)(doc)["content"].values()))


# Changes of a part


def put(part: Part, values: dict[str, Any] | None = None, **more: Any) -> Mutation:
    return lambda doc: part(doc).update({**(values or {}), **more})


def drop(part: Part, *keys: str) -> Mutation:
    return lambda doc: [part(doc).pop(key) for key in keys]


def append(part: Part, key: str, value: Any) -> Mutation:
    return lambda doc: part(doc)[key].append(value)


def remove(part: Part, key: str, value: Any) -> Mutation:
    return lambda doc: part(doc)[key].remove(value)


def reverse(part: Part, key: str) -> Mutation:
    return lambda doc: part(doc)[key].reverse()


def several(*mutations: Mutation) -> Mutation:
    return lambda doc: [mutate(doc) for mutate in mutations]


def new_variant(union: str, value: str, name: str) -> Mutation:
    return several(
        append(schema(union), "oneOf", {"$ref": REF + name}),
        put(lambda doc: schema(union)(doc)["discriminator"]["mapping"], {value: REF + name}),
        put(lambda doc: doc["components"]["schemas"], {name: {"type": "object"}}),
    )


def without_variant(union: str, value: str) -> Mutation:
    def without(doc: Document) -> None:
        gone = schema(union)(doc)["discriminator"]["mapping"].pop(value)
        schema(union)(doc)["oneOf"].remove({"$ref": gone})

    return without


def rename_schema(old: str, new: str) -> Mutation:
    def rename(doc: Document) -> None:
        doc.update(json.loads(json.dumps(doc).replace(f'"{REF}{old}"', f'"{REF}{new}"')))
        doc["components"]["schemas"][new] = doc["components"]["schemas"].pop(old)

    return rename
