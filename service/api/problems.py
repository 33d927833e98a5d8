"""Problems (RFC 9457): how each error becomes an answer with its cause."""

from __future__ import annotations

from http import HTTPStatus
from typing import Any

import msgspec
from flask import Flask, Response
from redis.exceptions import ConnectionError as RedisConnectionError
from redis.exceptions import RedisError
from redis.exceptions import TimeoutError as RedisTimeoutError
from werkzeug.exceptions import (
    HTTPException,
    MethodNotAllowed,
    NotFound,
    RequestedRangeNotSatisfiable,
    RequestEntityTooLarge,
)

from service.api import causes
from service.api.causes import Cause
from service.api.language import service_says
from service.engine.message import Message, message
from service.engine.play import NotAskedError
from service.matches import errors
from service.store.idempotency import KeyReusedError

_OF_MATCHES: dict[type[Exception], Cause] = {
    errors.NoSuchMatchError: causes.NO_SUCH_MATCH,
    errors.NoSuchSeatError: causes.NO_SUCH_SEAT,
    errors.SeatTakenError: causes.SEAT_TAKEN,
    errors.NotOpenError: causes.NOT_OPEN,
    errors.NotRunningError: causes.NOT_RUNNING,
    errors.NotOverError: causes.NOT_OVER,
    errors.UnknownTokenError: causes.UNKNOWN_TOKEN,
    errors.NotCreatorError: causes.NOT_THE_CREATOR,
    errors.NotYourSeatError: causes.NOT_YOUR_SEAT,
    errors.DecisionAnsweredError: causes.DECISION_ANSWERED,
    errors.NoSuchDecisionError: causes.NO_SUCH_DECISION,
    errors.NoSuchMomentError: causes.NO_SUCH_MOMENT,
    errors.RulesChangedError: causes.RULES_CHANGED,
    errors.NothingToUndoError: causes.NOTHING_TO_UNDO,
    errors.UndoSpentError: causes.UNDO_SPENT,
    errors.NoUndoAskedError: causes.NO_UNDO_ASKED,
    errors.UndoAskedError: causes.UNDO_ASKED,
    errors.BusyError: causes.BUSY,
}


class ProblemError(Exception):
    """A problem that a route answers with.

    `detail` is a message, or text that is already in the caller's language; `more` are additional members.
    """

    def __init__(self, cause: Cause, detail: Message | str, **more: Any) -> None:
        super().__init__(cause.type)
        self.cause = cause
        self.detail = detail
        self.more = more


def problem(cause: Cause, detail: Message | str, **more: Any) -> Response:
    say = service_says()
    said = detail if isinstance(detail, str) else say.afresh(detail)
    body = msgspec.json.encode({**cause.problem(said, say), **more})
    headers = {"Content-Language": say.language}
    answer = Response(body, cause.status, headers, content_type="application/problem+json")
    if cause.status == HTTPStatus.UNAUTHORIZED:
        answer.headers["WWW-Authenticate"] = 'Bearer realm="tidetable"'
    if cause.status == HTTPStatus.SERVICE_UNAVAILABLE:
        answer.headers["Retry-After"] = "1"
    return answer


def register(app: Flask) -> None:
    app.register_error_handler(ProblemError, lambda error: problem(error.cause, error.detail, **error.more))
    app.register_error_handler(errors.MatchError, lambda error: problem(_OF_MATCHES[type(error)], error.message))
    app.register_error_handler(NotAskedError, lambda _: problem(causes.NOT_ASKED, message("waits-for-another-seat")))
    app.register_error_handler(KeyReusedError, lambda _: problem(causes.KEY_REUSED, message("key-reused")))
    app.register_error_handler(HTTPException, _of_http)
    app.register_error_handler(
        RedisError, lambda error: _logged(app, error, causes.STORE_UNAVAILABLE, message("try-again-soon"))
    )
    for unreachable in (RedisConnectionError, RedisTimeoutError):
        app.register_error_handler(unreachable, lambda error: _store_unreachable(app, error))
    app.register_error_handler(
        Exception,
        lambda error: _logged(app, error, causes.INTERNAL_ERROR, message("error-logged")),
    )


def _of_http(error: HTTPException) -> Response:
    if isinstance(error, NotFound):
        return problem(causes.NOT_FOUND, message("nothing-at-address"))
    if isinstance(error, MethodNotAllowed):
        allowed = ", ".join(sorted(error.valid_methods or ()))
        answer = problem(causes.METHOD_NOT_ALLOWED, message("takes-methods", methods=allowed))
        answer.headers["Allow"] = allowed
        return answer
    if isinstance(error, RequestEntityTooLarge):
        return problem(causes.BODY_TOO_LARGE, message("send-less"))
    if isinstance(error, RequestedRangeNotSatisfiable):
        answer = problem(causes.RANGE_NOT_SATISFIABLE, message("has-bytes", bytes=error.length or 0))
        answer.headers["Content-Range"] = f"bytes */{error.length}"
        return answer
    cause = causes.CONTRACT_VIOLATION._replace(status=error.code or 400)
    return problem(cause, message("request-not-understood"), errors=[])


def _store_unreachable(app: Flask, error: Exception) -> Response:
    """In a line, without where it was noticed: while Redis is away every request says so."""
    app.logger.error("%s: %s", causes.STORE_UNAVAILABLE.type, error)
    return problem(causes.STORE_UNAVAILABLE, message("try-again-soon"))


def _logged(app: Flask, error: Exception, cause: Cause, detail: Message) -> Response:
    app.logger.error("%s: %s", cause.type, type(error).__name__, exc_info=error)
    return problem(cause, detail)
