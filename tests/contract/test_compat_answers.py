"""Which changes of what clients get break them: statuses, fields, unions, names of schemas."""

from __future__ import annotations

from typing import Any

import pytest

from tests.contract.mutations import (
    REF,
    UNCHANGED,
    Document,
    Mutation,
    answer,
    append,
    content,
    document,
    drop,
    field,
    fields,
    new_variant,
    operation,
    put,
    remove,
    rename_schema,
    reported,
    schema,
    several,
    without_variant,
)


def streamed(doc: Document) -> Any:
    return answer("listEvents")(doc)["content"]["text/event-stream"]["schema"]["contentSchema"]


#: The union of all events that the contract knows.
EVENTS = next(
    name
    for name, one in UNCHANGED["components"]["schemas"].items()
    if "turn_began" in one.get("discriminator", {}).get("mapping", {})
)

ANSWERS: dict[str, tuple[Mutation, list[str]]] = {
    "has a new status": (
        put(lambda doc: operation("listMatches")(doc)["responses"], {"451": {"description": "Not here."}}),
        ["additive: the status is new"],
    ),
    "lacks a status": (
        drop(lambda doc: operation("getMatch")(doc)["responses"], "304"),
        ["breaking: the status is gone"],
    ),
    "lacks the status of a problem": (
        drop(lambda doc: operation("listMatches")(doc)["responses"], "503"),
        ["additive: the status is gone"],
    ),
    "can be another problem": (
        put(
            content("makeMove", "422"),
            schema={"oneOf": [{"$ref": REF + "IllegalMoveProblem"}, {"$ref": REF + "VersionProblem"}]},
        ),
        ["additive: can now be VersionProblem"],
    ),
    "has a new media type": (
        put(lambda doc: answer("listEvents")(doc)["content"], {"text/csv": {}}),
        ["additive: the media type is new"],
    ),
    "lacks a media type": (
        drop(lambda doc: answer("listEvents")(doc)["content"], "application/x-ndjson"),
        ["breaking: the media type is gone"],
    ),
    "has a new header": (
        put(lambda doc: answer("getMatch")(doc)["headers"], Age={"schema": {"type": "string"}}),
        ["additive: the header is new"],
    ),
    "lacks a header": (drop(lambda doc: answer("getMatch")(doc)["headers"], "ETag"), ["breaking: the header is gone"]),
    "has another header": (
        put(lambda doc: doc["components"]["headers"]["ETag"]["schema"], type="integer"),
        ["breaking: the type is integer, was string"],
    ),
    "is another record": (
        put(content("getMatch"), schema={"$ref": REF + "MatchSummary"}),
        ["breaking: is MatchSummary, was MatchShown"],
    ),
    "is closed": (put(schema("Healthy"), additionalProperties=False), ["additive: is forbidden now"]),
    "streams something else, too": (
        append(streamed, "anyOf", {"$ref": REF + "Problem"}),
        ["breaking: can now be Problem"],
    ),
}
FIELDS: dict[str, tuple[Mutation, list[str]]] = {
    "is new": (
        several(
            put(fields("MatchShown"), weather={"type": "string"}), append(schema("MatchShown"), "required", "weather")
        ),
        ["additive: the field is new and required"],
    ),
    "is gone": (drop(fields("MatchShown"), "seats"), ["breaking: the field is gone"]),
    "is not always there": (remove(schema("MatchShown"), "required", "seats"), ["breaking: is optional now"]),
    "is deprecated": (put(field("MatchShown.listed"), deprecated=True), ["additive: is deprecated now"]),
    "can be null": (
        put(field("MatchShown.commitment"), type=["string", "null"]),
        ["breaking: can now be null"],
    ),
    "can be null instead of a record": (
        put(field("LegalMove.body"), anyOf=[{"$ref": REF + "NewMove"}, {"type": "null"}]),
        ["breaking: can now be null"],
    ),
    "is never null": (
        put(field("DecisionShown.question"), anyOf=[{"type": "string"}]),
        ["additive: can no longer be null"],
    ),
    "has another type": (
        put(field("MatchSummary.moves"), type="string"),
        ["breaking: the type is string, was integer"],
    ),
    "has a wider type": (
        put(field("MatchSummary.moves"), type="number"),
        ["breaking: the type is number, was integer"],
    ),
    "has a narrower type": (
        put(field("GameShown.fewest_seats"), enum=[2, 3]),
        ["additive: only certain values are allowed now"],
    ),
    "has any type": (drop(field("MatchSummary.moves"), "type"), ["breaking: the type is anything, was integer"]),
    "lists another type": (
        put(field("LegalMove.places"), items={"type": "integer"}),
        ["breaking: the type is integer, was string"],
    ),
    "maps to another type": (
        append(lambda doc: field("MatchShown.options")(doc)["additionalProperties"], "anyOf", {"type": "array"}),
        ["breaking: can now be array"],
    ),
    "has a new value": (append(schema("RuleSource"), "enum", "rumour"), ["breaking: the value 'rumour' is new"]),
    "lacks a value": (remove(schema("RuleSource"), "enum", "book"), ["additive: the value 'book' is gone"]),
    "has any value": (drop(schema("RuleSource"), "enum"), ["breaking: any value is allowed now"]),
    "has another constant": (
        put(field("Healthy.status"), const="well"),
        ["additive: the value 'ok' is gone", "breaking: the value 'well' is new"],
    ),
    "exceeds its maximum": (put(field("DecisionShown.seat"), maximum=7), ["additive: maximum is 7, was 3"]),
    "has a lower maximum": (put(field("DecisionShown.seat"), maximum=1), ["additive: maximum is 1, was 3"]),
    "has no pattern": (
        drop(field("MatchShown.commitment"), "pattern"),
        ["breaking: the pattern is None, was '^[0-9a-f]{64}$'"],
    ),
    "has a format": (put(field("MatchShown.commitment"), format="byte"), ["breaking: format is 'byte', was None"]),
}
#: NewMove is what clients send and, in the list of legal moves, what they get.
BOTH_WAYS: dict[str, tuple[Mutation, list[str]]] = {
    "gets a field": (put(fields("NewMove"), note={"type": "string"}), ["breaking: the field is new"]),
    "is narrower": (put(field("NewMove.decision"), minimum=2), ["breaking: minimum is 2, was 1"]),
    "is wider": (put(field("NewMove.decision"), type=["integer", "null"]), ["breaking: can now be null"]),
    "has a looser limit": (put(field("NewMove.decision"), minimum=0), ["additive: minimum is 0, was 1"]),
}
UNIONS: dict[str, tuple[Mutation, list[str]]] = {
    "gets an event": (
        new_variant(EVENTS, "storm_broke", "StormBroke"),
        ["additive: the schema is new", "additive: the variant 'storm_broke' is new"],
    ),
    "gets a decision": (
        new_variant("Decision", "flee", "PlaceToFlee"),
        ["additive: the schema is new", "additive: the variant 'flee' is new"],
    ),
    "gets a move": (
        new_variant("Move", "flee", "Flee"),
        ["additive: the schema is new", "additive: the variant 'flee' is new"],
    ),
    "gets a game": (
        several(
            new_variant("View", "driftwood", "DriftwoodView"),
            new_variant("NewMatch", "driftwood", "DriftwoodNewMatch"),
        ),
        [*["additive: the schema is new"] * 2, *["additive: the variant 'driftwood' is new"] * 2],
    ),
    "loses an event": (without_variant(EVENTS, "turn_began"), ["breaking: the variant 'turn_began' is gone"]),
    "loses a decision": (without_variant("Decision", "pick_die"), ["breaking: the variant 'pick_die' is gone"]),
    "loses a move": (without_variant("Move", "pick_die"), ["breaking: the variant 'pick_die' is gone"]),
    "loses a view": (without_variant("View", "coralia"), ["breaking: the variant 'coralia' is gone"]),
    "loses a game": (without_variant("NewMatch", "coralia"), ["breaking: the variant 'coralia' is gone"]),
    "can be null": (append(schema("View"), "oneOf", {"type": "null"}), ["breaking: can now be null"]),
    "has another tag": (
        put(lambda doc: schema("View")(doc)["discriminator"], propertyName="kind"),
        ["breaking: variants are told apart by 'kind', before by 'game'"],
    ),
    "has no tag": (drop(schema("View"), "discriminator"), ["breaking: the discriminator is gone"]),
    "knows a variant by another schema": (
        put(lambda doc: schema("View")(doc)["discriminator"]["mapping"], coralia=REF + "ReefGardensView"),
        ["breaking: can now be CoraliaView", "breaking: is ReefGardensView, was CoraliaView"],
    ),
}
ALL = {
    f"{kind} {name}": case
    for kind, cases in (
        ("an answer", ANSWERS),
        ("a field", FIELDS),
        ("what is sent, too,", BOTH_WAYS),
        ("a union", UNIONS),
    )
    for name, case in cases.items()
}


