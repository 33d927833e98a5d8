"""Seats: sit down, get up."""

from __future__ import annotations

from flask import Blueprint, Response, g

from service.api import answers, causes, show
from service.api.context import caller, change
from service.api.language import language
from service.api.operations import operation
from service.api.schemas import NewSeatTaken
from service.matches import tokens
from service.matches import use_cases as matches
from service.matches.errors import NotYourSeatError

routes = Blueprint("seats", __name__)

OF_THIS_MATCH = {"match": "$request.path.match"}
_BODY = NewSeatTaken()


@routes.post("/v1/matches/<match>/seats")
@operation(
    id="takeSeat",
    tag="seats",
    summary="Take a seat",
    description="Sit down and get the seat's token. The token is shown this once; only its hash is kept. "
    "The match starts when the last seat is taken.",
    body=NewSeatTaken,
    answers={201: answers.SeatJoined},
    problems=(causes.NO_SUCH_MATCH, causes.SEAT_TAKEN, causes.NOT_OPEN, causes.NO_SUCH_SEAT),
    idempotent=True,
    headers=("ETag",),
    links={
        201: {
            "look": ("getMatch", OF_THIS_MATCH),
            "question": ("getDecision", OF_THIS_MATCH),
            "join": ("takeSeat", OF_THIS_MATCH),
            "leave": ("leaveSeat", {**OF_THIS_MATCH, "seat": "$response.body#/seat"}),
        }
    },
)
def take_seat(match: str) -> Response:
    wanted = _BODY.load(g.body)
    token = tokens.new_token()
    seat = 0

    def seated(current: matches.Match) -> matches.Match:
        nonlocal seat
        following, seat = matches.take_seat(current, wanted["seat"], wanted["name"], wanted["entropy"], token)
        return following

    return change(
        match,
        seated,
        lambda changed: (
            answers.SeatJoined(seat=seat, token=token, match=show.match_shown(changed, seat, language())),
            seat,
        ),
        status=201,
    )


@routes.delete("/v1/matches/<match>/seats/<seat>")
@operation(
    id="leaveSeat",
    tag="seats",
    summary="Leave a seat",
    description="Get up before the start; the seat is free again and its token opens nothing any more.",
    answers={200: answers.MatchShown},
    problems=(causes.NO_SUCH_MATCH, causes.NOT_YOUR_SEAT, causes.NOT_OPEN),
    caller="seat",
    headers=("ETag",),
    links={200: {"look": ("getMatch", OF_THIS_MATCH), "join": ("takeSeat", OF_THIS_MATCH)}},
)
def leave_seat(match: str, seat: str) -> Response:  # noqa: ARG001 - the judged number is in g.path
    def left(current: matches.Match) -> matches.Match:
        if caller(current.facts) != g.path["seat"]:
            raise NotYourSeatError("token-of-another-seat", seat=g.path["seat"])
        return matches.leave_seat(current, g.path["seat"])

    return change(match, left, lambda changed: (show.match_shown(changed, None, language()), None))
