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
from service.api.problems import reply_to
from service.api.reply import Reply
from service.api.resources import ROUTES
from service.api.words import language_of
from service.config import Settings, settings_from
from service.services import Services
from service.store.connections import connect
from service.store.feed import QUIET, Feed
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
        self.before_request(_refuse_two_slashes)
        self.after_request(_as_delivered)

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
            store=Store(connect(settings.redis_url), settings),
            feed=Feed(connect(settings.redis_url, socket_timeout=QUIET)),
        )
    )
    app.logger.debug("ready")  # Flask's handler is set up with the first use of its logger
    return app


def _view(endpoint: Endpoint) -> Callable[..., Response]:
    """An endpoint as a view function of Flask."""

    def view(**arguments: str) -> Response:
        return _FinishedResponse(endpoint.answer(request.environ, arguments))

    return view


def _refuse_two_slashes() -> None:
    """For werkzeug it would be the address with one slash."""
    if request.environ["PATH_INFO"].startswith("//"):
        raise NotFound


class _FinishedResponse(Response):
    """A reply that was delivered already."""

    def __init__(self, reply: Reply) -> None:
        super().__init__(reply.body if reply.stream is None else reply.stream, reply.status, reply.headers)


def _problem(error: Exception) -> Response:
    reply = reply_to(error, language_of(request.environ))
    return _FinishedResponse(delivered(reply, request.environ, None))


def _as_delivered(response: Response) -> Response:
    """A file as this client gets it."""
    if isinstance(response, _FinishedResponse):
        return response
    response.direct_passthrough = False
    reply = Reply(response.status_code, dict(response.headers), response.get_data())
    response.close()
    return _FinishedResponse(delivered(reply, request.environ, None))


def _with_common_headers(environ: WSGIEnvironment, start_response: StartResponse) -> StartResponse:
    more = COMMON_HEADERS + PREFLIGHT_HEADERS if environ["REQUEST_METHOD"] == "OPTIONS" else COMMON_HEADERS

    def start(status: str, headers: list[tuple[str, str]], *exc_info: Any) -> Any:
        return start_response(status, headers + more, *exc_info)

    return start
