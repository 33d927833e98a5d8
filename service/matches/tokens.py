"""Tokens: who holds one is the creator of a match, or sits on a seat. Only hashes of them are kept."""

from __future__ import annotations

import hashlib
import hmac
import secrets

from service.matches.errors import NotCreatorError, UnknownTokenError
from service.store.store import Facts


def new_token() -> str:
    return secrets.token_urlsafe(32)


def token_hash(token: str) -> bytes:
    return hashlib.sha256(token.encode()).digest()


def seat_of(facts: Facts, token: str | None) -> int | None:
    """The seat that a token sits on; None for a spectator, who has no token or the creator's."""
    if token is None:
        return None
    given = token_hash(token)
    for seat, seating in enumerate(facts.seats):
        if seating.token and hmac.compare_digest(seating.token, given):
            return seat
    if hmac.compare_digest(facts.creator, given):
        return None
    raise UnknownTokenError("token-opens-no-seat")


def must_be_creator(facts: Facts, token: str) -> None:
    if not hmac.compare_digest(facts.creator, token_hash(token)):
        seat_of(facts, token)
        raise NotCreatorError("only-the-creator")
