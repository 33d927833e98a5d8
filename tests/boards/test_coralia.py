"""The board of Coralia: whatever a move names can be pointed at, and nothing is shown that the view lacks."""

from __future__ import annotations

import itertools
import re
import unicodedata
from functools import cache
from xml.etree import ElementTree

import msgspec
import pytest

from service.boards import Seating
from service.boards.drawing import THEMES, Theme
from service.engine.play import legal_moves
from service.engine.records import Move
from service.games.coralia import GAME
from service.games.coralia.board import BOARD
from service.games.coralia.board.palette import PALETTES
from service.games.coralia.components import CARDS, SPACES, TURTLES
from service.games.coralia.moves import (
    ChestToRecover,
    DiceToLock,
    LeftoverCardToDraw,
    SpecialDieToPlace,
    StarfishToCarryOut,
)
from service.games.coralia.state import State
from service.games.coralia.view import CoraliaView
from tests.games.coralia.positions import card, position
from tests.games.coralia.saying import NAMES, SPEECHES
from tests.laws.walk import Match, every_options, start, walk

LIGHT = THEMES["light"]
LION, PUFFER = card("lionfish"), card("pufferfish")
COMPONENT = re.compile(r"(?:card|stingray|turtle|chest):\d\d")


@cache
def positions(seats: int, number: int = 1) -> list[State]:
    options = every_options(GAME)
    match = Match(GAME, seats, options[number % len(options)], number.to_bytes(32, "big"))
    first = start(match)
    return [first.state, *(step.after for step in walk(match, first))]


def some_positions() -> list[State]:
    return [state for seats in GAME.seats for state in [*positions(seats)[::40], positions(seats)[-1]]]


def view_of(state: State, seat: int | None = None) -> CoraliaView:
    return GAME.view(state, seat)  # type: ignore[return-value]


def seating_of(state: State, names: list[str] = NAMES) -> Seating:
    return Seating(names[: state.seats], [] if state.active is None else [state.active])


def svg(view: CoraliaView, seating: Seating, theme: Theme = LIGHT) -> str:
    return BOARD.svg(view, seating, SPEECHES["en"], theme)


def text(view: CoraliaView, seating: Seating) -> str:
    return BOARD.text(view, seating, SPEECHES["en"])


def drawn(state: State, seat: int | None = None, theme: Theme = LIGHT) -> ElementTree.Element:
    return parsed(svg(view_of(state, seat), seating_of(state), theme))


def parsed(drawing: str) -> ElementTree.Element:
    return ElementTree.fromstring(drawing)  # noqa: S314


def refs(drawing: ElementTree.Element) -> list[str]:
    return [ref for element in drawing.iter() if (ref := element.get("data-ref"))]


def label(drawing: ElementTree.Element, ref: str) -> str:
    return next(element.get("aria-label", "") for element in drawing.iter() if element.get("data-ref") == ref)


def viewers(state: State) -> list[int | None]:
    return [None, *range(state.seats)]


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_every_position_is_drawn_for_every_viewer(theme: Theme) -> None:
    for state in some_positions():
        for seat in viewers(state):
            there = refs(drawn(state, seat, theme))
            assert len(there) == len(set(there))
            assert sum(ref.startswith("space:") for ref in there) == 6 * len(SPACES)


def test_whatever_a_legal_move_names_can_be_pointed_at_and_read() -> None:
    met: set[type[Move]] = set()
    for number in range(1, 20):
        for state in positions(2 + number % 3, number):
            met |= met_in(state, met)
        if met == set(GAME.moves):
            return
    pytest.fail(f"never met: {set(GAME.moves) - met}")


def met_in(state: State, met: set[type[Move]]) -> set[type[Move]]:
    """The types of the legal moves. Looks for what they name where a type is new, and at the end of the match."""
    seat = state.active
    asked = [] if seat is None else list(legal_moves(GAME, state, seat))
    if not {type(move) for move in asked} <= met or view_of(state).turns_are_over:
        there = set(refs(drawn(state, seat)))
        assert all(set(GAME.touches(state, seat, move).names) <= there for move in asked)
        named = {name for move in asked for name in COMPONENT.findall(str(move))}
        assert all(name in text(view_of(state, seat), seating_of(state)) for name in named)
    return {type(move) for move in asked}


def test_nothing_is_shown_that_the_view_lacks() -> None:
    for state in some_positions():
        for seat in viewers(state):
            view = view_of(state, seat)
            known = set(COMPONENT.findall(msgspec.json.encode(view).decode()))
            seating = seating_of(state)
            assert set(COMPONENT.findall(svg(view, seating) + text(view, seating))) <= known


def test_players_see_their_own_hidden_cards() -> None:
    state = next(state for state in positions(3) if state.players[1].hidden)
    own = set(state.players[1].hidden)
    assert own <= set(refs(drawn(state, 1)))
    assert not own & set(refs(drawn(state)))


def test_a_space_says_what_is_there() -> None:
    state = GAME.load(GAME.dump(positions(4)[0]))
    assert isinstance(state, State)
    state.reefs["blue"].dice = {"octopus": "white", "diver": "blue", "treasure": "blue"}
    state.reefs["blue"].turtle, state.reefs["blue"].octopus, state.players[2].diver = None, 1, "blue"
    said = [label(drawn(state), f"space:blue:{space}") for space in ("turtle", "octopus", "diver", "treasure")]
    assert said == [
        "The turtle space of the blue reef, free, pays 1 point to a diver",
        "The octopus space of the blue reef, white die, Grace's octopus, pays 3 points to a diver",
        "The diver space of the blue reef, blue die, Jacques's diver",
        "The treasure space of the blue reef, blue die, face-down chest",
    ]


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_every_card_and_every_turtle_can_be_drawn(theme: Theme) -> None:
    state = positions(2)[-1]
    players = view_of(state).players
    players = [msgspec.structs.replace(players[0], shown=list(CARDS.values())), *players[1:]]
    view = msgspec.structs.replace(view_of(state), players=players, spare_turtles=list(TURTLES.values()), stingrays=[])
    there = refs(parsed(svg(view, seating_of(state), theme)))
    assert {*CARDS, *TURTLES} <= set(there)


