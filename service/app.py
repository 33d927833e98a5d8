"""Puts the service together."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import TYPE_CHECKING, Any

from flask import Flask

from service.api import delivery, problems
from service.api.contract import judge as contract
from service.api.headers import COMMON_HEADERS, PREFLIGHT_HEADERS
from service.api.resources import BLUEPRINTS
from service.config import Settings, settings_from
from service.matches.use_cases import Matches
from service.store.feed import QUIET, Feed
from service.store.store import Store, connect

if TYPE_CHECKING:
    from _typeshed.wsgi import StartResponse, WSGIApplication, WSGIEnvironment


class Service(Flask):
    def ensure_sync(self, func: Callable[..., Any]) -> Callable[..., Any]:
        """Nothing here is async, and Flask would look whether it is in every request."""
        return func


def build(settings: Settings | None = None) -> Flask:
    settings = settings or settings_from()
    app = Service("service", static_folder=None)
    # A slash at the end of an address changes nothing; one too many inside it is a mistake.
    app.url_map.strict_slashes = False
    app.url_map.merge_slashes = False
    app.extensions["tidetable"] = Matches(Store(connect(settings.redis_url), settings.keep_answers), settings)
    app.extensions["feed"] = Feed(connect(settings.redis_url, socket_timeout=QUIET))
    app.extensions["settings"] = settings
    app.extensions["contract"] = contract.register(app)
    problems.register(app)
    delivery.register(app)
    for blueprint in BLUEPRINTS:
        app.register_blueprint(blueprint)
    app.wsgi_app = partial(_with_common_headers, app.wsgi_app)  # type: ignore[method-assign] # Flask's own way to wrap an app
    return app


def _with_common_headers(
    app: WSGIApplication, environ: WSGIEnvironment, start_response: StartResponse
) -> Iterable[bytes]:
    """The app, with headers that every answer has; added here because each costs less than in Flask's own hands."""
    more = COMMON_HEADERS + PREFLIGHT_HEADERS if environ["REQUEST_METHOD"] == "OPTIONS" else COMMON_HEADERS

    def start(status: str, headers: list[tuple[str, str]], *exc_info: Any) -> Any:
        return start_response(status, headers + more, *exc_info)

    return app(environ, start)
