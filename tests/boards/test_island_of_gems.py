"""The board of Island of Gems: whatever can be done can be pointed at, and nothing is shown that the view lacks."""

from __future__ import annotations

import itertools
import re
from functools import cache
from xml.etree import ElementTree

import msgspec
import pytest

from service.boards import THEMES, Seating, Theme
from service.engine.play import legal_moves
from service.games.island_of_gems import GAME
from service.games.island_of_gems.board import BOARD
from service.games.island_of_gems.board.labels import initials, next_seat
from service.games.island_of_gems.board.palette import PALETTES
from service.games.island_of_gems.moves import DiamondToPlace, GemToPlace
from service.games.island_of_gems.state import State
from service.games.island_of_gems.view import IslandOfGemsView
from service.words import Speech, catalogue
from tests.laws.walk import Match, every_options, start, walk

NAMES = ["Ada", "Bob"]
ENGLISH, GERMAN = (Speech(catalogue("service.games.island_of_gems", language), NAMES) for language in ("en", "de"))
VIEWERS = [0, 1, None]
LIGHT = THEMES["light"]


@cache
def positions(number: int = 3) -> list[State]:
    match = Match(GAME, 2, every_options(GAME)[0], number.to_bytes(32, "big"))
    first = start(match)
    return [first.state, *(step.after for step in walk(match, first))]


def some_positions() -> list[State]:
    return [*positions()[::12], positions()[-1]]


def view_of(state: State, seat: int | None = None) -> IslandOfGemsView:
    return GAME.view(state, seat)


def svg(view: IslandOfGemsView, seating: Seating, theme: Theme = LIGHT) -> str:
    return BOARD.svg(view, seating, ENGLISH, theme)


def text(view: IslandOfGemsView, seating: Seating) -> str:
    return BOARD.text(view, seating, ENGLISH)


def seating_of(state: State, names: list[str] = NAMES) -> Seating:
    return Seating(names, state.pending[-1].seats if state.pending else [])


def refs(drawing: str) -> list[str]:
    return [ref for element in ElementTree.fromstring(drawing).iter() if (ref := element.get("data-ref"))]  # noqa: S314


def labels(drawing: str) -> list[str]:
    return [label for one in ElementTree.fromstring(drawing).iter() if (label := one.get("aria-label"))]  # noqa: S314


def pieces(drawing: str) -> set[str]:
    return {piece for one in ElementTree.fromstring(drawing).iter() if (piece := one.get("data-piece"))}  # noqa: S314


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_every_position_is_drawn_for_every_viewer(theme: Theme) -> None:
    for state, seat in itertools.product(some_positions(), VIEWERS):
        there = refs(svg(view_of(state, seat), seating_of(state), theme))
        assert len(there) == len(set(there))
        assert sum(ref.startswith("space:") for ref in there) == 81


def test_whatever_a_legal_move_names_can_be_pointed_at() -> None:
    met = set()
    for state in positions():
        for seat in state.pending[-1].seats if state.pending else []:
            moves = list(legal_moves(GAME, state, seat))
            met |= set(map(type, moves))
            touched = {place for move in moves for place in GAME.touches(state, seat, move).names}
            assert touched <= set(refs(svg(view_of(state, seat), seating_of(state))))
    assert met == set(GAME.moves)


def test_nothing_is_shown_that_the_view_lacks() -> None:
    component = re.compile(r"(?:tile|seahorse|tide):\d\d")
    for state, seat in itertools.product(some_positions(), VIEWERS):
        view = view_of(state, seat)
        known = set(component.findall(msgspec.json.encode(view).decode()))
        assert set(component.findall(svg(view, seating_of(state)) + text(view, seating_of(state)))) <= known


def test_secret_cards_lie_face_down_for_all_but_their_owner() -> None:
    state = next(state for state in positions() if state.players[1].secret_cards and not state.players[0].secret_cards)
    hidden = len(state.players[1].secret_cards)
    for seat, backs in ((0, hidden), (1, 0), (None, hidden)):
        assert labels(svg(view_of(state, seat), seating_of(state))).count("Secret card") == backs
        assert (f"Secret cards: {hidden}" in text(view_of(state, seat), seating_of(state))) == bool(backs)


def test_the_empty_deck_can_be_pointed_at() -> None:
    view = msgspec.structs.replace(view_of(positions()[0]), deck=0)
    assert "deck:seahorse" in refs(svg(view, seating_of(positions()[0])))


def test_cards_can_be_pointed_at_wherever_the_viewer_sees_them() -> None:
    state = positions()[-2]
    for seat in (0, 1):
        held = [card for player in state.players for card in player.open_cards] + state.players[seat].secret_cards
        there = refs(svg(view_of(state, seat), seating_of(state)))
        assert {ref for ref in there if ref.startswith("card:")} == {f"card:{card}" for card in (*state.row, *held)}


def test_islands_tides_and_players_can_be_pointed_at() -> None:
    state = positions()[-1]
    there = set(refs(svg(view_of(state), seating_of(state))))
    wanted = {f"island:{island}" for island in range(9)} | {"player:0", "player:1", *state.tides}
    assert wanted <= there


