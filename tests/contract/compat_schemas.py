"""Compares the schemas of two contracts: what changed, and whether it breaks a client that sends or gets it."""

from __future__ import annotations

import math
from collections.abc import Iterator
from enum import Enum
from typing import Any, NamedTuple

Node = dict[str, Any]
_LOWEST = ("minimum", "exclusiveMinimum", "minLength", "minItems", "minProperties")
_HIGHEST = ("maximum", "exclusiveMaximum", "maxLength", "maxItems", "maxProperties", "x-max-bytes")
_CONDITIONS = ("pattern", "multipleOf", "uniqueItems")
_INNER = {"items": "[]", "additionalProperties": ".*", "contentSchema": "[]"}
_TEXTS = ("title", "summary", "description", "example", "examples", "externalDocs")
_COMPARED = (
    *("type", "enum", "const", "not", "properties", "required", "default", "deprecated"),
    *(*_LOWEST, *_HIGHEST, *_CONDITIONS, *_INNER),
)
_TYPES = {str: "string", bool: "boolean", int: "integer", float: "number", type(None): "null"}
_ANY = "anything"


class Use(Enum):
    SENT = "sent"
    ANSWERED = "answered"


class Effect(Enum):
    """What a change does to a part of the contract; the value says in which use that breaks a client."""

    ADDED = frozenset[Use]()
    NARROWER = frozenset([Use.SENT])
    WIDER = frozenset([Use.ANSWERED])
    DIFFERENT = frozenset(Use)


class Change(NamedTuple):
    breaking: bool
    where: str
    what: str

    def __str__(self) -> str:
        return f"{'breaking' if self.breaking else 'additive'}  {self.where}: {self.what}"


class Spot(NamedTuple):
    """A part of the contract: where it is, and how it is used there."""

    where: str
    use: Use

    def at(self, inner: str) -> Spot:
        return Spot(self.where + inner, self.use)

    def change(self, effect: Effect, what: str) -> Change:
        return Change(self.use in effect.value, self.where, what)


