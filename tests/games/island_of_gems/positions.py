"""Positions of Island of Gems, set up directly, and helpers to play on from them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from service.engine.chance import LoadedChance
from service.engine.message import Message
from service.engine.play import Transition, legal_moves, play, refuse
from service.engine.records import Event, Move, PointsScored, Refusal
from service.engine.table import Table
from service.games.island_of_gems import GAME
from service.games.island_of_gems.components import SEAHORSE_CARDS, TIDE_CARDS, TILES, PatternsOption
from service.games.island_of_gems.islands import place_of
from service.games.island_of_gems.moves import DiamondToPlace, GemToMove, GemToPlace, SeahorseCardToTake
from service.games.island_of_gems.rules import IslandOfGemsOptions, setup
from service.games.island_of_gems.state import DIAMOND, GEM_OF, Player, State
from service.words import Speech, catalogue
from tests.laws.walk import Match, Step, start, walk

TOP_LEFT, TOP, TOP_RIGHT, LEFT, CENTRE, RIGHT, BOTTOM_LEFT, BOTTOM, BOTTOM_RIGHT = range(9)

YELLOW = [f"seahorse:{number:02}" for number in range(1, 10)]
WHITE = [f"seahorse:{number:02}" for number in range(10, 19)]
DIVERS = [f"seahorse:{number:02}" for number in range(19, 25)]
FLOODS = [f"tide:{number:02}" for number in range(1, 10)]
DIAMOND_TIDES = [f"tide:{number:02}" for number in range(10, 15)]

NAMES = ("Ada", "Bob")
LANGUAGES = ("en", "de", "fr", "nl")
SPEECHES = {language: Speech(catalogue("service.games.island_of_gems", language), NAMES) for language in LANGUAGES}

Place = tuple[int, int]
Question = GemToPlace | DiamondToPlace | SeahorseCardToTake | GemToMove


def position(
    *asked: Question,
    starts: int = 0,
    patterns: PatternsOption = "sum",
    gems: tuple[Iterable[Place], Iterable[Place]] = ((), ()),
    diamonds: Iterable[Place] = (),
    row: Sequence[str] = (YELLOW[0], WHITE[0], YELLOW[1]),
    deck: Sequence[str] | None = None,
    top: Sequence[str] = (),
    open_cards: tuple[Sequence[str], Sequence[str]] = ((), ()),
    secret_cards: tuple[Sequence[str], Sequence[str]] = ((), ()),
    tides: Sequence[str] = (DIAMOND_TIDES[0],),
    next_tide: str | None = None,
    turn: int = 1,
    sent_to: int | None = None,
) -> State:
    """Tiles 1 to 9 in order. Cards not given are in their deck, below those of `top`, the first of them uppermost."""
    tiles = list(TILES)
    used = {*row, *top, *(card for cards in (*open_cards, *secret_cards) for card in cards)}
    rest = [card for card in SEAHORSE_CARDS if card not in used]
    tide_rest = [card for card in TIDE_CARDS if card not in {*tides, next_tide}]
    state = State(
        seats=2,
        starts=starts,
        patterns=patterns,
        islands=tiles[:9],
        unused_tiles=tiles[9:],
        deck=list(deck) if deck is not None else [*rest, *reversed(top)],
        row=list(row),
        tide_pile=[*tide_rest, next_tide] if next_tide else tide_rest,
        tides=list(tides),
        players=[
            Player(open_cards=list(known), secret_cards=list(secret))
            for known, secret in zip(open_cards, secret_cards, strict=True)
        ],
        turn=turn,
        sent_to=sent_to,
    )
    for seat, places in enumerate(gems):
        _put_gems(state, seat, places)
    for island, space in diamonds:
        state.board[place_of(island, space)] = DIAMOND
    for question in asked:
        state.ask(question)
    return state


def _put_gems(state: State, seat: int, places: Iterable[Place]) -> None:
    """Put down gems with the points that they paid, and add those for the player's divers (I5.4)."""
    player = state.players[seat]
    for island, space in places:
        state.board[place_of(island, space)] = GEM_OF[seat]
        player.points["shells"] = player.points.get("shells", 0) + state.printed(place_of(island, space)).value
    if divers := sum(card in DIVERS for card in player.open_cards):
        player.points["divers"] = 2 * divers


def gem(seat: int) -> GemToPlace:
    return GemToPlace(seats=[seat])


def diamond(seat: int) -> DiamondToPlace:
    return DiamondToPlace(seats=[seat])


def card(seat: int) -> SeahorseCardToTake:
    return SeahorseCardToTake(seats=[seat])


def dive(seat: int) -> GemToMove:
    return GemToMove(seats=[seat])


def whole_island(island: int, *spaces: int) -> list[Place]:
    return [(island, space) for space in spaces or range(9)]


def answer(state: State, seat: int, move: Move) -> Transition:
    """Play a move; after set-up nothing is left to chance."""
    return play(GAME, state, seat, move, Table(LoadedChance()))


def legal(state: State, seat: int) -> list[Move]:
    return list(legal_moves(GAME, state, seat))


def refusal(state: State, seat: int, move: Move) -> Refusal:
    refused = refuse(GAME, state, seat, move)
    assert refused is not None, f"{move} is legal"
    return refused


def events(transition: Transition, viewer: int | None = None) -> list[Event]:
    return [told.to(viewer) for told in transition.told]


def points(transition: Transition) -> list[tuple[int, int, str, str]]:
    """The points scored: seat, points, category, rule."""
    return [
        (event.seat, event.points, event.category, event.rule)
        for event in events(transition)
        if isinstance(event, PointsScored)
    ]


def unshuffled(top_tide: str, starts: int = 0, options: IslandOfGemsOptions | None = None) -> tuple[State, Table]:
    """Set-up with every pile in the order of its ids, except that one tide card is swapped to the top."""
    shuffles = [last for size in (len(TILES), len(SEAHORSE_CARDS)) for last in range(size - 1, 0, -1)]
    tide_shuffle = [list(TIDE_CARDS).index(top_tide), *range(len(TIDE_CARDS) - 2, 0, -1)]
    table = Table(LoadedChance(*shuffles, *tide_shuffle))
    return setup(2, starts, options or IslandOfGemsOptions(), table), table


def said(message: Message, language: str = "en") -> str:
    return SPEECHES[language].of(message)


def random_play(number: int, options: IslandOfGemsOptions | None = None) -> Iterator[Step]:
    match = Match(GAME, 2, options or IslandOfGemsOptions(), number.to_bytes(32, "big"))
    return walk(match, start(match))
