"""A view built and encoded as JSON in the middle of a match, beside the state encoded and decoded."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from service.engine.game import Game
from service.games import GAMES
from tests.benchmarks import positions
from tests.benchmarks.figures import Figure, microseconds, race

_ROUNDS = 15
_MATCHES = 20
_TARGETS = {"coralia": 100.0}
_encode = msgspec.json.Encoder().encode


def measure() -> Iterator[Figure]:
    return map(_view_of, GAMES.values())


def _view_of(game: Game) -> Figure:
    matches = [positions.match(game, number) for number in range(_MATCHES)]
    middles = [positions.middle(match) for match in matches]
    seen = [(state, viewer) for match, state in zip(matches, middles, strict=True) for viewer in match.viewers]
    ours, theirs, ratio = race(
        lambda: microseconds(lambda pair: _encode(game.view(*pair)), seen, times=5),
        lambda: microseconds(lambda state: game.load(game.dump(state)), middles, times=20),
        _ROUNDS,
    )
    target = _TARGETS.get(game.name)
    return Figure(
        f"{game.title}, {game.seats[-1]} seats, mid-match: a view as JSON, to the state encoded and decoded",
        f"{ours:.0f} µs ({ratio:.1f} times {theirs:.0f} µs)",
        f"under {target:g} µs" if target else "",
        ours < target if target else None,
    )
