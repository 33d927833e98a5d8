"""Reef Gardens: buy corals, plant reefs around the stations, surface in time."""

from __future__ import annotations

from collections import Counter

from service.engine.game import BoxTable, Credits, Game
from service.games.reef_gardens.candidates import candidates
from service.games.reef_gardens.components import (
    BOARDS,
    COMPONENTS,
    CORALS,
    INCOME,
    LINES,
    SHELLS,
    STATIONS,
)
from service.games.reef_gardens.describe import describe
from service.games.reef_gardens.events import EVENTS
from service.games.reef_gardens.moves import DECISIONS, MOVES
from service.games.reef_gardens.points import CATEGORIES
from service.games.reef_gardens.rules import apply, refusal
from service.games.reef_gardens.scoring import outcome
from service.games.reef_gardens.setup import setup
from service.games.reef_gardens.state import GardensOptions, State
from service.games.reef_gardens.view import GardensView, view

_BOX = (
    BoxTable(
        "corals",
        "G1.1",
        [{**coral._asdict(), "count": count} for coral, count in Counter(CORALS.values()).items()],
    ),
    BoxTable(
        "stations",
        "G1.2",
        [{**station._asdict(), "count": count} for station, count in Counter(STATIONS.values()).items()],
    ),
    BoxTable(
        "shell_tiles",
        "G1.3",
        [{**shell._asdict(), "count": count} for shell, count in Counter(SHELLS.values()).items()],
    ),
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
    version="1",
    summary="Buy corals from the nursery, plant reefs around the stations and surface in time to fund the next ones.",
    credits=Credits(author="Jeffrey D. Allers", publisher="dlp games", year=2025),
    seats=range(2, 5),
    categories=CATEGORIES,
    components=COMPONENTS,
    box=_BOX,
    options=GardensOptions,
    state=State,
    moves=MOVES,
    decisions=DECISIONS,
    events=EVENTS,
    views=GardensView,
    setup=setup,
    candidates=candidates,
    refusal=refusal,
    apply=apply,
    view=view,
    outcome=outcome,
    describe=describe,
)
