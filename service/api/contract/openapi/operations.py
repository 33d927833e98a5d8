"""What the contract says about one operation: what it takes, what it answers, what can go wrong."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
from apispec import APISpec
from marshmallow import Schema

from service.api import answers, causes, problem_answers
from service.api.causes import Cause
from service.api.contract import examples
from service.api.contract.openapi.records import REF, component_name
from service.api.operations import VALIDATORS, Operation
from service.api.schemas import HeaderParameters, LanguageHeader, LanguageQuery, PathParameters, UnguessableKey

#: All causes of a status share a record, so that a generated client knows what it gets: a cause that isn't listed here
#: uses the record of another, whose additional members are then optional.
PROBLEM_RECORDS = {
    causes.MALFORMED_JSON: problem_answers.ContractProblem,
    causes.BODY_TOO_DEEP: problem_answers.ContractProblem,
    causes.CONTRACT_VIOLATION: problem_answers.ContractProblem,
    causes.ILLEGAL_MOVE: problem_answers.IllegalMoveProblem,
    causes.PRECONDITION_FAILED: problem_answers.VersionProblem,
    causes.RECORD_DIFFERS: problem_answers.RecordProblem,
}
_STREAMED = [answers.EventShown, answers.StreamEnd]
_OBJECTS = ("application/json", "application/yaml")
_PROBLEM_HEADERS = {
    401: ("WWW-Authenticate",),
    415: ("Accept-Encoding",),
    429: ("Retry-After", "RateLimit", "RateLimit-Policy"),
    503: ("Retry-After",),
}
_HEADERS = {
    "Accept-Encoding": "The content codings that are read, if the body had another one.",
    "Allow": "The methods that the address takes.",
    "Cache-Control": "Who may keep the answer, and whether they must revalidate it each time.",
    "Content-Disposition": "A name for the file, should it be saved.",
    "Content-Language": "The language of the answer's text.",
    "ETag": "Identifies this answer, for this viewer and in this language; send it as If-None-Match, or a match's as "
    "If-Match.",
    "Link": 'The next page, with `rel="next"`, if there is more already.',
    "Location": "Where the new match is.",
    "Preference-Applied": "The preferences of the header Prefer that the answer follows.",
    "RateLimit": "What is left of the limit, and in how many seconds there is more.",
    "RateLimit-Policy": "The limit: its quota, its window in seconds, and its unit unless that is requests.",
    "Retry-After": "How many seconds to wait before trying again.",
    "WWW-Authenticate": "Whether a token or an API key is needed.",
}


def bodies_of(answer: Any) -> tuple[Any, ...]:
    """What Accept chooses from, the default first."""
    if answer is None:
        return ()
    return answer if isinstance(answer, tuple) else (answer,)


def union_of_bodies(spec: APISpec, operation: Operation, bodies: dict[str, type[Schema]]) -> None:
    """Declare the schema of each body, and the union of them all."""
    for schema in bodies.values():
        about = {"description": schema.__doc__, **vars(schema)["conditions"]}
        spec.components.schema(schema.__name__, about, schema=schema)
    mapping = {value: REF + schema.__name__ for value, schema in bodies.items()}
    spec.components.schema(
        operation.body_name,
        {
            "description": f"A new match, told apart by its `{operation.body_tag}`.",
            "oneOf": [{"$ref": ref} for ref in mapping.values()],
            "discriminator": {"propertyName": operation.body_tag, "mapping": mapping},
        },
    )


def operation_of(operation: Operation, address: str) -> dict[str, Any]:
    written: dict[str, Any] = {
        "operationId": operation.id,
        "tags": [operation.tag],
        "summary": operation.summary,
        "description": operation.description,
        "parameters": [*_path_parameters(address), *_query(operation), *_headers(operation)],
    }
    if operation.body:
        written["requestBody"] = _request_body(operation)
    written["security"] = _security(operation)
    written["responses"] = {
        **{str(status): answer for status, answer in sorted([*_answers(operation), *_problems(operation)])},
        "default": _any_problem(),
    }
    return written


def _security(operation: Operation) -> list[dict[str, Any]]:
    if operation.creates:
        return [{}, {"apiKey": []}]  # which of the two is up to whoever runs the service
    return {"anybody": [], "viewer": [{}, {"seatToken": []}]}.get(operation.caller, [{"seatToken": []}])


def _request_body(operation: Operation) -> dict[str, Any]:
    schema: Any = operation.body
    if isinstance(schema, dict):
        schema = {"$ref": REF + operation.body_name}
    elif issubclass(schema, msgspec.Struct):
        schema = {"$ref": REF + component_name(schema)}
    written = {
        "required": operation.body_needed,
        "x-max-bytes": operation.most_bytes,
        "content": {"application/json": {"schema": schema, **_example(examples.operations()[operation.id]["body"])}},
    }
    return {**written, "x-moved-to-query": list(operation.moved_to_query)} if operation.moved_to_query else written


def _example(value: Any) -> dict[str, Any]:
    """A record is long, and several operations show it: it is in the components."""
    if value == examples.record():
        return {"examples": {"record": {"$ref": "#/components/examples/record"}}}
    return {"example": value}


def _path_parameters(address: str) -> list[dict[str, Any]]:
    names = [name for name in PathParameters._declared_fields if f"{{{name}}}" in address]
    return [{"in": "path", "schema": PathParameters(only=names)}] if names else []


def _query(operation: Operation) -> list[dict[str, Any]]:
    own = [{"in": "query", "schema": operation.query}] if operation.query else []
    return [*own, {"in": "query", "schema": LanguageQuery}]


def _headers(operation: Operation) -> list[dict[str, Any]]:
    names = [*operation.conditional]
    names += ["Idempotency-Key"] if operation.idempotent and not operation.hands_out_token else []
    names += ["Last-Event-ID"] if operation.resumable else []
    names += ["Prefer"] if operation.minimal else []
    fields = [name for name, one in HeaderParameters._declared_fields.items() if one.data_key in names]
    own = [{"in": "header", "schema": HeaderParameters(only=fields)}] if fields else []
    own += [{"in": "header", "schema": UnguessableKey}] if operation.hands_out_token else []
    return [*own, {"in": "header", "schema": LanguageHeader}]


def _answers(operation: Operation) -> Iterator[tuple[int, dict[str, Any]]]:
    for status, answer in operation.answers.items():
        bodies = bodies_of(answer)
        written: dict[str, Any] = {"description": _describe(bodies)}
        names = tuple(name for name in operation.headers if bodies or name in VALIDATORS)
        if bodies:
            written["content"] = dict(_content(operation, body) for body in bodies)
            names = (*names, "Content-Language")
        written["headers"] = _header_schemas(names)
        if status in operation.links:
            written["links"] = {name: _link(*link) for name, link in operation.links[status].items()}
        yield status, written


def _link(target: str, parameters: dict[str, str], body: str | None = None) -> dict[str, Any]:
    written: dict[str, Any] = {"operationId": target}
    if parameters:
        written["parameters"] = parameters
    if body:
        written["requestBody"] = body
        # Schemathesis would mix it with a body that it generates.
        written["x-schemathesis"] = {"merge_body": False}
    return written


def _header_schemas(names: tuple[str, ...]) -> dict[str, Any]:
    return {name: {"description": _HEADERS[name], "schema": {"type": "string"}} for name in names}


def _content(operation: Operation, body: Any) -> tuple[str, dict[str, Any]]:
    """The media type of a body, and what the contract says about it."""
    if not isinstance(body, str):
        example = _example(examples.operations()[operation.id]["answer"])
        return "application/json", {"schema": {"$ref": REF + component_name(body)}, **example}
    if (operation.id, body) in examples.texts():
        streamed = [{"$ref": REF + component_name(one)} for one in _STREAMED]
        parts = {"contentMediaType": body, "contentSchema": {"anyOf": streamed}}
        return body, {"schema": {"type": "string", **parts}, "example": examples.texts()[operation.id, body]}
    return body, {"schema": {"type": "object" if body in _OBJECTS else "string"}}


def _describe(bodies: tuple[Any, ...]) -> str:
    if not bodies:
        return "You have this version already."
    return "The document." if isinstance(bodies[0], str) else str(bodies[0].__doc__).split("\n")[0]


def _problems(operation: Operation) -> Iterator[tuple[int, dict[str, Any]]]:
    by_status: dict[int, list[Cause]] = {}
    for cause in _causes(operation):
        by_status.setdefault(cause.status, []).append(cause)
    for status, here in by_status.items():
        records = {PROBLEM_RECORDS.get(cause, problem_answers.Problem) for cause in here}
        (record,) = records - {problem_answers.Problem} or {problem_answers.Problem}
        schema = {"$ref": REF + component_name(record)}
        shown = {cause.type: {"$ref": f"#/components/examples/{cause.type}"} for cause in here}
        yield (
            status,
            {
                "description": " ".join(cause.title(examples.SAY) for cause in here),
                "content": {"application/problem+json": {"schema": schema, "examples": shown}},
                "headers": _header_schemas((*_PROBLEM_HEADERS.get(status, ()), "Content-Language")),
            },
        )


def _any_problem() -> dict[str, Any]:
    return {
        "description": "Any other problem, such as one that a later version of the service knows.",
        "content": {"application/problem+json": {"schema": {"$ref": REF + "Problem"}}},
        "headers": _header_schemas(("Content-Language",)),
    }


def _causes(operation: Operation) -> list[Cause]:
    """The problems that the operation declares, and those that follow from what it takes."""
    found = [*operation.problems, causes.CONTRACT_VIOLATION]
    if operation.body:
        found += [
            causes.MALFORMED_JSON,
            causes.BODY_TOO_DEEP,
            causes.BODY_TOO_LARGE,
            causes.UNSUPPORTED_MEDIA_TYPE,
            causes.UNSUPPORTED_CONTENT_CODING,
        ]
    if operation.caller in ("seat", "creator"):
        found += [causes.TOKEN_MISSING]
    if operation.caller != "anybody":
        found += [causes.UNKNOWN_TOKEN]
    if operation.creates:
        found += [causes.API_KEY_NEEDED]
    if not operation.momentary:
        found += [causes.TOO_MANY_REQUESTS]
    if operation.idempotent:
        found += [causes.KEY_REUSED]
    if operation.needs_store:
        found += [causes.STORE_UNAVAILABLE]
    if operation.idempotent or operation.caller in ("seat", "creator"):
        found += [causes.BUSY, causes.STORE_REFUSES_WRITES, causes.STORE_NOT_DURABLE, causes.NOT_REPLICATED]
    return list(dict.fromkeys(found))
