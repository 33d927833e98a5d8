"""The box (G1): corals, stations, sonar tiles, shell tiles, the nursery and the two sea floors."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from operator import itemgetter
from typing import Annotated, Literal, NamedTuple

import msgspec

from service.engine.records import values_of

# The names of the kinds are our choice.
CoralKind = Annotated[
    Literal["brain", "fan", "staghorn", "tube", "table"],
    msgspec.Meta(title="CoralKind", description="A kind of coral; the corals of a reef are all of one kind."),
]
ShellKind = Annotated[
    Literal["fish_school", "sea_anemone", "pearls", "boat", "octopus", "algae", "submarine", "turtle"],
    msgspec.Meta(title="ShellKind", description="What a shell tile shows, and so what it is good for (G8)."),
]
BoardName = Annotated[
    Literal["long", "short"],
    msgspec.Meta(
        title="BoardName", description="The sea floor: `long` is 15 fields wide, `short` 10; both have 10 rows."
    ),
]
StartSites = Annotated[
    Literal["fixed", "random"],
    msgspec.Meta(
        title="StartSites",
        description="Where the first stations are built: on the sites A, B, C and so on (`fixed`), or on sites drawn "
        "by lot (`random`).",
    ),
]
Ground = Annotated[
    Literal["sand", "cave", "site"],
    msgspec.Meta(
        title="Ground", description="Corals lie on `sand`, on a `cave` only with algae, and never on a building `site`."
    ),
]
SiteLetter = Annotated[
    Literal["A", "B", "C", "D", "E", "F", "G", "H", "I", "J", "K", "L", "M", "N", "O"],
    msgspec.Meta(title="SiteLetter", description="A building site, by its letter; the short board has A to K."),
]
LineName = Annotated[
    Literal["row_1", "row_2", "row_3", "row_4", "column_1", "column_2", "column_3", "column_4"],
    msgspec.Meta(
        title="LineName", description="A line of the nursery: a row, from the top, or a column, from the left."
    ),
]
PearlWorth = Annotated[
    Literal[2, 3], msgspec.Meta(title="PearlWorth", description="The money printed on a pearls tile.")
]
Atolls = Annotated[
    bool, msgspec.Meta(description="Whether the corals next to a site or a station must all differ in kind (G4.11).")
]

CoralId = Annotated[
    str, msgspec.Meta(pattern=r"^coral:(0[1-9]|[1-8][0-9]|90)$", description="A coral tile, by its id.")
]
StationId = Annotated[str, msgspec.Meta(pattern=r"^station:(0[1-9]|1[0-5])$", description="A station, by its id.")]
SonarId = Annotated[str, msgspec.Meta(pattern=r"^sonar:[A-O]$", description="The sonar tile of a building site.")]
ShellId = Annotated[str, msgspec.Meta(pattern=r"^shell:(0[1-9]|[12][0-9]|30)$", description="A shell tile, by its id.")]
TileId = Annotated[
    str,
    msgspec.Meta(
        pattern=r"^(coral|station|shell):[0-9]{2}$|^sonar:[A-O]$", description="Any tile of the box, by its id."
    ),
]
FieldNumber = Annotated[
    int, msgspec.Meta(ge=0, le=149, description="A field of the sea floor, counted from 0 in reading order.")
]
NurseryNumber = Annotated[int, msgspec.Meta(ge=1, le=12, description="A numbered field of the nursery.")]
ReefNumber = Annotated[
    int, msgspec.Meta(ge=1, le=200, description="A reef; reefs are numbered from 1 in the order in which they arise.")
]


class Coral(NamedTuple):
    kind: CoralKind
    clownfish: bool


class Station(NamedTuple):
    higher: int
    lower: int


class Shell(NamedTuple):
    """A shell tile; its worth is the number printed on it: points of a fish school, money of pearls."""

    kind: ShellKind
    worth: int = 0


class Board(NamedTuple):
    """A sea floor. Fields are counted in reading order; a tuple of tuples has an entry for each field."""

    columns: int
    rows: int
    ground: tuple[Ground, ...]
    #: The fields of sand, in order.
    sand: tuple[int, ...]
    sites: dict[SiteLetter, int]
    #: Picks what lies on the sites out of what lies on all fields.
    on_sites: Callable[[list[str]], tuple[str, ...]]
    shell_fields: tuple[int, ...]
    #: The fields orthogonally next to a field, at most four.
    orthogonal: tuple[tuple[int, ...], ...]
    #: The sand among them.
    sand_beside: tuple[tuple[int, ...], ...]
    #: The fields around a field, at most eight.
    around: tuple[tuple[int, ...], ...]
    #: Those of them that aren't caves: occupied, they surround the field.
    to_surround: tuple[tuple[int, ...], ...]
    #: The sites orthogonally next to a field.
    sites_beside: tuple[tuple[int, ...], ...]
    #: The other fields orthogonally next to one of those sites: in an atoll they hold different kinds (G4.11).
    atoll_fields: tuple[tuple[int, ...], ...]


KINDS: tuple[CoralKind, ...] = values_of(CoralKind)
_CORALS_OF_A_KIND = 18
_WITH_CLOWNFISH = 6

#: G1.1
CORALS: dict[str, Coral] = {
    f"coral:{number:02}": coral
    for number, coral in enumerate(
        (Coral(kind, copy < _WITH_CLOWNFISH) for kind in KINDS for copy in range(_CORALS_OF_A_KIND)), 1
    )
}
KIND: dict[str, CoralKind] = {tile: coral.kind for tile, coral in CORALS.items()}

# Only the station 10/5 is known; the other values and the counts are our choice.
_STATIONS = {Station(6, 3): 3, Station(8, 4): 4, Station(10, 5): 4, Station(12, 6): 3, Station(14, 7): 1}

#: G1.2
STATIONS: dict[str, Station] = {
    f"station:{number:02}": station
    for number, station in enumerate((station for station, count in _STATIONS.items() for _ in range(count)), 1)
}

_SHELLS = {
    Shell("fish_school", 2): 2,
    Shell("fish_school", 3): 2,
    Shell("fish_school", 4): 2,
    Shell("sea_anemone"): 3,
    Shell("pearls", 2): 2,
    Shell("pearls", 3): 2,
    Shell("boat"): 4,
    Shell("octopus"): 3,
    Shell("algae"): 3,
    Shell("submarine"): 3,
    Shell("turtle"): 4,
}

#: G1.3
SHELLS: dict[str, Shell] = {
    f"shell:{number:02}": shell
    for number, shell in enumerate((shell for shell, count in _SHELLS.items() for _ in range(count)), 1)
}
SHELLS_OF: dict[ShellKind, frozenset[str]] = {
    kind: frozenset(tile for tile, shell in SHELLS.items() if shell.kind == kind)
    for kind in dict.fromkeys(shell.kind for shell in _SHELLS)
}

#: G1.4
DIVERS = 5
STARTING_MONEY = 6
MOST_MONEY = 12

#: G1.5: the nursery's lines by the numbers of their fields.
LINES: dict[LineName, tuple[int, ...]] = {
    "row_1": (1, 2),
    "row_2": (3, 4, 5, 6),
    "row_3": (7, 8, 9, 10),
    "row_4": (11, 12),
    "column_1": (3, 7),
    "column_2": (1, 4, 8, 11),
    "column_3": (2, 5, 9, 12),
    "column_4": (6, 10),
}
NURSERY_FIELDS = range(1, 13)
#: Picks what lies on a line out of what lies on all 12 fields.
ON_LINE: dict[LineName, Callable[[Sequence[str]], tuple[str, ...]]] = {
    line: itemgetter(*(number - 1 for number in numbers)) for line, numbers in LINES.items()
}
EMPTY_AT_START = 6
#: The cheapest line never costs more: a coral at the edge is in a line of two, and the middle is two by two.
MAX_CHEAPEST_PRICE = 2

# G1.6: both boards are our choice. Letters: building sites, # cave, o shell field, . free.
_LONG = """
    # . . . o . o . . o . . # . .
    . F . . . . . G . . . . . H .
    o . . . A . . . # . D o . . o
    . # . . o . . o . o . . . . .
    o . I . . . . C . . o . L o #
    . . o . . J o . . K . . . . .
    . . # . o . # . . . # . . . .
    o M . . . . . N . . o . . O .
    . . o . E o . . o . B . o . #
    . . . . . # o . . . o . . . o