def test_every_kind_of_piece_is_found_on_some_board_and_has_a_picture() -> None:
    drawings = [svg(view_of(state, 0), seating_of(state)) for state in positions()]
    assert set().union(*map(pieces, drawings)) == set(GAME.pieces)
    for piece, theme, say in itertools.product(GAME.pieces, THEMES.values(), (ENGLISH, GERMAN)):
        drawing = ElementTree.fromstring(BOARD.picture(piece, say, theme))  # noqa: S314
        assert drawing.get("viewBox") == "0 0 100 100"
        assert drawing.get("aria-label") == say(f"piece-{piece}")


def test_a_german_board_has_no_english_words() -> None:
    foreign = {"gem", "gems", "card", "cards", "space", "shell", "seahorse", "next", "deck", "points", "top", "left"}
    for state in some_positions():
        drawing = BOARD.svg(view_of(state, 0), seating_of(state), GERMAN, LIGHT)
        words = {word.lower() for label in labels(drawing) for word in re.findall(r"\w+", label)} - {"gems"}
        assert words & foreign == set()
        assert not re.search(r"[{}$]", drawing + BOARD.text(view_of(state, 0), seating_of(state), GERMAN))


def test_the_board_tells_whose_gem_is_next() -> None:
    asked = [(state, state.pending[-1]) for state in positions() if state.pending]
    gems = [
        (next_seat(view_of(state)), decision.seats) for state, decision in asked if isinstance(decision, GemToPlace)
    ]
    assert all(seats == [seat] for seat, seats in gems)
    assert len(gems) == 54


def test_the_player_who_is_asked_is_framed_and_named_on_any_turn() -> None:
    asked_now = ((state, state.pending[-1]) for state in positions() if state.pending)
    diamonds = (state for state, decision in asked_now if isinstance(decision, DiamondToPlace))
    other = next(state for state in diamonds if state.pending[-1].seats != [state.turn_of])
    for state, asked in ((other, 1 - other.turn_of), (positions()[0], positions()[0].turn_of)):
        drawing = svg(view_of(state), seating_of(state))
        assert framed(drawing) == [asked]
        assert f"{NAMES[asked]} decides." in drawing
        assert f"({NAMES[asked][0]}) decides." in text(view_of(state), seating_of(state))


def test_nobody_is_asked_when_the_match_is_over() -> None:
    state = positions()[-1]
    drawing = svg(view_of(state), seating_of(state))
    assert framed(drawing) == []
    assert "<desc>The match is over. All gems are placed." in drawing
    assert "The match is over." in text(view_of(state), seating_of(state))


def framed(drawing: str) -> list[int]:
    return [seat for seat in range(2) if f'stroke="{LIGHT.seats[seat]}" stroke-width="5"' in drawing]


def test_a_space_says_what_is_there() -> None:
    view = view_of(positions()[-1])
    island, space = next(
        (island, space)
        for island, space in itertools.product(range(9), repeat=2)
        if view.islands[island].spaces[space].gem
    )
    kind = view.islands[island].spaces[space].kind.split("_")[0]
    drawn = ElementTree.fromstring(svg(view, Seating(NAMES, [])))  # noqa: S314
    said = next(one.get("aria-label") or "" for one in drawn.iter() if one.get("data-ref") == f"space:{island}:{space}")
    assert kind in said
    assert said.endswith("Bob's gem")


@pytest.mark.parametrize(
    "name",
    [
        "<b>&\"'",
        "\u05d0\u05d1\u05d2 \u202e",
        "\U0001f469\u200d\U0001f680" * 13,
        "W" * 40,
        "\u6f22" * 40,
        "\uffff\u2028x",
    ],
)
def test_any_name_will_do(name: str) -> None:
    view = view_of(positions()[-1], 0)
    drawing = svg(view, Seating([name, "Bob"], [0]))
    assert name.replace("\uffff", "") in "".join(labels(drawing))
    assert max(map(len, text(view, Seating([name, "Bob"], [0])).split("\n"))) <= 100


def test_letters_tell_the_seats_apart() -> None:
    assert initials(["ada", "Bob"]) == ["A", "B"]
    for names in (
        ["Bob", "bert"],
        ["Player 1", "Player 2"],
        ["\u05d0", "Bob"],
        ["\u6f22", "Bob"],
        ["7", "Bob"],
        [" ", "B"],
    ):
        assert initials(names) == ["1", "2"]


def test_the_text_board_fits_100_columns() -> None:
    for state, seat in itertools.product(some_positions(), VIEWERS):
        assert max(map(len, text(view_of(state, seat), seating_of(state, ["M" * 40, "W" * 40])).splitlines())) <= 100


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_words_are_readable_on_what_is_behind_them(theme: Theme) -> None:
    look = PALETTES[theme.name]
    pairs = [
        (look.card_ink, look.yellow_card),
        (look.card_ink, look.white_card),
        (look.white_ink, look.white),
        (theme.ink, theme.deep),
        (theme.ink, theme.water),
        (theme.on_sand, theme.sand),
        (theme.ground, theme.faint),
    ]
    assert [pair for pair in pairs if contrast(*pair) < 4.5] == []


def contrast(one: str, other: str) -> float:
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def luminance(colour: str) -> float:
    shares = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    red, green, blue = (share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4 for share in shares)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
