"""Puts the service together."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from http import HTTPStatus
from typing import TYPE_CHECKING, Any

from flask import Flask, Response, request
from werkzeug.exceptions import NotFound

from service.api import files
from service.api.contract.document import Document, contract
from service.api.delivery import delivered
from service.api.endpoint import Endpoint, Router
from service.api.headers import COMMON_HEADERS, PREFLIGHT_HEADERS
from service.api.limits import Limits
from service.api.problems import reply_to
from service.api.replays import Replays
from service.api.reply import Reply
from service.api.resources import ROUTES
from service.api.words import language_of
from service.config import Settings, settings_from
from service.services import Services
from service.store.connections import Connections
from service.store.feed import QUIET, Feed
from service.store.limits import PATIENCE, Counts
from service.store.readiness import readiness
from service.store.servers import servers
from service.store.store import Store

if TYPE_CHECKING:
    from _typeshed.wsgi import StartResponse, WSGIEnvironment

_STATUS_LINES = {int(status): f"{status.value} {status.phrase}" for status in HTTPStatus}


class Tidetable(Flask):
    """Flask, with a short way for the operations of the contract.

    An operation needs nothing of Flask's contexts, sessions, signals and hooks, which cost more than the rules of a
    move, so its requests are matched here and answered from the WSGI environment. Flask serves the rest: files,
    HEAD and OPTIONS, addresses in unusual spellings, and what doesn't exist.
    """

    def __init__(self, services: Services) -> None:
        super().__init__("service", static_folder=None)
        self.services = services
        # A slash at the end of an address changes nothing; one too many inside it is a mistake.
        self.url_map.strict_slashes = False
        self.url_map.merge_slashes = False
        self._router = Router([Endpoint(services, route) for route in ROUTES])
        for endpoint in self._router.endpoints:
            route = endpoint.route
            self.add_url_rule(route.path, route.operation.id, _view(endpoint), methods=[route.method])
        self.register_blueprint(files.routes)
        self.register_error_handler(Exception, _problem)
        # The bodies of files by their ETag: all who get a file share one.
        self._files: dict[str, bytes] = {}
        self.before_request(self._admit)
        self.before_request(_refuse_two_slashes)
        self.after_request(self._as_delivered)

    def _admit(self) -> None:
        """Count a request that no operation answers; an endpoint counts its own."""
        if not _is_for_operation():
            self.services.limits.admit(request.environ, None)

    def _as_delivered(self, response: Response) -> Response:
        """A file as this client gets it."""
        if isinstance(response, _FinishedResponse) or response.status_code == HTTPStatus.PARTIAL_CONTENT:
            return response  # a part of a file is read while it is sent
        response.direct_passthrough = False
        reply = Reply(response.status_code, dict(response.headers), self._body(response))
        response.close()
        return _FinishedResponse(delivered(reply, request.environ, None))

    def _body(self, response: Response) -> bytes:
        etag = response.headers.get("ETag")
        if etag is None or response.status_code != HTTPStatus.OK:
            return response.get_data()
        if etag not in self._files:
            self._files[etag] = response.get_data()
        return self._files[etag]

    def wsgi_app(self, environ: WSGIEnvironment, start_response: StartResponse) -> Iterable[bytes]:
        found = self._router.match(environ["REQUEST_METHOD"], environ["PATH_INFO"])
        if found is None:
            return super().wsgi_app(environ, _with_common_headers(environ, start_response))
        endpoint, arguments = found
        reply = endpoint.answer(environ, arguments)
        if reply.stream is None and reply.status != HTTPStatus.NOT_MODIFIED:
            reply.headers["Content-Length"] = str(len(reply.body))
        start_response(_STATUS_LINES[reply.status], [*reply.headers.items(), *COMMON_HEADERS])
        return [reply.body] if reply.stream is None else reply.stream


def build(settings: Settings | None = None) -> Tidetable:
    settings = settings or settings_from()
    app = Tidetable(
        Services(
            settings=settings,
            document=Document(contract()),
            store=Store(servers(settings.redis_url, settings.store_patience), settings),
            readiness=readiness(settings),
            feed=Feed(servers(settings.redis_url, QUIET)),
            replays=Replays(),
            limits=Limits(settings, Counts(Connections(servers(settings.redis_url, PATIENCE), PATIENCE))),
        )
    )
    app.logger.debug("ready")  # Flask's handler is set up with the first use of its logger
    return app


def _view(endpoint: Endpoint) -> Callable[..., Response]:
    """An endpoint as a view function of Flask."""

    def view(**arguments: str) -> Response:
        return _FinishedResponse(endpoint.answer(request.environ, arguments))

    return view


def _is_for_operation() -> bool:
    """Whether the view of an operation answers, and not Flask itself or a file."""
    answers_itself = request.method == "OPTIONS" or _begins_with_two_slashes()
    return request.endpoint is not None and not request.blueprint and not answers_itself


def _begins_with_two_slashes() -> bool:
    return bool(request.environ["PATH_INFO"].startswith("//"))


def _refuse_two_slashes() -> None:
    """For werkzeug it would be the address with one slash."""
    if _begins_with_two_slashes():
        raise NotFound


class _FinishedResponse(Response):
    """A reply that was delivered already."""

    def __init__(self, reply: Reply) -> None:
        super().__init__(reply.body if reply.stream is None else reply.stream, reply.status, reply.headers)


def _problem(error: Exception) -> Response:
    reply = reply_to(error, language_of(request.environ))
    return _FinishedResponse(delivered(reply, request.environ, None))


def _with_common_headers(environ: WSGIEnvironment, start_response: StartResponse) -> StartResponse:
    more = COMMON_HEADERS + PREFLIGHT_HEADERS if environ["REQUEST_METHOD"] == "OPTIONS" else COMMON_HEADERS

    def start(status: str, headers: list[tuple[str, str]], *exc_info: Any) -> Any:
        return start_response(status, headers + more, *exc_info)

    return start
