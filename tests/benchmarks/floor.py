"""The floor under a move: a Flask route that reads a position, writes one of the same size and answers as many bytes.

It does no more than every move over HTTP has to, on the service's own gunicorn worker and settings: one HMGET and one
Lua write over a connection that is kept open, as the service does, because redis-py's pool would cost more.
"""

from __future__ import annotations

import os
from typing import Any

import msgspec
import redis
from flask import Flask, Response

#: The variable in which `create_app` finds, as JSON, how many bytes each game stores and answers.
SIZES = "FLOOR_SIZES"
FIELDS = ("version", "state")
_WRITE = "return redis.call('HSET', KEYS[1], 'version', ARGV[1], 'state', ARGV[2])"


def key_of(match: str) -> str:
    return f"floor:{{{match}}}"


def create_app() -> Flask:
    sizes = msgspec.json.decode(os.environ[SIZES], type=dict[str, tuple[int, int]])
    contents = {game: (os.urandom(stored), b" " * answered) for game, (stored, answered) in sizes.items()}
    store: Any = redis.Redis.from_url(os.environ["REDIS_URL"], protocol=2)
    write = store.register_script(_WRITE)
    kept: list[Any] = []
    app = Flask(__name__, static_folder=None)

    @app.post("/floor/<game>/<match>")
    def floor(game: str, match: str) -> Response:
        state, answer = contents[game]
        key = key_of(match)
        connection = kept.pop() if kept else store.client()
        connection.hmget(key, FIELDS)
        write([key], [1, state], client=connection)
        kept.append(connection)
        return Response(answer, content_type="application/json")

    return app
