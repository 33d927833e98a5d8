"""Requests to the WSGI app itself, without a server, for what is measured in CPU time of this process."""

from __future__ import annotations

import io
from typing import Any

from flask import Flask

from tests.benchmarks.recorded import Request


def move_environ(move: Request, language: str = "fr-FR,fr;q=0.9,en;q=0.8") -> dict[str, Any]:
    return {
        **_environ("POST", move.path, "", move.token),
        "HTTP_ACCEPT_LANGUAGE": language,
        "CONTENT_TYPE": "application/json",
        "CONTENT_LENGTH": str(len(move.body)),
        "wsgi.input": io.BytesIO(move.body),
    }


def get_environ(path: str, query: str = "", token: str | None = None) -> dict[str, Any]:
    return {**_environ("GET", path, query, token), "wsgi.input": io.BytesIO()}


def call(app: Flask, environ: dict[str, Any]) -> bytes:
    """The body of the answer. Raises RuntimeError if it is not 200."""
    statuses: list[str] = []
    body = b"".join(app.wsgi_app(environ, lambda status, *_: statuses.append(status)))  # type: ignore[arg-type,return-value]
    if not statuses[0].startswith("200"):
        raise RuntimeError(f"{environ['PATH_INFO']}: {statuses[0]} {body.decode()}")
    return body


def _environ(method: str, path: str, query: str, token: str | None) -> dict[str, Any]:
    environ = {
        "REQUEST_METHOD": method,
        "PATH_INFO": path,
        "SCRIPT_NAME": "",
        "QUERY_STRING": query,
        "SERVER_NAME": "localhost",
        "SERVER_PORT": "80",
        "SERVER_PROTOCOL": "HTTP/1.1",
        "HTTP_HOST": "localhost",
        "wsgi.url_scheme": "http",
    }
    return environ | ({"HTTP_AUTHORIZATION": f"Bearer {token}"} if token else {})
