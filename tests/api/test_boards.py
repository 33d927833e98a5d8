"""Boards over HTTP: the caller's own view, drawn or written."""

from __future__ import annotations

import itertools
import random
from xml.etree import ElementTree

import pytest
from flask import Flask

from service.boards import THEMES, Seating, board_of
from service.games import GAMES, PACKAGES
from service.words import LANGUAGES, Speech, catalogue
from tests.api.expect import SAYS, any_move, problem
from tests.api.judged import JudgedClient, Seated


@pytest.fixture(params=GAMES)
def started(client: JudgedClient, request: pytest.FixtureRequest) -> Seated:
    match = Seated(client, request.param, 2)
    chooser = random.Random(3)
    for _ in range(8):
        match.move_at_random(chooser)
    return match


def test_each_viewer_gets_the_board_of_its_view(started: Seated, app: Flask) -> None:
    stored = app.services.store.read(started.name)
    board = board_of(stored.header.game)
    assert stored.asked
    for seat, language in itertools.product((0, 1, None), LANGUAGES):
        say = Speech(catalogue(PACKAGES[stored.header.game], language), [None, None])
        told = stored.view(seat), Seating(list(say.names), stored.asked.seats), say
        for theme in THEMES:
            drawn = f"{started.path}/board.svg?theme={theme}&language={language}"
            assert started.client.get(drawn, token=started.token(seat)).text == board.svg(*told, THEMES[theme])
        written = f"{started.path}/board.txt?language={language}"
        assert started.client.get(written, token=started.token(seat)).text == board.text(*told)


@pytest.mark.parametrize("board", ["board.svg", "board.txt"])
def test_a_board_is_in_english_unless_another_language_is_asked_for(started: Seated, board: str) -> None:
    path = f"{started.path}/{board}"
    assert started.client.get(path).text == started.client.get(f"{path}?language=en").text
    assert len({started.client.get(f"{path}?language={language}").text for language in LANGUAGES}) == len(LANGUAGES)
    assert started.client.get(f"{path}?language=xx").text == started.client.get(path).text


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_is_asked_in_a_match_that_was_abandoned(gems: Seated, language: str) -> None:
    said = SAYS[language]("board-over")
    gems.client.delete(gems.path, token=gems.creator)
    assert said in gems.client.get(f"{gems.path}/board.svg?language={language}").text
    assert said in gems.client.get(f"{gems.path}/board.txt?language={language}").text


def test_players_are_called_by_their_names(client: JudgedClient) -> None:
    path = client.post("/v1/matches", {"game": "island_of_gems"}).headers["Location"]
    for name in ("Ada", "Bo & Cy"):
        client.post(f"{path}/seats", {"name": name})
    assert "Bo & Cy" in client.get(f"{path}/board.txt").text
    assert "Bo &amp; Cy" in client.get(f"{path}/board.svg").text


def test_a_picture_can_do_nothing_but_be_seen(started: Seated) -> None:
    answer = started.client.get(f"{started.path}/board.svg")
    assert answer.headers["Content-Type"] == "image/svg+xml"
    assert answer.headers["Content-Security-Policy"] == "default-src 'none'; sandbox"
    assert answer.headers["X-Content-Type-Options"] == "nosniff"
    tags = {element.tag.rpartition("}")[2] for element in ElementTree.fromstring(answer.text).iter()}  # noqa: S314 - our own
    assert not tags & {"script", "style", "image", "foreignObject", "a", "use"}
    text = started.client.get(f"{started.path}/board.txt")
    assert text.headers["Content-Type"] == "text/plain; charset=utf-8"


@pytest.mark.parametrize("board", ["board.svg", "board.txt"])
def test_a_board_that_is_known_is_not_drawn_again(gems: Seated, board: str) -> None:
    path = f"{gems.path}/{board}"
    for seat in (0, None):
        known = gems.client.get(path, token=gems.token(seat)).headers["ETag"]
        again = gems.client.get(path, token=gems.token(seat), headers={"If-None-Match": known})
        assert (again.status_code, again.data, again.headers["ETag"]) == (304, b"", known)
        assert gems.client.get(f"{path}?at=0", headers={"If-None-Match": known}).status_code == 200
    gems.move(*any_move(gems))
    assert gems.client.get(path, headers={"If-None-Match": known}).status_code == 200


@pytest.mark.parametrize("board", ["board.svg", "board.txt"])
def test_a_board_as_it_was(gems: Seated, board: str) -> None:
    path = f"{gems.path}/{board}"
    seen = []
    for _ in range(3):
        seen.append(gems.client.get(path, token=gems.tokens[0]).text)
        gems.move(*any_move(gems))
    moves = gems.look()["moves"]
    past = [gems.client.get(f"{path}?at={at}", token=gems.tokens[0]).text for at in range(moves + 1)]
    assert past[0] == seen[0]
    assert set(seen) <= set(past)
    assert past[-1] == gems.client.get(path, token=gems.tokens[0]).text
    problem(gems.client.get(f"{path}?at={moves + 1}"), 404, "no_such_moment")


@pytest.mark.parametrize("board", ["board.svg", "board.txt"])
def test_there_is_no_board_before_the_start(client: JudgedClient, board: str) -> None:
    path = client.post("/v1/matches", {"game": "coralia"}).headers["Location"]
    problem(client.get(f"{path}/{board}"), 409, "match_not_running")
    problem(client.get(f"/v1/matches/zzzzzzzzzzzzzzzzzzzz/{board}"), 404, "no_such_match")
    problem(client.get(f"{path}/{board}", token="x" * 43), 401, "unknown_token")
    problem(client.get(f"{path}/{board}?theme=pink"), 400, "contract_violation")
