"""Answers that are remembered, to be given again to the same request.

A remembered answer may hold a token or a hidden card, so it is sealed with the client's own key, of which Redis holds
only a hash: who reads Redis, or a copy of it, reads no answer.
"""

from __future__ import annotations

import hashlib
import secrets
import zlib
from typing import NamedTuple

import msgspec


class Once(NamedTuple):
    """A request that may be sent again: the client's key and a fingerprint of what was asked."""

    key: str
    fingerprint: bytes


class KeyReusedError(Exception):
    """The idempotency key was used for another request."""


class Remembered(NamedTuple):
    """An answer as it was given, to be given again."""

    status: int
    headers: dict[str, str]
    body: bytes


def seal(answer: Remembered, once: Once) -> bytes:
    nonce = secrets.token_bytes(16)
    clear = once.fingerprint + zlib.compress(msgspec.msgpack.encode(answer), 1)
    return nonce + _cipher(clear, once.key, nonce)


def unseal(sealed: bytes, once: Once) -> Remembered:
    clear = _cipher(sealed[16:], once.key, sealed[:16])
    if clear[:32] != once.fingerprint:
        raise KeyReusedError
    return msgspec.msgpack.decode(zlib.decompress(clear[32:]), type=Remembered)


def _cipher(text: bytes, key: str, nonce: bytes) -> bytes:
    """Each byte with its byte of a key stream that is used for this one answer only; twice is the text again."""
    stream = hashlib.shake_256(nonce + key.encode()).digest(len(text))
    return (int.from_bytes(text, "big") ^ int.from_bytes(stream, "big")).to_bytes(len(text), "big")
