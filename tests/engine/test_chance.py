from __future__ import annotations

import hashlib
import hmac
from collections import Counter
from itertools import count

import pytest

from service.engine.chance import KeyedChance, LoadedChance, commitment, draw_key

KEY = b"k" * 32


def number(n: int) -> int:
    """Draw n, from the definition."""
    return int.from_bytes(hmac.new(KEY, n.to_bytes(8, "big"), hashlib.sha256).digest()[:8], "big")


def test_draw_n_is_the_hmac_of_n() -> None:
    chance = KeyedChance(KEY)
    assert [chance.below(1000) for _ in range(20)] == [number(n) % 1000 for n in range(20)]


def test_the_counter_is_all_that_is_needed_to_resume() -> None:
    whole = KeyedChance(KEY)
    results = [whole.below(6) for _ in range(10)]
    again = KeyedChance(KEY, drawn=4)
    assert [again.below(6) for _ in range(6)] == results[4:]
    assert again.drawn == whole.drawn == 10


def test_numbers_past_the_last_whole_multiple_are_drawn_again() -> None:
    bound = 2**63 + 1  # nearly half of all numbers are past it
    chance = KeyedChance(KEY)
    results = [chance.below(bound) for _ in range(30)]
    fair = (found for n in count() if (found := number(n)) < bound)
    assert results == [next(fair) for _ in range(30)]
    assert chance.drawn > 40


def test_all_results_are_about_equally_likely() -> None:
    chance = KeyedChance(KEY)
    found = Counter(chance.below(6) for _ in range(6000))
    assert set(found) == set(range(6))
    assert all(900 < times < 1100 for times in found.values())


def test_one_possible_result_still_counts_as_a_draw() -> None:
    chance = KeyedChance(KEY)
    assert (chance.below(1), chance.drawn) == (0, 1)


def test_loaded_chance_gives_what_it_was_loaded_with_and_no_more() -> None:
    chance = LoadedChance(3, 0)
    assert [chance.below(6), chance.below(1)] == [3, 0]
    with pytest.raises(LookupError, match="no result loaded for draw 2"):
        chance.below(6)


def test_loaded_chance_refuses_a_result_that_the_die_does_not_have() -> None:
    with pytest.raises(ValueError, match="draw 0 is loaded with 6, not below 6"):
        LoadedChance(6).below(6)


def test_the_commitment_is_a_plain_hash_and_no_key() -> None:
    secret = b"s" * 32
    assert commitment(secret) == hashlib.sha256(b"tidetable commitment\0" + secret).hexdigest()
    assert bytes.fromhex(commitment(secret)) not in (draw_key(secret, ()), draw_key(secret, ("",)))


def test_every_part_affects_the_key_of_all_draws() -> None:
    keys = {
        draw_key(secret, parts)
        for secret in (b"s" * 32, b"t" * 32)
        for parts in (("", ""), ("a", ""), ("", "a"), ("a", "b"), ("b", "a"), ("ab", ""), ("", "", ""))
    }
    assert len(keys) == 14
