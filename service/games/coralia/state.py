"""The position of a match: data and queries only."""

from __future__ import annotations

import msgspec

from service.engine import records
from service.games.coralia.components import (
    COLOURS,
    DICE_OF_A_COLOUR,
    DIE_COLOURS,
    OCTOPUSES,
    PILES,
    ROUNDS,
    SPECIAL_DICE,
    Colour,
    DieColour,
    PileName,
    Space,
    SpecialDieOption,
    Symbol,
)
from service.games.coralia.moves import (
    ChestToRecover,
    DiceToLock,
    DieToPick,
    DieToPlace,
    LeftoverCardToDraw,
    SeaCardToKeep,
    SpareChestToTake,
    SpecialDieToPlace,
    StarfishToCarryOut,
    TurtleToCopy,
)


class Die(msgspec.Struct, array_like=True):
    """A rolled die on the station."""

    colour: Colour
    symbol: Symbol


class Reef(msgspec.Struct, array_like=True):
    """A reef: the dice on its spaces, what lies on it and whose octopus is there."""

    dice: dict[Space, DieColour] = {}
    turtle: str | None = None
    chest: str | None = None
    octopus: int | None = None


class Pile(msgspec.Struct, array_like=True):
    """A face-down pile, bottom card first. `returned_by[i]` is the seat that put the card `cards[i]` under it."""

    cards: list[str] = []
    returned_by: list[int] = []


class Player(msgspec.Struct, array_like=True):
    """What a player has. The hand is kept by the pile that each card came from, which everybody saw."""

    hand: dict[PileName, list[str]] = msgspec.field(default_factory=lambda: {pile: [] for pile in PILES})
    shown: list[str] = []
    to_carry_out: list[str] = []
    turtles: list[str] = []
    chests: list[str] = []
    octopuses: int = OCTOPUSES
    diver: Colour | None = None
    points: dict[str, int] = {}

    @property
    def score(self) -> int:
        return sum(self.points.values())

    @property
    def hidden(self) -> list[str]:
        return [card for cards in self.hand.values() for card in cards]

    @property
    def cards(self) -> list[str]:
        """Everything that counts as a card collected (C10.5)."""
        return self.hidden + self.shown + self.to_carry_out


class State(records.State, kw_only=True):
    """The position of a match of Coralia."""

    turn: int = 0
    reefs: dict[Colour, Reef] = msgspec.field(default_factory=lambda: {colour: Reef() for colour in COLOURS})
    island: dict[DieColour, int] = msgspec.field(
        default_factory=lambda: {colour: SPECIAL_DICE if colour == "white" else 0 for colour in DIE_COLOURS}
    )
    supply: dict[Colour, int] = msgspec.field(default_factory=lambda: dict.fromkeys(COLOURS, DICE_OF_A_COLOUR))
    station: list[Die] = []
    picked: list[Colour] = []
    piles: dict[PileName, Pile] = msgspec.field(default_factory=lambda: {pile: Pile() for pile in PILES})
    stingrays: list[str] = []
    spare_turtles: list[str] = []
    spare_chests: list[str] = []
    players: list[Player] = []
    special_die: SpecialDieOption = "reef_first"
    pending: list[
        DieToPick
        | DiceToLock
        | DieToPlace
        | SeaCardToKeep
        | TurtleToCopy
        | SpareChestToTake
        | SpecialDieToPlace
        | StarfishToCarryOut
        | ChestToRecover
        | LeftoverCardToDraw
    ] = msgspec.field(default_factory=list)

    @property
    def turns(self) -> int:
        """How many turns the match has (C3.1)."""
        return ROUNDS[self.seats] * self.seats

    @property
    def active(self) -> int | None:
        return self.pending[-1].seats[0] if self.pending else None

    @property
    def turns_are_over(self) -> bool:
        return not self.pending or isinstance(self.pending[0], StarfishToCarryOut)

    @property
    def dice_on_island(self) -> int:
        return sum(self.island.values())

    def can_take(self, reef: Colour, symbol: Symbol, seat: int) -> bool:
        """Whether a die with this symbol may go on the reef (C3.6)."""
        if symbol in self.reefs[reef].dice:
            return False
        return symbol != "octopus" or self.players[seat].octopuses > 0

    def can_use(self, die: Die, seat: int) -> bool:
        """Whether the die can go on its reef, or on the island because its space is occupied (C3.6, C3.7)."""
        return die.symbol in self.reefs[die.colour].dice or self.can_take(die.colour, die.symbol, seat)

    def chests_on(self, reefs: list[Colour]) -> list[Colour]:
        """The reefs among these that still have a chest."""
        return [reef for reef in reefs if self.reefs[reef].chest is not None]

    def leftover_dice(self, colours: list[Colour]) -> int:
        """How many dice of these colours are left on the station or in the supply (C10.1)."""
        on_station = sum(die.colour in colours for die in self.station)
        return on_station + sum(self.supply[colour] for colour in colours)
