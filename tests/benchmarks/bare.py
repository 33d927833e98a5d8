"""The yardstick of the moves over HTTP: a Flask route with nothing but one Redis GET and one Lua SET of 6 KB."""

from __future__ import annotations

import os
from typing import Any

import redis
from flask import Flask, Response

VALUE = os.urandom(6 * 1024)


def create_app() -> Flask:
    store: Any = redis.Redis.from_url(os.environ["REDIS_URL"])
    put = store.register_script("return redis.call('SET', KEYS[1], ARGV[1])")
    app = Flask(__name__, static_folder=None)

    @app.post("/bare/<key>")
    def bare(key: str) -> Response:
        store.get(key)
        put([key], [VALUE])
        return Response(b"{}", content_type="application/json")

    return app
