"""Which changes of what clients send break them: operations, parameters, bodies."""

from __future__ import annotations

import pytest

from tests.contract.mutations import (
    UNCHANGED,
    Mutation,
    append,
    body,
    document,
    drop,
    field,
    fields,
    operation,
    parameter,
    put,
    remove,
    reported,
    schema,
    several,
    values_of,
)

COLOUR = {"in": "query", "name": "colour", "schema": {"type": "string"}}
CURSOR = "'^[0-9]{13}-[0-9a-hjkmnp-tv-z]{20}$'"
MOST_BYTES = body("undo")(UNCHANGED)["x-max-bytes"]

OPERATIONS: dict[str, tuple[Mutation, str]] = {
    "new": (
        lambda doc: doc["paths"].update({"/v1/tides": {"get": operation("isAlive")(doc)}}),
        "additive: the operation is new",
    ),
    "removed": (drop(lambda doc: doc["paths"]["/v1/matches"], "get"), "breaking: the operation is gone"),
    "renamed": (
        put(operation("listMatches"), operationId="getMatches"),
        "breaking: operationId is 'getMatches', was 'listMatches'",
    ),
    "grouped elsewhere": (
        put(operation("listMatches"), tags=["games"]),
        "breaking: tags is ['games'], was ['matches']",
    ),
    "deprecated": (put(operation("listMatches"), deprecated=True), "additive: is deprecated now"),
    "only with a token": (
        put(operation("listMatches"), security=[{"seatToken": []}]),
        "breaking: the security is tightened",
    ),
    "with a token if there is one": (
        put(operation("listMatches"), security=[{}, {"seatToken": []}]),
        "additive: the security is loosened",
    ),
    "without a token": (drop(operation("makeMove"), "security"), "additive: the security is loosened"),
    "with another kind of token": (
        put(lambda doc: doc["components"]["securitySchemes"]["seatToken"], scheme="basic"),
        "breaking: scheme is 'basic', was 'bearer'",
    ),
}
PARAMETERS: dict[str, tuple[Mutation, str]] = {
    "new": (append(operation("listMatches"), "parameters", COLOUR), "additive: the parameter is new"),
    "new and required": (
        append(operation("listMatches"), "parameters", {**COLOUR, "required": True}),
        "breaking: the parameter is new and required",
    ),
    "removed": (
        lambda doc: operation("makeMove")(doc)["parameters"].remove(parameter("makeMove.preview")(doc)),
        "breaking: the parameter is gone",
    ),
    "required": (put(parameter("listMatches.limit"), required=True), "breaking: is required now"),
    "optional": (
        put(lambda doc: doc["components"]["parameters"]["Match"], required=False),
        "additive: is optional now",
    ),
    "deprecated": (put(parameter("listMatches.limit"), deprecated=True), "additive: is deprecated now"),
    "written in another way": (
        put(parameter("listMatches.limit"), style="spaceDelimited"),
        "breaking: style is 'spaceDelimited', was None",
    ),
    "of another type": (
        put(values_of("makeMove.preview"), type="integer"),
        "breaking: the type is integer, was boolean",
    ),
    "of a wider type": (
        put(values_of("makeMove.after"), type="number"),
        "additive: the type is number, was integer",
    ),
    "with a lower maximum": (put(values_of("listMatches.limit"), maximum=20), "breaking: maximum is 20, was 100"),
    "with a higher maximum": (put(values_of("listMatches.limit"), maximum=200), "additive: maximum is 200, was 100"),
    "without a maximum": (drop(values_of("listMatches.limit"), "maximum"), "additive: maximum is None, was 100"),
    "with a higher minimum": (put(values_of("listMatches.limit"), minimum=2), "breaking: minimum is 2, was 1"),
    "with a lower minimum": (put(values_of("listMatches.limit"), minimum=0), "additive: minimum is 0, was 1"),
    "with another limit": (
        put(values_of("listMatches.limit"), exclusiveMinimum=1),
        "breaking: exclusiveMinimum is 1, was None",
    ),
    "with another default": (put(values_of("listMatches.limit"), default=20), "breaking: the default is 20, was 50"),
    "with a default": (put(values_of("makeMove.after"), default=0), "breaking: the default is 0, was None"),
    "with a new value": (
        append(values_of("listMatches.game"), "enum", "driftwood"),
        "additive: the value 'driftwood' is new",
    ),
    "without a value": (
        remove(values_of("listMatches.game"), "enum", "coralia"),
        "breaking: the value 'coralia' is gone",
    ),
    "with any value": (drop(values_of("listMatches.game"), "enum"), "additive: any value is allowed now"),
    "with another pattern": (
        put(values_of("listMatches.cursor"), pattern="^x$"),
        f"breaking: the pattern is '^x$', was {CURSOR}",
    ),
    "without a pattern": (
        drop(values_of("listMatches.cursor"), "pattern"),
        f"additive: the pattern is None, was {CURSOR}",
    ),
}
BODIES: dict[str, tuple[Mutation, str]] = {
    "asked for": (
        put(operation("listMatches"), requestBody={"required": True, "content": {}}),
        "breaking: the body is new and required",
    ),
    "taken": (put(operation("listMatches"), requestBody={"content": {}}), "additive: the body is new"),
    "no longer taken": (drop(operation("undo"), "requestBody"), "breaking: the body is gone"),
    "optional": (put(body("undo"), required=False), "additive: is optional now"),
    "of fewer bytes": (put(body("undo"), {"x-max-bytes": 10}), f"breaking: x-max-bytes is 10, was {MOST_BYTES}"),
    "of a new media type": (
        put(lambda doc: body("undo")(doc)["content"], {"text/plain": {}}),
        "additive: the media type is new",
    ),
    "no longer of a media type": (
        drop(lambda doc: body("undo")(doc)["content"], "application/json"),
        "breaking: the media type is gone",
    ),
    "open": (drop(schema("NewUndo"), "additionalProperties"), "additive: is allowed now"),
}
FIELDS: dict[str, tuple[Mutation, str]] = {
    "new": (put(fields("NewSeatTaken"), age={"type": "integer"}), "additive: the field is new"),
    "new and required": (
        several(put(fields("NewSeatTaken"), age={"type": "integer"}), put(schema("NewSeatTaken"), required=["age"])),
        "breaking: the field is new and required",
    ),
    "removed": (drop(fields("NewSeatTaken"), "name"), "breaking: the field is gone"),
    "required": (put(schema("NewSeatTaken"), required=["name"]), "breaking: is required now"),
    "optional": (drop(schema("NewUndo"), "required"), "additive: is optional now"),
    "nullable": (put(field("CoraliaNewMatch.listed"), type=["boolean", "null"]), "additive: can now be null"),
    "not nullable": (put(field("NewSeatTaken.name"), type="string"), "breaking: can no longer be null"),
    "longer": (put(field("NewSeatTaken.name"), maxLength=80), "additive: maxLength is 80, was 40"),
    "shorter": (put(field("NewSeatTaken.name"), maxLength=20), "breaking: maxLength is 20, was 40"),
    "with a new value": (append(schema("UndoWord"), "enum", "regret"), "additive: the value 'regret' is new"),
    "without a value": (remove(schema("UndoWord"), "enum", "decline"), "breaking: the value 'decline' is gone"),
    "one of a list": (
        put(field("NewSeat.name"), enum=["Ada", None]),
        "breaking: only certain values are allowed now",
    ),
}
ALL = {
    f"{kind} {name}": case
    for kind, cases in (
        ("an operation", OPERATIONS),
        ("a parameter", PARAMETERS),
        ("a body", BODIES),
        ("a field", FIELDS),
    )
    for name, case in cases.items()
}


@pytest.mark.parametrize(("mutate", "line"), ALL.values(), ids=ALL)
def test_a_change_of_what_is_sent(mutate: Mutation, line: str) -> None:
    assert reported(document(mutate)) == [line]
