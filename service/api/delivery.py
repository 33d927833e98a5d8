"""How answers are delivered: with an ETag, compressed if the client accepts it, and as 304 if the client has them.

An ETag is that of a version of a match, of a file, or a hash of the content. It differs by content coding, as RFC 9110
demands: `"7-0-en"` becomes `"7-0-en:br"` when the answer is compressed.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from hashlib import sha256
from http import HTTPStatus
from typing import NamedTuple

from flask import Flask, Response, current_app, request

from service.api.codings import NAMES, Kept, accepted, compress
from service.api.operations import ANYBODY_KEEPS, Operation

#: Compressing gains nothing up to this length, in bytes.
_SHORT = 1024
_TEXTS = {
    "application/javascript",
    "application/json",
    "application/problem+json",
    "application/yaml",
    "image/svg+xml",
    "text/css",
    "text/html",
    "text/javascript",
    "text/markdown",
    "text/plain",
}
#: Several times what all answers take that don't depend on matches.
_KEPT = Kept(most_bytes=8 * 1024 * 1024)
#: The statuses with which a GET succeeds.
_OF_A_READ = {HTTPStatus.OK, HTTPStatus.PARTIAL_CONTENT, HTTPStatus.NOT_MODIFIED}
_ETAG = re.compile(rf'(?:W/)?"([^"]*?)(?::({"|".join(NAMES)}))?"')


class ETag(NamedTuple):
    """An ETag that a client has sent: that of the uncompressed answer, and the coding in which the client got it."""

    version: str
    coding: str | None

    def __str__(self) -> str:
        return _with_coding(self.version, self.coding) if self.coding else self.version


def register(app: Flask) -> None:
    app.after_request(deliver)


def etags(header: str) -> Iterator[ETag]:
    """The ETags in If-Match or If-None-Match; anything else is skipped."""
    for one in header.split(","):
        if found := _ETAG.fullmatch(one.strip()):
            yield ETag(f'"{found[1]}"', found[2])


def known_as(version: str) -> str | None:
    """The ETag in If-None-Match that says that the client has this version; None if there is none.

    An ETag whose coding the request doesn't accept is not one: a cache that asks for somebody else must not hand out
    what they can't read.
    """
    header = request.environ.get("HTTP_IF_NONE_MATCH")
    if header is None or header == "*":
        return header and version
    readable = accepted(request.environ.get("HTTP_ACCEPT_ENCODING")).readable
    same = (one for one in etags(header) if one.version == version)
    return next((str(one) for one in same if one.coding is None or one.coding in readable), None)


def deliver(answer: Response) -> Response:
    """The answer as this client gets it."""
    if answer.is_streamed and not answer.direct_passthrough:
        return answer  # a live stream, which nothing may hold up; a file is passed through
    if request.environ["REQUEST_METHOD"] in ("GET", "HEAD") and answer.status_code in _OF_A_READ:
        said = _operation()
        if said is None or not said.momentary:
            _identify(answer, said)
            known = known_as(answer.headers["ETag"])
            if known is not None:
                return _not_modified(answer, known)
    coding = accepted(request.environ.get("HTTP_ACCEPT_ENCODING")).best
    if coding is not None and _is_long_text(answer):
        _compress(answer, coding)
    return answer


def _operation() -> Operation | None:
    """What the route says of itself; None for those that are not in the contract, such as the page's."""
    return getattr(current_app.view_functions.get(request.endpoint or ""), "operation", None)


def _identify(answer: Response, said: Operation | None) -> None:
    """Give an ETag to an answer that has none, and say who may keep it."""
    if "ETag" not in answer.headers:
        answer.headers["ETag"] = f'"{sha256(answer.get_data()).hexdigest()[:32]}"'
    answer.headers.setdefault("Cache-Control", said.cache_control if said else ANYBODY_KEEPS)


def _not_modified(answer: Response, known: str) -> Response:
    answer.close()
    headers = {"ETag": known, "Cache-Control": answer.headers["Cache-Control"]}
    return Response(status=HTTPStatus.NOT_MODIFIED, headers=headers)


def _is_long_text(answer: Response) -> bool:
    return (
        (answer.content_length or 0) > _SHORT
        and answer.mimetype in _TEXTS
        and answer.status_code != HTTPStatus.PARTIAL_CONTENT
        and "Content-Encoding" not in answer.headers
    )


def _compress(answer: Response, coding: str) -> None:
    etag = answer.headers.get("ETag")
    if etag is None:
        body = compress(_body(answer), coding)
    else:
        answer.headers["ETag"] = _with_coding(etag, coding)
        said = _operation()
        lasts = said is None or not said.needs_store
        body = _KEPT.compress(lambda: _body(answer), coding, etag) if lasts else compress(_body(answer), coding)
    answer.close()
    answer.direct_passthrough = False
    answer.set_data(body)
    answer.headers["Content-Encoding"] = coding
    answer.headers.pop("Accept-Ranges", None)


def _body(answer: Response) -> bytes:
    answer.direct_passthrough = False
    return answer.get_data()


def _with_coding(version: str, coding: str) -> str:
    return f'{version[:-1]}:{coding}"'
