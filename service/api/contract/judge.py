"""The judge: every request is checked against the contract before any other code sees it."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterator
from itertools import islice
from typing import Any, NamedTuple

import jsonschema_rs
import msgspec
from werkzeug.exceptions import RequestEntityTooLarge
from werkzeug.sansio.utils import get_content_length
from werkzeug.wrappers import Request

from service.api import causes
from service.api.causes import Cause
from service.api.contract.document import Document, or_null
from service.api.contract.faults import Fault, Where, fault_of
from service.api.problems import FaultsError, ProblemError
from service.engine.message import Message, message

_MOST_ERRORS = 8
_SMALL = 4096
#: A body may hold a value for each of so many of the bytes that it may have, and what can begin each: reading a body
#: costs more by what is in it than by its length. That is twice what the longest record holds.
_BYTES_PER_VALUE, _BEFORE_VALUES = 32, (b",", b"[", b"{")
#: The most digits of a number before its point: it fits in 64 bits, and costs little wherever it goes.
_MOST_DIGITS = 19
_TOO_LARGE = 10**_MOST_DIGITS
_ONLY_ZEROS = bytes.maketrans(b"123456789", b"000000000")
#: Half of a character, followed by the end of its string: to msgspec, a body that ends too soon.
_HALF_AT_END = re.compile(rb'(?<!\\)\\u[dD][89abAB][0-9a-fA-F]{2}(?!\\u)[^"]*"')
_encode = msgspec.json.Encoder().encode
_TOO_DEEP, _LARGE_NUMBER = message("body-too-deep"), message("body-number-too-large", most=_MOST_DIGITS)
_BEARER = re.compile(r"^Bearer ([A-Za-z0-9_-]{1,200})$", re.IGNORECASE)


class Judged(NamedTuple):
    """What a request says, as the contract understands it."""

    token: str | None
    path: dict[str, Any]
    query: dict[str, Any]
    headers: dict[str, Any]
    body: Any


class Ruling:
    """How one operation is judged."""

    def __init__(self, document: Document, path: dict[str, Any], operation: dict[str, Any]) -> None:
        parameters = [document.resolve(one) for one in [*path.get("parameters", []), *operation.get("parameters", [])]]
        self._parameters = {
            where: {one["name"]: _Parameter(document, one) for one in parameters if one["in"] == where}
            for where in ("path", "query", "header")
        }
        self._required = {
            where: [name for name, one in declared.items() if one.required]
            for where, declared in self._parameters.items()
        }
        # Werkzeug's headers are a view of these, and slower to look at.
        self._header_keys = {name: f"HTTP_{name.upper().replace('-', '_')}" for name in self._parameters["header"]}
        body = operation.get("requestBody", {})
        content = body.get("content", {}).get("application/json")
        self._body = Judge(document, content["schema"]) if content else None
        self._body_needed = body.get("required", False)
        self._most_bytes = body.get("x-max-bytes", 0)
        self._moved_to_query = body.get("x-moved-to-query", [])
        security = operation.get("security", [])
        self._token_taken = any("seatToken" in way for way in security)
        self._token_needed = self._token_taken and {} not in security

    def judge(self, environ: dict[str, Any], arguments: dict[str, str]) -> Judged:
        """What a request says; the arguments are those of its path.

        Raises FaultsError, or the problem of a missing token or a body that can't be read.
        """
        token = self._token(environ)
        faults: list[Fault] = []
        path = self._read("path", arguments, faults)
        query = self._read("query", _query(environ, faults) if environ.get("QUERY_STRING") else {}, faults)
        given = {name: environ[key] for name, key in self._header_keys.items() if key in environ}
        headers = self._read("header", given, faults)
        body = None
        if self._body:
            body = _json(environ, self._most_bytes, self._body_needed)
            faults += self._fields_that_moved(body) or _faults_of_body(self._body, body)
        if faults:
            raise FaultsError(causes.CONTRACT_VIOLATION, faults[:_MOST_ERRORS])
        return Judged(token, path, query, headers, body)

    def _fields_that_moved(self, body: Any) -> list[Fault]:
        """Fields that an earlier version of the contract had in the body."""
        moved = [name for name in self._moved_to_query if isinstance(body, dict) and name in body]
        return [Fault("body", name, message("fault-moved-to-query", name=name)) for name in moved]

    def _token(self, environ: dict[str, Any]) -> str | None:
        header = environ.get("HTTP_AUTHORIZATION")
        if header is None or not self._token_taken:
            if self._token_needed:
                raise ProblemError(causes.TOKEN_MISSING, message("token-missing"))
            return None
        found = _BEARER.match(header)
        if not found:
            raise ProblemError(causes.UNKNOWN_TOKEN, message("authorization-is-bearer"))
        return found[1]

    def _read(self, where: Where, given: dict[str, str], faults: list[Fault]) -> dict[str, Any]:
        declared, read = self._parameters[where], {}
        for name, text in given.items():
            if name in declared:
                read[name] = declared[name].value(text)
                faults += declared[name].judge.faults(read[name], where, (name,))
            else:
                faults.append(Fault(where, name, message("fault-no-parameter")))
        for name in self._required[where]:
            if name not in given:
                faults.append(Fault(where, name, message("fault-parameter-required")))
        return read


class _Parameter:
    def __init__(self, document: Document, said: dict[str, Any]) -> None:
        self.judge = Judge(document, said["schema"])
        self.required = said.get("required", False)
        self._type = document.resolve(said["schema"]).get("type")

    def value(self, text: str) -> Any:
        """The text of an address as what the contract says it is; left as text if it isn't."""
        if self._type == "integer" and re.fullmatch(r"-?[0-9]{1,18}", text):
            return int(text)
        if self._type == "boolean" and text in ("true", "false"):
            return text == "true"
        return text


