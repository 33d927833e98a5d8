"""Writes openapi.yaml from the routes, the records and the marshmallow schemas.

`python -m service.api.openapi` writes the file; with `--check` it fails if the file is not what it would write.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib.metadata import version
from pathlib import Path
from typing import Any

import msgspec
import yaml
from apispec import APISpec
from apispec.ext.marshmallow import MarshmallowPlugin
from flask import Flask
from marshmallow import Schema

from service import causes
from service.api import BLUEPRINTS, answers, examples
from service.api.contract import address_of
from service.api.operations import Operation
from service.api.schemas import HeaderParameters, LanguageHeader, LanguageQuery, PathParameters
from service.causes import Cause
from service.engine.records import tag
from service.games import DECISIONS, MOVES, VIEWS

PATH = Path(__file__).parent.parent.parent / "openapi.yaml"
_REF = "#/components/schemas/"
_OBJECTS = ("application/json", "application/yaml")
_UNIONS: dict[str, tuple[type[msgspec.Struct], ...]] = {
    "Move": MOVES,
    "Decision": DECISIONS,
    "Event": answers.ALL_EVENTS,
    "View": VIEWS,
}
_PROBLEM_RECORDS = {
    causes.CONTRACT_VIOLATION: answers.ContractProblem,
    causes.ILLEGAL_MOVE: answers.IllegalMoveProblem,
    causes.PRECONDITION_FAILED: answers.VersionProblem,
    causes.RECORD_DIFFERS: answers.RecordProblem,
}
_TAGS = {
    "games": "What can be played, and by which rules.",
    "matches": "One playing of a game.",
    "seats": "Who plays.",
    "moves": "What is asked, and the answers.",
    "events": "What happened.",
    "records": "Finished matches, to replay and to verify.",
    "problems": "What can go wrong, and what to do then.",
    "operation": "For those who run the service.",
}
_IN_EVERY_ANSWER = {"Content-Language": "The language of its text."}
_OF_A_PROBLEM = {
    401: {"WWW-Authenticate": "How to send a token."},
    503: {"Retry-After": "How many seconds to wait before trying again."},
}
_DESCRIPTION = """\
A rules server for board games. Create a match, take a seat, see exactly what that seat may see, get the list of legal
moves, post one. Every request is judged by this very document before anything else happens.

Every error is `application/problem+json` with a stable `type`. Every POST that changes something takes an
`Idempotency-Key`. A seat's token goes into `Authorization: Bearer …`; without one you are a spectator.

