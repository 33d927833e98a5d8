"""Chance from a key: draw n is HMAC-SHA256(key, n), so that the same key and the same moves give the same match."""

from __future__ import annotations

import hmac
from typing import Protocol

_SPAN = 2**64


class Chance(Protocol):
    drawn: int

    def below(self, bound: int) -> int:
        """A number from 0 to bound - 1, each as likely as any other."""
        ...


class KeyedChance:
    def __init__(self, key: bytes, drawn: int = 0) -> None:
        self._key = key
        self.drawn = drawn

    def below(self, bound: int) -> int:
        # Numbers past the last whole multiple of the bound are drawn anew: taking them would favour the low results.
        fair = _SPAN - _SPAN % bound
        while (number := self._draw()) >= fair:
            pass
        return number % bound

    def _draw(self) -> int:
        digest = hmac.digest(self._key, self.drawn.to_bytes(8, "big"), "sha256")
        self.drawn += 1
        return int.from_bytes(digest[:8], "big")


class LoadedChance:
    """Chance that gives the results it was loaded with, for tests and worked examples."""

    def __init__(self, *results: int) -> None:
        self._results = list(results)
        self.drawn = 0

    def below(self, bound: int) -> int:
        if self.drawn == len(self._results):
            raise LookupError(f"no result loaded for draw {self.drawn} (below {bound})")
        result = self._results[self.drawn]
        if not 0 <= result < bound:
            raise ValueError(f"draw {self.drawn} is loaded with {result}, not below {bound}")
        self.drawn += 1
        return result
