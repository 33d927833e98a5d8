"""A request as gunicorn's parser reads it, with stricter bounds on what reading it may cost.

- Headers are bounded in total, where gunicorn bounds the length of each and their number.
- A body may have only so many chunks for its length, and no coding beside them.
- A request without a valid Host, or with two values for what can have one, is refused: WSGI would join them into one.
"""

from __future__ import annotations

import re
from typing import Any

from gunicorn.http import errors, message
from gunicorn.http.body import Body, ChunkedReader

#: How many bytes of headers a request may have, and of trailers.
_MOST_HEADER_BYTES = 16 * 1024
#: How many chunks a body may have, besides one for so many of its bytes.
_MOST_CHUNKS, _CHUNK_BYTES = 1000, 1024
#: The longest line before a chunk: its size and extensions.
_LONGEST_CHUNK_LINE = 256
#: The headers that a request may have once; gunicorn sees to Content-Length and Content-Type.
_SINGLE = frozenset(("HOST", "AUTHORIZATION", "IDEMPOTENCY-KEY", "LAST-EVENT-ID", "X-API-KEY"))
#: A name, an IPv4 address or an IPv6 address in brackets, perhaps with a port; empty if the address has no authority.
_HOST = re.compile(r"(?:\[[0-9A-Fa-f:.]+\]|[A-Za-z0-9._~%-]*)(?::[0-9]{0,5})?")


class NoHostError(errors.ParseException):  # type: ignore[misc] # gunicorn has no types
    """The request doesn't say which host it is for (RFC 9112)."""


class InvalidHostError(errors.ParseException):  # type: ignore[misc] # gunicorn has no types
    """The request's Host is not a host, or a host and a port (RFC 9112)."""


class RepeatedHeaderError(errors.ParseException):  # type: ignore[misc] # gunicorn has no types
    """The request has two values for a header that can have one."""


class TooManyChunksError(errors.ParseException):  # type: ignore[misc] # gunicorn has no types
    """The body has many more chunks than its length needs."""


class LongChunkLineError(errors.ParseException):  # type: ignore[misc] # gunicorn has no types
    """The size of a chunk and its extensions are longer than anybody needs."""


class Request(message.Request):  # type: ignore[misc] # gunicorn has no types
    body: Any

    def parse(self, unreader: Any) -> Any:
        self.max_buffer_headers = _MOST_HEADER_BYTES
        unused = super().parse(unreader)
        _check_headers(self.headers, self.version)
        return unused

    def parse_headers(self, data: bytes, from_trailer: bool = False) -> Any:
        if len(data) > _MOST_HEADER_BYTES:
            raise errors.LimitRequestHeaders("limit request headers size")
        return super().parse_headers(data, from_trailer)

    def set_body_reader(self) -> None:
        super().set_body_reader()
        for name, value in self.headers:
            if name == "TRANSFER-ENCODING" and value.lower() != "chunked":
                raise errors.UnsupportedTransferCoding(value)
        if isinstance(self.body.reader, ChunkedReader):
            self.body = Body(_Chunks(self, self.unreader))


class _Chunks(ChunkedReader):  # type: ignore[misc] # gunicorn has no types
    """A chunked body: reading a chunk costs more than reading a byte."""

    def __init__(self, req: Request, unreader: Any) -> None:
        super().__init__(req, unreader)
        self._left = _MOST_CHUNKS * _CHUNK_BYTES

    def parse_chunk_size(self, unreader: Any, data: bytes | None = None) -> tuple[int, bytes | None]:
        line = bytearray(data or b"")
        while line.find(b"\r\n", 0, _LONGEST_CHUNK_LINE) < 0:
            if len(line) >= _LONGEST_CHUNK_LINE:
                raise LongChunkLineError
            self.read_into(unreader, line)
        size, rest = super().parse_chunk_size(unreader, bytes(line))
        self._left += size - _CHUNK_BYTES
        if self._left < 0:
            raise TooManyChunksError
        return size, rest


def _check_headers(headers: list[tuple[str, str]], version: tuple[int, int]) -> None:
    """Raises NoHostError, which HTTP/1.0 doesn't need, InvalidHostError or RepeatedHeaderError."""
    single = [name for name, _ in headers if name in _SINGLE]
    if "HOST" not in single and version >= (1, 1):
        raise NoHostError
    if len(set(single)) < len(single):
        raise RepeatedHeaderError
    if not all(_HOST.fullmatch(value) for name, value in headers if name == "HOST"):
        raise InvalidHostError
