"""What the laws need to know about Coralia."""

from __future__ import annotations

import random

from service.games.coralia.components import PILE_CARDS
from service.games.coralia.moves import SeaCardToKeep
from service.games.coralia.state import State

_SORT = {card: pile for pile, cards in PILE_CARDS.items() for card in cards}


def sorts_of_cards(state: State, chooser: random.Random) -> dict[str, str]:
    """The sort of each card; cards of the same sort can change places without anybody noticing.

    Everybody knows which pile a card came from, and so what kind it is, but the island pile is mixed. So either cards
    of the same kind change places, wherever they are, or cards from the island pile, whatever their kind.
    """
    if chooser.random() < 0.5:
        return _SORT
    return {**_SORT, **dict.fromkeys(_from_island(state), "island")}


def _from_island(state: State) -> list[str]:
    looked_at = [decision for decision in state.pending if isinstance(decision, SeaCardToKeep)]
    return [
        *state.piles["island"].cards,
        *(card for player in state.players for card in player.hand["island"]),
        *(card for decision in looked_at if decision.pile == "island" for card in decision.cards),
    ]
