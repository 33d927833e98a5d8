"""Chance is fair and repeatable, and can't be predicted from what is published."""

from __future__ import annotations

import hashlib
from collections import Counter

import pytest

from service.engine.chance import KeyedChance, commitment, draw_key

DRAWS = 1_000_000


@pytest.mark.parametrize(("faces", "critical"), [(6, 20.52), (24, 49.73)])
def test_a_million_draws_are_even(faces: int, critical: float) -> None:
    """Chi-square; the critical values are those that even chance exceeds once in a thousand keys."""
    chance = KeyedChance(b"one fixed key for a repeatable test")
    counts = Counter(chance.below(faces) for _ in range(DRAWS // 2))
    expected = DRAWS / 2 / faces
    assert sum((counts[face] - expected) ** 2 / expected for face in range(faces)) < critical


def test_the_same_key_draws_the_same_and_another_does_not() -> None:
    def drawn(key: bytes) -> list[int]:
        chance = KeyedChance(key)
        return [chance.below(1000) for _ in range(50)]

    assert drawn(b"a") == drawn(b"a") != drawn(b"b")


def test_draws_continue_at_the_counter() -> None:
    whole = KeyedChance(b"key")
    first = [whole.below(6) for _ in range(20)]
    later = KeyedChance(b"key", drawn=10)
    assert [later.below(6) for _ in range(10)] == first[10:]


def test_the_key_depends_on_the_secret_and_on_every_part() -> None:
    keys = {
        draw_key(secret, parts)
        for secret in (b"1" * 32, b"2" * 32)
        for parts in (("", ""), ("a", ""), ("", "a"), ("aa", ""), ("a", "a"))
    }
    assert len(keys) == 10


def test_what_is_published_gives_no_key() -> None:
    secret = b"s" * 32
    published = commitment(secret)
    assert draw_key(secret, ("", "")).hex() != published
    assert hashlib.sha256(secret).hexdigest() != published
