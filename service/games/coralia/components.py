"""C1 The box."""

from __future__ import annotations

from typing import Annotated, Literal, get_args

import msgspec

from service.engine.records import values_of

# C1.1 to C1.3 Reefs, spaces, dice. The sixth colour, orange, is our choice.
Colour = Annotated[
    Literal["blue", "green", "yellow", "red", "violet", "orange"],
    msgspec.Meta(title="Colour", description="The colour of a reef and of the dice that go there."),
]
ReefColour = Annotated[Colour, msgspec.Meta(description="The reef, by its colour.")]
DieColour = Annotated[
    Literal["blue", "green", "yellow", "red", "violet", "orange", "white"],
    msgspec.Meta(title="DieColour", description="The colour of a die; the special dice are white."),
]
Symbol = Annotated[
    Literal["turtle", "starfish", "octopus", "fish", "pearl", "diver"],
    msgspec.Meta(title="Symbol", description="What a die shows, and so its space on a reef."),
]
Space = Literal["turtle", "starfish", "octopus", "fish", "pearl", "diver", "treasure"]

COLOURS: tuple[Colour, ...] = values_of(Colour)
DIE_COLOURS: tuple[DieColour, ...] = values_of(DieColour)
SYMBOLS: tuple[Symbol, ...] = values_of(Symbol)
SPACES: tuple[Space, ...] = get_args(Space)

DIVER_POINTS: dict[Space, int] = {
    "turtle": 1,
    "starfish": 2,
    "octopus": 3,
    "fish": 4,
    "pearl": 5,
    "diver": 0,
    "treasure": 0,
}
# C8.2
SpecialDieOption = Annotated[
    Literal["reef_first", "free"],
    msgspec.Meta(
        title="SpecialDieOption",
        description="When a special die may go back on the island: only if no reef can take it (`reef_first`), or as "
        "the player likes (`free`).",
    ),
]
DICE_OF_A_COLOUR = 6
SPECIAL_DICE = 2
STATION_DICE = 4

# C1.4 to C1.6 Cards. The numbers of each pearl value and of some starfish cards are our choice.
PileName = Annotated[
    Literal["fish", "pearl", "starfish", "island"],
    msgspec.Meta(title="PileName", description="A face-down pile of cards; the island pile is mixed from the others."),
]
Fish = Literal["lionfish", "pufferfish", "angelfish", "stingray", "anemonefish"]
CardFace = Annotated[
    Literal[
        "pearl_2",
        "pearl_3",
        "pearl_4",
        "pearl_5",
        "lionfish",
        "pufferfish",
        "angelfish",
        "stingray",
        "pearl_6",
        "anemonefish",
        "spare_chest",
        "points_per_fish",
        "points_per_pearl",
        "points_per_island_die",
        "points_per_turtle",
        "points_per_chest",
        "jellyfish",
        "two_reefs",
        "leftover",
    ],
    msgspec.Meta(
        title="CardFace",
        description="What a card shows: a pearl with its value, a kind of fish, or what a starfish card pays or brings "
        "at the end (C1.6).",
    ),
]

PILES: tuple[PileName, ...] = values_of(PileName)
PEARL_CARDS: dict[CardFace, int] = {"pearl_2": 6, "pearl_3": 5, "pearl_4": 4, "pearl_5": 3}
FISH_CARDS: dict[CardFace, int] = {"lionfish": 5, "pufferfish": 5, "angelfish": 5}
#: The colours of the cards of these faces, card by card. The book names red and violet on a leftover card, and violet
#: on a two-reefs card; all the others are our choice.
CARD_COLOURS: dict[CardFace, tuple[tuple[Colour, Colour], ...]] = {
    "two_reefs": (
        ("violet", "green"),
        ("red", "yellow"),
        ("blue", "orange"),
    ),
    "leftover": (
        ("red", "violet"),
        ("blue", "green"),
        ("yellow", "orange"),
    ),
}
STARFISH_CARDS: dict[CardFace, int] = {
    "pearl_6": 2,
    "anemonefish": 2,
    "spare_chest": 2,
    "points_per_fish": 1,
    "points_per_pearl": 1,
    "points_per_island_die": 1,
    "points_per_turtle": 1,
    "points_per_chest": 1,
    "jellyfish": 1,
    **{face: len(cards) for face, cards in CARD_COLOURS.items()},
}
STINGRAY_CARDS: dict[CardFace, int] = {"stingray": 2}

PEARL_VALUES: dict[CardFace, int] = {"pearl_2": 2, "pearl_3": 3, "pearl_4": 4, "pearl_5": 5, "pearl_6": 6}
FISH: tuple[Fish, ...] = get_args(Fish)
#: C10.1 These join the fish and the pearls, or wait for their scoring.
KEPT_FOR_SCORING: frozenset[CardFace] = frozenset({"pearl_6", "anemonefish", "points_per_fish", "points_per_pearl"})
#: C10.1 These bring chests or cards, which a player may decline.
OPTIONAL: frozenset[CardFace] = frozenset({"spare_chest", "two_reefs", "leftover"})

