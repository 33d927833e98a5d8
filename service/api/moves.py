"""Decisions and the moves that answer them."""

from __future__ import annotations

from itertools import islice

from service.api import answers, causes, show
from service.api.call import Call
from service.api.operations import Routes
from service.api.problems import ProblemError
from service.api.reply import Reply
from service.api.rulebook import rules_url, ruling_behind
from service.api.schemas import DecisionQuery, MoveQuery
from service.engine.play import IllegalMoveError
from service.matches.match import Match
from service.matches.moves import look_ahead, make_move

routes = Routes()

OF_THIS_MATCH = {"match": "$request.path.match"}
_ALTERNATIVES = 3
_MOST_MISSED = 500


@routes.get(
    "/v1/matches/<match>/decision",
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
def get_decision(call: Call) -> Reply:
    for _ in call.looks():
        if _wait_is_over(call):
            break
    etag = call.etag(call.match, call.seat)
    if call.is_known(etag):
        return call.unchanged(etag)
    refused = call.query.get("refused", False)
    return call.reply(show.decision_shown(call.match, call.seated, call.language, refused), headers={"ETag": etag})


def _wait_is_over(call: Call) -> bool:
    """Whether a caller who waits for a decision is answered now."""
    if call.match.header.ended:
        return True
    if "If-None-Match" in call.headers:
        return not call.is_known(call.etag(call.match, call.seat))
    return call.match.decision(call.seated) is not None


@routes.post(
    "/v1/matches/<match>/moves",
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
def post_move(call: Call) -> Reply:
    wanted: answers.NewMove = call.record
    try:
        return _preview(call, wanted) if call.query.get("preview") else _move(call, wanted)
    except IllegalMoveError as error:
        raise _illegal(call, error) from error


def _move(call: Call, wanted: answers.NewMove) -> Reply:
    match = make_move(call.match, call.seated, wanted.decision, wanted.move)
    shown = show.move_made(
        match,
        call.seated,
        _missed(call, match),
        call.language,
        minimal=call.prefers_minimal,
        with_decision=call.includes_decision,
    )
    return call.changed(match, shown, call.seat)


def _preview(call: Call, wanted: answers.NewMove) -> Reply:
    following, met = look_ahead(call.match, call.seated, wanted.decision, wanted.move)
    shown = show.move_previewed(following, call.seated, met, call.language, minimal=call.prefers_minimal)
    return call.reply(shown, headers={"ETag": call.etag(call.match, call.seat), **call.preference_applied})


def _missed(call: Call, match: Match) -> list[answers.EventShown]:
    """What happened between the event that the client knows and the move."""
    after, before = call.query.get("after"), match.last_event - len(match.events)
    if after is None or after >= before:
        return []
    stored = call.services.store.events(match.header.id, after, min(before - after, _MOST_MISSED))
    return show.events_shown(match.header, stored, call.seat, call.language)


def _illegal(call: Call, error: IllegalMoveError) -> ProblemError:
    """The problem, with the rule and some moves that are legal."""
    match, refusal = call.match, error.refusal
    return ProblemError(
        causes.ILLEGAL_MOVE,
        show.says_of(match.header, call.language).of(refusal.message),
        rule=refusal.rule,
        rule_url=rules_url(match.header.game, refusal.rule),
        ruling=ruling_behind(refusal, match.header.game, call.language),
        legal=[show.move_body(match, move) for move in islice(match.legal_moves(call.seated), _ALTERNATIVES)],
    )
