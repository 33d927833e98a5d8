"""What everybody sees of a match: all but the order in the bag and in the two stacks (G10)."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Annotated

import msgspec
from msgspec.structs import replace

from service.engine.records import Seat, View
from service.games.reef_gardens.components import (
    BOARDS,
    CORALS,
    DIVERS,
    LETTER_OF,
    LINES,
    MOST_MONEY,
    NURSERY_FIELDS,
    SHELLS,
    SONAR,
    STATIONS,
    Atolls,
    BoardName,
    CoralId,
    CoralKind,
    FieldNumber,
    Ground,
    LineName,
    NurseryNumber,
    ReefNumber,
    ShellId,
    ShellKind,
    SiteLetter,
    SonarId,
    StationId,
    TileId,
)
from service.games.reef_gardens.moves import PlantingOrSurfacing
from service.games.reef_gardens.state import NEUTRAL, State, price_of

_encode = msgspec.json.Encoder().encode

Count = Annotated[int, msgspec.Meta(ge=0)]
Position = Annotated[int, msgspec.Meta(ge=1, le=15)]
WithClownfish = Annotated[bool, msgspec.Meta(description="Whether it has a clownfish, which is worth 1 point more.")]


class ReefGardensCoral(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A coral tile."""

    coral: CoralId
    kind: CoralKind
    clownfish: WithClownfish


