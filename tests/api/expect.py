"""What many tests of the API expect."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
import redis
from werkzeug.test import TestResponse

from service.store.limits import PREFIX
from service.words import FALLBACK, LANGUAGES, Speech, catalogue
from tests.api.judged import Seated

#: The shared messages, by language.
SAYS = {language: Speech(catalogue(None, language)) for language in LANGUAGES}
EACH_OTHER_LANGUAGE = pytest.mark.parametrize("language", [language for language in LANGUAGES if language != FALLBACK])

_COUNTS = f"{PREFIX}:".encode()

#: The content codings that the service knows.
CODINGS = ("br", "gzip")
EACH_CODING = pytest.mark.parametrize("coding", CODINGS)
#: What a seat can look at: the rest of its address after the match.
EACH_READ = pytest.mark.parametrize("rest", ["", "/board.svg", "/board.txt", "/events", "/decision"])


def in_coding(coding: str) -> dict[str, str]:
    return {"Accept-Encoding": coding}


def fresh_key() -> dict[str, str]:
    return {"Idempotency-Key": secrets.token_urlsafe(16)}


def accepting(language: str) -> dict[str, str]:
    return {"Accept-Language": language}


def problem(answer: TestResponse, status: int, kind: str) -> Any:
    """The problem that the answer is, which must be of this kind."""
    assert answer.mimetype == "application/problem+json", answer.data
    said = answer.json
    assert (answer.status_code, said["type"], said["status"]) == (status, f"/problems/{kind}", status), said
    assert said["title"]
    assert said["detail"]
    assert said["remedy"]
    return said


@contextmanager
def nothing_changes(client: redis.Redis) -> Iterator[None]:
    """Everything in Redis is afterwards as it was before, to the byte."""
    before = everything(client)
    yield
    assert everything(client) == before


def everything(client: redis.Redis) -> dict[bytes, Any]:
    """What each key holds, except the order of a hash, which some versions of Redis change even on a read.

    The counts of requests are not part of it: even a refused one counts.
    """
    keys = [key for key in client.scan_iter(count=1000) if not key.startswith(_COUNTS)]
    return {key: client.hgetall(key) if client.type(key) == b"hash" else client.dump(key) for key in keys}


def every_text(client: redis.Redis) -> bytes:
    """All keys and values of Redis as they were written, one after the other."""
    return b"\n".join(part for key in client.scan_iter(count=1000) for part in (key, *_values(client, key)))


def _values(client: redis.Redis, key: bytes) -> list[bytes]:
    match client.type(key):
        case b"string":
            return [client.get(key)]
        case b"hash":
            return [part for pair in client.hgetall(key).items() for part in pair]
        case b"list":
            return client.lrange(key, 0, -1)
        case b"zset":
            return client.zrange(key, 0, -1)
        case b"stream":
            return [part for _, fields in client.xrange(key) for pair in fields.items() for part in pair]
    raise AssertionError(f"{key!r} is of an unexpected type")


def any_move(match: Seated) -> tuple[int, Any]:
    """The seat that is asked, and the body of a legal move."""
    seat = match.asked()
    return seat, match.legal(seat)[0]["body"]
