"""Reef Gardens: buy corals, plant reefs around the stations, surface in time."""

from __future__ import annotations

from typing import Any

from service.engine.game import BoxTable, Credits, Game
from service.games.reef_gardens.candidates import candidates
from service.games.reef_gardens.components import (
    BOARDS,
    COMPONENTS,
    CORALS,
    INCOME,
    LINES,
    PIECES,
    SHELLS,
    SONAR,
    STATIONS,
)
from service.games.reef_gardens.events import EVENTS
from service.games.reef_gardens.moves import DECISIONS, MOVES
from service.games.reef_gardens.panel import panel
from service.games.reef_gardens.places import conceivable, points_at, touches
from service.games.reef_gardens.points import CATEGORIES
from service.games.reef_gardens.rules import apply, refusal
from service.games.reef_gardens.scoring import outcome
from service.games.reef_gardens.sentences import does, gives_up, question, says
from service.games.reef_gardens.setup import proposal, reshuffle, setup
from service.games.reef_gardens.state import ReefGardensOptions, State
from service.games.reef_gardens.view import ReefGardensView, view


def _rows(tiles: dict[str, Any]) -> list[dict[str, Any]]:
    return [{"id": tile, **printed._asdict()} for tile, printed in tiles.items()]


_BOX = (
    BoxTable("corals", "G1.1", _rows(CORALS)),
    BoxTable("stations", "G1.2", _rows(STATIONS)),
    BoxTable("shell_tiles", "G1.3", _rows(SHELLS)),
    BoxTable("sonar_tiles", "G1.3", [{"id": tile, "site": letter} for tile, letter in SONAR.items()]),
    BoxTable("nursery_lines", "G1.5", [{"line": line, "numbers": list(numbers)} for line, numbers in LINES.items()]),
    BoxTable(
        "building_sites",
        "G1.6",
        [
            {"board": name, "site": letter, "row": field // board.columns + 1, "column": field % board.columns + 1}
            for name, board in BOARDS.items()
            for letter, field in board.sites.items()
        ],
    ),
    BoxTable("income", "G7.2", [{"divers": divers, "money": money} for divers, money in enumerate(INCOME) if money]),
)

GAME = Game(
    name="reef_gardens",
    title="Reef Gardens",
    version="3",
    credits=Credits(author="Jeffrey D. Allers", publisher="dlp games", year=2025),
    seats=range(2, 5),
    hidden_information=False,
    categories=CATEGORIES,
    components=COMPONENTS,
    box=_BOX,
    options=ReefGardensOptions,
    state=State,
    moves=MOVES,
    decisions=DECISIONS,
    events=EVENTS,
    views=ReefGardensView,
    setup=setup,
    candidates=candidates,
    candidates_are_legal=True,
    refusal=refusal,
    apply=apply,
    reshuffle=reshuffle,
    view=view,
    outcome=outcome,
    pieces=PIECES,
    proposal=proposal,
    question=question,
    does=does,
    gives_up=gives_up,
    says=says,
    touches=touches,
    points_at=points_at,
    conceivable=conceivable,
    panel=panel,
)
