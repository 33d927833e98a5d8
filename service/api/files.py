"""Files for people: the page, a web client that uses nothing but the contract, and the contract in Swagger UI."""

from __future__ import annotations

from http import HTTPStatus
from importlib import resources
from pathlib import PurePosixPath
from typing import Any

from flask import Blueprint, Response, send_from_directory
from werkzeug.exceptions import NotFound, PreconditionFailed

routes = Blueprint("files", __name__)

_SWAGGER_FOLDER = str(resources.files("flask_swagger_ui") / "dist")
#: What /docs loads. The folder has more, such as an HTML page without a Content-Security-Policy.
_SWAGGER_FILES = {"favicon-32x32.png", "swagger-ui-bundle.js", "swagger-ui.css"}
_DOCS = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Tidetable: the contract</title>
<link rel="stylesheet" href="/docs/swagger-ui.css">
<link rel="icon" type="image/png" href="/docs/favicon-32x32.png">
</head>
<body>
<div id="swagger-ui"></div>
<script src="/docs/swagger-ui-bundle.js"></script>
<script src="/docs/start.js"></script>
</body>
</html>
"""
_DOCS_JS = 'SwaggerUIBundle({url: "/openapi.json", dom_id: "#swagger-ui", deepLinking: true, validatorUrl: null});\n'
_PAGE_FOLDER = str(resources.files("service") / "page")
#: Types that Python doesn't know on every system.
_TYPES = {".ftl": "text/plain", ".ico": "image/vnd.microsoft.icon"}
_DOCUMENT_HEADERS = {
    "Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}
# Revalidated each time, and answered with 304 while unchanged: no file outlives an update.
_PAGE_HEADERS = {**_DOCUMENT_HEADERS, "Cache-Control": "no-cache"}


@routes.get("/")
def page() -> Response:
    return page_file("index.html")


@routes.get("/favicon.ico")
def icon() -> Response:
    """For browsers that look here, whatever icon a page names; `python -m tests.page.icon` makes it from the logo."""
    return page_file("favicon.ico")


@routes.get("/page/<path:name>")
def page_file(name: str) -> Response:
    answer = _send(_PAGE_FOLDER, name, mimetype=_TYPES.get(PurePosixPath(name).suffix))
    answer.headers.update(_PAGE_HEADERS)
    return answer


@routes.get("/docs")
def docs() -> Response:
    return Response(_DOCS, headers=_DOCUMENT_HEADERS, content_type="text/html; charset=utf-8")


@routes.get("/docs/start.js")
def docs_start() -> Response:
    return Response(_DOCS_JS, content_type="text/javascript; charset=utf-8")


@routes.get("/docs/<path:name>")
def docs_file(name: str) -> Response:
    if name not in _SWAGGER_FILES:
        raise NotFound
    return _send(_SWAGGER_FOLDER, name, max_age=86400)


def _send(folder: str, name: str, **more: Any) -> Response:
    answer = send_from_directory(folder, name, **more)
    if answer.status_code == HTTPStatus.PRECONDITION_FAILED:
        answer.close()
        raise PreconditionFailed  # as a problem, without the file
    return answer