"""
_SHORT = """
    . # . . F . . . o .
    o . . . o . # . o .
    . . A . . . . D . .
    o . . . . . . o . .
    . o . . C . . . . G
    H . . # . o J . . o
    . . o . K . . . o .
    . . E . . . o B . .
    # . . . . o . . # .
    . . # . . I . . . o
"""
_GROUND: dict[str, Ground] = {"#": "cave", "o": "sand", ".": "sand"}
_ORTHOGONAL = ((-1, 0), (0, -1), (0, 1), (1, 0))
_DIAGONAL = ((-1, -1), (-1, 1), (1, -1), (1, 1))


def _board(picture: str) -> Board:
    marks = picture.split()
    columns = len(picture.split("\n")[1].split())
    rows = len(marks) // columns

    def neighbours(field: int, directions: tuple[tuple[int, int], ...]) -> tuple[int, ...]:
        row, column = divmod(field, columns)
        spots = ((row + down, column + right) for down, right in directions)
        return tuple(down * columns + right for down, right in spots if 0 <= down < rows and 0 <= right < columns)

    fields = range(len(marks))
    sites = {mark: field for field, mark in enumerate(marks) if mark.isupper()}
    orthogonal = tuple(neighbours(field, _ORTHOGONAL) for field in fields)
    around = tuple(neighbours(field, _ORTHOGONAL + _DIAGONAL) for field in fields)
    sites_beside = tuple(tuple(near for near in orthogonal[field] if near in sites.values()) for field in fields)
    ground = tuple(_GROUND.get(mark, "site") for mark in marks)
    return Board(
        columns=columns,
        rows=rows,
        ground=ground,
        sand=tuple(field for field in fields if ground[field] == "sand"),
        sites=msgspec.convert(dict(sorted(sites.items())), dict[SiteLetter, int]),
        on_sites=itemgetter(*(sites[letter] for letter in sorted(sites))),
        shell_fields=tuple(field for field, mark in enumerate(marks) if mark == "o"),
        orthogonal=orthogonal,
        sand_beside=tuple(tuple(near for near in beside if ground[near] == "sand") for beside in orthogonal),
        around=around,
        to_surround=tuple(tuple(near for near in ring if ground[near] != "cave") for ring in around),
        sites_beside=sites_beside,
        atoll_fields=tuple(
            tuple(other for site in sites_beside[field] for other in orthogonal[site] if other != field)
            for field in fields
        ),
    )


BOARDS: dict[BoardName, Board] = {"long": _board(_LONG), "short": _board(_SHORT)}
LETTER_OF: dict[BoardName, dict[int, SiteLetter]] = {
    name: {field: letter for letter, field in board.sites.items()} for name, board in BOARDS.items()
}
#: G1.6: on the short board these leave the game unseen.
CORALS_LEFT_OUT: dict[BoardName, int] = {"long": 0, "short": 30}
STATIONS_LEFT_OUT: dict[BoardName, int] = {"long": 0, "short": 4}

#: G1.3
SONAR: dict[str, SiteLetter] = {f"sonar:{letter}": letter for letter in BOARDS["long"].sites}

#: G2.3: stations at the start, by number of seats.
STARTING_STATIONS = {2: 3, 3: 4, 4: 5}
#: G2.4
SITES_MARKED = 3

#: G4.2
THIN_NURSERY = 3
#: G4.3
DISCARD_POINTS = -3

#: G7.2: money for 0 to 5 divers on the board.
INCOME = (0, 2, 4, 6, 7, 8)

#: G8.8
LARGEST_TURTLE_REEF = 2

#: G9.4
SHELL_POINTS = 1

#: Every kind of piece, and what is printed on the sea floor.
PIECES: tuple[str, ...] = (
    *KINDS,
    "clownfish",
    "station",
    "sonar",
    *SHELLS_OF,
    "diver",
    "money",
    "site",
    "cave",
)

COMPONENTS = frozenset((*CORALS, *STATIONS, *SONAR, *SHELLS))