@pytest.mark.parametrize(("mutate", "lines"), ALL.values(), ids=ALL)
def test_a_change_of_what_is_answered(mutate: Mutation, lines: list[str]) -> None:
    assert reported(document(mutate)) == lines


def test_a_field_that_is_always_there_from_now_on_breaks_nobody() -> None:
    optional = document(remove(schema("MatchShown"), "required", "seats"))
    assert reported(document(), optional) == ["additive: is required now"]


def test_what_is_excluded_may_only_grow() -> None:
    def excluding(*values: str) -> Document:
        return document(put(field("MatchShown.created"), {"not": {"enum": list(values)}}))

    assert reported(excluding("now"), document()) == ["additive: some values are excluded now"]
    assert reported(document(), excluding("now")) == ["breaking: no values are excluded any more"]
    assert reported(excluding("now", "then"), excluding("now")) == ["additive: the value 'then' is new"]
    assert reported(excluding("now"), excluding("now", "then")) == ["breaking: the value 'then' is gone"]


def test_a_schema_keeps_its_name() -> None:
    assert reported(document(rename_schema("MatchSummary", "MatchInShort"))) == [
        "additive: the schema is new",
        "breaking: is MatchInShort, was MatchSummary",
        "breaking: the schema is gone",
    ]


def test_a_schema_that_no_operation_leads_to_is_compared_as_an_answer() -> None:
    def orphan(**said: object) -> Mutation:
        return put(lambda doc: doc["components"]["schemas"], {"Orphan": {"type": "string", **said}})

    assert reported(document(orphan(type=["string", "null"])), document(orphan())) == ["breaking: can now be null"]
    assert reported(document(), document(orphan())) == ["breaking: the schema is gone"]