CardId = Annotated[str, msgspec.Meta(pattern=r"^(card|stingray):[0-9]{2}$", description="A card, by its id.")]
TurtleId = Annotated[str, msgspec.Meta(pattern=r"^turtle:[0-9]{2}$", description="A turtle tile, by its id.")]
ChestId = Annotated[str, msgspec.Meta(pattern=r"^chest:[0-9]{2}$", description="A treasure chest, by its id.")]
CardColours = Annotated[
    Annotated[tuple[Colour, ...], msgspec.Meta(min_length=2, max_length=2)] | msgspec.UnsetType,
    msgspec.Meta(description="Only of a two-reefs or a leftover card: the reefs or the dice that it is for."),
]


class SeaCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A pearl, fish, stingray or starfish card, seen from its front. All backs are alike."""

    id: CardId
    face: CardFace
    colours: CardColours = msgspec.UNSET

    @property
    def pair(self) -> list[Colour]:
        """The two colours; empty for a card without colours."""
        return [] if self.colours is msgspec.UNSET else list(self.colours)


def _make_cards(kind: str, first: int, counts: dict[CardFace, int]) -> dict[str, SeaCard]:
    fronts = [(face, nth) for face, count in counts.items() for nth in range(count)]
    ids = [f"{kind}:{number:02}" for number in range(first, first + len(fronts))]
    return {card: SeaCard(card, face, _colours(face, nth)) for card, (face, nth) in zip(ids, fronts, strict=True)}


def _colours(face: CardFace, nth: int) -> CardColours:
    return CARD_COLOURS[face][nth] if face in CARD_COLOURS else msgspec.UNSET


PILE_CARDS: dict[PileName, dict[str, SeaCard]] = {
    "pearl": _make_cards("card", 1, PEARL_CARDS),
    "fish": _make_cards("card", 19, FISH_CARDS),
    "starfish": _make_cards("card", 34, STARFISH_CARDS),
}
STINGRAYS = _make_cards("stingray", 1, STINGRAY_CARDS)
CARDS: dict[str, SeaCard] = {**PILE_CARDS["pearl"], **PILE_CARDS["fish"], **PILE_CARDS["starfish"], **STINGRAYS}
STARFISH: frozenset[str] = frozenset(PILE_CARDS["starfish"])

# C1.7 and C1.8 Tiles, one of each.
TurtleBonus = Annotated[
    Literal[
        "special_die",
        "jellyfish",
        "stingray",
        "starfish_card",
        "island_card",
        "fish_card",
        "copy_turtle",
        "spare_chest",
    ],
    msgspec.Meta(title="TurtleBonus", description="What the player who takes the turtle gets (C7)."),
]
ChestBonus = Annotated[
    Literal[
        "fish_card",
        "pearl_card",
        "starfish_card",
        "island_card",
        "island_dice",
        "stingray",
        "special_die",
        "jellyfish",
    ],
    msgspec.Meta(title="ChestBonus", description="What the player who recovers the chest gets (C6)."),
]
TURTLE_BONUSES: tuple[TurtleBonus, ...] = values_of(TurtleBonus)
CHEST_BONUSES: tuple[ChestBonus, ...] = values_of(ChestBonus)


class TurtleTile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A turtle tile and the bonus for taking it."""

    id: TurtleId
    bonus: TurtleBonus


class TreasureChest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A revealed treasure chest and its bonus."""

    id: ChestId
    bonus: ChestBonus


TURTLES: dict[str, TurtleTile] = {
    tile.id: tile for tile in (TurtleTile(f"turtle:{n:02}", bonus) for n, bonus in enumerate(TURTLE_BONUSES, 1))
}
CHESTS: dict[str, TreasureChest] = {
    tile.id: tile for tile in (TreasureChest(f"chest:{n:02}", bonus) for n, bonus in enumerate(CHEST_BONUSES, 1))
}

#: C1.9 Each player's octopuses.
OCTOPUSES = 2

#: C3.1 Rounds by the number of players.
ROUNDS: dict[int, int] = {2: 10, 3: 9, 4: 8}

#: C10.3 What a set of fish pays, by its number of kinds.
FISH_SETS: tuple[int, ...] = (0, 3, 7, 12, 18, 25)
#: C10.4 How many pearl cards a place scores; every other place scores one.
PEARLS_SCORED: dict[int, int] = {1: 4, 2: 2}
#: C1.6 What the starfish cards pay for each thing owned.
POINTS_PER_FISH = 2
POINTS_PER_PEARL = 1
POINTS_PER_TURTLE = 3
POINTS_PER_CHEST = 2
#: C5.2
ISLAND_OCTOPUS_POINTS = 2
#: C9.1
JELLYFISH_EVERY = 5

CATEGORIES: tuple[str, ...] = (
    "octopus",
    "other_octopus",
    "island_octopus",
    "island_dice",
    "jellyfish",
    "starfish",
    "diver",
    "fish",
    "pearls",
)