def _query(environ: dict[str, Any], faults: list[Fault]) -> dict[str, str]:
    arguments = Request(environ).args
    faults += [
        Fault("query", name, message("fault-given-twice")) for name, values in arguments.lists() if len(values) > 1
    ]
    return dict(arguments.items())


def _bytes(environ: dict[str, Any], most: int) -> bytes:
    """The body, in a single read, where werkzeug needs several and takes a part of a chunked body for the whole.

    Of a chunked body it reads one byte more than allowed, to see whether it ends.
    """
    announced = get_content_length(environ.get("CONTENT_LENGTH"), environ.get("HTTP_TRANSFER_ENCODING"))
    if announced is None:
        announced = most + 1 if environ.get("wsgi.input_terminated") else 0
    elif announced > most:
        raise RequestEntityTooLarge
    data: bytes = environ["wsgi.input"].read(announced)
    if len(data) > most:
        raise RequestEntityTooLarge
    return data


def _json(environ: dict[str, Any], most: int, needed: bool) -> Any:
    """What the body says. An empty one that isn't needed leaves out all that can be left out, whatever its type."""
    if environ.get("HTTP_CONTENT_ENCODING", "").strip().lower() not in ("", "identity"):
        raise ProblemError(causes.UNSUPPORTED_CONTENT_CODING, message("send-uncompressed"))
    data = _bytes(environ, most)
    if not data and not needed:
        return {}
    if _has_too_many_values(data, most):
        raise RequestEntityTooLarge
    if environ.get("CONTENT_TYPE", "").partition(";")[0].strip().lower() != "application/json":
        raise ProblemError(causes.UNSUPPORTED_MEDIA_TYPE, message("send-json"))
    return _decoded(data)


def _decoded(data: bytes) -> Any:
    """Raises FaultsError if it is not JSON, or if our clients and we might read it differently."""
    try:
        body = _decode(data)
        if repeated := _repeated_member(data, body):
            field = ".".join(map(str, repeated))
            raise FaultsError(causes.CONTRACT_VIOLATION, [Fault("body", field, message("fault-given-twice"))])
        return body
    # Of what is JSON, msgspec refuses integers of thousands of digits alone.
    except (_LargeNumberError, msgspec.ValidationError) as error:
        raise _unreadable(causes.CONTRACT_VIOLATION, _LARGE_NUMBER) from error
    except RecursionError as error:
        raise _unreadable(causes.BODY_TOO_DEEP, _TOO_DEEP) from error
    except UnicodeDecodeError as error:
        raise _unreadable(causes.MALFORMED_JSON, message("body-not-utf8")) from error
    except msgspec.MsgspecError as error:
        raise _unreadable(causes.MALFORMED_JSON, _not_json(error, data)) from error


def _has_too_many_values(data: bytes, most_bytes: int) -> bool:
    most = most_bytes // _BYTES_PER_VALUE
    # A short body need not be counted.
    return len(data) > most and sum(map(data.count, _BEFORE_VALUES)) > most


class _LargeNumberError(Exception):
    """A number has more digits than any number needs."""


def _number(text: str) -> int | float:
    """A number with a point or an exponent; JSON Schema counts 2.0 among the integers, so it is one from here on."""
    number = float(text)
    if abs(number) >= _TOO_LARGE:
        raise _LargeNumberError
    return int(number) if number.is_integer() else number


_decode = msgspec.json.Decoder(float_hook=_number).decode


def _digits(text: str) -> str:
    """An integer, as it is written."""
    if len(text.removeprefix("-")) > _MOST_DIGITS:
        raise _LargeNumberError
    return text


