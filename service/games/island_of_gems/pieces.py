"""The kinds of pieces by name, and the kind of each gem and card."""

from __future__ import annotations

from service.games.island_of_gems.components import SeahorseKind, TideKind

#: Each seat's gems have a different cut.
GEM_OF_SEAT = ("hexagonal_gem", "square_gem")
CARD_OF_KIND: dict[SeahorseKind, str] = {
    "yellow_shell": "yellow_shell_card",
    "white_shell": "white_shell_card",
    "scuba_diver": "scuba_diver",
}
TIDE_OF_KIND: dict[TideKind, str] = {"flood": "flood_card", "diamond": "diamond_card"}

PIECES = (
    "island",
    "numbered_shell",
    "yellow_shell",
    "seahorse",
    *GEM_OF_SEAT,
    "diamond",
    "seahorse_card",
    *CARD_OF_KIND.values(),
    *TIDE_OF_KIND.values(),
)