def test_the_dice_can_be_rolled_where_some_may_be_locked() -> None:
    locking = {state.turn: "roll" in refs(drawn(state)) for state in positions(4) if may_lock(state)}
    assert locking
    assert all(locking.values())
    assert not any("roll" in refs(drawn(state)) for state in positions(4)[::5] if not may_lock(state))


def may_lock(state: State) -> bool:
    return bool(state.pending) and isinstance(state.pending[-1], DiceToLock)


def test_c10_1_cards_can_be_set_aside_where_the_rules_allow_it() -> None:
    for each, allowed in ((card("spare_chest"), True), (card("two_reefs"), True), (card("jellyfish"), False)):
        state = position(StarfishToCarryOut(seats=[0]), to_carry_out={0: [each]})
        assert ("aside" in refs(drawn(state, 0))) == allowed
        shown = position(StarfishToCarryOut(seats=[0]), shown={0: [each]})
        assert "aside" not in refs(drawn(shown, 0))


@pytest.mark.parametrize("may_stop", [True, False])
def test_c10_1_a_card_can_be_stopped_where_the_rules_allow_it(may_stop: bool) -> None:
    chests = ChestToRecover(seats=[0], reefs=["red", "blue"], may_stop=may_stop)
    cards = LeftoverCardToDraw(seats=[0], dice=1, piles=["fish"], may_stop=may_stop)
    for decision in (chests, cards):
        assert ("stop" in refs(drawn(position(decision), 0))) == may_stop


def test_a_special_die_is_drawn_once() -> None:
    state = position(SpecialDieToPlace(seats=[0], symbol="pearl"))
    assert refs(drawn(state)).count("special_die") == 1


def test_a_pile_says_what_the_viewer_put_under_it() -> None:
    state = position(SpecialDieToPlace(seats=[0], symbol="pearl"), piles={"fish": [PUFFER, LION]})
    state.piles["fish"].returned_by = [0]
    assert label(drawn(state, 0), "pile:fish") == "The fish pile, 2 cards; you know of a fire fish under 1 card"
    assert label(drawn(state, 1), "pile:fish") == "The fish pile, 2 cards"
    assert "fish 2 (you know Fire fish below 1)" in text(view_of(state, 0), seating_of(state))


def test_players_who_are_asked_are_framed_and_named() -> None:
    state = positions(3)[4]
    seats = THEMES["light"].seats
    for asked, said in (([1], "Grace decides"), ([0, 2], "Ada and Jacques decide"), ([], "The match is over")):
        drawing = parsed(svg(view_of(state), Seating(NAMES[:3], asked)))
        panels = {element.get("data-ref", ""): element for element in drawing.iter()}
        frames = [panels[f"player:{seat}"].find("{*}rect") for seat in range(3)]
        framed = [frame is not None and frame.get("stroke") == seats[seat] for seat, frame in enumerate(frames)]
        assert [seat for seat in range(3) if framed[seat]] == asked
        assert said in list(drawing.itertext())


def test_names_can_be_anything() -> None:
    names = ["</text><script>alert(1)</script>", "\u202eW" + "W" * 38, "מרים & \"co\" 'x'", "\u9673" * 40]
    for state in (positions(4)[0], positions(4)[-1]):
        drawing = parsed(svg(view_of(state), seating_of(state, names)))
        assert {element.tag.split("}")[1] for element in drawing.iter()}.isdisjoint({"script"})
        assert "\u202e" not in ElementTree.tostring(drawing, encoding="unicode")
        assert max(map(columns, text(view_of(state, 0), seating_of(state, names)).splitlines())) <= 100


def test_the_text_fits_100_columns() -> None:
    for state, seat in itertools.product(some_positions(), (0, None)):
        said = text(view_of(state, seat), seating_of(state))
        assert max(map(columns, said.splitlines())) <= 100
        assert all(name in said for name in NAMES[: state.seats])


@pytest.mark.parametrize("language", SPEECHES)
def test_the_columns_of_the_reefs_are_aligned(language: str) -> None:
    """The name of a bonus is longer than its column's heading in some languages."""
    state = positions(4)[0]
    heads, *reefs = BOARD.text(view_of(state), seating_of(state), SPEECHES[language]).splitlines()[2:9]
    second = re.match(r"\S+ +\S+ 1 +", heads)
    assert second
    assert all(reef[second.end() - 1 :].startswith(" .") for reef in reefs)


def columns(line: str) -> int:
    return sum(2 if unicodedata.east_asian_width(character) in "WF" else 1 for character in line)


def test_words_are_large_enough_for_a_small_screen() -> None:
    """The board is 720 wide; on a screen of 360 that leaves 9 pixels."""
    for state in some_positions():
        assert min(float(one.get("font-size", 99)) for one in drawn(state, 0).iter()) >= 18


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_what_is_written_on_dice_and_spaces_can_be_read(theme: Theme) -> None:
    for paint in PALETTES[theme.name].values():
        assert contrast(paint.ink, paint.die) >= 4.5
    for colour, paint in PALETTES[theme.name].items():
        assert colour == "white" or contrast(paint.mark, theme.panel) >= 4.5


def contrast(one: str, other: str) -> float:
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def luminance(colour: str) -> float:
    parts = [int(colour[start : start + 2], 16) / 255 for start in (1, 3, 5)]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
