"""A view built and encoded as JSON in the middle of a match, beside the state encoded and decoded."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from service.engine.game import Game
from service.games import GAMES
from tests.benchmarks import positions
from tests.benchmarks.figures import Figure, microseconds, race

_ROUNDS, _QUICK_ROUNDS = 15, 5
_MATCHES, _QUICK_MATCHES = 20, 6
_TARGETS = {"coralia": 100.0}
_encode = msgspec.json.Encoder().encode


def measure(quick: bool) -> Iterator[Figure]:
    return (_view_of(game, quick) for game in GAMES.values())


def _view_of(game: Game, quick: bool) -> Figure:
    matches = [positions.match(game, number) for number in range(_QUICK_MATCHES if quick else _MATCHES)]
    middles = [positions.middle(match) for match in matches]
    seen = [(state, viewer) for match, state in zip(matches, middles, strict=True) for viewer in match.viewers]
    ours, theirs, ratio = race(
        lambda: microseconds(lambda pair: _encode(game.view(*pair)), seen, times=5),
        lambda: microseconds(lambda state: game.load(game.dump(state)), middles, times=20),
        _QUICK_ROUNDS if quick else _ROUNDS,
    )
    target = _TARGETS.get(game.name)
    return Figure(
        f"{game.title}, {game.seats[-1]} seats, mid-match: a view as JSON, to the state encoded and decoded",
        f"{ours:.0f} to {theirs:.0f} µs, {ratio.times()}",
        f"under {target:g} µs" if target else "",
        ours < target if target else None,
    )
