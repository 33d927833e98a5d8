"""The position of a match: data and queries."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

import msgspec

from service.engine import records
from service.games.reef_gardens.components import (
    BOARDS,
    CORALS,
    DIVERS,
    KIND,
    ON_LINE,
    SHELLS,
    SHELLS_OF,
    STARTING_MONEY,
    STATIONS,
    Atolls,
    Board,
    BoardName,
    CoralKind,
    LineName,
    ShellKind,
    StartSites,
)
from service.games.reef_gardens.moves import CoralsToPlant, PlantingOrSurfacing, SiteToBuildOn

EMPTY = ""
NO_REEF = 0
NEUTRAL = 255


class ReefGardensOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a match of Reef Gardens is played (G2.1)."""

    board: BoardName = "long"
    atolls: Atolls = False
    start_sites: StartSites = "fixed"


class Anemone(msgspec.Struct, array_like=True):
    """A sea anemone in front of a player, the coral on it and the turn in which it was stored."""

    tile: str
    coral: str = EMPTY
    stored_in: int = 0


class Player(msgspec.Struct, array_like=True):
    #: By category, in the order of CATEGORIES.
    points: list[int]
    money: int = STARTING_MONEY
    #: All but the sea anemones.
    shells: list[str] = []
    anemones: list[Anemone] = []

    @property
    def score(self) -> int:
        return sum(self.points)

    @property
    def means(self) -> int:
        """Money, including all pearls."""
        return self.money + sum(SHELLS[tile].worth for tile in SHELLS_OF["pearls"].intersection(self.shells))

    @property
    def free_anemones(self) -> list[Anemone]:
        return [anemone for anemone in self.anemones if not anemone.coral]

    def has(self, kind: ShellKind) -> bool:
        return not SHELLS_OF[kind].isdisjoint(self.shells)

    @property
    def shell_kinds(self) -> set[ShellKind]:
        return {SHELLS[tile].kind for tile in self.shells}

    def count(self, kind: ShellKind) -> int:
        return len(SHELLS_OF[kind].intersection(self.shells))

    def anemone_with(self, coral: str) -> Anemone | None:
        for anemone in self.anemones:
            if anemone.coral == coral:
                return anemone
        return None


