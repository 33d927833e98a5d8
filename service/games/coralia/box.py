"""C1 The box as tables for players: the components, how many there are, and what they pay."""

from __future__ import annotations

import msgspec

from service.engine.game import BoxTable
from service.games.coralia.components import (
    CARDS,
    CHESTS,
    COLOURS,
    DICE_OF_A_COLOUR,
    DIVER_POINTS,
    FISH_SETS,
    PEARL_VALUES,
    PEARLS_SCORED,
    ROUNDS,
    SPECIAL_DICE,
    SYMBOLS,
    TURTLES,
)

BOX: tuple[BoxTable, ...] = (
    BoxTable("reefs", "C1.1", [{"colour": colour} for colour in COLOURS]),
    BoxTable("spaces", "C1.2", [{"space": space, "diver_points": points} for space, points in DIVER_POINTS.items()]),
    BoxTable(
        "dice",
        "C1.3",
        [{"colour": colour, "count": DICE_OF_A_COLOUR, "faces": list(SYMBOLS)} for colour in COLOURS]
        + [{"colour": "white", "count": SPECIAL_DICE, "faces": list(SYMBOLS)}],
    ),
    BoxTable("cards", "C1.4", [msgspec.to_builtins(card) for card in CARDS.values()]),
    BoxTable("turtles", "C1.7", [{"id": turtle.id, "bonus": turtle.bonus} for turtle in TURTLES.values()]),
    BoxTable("chests", "C1.8", [{"id": chest.id, "bonus": chest.bonus} for chest in CHESTS.values()]),
    BoxTable("rounds", "C3.1", [{"seats": seats, "rounds": rounds} for seats, rounds in ROUNDS.items()]),
    BoxTable(
        "fish_sets", "C10.3", [{"kinds": kinds, "points": FISH_SETS[kinds]} for kinds in range(1, len(FISH_SETS))]
    ),
    BoxTable("pearl_values", "C10.4", [{"face": face, "value": value} for face, value in PEARL_VALUES.items()]),
    BoxTable(
        "pearls_scored", "C10.4", [{"place": place, "cards": PEARLS_SCORED.get(place, 1)} for place in range(1, 5)]
    ),
)
