"""The board of Reef Gardens: whatever a move names can be pointed at, and nothing is shown that the view lacks."""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from functools import cache
from xml.etree import ElementTree

import msgspec
import pytest

from service.boards import Seating
from service.boards.drawing import THEMES, Theme
from service.engine.play import legal_moves
from service.engine.records import Move
from service.games.reef_gardens import GAME, moves
from service.games.reef_gardens.board import BOARD
from service.games.reef_gardens.board.palette import PALETTES
from service.games.reef_gardens.state import ReefGardensOptions, State
from service.games.reef_gardens.view import ReefGardensCoral, ReefGardensShell, ReefGardensView
from service.words import Speech, catalogue
from tests.laws.walk import Match, start, walk

NAMES = ["Ada", "Bo", "Cleo", "Dan"]
ENGLISH, GERMAN = (Speech(catalogue("service.games.reef_gardens", language), NAMES) for language in ("en", "de"))
LIGHT = THEMES["light"]
STRANGE_NAMES = ["<b>&\"'", "W" * 40, "\u202e\u05e9\u05dc\u05d5\u05dd", "🐠" * 40]


@cache
def positions(options: ReefGardensOptions, seats: int) -> list[State]:
    match = Match(GAME, seats, options, bytes(31) + b"\x05")
    first = start(match)
    return [first.state, *(step.after for step in walk(match, first))]


def all_positions() -> list[State]:
    return positions(ReefGardensOptions(), 4) + positions(ReefGardensOptions(board="short", atolls=True), 2)


def some_positions() -> list[State]:
    return [*all_positions()[::70], all_positions()[-1]]


def view_of(state: State, seat: int | None = None) -> ReefGardensView:
    return GAME.view(state, seat)  # type: ignore[return-value]


def svg(view: ReefGardensView, names: list[str] = NAMES, theme: Theme = LIGHT) -> str:
    return BOARD.svg(view, Seating(names[: len(view.players)], [view.active]), ENGLISH, theme)


def text(view: ReefGardensView, names: list[str] = NAMES) -> str:
    return BOARD.text(view, Seating(names[: len(view.players)], [view.active]), ENGLISH)


def drawn(view: ReefGardensView, names: list[str] = NAMES, theme: Theme = LIGHT) -> ElementTree.Element:
    return ElementTree.fromstring(svg(view, names, theme))  # noqa: S314


def refs(view: ReefGardensView) -> list[str]:
    return [ref for element in drawn(view).iter() if (ref := element.get("data-ref"))]


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_every_viewer_gets_a_drawing_in_every_theme(theme: Theme) -> None:
    for state in some_positions():
        for viewer in [*range(state.seats), None]:
            assert drawn(view_of(state, viewer), NAMES, theme).tag.endswith("svg")


def test_whatever_a_legal_move_touches_is_drawn() -> None:
    """At every tenth position, and wherever a type of move is legal for the first time."""
    seen: set[type[Move]] = set()
    for number, state in enumerate(state for state in all_positions() if state.pending):
        legal = list(legal_moves(GAME, state, state.active))
        if number % 10 == 0 or not seen.issuperset(map(type, legal)):
            there = set(refs(view_of(state)))
            assert [move for move in legal if not there.issuperset(GAME.touches(state, state.active, move).names)] == []
        seen.update(map(type, legal))
    assert seen >= {move for move in moves.MOVES if msgspec.structs.fields(move)}


def test_a_name_points_at_one_thing() -> None:
    for state in some_positions():
        assert [ref for ref, count in Counter(refs(view_of(state))).items() if count > 1] == []


def test_every_field_every_reef_and_every_line_can_be_pointed_at() -> None:
    for state in some_positions():
        view = view_of(state)
        reefs = {f"reef:{field.coral.reef}" for field in view.fields if field.coral}
        sites = {f"site:{field.site}" for field in view.fields if field.site}
        assert {f"field:{field.field}" for field in view.fields} | reefs | sites <= set(refs(view))
        assert {f"line:{line.line}" for line in view.lines} <= set(refs(view))


def test_a_coral_on_a_sea_anemone_can_be_pointed_at() -> None:
    view = view_of(all_positions()[0])
    anemone = ReefGardensShell("shell:08", "sea_anemone", 0, ReefGardensCoral("coral:90", "table", clownfish=False))
    players = [msgspec.structs.replace(view.players[0], shells=[anemone]), *view.players[1:]]
    assert "coral:coral:90" in refs(msgspec.structs.replace(view, players=players))


def test_equal_shell_tiles_are_inside_the_one_that_a_move_uses() -> None:
    view = view_of(all_positions()[0])
    boats = [ReefGardensShell(tile, "boat", 0) for tile in ("shell:14", "shell:15", "shell:16")]
    players = [msgspec.structs.replace(view.players[0], shells=boats), *view.players[1:]]
    for element in drawn(msgspec.structs.replace(view, players=players)).iter():
        if element.get("data-ref") == "shell:shell:14":
            inside = [one.get("data-ref") for one in element.iter() if one.get("data-ref")]
            assert inside == ["shell:shell:14", "shell:shell:15", "shell:shell:16"]
            return
    pytest.fail("the first boat is not drawn")


def test_the_place_for_discarded_corals_is_always_drawn() -> None:
    for state in some_positions():
        assert "out" in refs(view_of(state))


