"""The judge: every request is held against openapi.yaml before any code of ours sees it."""

from __future__ import annotations

import math
import re
from collections.abc import Iterator
from functools import cache
from itertools import islice
from pathlib import Path
from typing import Any, Literal, NamedTuple

import jsonschema_rs
import msgspec
import yaml
from flask import Flask, Request, g, request
from werkzeug.exceptions import NotFound, RequestEntityTooLarge

from service.api import causes
from service.api.causes import Cause
from service.api.language import service_says
from service.api.problem_answers import FieldError
from service.api.problems import ProblemError
from service.engine.message import Message, Variable, message
from service.games import ADDED

_MOST_ERRORS = 8
_SMALL = 4096
_LONGEST_DETAIL = 200
_MOST_NAMED = 20
_TOO_DEEP = message("body-too-deep")
_BEARER = re.compile(r"^Bearer ([A-Za-z0-9_-]{1,200})$", re.IGNORECASE)


Where = Literal["body", "path", "query", "header"]


class Fault(NamedTuple):
    """One thing that does not fit: in the body, the path, the query or a header."""

    where: Where
    field: str
    why: Message


class Document:
    """openapi.yaml, with its schemas ready to be compiled."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.content: dict[str, Any] = yaml.load(text, Loader=yaml.CSafeLoader)
        self.json = msgspec.json.encode(self.content)
        self._registry = jsonschema_rs.Registry([("urn:tidetable", self.content)])

    def validator(self, schema: dict[str, Any]) -> jsonschema_rs.Draft202012Validator:
        absolute = msgspec.json.decode(msgspec.json.encode(schema).replace(b'"#/', b'"urn:tidetable#/'))
        return jsonschema_rs.Draft202012Validator(absolute, registry=self._registry)

    def resolve(self, schema: dict[str, Any]) -> dict[str, Any]:
        """The schema, or what it refers to."""
        if "$ref" not in schema:
            return schema
        found: Any = self.content
        for part in schema["$ref"].removeprefix("#/").split("/"):
            found = found[part]
        return self.resolve(found)

    def has_union(self, schema: dict[str, Any]) -> bool:
        """Whether a union of tagged variants stands somewhere in it."""
        whole = self.resolve(schema)
        inner = [*whole.get("properties", {}).values(), *([whole["items"]] if "items" in whole else [])]
        inner += [some] if (some := or_null(whole)) else []
        return "discriminator" in whole or any(map(self.has_union, inner))


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
                yield Fault(where, ".".join(map(str, (*path, *error.instance_path))), _why(error))
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
        """All errors of a small value; of a big one the first, as it may have so many that counting takes seconds."""
        if len(_encode(value)) <= _SMALL:
            yield from self._validator.iter_errors(value)
            return
        try:
            self._validator.validate(value)
        except jsonschema_rs.ValidationError as error:
            yield error


class Ruling:
    """How one operation is judged."""

    def __init__(self, document: Document, path: dict[str, Any], operation: dict[str, Any]) -> None:
        parameters = [document.resolve(one) for one in [*path.get("parameters", []), *operation.get("parameters", [])]]
        self._parameters = {
            where: {one["name"]: _Parameter(document, one) for one in parameters if one["in"] == where}
            for where in ("path", "query", "header")
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
        self._token_needed = bool(security) and {} not in security
        self._token_taken = bool(security)

    def judge(self, asked: Request) -> None:
        """Leave the judged input in `g`: path, query, headers, body and token."""
        judged = g._get_current_object()
        judged.token = self._token(asked)
        faults: list[Fault] = []
        judged.path = self._read("path", dict(asked.view_args or {}), faults)
        judged.query = self._read("query", _single(asked.args, faults) if asked.query_string else {}, faults)
        judged.query.pop("language", None)  # it has had its effect on the answer's language
        given = {name: asked.environ[key] for name, key in self._header_keys.items() if key in asked.environ}
        judged.headers = self._read("header", given, faults)
        judged.body = None
        if self._body:
            judged.body = _json(asked, self._most_bytes, self._body_needed)
            faults += self._fields_that_moved(judged.body) or _faults_of_body(self._body, judged.body)
        if faults:
            raise _violation(faults[:_MOST_ERRORS])

    def _fields_that_moved(self, body: Any) -> list[Fault]:
        """Fields that an earlier version of the contract had in the body."""
        moved = [name for name in self._moved_to_query if isinstance(body, dict) and name in body]
        return [Fault("body", name, message("fault-moved-to-query", name=name)) for name in moved]

    def _token(self, asked: Request) -> str | None:
        header = asked.environ.get("HTTP_AUTHORIZATION")
        if header is None or not self._token_taken:
            if self._token_needed:
                raise ProblemError(causes.TOKEN_MISSING, message("token-missing"))
            return None
        found = _BEARER.match(header)
        if not found:
            raise ProblemError(causes.UNKNOWN_TOKEN, message("authorization-is-bearer"))
        return found[1]

    def _read(self, where: Where, given: dict[str, str], faults: list[Fault]) -> dict[str, Any]:
        declared = self._parameters[where]
        read = {name: declared[name].value(text) for name, text in given.items() if name in declared}
        for name, value in read.items():
            faults += declared[name].judge.faults(value, where, (name,))
        faults += [Fault(where, name, message("fault-no-parameter")) for name in given if name not in declared]
        faults += [
            Fault(where, name, message("fault-parameter-required"))
            for name, one in declared.items()
            if one.required and name not in given
        ]
        return read


class _Parameter:
    def __init__(self, document: Document, said: dict[str, Any]) -> None:
        self.judge = Judge(document, said["schema"])
        self.required = said.get("required", False)
        self._type = document.resolve(said["schema"]).get("type")

    def value(self, text: str) -> Any:
        """The text of an address as what the contract says it is; left as text where it is not that."""
        if self._type == "integer" and re.fullmatch(r"-?[0-9]{1,18}", text):
            return int(text)
        if self._type == "boolean" and text in ("true", "false"):
            return text == "true"
        return text


class Contract:
    """The document and a ruling for each of its operations."""

    def __init__(self, document: Document) -> None:
        self.document = document
        self._rulings = {
            (path, method): Ruling(document, item, item[method])
            for path, item in document.content["paths"].items()
            for method in ("get", "post", "delete", "put", "patch")
            if method in item
        }

    def judge_request(self) -> None:
        # The judge looks at it too often for a proxy.
        asked: Request = request._get_current_object()  # type: ignore[attr-defined] # Flask types the proxy as what it is for
        if asked.environ["PATH_INFO"].startswith("//"):
            raise NotFound  # for werkzeug it is the address with one slash
        if asked.url_rule is None:
            return
        method = "get" if asked.method == "HEAD" else asked.method.lower()
        ruling = self._rulings.get((address_of(asked.url_rule.rule), method))
        if ruling:
            ruling.judge(asked)


@cache
def address_of(rule: str) -> str:
    """Flask's `<match>` as the contract's `{match}`."""
    return re.sub(r"<(?:\w+:)?(\w+)>", r"{\1}", rule)


def contract_text() -> str:
    """The contract's file: at the top of the project, and inside an installed package.

    With additional games the contract is generated at start.
    """
    if ADDED:
        from service.api.contract.openapi import written

        return written()
    here = Path(__file__).parents[2]
    beside = [here.parent / "openapi.yaml", here / "openapi.yaml"]
    return next(path for path in beside if path.exists()).read_text(encoding="utf-8")


def register(app: Flask) -> Contract:
    contract = Contract(Document(contract_text()))
    app.before_request(contract.judge_request)
    return contract


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


def or_null(schema: dict[str, Any]) -> dict[str, Any] | None:
    """What a schema wants if it is not null; None for a schema that wants more than that or less."""
    match schema.get("oneOf") or schema.get("anyOf"):
        case [some, {"type": "null"}]:
            return dict(some)
    return None


def _single(arguments: Any, faults: list[Fault]) -> dict[str, str]:
    faults += [
        Fault("query", name, message("fault-given-twice")) for name, values in arguments.lists() if len(values) > 1
    ]
    return dict(arguments.items())


def _bytes(asked: Request, most: int) -> bytes:
    """The body, in a single read, where werkzeug needs several and takes a part of one in chunks for all of it.

    Of a body in chunks one byte more is asked for than there may be, to see whether it ends.
    """
    announced = asked.content_length
    if announced is None:
        announced = most + 1 if asked.environ.get("wsgi.input_terminated") else 0
    elif announced > most:
        raise RequestEntityTooLarge
    data: bytes = asked.environ["wsgi.input"].read(announced)
    if len(data) > most:
        raise RequestEntityTooLarge
    return data


def _json(asked: Request, most: int, needed: bool) -> Any:
    """What the body says. An empty one that isn't needed leaves out all that can be left out, whatever its type."""
    data = _bytes(asked, most)
    if not data and not needed:
        return {}
    if asked.mimetype != "application/json":
        raise ProblemError(causes.UNSUPPORTED_MEDIA_TYPE, message("send-json"))
    try:
        return _decode(data)
    except RecursionError as error:
        raise _unreadable(causes.BODY_TOO_DEEP, _TOO_DEEP) from error
    except UnicodeDecodeError as error:
        raise _unreadable(causes.MALFORMED_JSON, message("body-not-utf8")) from error
    except msgspec.MsgspecError as error:
        raise _unreadable(causes.MALFORMED_JSON, _not_json(error)) from error


