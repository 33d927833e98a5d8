"""Seats: sit down, get up."""

from __future__ import annotations

from service.api import answers, causes, show
from service.api.call import Call
from service.api.operations import Routes
from service.api.reply import Reply
from service.api.schemas import NewSeatTaken
from service.matches import lobby
from service.matches.errors import NotYourSeatError
from service.matches.match import new_token

routes = Routes()

OF_THIS_MATCH = {"match": "$request.path.match"}
_BODY = NewSeatTaken()


@routes.post(
    "/v1/matches/<match>/seats",
    id="takeSeat",
    tag="seats",
    summary="Take a seat",
    description="Sit down and get the seat's token. The token is shown this once; only its hash is kept. "
    "The match starts when the last seat is taken.",
    body=NewSeatTaken,
    answers={201: answers.SeatJoined},
    problems=(causes.NO_SUCH_MATCH, causes.SEAT_TAKEN, causes.NOT_OPEN, causes.NO_SUCH_SEAT),
    idempotent=True,
    hands_out_token=True,
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
def take_seat(call: Call) -> Reply:
    wanted = _BODY.load(call.body)
    token = new_token()
    match, seat = lobby.take_seat(call.match, wanted["seat"], wanted["name"], wanted["entropy"], token)
    shown = answers.SeatJoined(seat=seat, token=token, match=show.match_shown(match, seat, call.language))
    return call.changed(match, shown, seat, status=201)


@routes.delete(
    "/v1/matches/<match>/seats/<seat>",
    id="leaveSeat",
    tag="seats",
    summary="Leave a seat",
    description="Get up before the start; the seat is free again and its token no longer valid.",
    answers={200: answers.MatchShown},
    problems=(causes.NO_SUCH_MATCH, causes.NOT_YOUR_SEAT, causes.NOT_OPEN, causes.LEFT_TOO_OFTEN),
    caller="seat",
    headers=("ETag",),
    links={200: {"look": ("getMatch", OF_THIS_MATCH), "join": ("takeSeat", OF_THIS_MATCH)}},
)
def leave_seat(call: Call) -> Reply:
    if call.seat != call.path["seat"]:
        raise NotYourSeatError("token-of-another-seat", seat=call.path["seat"])
    match = lobby.leave_seat(call.match, call.seated)
    return call.changed(match, show.match_shown(match, None, call.language), None)