def test_pieces_are_drawn_with_their_kind() -> None:
    shown = {
        piece for state in some_positions() for one in drawn(view_of(state)).iter() if (piece := one.get("data-piece"))
    }
    assert shown <= set(GAME.pieces)
    assert set(GAME.pieces) - shown <= {"pearls", "boat", "algae", "submarine", "octopus", "turtle"}


@pytest.mark.parametrize("piece", GAME.pieces)
def test_every_piece_has_a_picture_with_its_name(piece: str) -> None:
    for theme in THEMES.values():
        picture = ElementTree.fromstring(BOARD.picture(piece, GERMAN, theme))  # noqa: S314
        assert picture.get("viewBox") == "0 0 100 100"
        assert picture.findtext("{*}title") == picture.get("aria-label") == GERMAN(f"piece-{piece}")
        assert len(list(picture.iter())) > 5


def test_nothing_is_shown_that_the_view_lacks() -> None:
    def components(words: str) -> set[str]:
        return set(re.findall(r"(?:coral|shell|station):\d\d|sonar:[A-O]", words))

    for state in some_positions():
        view = view_of(state)
        assert components(svg(view)) <= components(msgspec.json.encode(view).decode())


def test_labels_tell_what_lies_where_and_whose_it_is() -> None:
    view = view_of(positions(ReefGardensOptions(), 4)[0])
    labels = {one.get("data-ref"): one.get("aria-label") for one in drawn(view).iter()}
    assert labels["field:0"] == "Row 1, column 1: cave"
    assert labels["field:1"] == "Row 1, column 2: free"
    assert (labels["field:34"] or "").startswith("Row 3, column 5: station ")
    assert (labels["player:0"] or "").startswith("Seat 1, \u2068Ada\u2069: 0 points, 6 money, 5 divers, 0 reefs")


def test_players_who_are_asked_are_framed_and_named() -> None:
    view = view_of(positions(ReefGardensOptions(), 4)[-1])
    for asked, said in (([2], f"Turn {view.turn}: \u2068Cleo\u2069"), ([], "The match is over")):
        seating = Seating(NAMES, asked)
        drawing = BOARD.svg(view, seating, ENGLISH, LIGHT)
        assert [seat for seat in range(4) if f'stroke="{LIGHT.seats[seat]}" stroke-width="4"' in drawing] == asked
        assert f"<desc>{said}</desc>" in drawing
        written = BOARD.text(view, seating, ENGLISH)
        assert written.startswith(f"Reef Gardens. {said}\n")
        assert re.findall(r"^> (\d)", written, re.MULTILINE) == [str(seat + 1) for seat in asked]


def test_german_labels() -> None:
    view = view_of(positions(ReefGardensOptions(), 4)[0])
    seating = Seating(NAMES, [0])
    drawing = ElementTree.fromstring(BOARD.svg(view, seating, GERMAN, LIGHT))  # noqa: S314
    labels = {one.get("data-ref"): one.get("aria-label") for one in drawing.iter()}
    assert labels["field:0"] == "Zeile 1, Spalte 1: Höhle"
    assert labels["line:column_4"] == "Spalte 4 der Gärtnerei: 1 Koralle für 1 Geld"
    assert labels["out"] == "Eine Koralle abwerfen, sie kommt aus dem Spiel: \u22123 Punkte"
    assert BOARD.text(view, seating, GERMAN).startswith("Reef Gardens. Spielzug 1: ")
    assert "\nGärtnerei (Preis)  Spalte 1 (2)  " in BOARD.text(view, seating, GERMAN)


def test_names_can_be_anything() -> None:
    view = view_of(positions(ReefGardensOptions(), 4)[-1])
    said = "".join(drawn(view, STRANGE_NAMES).itertext())
    assert STRANGE_NAMES[0] in said
    assert max(map(len, re.findall("W+", "".join(one.text or "" for one in texts(view))))) < 20


def texts(view: ReefGardensView) -> list[ElementTree.Element]:
    return list(drawn(view, STRANGE_NAMES).iter("{http://www.w3.org/2000/svg}text"))


def test_words_are_large_enough_for_a_small_screen() -> None:
    """A drawing 720 wide is shown half as large on a screen 360 wide."""
    assert min(float(one.get("font-size", "0")) for one in texts(view_of(all_positions()[60]))) >= 17.5


def test_text_fits_100_columns() -> None:
    for state in some_positions():
        for line in text(view_of(state), STRANGE_NAMES).split("\n"):
            assert sum(2 if unicodedata.east_asian_width(letter) in "WF" else 1 for letter in line) <= 100


def test_text_tells_reefs_and_stations() -> None:
    view = view_of(all_positions()[60])
    said = text(view)
    assert all(
        f"{field.coral.reef} ({field.coral.reef_size} {field.coral.kind}" in said
        for field in view.fields
        if field.coral
    )
    assert any(f"{field.station.higher}/{field.station.lower}" in said for field in view.fields if field.station)


def contrast(one: str, other: str) -> float:
    lighter, darker = sorted((luminance(one), luminance(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def luminance(colour: str) -> float:
    parts = [int(colour[start : start + 2], 16) / 255 for start in (1, 3, 5)]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_what_is_drawn_stands_out(theme: Theme) -> None:
    palette = PALETTES[theme.name]
    for tile in [*palette.corals.values(), palette.coin]:
        assert contrast(tile.face, tile.mark) >= 4.5
    assert contrast(theme.faint, theme.water) >= 4.5
    assert contrast(theme.ink, theme.ground) >= 4.5
    for coral, seat in ((coral, seat) for coral in palette.corals.values() for seat in theme.seats):
        assert contrast(coral.face, seat) >= 3
