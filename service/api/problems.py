"""Problems (RFC 9457): every error that a client can get, each with a stable type of its own."""

from __future__ import annotations

from http import HTTPStatus
from typing import Any, NamedTuple

import msgspec
from flask import Flask, Response
from redis.exceptions import RedisError
from werkzeug.exceptions import HTTPException, MethodNotAllowed, NotFound, RequestEntityTooLarge

from service import errors, store
from service.engine.play import NotAskedError


class Cause(NamedTuple):
    type: str
    status: int
    title: str


MALFORMED_JSON = Cause("malformed_json", 400, "The body is not JSON.")
BODY_TOO_DEEP = Cause("body_too_deep", 400, "The body is nested too deeply.")
CONTRACT_VIOLATION = Cause("contract_violation", 400, "The request does not fit the contract.")
BODY_TOO_LARGE = Cause("body_too_large", 413, "The body is too large.")
UNSUPPORTED_MEDIA_TYPE = Cause("unsupported_media_type", 415, "The body must be JSON.")
TOKEN_MISSING = Cause("token_missing", 401, "This needs a token.")
UNKNOWN_TOKEN = Cause("unknown_token", 401, "The token is not known here.")
NOT_YOUR_SEAT = Cause("not_your_seat", 403, "The seat belongs to another token.")
NOT_THE_CREATOR = Cause("not_the_creator", 403, "Only the creator of the match may do this.")
NOT_FOUND = Cause("not_found", 404, "There is nothing at this address.")
NO_SUCH_GAME = Cause("no_such_game", 404, "There is no such game.")
NO_SUCH_MATCH = Cause("no_such_match", 404, "There is no such match.")
METHOD_NOT_ALLOWED = Cause("method_not_allowed", 405, "The address does not take this method.")
NOT_ACCEPTABLE = Cause("not_acceptable", 406, "None of the accepted media types can be served.")
SEAT_TAKEN = Cause("seat_taken", 409, "The seat is taken.")
NOT_OPEN = Cause("match_not_open", 409, "The match has started or ended.")
NOT_RUNNING = Cause("match_not_running", 409, "The match is not running.")
NOT_ASKED = Cause("not_asked", 409, "It is not for this seat to decide now.")
DECISION_ANSWERED = Cause("decision_answered", 409, "The decision is answered already.")
NO_SUCH_DECISION = Cause("no_such_decision", 409, "The match has not asked that yet.")
NOT_OVER = Cause("match_not_over", 409, "The match is not over yet.")
RULES_CHANGED = Cause("rules_changed", 409, "The match was played by other rules than today's.")
NOTHING_TO_UNDO = Cause("nothing_to_undo", 409, "There is no move to take back.")
NO_UNDO_ASKED = Cause("no_undo_asked", 409, "Nobody wants to take a move back.")
NO_SUCH_MOMENT = Cause("no_such_moment", 404, "The match has not come that far.")
RECORD_DIFFERS = Cause("record_differs", 422, "The record is not what its replay gives.")
RECORD_TOO_LONG = Cause("record_too_long", 422, "The record takes too long to replay.")
PRECONDITION_FAILED = Cause("precondition_failed", 412, "The match has changed.")
ILLEGAL_MOVE = Cause("illegal_move", 422, "A rule of the game forbids the move.")
NO_SUCH_SEAT = Cause("no_such_seat", 422, "The match has no such seat.")
KEY_REUSED = Cause("idempotency_key_reused", 422, "The Idempotency-Key was used for another request.")
BUSY = Cause("busy", 503, "The match is busy.")
STORE_UNAVAILABLE = Cause("store_unavailable", 503, "The store of matches does not answer.")
INTERNAL_ERROR = Cause("internal_error", 500, "Something went wrong here.")

CAUSES = tuple(value for value in list(globals().values()) if isinstance(value, Cause))

_OF_MATCHES: dict[type[Exception], Cause] = {
    errors.NoSuchMatchError: NO_SUCH_MATCH,
    errors.NoSuchSeatError: NO_SUCH_SEAT,
    errors.SeatTakenError: SEAT_TAKEN,
    errors.NotOpenError: NOT_OPEN,
    errors.NotRunningError: NOT_RUNNING,
    errors.NotOverError: NOT_OVER,
    errors.UnknownTokenError: UNKNOWN_TOKEN,
    errors.NotCreatorError: NOT_THE_CREATOR,
    errors.NotYourSeatError: NOT_YOUR_SEAT,
    errors.DecisionAnsweredError: DECISION_ANSWERED,
    errors.NoSuchDecisionError: NO_SUCH_DECISION,
    errors.NoSuchMomentError: NO_SUCH_MOMENT,
    errors.RulesChangedError: RULES_CHANGED,
    errors.NothingToUndoError: NOTHING_TO_UNDO,
    errors.NoUndoAskedError: NO_UNDO_ASKED,
    errors.BusyError: BUSY,
}


class ProblemError(Exception):
    """A problem that a route answers with; `more` are members of its own."""

    def __init__(self, cause: Cause, detail: str, **more: Any) -> None:
        super().__init__(detail)
        self.cause = cause
        self.detail = detail
        self.more = more


def problem(cause: Cause, detail: str, **more: Any) -> Response:
    body = {"type": f"/problems/{cause.type}", "title": cause.title, "status": cause.status, "detail": detail, **more}
    answer = Response(msgspec.json.encode(body), cause.status, content_type="application/problem+json")
    if cause.status == HTTPStatus.UNAUTHORIZED:
        answer.headers["WWW-Authenticate"] = 'Bearer realm="tidetable"'
    if cause.status == HTTPStatus.SERVICE_UNAVAILABLE:
        answer.headers["Retry-After"] = "1"
    return answer


def register(app: Flask) -> None:
    app.register_error_handler(ProblemError, lambda error: problem(error.cause, error.detail, **error.more))
    app.register_error_handler(errors.MatchError, lambda error: problem(_OF_MATCHES[type(error)], str(error)))
    app.register_error_handler(NotAskedError, lambda error: problem(NOT_ASKED, str(error)))
    app.register_error_handler(
        store.KeyReusedError,
        lambda _: problem(KEY_REUSED, "Take a new key for a new request, or send the first request again unchanged."),
    )
    app.register_error_handler(HTTPException, _of_http)
    app.register_error_handler(RedisError, lambda error: _logged(app, error, STORE_UNAVAILABLE, "Try again soon."))
    app.register_error_handler(
        Exception, lambda error: _logged(app, error, INTERNAL_ERROR, "The error was logged; the match is unchanged.")
    )


def _of_http(error: HTTPException) -> Response:
    if isinstance(error, NotFound):
        return problem(NOT_FOUND, "See /docs for what there is.")
    if isinstance(error, MethodNotAllowed):
        allowed = ", ".join(sorted(error.valid_methods or ()))
        answer = problem(METHOD_NOT_ALLOWED, f"It takes {allowed}.")
        answer.headers["Allow"] = allowed
        return answer
    if isinstance(error, RequestEntityTooLarge):
        return problem(BODY_TOO_LARGE, "Send less.")
    return problem(CONTRACT_VIOLATION._replace(status=error.code or 400), error.description or "")


def _logged(app: Flask, error: Exception, cause: Cause, detail: str) -> Response:
    app.logger.error("%s: %s", cause.type, type(error).__name__, exc_info=error)
    return problem(cause, detail)
