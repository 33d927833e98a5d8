"""Positions of Reef Gardens, set up directly, and a few functions to play on from them.

Fields are named by row and column, counted from 1, tiles by what they show. Each builder takes a tile that is
not in use yet, so that every component stays in one place.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import TypeVar

from service.engine.chance import LoadedChance
from service.engine.message import Message
from service.engine.play import Transition, legal_moves, play, refuse
from service.engine.records import Event, Move, PointsScored, Refusal
from service.engine.table import Table
from service.games.reef_gardens import GAME
from service.games.reef_gardens.components import (
    CORALS,
    SHELLS,
    SONAR,
    STATIONS,
    Coral,
    CoralKind,
    Shell,
    ShellKind,
    SiteLetter,
    Station,
)
from service.games.reef_gardens.moves import CoralsToPlant, PlantingOrSurfacing
from service.games.reef_gardens.points import CATEGORIES
from service.games.reef_gardens.state import EMPTY, NEUTRAL, Anemone, Player, ReefGardensOptions, State
from service.words import LANGUAGES, Speech, catalogue
from tests.laws.walk import Match, Step, start, walk

NAMES = ["Ada", "Bo", "Cleo", "Dan"]
SPEECHES = {language: Speech(catalogue("service.games.reef_gardens", language), NAMES) for language in LANGUAGES}

Place = tuple[int, int]
E = TypeVar("E", bound=Event)


def sea(seats: int = 2, *, seat: int = 0, options: ReefGardensOptions | None = None) -> State:
    """The beginning of a seat's turn on a bare sea floor, with an empty nursery; shell tiles are out of the game."""
    options = options or ReefGardensOptions()
    state = State(
        seats=seats,
        starts=0,
        options=options,
        players=[Player(points=[0] * len(CATEGORIES)) for _ in range(seats)],
        fields=[],
        reefs=bytearray(),
        bag=list(CORALS),
        stations=list(STATIONS),
        sonar=list(SONAR),
        out_unseen=list(SHELLS),
        turn=5,
        active=seat,
    )
    state.fields = [EMPTY] * len(state.board.ground)
    state.reefs = bytearray(len(state.board.ground))
    state.ask(PlantingOrSurfacing(seats=[seat]))
    return state


SHORT = ReefGardensOptions(board="short")
ATOLLS = ReefGardensOptions(atolls=True)


def at(state: State, place: Place) -> int:
    row, column = place
    return (row - 1) * state.board.columns + column - 1


def _coral(state: State, kind: CoralKind, clownfish: bool = False) -> str:
    tile = next(tile for tile in state.bag if CORALS[tile] == Coral(kind, clownfish))
    state.bag.remove(tile)
    return tile


def build(state: State, site: SiteLetter, higher: int = 10, *, scored: bool = False) -> int:
    """Put a station on a site and return its field."""
    tile = next(tile for tile in state.stations if STATIONS[tile] == Station(higher, higher // 2))
    state.stations.remove(tile)
    state.sonar.remove(f"sonar:{site}")
    state.out.append(f"sonar:{site}")
    field = state.board.sites[site]
    state.fields[field] = tile
    if scored:
        state.scored.append(field)
    return field


def mark(state: State, *sites: SiteLetter) -> None:
    for site in sites:
        state.sonar.remove(f"sonar:{site}")
        state.fields[state.board.sites[site]] = f"sonar:{site}"


def reef(state: State, owner: int | None, kind: CoralKind, *places: Place, clownfish: int = 0) -> int:
    """Make a reef with this many clownfish, owned by a seat or neutral, and return its number."""
    state.owners.append(NEUTRAL if owner is None else owner)
    for number, place in enumerate(places):
        state.fields[at(state, place)] = _coral(state, kind, number < clownfish)
        state.reefs[at(state, place)] = len(state.owners) - 1
    return len(state.owners) - 1


def row(line: int, *columns: int) -> list[Place]:
    return [(line, column) for column in columns]


def stock(state: State, corals: Mapping[int, CoralKind]) -> None:
    """Put corals on these fields of the nursery."""
    for number, kind in corals.items():
        state.nursery[number - 1] = _coral(state, kind)


def give(state: State, seat: int, kind: ShellKind, worth: int = 0, holds: CoralKind | None = None) -> str:
    """Give a seat a shell tile; a sea anemone may hold a coral from an earlier turn. Returns the tile."""
    tile = _shell(state, kind, worth)
    if kind == "sea_anemone":
        coral = _coral(state, holds) if holds else EMPTY
        state.players[seat].anemones.append(Anemone(tile, coral, state.turn - 1))
    else:
        state.players[seat].shells.append(tile)
    return tile


def lay(state: State, kind: ShellKind, place: Place, worth: int = 0) -> str:
    """Lay a shell tile on a field."""
    tile = _shell(state, kind, worth)
    state.fields[at(state, place)] = tile
    return tile


def _shell(state: State, kind: ShellKind, worth: int) -> str:
    tile = next(tile for tile in state.out_unseen if SHELLS.get(tile) == Shell(kind, worth))
    state.out_unseen.remove(tile)
    return tile


def wait(state: State, *kinds: CoralKind, line_bought: bool = True) -> list[str]:
    """Let corals wait to be planted, in the middle of a turn of planting, and return them."""
    state.line_bought = line_bought
    state.waiting += [_coral(state, kind) for kind in kinds]
    state.pending = []
    state.ask(CoralsToPlant(seats=[state.active]))
    return state.waiting


def fill_around(state: State, field: int) -> None:
    """Lay fish schools and other shell tiles on the free fields around a station."""
    for near in state.board.around[field]:
        if state.is_free(near):
            tile = next(tile for tile in state.out_unseen if tile in SHELLS)
            state.out_unseen.remove(tile)
            state.fields[near] = tile


def answer(state: State, move: Move) -> Transition:
    """Play a move for the seat that is asked; after set-up nothing is left to chance."""
    return play(GAME, state, state.pending[-1].seats[0], move, Table(LoadedChance()))


def play_all(state: State, *moves: Move) -> State:
    for move in moves:
        state = answer(state, move).state
    return state


def legal(state: State) -> list[Move]:
    return list(legal_moves(GAME, state, state.pending[-1].seats[0])) if state.pending else []


def refusal(state: State, move: Move) -> Refusal:
    refused = refuse(GAME, state, state.pending[-1].seats[0], move)
    assert refused is not None, f"{move} is legal"
    return refused


def said(message: Message, language: str = "en") -> str:
    """A message as text, at a table with four players."""
    return SPEECHES[language].of(message)


def refused(state: State, move: Move, language: str = "en") -> tuple[str, str]:
    """The rule that forbids a move, and what the player is told."""
    found = refusal(state, move)
    return found.rule, said(found.message, language)


def told(transition: Transition, event_type: type[E]) -> list[E]:
    return [told.event for told in transition.told if isinstance(told.event, event_type)]


def points(transition: Transition) -> list[tuple[int, int, str, str]]:
    """The points scored: seat, points, category, rule."""
    return [(event.seat, event.points, event.category, event.rule) for event in told(transition, PointsScored)]


def random_play(number: int, seats: int = 2, options: ReefGardensOptions | None = None) -> Iterator[Step]:
    match = Match(GAME, seats, options or ReefGardensOptions(), number.to_bytes(32, "big"))
    return walk(match, start(match))


def of_type(moves: Iterable[Move], move_type: type[Move]) -> list[Move]:
    return [move for move in moves if isinstance(move, move_type)]
