"""Taking moves back."""

from __future__ import annotations

from flask import Blueprint, Response, g

from service.api import answers, causes, show
from service.api.context import caller, change, includes_decision, must_match, use_cases
from service.api.language import language
from service.api.operations import operation
from service.api.schemas import IncludeQuery, NewUndo
from service.matches import history
from service.matches import use_cases as matches

routes = Blueprint("undo", __name__)

OF_THIS_MATCH = {"match": "$request.path.match"}
_BODY = NewUndo()


@routes.post("/v1/matches/<match>/undo")
@operation(
    id="undo",
    tag="moves",
    summary="Take a move back",
    description="`ask` takes your last move back at once while it revealed nothing and nobody else has moved; else all "
    "other seats are asked, and it is taken back when all of them `accept`; one `decline`, your own included, or the "
    "next move ends the wish. What chance drew is spent, and what lies face down is shuffled anew.",
    body=NewUndo,
    query=IncludeQuery,
    answers={200: answers.UndoAnswered},
    problems=(
        causes.NO_SUCH_MATCH,
        causes.NOT_YOUR_SEAT,
        causes.NOT_RUNNING,
        causes.NOTHING_TO_UNDO,
        causes.UNDO_SPENT,
        causes.NO_UNDO_ASKED,
        causes.UNDO_ASKED,
        causes.RULES_CHANGED,
        causes.PRECONDITION_FAILED,
    ),
    caller="seat",
    idempotent=True,
    conditional=("If-Match",),
    headers=("ETag",),
    links={
        200: {
            "look": ("getMatch", OF_THIS_MATCH),
            "question": ("getDecision", OF_THIS_MATCH),
            "consent": ("undo", OF_THIS_MATCH),
        }
    },
)
def undo(match: str) -> Response:
    said = _BODY.load(g.body)["say"]

    def answered(current: matches.Match) -> matches.Match:
        seat = caller(current.facts)
        must_match(current)
        if said == "decline":
            return history.decline_undo(current, seat)
        log = use_cases().log(current.facts)
        return (history.ask_undo if said == "ask" else history.accept_undo)(current, log, seat)

    return change(match, answered, _answer)


def _answer(changed: matches.Match) -> tuple[answers.UndoAnswered, int]:
    seat = caller(changed.facts)
    return show.undo_answered(changed, seat, language(), with_decision=includes_decision()), seat
