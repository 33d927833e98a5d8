"""`make compat`: what counts as no change, what the version announces, and what is printed."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
import yaml
from click.testing import CliRunner, Result

from tests.contract import compat
from tests.contract.compat import RELEASED, announces_breaking, changes
from tests.contract.mutations import (
    UNCHANGED,
    Document,
    Mutation,
    answer,
    append,
    body,
    content,
    document,
    drop,
    field,
    fields,
    operation,
    parameter,
    put,
    reported,
    reverse,
    schema,
    several,
)

MOVES = "/v1/matches/{match}/moves"

NO_CHANGE: dict[str, Mutation] = {
    "nothing": lambda _: None,
    "texts": several(
        put(operation("getMatch"), summary="Look", description="Look at it."),
        put(field("MatchShown.seats"), description="Seats.", title="Seats"),
        put(lambda doc: doc["components"]["securitySchemes"]["seatToken"], description="A token."),
        put(lambda doc: doc["info"], description="Another text."),
    ),
    "examples and links": several(
        drop(content("getMatch"), "example"),
        drop(answer("getMatch"), "links"),
        put(field("MatchShown.seats"), examples=[[]]),
    ),
    "the order": several(
        reverse(operation("listMatches"), "parameters"),
        reverse(schema("View"), "oneOf"),
        reverse(schema("RuleSource"), "enum"),
        reverse(field("DecisionShown.question"), "anyOf"),
    ),
    "null written in another way": several(
        drop(field("DecisionShown.question"), "anyOf"),
        put(field("DecisionShown.question"), type=["null", "string"]),
    ),
    "a constant written as an enumeration": several(
        drop(field("Healthy.status"), "const", "type"),
        put(field("Healthy.status"), enum=["ok"]),
    ),
    "a default in an answer": put(field("MatchShown.listed"), default=True),
    "a parameter of the whole path": lambda doc: doc["paths"][MOVES].update(
        parameters=doc["paths"][MOVES]["post"].pop("parameters")
    ),
    "no security mentioned instead of none required": drop(operation("listMatches"), "security"),
    "a response that is no longer shared": lambda doc: operation("makeMove")(doc)["responses"].update(
        {"404": answer("makeMove", "404")(doc)}
    ),
    "a schema in place of its name": lambda doc: fields("RuleShown")(doc).update(source=schema("RuleSource")(doc)),
}


@pytest.mark.parametrize("mutate", NO_CHANGE.values(), ids=NO_CHANGE)
def test_it_is_no_change(mutate: Mutation) -> None:
    assert reported(document(mutate)) == []


# Where a change is found

EVERYWHERE: dict[str, tuple[Mutation, str]] = {
    "GET /v1/matches": (put(operation("listMatches"), deprecated=True), "is deprecated now"),
    "GET /v1/matches query limit": (put(parameter("listMatches.limit"), deprecated=True), "is deprecated now"),
    "POST /v1/matches/{match}/undo body text/plain": (
        put(lambda doc: body("undo")(doc)["content"], {"text/plain": {}}),
        "the media type is new",
    ),
    "GET /v1/matches 200 Age": (put(lambda doc: answer("listMatches")(doc)["headers"], Age={}), "the header is new"),
    "MatchShown.commitment": (put(field("MatchShown.commitment"), deprecated=True), "is deprecated now"),
    "LegalMove.places[]": (
        put(lambda doc: field("LegalMove.places")(doc)["items"], deprecated=True),
        "is deprecated now",
    ),
    "MatchShown.options.*": (
        put(lambda doc: field("MatchShown.options")(doc)["additionalProperties"], deprecated=True),
        "is deprecated now",
    ),
    # These are shared by many operations, and reported once.
    "parameters Match": (put(lambda doc: doc["components"]["parameters"]["Match"], required=False), "is optional now"),
    "headers ETag": (put(lambda doc: doc["components"]["headers"]["ETag"], deprecated=True), "is deprecated now"),
    "responses NoSuchMatch Age": (
        put(lambda doc: answer("makeMove", "404")(doc)["headers"], Age={}),
        "the header is new",
    ),
}


@pytest.mark.parametrize(("where", "mutate", "what"), [(where, *case) for where, case in EVERYWHERE.items()])
def test_a_change_is_reported_once_with_its_place(where: str, mutate: Mutation, what: str) -> None:
    assert list(map(str, changes(UNCHANGED, document(mutate)))) == [f"additive  {where}: {what}"]


def test_breaking_changes_come_first() -> None:
    mutated = document(append(schema("UndoWord"), "enum", "regret"), drop(fields("MatchShown"), "seats"))
    assert [change.breaking for change in changes(UNCHANGED, mutated)] == [True, False]


# What the version announces


@pytest.mark.parametrize(
    ("released", "current", "announced"),
    [
        ("0.2.0", "0.2.0", False),
        ("0.2.0", "0.2.1", False),
        ("0.2.9", "0.3.0", True),
        ("0.9.0", "0.10.0", True),
        ("0.2.0", "1.0.0", True),
        ("0.2.0", "0.1.9", False),
        ("1.0.0", "1.1.0", False),
        ("1.9.0", "2.0.0", True),
        ("2.1.0", "1.9.0", False),
    ],
)
def test_a_higher_minor_version_announces_breaking_changes_before_1_and_a_higher_major_version_from_then_on(
    released: str, current: str, announced: bool
) -> None:
    assert announces_breaking(released, current) is announced


# The command


def version(number: str) -> Mutation:
    return put(lambda doc: doc["info"], version=number)


ADDITION = put(fields("MatchShown"), weather={"type": "string"})
BREAK = drop(fields("MatchShown"), "seats")


def run(tmp_path: Path, released: Document, current: Document) -> Result:
    paths = tmp_path / "released.yaml", tmp_path / "openapi.yaml"
    for path, one in zip(paths, (released, current), strict=True):
        path.write_text(json.dumps(one), encoding="utf-8")
    return CliRunner(catch_exceptions=False).invoke(compat.main, [str(path) for path in paths])


@pytest.mark.parametrize(
    ("mutations", "current", "lines"),
    [
        ([], "0.2.0", ["Changes since 0.2.0: 0, breaking: 0."]),
        (
            [ADDITION],
            "0.2.0",
            ["additive  MatchShown.weather: the field is new", "Changes since 0.2.0: 1, breaking: 0."],
        ),
        (
            [ADDITION, BREAK],
            "0.3.0",
            [
                "breaking  MatchShown.seats: the field is gone",
                "additive  MatchShown.weather: the field is new",
                "Changes since 0.2.0: 2, breaking: 1. Version 0.3.0 announces that; describe them in CHANGELOG.md.",
            ],
        ),
    ],
    ids=["nothing changed", "an addition", "an announced break"],
)
def test_it_passes(
    mutations: list[Mutation],
    current: str,
    lines: list[str],
    tmp_path: Path,
) -> None:
    done = run(tmp_path, document(version("0.2.0")), document(version(current), *mutations))
    assert done.exit_code == 0
    assert done.stdout.splitlines() == lines


@pytest.mark.parametrize(
    ("released", "current", "needed"),
    [("0.2.0", "0.2.1", "0.3.0"), ("1.4.2", "1.5.0", "2.0.0")],
)
def test_it_fails_and_says_what_to_do_when_the_version_doesnt_announce_a_break(
    released: str, current: str, needed: str, tmp_path: Path
) -> None:
    done = run(tmp_path, document(version(released)), document(version(current), BREAK))
    assert done.exit_code == 1
    line, verdict = done.stdout.splitlines()
    assert line == "breaking  MatchShown.seats: the field is gone"
    assert f"Version {current} doesn't announce" in verdict
    assert f"set the version in pyproject.toml to {needed}, run `make openapi`" in verdict


def test_the_contract_keeps_the_promises_of_the_last_release() -> None:
    released = yaml.load(RELEASED.read_text(encoding="utf-8"), Loader=yaml.CSafeLoader)
    done = CliRunner(catch_exceptions=False).invoke(compat.main)
    assert done.exit_code == 0
    assert f"Changes since {released['info']['version']}:" in done.stdout
