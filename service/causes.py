"""Every cause of a problem (RFC 9457) that a client can get, in the order of their status: each has a type of its own.

The worker needs them as well as the app, so nothing here knows either.
"""

from __future__ import annotations

from typing import NamedTuple


class Cause(NamedTuple):
    #: The last part of the problem's `type`, which is the address where the cause is explained.
    type: str
    status: int
    title: str
    remedy: str

    @property
    def url(self) -> str:
        return f"/problems/{self.type}"


_AGAIN = "Send the request again after as many seconds as Retry-After says"

MALFORMED_REQUEST = Cause(
    "malformed_request",
    400,
    "The request is not valid HTTP.",
    "Mend what `detail` names; a client that uses a library for HTTP never sees this.",
)
MALFORMED_JSON = Cause(
    "malformed_json", 400, "The body is not JSON.", "Send one JSON value in UTF-8; `detail` says where reading failed."
)
BODY_TOO_DEEP = Cause(
    "body_too_deep", 400, "The body is nested too deeply.", "Send what the contract describes: none of it is that deep."
)
CONTRACT_VIOLATION = Cause(
    "contract_violation",
    400,
    "The request does not fit the contract.",
    "Mend each field that `errors` names; /openapi.yaml says what it takes.",
)
TOKEN_MISSING = Cause(
    "token_missing",
    401,
    "This needs a token.",
    "Send `Authorization: Bearer` and the token that you got when you took the seat or created the match.",
)
UNKNOWN_TOKEN = Cause(
    "unknown_token",
    401,
    "The token is not known here.",
    "Send a token of this very match, or none to be a spectator where that is enough.",
)
NOT_YOUR_SEAT = Cause(
    "not_your_seat",
    403,
    "The seat belongs to another token.",
    "Send the token of the seat that it is about; the creator's token sits on none.",
)
NOT_THE_CREATOR = Cause(
    "not_the_creator",
    403,
    "Only the creator of the match may do this.",
    "Send the token that the match was created with.",
)
NOT_FOUND = Cause(
    "not_found", 404, "There is nothing at this address.", "See /docs for the addresses where there is something."
)
NO_SUCH_GAME = Cause("no_such_game", 404, "There is no such game.", "Take one of those at /v1/games.")
NO_SUCH_MATCH = Cause(
    "no_such_match",
    404,
    "There is no such match.",
    "Check the name. A match is gone some time after its last change, sooner if it never started.",
)
NO_SUCH_MOMENT = Cause(
    "no_such_moment", 404, "The match has not come that far.", "Ask for a moment from 0 to the match's `moves`."
)
METHOD_NOT_ALLOWED = Cause(
    "method_not_allowed", 405, "The address does not take this method.", "Use one of those in the header Allow."
)
NOT_ACCEPTABLE = Cause(
    "not_acceptable",
    406,
    "None of the accepted media types can be served.",
    "Accept one of the media types that the contract lists for the operation.",
)
REQUEST_TIMEOUT = Cause("request_timeout", 408, "The request took too long.", "Send the body without a pause.")
SEAT_TAKEN = Cause(
    "seat_taken", 409, "The seat is taken.", "Take another seat, or leave `seat` out to get the first free one."
)
NOT_OPEN = Cause(
    "match_not_open",
    409,
    "The match has started or ended.",
    "Seats are taken and left before the start only: look at the match's `status`.",
)
NOT_RUNNING = Cause(
    "match_not_running",
    409,
    "The match is not running.",
    "Nothing is decided before the start and after the end: look at the match's `status`.",
)
NOT_ASKED = Cause(
    "not_asked",
    409,
    "It is not for this seat to decide now.",
    "Wait until the match asks your seat: follow its events, or get it with `wait`.",
)
DECISION_ANSWERED = Cause(
    "decision_answered",
    409,
    "The decision is answered already.",
    "Get the decision anew: this one was answered by another request of yours, or taken back since.",
)
NO_SUCH_DECISION = Cause(
    "no_such_decision", 409, "The match has not asked that yet.", "Get the decision and quote its serial number."
)
NOT_OVER = Cause(
    "match_not_over", 409, "The match is not over yet.", "Wait for the end: the record holds what is hidden until then."
)
RULES_CHANGED = Cause(
    "rules_changed",
    409,
    "The match was played by other rules than today's.",
    "Its past can't be replayed any more. What is there now can be seen, and a running match can be played on.",
)
NOTHING_TO_UNDO = Cause("nothing_to_undo", 409, "There is no move to take back.", "Make a move first.")
UNDO_SPENT = Cause(
    "undo_spent",
    409,
    "Moves were taken back too often in this match.",
    "Play on: a match that grows without an end could not be replayed and verified any more.",
)
NO_UNDO_ASKED = Cause(
    "no_undo_asked",
    409,
    "Nobody wants to take a move back.",
    "Accept or decline while another seat's wish stands in the match's `undo`.",
)
UNDO_ASKED = Cause(
    "undo_asked_already",
    409,
    "Somebody wants to take a move back already.",
    "Accept or decline the wish that stands in the match's `undo`, or wait until the others have.",
)
PRECONDITION_FAILED = Cause(
    "precondition_failed",
    412,
    "The match has changed.",
    "Get the match again, see whether you still want this, and send its new ETag.",
)
BODY_TOO_LARGE = Cause(
    "body_too_large", 413, "The body is too large.", "Send less; `x-max-bytes` in the contract says how much is taken."
)
URI_TOO_LONG = Cause("uri_too_long", 414, "The address is too long.", "Send a shorter one.")
UNSUPPORTED_MEDIA_TYPE = Cause(
    "unsupported_media_type", 415, "The body must be JSON.", "Send the header `Content-Type: application/json`."
)
RANGE_NOT_SATISFIABLE = Cause(
    "range_not_satisfiable", 416, "The file has no such part.", "Ask for a part within it, or without Range for all."
)
EXPECTATION_FAILED = Cause(
    "expectation_failed", 417, "The expectation can't be met.", "Expect nothing but 100-continue."
)
ILLEGAL_MOVE = Cause(
    "illegal_move",
    422,
    "A rule of the game forbids the move.",
    "Read the `rule` at `rule_url`, and make one of the `legal` moves or another one that the decision lists.",
)
NO_SUCH_SEAT = Cause(
    "no_such_seat", 422, "The match has no such seat.", "Seats are counted from 0; the match lists them in `seats`."
)
KEY_REUSED = Cause(
    "idempotency_key_reused",
    422,
    "The Idempotency-Key was used for another request.",
    "Take a new key for a new request, or send the first request again unchanged.",
)
RECORD_DIFFERS = Cause(
    "record_differs",
    422,
    "The record is not what its replay gives.",
    "See `where` for the first place that differs: the record was changed, or cut off, or is of other rules.",
)
RECORD_TOO_LONG = Cause(
    "record_too_long",
    422,
    "The record takes too long to replay.",
    "Verify it with `tidetable verify` on a machine of your own, which takes all the time that it needs.",
)
HEADERS_TOO_LARGE = Cause("headers_too_large", 431, "The headers are too large.", "Send fewer or shorter ones.")
INTERNAL_ERROR = Cause(
    "internal_error", 500, "Something went wrong here.", "It was logged. The match is as it was: try again later."
)
UNSUPPORTED_TRANSFER_CODING = Cause(
    "unsupported_transfer_coding", 501, "The transfer coding is not known here.", "Send the body plain or chunked."
)
BUSY = Cause("busy", 503, "The match is busy.", f"{_AGAIN}: too many others were changing the match.")
STORE_UNAVAILABLE = Cause(
    "store_unavailable",
    503,
    "The store of matches does not answer.",
    f"{_AGAIN}; with an Idempotency-Key it is carried out once, whatever became of the first.",
)

CAUSES: dict[str, Cause] = {value.type: value for value in list(globals().values()) if isinstance(value, Cause)}
