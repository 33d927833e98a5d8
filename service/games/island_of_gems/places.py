"""What to touch for a move, what an event points at, and what touching the board can mean."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from service.engine import places
from service.engine.records import Event, Places, Setup
from service.games.island_of_gems.events import (
    DiamondPlaced,
    FloodEnded,
    GemMoved,
    GemPlaced,
    IslandsLaid,
    SeahorseCardTaken,
    SeahorseRowDealt,
    SeahorseRowRefilled,
    SecretCardsShown,
    TideCardRevealed,
)
from service.games.island_of_gems.islands import PLACES, POSITIONS, place_of
from service.games.island_of_gems.moves import (
    DiamondToPlace,
    DrawSeahorseCard,
    GemToMove,
    GemToPlace,
    MoveGem,
    PlaceDiamond,
    PlaceGem,
    SeahorseCardToTake,
    TakeSeahorseCard,
)
from service.games.island_of_gems.rules import EVERY_DIAMOND, EVERY_DIVE, EVERY_GEM, IslandOfGemsMove
from service.games.island_of_gems.state import GEM_OF, State

DECK = "deck:seahorse"
SPACES = tuple(f"space:{island}:{space}" for island in POSITIONS for space in POSITIONS)
ISLANDS = tuple(f"island:{island}" for island in POSITIONS)


def card_place(card: str) -> str:
    """A seahorse card, in the open row or with its holder."""
    return f"card:{card}"


_ONE_SPACE = tuple(Places((space,)) for space in SPACES)
_THE_DECK = Places((DECK,))


def touches(_state: State, _seat: int, move: IslandOfGemsMove) -> Places:
    match move:
        case PlaceGem() | PlaceDiamond():
            return _ONE_SPACE[place_of(move.island, move.space)]
        case TakeSeahorseCard():
            return Places((card_place(move.card),))
        case DrawSeahorseCard():
            return _THE_DECK
        case MoveGem():
            start, end = place_of(move.island, move.space), place_of(move.to_island, move.to_space)
            return Places((SPACES[start], SPACES[end]))


def conceivable(state: State, seat: int) -> Iterable[IslandOfGemsMove]:
    match state.pending[-1]:
        case GemToPlace():
            return EVERY_GEM
        case DiamondToPlace():
            return EVERY_DIAMOND
        case SeahorseCardToTake():
            return [*map(TakeSeahorseCard, _cards_seen(state, seat)), DrawSeahorseCard()]
        case GemToMove():
            return [move for place in PLACES for move in _conceivable_dives(state, place)]


def _cards_seen(state: State, seat: int) -> list[str]:
    """The open row, and what the seat sees of the cards that the players hold (I5.2)."""
    held = [card for player in state.players for card in player.open_cards]
    return [*state.row, *held, *state.players[seat].secret_cards]


def _conceivable_dives(state: State, place: int) -> list[MoveGem]:
    """All dives of a gem; for a place without one, a single dive is enough to be refused."""
    dives = [move for _, move in EVERY_DIVE[place]]
    return dives if state.board[place] in GEM_OF else dives[:1]


def points_at(event: Event, setup: Setup) -> Sequence[str]:
    match event:
        case GemPlaced() | DiamondPlaced():
            return (SPACES[place_of(event.island, event.space)],)
        case GemMoved():
            return (SPACES[place_of(event.island, event.space)], SPACES[place_of(event.to_island, event.to_space)])
        case SeahorseCardTaken() | SeahorseRowDealt() | SeahorseRowRefilled() | SecretCardsShown():
            return _card_places(event)
        case IslandsLaid() | FloodEnded() | TideCardRevealed():
            return _island_places(event)
    return places.points_at(event, setup)


def _card_places(event: SeahorseCardTaken | SeahorseRowDealt | SeahorseRowRefilled | SecretCardsShown) -> Sequence[str]:
    if isinstance(event, SeahorseRowDealt | SecretCardsShown):
        return tuple(map(card_place, event.cards))
    if isinstance(event.card, str):
        return (card_place(event.card),)
    return (DECK, places.player(event.seat))


def _island_places(event: IslandsLaid | FloodEnded | TideCardRevealed) -> Sequence[str]:
    match event:
        case IslandsLaid():
            return ISLANDS
        case FloodEnded():
            return (ISLANDS[event.island],)
        case TideCardRevealed():
            return (event.card,) if event.island is None else (event.card, ISLANDS[event.island])
