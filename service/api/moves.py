"""Decisions and the moves that answer them."""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice
from typing import TypeVar

import msgspec
from flask import Blueprint, Response, g

from service.api import answers, causes, show
from service.api.context import (
    applied,
    awaited,
    caller,
    change,
    etag,
    includes_decision,
    is_known,
    must_match,
    ok,
    prefers_minimal,
    use_cases,
    version_headers,
)
from service.api.language import language
from service.api.operations import operation
from service.api.problems import ProblemError
from service.api.rulebook import rules_url, ruling_behind
from service.api.schemas import DecisionQuery, MoveQuery
from service.engine.play import IllegalMoveError
from service.matches import use_cases as matches
from service.store.store import Saved

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
    "ready to POST; none while others are asked. With `refused` also the moves that a rule forbids, and why. With "
    "`wait` it comes as soon as you are asked.",
    query=DecisionQuery,
    answers={200: answers.DecisionShown},
    problems=(causes.NO_SUCH_MATCH, causes.NOT_YOUR_SEAT),
    caller="seat",
    links={
        200: {
            "look": ("getMatch", OF_THIS_MATCH),
            "answer": ("makeMove", OF_THIS_MATCH, "$response.body#/moves/0/body"),
        }
    },
)
def get_decision(match: str) -> Response:
    saved = awaited(match, lambda: use_cases().saved(match), _is_worth_telling)
    seat = caller(saved.facts)
    headers = version_headers(etag(saved.version, seat))
    if is_known(headers["ETag"]):
        return Response(status=304, headers=headers)
    refused = g.query.get("refused", False)
    return ok(show.decision_shown(matches.loaded(saved), seat, language(), refused), headers=headers)


def _is_worth_telling(saved: Saved) -> bool:
    """Whether a caller who waits for a decision has waited enough."""
    seat = caller(saved.facts)
    if saved.facts.ended:
        return True
    if "If-None-Match" in g.headers:
        return not is_known(etag(saved.version, seat))
    return matches.loaded(saved).decision(seat) is not None


@routes.post("/v1/matches/<match>/moves")
@operation(
    id="makeMove",
    tag="moves",
    summary="Make a move",
    description="Answer the decision of this serial number. The answer holds what happened and the new view; with "
    "`after` also what you missed before, and with `include=decision` what is asked of you next. With `preview` "
    "nothing is stored: the answer holds what would happen for certain, and what chance the move would meet.",
    body=answers.NewMove,
    moved_to_query=("after",),
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
    minimal=True,
    headers=("ETag", "Preference-Applied"),
    links={
        200: {
            "look": ("getMatch", OF_THIS_MATCH),
            "question": ("getDecision", OF_THIS_MATCH),
            "take_back": ("undo", OF_THIS_MATCH),
            "story": ("listEvents", OF_THIS_MATCH),
            "record": ("getRecord", OF_THIS_MATCH),
        }
    },
)
def make_move(match: str) -> Response:
    wanted = msgspec.convert(g.body, answers.NewMove)
    if g.query.get("preview"):
        return _preview(match, wanted)
    return change(
        match,
        lambda current: _carried_out(matches.make_move, current, wanted),
        lambda changed: _answer(changed, g.query.get("after")),
    )


def _preview(match: str, wanted: answers.NewMove) -> Response:
    saved = use_cases().saved(match)
    following, met = _carried_out(matches.look_ahead, matches.loaded(saved), wanted)
    seat = caller(saved.facts)
    shown = show.move_previewed(following, seat, met, language(), minimal=prefers_minimal())
    return ok(shown, headers={"ETag": etag(saved.version, seat), **applied()})


def _carried_out(what: Callable[..., T], current: matches.Match, wanted: answers.NewMove) -> T:
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
    shown = show.move_made(
        changed, seat, missed, language(), minimal=prefers_minimal(), with_decision=includes_decision()
    )
    return shown, seat
