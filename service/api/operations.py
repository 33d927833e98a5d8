"""Routes, and what each declares for the contract."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple, TypeVar

import msgspec
from marshmallow import Schema

from service.api.causes import Cause
from service.api.reply import Reply

F = TypeVar("F", bound=Callable[..., Any])

#: For Cache-Control: who may keep an answer, to be revalidated with its ETag each time.
ANYBODY_KEEPS = "no-cache"
_VIEWER_KEEPS = "private, no-cache"
_PARAMETER = re.compile(r"<(?:\w+:)?(\w+)>")
_WITHOUT_STORE = ("games", "problems", "operation")


@dataclass(frozen=True)
class Operation:
    """One method at one address."""

    id: str
    tag: str
    summary: str
    description: str
    #: The body by status: a record, a media type of text, None, or a tuple that Accept chooses from.
    answers: dict[int, Any]
    problems: tuple[Cause, ...] = ()
    #: The schema of the body, one schema per value of the field that tells variants apart, or a record.
    body: type[Schema] | dict[str, type[Schema]] | type[msgspec.Struct] | None = None
    most_bytes: int = 64 * 1024
    #: Whether its body is replayed, which costs more the longer it is.
    takes_record: bool = False
    body_tag: str = ""
    body_name: str = ""
    query: type[Schema] | None = None
    #: "anybody"; a "viewer", who may show a token; a "seat" or the "creator", who must.
    caller: str = "anybody"
    #: Whether the match of its path is read, and its caller resolved, before the route is called.
    reads_match: bool = True
    #: The id of the match that a request creates.
    creates: Callable[[Any], str] | None = None
    idempotent: bool = False
    #: Whether the answer holds a token, which whoever guesses the Idempotency-Key would get.
    hands_out_token: bool = False
    #: Whether it resumes after the event that the header Last-Event-ID names.
    resumable: bool = False
    #: Whether it leaves the view out if the header Prefer says so.
    minimal: bool = False
    conditional: tuple[str, ...] = ()
    #: Whether it is answered without the store, unlike others of its tag.
    offline: bool = False
    #: Whether the answer is about this moment only, so that it has no ETag.
    momentary: bool = False
    #: The headers that its answers have.
    headers: tuple[str, ...] = ()
    #: Fields that were once in the body and are in the query now.
    moved_to_query: tuple[str, ...] = ()
    #: By status: a link's name, the operation that it leads to, its parameters and, if the answer has it, its body.
    links: dict[int, dict[str, Any]] = field(default_factory=dict)

    @property
    def body_needed(self) -> bool:
        """Whether some field of the body is required; if none is, an empty body means `{}`."""
        if self.body is None or isinstance(self.body, dict):
            return self.body is not None  # variants have a field that tells them apart
        if issubclass(self.body, Schema):
            return any(one.required for one in self.body._declared_fields.values())
        return any(one.required for one in msgspec.structs.fields(self.body))

    @property
    def needs_store(self) -> bool:
        """Whether the answer is about matches; if not, it stays the same until the service is updated."""
        return self.tag not in _WITHOUT_STORE and not self.offline

    @property
    def cache_control(self) -> str:
        return ANYBODY_KEEPS if self.caller == "anybody" else _VIEWER_KEEPS

    def declared_for(self, method: str) -> Operation:
        """The operation with what follows from its method: the answer to a GET has an ETag to ask again with."""
        if method != "GET" or self.momentary:
            return self
        return replace(
            self,
            answers={**self.answers, 304: None},
            conditional=("If-None-Match",),
            headers=tuple(dict.fromkeys((*VALIDATORS, *self.headers))),
        )


#: The headers of every answer to a GET.
VALIDATORS = ("ETag", "Cache-Control")


class Route(NamedTuple):
    """An operation at its address, and the function that answers a call of it."""

    method: str
    #: With parameters as Flask writes them: `/v1/matches/<match>`.
    path: str
    operation: Operation
    function: Callable[[Any], Reply]

    @property
    def address(self) -> str:
        """Flask's `<match>` as the contract's `{match}`."""
        return _PARAMETER.sub(r"{\1}", self.path)


class Routes(list[Route]):
    """The routes of a resource, in the order of their definition."""

    def get(self, path: str, **declared: Any) -> Callable[[F], F]:
        return self._route("GET", path, Operation(**declared))

    def post(self, path: str, **declared: Any) -> Callable[[F], F]:
        return self._route("POST", path, Operation(**declared))

    def delete(self, path: str, **declared: Any) -> Callable[[F], F]:
        return self._route("DELETE", path, Operation(**declared))

    def _route(self, method: str, path: str, operation: Operation) -> Callable[[F], F]:
        def register(function: F) -> F:
            self.append(Route(method, path, operation.declared_for(method), function))
            return function

        return register
