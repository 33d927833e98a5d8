"""Golden playthroughs: records of whole matches that every later version of the code must replay exactly.

`python -m tests.games.playthroughs` writes those that are missing for the current rules. It never overwrites one: a
playthrough that no longer verifies means that the rules have changed and need a new version.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from service.engine.game import Game
from service.games import GAMES
from service.matches.records import MatchRecord
from tests.laws.walk import every_options
from tests.trust.played import Played

_HERE = Path(__file__).parent


def folder(game: str) -> Path:
    return _HERE / game / "playthroughs"


def wanted(game: Game) -> Iterator[tuple[str, int, Any]]:
    """A playthrough for each number of seats and each combination of options: its name, seats and options."""
    for seats in game.seats:
        for options in every_options(game):
            values = [str(value).lower() for value in msgspec.to_builtins(options).values()]
            yield "-".join([f"v{game.version}", f"{seats}-seats", *values]) + ".json", seats, options


def _write(path: Path, record: MatchRecord) -> None:
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(msgspec.json.format(msgspec.json.encode(record), indent=0).replace(b"\n", b"") + b"\n")


def main() -> None:
    for game in GAMES.values():
        for seed, (name, seats, options) in enumerate(wanted(game)):
            path = folder(game.name) / name
            if not path.exists():
                _write(path, Played(game.name, seed, undo_every=40, seats=seats, options=options).to_the_end().record())


if __name__ == "__main__":
    main()