class ReefGardensPlantedCoral(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A coral on the sea floor and the reef that it belongs to."""

    coral: CoralId
    kind: CoralKind
    clownfish: WithClownfish
    reef: ReefNumber
    reef_size: Annotated[int, msgspec.Meta(ge=1, description="All corals of the reef.")]
    owner: Annotated[Seat | None, msgspec.Meta(description="The seat whose diver is on the reef; null if neutral.")]


class ReefGardensShell(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A shell tile."""

    shell: ShellId
    kind: ShellKind
    worth: Annotated[int, msgspec.Meta(ge=0, description="Points of a fish school, money of pearls, else 0.")]
    holds: Annotated[
        ReefGardensCoral | None, msgspec.Meta(description="The coral on a sea anemone; null for none.")
    ] = None


class ReefGardensStation(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A station."""

    station: StationId
    higher: Annotated[int, msgspec.Meta(description="The points for the most corals.")]
    lower: Annotated[
        int, msgspec.Meta(description="The points for the second most, and for the most at the end of the match.")
    ]
    scored: Annotated[bool, msgspec.Meta(description="Whether it has been scored and turned over.")]


class ReefGardensField(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A field of the sea floor; at most one thing lies on it, others are left out."""

    field: FieldNumber
    row: Annotated[Position, msgspec.Meta(description="Counted from 1 at the top.")]
    column: Annotated[Position, msgspec.Meta(description="Counted from 1 at the left.")]
    ground: Ground
    site: Annotated[SiteLetter | None, msgspec.Meta(description="The letter of a building site.")] = None
    sonar: Annotated[SonarId | None, msgspec.Meta(description="Marks the site: a station may be built here.")] = None
    station: Annotated[ReefGardensStation | None, msgspec.Meta(description="The station built here.")] = None
    shell: Annotated[
        ReefGardensShell | None, msgspec.Meta(description="The shell tile, for the player who plants here.")
    ] = None
    coral: Annotated[ReefGardensPlantedCoral | None, msgspec.Meta(description="The coral planted here.")] = None


#: A field and its JSON.
_Encoded = tuple[ReefGardensField, bytes]


class SeaFloor(list[ReefGardensField]):
    """The fields of a view with their JSON, which is most of an answer and differs in a few fields from the last."""

    def __init__(self, encoded: list[_Encoded]) -> None:
        super().__init__([field for field, _ in encoded])
        self.json = msgspec.Raw(b"[%b]" % b",".join([json for _, json in encoded]))


class ReefGardensNurseryField(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A numbered field of the nursery."""

    number: NurseryNumber
    coral: Annotated[ReefGardensCoral | None, msgspec.Meta(description="Null if the field is empty.")]


class ReefGardensLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A line of the nursery."""

    line: LineName
    numbers: Annotated[list[NurseryNumber], msgspec.Meta(description="The numbers of its fields.")]
    price: Annotated[int, msgspec.Meta(ge=0, le=4, description="1 money per coral; an empty line can't be bought.")]


class ReefGardensPlayer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a player has."""

    seat: Seat
    money: Annotated[int, msgspec.Meta(ge=0, le=MOST_MONEY, description="Without the money of pearls.")]
    divers: Annotated[int, msgspec.Meta(ge=0, le=DIVERS, description="Divers on the player's board, not on reefs.")]
    reefs: Annotated[list[ReefNumber], msgspec.Meta(description="The reefs with one of the player's divers.")]
    shells: Annotated[
        list[ReefGardensShell], msgspec.Meta(description="The tiles in front of the player, sea anemones last.")
    ]


class ReefGardensView(View, frozen=True, tag="reef_gardens"):
    """The table of a match of Reef Gardens."""

    board: BoardName
    rows: Annotated[Position, msgspec.Meta(description="How many rows the sea floor has.")]
    columns: Annotated[Position, msgspec.Meta(description="How many columns the sea floor has.")]
    atolls: Atolls
    fields: Annotated[list[ReefGardensField], msgspec.Meta(description="In reading order.")]
    nursery: Annotated[list[ReefGardensNurseryField], msgspec.Meta(description="The fields 1 to 12.")]
    lines: Annotated[list[ReefGardensLine], msgspec.Meta(description="The four rows, then the four columns.")]
    bag: Annotated[Count, msgspec.Meta(description="Corals in the bag.")]
    station_stack: Annotated[Count, msgspec.Meta(description="Stations in the stack.")]
    sonar_stack: Annotated[Count, msgspec.Meta(description="Sonar tiles in the stack.")]
    out: Annotated[list[TileId], msgspec.Meta(description="Tiles that everybody saw leave the game, in that order.")]
    players: Annotated[list[ReefGardensPlayer], msgspec.Meta(description="In seat order.")]
    active: Annotated[Seat, msgspec.Meta(description="The seat whose turn it is; at the end, whose it was.")]
    turn: Annotated[int, msgspec.Meta(ge=1, description="Counted from 1 over the whole match.")]
    planting: Annotated[bool, msgspec.Meta(description="Whether the turn is spent on planting.")]
    line_bought: Annotated[bool, msgspec.Meta(description="Whether this turn's line is bought.")]
    waiting: Annotated[list[ReefGardensCoral], msgspec.Meta(description="Corals taken and not yet dealt with.")]
    station_to_build: Annotated[
        ReefGardensStation | None, msgspec.Meta(description="The station whose site is being chosen; null for none.")
    ]

    def to_encode(self) -> ReefGardensView:
        return replace(self, fields=self.fields.json) if isinstance(self.fields, SeaFloor) else self


def _printed(name: BoardName) -> list[tuple[int, int, int, Ground, SiteLetter | None]]:
    """What a sea floor shows before anything is laid on it, in the order of a field's record."""
    columns, letters = BOARDS[name].columns, LETTER_OF[name]
    return [
        (field, field // columns + 1, field % columns + 1, ground, letters.get(field))
        for field, ground in enumerate(BOARDS[name].ground)
    ]


def _encoded(field: ReefGardensField) -> _Encoded:
    return field, _encode(field)


_PRINTED = {name: _printed(name) for name in BOARDS}
_BARE = {name: [_encoded(ReefGardensField(*printed)) for printed in fields] for name, fields in _PRINTED.items()}


def view(state: State, _seat: int | None) -> ReefGardensView:
    return ReefGardensView(
        starts=state.starts,
        scores=[player.score for player in state.players],
        board=state.options.board,
        rows=state.board.rows,
        columns=state.board.columns,
        atolls=state.options.atolls,
        fields=_sea_floor(
            state.options.board, tuple(state.fields), bytes(state.reefs), bytes(state.owners), tuple(state.scored)
        ),
        nursery=list(map(_nursery_field, NURSERY_FIELDS, state.nursery)),
        lines=_lines(tuple(state.nursery)),
        bag=len(state.bag),
        station_stack=len(state.stations),
        sonar_stack=len(state.sonar),
        out=list(state.out),
        players=[_player(state, seat) for seat in range(state.seats)],
        active=state.active,
        turn=state.turn,
        planting=bool(state.pending) and not isinstance(state.pending[-1], PlantingOrSurfacing),
        line_bought=state.line_bought,
        waiting=[_coral(coral) for coral in state.waiting],
        station_to_build=_station(state.to_build, scored=False) if state.to_build else None,
    )


@lru_cache(1024)  # many moves leave the sea floor as it is
def _sea_floor(
    board: BoardName, tiles: tuple[str, ...], reefs: bytes, owners: bytes, scored: tuple[int, ...]
) -> SeaFloor:
    fields = _BARE[board].copy()
    for field, tile in enumerate(tiles):
        if reef := reefs[field]:
            fields[field] = _planted(board, field, tile, reef, reefs.count(reef), owners[reef])
        elif tile:
            fields[field] = _laid(board, field, tile, field in scored)
    return SeaFloor(fields)


@lru_cache(16384)  # most corals are as they were a move ago
def _planted(board: BoardName, field: int, tile: str, reef: int, size: int, owner: int) -> _Encoded:
    coral = ReefGardensPlantedCoral(tile, *CORALS[tile], reef, size, None if owner == NEUTRAL else owner)
    return _encoded(ReefGardensField(*_PRINTED[board][field], coral=coral))


@lru_cache(4096)  # so are the other tiles
def _laid(board: BoardName, field: int, tile: str, scored: bool) -> _Encoded:
    printed = _PRINTED[board][field]
    if tile in SHELLS:
        return _encoded(ReefGardensField(*printed, shell=_shell(tile)))
    if tile in SONAR:
        return _encoded(ReefGardensField(*printed, sonar=tile))
    return _encoded(ReefGardensField(*printed, station=_station(tile, scored=scored)))


@cache
def _coral(tile: str) -> ReefGardensCoral:
    return ReefGardensCoral(tile, *CORALS[tile])


@cache
def _shell(tile: str, coral: str = "") -> ReefGardensShell:
    return ReefGardensShell(tile, *SHELLS[tile], _coral(coral) if coral else None)


def _station(tile: str, *, scored: bool) -> ReefGardensStation:
    return ReefGardensStation(tile, *STATIONS[tile], scored)


@cache
def _nursery_field(number: int, tile: str) -> ReefGardensNurseryField:
    return ReefGardensNurseryField(number, _coral(tile) if tile else None)


@lru_cache(4096)  # many moves leave the nursery as it is
def _lines(nursery: tuple[str, ...]) -> list[ReefGardensLine]:
    return [_line(line, price_of(line, nursery)) for line in LINES]


@cache
def _line(line: LineName, price: int) -> ReefGardensLine:
    return ReefGardensLine(line, list(LINES[line]), price)


def _player(state: State, seat: int) -> ReefGardensPlayer:
    player = state.players[seat]
    anemones = [_shell(anemone.tile, anemone.coral) for anemone in player.anemones]
    return ReefGardensPlayer(
        seat=seat,
        money=player.money,
        divers=state.divers(seat),
        reefs=state.reefs_of(seat),
        shells=[*map(_shell, player.shells), *anemones],
    )
