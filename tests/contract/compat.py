"""Compares openapi.yaml with the contract of the last release and tells breaking changes from additive ones.

`python -m tests.contract.compat` prints every change and fails on a breaking one, unless the version announces it:
before 1.0.0 with a higher minor version, from then on with a higher major version.

What clients send may become wider, never narrower; what they get may become narrower, never wider. Three things may
grow in answers all the same, because clients are told to expect it: objects get new fields, unions with a discriminator
get new variants, and numbers and lengths exceed their old limits. Clients are generated from the contract, so the names
of operations and schemas count, and the tags that operations are grouped by; texts, examples and links don't.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import click
import yaml

from tests.contract.compat_schemas import (
    Change,
    Effect,
    Node,
    Schemas,
    Spot,
    Use,
    changed_deprecation,
    changed_keywords,
    changed_limits,
    changed_need,
    gone_or_new,
    pairs,
    resolved,
)

ROOT = Path(__file__).parent.parent.parent
CURRENT = ROOT / "openapi.yaml"
RELEASED = ROOT / "tests" / "contract" / "released.yaml"
_METHODS = ("get", "put", "post", "delete", "options", "head", "patch", "trace")
_COMPARED_IN_PARAMETERS = ("in", "name", "required", "deprecated", "schema")


class Comparison:
    """The operations of two contracts, side by side."""

    def __init__(self, released: Node, current: Node) -> None:
        self.released = released
        self.current = current
        self.schemas = Schemas(released, current)

    def changes(self) -> Iterator[Change]:
        for where, old, new in pairs(_operations(self.released), _operations(self.current)):
            spot = Spot(where, Use.SENT)
            if old is None or new is None:
                yield gone_or_new(spot, old, "the operation")
            else:
                yield from self._operation(old, new, spot)
        yield from self.schemas.by_name()
        yield from self._security_schemes()

    def _operation(self, old: Node, new: Node, spot: Spot) -> Iterator[Change]:
        for key in ("operationId", "tags"):
            if old.get(key) != new.get(key):
                yield spot.change(Effect.DIFFERENT, f"{key} is {new.get(key)!r}, was {old.get(key)!r}")
        yield from changed_deprecation(old, new, spot)
        yield from self._security(old, new, spot)
        yield from self._parameters(old, new, spot)
        yield from self._request_body(old.get("requestBody"), new.get("requestBody"), spot.at(" body"))
        yield from self._responses(old["responses"], new["responses"], spot)

    def _security(self, old: Node, new: Node, spot: Spot) -> Iterator[Change]:
        olds, news = _ways_in(self.released, old), _ways_in(self.current, new)
        if any(not any(way <= known for way in news) for known in olds):
            yield spot.change(Effect.NARROWER, "the security is tightened")
        elif olds != news:
            yield spot.change(Effect.ADDED, "the security is loosened")

    def _security_schemes(self) -> Iterator[Change]:
        olds, news = (one["components"].get("securitySchemes", {}) for one in (self.released, self.current))
        for name, old, new in pairs(olds, news):
            spot = Spot(name, Use.SENT)
            if old is None or new is None:
                yield gone_or_new(spot, old, "the security scheme")
            else:
                yield from changed_keywords(old, new, spot)

    def _parameters(self, old: Node, new: Node, spot: Spot) -> Iterator[Change]:
        for name, before, now in pairs(_by_name(self.released, old), _by_name(self.current, new)):
            here = spot.at(f" {name}")
            if before is None:
                yield self._newly_sent(now, here, "the parameter is new")
            elif now is None:
                yield here.change(Effect.DIFFERENT, "the parameter is gone")
            else:
                yield from self._parameter(*self._followed(before, now, here))

    def _newly_sent(self, new: Node, spot: Spot, what: str) -> Change:
        if resolved(self.current, new).get("required"):
            return spot.change(Effect.NARROWER, f"{what} and required")
        return spot.change(Effect.ADDED, what)

    def _parameter(self, old: Node, new: Node, spot: Spot) -> Iterator[Change]:
        """Changes in a parameter or a header, which are described alike."""
        yield from changed_need(bool(old.get("required")), bool(new.get("required")), spot)
        yield from changed_deprecation(old, new, spot)
        yield from changed_keywords(old, new, spot, ignoring=_COMPARED_IN_PARAMETERS)
        yield from self.schemas.compare(old.get("schema", {}), new.get("schema", {}), spot)

    def _request_body(self, old: Node | None, new: Node | None, spot: Spot) -> Iterator[Change]:
        if old is not None and new is not None:
            old, new, spot = self._followed(old, new, spot)
            yield from changed_need(bool(old.get("required")), bool(new.get("required")), spot)
            yield from changed_limits(old, new, spot)
            yield from self._content(old, new, spot)
        elif old is not None:
            yield spot.change(Effect.DIFFERENT, "the body is gone")
        elif new is not None:
            yield self._newly_sent(new, spot, "the body is new")

    def _responses(self, olds: Node, news: Node, spot: Spot) -> Iterator[Change]:
        for status, old, new in pairs(olds, news):
            here = Spot(f"{spot.where} {status}", Use.ANSWERED)
            is_problem = status == "default" or status >= "400"
            if old is not None and new is not None:
                yield from self._response(*self._followed(old, new, here), is_problem)
            elif is_problem or old is None:
                yield here.change(Effect.ADDED, f"the status is {'new' if old is None else 'gone'}")
            else:
                yield here.change(Effect.DIFFERENT, "the status is gone")

    def _response(self, old: Node, new: Node, spot: Spot, is_problem: bool) -> Iterator[Change]:
        yield from self._content(old, new, spot, may_grow=is_problem)
        for name, before, now in pairs(old.get("headers", {}), new.get("headers", {})):
            here = spot.at(f" {name}")
            if before is None or now is None:
                yield gone_or_new(here, before, "the header")
            else:
                yield from self._parameter(*self._followed(before, now, here))

    def _content(self, old: Node, new: Node, spot: Spot, may_grow: bool = False) -> Iterator[Change]:
        for media, before, now in pairs(old.get("content", {}), new.get("content", {})):
            here = spot.at(f" {media}")
            if before is None or now is None:
                yield gone_or_new(here, before, "the media type")
            else:
                yield from self.schemas.compare(before.get("schema", {}), now.get("schema", {}), here, may_grow)

    def _followed(self, old: Node, new: Node, spot: Spot) -> tuple[Node, Node, Spot]:
        """What the two refer to. A change in what operations share is found once, where they share it."""
        if "$ref" in old and old["$ref"] == new.get("$ref"):
            kind, name = old["$ref"].split("/")[-2:]
            spot = Spot(f"{kind} {name}", spot.use)
        return resolved(self.released, old), resolved(self.current, new), spot


def _operations(document: Node) -> Node:
    """By method and address, each with the parameters that its whole path takes."""
    return {
        f"{method.upper()} {path}": {**said, "parameters": [*item.get("parameters", []), *said.get("parameters", [])]}
        for path, item in document["paths"].items()
        for method, said in item.items()
        if method in _METHODS
    }


def _by_name(document: Node, operation: Node) -> Node:
    with_names = [(one, resolved(document, one)) for one in operation["parameters"]]
    return {f"{named['in']} {named['name']}": one for one, named in with_names}


def _ways_in(document: Node, operation: Node) -> set[frozenset[str]]:
    """The sets of security schemes of which any one lets a client in; the empty set lets in everybody."""
    ways = operation.get("security", document.get("security", []))
    return {frozenset(way) for way in ways} or {frozenset()}


def changes(released: Node, current: Node) -> list[Change]:
    """Every change once, the breaking ones first."""
    found: dict[tuple[str, str], Change] = {}
    for change in Comparison(released, current).changes():
        key = change.where, change.what
        found[key] = max(change, found.get(key, change))
    return sorted(found.values(), key=lambda change: (not change.breaking, change.where))


def announces_breaking(released: str, current: str) -> bool:
    """Whether going from one version to the other tells clients that something breaks."""
    return _epoch(current, released) > _epoch(released, released)


def _epoch(version: str, released: str) -> tuple[int, ...]:
    """The part of a version that changes when something breaks."""
    return _numbers(version)[: 1 if _numbers(released) >= (1,) else 2]


def _numbers(version: str) -> tuple[int, ...]:
    return tuple(map(int, re.findall(r"\d+", version)))


def _next_epoch(released: str) -> str:
    major, minor, *_ = _numbers(released)
    return f"{major + 1}.0.0" if major else f"0.{minor + 1}.0"


def _verdict(found: list[Change], released: str, current: str) -> tuple[int, str]:
    breaking = sum(change.breaking for change in found)
    summary = f"Changes since {released}: {len(found)}, breaking: {breaking}."
    if not breaking:
        return 0, summary
    if announces_breaking(released, current):
        return 0, f"{summary} Version {current} announces that; describe them in CHANGELOG.md."
    return 1, (
        f"{summary} Version {current} doesn't announce that. Make them additive: keep the old beside the new, "
        f"deprecated. Or set the version in pyproject.toml to {_next_epoch(released)}, run `make openapi`, and "
        "describe them in CHANGELOG.md."
    )


_FILE = click.Path(exists=True, dir_okay=False, path_type=Path)


@click.command()
@click.argument("released", type=_FILE, default=RELEASED)
@click.argument("current", type=_FILE, default=CURRENT)
@click.pass_context
def main(ctx: click.Context, released: Path, current: Path) -> None:
    """Compare two contracts: print every change, and fail if a breaking one is not announced."""
    old, new = (yaml.load(path.read_text(encoding="utf-8"), Loader=yaml.CSafeLoader) for path in (released, current))
    found = changes(old, new)
    code, verdict = _verdict(found, old["info"]["version"], new["info"]["version"])
    for line in (*found, verdict):
        click.echo(line)
    ctx.exit(code)


if __name__ == "__main__":
    main(prog_name="python -m tests.contract.compat")
