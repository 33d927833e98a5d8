"""Schemathesis hooks that play: every run with them takes seats, keeps tokens and makes legal moves.

schemathesis.toml names them, for runs from the project's folder.
"""

from __future__ import annotations

import threading
from functools import cache
from typing import Any

import requests
import schemathesis
from schemathesis import Case, HookContext, Response

from tests.contract.guide import Guide
from tests.contract.players import Answer
from tests.contract.walk import walking

_PATIENCE = 30.0
_ANY_TOKEN = {"Authorization": "Bearer " + "x" * 43}
_LOCK = threading.Lock()


@schemathesis.hook
def after_load_schema(_context: HookContext, schema: Any) -> None:
    """Walk in the stateful phase."""
    build = schema.build_state_machine
    schema.build_state_machine = lambda **given: walking(build(**given), _guide_of(schema).begin_chain)


@schemathesis.hook
def before_call(_context: HookContext, case: Case, _kwargs: dict[str, Any]) -> None:
    with _LOCK:
        _guide_of(case.operation.schema).lead(case)


@schemathesis.hook
def after_call(_context: HookContext, case: Case, response: Response) -> None:
    with _LOCK:
        _guide_of(case.operation.schema).learn(case, response)


@schemathesis.hook
def before_add_examples(context: HookContext, examples: list[Case]) -> None:
    """Add requests that schemathesis doesn't generate: too long, or with unknown media types."""
    operation = context.operation
    assert operation
    said = operation.definition.raw
    if "406" in said["responses"]:
        examples.append(_example(operation, headers={"Accept": "image/png"}))
    if "requestBody" in said:
        long = {"padding": "x" * said["requestBody"]["x-max-bytes"]}
        examples.append(_example(operation, body=long, media_type="application/json"))
        media = {"Content-Type": "text/csv"}
        examples.append(_example(operation, body={}, media_type="application/json", headers=media))


def _example(operation: Any, headers: dict[str, str] | None = None, **more: Any) -> Case:
    path = {parameter.name: "0" * 20 for parameter in operation.path_parameters}
    return operation.Case(path_parameters=path, headers={**_ANY_TOKEN, **(headers or {})}, **more)


def _guide_of(schema: Any) -> Guide:
    return _guide(schema.get_base_url().rstrip("/"))


@cache
def _guide(url: str) -> Guide:
    session = requests.Session()

    def call(method: str, path: str, body: Any, token: str | None) -> Answer:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        given = session.request(method, url + path, json=body, headers=headers, timeout=_PATIENCE)
        return Answer(given.status_code, given.headers.get("ETag", ""), given.json() if given.content else None)

    return Guide(call)
