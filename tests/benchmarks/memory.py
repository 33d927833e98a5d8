"""What a finished match takes in Redis: its keys, and how much larger the whole server has become."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import redis

from service import create_app
from service.config import Settings
from service.engine.game import Game
from service.games import GAMES
from service.server.embedded import embedded_redis
from tests.benchmarks.figures import Figure
from tests.benchmarks.recorded import ServedMatch

_MATCHES, _QUICK_MATCHES = 20, 2
_KILOBYTES = 20.0


def measure(quick: bool) -> Iterator[Figure]:
    for game in GAMES.values():
        with embedded_redis() as server, redis.Redis.from_url(server.url) as store:
            yield _finished_matches(game, server.url, store, _QUICK_MATCHES if quick else _MATCHES)


def _finished_matches(game: Game, url: str, store: Any, count: int) -> Figure:
    app = create_app(Settings(redis_url=url))
    _finished(ServedMatch(app, game.name, game.seats[0]), 0)
    before = _used(store)
    names = [_finished(ServedMatch(app, game.name, game.seats[0]), number) for number in range(count)]
    server_grew = (_used(store) - before) / count
    parts = {part: size / count for part, size in _parts(store, names).items()}
    shares = ", ".join(f"{part} {share:.1f}" for part, share in sorted(parts.items()))
    size = sum(parts.values())
    return Figure(
        f"{game.title}, {game.seats[0]} seats: Redis memory of a finished match, mean of {count}",
        f"{size:.1f} KB ({shares}; by the server's growth {server_grew:.1f})",
        f"under {_KILOBYTES:g} KB",
        size < _KILOBYTES,
    )


def _finished(match: ServedMatch, number: int) -> str:
    for _ in match.play(random.Random(number)):
        pass
    return match.name


def _parts(store: Any, names: list[str]) -> Counter[str]:
    """Kilobytes by kind of key: all matches together."""
    parts: Counter[str] = Counter()
    for name in names:
        for key in store.keys(f"match:{{{name}}}*"):
            parts[_part(key)] += store.memory_usage(key, samples=0) / 1024
    return parts


def _part(key: bytes) -> str:
    return key.decode().partition("}")[2].split(":")[1] if b"}:" in key else "position"


def _used(store: Any) -> float:
    return float(store.info("memory")["used_memory"]) / 1024
