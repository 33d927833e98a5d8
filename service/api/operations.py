"""What a route says of itself to the contract, beside what its code says."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, TypeVar

import msgspec
from marshmallow import Schema

from service.causes import Cause

F = TypeVar("F", bound=Callable[..., Any])


@dataclass(frozen=True)
class Operation:
    """One method at one address."""

    id: str
    tag: str
    summary: str
    description: str
    #: A status and what the body is: a record, a media type with text, nothing, or what Accept chooses from.
    answers: dict[int, Any]
    problems: tuple[Cause, ...] = ()
    #: The schema of the body, one schema per value of the field that tells variants apart, or a record.
    body: type[Schema] | dict[str, type[Schema]] | type[msgspec.Struct] | None = None
    most_bytes: int = 64 * 1024
    body_tag: str = ""
    body_name: str = ""
    query: type[Schema] | None = None
    #: "anybody"; a "viewer", who may show a token; or a "seat" (or the creator), who must.
    caller: str = "anybody"
    idempotent: bool = False
    #: Whether it goes on after the event of the header Last-Event-ID.
    resumable: bool = False
    conditional: tuple[str, ...] = ()
    headers: dict[str, str] = field(default_factory=dict)
    #: By status: the name of the link, the operation that it leads to and that one's parameters.
    links: dict[int, dict[str, tuple[str, dict[str, str]]]] = field(default_factory=dict)


def operation(**said: Any) -> Callable[[F], F]:
    def with_operation(route: F) -> F:
        vars(route)["operation"] = Operation(**said)
        return route

    return with_operation
