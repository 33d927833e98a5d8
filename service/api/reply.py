"""What a route returns: a status, headers and a body, and the match as the request has changed it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from service.matches.match import Match


class Reply(NamedTuple):
    status: int
    headers: dict[str, str]
    body: bytes = b""
    #: The match to store before the reply is sent.
    changed: Match | None = None
    #: Instead of a body: a live stream, part by part.
    stream: Iterable[bytes] | None = None
