"""Writes openapi.yaml from the routes, the records and the marshmallow schemas.

`python -m service.api.contract.openapi` writes the file and its copy as JSON; with `--check` it only compares them.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib.metadata import version
from pathlib import Path
from typing import Any

import click
import msgspec
import yaml
from apispec import APISpec
from apispec.ext.marshmallow import MarshmallowPlugin

from service.api import answers, problem_answers
from service.api.contract import examples
from service.api.contract.openapi import shape, sharing
from service.api.contract.openapi.operations import PROBLEM_RECORDS, bodies_of, operation_of, union_of_bodies
from service.api.contract.openapi.records import component_name, record_schemas
from service.api.operations import Operation
from service.api.resources import ROUTES

PATH = Path(__file__).parents[4] / "openapi.yaml"
COPY = Path(__file__).parents[3] / "openapi.json"
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
_DESCRIPTION = """\
A rules server for board games. Create a match, take a seat, see exactly what that seat may see, get the list of legal
moves, post one. Every request is judged by this very document before anything else happens.

Every error is `application/problem+json` with a stable `type`. Every POST that changes something takes an
`Idempotency-Key`. A seat's token goes into `Authorization: Bearer …`; without one you are a spectator. A client that
asks for too much gets 429 and is told when to come back.

Everything that a person reads is in the language of `Accept-Language`, or of `language` in the query: what is asked,
what each move does, why a move is not allowed, what happened. Everything that a person touches is called by its name on
the board. A client needs to know no game. A request that is repeated with its `Idempotency-Key` gets the first answer
again, in the language of the first request.
"""
_HOW_IT_CHANGES = """
## How this contract changes

`info.version` is the version of this contract and of the service, which `/version` tells. It follows Semantic
Versioning: a breaking change raises the first number or, before 1.0.0, the second. `/v1` is only a part of the address:
if the addresses are ever rearranged, `/v2` is served beside it.

Additive changes can come with any release:

- new operations, optional parameters and optional fields of requests; more values and wider limits for what you send;
- new fields and headers in answers; numbers and texts beyond the limits that are given here;
- new games; new types of events, decisions, moves and views, also in existing games;
- new types of problems and error statuses; a new success status only if a request asks for something new;
- different words in anything that people read.

So ignore fields that you don't know. Skip an event of an unknown type, or show its sentence. For a decision of an
unknown type, show its question and the moves that it lists. For a problem of an unknown type, go by its status. Compare
types, never sentences.

Everything else is breaking: removing or narrowing what you may send; removing a field of an answer, making it optional
or nullable, or adding a value where its values are listed; renaming an operation or a schema.

Before anything is removed, it is deprecated: the changelog announces it, this document marks it as `deprecated`, and a
deprecated operation answers with the headers `Deprecation` (RFC 9745) and `Sunset` (RFC 8594). It stays for at least
one more minor release and, from 1.0.0 on, for at least six months. Nothing is deprecated today.

A game's `rules_version` is separate. It rises when the game's rules change, or what its events tell. A running match
can still be finished, but its earlier moves can no longer be looked at or taken back, nor its record be verified.
"""


@cache
def document() -> dict[str, Any]:
    plugin = MarshmallowPlugin(schema_name_resolver=lambda schema: getattr(schema, "__name__", type(schema).__name__))
    spec = APISpec(
        title="Tidetable",
        version=version("tidetable"),
        openapi_version="3.1.1",
        plugins=[plugin],
        info={
            "description": _DESCRIPTION + _HOW_IT_CHANGES,
            "contact": {"name": "The developers of Tidetable"},
            "license": {"name": "MIT", "identifier": "MIT"},
        },
        servers=[{"url": "/", "description": "Where this document was found."}],
        tags=[{"name": name, "description": text} for name, text in _TAGS.items()],
    )
    spec.components.security_scheme("seatToken", {"type": "http", "scheme": "bearer", "description": "A seat's token."})
    spec.components.security_scheme(
        "apiKey",
        {
            "type": "apiKey",
            "in": "header",
            "name": "X-API-Key",
            "description": "Needed to create and to import matches, if whoever runs the service has handed out keys.",
        },
    )
    for name, schema in record_schemas(_records()).items():
        spec.components.schema(name, schema)
    for address, method, operation in _operations():
        if isinstance(operation.body, dict):
            union_of_bodies(spec, operation, operation.body)
        spec.path(path=address, operations={method: operation_of(operation, address)})
    return _finished(spec.to_dict())


def _operations() -> Iterator[tuple[str, str, Operation]]:
    for route in ROUTES:
        yield route.address, route.method.lower(), route.operation


def _records() -> list[Any]:
    """All records that are sent or answered."""
    answered = [
        body for _, _, operation in _operations() for answer in operation.answers.values() for body in bodies_of(answer)
    ]
    sent = [
        operation.body for _, _, operation in _operations() if operation.body and not isinstance(operation.body, dict)
    ]
    streamed = [answers.StreamEnd]
    found = [*answered, *sent, *streamed, *PROBLEM_RECORDS.values(), problem_answers.Problem]
    return [one for one in found if isinstance(one, type) and issubclass(one, msgspec.Struct)]


def _finished(generated: dict[str, Any]) -> dict[str, Any]:
    components = generated["components"]
    components["schemas"] = shape.shaped(components["schemas"], _sent())
    return sharing.shared(generated, examples.shared())


def _sent() -> Iterator[str]:
    """The names of the schemas of requests."""
    for _, _, operation in _operations():
        if isinstance(operation.body, dict):
            yield operation.body_name
        elif operation.body:
            yield component_name(operation.body)


class _Dumper(yaml.SafeDumper):
    def ignore_aliases(self, data: Any) -> bool:  # noqa: ARG002 - PyYAML's signature
        return True


def as_yaml() -> str:
    heading = "# Made by `make openapi` from the routes and the records; edit those, not this file.\n"
    body: str = yaml.dump(document(), Dumper=_Dumper, sort_keys=False, allow_unicode=True, width=120)
    return heading + body


def as_json() -> bytes:
    """The contract as JSON, which the service reads when it starts."""
    return msgspec.json.format(msgspec.json.encode(document()), indent=1) + b"\n"


@click.command()
@click.option("--check", is_flag=True, help="Write nothing, and fail if a file is not what would be written.")
@click.pass_context
def main(ctx: click.Context, check: bool) -> None:
    """Write openapi.yaml and service/openapi.json, its copy."""
    files = {PATH: as_yaml().encode(), COPY: as_json()}
    if not check:
        for path, current in files.items():
            path.write_bytes(current)
        return
    drifted = [path.name for path, current in files.items() if not path.exists() or path.read_bytes() != current]
    for name in drifted:
        click.echo(f"{name} has drifted from the code: run `make openapi`.", err=True)
    ctx.exit(1 if drifted else 0)