class Schemas:
    """The schemas of two contracts, side by side."""

    def __init__(self, released: Node, current: Node) -> None:
        self.released = released
        self.current = current
        self._compared: set[tuple[str, Use]] = set()

    def by_name(self) -> Iterator[Change]:
        """Schemas that are new or gone, and changes in those that no operation led to."""
        olds, news = self.released["components"]["schemas"], self.current["components"]["schemas"]
        for name, old, new in pairs(olds, news):
            if old is None or new is None:
                yield gone_or_new(Spot(name, Use.ANSWERED), old, "the schema")
            elif not any((name, use) in self._compared for use in Use):
                yield from self._component(name, Use.ANSWERED)

    def _component(self, name: str, use: Use) -> Iterator[Change]:
        if (name, use) not in self._compared:
            self._compared.add((name, use))
            olds, news = self.released["components"]["schemas"], self.current["components"]["schemas"]
            yield from self.compare(olds[name], news[name], Spot(name, use))

    def compare(self, old: Node, new: Node, spot: Spot, may_grow: bool = False) -> Iterator[Change]:
        """Changes in a schema; one that `may_grow` can get further alternatives although it is answered."""
        yield from changed_deprecation(old, new, spot)
        yield from _changed_default(old, new, spot)
        olds, news = _alternatives(old), _alternatives(new)
        if ("discriminator" in old) != ("discriminator" in new):
            yield spot.change(Effect.DIFFERENT, f"the discriminator is {'gone' if 'discriminator' in old else 'new'}")
        elif "discriminator" in old:
            yield from self._union(old, new, spot)
        elif len(olds) == len(news) == 1:
            yield from self._single(olds[0], news[0], spot)
        else:
            yield from self._several(olds, news, spot, may_grow)

    def _union(self, old: Node, new: Node, spot: Spot) -> Iterator[Change]:
        before, now = old["discriminator"], new["discriminator"]
        if before["propertyName"] != now["propertyName"]:
            what = f"variants are told apart by {now['propertyName']!r}, before by {before['propertyName']!r}"
            yield spot.change(Effect.DIFFERENT, what)
        for value, was, becomes in pairs(before["mapping"], now["mapping"]):
            if was is None or becomes is None:
                yield gone_or_new(spot, was, f"the variant {value!r}")
            else:
                yield from self._single({"$ref": was}, {"$ref": becomes}, spot.at(f"({value})"))
        yield from self._several(_without_variants(old), _without_variants(new), spot)

    def _several(self, olds: list[Node], news: list[Node], spot: Spot, may_grow: bool = False) -> Iterator[Change]:
        unmatched = list(news)
        for old in olds:
            new = self._counterpart(old, unmatched)
            if new is None:
                yield spot.change(Effect.NARROWER, f"can no longer be {_name(old)}")
            else:
                unmatched.remove(new)
                yield from self._single(old, new, spot)
        for new in unmatched:
            yield spot.change(Effect.ADDED if may_grow else Effect.WIDER, f"can now be {_name(new)}")

    def _counterpart(self, old: Node, news: list[Node]) -> Node | None:
        """The alternative with the same name; where one of the two has no name, the one with the same type."""
        kind = _type(resolved(self.released, old))
        for new in sorted(news, key=lambda new: "$ref" not in new):
            if "$ref" in old and "$ref" in new:
                if old["$ref"] == new["$ref"]:
                    return new
            elif _type(resolved(self.current, new)) == kind:
                return new
        return None

    def _single(self, old: Node, new: Node, spot: Spot) -> Iterator[Change]:
        if "$ref" not in old and "$ref" not in new:
            yield from self._plain(old, new, spot)
        elif "$ref" not in old or "$ref" not in new:
            yield from self.compare(resolved(self.released, old), resolved(self.current, new), spot)
        elif old["$ref"] == new["$ref"]:
            yield from self._component(_name(old), spot.use)
        else:
            yield spot.change(Effect.DIFFERENT, f"is {_name(new)}, was {_name(old)}")

    def _plain(self, old: Node, new: Node, spot: Spot) -> Iterator[Change]:
        if _type(old) != _type(new):
            yield _changed_type(_type(old), _type(new), spot)
            return
        yield from _changed_values(old, new, spot)
        yield from changed_limits(old, new, spot)
        yield from _changed_conditions(old, new, spot)
        yield from self._properties(old, new, spot)
        yield from self._excluded(old.get("not"), new.get("not"), spot)
        for key, suffix in _INNER.items():
            yield from self._inner(old.get(key, True), new.get(key, True), spot.at(suffix))
        yield from changed_keywords(old, new, spot, ignoring=_COMPARED)

    def _properties(self, old: Node, new: Node, spot: Spot) -> Iterator[Change]:
        needed, needs = old.get("required", ()), new.get("required", ())
        for name, before, now in pairs(old.get("properties", {}), new.get("properties", {})):
            here = spot.at(f".{name}")
            if before is None:
                yield _new_field(here, required=name in needs, closed=old.get("additionalProperties") is False)
            elif now is None:
                yield here.change(Effect.DIFFERENT, "the field is gone")
            else:
                yield from changed_need(name in needed, name in needs, here)
                yield from self.compare(before, now, here)

    def _excluded(self, old: Node | None, new: Node | None, spot: Spot) -> Iterator[Change]:
        if old is not None and new is not None:
            # The more is excluded, the less is left.
            opposite = Use.SENT if spot.use is Use.ANSWERED else Use.ANSWERED
            yield from self.compare(old, new, Spot(f"{spot.where} (excluded)", opposite))
        elif new is not None:
            yield spot.change(Effect.NARROWER, "some values are excluded now")
        elif old is not None:
            yield spot.change(Effect.WIDER, "no values are excluded any more")

    def _inner(self, old: Node | bool, new: Node | bool, spot: Spot) -> Iterator[Change]:
        if old is new:
            return
        if old is False or new is False:
            yield spot.change(*_allowed_or_forbidden(allowed=old is False))
        else:
            yield from self.compare({} if old is True else old, {} if new is True else new, spot)


def pairs(olds: Node, news: Node) -> Iterator[tuple[str, Any, Any]]:
    """Old and new by name; None on the side that lacks it."""
    for name in {**olds, **news}:
        yield name, olds.get(name), news.get(name)


def resolved(document: Node, node: Node) -> Node:
    """The node, or what it refers to."""
    while "$ref" in node:
        kind, name = node["$ref"].split("/")[-2:]
        node = document["components"][kind][name]
    return node


def gone_or_new(spot: Spot, old: Node | str | None, what: str) -> Change:
    if old is None:
        return spot.change(Effect.ADDED, f"{what} is new")
    return spot.change(Effect.DIFFERENT, f"{what} is gone")


def changed_need(old: bool, new: bool, spot: Spot) -> Iterator[Change]:
    if old != new:
        yield spot.change(Effect.WIDER if old else Effect.NARROWER, f"is {'optional' if old else 'required'} now")


def changed_deprecation(old: Node, new: Node, spot: Spot) -> Iterator[Change]:
    if new.get("deprecated") and not old.get("deprecated"):
        yield spot.change(Effect.ADDED, "is deprecated now")


