"""How answers are delivered: with an ETag, compressed if the client accepts it, and as 304 if the client has them.

An ETag is that of a version of a match, of a file, or a hash of the content. It differs by content coding, as RFC 9110
demands: `"7-…-0-en"` becomes `"7-…-0-en:br"` when the answer is compressed.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from hashlib import sha256
from http import HTTPStatus
from typing import Any, NamedTuple

from service.api.codings import NAMES, Accepted, Kept, accepted, compress
from service.api.operations import ANYBODY_KEEPS, Operation
from service.api.reply import Reply

#: Bodies up to this many bytes are not worth compressing.
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
#: Several times the size of all answers that don't depend on matches.
_KEPT = Kept(most_bytes=8 * 1024 * 1024)
#: The statuses with which a GET succeeds.
_READ_STATUSES = {HTTPStatus.OK, HTTPStatus.PARTIAL_CONTENT, HTTPStatus.NOT_MODIFIED}
#: A longer Accept-Encoding is ignored: there are not that many codings.
_MOST_ACCEPTED = 1024
#: ETags in a header beyond this are ignored: a match has one for each language and coding.
_MOST_ETAGS = 100
_ETAG = re.compile(rf'(?:W/)?"([^"]*?)(?::({"|".join(NAMES)}))?"')


class ETag(NamedTuple):
    """An ETag that a client has sent: that of the uncompressed answer, and the coding in which the client got it."""

    version: str
    coding: str | None

    def __str__(self) -> str:
        return _with_coding(self.version, self.coding) if self.coding else self.version


def etags(header: str) -> Iterator[ETag]:
    """The ETags in If-Match or If-None-Match, the first hundred; anything else is skipped."""
    for one in header.split(",", _MOST_ETAGS)[:_MOST_ETAGS]:
        if found := _ETAG.fullmatch(one.strip()):
            yield ETag(f'"{found[1]}"', found[2])


def known_as(version: str, environ: dict[str, Any]) -> str | None:
    """The ETag in If-None-Match that says that the client has this version; None if there is none.

    An ETag whose coding the request doesn't accept is not one: a cache that asks for somebody else must not hand out
    what they can't read.
    """
    header: str | None = environ.get("HTTP_IF_NONE_MATCH")
    if header is None or header == "*":
        return header and version
    readable = _accepted(environ).readable
    same = (one for one in etags(header) if one.version == version)
    return next((str(one) for one in same if one.coding is None or one.coding in readable), None)


def delivered(reply: Reply, environ: dict[str, Any], operation: Operation | None) -> Reply:
    """The reply as this client gets it; the operation is None for files, which are not in the contract."""
    if reply.stream is not None:
        return reply  # a stream must not be buffered
    is_read = environ["REQUEST_METHOD"] in ("GET", "HEAD") and reply.status in _READ_STATUSES
    if is_read and not (operation and operation.momentary):
        _identify(reply, operation)
        known = known_as(reply.headers["ETag"], environ)
        if known is not None:
            return _not_modified(reply, known)
    coding = _accepted(environ).best
    if coding is not None and _is_long_text(reply):
        lasts = operation is None or not operation.needs_store
        return _compressed(reply, coding, lasts)
    return reply


def _accepted(environ: dict[str, Any]) -> Accepted:
    header: str | None = environ.get("HTTP_ACCEPT_ENCODING")
    return accepted(None if header is not None and len(header) > _MOST_ACCEPTED else header)


def _identify(reply: Reply, operation: Operation | None) -> None:
    """Give an ETag to a reply that has none, and say who may keep it."""
    if "ETag" not in reply.headers:
        reply.headers["ETag"] = f'"{sha256(reply.body).hexdigest()[:32]}"'
    reply.headers.setdefault("Cache-Control", operation.cache_control if operation else ANYBODY_KEEPS)


def _not_modified(reply: Reply, known: str) -> Reply:
    return Reply(HTTPStatus.NOT_MODIFIED, {"ETag": known, "Cache-Control": reply.headers["Cache-Control"]})


def _is_long_text(reply: Reply) -> bool:
    return (
        len(reply.body) > _SHORT
        and reply.headers.get("Content-Type", "").partition(";")[0] in _TEXTS
        and reply.status != HTTPStatus.PARTIAL_CONTENT
        and "Content-Encoding" not in reply.headers
    )


def _compressed(reply: Reply, coding: str, lasts: bool) -> Reply:
    """The reply in a content coding. If it lasts until the service is updated, its compressed body is kept."""
    headers = {**reply.headers, "Content-Encoding": coding}
    headers.pop("Accept-Ranges", None)
    etag = headers.get("ETag")
    if etag is not None:
        headers["ETag"] = _with_coding(etag, coding)
    body = _KEPT.compress(reply.body, coding, etag) if etag and lasts else compress(reply.body, coding)
    return reply._replace(headers=headers, body=body)


def _with_coding(version: str, coding: str) -> str:
    return f'{version[:-1]}:{coding}"'