Everything that a person reads is in the language of `Accept-Language`, or of `language` in the query: what is asked,
what each move does, why a move is not allowed, what happened. Everything that a person touches is called by its name on
the board. A client needs to know no game. A request that is repeated with its `Idempotency-Key` gets the first answer
again, in the language of the first request.
"""


def document() -> dict[str, Any]:
    plugin = MarshmallowPlugin(schema_name_resolver=lambda schema: getattr(schema, "__name__", type(schema).__name__))
    spec = APISpec(
        title="Tidetable",
        version=version("tidetable"),
        openapi_version="3.1.1",
        plugins=[plugin],
        info={"description": _DESCRIPTION, "license": {"name": "MIT", "identifier": "MIT"}},
        servers=[{"url": "/", "description": "Where this document was found."}],
        tags=[{"name": name, "description": text} for name, text in _TAGS.items()],
    )
    spec.components.security_scheme("seatToken", {"type": "http", "scheme": "bearer", "description": "A seat's token."})
    spec.components.example("Record", {"value": examples.record()})
    for name, schema in _record_schemas().items():
        spec.components.schema(name, schema)
    for address, method, said in _operations():
        if isinstance(said.body, dict):
            _declare_union_of_bodies(spec, said, said.body)
        spec.path(path=address, operations={method: _operation(said, address)})
    return _tidy(spec.to_dict())


def _operations() -> Iterator[tuple[str, str, Operation]]:
    app = Flask("contract")
    for blueprint in BLUEPRINTS:
        app.register_blueprint(blueprint)
    for rule in app.url_map.iter_rules():
        said = getattr(app.view_functions[rule.endpoint], "operation", None)
        if said is not None:
            (method,) = (rule.methods or set()) - {"HEAD", "OPTIONS"}
            yield address_of(rule.rule), method.lower(), said


def _record_schemas() -> dict[str, dict[str, Any]]:
    """The schemas of all records that are answered, and of the moves; unions by name."""
    records = [*_answer_records(), *_PROBLEM_RECORDS.values(), answers.Problem, answers.MoveBody, answers.StreamEnd]
    _, components = msgspec.json.schema_components(records, ref_template=_REF + "{name}")
    unions = {name: _union(variants) for name, variants in _UNIONS.items()}
    names = {frozenset(union["discriminator"]["mapping"]): name for name, union in unions.items()}
    sparse = {one.__name__ for one in _subclasses(msgspec.Struct) if one.__struct_config__.omit_defaults}
    return unions | {
        name: _closed(_with_named_unions(one, names), sparse=name in sparse) for name, one in components.items()
    }


def _subclasses(record: type[msgspec.Struct]) -> Iterator[type[msgspec.Struct]]:
    for one in record.__subclasses__():
        yield one
        yield from _subclasses(one)


def _answer_records() -> list[Any]:
    bodies = [body for _, _, said in _operations() for answer in said.answers.values() for body in _bodies(answer)]
    return [body for body in bodies if isinstance(body, type)]


def _bodies(answer: Any) -> tuple[Any, ...]:
    """What Accept chooses from, beginning with what is answered if it says nothing."""
    if answer is None:
        return ()
    return answer if isinstance(answer, tuple) else (answer,)


def _union(variants: tuple[type[msgspec.Struct], ...]) -> dict[str, Any]:
    mapping = {tag(variant): _REF + variant.__name__ for variant in variants}
    return {
        "oneOf": [{"$ref": ref} for ref in mapping.values()],
        "discriminator": {"propertyName": variants[0].__struct_config__.tag_field, "mapping": mapping},
    }


def _with_named_unions(node: Any, names: dict[frozenset[str], str]) -> Any:
    """Refer to a union by its name wherever it stands."""
    if isinstance(node, list):
        return [_with_named_unions(inner, names) for inner in node]
    if not isinstance(node, dict):
        return node
    if "discriminator" not in node:
        return {key: _with_named_unions(inner, names) for key, inner in node.items()}
    rest = {key: inner for key, inner in node.items() if key not in ("anyOf", "discriminator")}
    null = [one for one in node["anyOf"] if one == {"type": "null"}]
    name = names.get(frozenset(node["discriminator"]["mapping"]))
    if name is None:
        return {**rest, "oneOf": node["anyOf"], "discriminator": node["discriminator"]}
    reference = {"$ref": _REF + name}
    return {**rest, "oneOf": [reference, *null]} if null else {**rest, **reference}


def _closed(schema: dict[str, Any], sparse: bool) -> dict[str, Any]:
    """A record as it is sent: its tag is a constant; defaults are sent like other values, but for a sparse record."""
    properties = schema.get("properties", {})
    for one in properties.values():
        if len(one.get("enum", ())) == 1:
            one["const"] = one.pop("enum")[0]
    if sparse:
        return schema
    always = [name for name, one in properties.items() if "default" in one or name in schema.get("required", ())]
    for one in properties.values():
        one.pop("default", None)
    return {key: value for key, value in {**schema, "required": always}.items() if key != "required" or value}


def _declare_union_of_bodies(spec: APISpec, said: Operation, bodies: dict[str, type[Schema]]) -> None:
    for schema in bodies.values():
        spec.components.schema(schema.__name__, schema=schema)
    mapping = {value: _REF + schema.__name__ for value, schema in bodies.items()}
    spec.components.schema(
        said.body_name,
        {
            "oneOf": [{"$ref": ref} for ref in mapping.values()],
            "discriminator": {"propertyName": said.body_tag, "mapping": mapping},
        },
    )


def _operation(said: Operation, address: str) -> dict[str, Any]:
    example = examples.operations().get(said.id, {})
    written: dict[str, Any] = {
        "operationId": said.id,
        "tags": [said.tag],
        "summary": said.summary,
        "description": said.description,
    }
    if parameters := [*_path_parameters(address), *_query(said), *_headers(said)]:
        written["parameters"] = parameters
    if said.body:
        written["requestBody"] = _request_body(said, example["body"])
    if said.caller != "anybody":
        written["security"] = [{"seatToken": []}] if said.caller == "seat" else [{}, {"seatToken": []}]
    written["responses"] = {
        str(status): answer for status, answer in sorted([*_answers(said, example.get("answer")), *_problems(said)])
    }
    return written


def _request_body(said: Operation, example: Any) -> dict[str, Any]:
    schema: Any = said.body
    if isinstance(schema, dict):
        schema = {"$ref": _REF + said.body_name}
    elif issubclass(schema, msgspec.Struct):
        schema = {"$ref": _REF + schema.__name__}
    content = {"application/json": {"schema": schema, **_example(example)}}
    return {"required": True, "x-max-bytes": said.most_bytes, "content": content}


def _example(value: Any) -> dict[str, Any]:
    """A whole record is long, and several operations show it: it stands in the components."""
    if value == examples.record():
        return {"examples": {"record": {"$ref": "#/components/examples/Record"}}}
    return {"example": value}


def _path_parameters(address: str) -> list[dict[str, Any]]:
    names = [name for name in PathParameters._declared_fields if f"{{{name}}}" in address]
    return [{"in": "path", "schema": PathParameters(only=names)}] if names else []


def _query(said: Operation) -> list[dict[str, Any]]:
    own = [{"in": "query", "schema": said.query}] if said.query else []
    return [*own, {"in": "query", "schema": LanguageQuery}]


def _headers(said: Operation) -> list[dict[str, Any]]:
    names = [*said.conditional]
    names += ["Idempotency-Key"] if said.idempotent else []
    names += ["Last-Event-ID"] if said.resumable else []
    fields = [name for name, one in HeaderParameters._declared_fields.items() if one.data_key in names]
    own = [{"in": "header", "schema": HeaderParameters(only=fields)}] if fields else []
    return [*own, {"in": "header", "schema": LanguageHeader}]


def _answers(said: Operation, example: Any) -> Iterator[tuple[int, dict[str, Any]]]:
    for status, answer in said.answers.items():
        bodies = _bodies(answer)
        written: dict[str, Any] = {"description": _describe(bodies)}
        headers = dict(said.headers)
        if bodies:
            written["content"] = dict(_content(said, body, example) for body in bodies)
            headers |= _IN_EVERY_ANSWER
        if headers:
            written["headers"] = _header_schemas(headers)
        if status in said.links:
            written["links"] = {
                name: {"operationId": target, "parameters": parameters} if parameters else {"operationId": target}
                for name, (target, parameters) in said.links[status].items()
            }
        yield status, written


def _header_schemas(headers: dict[str, str]) -> dict[str, Any]:
    return {name: {"description": text, "schema": {"type": "string"}} for name, text in headers.items()}


def _content(said: Operation, body: Any, example: Any) -> tuple[str, dict[str, Any]]:
    """The media type of a body, and what the contract says of it."""
    if not isinstance(body, str):
        return "application/json", {"schema": {"$ref": _REF + body.__name__}, **_example(example)}
    written: dict[str, Any] = {"schema": {"type": "object" if body in _OBJECTS else "string"}}
    if text := examples.texts().get((said.id, body)):
        written["example"] = text
    return body, written


def _describe(bodies: tuple[Any, ...]) -> str:
    if not bodies:
        return "You have this version already."
    return "The document." if isinstance(bodies[0], str) else str(bodies[0].__doc__).split("\n")[0]


def _problems(said: Operation) -> Iterator[tuple[int, dict[str, Any]]]:
    by_status: dict[int, list[Cause]] = {}
    for cause in _causes(said):
        by_status.setdefault(cause.status, []).append(cause)
    for status, here in by_status.items():
        records = {_PROBLEM_RECORDS.get(cause, answers.Problem).__name__: None for cause in here}
        references = [{"$ref": _REF + name} for name in records]
        schema = references[0] if len(references) == 1 else {"oneOf": references}
        shown = {cause.type: {"value": examples.of_problem(cause)} for cause in here}
        written: dict[str, Any] = {
            "description": " ".join(cause.title(examples.SAY) for cause in here),
            "content": {"application/problem+json": {"schema": schema, "examples": shown}},
        }
        written["headers"] = _header_schemas({**_OF_A_PROBLEM.get(status, {}), **_IN_EVERY_ANSWER})
        yield status, written


def _causes(said: Operation) -> list[Cause]:
    """What the operation says, and what follows from what it takes."""
    found = [*said.problems, causes.CONTRACT_VIOLATION]
    if said.body:
        found += [
            causes.MALFORMED_JSON,
            causes.BODY_TOO_DEEP,
            causes.BODY_TOO_LARGE,
            causes.UNSUPPORTED_MEDIA_TYPE,
        ]
    if said.caller == "seat":
        found += [causes.TOKEN_MISSING]
    if said.caller != "anybody":
        found += [causes.UNKNOWN_TOKEN]
    if said.idempotent:
        found += [causes.KEY_REUSED]
    if said.tag not in ("games", "problems", "operation"):
        found += [causes.STORE_UNAVAILABLE]
    if said.idempotent or said.caller == "seat":
        found += [causes.BUSY]
    return list(dict.fromkeys(found))


def _tidy(written: dict[str, Any]) -> dict[str, Any]:
    """The same document, components in the order of the alphabet, constants as such."""
    components = written["components"]
    components["schemas"] = {name: components["schemas"][name] for name in sorted(components["schemas"])}
    components["schemas"]["NewMove"]["properties"]["move"] = {"$ref": _REF + "Move"}
    for name, schema in components["schemas"].items():
        if name.startswith("New") and "game" in schema.get("properties", {}):
            schema["properties"]["game"] = {"type": "string", "const": schema["properties"]["game"]["enum"][0]}
    return written


class _Dumper(yaml.SafeDumper):
    def ignore_aliases(self, data: Any) -> bool:  # noqa: ARG002 - PyYAML's signature
        return True


def written() -> str:
    heading = "# Made by `make openapi` from the routes and the records; edit those, not this file.\n"
    body: str = yaml.dump(document(), Dumper=_Dumper, sort_keys=False, allow_unicode=True, width=120)
    return heading + body


def main(arguments: list[str]) -> int:
    current = written()
    if "--check" in arguments:
        same = PATH.exists() and PATH.read_text(encoding="utf-8") == current
        sys.stderr.write("" if same else "openapi.yaml has drifted from the code: run `make openapi`.\n")
        return 0 if same else 1
    PATH.write_text(current, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
