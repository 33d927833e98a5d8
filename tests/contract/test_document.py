"""openapi.yaml itself: valid, up to date, and complete down to the examples."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml
from click.testing import CliRunner, Result
from openapi_spec_validator import OpenAPIV31SpecValidator

from service import create_app
from service.api.causes import CAUSES
from service.api.contract import openapi
from service.api.contract.document import Document, contract, contract_text
from service.api.contract.openapi.records import component_name
from service.api.resources import ROUTES
from service.engine.records import tag
from service.games import ADDED, GAMES
from service.server import worker

DOCUMENT = Document(contract())
CONTENT = DOCUMENT.content
SCHEMAS: dict[str, Any] = CONTENT["components"]["schemas"]


def resolved(said: dict[str, Any]) -> dict[str, Any]:
    """An operation with its references resolved, except those to schemas and examples."""
    return {
        **said,
        "parameters": [DOCUMENT.resolve(one) for one in said["parameters"]],
        "responses": {status: DOCUMENT.resolve(one) for status, one in said["responses"].items()},
    }


OPERATIONS = {said["operationId"]: resolved(said) for item in CONTENT["paths"].values() for said in item.values()}
METHODS = {said["operationId"]: method for item in CONTENT["paths"].values() for method, said in item.items()}
EVERY_OPERATION = pytest.mark.parametrize("said", OPERATIONS.values(), ids=OPERATIONS)
# The page for people is not part of the contract, and neither are its files.
FOR_PEOPLE = re.compile(r"^/$|^/docs|^/page|^/static|^/favicon|^/match|^/lobby|^/boards")


def test_it_is_a_valid_openapi_document() -> None:
    assert CONTENT["openapi"].startswith("3.1.")
    assert [error.message for error in OpenAPIV31SpecValidator(CONTENT).iter_errors()] == []


def test_it_has_no_yaml_aliases() -> None:
    tokens = yaml.scan(contract_text(), Loader=yaml.CSafeLoader)
    assert not any(isinstance(token, yaml.AliasToken | yaml.AnchorToken) for token in tokens)


# Up to date


def run_openapi(*arguments: str) -> Result:
    return CliRunner(catch_exceptions=False).invoke(openapi.main, arguments)


@pytest.mark.skipif(bool(ADDED), reason="openapi.yaml is about the games that are shipped")
def test_it_is_what_the_code_says() -> None:
    assert run_openapi("--check").exit_code == 0


@pytest.mark.parametrize("name", ["PATH", "COPY"])
def test_a_drift_is_found(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, name: str) -> None:
    for one in ("PATH", "COPY"):
        monkeypatch.setattr(openapi, one, tmp_path / one)
    assert run_openapi("--check").exit_code == 1
    assert run_openapi().exit_code == 0
    assert run_openapi("--check").exit_code == 0
    assert (tmp_path / "PATH").read_text(encoding="utf-8") == contract_text()
    drifted = tmp_path / name
    drifted.write_text(drifted.read_text(encoding="utf-8").replace("Tidetable", "Timetable", 1), encoding="utf-8")
    checked = run_openapi("--check")
    assert checked.exit_code == 1
    assert checked.stderr == f"{name} has drifted from the code: run `make openapi`.\n"


def test_the_copy_says_the_same() -> None:
    assert contract() == yaml.load(contract_text(), Loader=yaml.CSafeLoader)


def test_every_route_but_those_for_people_is_in_it() -> None:
    addresses = {route.path: route.address for route in ROUTES}
    routes = {
        (addresses.get(rule.rule, rule.rule), method.lower())
        for rule in create_app().url_map.iter_rules()
        for method in (rule.methods or set()) - {"HEAD", "OPTIONS"}
        if not FOR_PEOPLE.match(rule.rule)
    }
    assert routes == {(path, method) for path, item in CONTENT["paths"].items() for method in item}


# Names


def test_every_operation_has_a_unique_name() -> None:
    count = sum(len(item) for item in CONTENT["paths"].values())
    assert len(OPERATIONS) == count


RECORDS = {
    "moves": {record for game in GAMES.values() for record in game.moves},
    "decisions": {record for game in GAMES.values() for record in game.decisions},
    "events": {record for game in GAMES.values() for record in game.all_events},
    "views": {game.views for game in GAMES.values()},
}


@pytest.mark.parametrize("records", RECORDS.values(), ids=RECORDS)
def test_no_two_games_give_the_same_tag_to_different_things(records: set[Any]) -> None:
    tags = Counter(tag(record) for record in records)
    assert [name for name, count in tags.items() if count > 1] == []


def test_every_record_of_every_game_is_a_separate_component() -> None:
    records = [
        record
        for game in GAMES.values()
        for record in (*game.moves, *game.decisions, *game.events, game.views, game.options)
    ]
    names = [component_name(record) for record in records]
    assert len(names) == len(set(names))
    assert set(names) <= set(SCHEMAS)


@pytest.mark.parametrize("union", [name for name, schema in SCHEMAS.items() if "discriminator" in schema])
def test_a_union_is_told_apart_by_its_tag_alone(union: str) -> None:
    schema = SCHEMAS[union]
    tag_field, mapping = schema["discriminator"]["propertyName"], schema["discriminator"]["mapping"]
    known = [one for one in schema["oneOf"] if one != OTHER_EVENT]
    assert [{"$ref": reference} for reference in mapping.values()] == known
    assert (OTHER_EVENT in schema["oneOf"]) == (union == "Event")
    for value, reference in mapping.items():
        variant = DOCUMENT.resolve({"$ref": reference})
        assert variant["properties"][tag_field]["const"] == value
        assert tag_field in variant["required"]


OTHER_EVENT = {"$ref": "#/components/schemas/OtherEvent"}


def test_an_event_of_a_later_version_fits_the_contract() -> None:
    event = DOCUMENT.validator({"$ref": "#/components/schemas/Event"})
    assert event.is_valid({"type": "volcano_erupted", "island": 3})
    assert event.is_valid({"type": "seat_taken", "seat": 0, "name": None, "since": "yesterday"})
    assert not event.is_valid({"type": "seat_taken", "seat": "0", "name": None})
    assert not event.is_valid({"island": 3})


def test_nothing_is_declared_that_is_never_used() -> None:
    used = {reference.rsplit("/", 1)[1] for reference in re.findall(r"#/components/schemas/\w+", contract_text())}
    assert set(SCHEMAS) - used == set()


# Operations

WHOLE_DOCUMENTS = {"application/yaml", "image/svg+xml", "text/plain"}


@EVERY_OPERATION
def test_an_operation_says_what_it_is(said: Any) -> None:
    assert said["summary"]
    assert said["description"].rstrip().endswith(".")
    assert set(said["tags"]) <= {tag["name"] for tag in CONTENT["tags"]}


@EVERY_OPERATION
def test_an_operation_shows_an_example_of_all_that_is_sent(said: Any) -> None:
    if said["operationId"] == "getContractAsJson":
        return
    bodies = [said["requestBody"]] if "requestBody" in said else []
    for body in [*bodies, *said["responses"].values()]:
        for media, content in body.get("content", {}).items():
            shown = "example" in content or content.get("examples")
            assert media in WHOLE_DOCUMENTS or shown or body["description"].startswith("Any other problem"), media


@EVERY_OPERATION
def test_an_operation_declares_all_its_statuses_with_their_problems(said: Any) -> None:
    for status, answer in said["responses"].items():
        assert answer["description"]
        if status == "default" or int(status) < 400:
            continue
        (content,) = [answer["content"]["application/problem+json"]]
        for name, example in content["examples"].items():
            value = DOCUMENT.resolve(example)["value"]
            assert value["type"] == f"/problems/{name}"
            assert value["status"] == int(status)
    assert "400" in said["responses"]
    if "requestBody" in said:
        assert {"413", "415"} <= set(said["responses"])
    assert ("401" in said["responses"]) == bool(said["security"])


def test_every_problem_can_be_answered() -> None:
    declared = {
        name
        for said in OPERATIONS.values()
        for answer in said["responses"].values()
        for name in answer.get("content", {}).get("application/problem+json", {}).get("examples", {})
    }
    of_the_worker = {refused.cause.type for refused in worker._PROBLEMS.values()}
    of_addresses_and_files = {"method_not_allowed", "range_not_satisfiable"}
    assert declared | of_the_worker | of_addresses_and_files == CAUSES.keys()


@EVERY_OPERATION
def test_every_post_can_be_sent_again(said: Any) -> None:
    method = METHODS[said["operationId"]]
    taken = {parameter["name"] for parameter in said.get("parameters", [])}
    changes_nothing = said["operationId"] == "verifyRecord"
    assert ("Idempotency-Key" in taken) == (method == "post" and not changes_nothing)


@EVERY_OPERATION
def test_a_key_that_gets_a_token_again_is_long_and_has_no_example(said: Any) -> None:
    for key in (one for one in said["parameters"] if one["name"] == "Idempotency-Key"):
        assert not {"example", "examples", "default"} & {*key, *key["schema"]}
        assert (key["schema"].get("minLength", 0) >= 22) == _hands_out_token(said)


def _hands_out_token(said: Any) -> bool:
    answered = said["responses"]["201"]["content"]["application/json"]["schema"] if "201" in said["responses"] else {}
    return any("token" in name for name in DOCUMENT.resolve(answered).get("properties", {}))


@EVERY_OPERATION
def test_every_operation_takes_a_language(said: Any) -> None:
    taken = {(parameter["in"], parameter["name"]): parameter for parameter in said["parameters"]}
    for parameter in (taken["query", "language"], taken["header", "Accept-Language"]):
        assert parameter["description"]
        assert parameter["required"] is False
        assert parameter["schema"]["type"] == "string"
    tags = DOCUMENT.validator(taken["query", "language"]["schema"])
    assert [tag for tag in LANGUAGE_TAGS if not tags.is_valid(tag)] == []
    assert [tag for tag in NO_LANGUAGE_TAGS if tags.is_valid(tag)] == []


LANGUAGE_TAGS = ["de", "en-GB", "zh-Hant-TW", "xx", "DE", "de-CH-1996", "x" * 8]
NO_LANGUAGE_TAGS = ["", "*", "de;q=0.5", "de, en", "de_AT", "<script>", "de-", "x" * 9, "en" + "-x" * 17]


@EVERY_OPERATION
def test_every_answer_with_a_body_says_its_language(said: Any) -> None:
    for status, answer in said["responses"].items():
        assert ("Content-Language" in answer.get("headers", {})) == ("content" in answer), status
    assert "content" in said["responses"]["400"]


# Examples


def nodes(node: Any, path: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], dict[str, Any]]]:
    """Every object in the document with its path, except inside examples."""
    if isinstance(node, dict):
        yield path, node
        for key, inner in node.items():
            if key not in ("example", "examples"):
                yield from nodes(inner, (*path, key))
    elif isinstance(node, list):
        for number, inner in enumerate(node):
            yield from nodes(inner, (*path, str(number)))


def examples(document: dict[str, Any]) -> Iterator[tuple[tuple[str, ...], Any, Any]]:
    """Every example: its path, its schema and its value."""
    for path, node in nodes(document):
        if "schema" in node:
            named = [DOCUMENT.resolve(one)["value"] for one in node.get("examples", {}).values()]
            yield from (
                (path, node["schema"], one) for one in [*named, *([node["example"]] if "example" in node else [])]
            )
        elif isinstance(node.get("examples"), list):
            yield from ((path, node, one) for one in node["examples"])


ALL_EXAMPLES = list(examples(CONTENT))


def test_there_are_examples() -> None:
    assert len(ALL_EXAMPLES) > 50


def place(path: tuple[str, ...]) -> str:
    """The operation or the component that an example is part of."""
    return " ".join(path[1:3])


@pytest.mark.parametrize("where", dict.fromkeys(place(path) for path, _, _ in ALL_EXAMPLES))
def test_every_example_is_valid(where: str) -> None:
    for path, schema, example in ALL_EXAMPLES:
        if place(path) == where:
            errors = DOCUMENT.validator(schema).iter_errors(example)
            assert [f"{error.instance_path}: {error.message}" for error in errors] == [], path
