"""Chance from a key: draw n is HMAC-SHA256(key, n), so the same key and the same moves give the same match."""

from __future__ import annotations

import hashlib
import hmac
from functools import cached_property, lru_cache
from typing import Protocol

_SPAN = 2**64


class Chance(Protocol):
    #: The number of draws in the whole match so far, and the results of those made here.
    drawn: int
    results: list[int]

    def below(self, bound: int) -> int:
        """A number from 0 to bound - 1, each as likely as any other."""
        ...


class KeyedChance:
    def __init__(self, key: bytes, drawn: int = 0) -> None:
        self._key = key
        self.drawn = drawn
        self.results: list[int] = []

    @cached_property
    def _keyed(self) -> hmac.HMAC:
        """Created on the first draw: most moves draw nothing."""
        return hmac.new(self._key, digestmod="sha256")

    def below(self, bound: int) -> int:
        # Numbers past the last whole multiple of the bound are drawn again: keeping them would favour the low results.
        fair = _SPAN - _SPAN % bound
        number = _SPAN
        while number >= fair:
            draw = self._keyed.copy()
            draw.update(self.drawn.to_bytes(8, "big"))
            number = int.from_bytes(draw.digest()[:8], "big")
            self.drawn += 1
        result = number % bound
        self.results.append(result)
        return result


class LoadedChance:
    """Chance that gives the results it was loaded with, for tests and worked examples."""

    def __init__(self, *results: int) -> None:
        self._loaded = list(results)
        self.drawn = 0
        self.results: list[int] = []

    def below(self, bound: int) -> int:
        """Raises LookupError if no result is left, ValueError if the next one is out of range."""
        if self.drawn == len(self._loaded):
            raise LookupError(f"no result loaded for draw {self.drawn} (below {bound})")
        result = self._loaded[self.drawn]
        if not 0 <= result < bound:
            raise ValueError(f"draw {self.drawn} is loaded with {result}, not below {bound}")
        self.drawn += 1
        self.results.append(result)
        return result


def commitment(secret: bytes) -> str:
    """The hash of its secret that a match publishes before the first draw; nothing is ever drawn from it."""
    return hashlib.sha256(b"tidetable commitment\0" + secret).hexdigest()


@lru_cache(maxsize=4096)  # every move of a match asks for the same key
def draw_key(secret: bytes, parts: tuple[str, ...]) -> bytes:
    """The key of all draws, mixed from the match's secret and each player's part so that nobody controls it alone."""
    mixed = hashlib.sha256(b"".join(hashlib.sha256(part.encode()).digest() for part in parts)).digest()
    return hmac.digest(secret, b"tidetable draws\0" + mixed, "sha256")
