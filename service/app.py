"""Puts the service together."""

from __future__ import annotations

from flask import Flask, Response

from service import api
from service.api import contract, problems
from service.config import Settings, settings_from
from service.matches import Matches
from service.store import Store, connect
from service.stream import QUIET, Feed

_MANNERS = (
    ("X-Content-Type-Options", "nosniff"),
    ("Referrer-Policy", "no-referrer"),
    ("Vary", "Authorization, Accept"),
    ("Access-Control-Allow-Origin", "*"),
    ("Access-Control-Expose-Headers", "ETag, Link, Location, Retry-After"),
)
_PREFLIGHT = {
    "Access-Control-Allow-Headers": "Authorization, Content-Type, Idempotency-Key, If-Match, If-None-Match, "
    "Last-Event-ID",
    "Access-Control-Allow-Methods": "GET, POST, DELETE",
    "Access-Control-Max-Age": "86400",
}


def build(settings: Settings | None = None) -> Flask:
    settings = settings or settings_from()
    app = Flask("service", static_folder=None)
    app.url_map.merge_slashes = False
    app.extensions["tidetable"] = Matches(Store(connect(settings.redis_url), settings.keep_answers), settings)
    app.extensions["feed"] = Feed(connect(settings.redis_url, socket_timeout=QUIET))
    app.extensions["settings"] = settings
    app.extensions["contract"] = contract.register(app)
    problems.register(app)
    for blueprint in api.BLUEPRINTS:
        app.register_blueprint(blueprint)
    app.after_request(_with_manners)
    return app


def _with_manners(answer: Response) -> Response:
    """Any page may call the service: a token is sent by hand, never by a browser on its own."""
    answer.headers.extend(_MANNERS)
    if "Allow" in answer.headers and answer.status_code == 200:
        answer.headers.update(_PREFLIGHT)
    return answer
