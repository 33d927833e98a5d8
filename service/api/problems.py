"""Problems (RFC 9457): how each error becomes an answer with its cause."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from http import HTTPStatus
from typing import Any

import msgspec
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
from service.api.contract.faults import Fault
from service.api.problem_answers import FieldError
from service.api.reply import Reply
from service.api.words import speech
from service.engine.message import Message, message
from service.engine.play import NotAskedError
from service.matches import errors
from service.store.idempotency import KeyReusedError

_log = logging.getLogger(__name__)

_CAUSE_OF_ERROR: dict[type[Exception], Cause] = {
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
_NAMED_FAULTS = 3


class ProblemError(Exception):
    """A problem to answer with.

    `detail` is a message, or text that is already in the caller's language; `more` are additional members.
    """

    def __init__(self, cause: Cause, detail: Message | str, **more: Any) -> None:
        super().__init__(cause.type)
        self.cause = cause
        self.detail = detail
        self.more = more


class FaultsError(Exception):
    """A request that the contract doesn't accept: where it doesn't fit, and why."""

    def __init__(self, cause: Cause, faults: Sequence[Fault]) -> None:
        super().__init__(cause.type)
        self.cause = cause
        self.faults = faults


def problem(cause: Cause, detail: Message | str, language: str, **more: Any) -> Reply:
    say = speech(None, language)
    said = detail if isinstance(detail, str) else say.afresh(detail)
    body = msgspec.json.encode({**cause.problem(said, say), **more})
    headers = {"Content-Type": "application/problem+json", "Content-Language": language}
    if cause.status == HTTPStatus.UNAUTHORIZED:
        headers["WWW-Authenticate"] = 'Bearer realm="tidetable"'
    if cause.status == HTTPStatus.SERVICE_UNAVAILABLE:
        headers["Retry-After"] = "1"
    return Reply(cause.status, headers, body)


def reply_to(error: Exception, language: str) -> Reply:
    """The problem that the client gets for an error. Our own failures are logged."""
    match error:
        case ProblemError():
            return problem(error.cause, error.detail, language, **error.more)
        case FaultsError():
            return _reply_to_faults(error, language)
        case errors.MatchError():
            return problem(_CAUSE_OF_ERROR[type(error)], error.message, language)
        case NotAskedError():
            return problem(causes.NOT_ASKED, message("waits-for-another-seat"), language)
        case KeyReusedError():
            return problem(causes.KEY_REUSED, message("key-reused"), language)
        case HTTPException():
            return _reply_to_http_error(error, language)
        case RedisConnectionError() | RedisTimeoutError():
            # One line, without a traceback: while Redis is away every request logs it.
            _log.error("%s: %s", causes.STORE_UNAVAILABLE.type, error)
            return problem(causes.STORE_UNAVAILABLE, message("try-again-soon"), language)
        case RedisError():
            return _logged(error, causes.STORE_UNAVAILABLE, message("try-again-soon"), language)
        case _:
            return _logged(error, causes.INTERNAL_ERROR, message("error-logged"), language)


def _reply_to_faults(error: FaultsError, language: str) -> Reply:
    say = speech(None, language)
    shown = [FieldError(where=where, field=field, detail=say.afresh(why)) for where, field, why in error.faults]
    said = "; ".join(f"{one.field}: {one.detail}" if one.field else one.detail for one in shown[:_NAMED_FAULTS])
    return problem(error.cause, said, language, errors=shown)


def _reply_to_http_error(error: HTTPException, language: str) -> Reply:
    if isinstance(error, NotFound):
        return problem(causes.NOT_FOUND, message("nothing-at-address"), language)
    if isinstance(error, MethodNotAllowed):
        allowed = ", ".join(sorted(error.valid_methods or ()))
        reply = problem(causes.METHOD_NOT_ALLOWED, message("takes-methods", methods=allowed), language)
        reply.headers["Allow"] = allowed
        return reply
    if isinstance(error, RequestEntityTooLarge):
        return problem(causes.BODY_TOO_LARGE, message("send-less"), language)
    if isinstance(error, RequestedRangeNotSatisfiable):
        reply = problem(causes.RANGE_NOT_SATISFIABLE, message("has-bytes", bytes=error.length or 0), language)
        reply.headers["Content-Range"] = f"bytes */{error.length}"
        return reply
    cause = causes.CONTRACT_VIOLATION._replace(status=error.code or 400)
    return problem(cause, message("request-not-understood"), language, errors=[])


def _logged(error: Exception, cause: Cause, detail: Message, language: str) -> Reply:
    _log.error("%s: %s", cause.type, type(error).__name__, exc_info=error)
    return problem(cause, detail, language)
