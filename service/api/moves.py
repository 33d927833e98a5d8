"""Decisions and the moves that answer them."""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice
from typing import TypeVar

import msgspec
from flask import Blueprint, Response, g

from service import causes, matches
from service.api import answers, show
from service.api.context import caller, change, etag, must_match, ok, use_cases
from service.api.language import language
from service.api.operations import operation
from service.api.problems import ProblemError
from service.api.rulebook import rules_url, ruling_behind
from service.api.schemas import DecisionQuery, MoveQuery, NewMove, PostedMove
from service.engine.play import IllegalMoveError

T = TypeVar("T")

routes = Blueprint("moves", __name__)

OF_THIS_MATCH = {"match": "$request.path.match"}
_ALTERNATIVES = 3
_MOST_MISSED = 500


@routes.get("/v1/matches/<match>/decision")
@operation(
    id="getDecision",
    tag="moves",
    summary="See what is asked of me",
    description="The question in words, with every legal move: what it does, which places to touch for it, and a body "
    "ready to POST; none while others are asked. With `refused` also the moves that a rule forbids, and why.",
    query=DecisionQuery,
    answers={200: answers.DecisionShown},
    problems=(causes.NO_SUCH_MATCH, causes.NOT_YOUR_SEAT),
    caller="seat",
    links={200: {"answer": ("makeMove", OF_THIS_MATCH)}},
)
def get_decision(match: str) -> Response:
    saved = use_cases().saved(match)
    return ok(
        show.decision_shown(matches.loaded(saved), caller(saved.facts), language(), g.query.get("refused", False))
    )


@routes.post("/v1/matches/<match>/moves")
@operation(
    id="makeMove",
    tag="moves",
    summary="Make a move",
    description="Answer the decision of this serial number. The answer holds what happened and the new view; with "
    "`after` also what you missed before. With `preview` nothing is stored: the answer holds what would happen for "
    "certain, and what chance the move would meet, never its result.",
    body=NewMove,
    query=MoveQuery,
    answers={200: answers.MoveMade},
    problems=(
        causes.NO_SUCH_MATCH,
        causes.NOT_YOUR_SEAT,
        causes.NOT_RUNNING,
        causes.NOT_ASKED,
        causes.DECISION_ANSWERED,
        causes.NO_SUCH_DECISION,
        causes.ILLEGAL_MOVE,
        causes.PRECONDITION_FAILED,
    ),
    caller="seat",
    idempotent=True,
    conditional=("If-Match",),
    headers={"ETag": "This version for this seat."},
    links={
        200: {
            "look": ("getMatch", OF_THIS_MATCH),
            "question": ("getDecision", OF_THIS_MATCH),
            "take_back": ("undo", OF_THIS_MATCH),
            "story": ("listEvents", OF_THIS_MATCH),
        }
    },
)
def make_move(match: str) -> Response:
    wanted = msgspec.convert(g.body, PostedMove)
    if g.query.get("preview"):
        return _preview(match, wanted)
    return change(
        match,
        lambda current: _carried_out(matches.make_move, current, wanted),
        lambda changed: _answer(changed, wanted.after),
    )


def _preview(match: str, wanted: PostedMove) -> Response:
    saved = use_cases().saved(match)
    following, met = _carried_out(matches.look_ahead, matches.loaded(saved), wanted)
    seat = caller(saved.facts)
    return ok(show.move_previewed(following, seat, met, language()), headers={"ETag": etag(saved.version, seat)})


def _carried_out(what: Callable[..., T], current: matches.Match, wanted: PostedMove) -> T:
    """The move made or looked ahead to; an illegal one is a problem with its rule and some that are legal."""
    seat = caller(current.facts)
    must_match(current)
    try:
        return what(current, seat, wanted.decision, wanted.move)
    except IllegalMoveError as error:
        refusal = error.refusal
        legal = [show.move_body(current, move) for move in islice(current.legal_moves(seat), _ALTERNATIVES)]
        raise ProblemError(
            causes.ILLEGAL_MOVE,
            show.says_of(current.facts, language()).of(refusal.message),
            rule=refusal.rule,
            rule_url=rules_url(current.facts.game, refusal.rule),
            ruling=ruling_behind(refusal, current.facts.game, language()),
            legal=legal,
        ) from error


def _answer(changed: matches.Match, after: int | None) -> tuple[answers.MoveMade, int]:
    seat = changed.moves[0].seat  # the caller's: automatic moves come after theirs
    before = changed.last_event - len(changed.events)
    missed = []
    if after is not None and after < before:
        stored = use_cases().store.events(changed.facts.id, after, min(before - after, _MOST_MISSED))
        missed = show.events_shown(changed.facts, stored, seat, language())
    return show.move_made(changed, seat, missed, language()), seat
