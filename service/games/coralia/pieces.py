"""The kinds of pieces, by the names that catalogues, pictures and boards use."""

from __future__ import annotations

from service.engine.message import Message, message
from service.engine.records import values_of
from service.games.coralia.components import (
    CARDS,
    CHEST_BONUSES,
    DIE_COLOURS,
    PILES,
    SPACES,
    TURTLE_BONUSES,
    CardFace,
)


def piece_of_card(card: str) -> str:
    return _OF_CARD[card]


def name_of_card(card: str) -> str | Message:
    """What sentences call a card: the name of its piece, or a phrase with its colours."""
    return _NAMES[card]


_OF_CARD = {card.id: f"card_{card.face}" for card in CARDS.values()}
_NAMES = {
    card.id: message(f"card-{card.face}", colours=tuple(card.pair)) if card.pair else _OF_CARD[card.id]
    for card in CARDS.values()
}

PIECES: tuple[str, ...] = (
    *(f"die_{colour}" for colour in DIE_COLOURS),
    *(f"symbol_{space}" for space in SPACES),
    *(f"turtle_{bonus}" for bonus in TURTLE_BONUSES),
    "chest",
    *(f"chest_{bonus}" for bonus in CHEST_BONUSES),
    *(f"pile_{pile}" for pile in PILES),
    *(f"card_{face}" for face in values_of(CardFace)),
    "octopus",
    "diver",
)
