"""The box (I1): tiles, cards, pieces and the tables that pay points."""

from __future__ import annotations

from typing import Annotated, Literal, NamedTuple

import msgspec

SpaceKind = Annotated[
    Literal["numbered_shell", "yellow_shell", "seahorse"],
    msgspec.Meta(
        title="SpaceKind", description="What is printed on a space: a shell pays points, a seahorse brings a card."
    ),
]
SeahorseKind = Annotated[
    Literal["yellow_shell", "white_shell", "scuba_diver"],
    msgspec.Meta(
        title="SeahorseKind",
        description="A yellow shell card counts its holder's gems, a white one the other player's; a scuba diver moves "
        "a gem at once.",
    ),
]
TideKind = Annotated[
    Literal["flood", "diamond"],
    msgspec.Meta(
        title="TideKind",
        description="A `flood` keeps everybody from an island until the next tide card; for a `diamond` each player "
        "puts one down.",
    ),
]
PatternsOption = Annotated[
    Literal["sum", "table"],
    msgspec.Meta(
        title="PatternsOption",
        description="What one, two and three or more patterns pay in all: 5, 14 and 28 points (`sum`), or 5, 9 and 14 "
        "(`table`).",
    ),
]


class Space(NamedTuple):
    """What is printed on a space of an island tile; the value is what it pays."""

    kind: SpaceKind
    value: int


class SeahorseCard(NamedTuple):
    """A shell card pays its value for each gem on the island it shows, a scuba diver when it is played."""

    kind: SeahorseKind
    position: int | None
    value: int


class TideCard(NamedTuple):
    kind: TideKind
    position: int | None


_PRINTED: dict[str, Space] = {
    "s": Space("seahorse", 0),
    "y": Space("yellow_shell", 1),
    "2": Space("numbered_shell", 2),
    "3": Space("numbered_shell", 3),
}

# The layouts are our choice.
_LAYOUTS = (
    "322 ysy syy",
    "ysy 232 ysy",
    "syy yys 223",
    "3ys 2yy 2ys",
    "y2y s3y y2s",
    "yy2 sy3 sy2",
    "2yy y2s ys3",
    "ss2 y3y 2yy",
    "y2s 3sy yy3",
    "s3s yy2 3yy",
    "yy3 3yy s2s",
    "3yy ss2 y3y",
    "ys3 2y3 ysy",
    "y2s yys 33y",
)

#: I1.1: the nine spaces of each island tile in reading order.
TILES: dict[str, tuple[Space, ...]] = {
    f"tile:{number:02}": tuple(_PRINTED[mark] for mark in layout.replace(" ", ""))
    for number, layout in enumerate(_LAYOUTS, 1)
}

#: I1.1: numbered shells on every tile.
NUMBERED_SHELLS = 3

# Which shell cards pay 2 is our choice.
_YELLOW_VALUES = (1, 2, 1, 2, 1, 2, 1, 2, 1)
_WHITE_VALUES = (2, 1, 2, 1, 1, 1, 2, 1, 2)
DIVER_POINTS = 2
_DIVERS = 6

#: I1.2
SEAHORSE_CARDS: dict[str, SeahorseCard] = {
    f"seahorse:{number:02}": card
    for number, card in enumerate(
        (
            *(SeahorseCard("yellow_shell", position, value) for position, value in enumerate(_YELLOW_VALUES)),
            *(SeahorseCard("white_shell", position, value) for position, value in enumerate(_WHITE_VALUES)),
            *(SeahorseCard("scuba_diver", None, DIVER_POINTS) for _ in range(_DIVERS)),
        ),
        1,
    )
}

#: I1.3
TIDE_CARDS: dict[str, TideCard] = {
    f"tide:{number:02}": card
    for number, card in enumerate(
        (*(TideCard("flood", position) for position in range(9)), *(TideCard("diamond", None) for _ in range(5))), 1
    )
}

#: I1.4: each player's pieces.
GEMS = 27
DIAMONDS = 5

#: I2.1
OPEN_ROW = 3

#: I4.1: gems from one tide card to the next, three by each player.
GEMS_BETWEEN_TIDES = 6
#: I4.1: tide cards revealed in a match.
TIDES = 9

#: I6.1: points for 0, 1, 2 and 3 or more patterns.
PATTERN_POINTS: dict[PatternsOption, tuple[int, ...]] = {"sum": (0, 5, 14, 28), "table": (0, 5, 9, 14)}

#: I6.2
MOST_YELLOW_POINTS = 3
MOST_NUMBERED_POINTS = 6

#: I6.3: points for 0 to 9 majorities.
MAJORITY_POINTS = (0, 3, 6, 10, 15, 21, 28, 36, 45, 55)

#: I6.4: for each diamond on an island where a player has the majority.
DIAMOND_POINTS = 2
