"""Parts of drawings that are kept as text: they look the same as when drawn afresh, and hold no players' names."""

from __future__ import annotations

import itertools
from collections.abc import Callable

import pytest

from service.boards import THEMES, Seating, board_of, drawing
from service.boards.drawing import Pen, Theme, kept
from service.games import GAMES
from service.words import LANGUAGES
from tests.boards.test_languages import speech, views_and_seatings

LIGHT, DARK = THEMES["light"], THEMES["dark"]
NAMES = ["Quax", "Zyzz", "Vjosa", "Xkcd"]

drawn: list[tuple[Theme, float]] = []


@kept
def square(pen: Pen, size: float) -> None:
    drawn.append((pen.theme, size))
    pen.rect(0, 0, size, size, fill=pen.theme.ink)


def afresh(draw: Callable[..., None], theme: Theme, *args: object) -> str:
    pen = Pen(theme)
    draw(pen, *args)
    return pen.drawn()


def test_a_part_is_drawn_once_for_each_theme_and_size() -> None:
    wanted = [(LIGHT, 2.5), (DARK, 2.5), (LIGHT, 3.5)]
    for theme, size in wanted * 2:
        assert afresh(square, theme, size) == f'<rect x="0" y="0" width="{size}" height="{size}" fill="{theme.ink}"/>'
    assert drawn == wanted


@pytest.mark.parametrize("game", GAMES)
def test_kept_parts_look_as_if_drawn_afresh(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    board = board_of(game)
    positions = itertools.islice(views_and_seatings(game), 0, None, 5)
    wanted = [
        (view, seating, speech(game, language), theme)
        for view, seating in positions
        for language, theme in itertools.product(LANGUAGES, THEMES.values())
    ]
    kept_as_text = [board.svg(*one) for one in wanted]
    monkeypatch.setattr(drawing, "_part", afresh)
    assert [board.svg(*one) for one in wanted] == kept_as_text


@pytest.mark.parametrize("game", GAMES)
def test_no_part_is_kept_with_a_name(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    parts = []

    def recorded(*args: object) -> str:
        parts.append(afresh(*args))  # type: ignore[arg-type]
        return parts[-1]

    monkeypatch.setattr(drawing, "_part", recorded)
    for view, seating in views_and_seatings(game):
        names = NAMES[: len(seating.names)]
        svg = board_of(game).svg(view, Seating(names, seating.asked), speech(game, "en"), LIGHT)
        assert all(name in svg for name in names)
    assert parts
    assert not [part for part in parts for name in NAMES if name in part]


def test_equal_numbers_are_written_alike() -> None:
    assert afresh(lambda pen: pen.circle(-0.0, 0.0, 0), LIGHT) == '<circle cx="0" cy="0" r="0"/>'
