"""Content codings: which of ours a client accepts, and bodies compressed with them.

The length of a compressed answer gives no secret away (BREACH): that takes a browser that can be made to ask again and
again in its user's name, and here the page's code sends the token, never the browser by itself.
"""

from __future__ import annotations

import zlib
from collections.abc import Callable
from functools import lru_cache
from typing import NamedTuple

import brotli
from werkzeug.datastructures import Accept
from werkzeug.http import parse_accept_header


class _Coding(NamedTuple):
    compress: Callable[[bytes, int], bytes]
    #: How hard to try for an answer that is given once, and for one that is kept.
    once: int
    kept: int


# In our order of preference.
_CODINGS = {
    "br": _Coding(lambda body, effort: brotli.compress(body, quality=effort), once=1, kept=5),
    "gzip": _Coding(lambda body, effort: zlib.compress(body, effort, wbits=31), once=1, kept=6),
}
NAMES = tuple(_CODINGS)


class Accepted(NamedTuple):
    #: The coding to send; None to send the body as it is.
    best: str | None
    #: Every coding that the client can read.
    readable: frozenset[str]


@lru_cache(256)  # there are few such headers
def accepted(header: str | None) -> Accepted:
    """What Accept-Encoding says. A client without one reads every coding (RFC 9110), but is sent none to be safe."""
    if header is None:
        return Accepted(None, frozenset(NAMES))
    quality = parse_accept_header(header, Accept).quality
    best = max(NAMES, key=quality)
    wanted = quality(best) > 0 and quality(best) >= quality("identity")
    return Accepted(best if wanted else None, frozenset(name for name in NAMES if quality(name) > 0))


def compress(body: bytes, name: str) -> bytes:
    """Fast, for an answer that is given once."""
    coding = _CODINGS[name]
    return coding.compress(body, coding.once)


class Kept:
    """Compressed bodies by their ETag, as many bytes of them as are allowed; the least recently used goes first."""

    def __init__(self, most_bytes: int) -> None:
        self._most_bytes = most_bytes
        self._bodies: dict[tuple[str, str], bytes] = {}

    def compress(self, body: bytes, name: str, etag: str) -> bytes:
        """Small, for an answer that is given often."""
        key = (etag, name)
        kept = self._bodies.pop(key, None)
        if kept is not None:
            self._bodies[key] = kept
            return kept
        coding = _CODINGS[name]
        compressed = self._bodies[key] = coding.compress(body, coding.kept)
        while sum(map(len, self._bodies.values())) > self._most_bytes:
            del self._bodies[next(iter(self._bodies))]
        return compressed