def changed_limits(old: Node, new: Node, spot: Spot) -> Iterator[Change]:
    for keys, none, sign in ((_LOWEST, -math.inf, 1), (_HIGHEST, math.inf, -1)):
        for key in keys:
            before, now = old.get(key, none), new.get(key, none)
            if before != now:
                effect = Effect.NARROWER if now * sign > before * sign else Effect.ADDED
                yield spot.change(effect, f"{key} is {new.get(key)}, was {old.get(key)}")


def changed_keywords(old: Node, new: Node, spot: Spot, ignoring: tuple[str, ...] = ()) -> Iterator[Change]:
    """Changes in other keywords, except texts and extensions: any of them may break a client."""
    for key, before, now in pairs(_without_texts(old), _without_texts(new)):
        if key not in ignoring and not key.startswith("x-") and before != now:
            yield spot.change(Effect.DIFFERENT, f"{key} is {now!r}, was {before!r}")


def _without_texts(node: Any) -> Any:
    if isinstance(node, list):
        return [_without_texts(inner) for inner in node]
    if not isinstance(node, dict):
        return node
    return {key: _without_texts(inner) for key, inner in node.items() if key not in _TEXTS}


def _changed_default(old: Node, new: Node, spot: Spot) -> Iterator[Change]:
    """Changes in the default of what clients send; in an answer it means nothing."""
    if spot.use is Use.SENT and old.get("default") != new.get("default"):
        yield spot.change(Effect.DIFFERENT, f"the default is {new.get('default')!r}, was {old.get('default')!r}")


def _changed_conditions(old: Node, new: Node, spot: Spot) -> Iterator[Change]:
    for key in _CONDITIONS:
        before, now = old.get(key), new.get(key)
        if before != now:
            effect = Effect.DIFFERENT if before and now else Effect.WIDER if before else Effect.NARROWER
            yield spot.change(effect, f"the {key} is {now!r}, was {before!r}")


def _changed_values(old: Node, new: Node, spot: Spot) -> Iterator[Change]:
    olds, news = _values(old), _values(new)
    if olds is not None and news is not None:
        for value in olds:
            if value not in news:
                yield spot.change(Effect.NARROWER, f"the value {value!r} is gone")
        for value in news:
            if value not in olds:
                yield spot.change(Effect.WIDER, f"the value {value!r} is new")
    elif news is not None:
        yield spot.change(Effect.NARROWER, "only certain values are allowed now")
    elif olds is not None:
        yield spot.change(Effect.WIDER, "any value is allowed now")


def _changed_type(old: str, new: str, spot: Spot) -> Change:
    effect = Effect.DIFFERENT
    if new == _ANY or (old, new) == ("integer", "number"):
        effect = Effect.WIDER
    elif old == _ANY or (old, new) == ("number", "integer"):
        effect = Effect.NARROWER
    return spot.change(effect, f"the type is {new}, was {old}")


def _allowed_or_forbidden(allowed: bool) -> tuple[Effect, str]:
    return (Effect.WIDER, "is allowed now") if allowed else (Effect.NARROWER, "is forbidden now")


def _new_field(spot: Spot, required: bool, closed: bool) -> Change:
    """Clients ignore fields that they don't know, but not in an object that the contract says has no others."""
    breaks = required if spot.use is Use.SENT else closed
    what = "the field is new and required" if required else "the field is new"
    return spot.change(Effect.DIFFERENT if breaks else Effect.ADDED, what)


def _alternatives(schema: Node) -> list[Node]:
    """What the schema chooses from: the members of anyOf or oneOf, or one schema per type."""
    for key in ("anyOf", "oneOf"):
        if key in schema:
            return [inner for one in schema[key] for inner in _alternatives(one)]
    kinds = schema.get("type")
    return [_of_type(schema, kind) for kind in kinds] if isinstance(kinds, list) else [schema]


def _of_type(schema: Node, kind: str) -> Node:
    if "enum" not in schema:
        return {**schema, "type": kind}
    return {**schema, "type": kind, "enum": [value for value in schema["enum"] if _TYPES[type(value)] == kind]}


def _without_variants(union: Node) -> list[Node]:
    """The alternatives that the discriminator doesn't tell apart, such as null."""
    return [one for one in _alternatives(union) if one.get("$ref") not in union["discriminator"]["mapping"].values()]


def _name(alternative: Node) -> str:
    return alternative["$ref"].rsplit("/", 1)[1] if "$ref" in alternative else _type(alternative)


def _type(schema: Node) -> str:
    known = {_TYPES[type(value)] for value in _values(schema) or ()}
    return schema.get("type") or (known.pop() if len(known) == 1 else _ANY)


def _values(schema: Node) -> list[Any] | None:
    return [schema["const"]] if "const" in schema else schema.get("enum")
