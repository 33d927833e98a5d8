"""Moves what several operations have in common into the components: parameters, headers and responses."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec

#: A response is named after its problems, or, if there are more than this, after its operation.
_MOST_NAMED = 2
_STATUSES = {"409": "Conflict", "422": "Unprocessable", "503": "Unavailable"}


def shared(document: dict[str, Any], examples: dict[str, Any]) -> dict[str, Any]:
    operations = list(_operations(document))
    components = document["components"]
    components["responses"] = _share_responses(operations)
    components["headers"] = _share_headers(operations, components["responses"])
    components["parameters"] = _share_parameters(operations)
    components["examples"] = {name: {"value": value} for name, value in examples.items() if _is_used(document, name)}
    return document


def _is_used(document: dict[str, Any], example: str) -> bool:
    return f'"#/components/examples/{example}"'.encode() in msgspec.json.encode(document)


def _operations(document: dict[str, Any]) -> Iterator[dict[str, Any]]:
    for item in document["paths"].values():
        yield from item.values()


def _share_responses(operations: list[dict[str, Any]]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for operation in operations:
        for status, response in operation["responses"].items():
            if status.startswith("2"):
                continue
            name = _name_of_response(operation["operationId"], status, response)
            if found.setdefault(name, response) != response:
                raise ValueError(f"two responses are called {name}")
            operation["responses"][status] = {"$ref": f"#/components/responses/{name}"}
    return {name: found[name] for name in sorted(found)}


def _name_of_response(operation: str, status: str, response: dict[str, Any]) -> str:
    if "content" not in response:
        return "NotModified"
    if status == "default":
        return "OtherProblem"
    problems = list(response["content"]["application/problem+json"]["examples"])
    if len(problems) <= _MOST_NAMED:
        return "Or".join(map(_camel_case, problems))
    if "contract_violation" in problems:
        return "MalformedBody"
    if "busy" in problems:
        return "Unavailable"
    return operation[0].upper() + operation[1:] + _STATUSES[status]


def _camel_case(name: str) -> str:
    return "".join(word.capitalize() for word in name.replace("-", "_").split("_"))


def _share_headers(operations: list[dict[str, Any]], responses: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    own = [response for operation in operations for response in operation["responses"].values()]
    for response in [*own, *responses.values()]:
        for name, header in response.get("headers", {}).items():
            found[name] = header
            response["headers"][name] = {"$ref": f"#/components/headers/{name}"}
    return {name: found[name] for name in sorted(found)}


def _share_parameters(operations: list[dict[str, Any]]) -> dict[str, Any]:
    """Share the parameters that several operations take."""
    counted = Counter(_key(one) for operation in operations for one in operation["parameters"])
    found: dict[str, Any] = {}
    for operation in operations:
        for number, parameter in enumerate(operation["parameters"]):
            if counted[_key(parameter)] == 1:
                continue
            name = _name_of_parameter(parameter)
            if found.setdefault(name, parameter) != parameter:
                raise ValueError(f"two parameters are called {name}")
            operation["parameters"][number] = {"$ref": f"#/components/parameters/{name}"}
    return {name: found[name] for name in sorted(found)}


def _key(parameter: dict[str, Any]) -> bytes:
    return msgspec.json.encode(parameter, order="sorted")


def _name_of_parameter(parameter: dict[str, Any]) -> str:
    if parameter["name"] == "Idempotency-Key" and "minLength" in parameter["schema"]:
        return "UnguessableIdempotencyKey"
    where = {"path": "", "query": "Query", "header": ""}[parameter["in"]]
    return _camel_case(parameter["name"]) + where
