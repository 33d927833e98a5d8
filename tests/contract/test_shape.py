"""The shape of the contract: names, types and descriptions for generated clients; closed requests, open answers."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from service.api.contract.document import Document, contract, contract_text
from service.api.contract.openapi.records import component_name
from service.engine.game import Game
from service.games import GAMES

DOCUMENT = Document(contract())
CONTENT = DOCUMENT.content
COMPONENTS: dict[str, dict[str, Any]] = CONTENT["components"]
SCHEMAS = COMPONENTS["schemas"]
OPERATIONS = {said["operationId"]: said for item in CONTENT["paths"].values() for said in item.values()}
REF = "#/components/schemas/"
# Keywords with a schema, or with a list of schemas.
ONE = ("items", "additionalProperties", "if", "then", "else", "contentSchema")
LISTS = ("anyOf", "oneOf", "allOf")


def inner(schema: Any, where: str) -> Iterator[tuple[str, dict[str, Any]]]:
    """A schema and every schema inside it, each with where it is; not what it refers to."""
    if not isinstance(schema, dict):
        return
    yield where, schema
    for key in ONE:
        yield from inner(schema.get(key), where)
    for key in LISTS:
        for one in schema.get(key, []):
            yield from inner(one, where)
    for name, one in schema.get("properties", {}).items():
        yield from inner(one, f"{where}.{name}")


PARAMETERS = [DOCUMENT.resolve(one) for said in OPERATIONS.values() for one in said["parameters"]]
IN_SCHEMAS = [part for name, schema in SCHEMAS.items() for part in inner(schema, name)]
IN_PARAMETERS = [part for one in PARAMETERS for part in inner(one["schema"], one["name"])]
EVERYWHERE = IN_SCHEMAS + IN_PARAMETERS


def reached_from(names: set[str], stopping_at: frozenset[str] = frozenset()) -> set[str]:
    """The schemas and all that they refer to."""
    found: set[str] = set()
    while names:
        found |= names
        parts = [part for name in names - stopping_at for _, part in inner(SCHEMAS[name], name)]
        names = {name_of(part) for part in parts if "$ref" in part} - found
    return found


def name_of(reference: dict[str, Any]) -> str:
    return reference["$ref"].removeprefix(REF)


def bodies() -> set[str]:
    """The names of the schemas of requests' bodies."""
    taken = [
        said["requestBody"]["content"]["application/json"] for said in OPERATIONS.values() if "requestBody" in said
    ]
    return {name_of(one["schema"]) for one in taken}


SENT = reached_from(bodies())


# Types and values


def test_a_choice_of_values_is_a_separate_schema() -> None:
    named = [id(schema) for schema in SCHEMAS.values()]
    chosen = [(where, one) for where, one in IN_SCHEMAS if len(one.get("enum", ())) > 1]
    assert chosen
    assert [where for where, one in chosen if id(one) not in named] == []


def test_no_two_schemas_are_the_same_choice_of_values() -> None:
    """A generated client would have two types that are not interchangeable."""
    chosen = {name: (schema["type"], *schema["enum"]) for name, schema in SCHEMAS.items() if "enum" in schema}
    alike = [values for values, count in Counter(chosen.values()).items() if count > 1]
    assert {name for name, values in chosen.items() if values in alike} == set()


def test_every_value_has_a_type() -> None:
    kinds = {str: "string", int: "integer", bool: "boolean"}
    for where, one in EVERYWHERE:
        if values := [one["const"]] if "const" in one else one.get("enum"):
            assert {kinds[type(value)] for value in values} == {one.get("type")}, where


def test_every_schema_says_what_it_is() -> None:
    telling = {"type", "$ref", "anyOf", "oneOf", "if", "maxItems", "maximum", "properties"}
    assert [where for where, one in EVERYWHERE if not telling & set(one)] == []


@pytest.mark.parametrize("name", ["seat", "starts"])
def test_a_seat_is_a_number_wherever_it_is_named(name: str) -> None:
    fields = [(where, one) for where, one in EVERYWHERE if where.rsplit(".", 1)[-1] == name and "type" in one]
    assert fields
    for where, one in fields:
        assert one["type"] in ("integer", "null", ["integer", "null"]), where


# Descriptions


def test_every_field_is_described() -> None:
    fields = {
        f"{where}.{name}": one.get("description", "")
        for where, schema in IN_SCHEMAS
        for name, one in schema.get("properties", {}).items()
        if isinstance(one, dict) and not {"maximum", "maxItems"} >= set(one)
    }
    assert [name for name, text in fields.items() if not text.endswith(".")] == []


@pytest.mark.parametrize("kind", ["responses", "headers", "securitySchemes"])
def test_every_component_is_described(kind: str) -> None:
    assert [name for name, one in COMPONENTS[kind].items() if not one.get("description", "").endswith(".")] == []


