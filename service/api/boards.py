"""Boards: the table as its viewer may see it, as a picture or as plain text."""

from __future__ import annotations

from collections.abc import Callable

from flask import Blueprint, Response, g

from service.api import causes
from service.api.context import (
    ONLY_A_PICTURE,
    etag,
    is_known,
    let_others_in,
    use_cases,
    version_headers,
    viewer,
)
from service.api.language import language
from service.api.operations import operation
from service.api.schemas import DrawingQuery, MomentQuery
from service.api.show import says_of
from service.boards import THEMES, Board, Seating, board_of
from service.engine.records import View
from service.matches import history
from service.matches import use_cases as matches
from service.matches.errors import NotRunningError
from service.words import Speech

routes = Blueprint("boards", __name__)

OF_THIS_MATCH = {"match": "$request.path.match"}
_DRAWING = DrawingQuery()

Draw = Callable[[Board, View, Seating, Speech], str]


@routes.get("/v1/matches/<match>/board.svg")
@operation(
    id="drawBoard",
    tag="matches",
    summary="See the board",
    description="The table as its viewer may see it, drawn as SVG; with `at` as it was then. Whatever a place names "
    "has that name as its `data-ref`, and what is a piece of the game has the piece's name as its `data-piece`.",
    query=DrawingQuery,
    answers={200: "image/svg+xml"},
    problems=(causes.NO_SUCH_MATCH, causes.NOT_RUNNING, causes.NO_SUCH_MOMENT, causes.RULES_CHANGED),
    caller="viewer",
    links={200: {"look": ("getMatch", OF_THIS_MATCH)}},
)
def draw_board(match: str) -> Response:
    query = _DRAWING.load(g.query)
    theme = THEMES[query["theme"]]
    answer = _board(
        match,
        lambda board, view, seating, say: board.svg(view, seating, say, theme),
        "image/svg+xml",
    )
    answer.headers.update(ONLY_A_PICTURE)
    return answer


@routes.get("/v1/matches/<match>/board.txt")
@operation(
    id="writeBoard",
    tag="matches",
    summary="Read the board",
    description="The table as its viewer may see it, as plain text of at most 100 columns for terminals and chats; "
    "with `at` as it was then.",
    query=MomentQuery,
    answers={200: "text/plain"},
    problems=(causes.NO_SUCH_MATCH, causes.NOT_RUNNING, causes.NO_SUCH_MOMENT, causes.RULES_CHANGED),
    caller="viewer",
    links={200: {"look": ("getMatch", OF_THIS_MATCH)}},
)
def write_board(match: str) -> Response:
    return _board(
        match,
        lambda board, view, seating, say: board.text(view, seating, say),
        "text/plain; charset=utf-8",
    )


def _board(match: str, draw: Draw, content_type: str) -> Response:
    saved = use_cases().saved(match)
    seat = viewer(saved.facts)
    then, at = matches.loaded(saved), g.query.get("at")
    if then.state is None:
        raise NotRunningError("nothing-on-the-table")
    if at is not None:
        history.must_have_come_to(then, at)
    current = etag(saved.version, seat, at)
    headers = version_headers(current)
    if is_known(current):
        return Response(status=304, headers=headers)
    if at is not None:
        then = history.at(then, use_cases().log(saved.facts), at, let_others_in)
    say = says_of(then.facts, language())
    seating = Seating(list(say.names), then.asked.seats if then.asked else [])
    drawn = draw(board_of(then.facts.game), then.game.view(then.state, seat), seating, say)
    return Response(drawn, headers=headers, content_type=content_type)