def _unreadable(cause: Cause, why: Message) -> ProblemError:
    said = service_says().afresh(why)
    return ProblemError(cause, said, errors=[FieldError(where="body", field="", detail=said)])


def _not_json(error: msgspec.MsgspecError) -> Message:
    where = re.search(r"\(byte (\d+)\)", str(error))
    return message("body-not-json", byte=int(where[1])) if where else message("body-cut-off")


def _number(text: str) -> int | float:
    """A number with a point or an exponent; JSON Schema counts 2.0 among the integers, so it is one from here on."""
    number = float(text)
    if math.isinf(number):
        raise msgspec.DecodeError("Number out of range")
    return int(number) if number.is_integer() else number


_decode = msgspec.json.Decoder(float_hook=_number).decode
_encode = msgspec.json.Encoder().encode


def _faults_of_body(judge: Judge, body: Any) -> list[Fault]:
    try:
        return list(islice(judge.faults(body, "body"), _MOST_ERRORS))
    except ValueError as error:  # jsonschema-rs goes 255 levels deep, JSON is read deeper
        raise _unreadable(causes.BODY_TOO_DEEP, _TOO_DEEP) from error


def _violation(faults: list[Fault]) -> ProblemError:
    say = service_says()
    details = [say.afresh(fault.why) for fault in faults]
    shown = [
        FieldError(where=one.where, field=one.field, detail=detail) for one, detail in zip(faults, details, strict=True)
    ]
    said = "; ".join(f"{one.field}: {one.detail}" if one.field else one.detail for one in shown[:3])
    return ProblemError(causes.CONTRACT_VIOLATION, said, errors=shown)


def _why(error: Any) -> Message:
    """Why a value doesn't fit its schema."""
    kind, expected = error.kind.name, error.kind.value
    if kind not in _KINDS:
        return message("fault-other", detail=_cut(error.message))
    return message(f"fault-{kind}", given=_written(error.instance), expected=_expected(expected))


#: The keywords of JSON Schema that have messages in the catalogues.
_KINDS = frozenset(
    (
        "type", "enum", "const", "required", "additionalProperties", "pattern",
        "minimum", "maximum", "minLength", "maxLength", "minItems", "maxItems",
    )
)  # fmt: skip


def _expected(value: Any) -> Variable:
    if isinstance(value, list):
        named = [_written(one).strip('"') for one in value[:_MOST_NAMED]]
        return (*named, "…") if len(value) > _MOST_NAMED else tuple(named)
    return value if isinstance(value, int) else _written(value).strip('"')


def _written(value: Any) -> str:
    return _cut(_encode(value).decode())


def _cut(text: str) -> str:
    return text if len(text) <= _LONGEST_DETAIL else text[: _LONGEST_DETAIL - 1] + "…"
