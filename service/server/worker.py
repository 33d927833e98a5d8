"""gunicorn's gevent worker, made stricter and friendlier.

- A request that gunicorn refuses before the app sees it is answered as a problem (RFC 9457), too.
- A body that is broken, incomplete or too slow is refused, whatever the app made of it.
- A client that doesn't read its answer is dropped, and so is one that goes on sending after its answer, which gunicorn
  would read to the end first.
- A connection over the worker's or its address's limit is refused at once; gunicorn would let it wait.
- A worker that is told to stop ends its live streams and idle connections at once, and waits only for answers in
  progress.
"""

from __future__ import annotations

import errno
import gc
import io
import socket
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from functools import partial
from http import HTTPStatus
from itertools import product
from typing import Any, NamedTuple

import gevent
import msgspec
from gevent import GreenletExit, getcurrent
from gunicorn.http import errors
from gunicorn.http.body import LengthReader
from gunicorn.http.parser import RequestParser
from gunicorn.workers.ggevent import GeventWorker
from werkzeug.exceptions import BadRequest

from service.api import causes
from service.api.addresses import Addresses, counted_as
from service.api.causes import Cause
from service.api.headers import COMMON_HEADERS
from service.api.words import speech
from service.config import settings_from
from service.games import PACKAGES
from service.server.connections import Room, abort, bound_sending, close, end_soon, in_parts
from service.server.logs import Refusals
from service.server.request import (
    InvalidHostError,
    LongChunkLineError,
    NoHostError,
    RepeatedHeaderError,
    Request,
    TooManyChunksError,
)
from service.words import FALLBACK, LANGUAGES, catalogue

#: How long a client may take to send a request's body, in seconds.
BODY_PATIENCE = 30.0
#: How long, in seconds, and for how many reads a refused client may go on sending.
_LINGER = 2.0
_LINGER_READS = 1024
#: How many connections can be refused at the same time because the worker has no room for them. Fewer of these may
#: linger, so that there is always a place left in which to refuse the next one.
_REFUSED_AT_ONCE = 100
_LINGERING_AT_ONCE = 80
#: How many bytes of a body may be unread after the answer for the connection to be used again.
_MOST_LEFT = 64 * 1024
#: The media types of answers that don't end by themselves.
_LIVE = ("text/event-stream", "application/x-ndjson")


#: A request that is refused before it is read has not named its language.
_SAY = speech(None, FALLBACK)


class Problem(NamedTuple):
    cause: Cause
    detail: str


class IncompleteBodyError(errors.ParseException):  # type: ignore[misc] # gunicorn has no types
    """The client stopped sending before the end that it announced."""


class SlowBodyError(errors.ParseException):  # type: ignore[misc] # gunicorn has no types
    """The client took too long to send the body."""


class AtCapacityError(Exception):
    """The worker has as many connections as it may have."""


def _remedied(cause: Cause) -> Problem:
    """A problem whose remedy says it all."""
    return Problem(cause, cause.remedy(_SAY))


_malformed = partial(Problem, causes.MALFORMED_REQUEST)
_INTERNAL_ERROR = Problem(causes.INTERNAL_ERROR, "The error was logged.")

#: The problem of each refusal; one that isn't named here has that of the class it derives from.
_PROBLEMS: dict[type[BaseException], Problem] = {
    BaseException: _INTERNAL_ERROR,
    errors.ConfigurationProblem: _INTERNAL_ERROR,
    errors.InvalidResponseHeader: _INTERNAL_ERROR,
    errors.InvalidResponseHeaderName: _INTERNAL_ERROR,
    errors.ParseException: _malformed("The request can't be understood."),
    errors.InvalidRequestLine: _malformed("Its first line is not a method, an address and a version of HTTP."),
    errors.InvalidRequestMethod: _malformed("The method is not one of HTTP."),
    errors.InvalidHTTPVersion: _malformed("The version of HTTP is not one that is served here."),
    errors.InvalidHeader: _malformed("A header is not valid, or is given twice."),
    errors.InvalidHeaderName: _malformed("The name of a header is not valid."),
    errors.ObsoleteFolding: _malformed("A header is folded over several lines."),
    errors.InvalidChunkSize: _malformed("The size of a chunk of the body is not valid."),
    errors.InvalidChunkExtension: _malformed("The extension of a chunk of the body is not valid."),
    errors.ChunkMissingTerminator: _malformed("A chunk of the body does not end where it should."),
    NoHostError: _malformed("It has no Host."),
    InvalidHostError: _malformed("Its Host is not a name or an address, with or without a port."),
    RepeatedHeaderError: _malformed("Authorization, Idempotency-Key, Last-Event-ID or X-API-Key is given twice."),
    TooManyChunksError: _malformed("The body has too many chunks: send larger ones."),
    LongChunkLineError: _malformed("The size of a chunk of the body, with its extensions, is too long."),
    IncompleteBodyError: _malformed("The body ends before the length that was announced."),
    SlowBodyError: Problem(causes.REQUEST_TIMEOUT, f"Send the body within {BODY_PATIENCE:.0f} seconds."),
    AtCapacityError: _remedied(causes.AT_CAPACITY),
    errors.LimitRequestLine: _remedied(causes.URI_TOO_LONG),
    errors.ExpectationFailed: _remedied(causes.EXPECTATION_FAILED),
    errors.LimitRequestHeaders: _remedied(causes.HEADERS_TOO_LARGE),
    errors.UnsupportedTransferCoding: _remedied(causes.UNSUPPORTED_TRANSFER_CODING),
}