def _repeated_member(data: bytes, body: Any) -> tuple[str | int, ...]:
    """The path of the first member that its object has twice, of which msgspec keeps the last; empty if none.

    A member that was dropped leaves fewer colons in what is written again. Only an escaped colon could make up for it.
    Raises _LargeNumberError.
    """
    if not _may_have_large_number(data) and b"\\" not in data and data.count(b":") == _encode(body).count(b":"):
        return ()
    return _repeated([json.loads(data, object_pairs_hook=_Members, parse_int=_digits, parse_float=str)])[1:]


def _may_have_large_number(data: bytes) -> bool:
    """Whether there are that many digits, be it in a text or after a point."""
    return b"0" * (_MOST_DIGITS + 1) in data.translate(_ONLY_ZEROS)


class _Members(list[Any]):
    """The members of an object in their order, as pairs."""


def _repeated(node: list[Any]) -> tuple[str | int, ...]:
    members = isinstance(node, _Members)
    if members and len({name for name, _ in node}) < len(node):
        return (Counter(name for name, _ in node).most_common(1)[0][0],)
    for name, value in node if members else enumerate(node):
        if isinstance(value, list) and (found := _repeated(value)):
            return (name, *found)
    return ()


def _unreadable(cause: Cause, why: Message) -> FaultsError:
    return FaultsError(cause, [Fault("body", "", why)])


def _not_json(error: msgspec.MsgspecError, data: bytes) -> Message:
    where = re.search(r"\(byte (\d+)\)", str(error))
    if "surrogate" in str(error) or (not where and _HALF_AT_END.search(data[-20:])):
        return message("body-half-character")
    return message("body-not-json", byte=int(where[1])) if where else message("body-cut-off")


def _faults_of_body(judge: Judge, body: Any) -> list[Fault]:
    try:
        return list(islice(judge.faults(body, "body"), _MOST_ERRORS))
    except ValueError as error:  # jsonschema-rs goes 255 levels deep, JSON is read deeper
        raise _unreadable(causes.BODY_TOO_DEEP, _TOO_DEEP) from error


class Judge:
    """The judge of one schema. Of a union it judges the variant that the tag picks, so that an error is about that."""

    def __init__(self, document: Document, schema: dict[str, Any]) -> None:
        whole = document.resolve(schema)
        self._tag = whole.get("discriminator", {}).get("propertyName")
        self._variants: dict[str, Judge] = {}
        self._inner: dict[str, Judge] = {}
        self._items: Judge | None = None
        some = or_null(whole)
        self._some = Judge(document, some) if some and document.has_union(some) else None
        if self._tag:
            mapping = whole["discriminator"]["mapping"]
            self._variants = {value: Judge(document, {"$ref": ref}) for value, ref in mapping.items()}
        else:
            inner = whole.get("properties", {})
            self._inner = {name: Judge(document, inner[name]) for name in inner if document.has_union(inner[name])}
            if "items" in whole and document.has_union(whole["items"]):
                self._items = Judge(document, whole["items"])
        self._validator = document.validator(_outline(document, whole))

    def faults(self, value: Any, where: Where, path: tuple[str | int, ...] = ()) -> Iterator[Fault]:
        if self._some:
            yield from self._some.faults(value, where, path) if value is not None else ()
            return
        if not self._validator.is_valid(value):
            for error in self._errors(value):
                yield fault_of(where, path, error)
            return
        if self._tag:
            yield from self._variants[value[self._tag]].faults(value, where, path)
        for name, judge in self._inner.items():
            if name in value:
                yield from judge.faults(value[name], where, (*path, name))
        if self._items:
            for number, item in enumerate(value):
                yield from self._items.faults(item, where, (*path, number))

    def _errors(self, value: Any) -> Iterator[Any]:
        """All errors of a small value; only the first of a big one, where listing them could take seconds."""
        if len(_encode(value)) <= _SMALL:
            yield from self._validator.iter_errors(value)
            return
        try:
            self._validator.validate(value)
        except jsonschema_rs.ValidationError as error:
            yield error


def _outline(document: Document, schema: dict[str, Any]) -> dict[str, Any]:
    """All that a schema demands before the variant of any union in it is known: of a union, a tag that it knows."""
    whole = document.resolve(schema)
    if "discriminator" in whole:
        tag, values = whole["discriminator"]["propertyName"], list(whole["discriminator"]["mapping"])
        return {"type": "object", "required": [tag], "properties": {tag: {"enum": values}}}
    if not document.has_union(whole):
        return schema
    if or_null(whole):
        return {}
    outline = dict(whole)
    if "properties" in whole:
        outline["properties"] = {name: _outline(document, inner) for name, inner in whole["properties"].items()}
    if "items" in whole:
        outline["items"] = {}
    return outline
