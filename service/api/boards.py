"""Boards: the table as its viewer may see it, as a picture or as plain text."""

from __future__ import annotations

from collections.abc import Callable

from service.api import causes
from service.api.call import Call
from service.api.headers import PICTURE_HEADERS
from service.api.operations import Routes
from service.api.reply import Reply
from service.api.schemas import DrawingQuery, MomentQuery
from service.api.show import says_of
from service.boards import THEMES, Board, Seating, board_of
from service.engine.records import View
from service.matches import history
from service.matches.errors import NotRunningError
from service.words import Speech

routes = Routes()

OF_THIS_MATCH = {"match": "$request.path.match"}
_DRAWING = DrawingQuery()

Draw = Callable[[Board, View, Seating, Speech], str]


@routes.get(
    "/v1/matches/<match>/board.svg",
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
def draw_board(call: Call) -> Reply:
    theme = THEMES[_DRAWING.load(call.query)["theme"]]
    return _board(
        call,
        lambda board, view, seating, say: board.svg(view, seating, say, theme),
        {"Content-Type": "image/svg+xml", **PICTURE_HEADERS},
    )


@routes.get(
    "/v1/matches/<match>/board.txt",
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
def write_board(call: Call) -> Reply:
    return _board(
        call,
        lambda board, view, seating, say: board.text(view, seating, say),
        {"Content-Type": "text/plain; charset=utf-8"},
    )


def _board(call: Call, draw: Draw, headers: dict[str, str]) -> Reply:
    at = call.query.get("at")
    if call.match.position is None:
        raise NotRunningError("nothing-on-the-table")
    if at is not None:
        history.must_have_come_to(call.match, at)
    etag = call.etag(call.match, call.seat, at)
    if call.is_known(etag):
        return call.unchanged(etag)
    then = call.match_at(at)
    say = says_of(then.header, call.language)
    seating = Seating(list(say.names), then.asked.seats if then.asked else [])
    drawn = draw(board_of(then.header.game), then.game.view(then.state, call.seat), seating, say)
    return Reply(200, {**headers, "ETag": etag, "Content-Language": call.language}, drawn.encode())