# gunicorn has no setting for the class of its requests.
RequestParser.mesg_class = Request


class Worker(GeventWorker):  # type: ignore[misc] # gunicorn has no types
    wsgi: Any

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        #: The greenlets to end when the worker stops: they wait for another request, or feed a live stream.
        self._idle: set[gevent.Greenlet] = set()
        #: Wakes requests that wait for a match to change; None until the app is loaded.
        self._feed: Any = None
        settings = settings_from()
        most = self.cfg.worker_connections
        limit = settings.limit_connections or max(1, most // 2)
        self._room = Room(most, limit if settings.rate_limits == "on" else most)
        # gunicorn accepts more connections than are served, to be refused.
        self.worker_connections += _REFUSED_AT_ONCE
        self._lingering = 0
        self._refusals = Refusals(self.log)
        self._addresses = Addresses(settings)
        self._send_patience = settings.send_patience

    def load_wsgi(self) -> None:
        super().load_wsgi()
        gevent.spawn(_load_words)
        from service.app import Tidetable  # only here, after gevent has patched what it imports

        self._feed = self.wsgi.services.feed if isinstance(self.wsgi, Tidetable) else None
        self.wsgi = partial(self._answer, self.wsgi)

    def handle(self, listener: Any, client: Any, addr: Any) -> None:
        self._idle.add(getcurrent())
        try:
            peer = addr[0] if isinstance(addr, tuple) else ""
            address = "" if self._addresses.is_proxy(peer) else counted_as(peer)
            if self._room.is_left_for(address):
                bound_sending(client, self._send_patience)
                with self._room.taken_by(address):
                    super().handle(listener, client, addr)
            else:
                self._refuse(client, addr)
        finally:
            self._idle.discard(getcurrent())

    def _refuse(self, client: Any, addr: Any) -> None:
        """Refuse a connection that there is no room for; only some of these may linger."""
        lingers = self._lingering < _LINGERING_AT_ONCE
        self._lingering += lingers
        try:
            self.handle_error(None, client, addr, AtCapacityError(), lingers=lingers)
        finally:
            self._lingering -= lingers

    def handle_request(self, listener_name: Any, req: Any, sock: Any, addr: Any) -> None:
        self._idle.discard(getcurrent())
        ends = False
        try:
            super().handle_request(listener_name, req, sock, addr)
        except TimeoutError:
            abort(sock)
            raise ConnectionResetError(errno.ECONNRESET, "The client does not read.") from None
        except StopIteration:
            ends = True
        finally:
            sock.setblocking(True)
        if not _is_read(req.body):
            _linger(sock)
            ends = True
        self._idle.add(getcurrent())
        if ends or not self.alive:
            raise StopIteration
        # A client whose next request is here already must not keep others waiting.
        gevent.sleep(0)

    def handle_exit(self, sig: Any, frame: Any) -> None:
        super().handle_exit(sig, frame)
        end_soon(self._idle)
        if self._feed is not None:
            gevent.spawn(self._feed.stop)

    def handle_error(self, req: Any, client: Any, addr: Any, exc: BaseException, *, lingers: bool = True) -> None:
        if isinstance(exc, GreenletExit):
            return
        problem = problem_of(exc)
        if problem is _INTERNAL_ERROR:
            self.log.exception("Error handling %s %s", getattr(req, "method", "?"), getattr(req, "path", "?"))
        else:
            # Never what was sent: it may hold a token.
            self._refusals.add((addr or "?")[0], type(exc).__name__)
        try:
            client.sendall(response(problem))
            if lingers:
                _linger(client)
        except OSError as error:
            self.log.debug("Failed to send a problem: %s", error)

    def _answer(self, app: Any, environ: dict[str, Any], start_response: Callable[..., Any]) -> Iterable[bytes]:
        body = environ["wsgi.input"] = Body(environ["wsgi.input"], int(environ.get("CONTENT_LENGTH") or 0))
        client = environ["gunicorn.socket"]
        live = False

        def start(status: str, headers: list[tuple[str, str]], *exc_info: Any) -> Any:
            nonlocal live
            live = any(name.lower() == "content-type" and value.startswith(_LIVE) for name, value in headers)
            client.settimeout(self._send_patience)
            return start_response(status, headers, *exc_info)

        answer: Iterable[bytes] = app(environ, start)
        if body.failure is not None:
            close(answer)
            raise body.failure
        return self._until_stopped(answer, client) if live else in_parts(answer)

    def _until_stopped(self, stream: Iterable[bytes], client: Any) -> Iterator[bytes]:
        """A live stream that ends cleanly when the worker stops; clients come back and miss nothing."""
        self._idle.add(getcurrent())
        try:
            for part in stream if self.alive else ():
                if _has_left(client):
                    return
                yield part
        except GreenletExit:
            return
        finally:
            self._idle.discard(getcurrent())
            close(stream)


class Body(io.RawIOBase):
    """A request's body. If it can't be read to its end, the app gets an error and the worker learns why."""

    def __init__(self, body: Any, announced: int) -> None:
        self._body = body
        self._missing = announced
        self._deadline = time.monotonic() + BODY_PATIENCE
        self.failure: Exception | None = None

    def readable(self) -> bool:
        return True

    def readinto(self, buffer: Any) -> int:
        try:
            with gevent.Timeout(max(0.0, self._deadline - time.monotonic()), SlowBodyError()):
                data = self._body.read(len(buffer))
            self._missing -= len(data)
            if len(data) < len(buffer) and self._missing > 0:
                raise IncompleteBodyError
        except errors.NoMoreData:
            self.failure = IncompleteBodyError()
        except errors.ParseException as error:
            self.failure = error
        if self.failure is not None:
            raise BadRequest from self.failure
        buffer[: len(data)] = data
        return len(data)


def _load_words() -> None:
    """Parse all catalogues while the worker serves, so that the first caller of a language doesn't have to wait."""
    for package, language in product((None, *PACKAGES.values()), LANGUAGES):
        catalogue(package, language)
        gevent.sleep(0)
    # All that is loaded now stays: collecting garbage would go through it again and again.
    gc.freeze()


def problem_of(exc: BaseException) -> Problem:
    return next(_PROBLEMS[kind] for kind in type(exc).__mro__ if kind in _PROBLEMS)


def response(problem: Problem) -> bytes:
    cause, detail = problem
    body = msgspec.json.encode(cause.problem(detail, _SAY))
    headers = [
        ("Connection", "close"),
        ("Content-Type", "application/problem+json"),
        ("Content-Language", _SAY.language),
        ("Content-Length", str(len(body))),
        *COMMON_HEADERS,
    ]
    if cause.status == HTTPStatus.SERVICE_UNAVAILABLE:
        headers.append(("Retry-After", "1"))
    head = [f"HTTP/1.1 {cause.status} {HTTPStatus(cause.status).phrase}"]
    head += [f"{name}: {value}" for name, value in headers]
    return "\r\n".join([*head, "", ""]).encode("ascii") + body


def _is_read(body: Any) -> bool:
    """Whether a body that was answered is read to its end, or can be within moments.

    Of chunks nothing but the end is read: nobody knows how many there are.
    """
    has_length = isinstance(body.reader, LengthReader)
    if has_length and body.reader.length == 0:
        return True
    most = _MOST_LEFT if has_length else 1
    with gevent.Timeout(_LINGER, False), suppress(errors.ParseException, OSError):
        return len(body.read(most)) < most
    return False


def _linger(client: Any) -> None:
    """Read what the client still sends: closing on unread bytes would reset the connection and lose the answer."""
    with suppress(OSError), gevent.Timeout(_LINGER, False):
        client.shutdown(socket.SHUT_WR)
        for _ in range(_LINGER_READS):
            if not client.recv(65536):
                return
            gevent.sleep(0)  # a client that sends without a pause must not keep others waiting


def _has_left(client: Any) -> bool:
    """Whether the client has closed the connection: only the second write after that would fail."""
    patience = client.gettimeout()
    client.setblocking(False)
    try:
        return not socket.socket.recv(client, 1, socket.MSG_PEEK)
    except BlockingIOError:
        return False
    except OSError:
        return True
    finally:
        client.settimeout(patience)
