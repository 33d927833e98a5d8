"""Island of Gems, a duel for two on nine islands."""

from __future__ import annotations

from typing import Any

from service.engine.game import BoxTable, Credits, Game
from service.games.island_of_gems import components as box
from service.games.island_of_gems.events import EVENTS
from service.games.island_of_gems.islands import NAMES
from service.games.island_of_gems.moves import DECISIONS, MOVES
from service.games.island_of_gems.panel import panel
from service.games.island_of_gems.pieces import PIECES
from service.games.island_of_gems.places import conceivable, points_at, touches
from service.games.island_of_gems.rules import IslandOfGemsOptions, apply, candidates, refusal, reshuffle, setup
from service.games.island_of_gems.scoring import CATEGORIES, outcome
from service.games.island_of_gems.sentences import does, question, says
from service.games.island_of_gems.state import State
from service.games.island_of_gems.view import IslandOfGemsView, view


def _rows(cards: dict[str, Any]) -> list[dict[str, Any]]:
    return [{"id": name, **card._asdict()} for name, card in cards.items()]


_BOX = (
    BoxTable(
        "island_tiles",
        "I1.1",
        [{"id": tile, "spaces": [space._asdict() for space in spaces]} for tile, spaces in box.TILES.items()],
    ),
    BoxTable("seahorse_cards", "I1.2", _rows(box.SEAHORSE_CARDS)),
    BoxTable("tide_cards", "I1.3", _rows(box.TIDE_CARDS)),
    BoxTable("pieces_of_each_player", "I1.4", [{"gems": box.GEMS, "diamonds": box.DIAMONDS}]),
    BoxTable("positions", "I2.2", [{"position": position, "name": name} for position, name in enumerate(NAMES)]),
    BoxTable(
        "pattern_points",
        "I6.1",
        [
            {"patterns": count, **{option: table[count] for option, table in box.PATTERN_POINTS.items()}}
            for count in range(4)
        ],
    ),
    BoxTable(
        "most_shells_points",
        "I6.2",
        [
            {"kind": "yellow_shell", "points": box.MOST_YELLOW_POINTS},
            {"kind": "numbered_shell", "points": box.MOST_NUMBERED_POINTS},
        ],
    ),
    BoxTable(
        "majority_points",
        "I6.3",
        [{"majorities": count, "points": points} for count, points in enumerate(box.MAJORITY_POINTS)],
    ),
    BoxTable("diamond_points", "I6.4", [{"diamonds": 1, "points": box.DIAMOND_POINTS}]),
)

GAME = Game(
    name="island_of_gems",
    title="Island of Gems",
    version="2",
    credits=Credits(author="Aaron Kempkes", publisher="", year=None),
    seats=range(2, 3),
    hidden_information=True,
    categories=CATEGORIES,
    components=frozenset({*box.TILES, *box.SEAHORSE_CARDS, *box.TIDE_CARDS}),
    box=_BOX,
    options=IslandOfGemsOptions,
    state=State,
    moves=MOVES,
    decisions=DECISIONS,
    events=EVENTS,
    views=IslandOfGemsView,
    setup=setup,
    candidates=candidates,
    refusal=refusal,
    apply=apply,
    reshuffle=reshuffle,
    view=view,
    outcome=outcome,
    pieces=PIECES,
    question=question,
    does=does,
    says=says,
    touches=touches,
    points_at=points_at,
    conceivable=conceivable,
    panel=panel,
)
