"""The position of a match: data and queries."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from service.engine import records
from service.games.island_of_gems.components import (
    DIAMONDS,
    GEMS,
    GEMS_BETWEEN_TIDES,
    SEAHORSE_CARDS,
    TIDE_CARDS,
    TIDES,
    TILES,
    PatternsOption,
    Space,
)
from service.games.island_of_gems.islands import island_shown
from service.games.island_of_gems.moves import DiamondToPlace, GemToMove, GemToPlace, SeahorseCardToTake

# What is on a place of the board: nothing, the gem of seat 0 or of seat 1, a diamond.
OPEN = 0
GEM_OF = (1, 2)
DIAMOND = 3


class Player(msgspec.Struct, array_like=True):
    points: dict[str, int] = {}
    #: Known to all: cards from the open row, and scuba divers.
    open_cards: list[str] = []
    #: Known to their owner: shell cards from the deck.
    secret_cards: list[str] = []
    diamonds_left: int = DIAMONDS

    @property
    def score(self) -> int:
        return sum(self.points.values())

    @property
    def cards(self) -> list[str]:
        return self.open_cards + self.secret_cards


class State(records.State, kw_only=True):
    patterns: PatternsOption
    islands: list[str]
    unused_tiles: list[str]
    deck: list[str]
    row: list[str] = msgspec.field(default_factory=list)
    tide_pile: list[str]
    tides: list[str] = msgspec.field(default_factory=list)
    players: list[Player]
    board: bytearray = msgspec.field(default_factory=lambda: bytearray(81))
    #: Turns begun.
    turn: int = 0
    #: The island that the last gem names.
    sent_to: int | None = None
    pending: list[GemToPlace | DiamondToPlace | SeahorseCardToTake | GemToMove] = msgspec.field(default_factory=list)

    @property
    def turn_of(self) -> int:
        """The seat whose turn it is; before the first, the starting player."""
        return self.starts if self.turn % 2 or not self.turn else self.seat_after(self.starts)

    def printed(self, place: int) -> Space:
        return TILES[self.islands[place // 9]][place % 9]

    def owner(self, place: int) -> int | None:
        """The seat whose gem is there."""
        content = self.board[place]
        return GEM_OF.index(content) if content in GEM_OF else None

    @property
    def laid_out(self) -> Iterator[tuple[str, bytes]]:
        """Each island's tile, and what is on its nine spaces."""
        board = bytes(self.board)
        return ((tile, board[9 * island : 9 * island + 9]) for island, tile in enumerate(self.islands))

    def gems_on(self, island: int, seat: int) -> int:
        return self.board.count(GEM_OF[seat], 9 * island, 9 * island + 9)

    def diamonds_on(self, island: int) -> int:
        return self.board.count(DIAMOND, 9 * island, 9 * island + 9)

    def gems_left(self, seat: int) -> int:
        return GEMS - self.board.count(GEM_OF[seat])

    def is_full(self, island: int) -> bool:
        return self.board.find(OPEN, 9 * island, 9 * island + 9) < 0

    def island_counted(self, card: str, seat: int) -> int | None:
        """The island that a seahorse card counts for a seat; None for a scuba diver (I6.5)."""
        position = SEAHORSE_CARDS[card].position
        return None if position is None else island_shown(position, seat, self.starts)

    @property
    def flooded(self) -> int | None:
        return TIDE_CARDS[self.tides[-1]].position if self.tides else None

    @property
    def destination(self) -> int | None:
        """The island where the next gem must go as of now; None = any that is not flooded (I3.2)."""
        if self.sent_to is None or self.sent_to == self.flooded or self.is_full(self.sent_to):
            return None
        return self.sent_to

    @property
    def in_last_turn(self) -> bool:
        return self.turn == self.seats * GEMS

    @property
    def gems_to_tide(self) -> int | None:
        """Gems left before the next tide card; 0 = it comes at the end of this turn, None = none is left (I4.1)."""
        if len(self.tides) == TIDES:
            return None
        return GEMS_BETWEEN_TIDES * len(self.tides) - sum(map(self.board.count, GEM_OF))

    @property
    def tide_is_due(self) -> bool:
        """Asked between turns: one card in set-up and one after every third round (I4.1)."""
        return len(self.tides) <= self.turn // GEMS_BETWEEN_TIDES
