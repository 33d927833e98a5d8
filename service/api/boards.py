"""Boards: the table as its viewer may see it, as a picture or as plain text."""

from __future__ import annotations

from collections.abc import Callable

from flask import Blueprint, Response, g

from service import causes, history, matches
from service.api.context import OF_A_VERSION, etag, is_known, let_others_in, use_cases, version_headers, viewer
from service.api.operations import operation
from service.api.schemas import BoardQuery, DrawingQuery
from service.boards import BOARDS, THEMES, Board, Company, Phrases
from service.engine.records import View
from service.errors import NotRunningError
from service.matches import Match

routes = Blueprint("boards", __name__)

OF_THIS_MATCH = {"match": "$request.path.match"}
# Opened as a page of its own, a picture loads nothing, runs nothing and belongs to nobody.
_ONLY_A_PICTURE = {"Content-Security-Policy": "default-src 'none'; sandbox"}
_BOARD, _DRAWING = BoardQuery(), DrawingQuery()

Draw = Callable[[Board, View, Company, Phrases], str]


@routes.get("/v1/matches/<match>/board.svg")
@operation(
    id="drawBoard",
    tag="matches",
    summary="See the board",
    description="The table as its viewer may see it, drawn as SVG; with `at` as it was then. Whatever a move can name "
    "has its name in `data-ref`.",
    query=DrawingQuery,
    answers={200: "image/svg+xml", 304: None},
    problems=(causes.NO_SUCH_MATCH, causes.NOT_RUNNING, causes.NO_SUCH_MOMENT, causes.RULES_CHANGED),
    caller="viewer",
    conditional=("If-None-Match",),
    headers=OF_A_VERSION,
    links={200: {"look": ("getMatch", OF_THIS_MATCH)}},
)
def draw_board(match: str) -> Response:
    query = _DRAWING.load(g.query)
    theme = THEMES[query["theme"]]
    answer = _board(
        match,
        query["lang"],
        lambda board, view, company, say: board.svg(view, company, say, theme),
        "image/svg+xml",
    )
    answer.headers.update(_ONLY_A_PICTURE)
    return answer


@routes.get("/v1/matches/<match>/board.txt")
@operation(
    id="writeBoard",
    tag="matches",
    summary="Read the board",
    description="The table as its viewer may see it, as plain text of at most 100 columns for terminals and chats; "
    "with `at` as it was then.",
    query=BoardQuery,
    answers={200: "text/plain", 304: None},
    problems=(causes.NO_SUCH_MATCH, causes.NOT_RUNNING, causes.NO_SUCH_MOMENT, causes.RULES_CHANGED),
    caller="viewer",
    conditional=("If-None-Match",),
    headers=OF_A_VERSION,
    links={200: {"look": ("getMatch", OF_THIS_MATCH)}},
)
def write_board(match: str) -> Response:
    return _board(
        match,
        _BOARD.load(g.query)["lang"],
        lambda board, view, company, say: board.text(view, company, say),
        "text/plain; charset=utf-8",
    )


def _board(match: str, language: str, draw: Draw, content_type: str) -> Response:
    saved = use_cases().saved(match)
    seat = viewer(saved.facts)
    then, at = matches.loaded(saved), g.query.get("at")
    if then.state is None:
        raise NotRunningError("The match has not started: there is nothing on the table yet.")
    if at is not None:
        history.must_have_come_to(then, at)
    current = etag(saved.version, seat, at)
    headers = version_headers(current)
    if is_known(current):
        return Response(status=304, headers=headers)
    if at is not None:
        then = history.at(then, use_cases().log(saved.facts), at, let_others_in)
    board = BOARDS[saved.facts.game]
    say = board.phrases[language]
    drawn = draw(board, then.game.view(then.state, seat), _company(then, say), say)
    return Response(drawn, headers=headers, content_type=content_type)


def _company(match: Match, say: Phrases) -> Company:
    names = [seating.name or say("unnamed", n=seat) for seat, seating in enumerate(match.facts.seats, 1)]
    return Company(names, match.asked.seats if match.asked else [])
