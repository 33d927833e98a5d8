"""Answers kept under the client's idempotency key, to be given again to the same request.

An answer may hold a token or a hidden card, so it is encrypted with a key derived from the client's, of which Redis
holds only a hash: nobody who reads Redis, or a copy of it, can read an answer.
"""

from __future__ import annotations

import hashlib
import secrets
from typing import NamedTuple

import brotli
import msgspec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

#: The length of a nonce, in bytes.
_NONCE = 12


class IdempotencyKey(NamedTuple):
    """A request that may be sent again: the client's key and a fingerprint of what was asked."""

    key: str
    fingerprint: bytes

    @property
    def name(self) -> str:
        """What the answer is stored under."""
        return hashlib.sha256(b"name " + self.key.encode()).hexdigest()

    @property
    def cipher(self) -> AESGCM:
        return AESGCM(hashlib.sha256(b"answer " + self.key.encode()).digest())


class KeyReusedError(Exception):
    """The idempotency key was used for another request."""


class StoredResponse(NamedTuple):
    """An answer as it was given."""

    status: int
    headers: dict[str, str]
    body: bytes


def seal(answer: StoredResponse, key: IdempotencyKey) -> bytes:
    nonce = secrets.token_bytes(_NONCE)
    packed = brotli.compress(msgspec.msgpack.encode(answer), quality=0)
    return nonce + key.cipher.encrypt(nonce, key.fingerprint + packed, None)


def unseal(sealed: bytes, key: IdempotencyKey) -> StoredResponse:
    """The answer. Raises KeyReusedError if it is that of another request."""
    opened = key.cipher.decrypt(sealed[:_NONCE], sealed[_NONCE:], None)
    fingerprint, packed = opened[:32], opened[32:]
    if fingerprint != key.fingerprint:
        raise KeyReusedError
    return msgspec.msgpack.decode(brotli.decompress(packed), type=StoredResponse)
