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
from service.store.connections import ConnectionsInUseError, UnconfirmedError
from service.store.idempotency import KeyReusedError
from service.store.limits import LimitReachedError
from service.store.promise import ClusterNodeError, LacksReplicasError, NotDurableError
from service.store.refusals import reason_of, why_unusable
from service.store.servers import ELSEWHERE

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
    errors.LeftTooOftenError: causes.LEFT_TOO_OFTEN,
    errors.NoUndoAskedError: causes.NO_UNDO_ASKED,
    errors.UndoAskedError: causes.UNDO_ASKED,
    errors.BusyError: causes.BUSY,
}
#: Errors that always say the same.
_SAID_OF_ERROR: dict[type[Exception], tuple[Cause, str]] = {
    NotAskedError: (causes.NOT_ASKED, "waits-for-another-seat"),
    KeyReusedError: (causes.KEY_REUSED, "key-reused"),
    UnconfirmedError: (causes.NOT_REPLICATED, "not-replicated"),
    LacksReplicasError: (causes.STORE_REFUSES_WRITES, "store-lacks-replicas"),
    ClusterNodeError: (causes.STORE_REFUSES_WRITES, "store-is-cluster-node"),
}
#: What Redis and its connections say while a server fails, or too many want it.
_PASSING = (RedisConnectionError, RedisTimeoutError, ConnectionsInUseError, *ELSEWHERE)
_NAMED_FAULTS = 3
#: What a limit counts, unless it is requests.
_UNITS = {
    "record-bytes": ';qu="content-bytes"',
    "waiting": ';qu="concurrent-requests"',
    "replays": ';qu="concurrent-requests"',
}


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
        scheme = "ApiKey" if cause == causes.API_KEY_NEEDED else "Bearer"
        headers["WWW-Authenticate"] = f'{scheme} realm="tidetable"'
    if cause == causes.UNSUPPORTED_CONTENT_CODING:
        headers["Accept-Encoding"] = "identity"
    if cause.status == HTTPStatus.SERVICE_UNAVAILABLE:
        headers["Retry-After"] = "1"
    return Reply(cause.status, headers, body)


def reply_to(error: Exception, language: str) -> Reply:
    """The problem that the client gets for an error. Our own failures are logged."""
    match error:
        case ProblemError():
            return problem(error.cause, error.detail, language, **error.more)
        case LimitReachedError():
            return _reply_to_limit(error, language)
        case FaultsError():
            return _reply_to_faults(error, language)
        case errors.MatchError():
            return problem(_CAUSE_OF_ERROR[type(error)], error.message, language)
        case _ if type(error) in _SAID_OF_ERROR:
            cause, detail = _SAID_OF_ERROR[type(error)]
            return problem(cause, message(detail), language)
        case NotDurableError():
            return problem(
                causes.STORE_NOT_DURABLE, message("store-promises-less", wanted=error.wanted or "none"), language
            )
        case HTTPException():
            return _reply_to_http_error(error, language)
        case RedisError():
            return _reply_to_store(error, language)
        case _:
            return _logged(error, causes.INTERNAL_ERROR, message("error-logged"), language)


def _reply_to_store(error: RedisError, language: str) -> Reply:
    reason = reason_of(error)
    cause = causes.STORE_REFUSES_WRITES if reason else causes.STORE_UNAVAILABLE
    unusable = why_unusable(error)
    detail = message(reason or unusable or "try-again-soon")
    if reason or unusable or isinstance(error, _PASSING):
        # One line, without a traceback: for as long as it lasts every request logs it.
        _log.error("%s: %s", cause.type, error)
        return problem(cause, detail, language)
    return _logged(error, cause, detail, language)


def _reply_to_limit(error: LimitReachedError, language: str) -> Reply:
    detail = message(f"limit-{error.limit}", most=error.most, window=error.window or 0, seconds=error.seconds)
    reply = problem(causes.TOO_MANY_REQUESTS, detail, language)
    window = f";w={error.window}" if error.window else ""
    reply.headers["Retry-After"] = str(error.seconds)
    # draft-ietf-httpapi-ratelimit-headers: lists of policies, as structured fields.
    reply.headers["RateLimit-Policy"] = f'"{error.limit}";q={error.most}{window}{_UNITS.get(error.limit, "")}'
    reply.headers["RateLimit"] = f'"{error.limit}";r=0;t={error.seconds}'
    return reply


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
