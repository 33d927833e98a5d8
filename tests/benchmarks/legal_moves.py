"""The legal moves of late four-player positions of Reef Gardens with a tile of every kind of shell in hand."""

from __future__ import annotations

from collections.abc import Iterator
from statistics import median
from typing import Any

from service.engine.play import legal_moves
from service.games import GAMES
from service.games.reef_gardens.components import SHELLS, SHELLS_OF, Shell
from service.games.reef_gardens.state import EMPTY, Anemone
from tests.benchmarks import positions
from tests.benchmarks.figures import Figure, microseconds
from tests.laws.laws import law_5_every_component_is_in_exactly_one_place
from tests.laws.walk import Match

_MATCHES, _QUICK_MATCHES = 30, 6
_ROUNDS, _QUICK_ROUNDS = 7, 3
_MILLISECONDS = 2.0


def measure(quick: bool) -> Iterator[Figure]:
    game = GAMES["reef_gardens"]
    late = late_positions(_QUICK_MATCHES if quick else _MATCHES)
    counts = [len(_legal(state)) for state in late]
    rounds = [
        [microseconds(_legal, [state]) / 1000 for state in late] for _ in range(_QUICK_ROUNDS if quick else _ROUNDS)
    ]
    # Other work on the machine only ever adds to a time, and among a thousand positions it adds to some.
    times = [min(of_one) for of_one in zip(*rounds, strict=True)]
    yield Figure(
        f"{game.title}, {game.seats[-1]} seats, {len(late)} late positions with every shell tile: all legal moves",
        f"{median(times):.2f} ms for {median(counts):.0f} moves in the median, {max(times):.2f} ms at most",
        f"under {_MILLISECONDS:g} ms",
        max(times) < _MILLISECONDS,
    )


def late_positions(matches: int) -> list[Any]:
    game = GAMES["reef_gardens"]
    return [state for number in range(matches) for state in _late(positions.match(game, number))]


def _legal(state: Any) -> list[Any]:
    return list(legal_moves(GAMES["reef_gardens"], state, state.pending[-1].seats[0]))


def _late(match: Match) -> list[Any]:
    """The last quarter of a match, except the few decisions that only choose a building site."""
    passed: list[Any] = positions.states(match)
    late = [state for state in passed[len(passed) * 3 // 4 :] if not state.to_build]
    for state in late:
        _give_every_shell(state, state.pending[-1].seats[0])
        law_5_every_component_is_in_exactly_one_place(match, state)
    return late


def _give_every_shell(state: Any, seat: int) -> None:
    held = {SHELLS[tile] for tile in state.players[seat].shells}
    if state.players[seat].anemones:
        held.add(Shell("sea_anemone"))
    for shell in set(SHELLS.values()) - held:
        _give(state, seat, next(tile for tile, one in SHELLS.items() if one == shell))


def _give(state: Any, seat: int, tile: str) -> None:
    """Move a tile from wherever it is to the hand of the seat; a coral on it leaves the game."""
    state.fields = [EMPTY if content == tile else content for content in state.fields]
    state.out = [gone for gone in state.out if gone != tile]
    state.out_unseen = [gone for gone in state.out_unseen if gone != tile]
    for player in state.players:
        player.shells = [held for held in player.shells if held != tile]
        state.out += [anemone.coral for anemone in player.anemones if anemone.tile == tile and anemone.coral]
        player.anemones = [anemone for anemone in player.anemones if anemone.tile != tile]
    if tile in SHELLS_OF["sea_anemone"]:
        state.players[seat].anemones.append(Anemone(tile))
    else:
        state.players[seat].shells.append(tile)
