"""Golden playthroughs of every game, none missing: they catch a rule change that would alter old matches."""

from __future__ import annotations

from pathlib import Path

import pytest

from service.engine.game import Game
from service.games import GAMES
from service.matches.records import read_record, verify
from tests.games.playthroughs import folder, wanted

FILES = [path for game in GAMES for path in sorted(folder(game).glob("*.json"))]


@pytest.mark.parametrize("path", FILES, ids=[f"{path.parent.parent.name}-{path.stem}" for path in FILES])
def test_a_golden_playthrough_replays_the_same_match(path: Path) -> None:
    record = read_record(path)
    difference = verify(record)
    if record.rules_version == GAMES[record.game].version:
        assert difference is None
    else:
        assert difference is not None
        assert difference.where == "rules_version"


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_no_playthrough_is_missing(game: Game) -> None:
    assert {name for name, _, _ in wanted(game)} <= {path.name for path in folder(game.name).glob("*.json")}