class State(records.State, kw_only=True):
    options: ReefGardensOptions
    players: list[Player]
    #: What lies on each field of the sea floor: a coral, a shell tile, a station, a sonar tile or nothing.
    fields: list[str]
    #: The number of the reef on each field. Sizes and clownfish are counted from it, never stored.
    reefs: bytearray
    #: Each reef's owner by its number, a seat or NEUTRAL. Divers are counted from it, never stored.
    owners: bytearray = msgspec.field(default_factory=lambda: bytearray([NEUTRAL]))
    #: The nursery's fields 1 to 12.
    nursery: list[str] = msgspec.field(default_factory=lambda: [EMPTY] * 12)
    bag: list[str]
    stations: list[str]
    sonar: list[str]
    #: The fields of the stations that were turned over.
    scored: list[int] = []
    #: What left the game in full view, and what left it unseen.
    out: list[str] = []
    out_unseen: list[str] = []
    #: Turns begun, and whose turn it is.
    turn: int = 0
    active: int = 0
    line_bought: bool = False
    waiting: list[str] = []
    #: The station whose site is being chosen.
    to_build: str = EMPTY
    #: Turns passed in a row.
    passes: int = 0
    pending: list[PlantingOrSurfacing | CoralsToPlant | SiteToBuildOn] = msgspec.field(default_factory=list)

    @property
    def board(self) -> Board:
        return BOARDS[self.options.board]

    def kind_at(self, field: int) -> CoralKind | None:
        return KIND.get(self.fields[field])

    def is_surrounded(self, station: int) -> bool:
        """Whether every field around a station is occupied or a cave (G5.1)."""
        return all(map(self.fields.__getitem__, self.board.to_surround[station]))

    def is_free(self, field: int) -> bool:
        return not self.fields[field] and self.board.ground[field] == "sand"

    @property
    def free_fields(self) -> list[int]:
        return [field for field in self.board.sand if not self.fields[field]]

    def is_open(self, field: int) -> bool:
        """Whether a coral may lie on the field without algae (G4.4)."""
        return not self.reefs[field] and self.board.ground[field] == "sand"

    def open_beside(self, fields: list[int]) -> set[int]:
        """The open fields next to these."""
        sand, reefs = self.board.sand_beside, self.reefs
        return {near for field in fields for near in sand[field] if not reefs[near]}

    def open_beside_stations(self) -> list[int]:
        beside = _sand_beside_stations(self.options.board, self.board.on_sites(self.fields))
        return [field for field in beside if not self.reefs[field]]

    def is_beside_station(self, field: int) -> bool:
        return any(self.fields[site] in STATIONS for site in self.board.sites_beside[field])

    def atoll_rival(self, kind: CoralKind, field: int) -> int | None:
        """With atolls, another field next to the same site that has a coral of the kind (G4.11)."""
        if self.options.atolls:
            for other in self.board.atoll_fields[field]:
                if KIND.get(self.fields[other]) == kind:
                    return other
        return None

    def is_coverable(self, field: int) -> bool:
        """Whether algae may let a coral lie on the field: it is a cave or has a neutral coral (G8.6)."""
        reef = self.reefs[field]
        return self.owners[reef] == NEUTRAL if reef else self.board.ground[field] == "cave"

    def coverable_beside(self, fields: list[int]) -> set[int]:
        """The coverable fields next to these."""
        beside = self.board.orthogonal
        return {near for field in fields for near in beside[field] if self.is_coverable(near)}

    @property
    def built(self) -> list[int]:
        """The fields with a station, in the order of their letters."""
        return [field for field in self.board.sites.values() if self.fields[field] in STATIONS]

    # Reefs

    def exists(self, reef: int) -> bool:
        return reef != NO_REEF and reef in self.reefs

    def size(self, reef: int) -> int:
        return self.reefs.count(reef)

    def kind_of(self, reef: int) -> CoralKind:
        return KIND[self.fields[self.reefs.index(reef)]]

    def fields_of(self, reef: int) -> list[int]:
        return _indexes_of(reef, self.reefs)

    def corals_of(self, seat: int, kind: CoralKind) -> list[int]:
        """The fields of the seat's corals of the kind."""
        return [field for reef in self.reefs_of(seat) if self.kind_of(reef) == kind for field in self.fields_of(reef)]

    def clownfish(self, reef: int) -> int:
        return sum(CORALS[self.fields[field]].clownfish for field in self.fields_of(reef))

    def reefs_of(self, owner: int) -> list[int]:
        """The owner's reefs; for NEUTRAL, those that nobody owns."""
        if owner == NEUTRAL:
            return [reef for reef in _indexes_of(NEUTRAL, self.owners) if self.exists(reef)]
        return _indexes_of(owner, self.owners)

    def divers(self, seat: int) -> int:
        """The divers on the seat's board: each of its reefs has one of the others."""
        return DIVERS - self.owners.count(seat)

    def reefs_touched(self, kind: CoralKind, field: int) -> set[int]:
        """The reefs of the kind orthogonally next to the field."""
        reefs, fields = self.reefs, self.fields
        return {reefs[near] for near in self.board.orthogonal[field] if reefs[near] and KIND[fields[near]] == kind}

    # The nursery

    def price(self, line: LineName) -> int:
        return price_of(line, self.nursery)

    def corals_in(self, line: LineName) -> list[str]:
        return list(filter(None, ON_LINE[line](self.nursery)))

    @property
    def corals_in_nursery(self) -> int:
        return len(self.nursery) - self.nursery.count(EMPTY)

    def plantable(self, seat: int) -> list[str]:
        """The corals that the seat may plant now: those waiting and those stored in an earlier turn (G8.2)."""
        anemones = self.players[seat].anemones
        if not self.line_bought or not anemones:
            return self.waiting
        return self.waiting + [a.coral for a in anemones if a.coral and a.stored_in < self.turn]


def price_of(line: LineName, nursery: Sequence[str]) -> int:
    """1 money for each coral in the line (G4.1)."""
    tiles = ON_LINE[line](nursery)
    return len(tiles) - tiles.count(EMPTY)


@lru_cache(4096)  # stations stay, and a new one is built every twenty moves or so
def _sand_beside_stations(board: BoardName, on_sites: tuple[str, ...]) -> frozenset[int]:
    sites, sand = BOARDS[board].sites.values(), BOARDS[board].sand_beside
    stations = (site for site, tile in zip(sites, on_sites, strict=True) if tile in STATIONS)
    return frozenset(field for station in stations for field in sand[station])


def _indexes_of(number: int, numbers: bytearray) -> list[int]:
    found, index = [], numbers.find(number)
    while index >= 0:
        found.append(index)
        index = numbers.find(number, index + 1)
    return found
