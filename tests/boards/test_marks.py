"""One meaning per colour: the page marks with its accent what can be clicked, and no drawing uses it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from service.boards import THEMES, Theme, board_of
from service.games import GAMES
from tests.boards.test_coralia import contrast
from tests.boards.test_languages import speech, views_and_seatings

STYLE = (Path(__file__).parents[2] / "service" / "page" / "themes.css").read_text()
ACCENTS = dict(zip(THEMES, re.findall(r"--accent: (#\w+);", STYLE), strict=True))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_no_drawing_uses_the_accent_of_the_page(game: str, theme: Theme) -> None:
    for view, seating in views_and_seatings(game):
        assert ACCENTS[theme.name] not in board_of(game).svg(view, seating, speech(game, "en"), theme)


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_marks_stand_out_from_what_they_lie_on(theme: Theme) -> None:
    states = [(theme.faint, ground) for ground in (theme.ground, theme.panel, theme.water, theme.sand)]
    players = [(seat, ground) for seat in theme.seats for ground in (theme.ground, theme.panel)]
    assert [pair for pair in states + players if contrast(*pair) < 3] == []
    assert [seat for seat in theme.seats if contrast(seat, theme.ground) < 4.5] == []