def test_every_parameter_of_an_operation_is_described() -> None:
    assert [one["name"] for one in PARAMETERS if not one.get("description", "").endswith(".")] == []


def test_it_says_whom_to_ask() -> None:
    assert CONTENT["info"]["contact"]["name"]


# Closed requests, open answers


def test_requests_are_closed() -> None:
    objects = {name: SCHEMAS[name] for name in SENT if SCHEMAS[name].get("type") == "object"}
    assert objects
    assert [name for name, schema in objects.items() if schema.get("additionalProperties") is not False] == []


def test_answers_are_open() -> None:
    answered = [(where, one) for where, one in IN_SCHEMAS if where.partition(".")[0] not in SENT]
    assert answered
    assert [where for where, one in answered if one.get("additionalProperties") is False] == []


def test_requests_have_no_defaults() -> None:
    """Generators treat a field with a default as always present."""
    assert [where for where, one in IN_SCHEMAS if where.partition(".")[0] in SENT and "default" in one] == []


def test_what_a_decision_lists_is_what_is_posted() -> None:
    posted = OPERATIONS["makeMove"]["requestBody"]["content"]["application/json"]["schema"]
    assert SCHEMAS["LegalMove"]["properties"]["body"]["$ref"] == posted["$ref"]


# Names

#: Things that have an id, and what they are called where others refer to them.
THINGS = {
    "MatchShown": "match",
    "MatchSummary": "match",
    "GameShown": "game",
    "GameSummary": "game",
    "GameVersion": "game",
    "LanguageShown": "language",
    "OptionShown": "option",
    "CategoryShown": "category",
    "PieceShown": "piece",
    "RuleShown": "rule",
    "SectionShown": "section",
}


@pytest.mark.parametrize(("name", "kind"), THINGS.items())
def test_a_thing_has_an_id(name: str, kind: str) -> None:
    fields = SCHEMAS[name]["properties"]
    assert "id" in SCHEMAS[name]["required"]
    assert kind not in fields
    assert DOCUMENT.resolve(fields["id"])["type"] == "string"


def test_only_things_have_an_id() -> None:
    with_id = {name for name, schema in SCHEMAS.items() if "id" in schema.get("properties", {})}
    assert {name for name in with_id if not of_a_game(name)} == set(THINGS)


def of_a_game(name: str) -> bool:
    return any(name.startswith(prefix(game)) for game in GAMES.values())


def prefix(game: Game) -> str:
    return "".join(word.capitalize() for word in game.name.split("_"))


def of_every_game() -> set[str]:
    """What answers refer to without choosing between games."""
    unions = frozenset(name for name, schema in SCHEMAS.items() if "discriminator" in schema)
    return reached_from({name for name in SCHEMAS if name.endswith(("Shown", "List", "Problem"))}, stopping_at=unions)


def of_one_game(game: Game) -> set[str]:
    records = (*game.moves, *game.decisions, *game.events, game.views, game.options)
    return reached_from({component_name(record) for record in records})


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_what_is_of_one_game_has_its_name(game: Game) -> None:
    names = of_one_game(game) - of_every_game()
    assert len(names) > len(game.moves) + len(game.decisions) + len(game.events)
    assert {name for name in names if not name.startswith(prefix(game))} == set()


@pytest.mark.parametrize("name", SCHEMAS)
def test_a_schema_is_named_in_camel_case(name: str) -> None:
    assert re.fullmatch(r"([A-Z][a-z]+)+", name)


# Shared parts


def test_everything_shared_is_used() -> None:
    used = Counter(re.findall(r"#/components/(\w+/[\w-]+)", contract_text()))
    declared = {f"{kind}/{name}" for kind, parts in COMPONENTS.items() for name in parts if kind != "securitySchemes"}
    assert declared - set(used) == set()


def test_parameters_are_declared_once() -> None:
    own = [str(one) for said in OPERATIONS.values() for one in said["parameters"] if "$ref" not in one]
    assert [one for one, count in Counter(own).items() if count > 1] == []


def test_problems_and_headers_are_declared_once() -> None:
    for operation, said in OPERATIONS.items():
        for status, answer in said["responses"].items():
            assert ("$ref" in answer) == (not status.startswith("2")), (operation, status)
            for header in DOCUMENT.resolve(answer).get("headers", {}).values():
                assert set(header) == {"$ref"}, (operation, status)


@pytest.mark.parametrize("said", OPERATIONS.values(), ids=OPERATIONS)
def test_an_operation_says_who_may_call_it_and_what_any_other_status_is(said: Any) -> None:
    assert said["security"] in ([], [{}, {"apiKey": []}], [{}, {"seatToken": []}], [{"seatToken": []}])
    assert said["responses"]["default"] == {"$ref": "#/components/responses/OtherProblem"}
