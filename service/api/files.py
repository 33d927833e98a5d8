"""Files for people: the page, a web client that uses nothing but the contract, and the contract in Swagger UI."""

from __future__ import annotations

from importlib import resources
from pathlib import PurePosixPath

from flask import Blueprint, Response, send_from_directory

routes = Blueprint("files", __name__)

_SWAGGER_FOLDER = str(resources.files("flask_swagger_ui") / "dist")
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
_PAGE_HEADERS = {
    "Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    # Revalidated each time, and answered with 304 while unchanged: no file outlives an update.
    "Cache-Control": "no-cache",
}


@routes.get("/")
def page() -> Response:
    return page_file("index.html")


@routes.get("/favicon.ico")
def icon() -> Response:
    """For browsers that look here, whatever icon a page names; `python -m tests.page.icon` makes it from the logo."""
    return page_file("favicon.ico")


@routes.get("/page/<path:name>")
def page_file(name: str) -> Response:
    answer = send_from_directory(_PAGE_FOLDER, name, mimetype=_TYPES.get(PurePosixPath(name).suffix))
    answer.headers.update(_PAGE_HEADERS)
    return answer


@routes.get("/docs")
def docs() -> Response:
    return Response(_DOCS, content_type="text/html; charset=utf-8")


@routes.get("/docs/start.js")
def docs_start() -> Response:
    return Response(_DOCS_JS, content_type="text/javascript; charset=utf-8")


@routes.get("/docs/<path:name>")
def docs_file(name: str) -> Response:
    return send_from_directory(_SWAGGER_FOLDER, name, max_age=86400)
