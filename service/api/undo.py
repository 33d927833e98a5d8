"""Taking moves back."""

from __future__ import annotations

from service.api import answers, causes, show
from service.api.call import Call
from service.api.operations import Routes
from service.api.reply import Reply
from service.api.schemas import IncludeQuery, NewUndo
from service.matches import undo
from service.matches.match import Match

routes = Routes()

OF_THIS_MATCH = {"match": "$request.path.match"}
_BODY = NewUndo()


@routes.post(
    "/v1/matches/<match>/undo",
    id="undo",
    tag="moves",
    summary="Take a move back",
    description="`ask` takes your last move back at once while it revealed nothing and nobody else has moved; else all "
    "other seats are asked, and it is taken back when all of them `accept`; one `decline`, your own included, or the "
    "next move ends the request. What chance drew is spent, and what lies face down is reshuffled.",
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
def answer_undo(call: Call) -> Reply:
    match = _answered(call, _BODY.load(call.body)["say"])
    shown = show.undo_answered(match, call.seated, call.language, with_decision=call.includes_decision)
    return call.changed(match, shown, call.seat)


def _answered(call: Call, said: str) -> Match:
    if said == "decline":
        return undo.decline_undo(call.match, call.seated)
    log = call.services.store.log_back_from(call.match, call.match.header.moves)
    return (undo.ask_undo if said == "ask" else undo.accept_undo)(call.match, log, call.seated)
