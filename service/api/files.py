"""Files for people: the page, a web client that uses nothing but the contract, and the contract in Swagger UI."""

from __future__ import annotations

from importlib import resources
from pathlib import PurePosixPath

from flask import Blueprint, Response, send_from_directory

routes = Blueprint("files", __name__)

_SWAGGER = str(resources.files("flask_swagger_ui") / "dist")
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
_START = 'SwaggerUIBundle({url: "/openapi.json", dom_id: "#swagger-ui", deepLinking: true, validatorUrl: null});\n'
_FILES = str(resources.files("service") / "page")
#: What Python can't tell by a file's name everywhere.
_TYPES = {".ftl": "text/plain", ".ico": "image/vnd.microsoft.icon"}
_STRICT = {
    "Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    # Asked for anew each time, and answered with 304 while it is unchanged: no file outlives an update.
    "Cache-Control": "no-cache",
}


@routes.get("/")
def page() -> Response:
    return page_file("index.html")


@routes.get("/favicon.ico")
def icon() -> Response:
    """For browsers that look for it here, whatever a page names; `python -m tests.page.icon` makes it from the logo."""
    return page_file("favicon.ico")


@routes.get("/page/<path:name>")
def page_file(name: str) -> Response:
    answer = send_from_directory(_FILES, name, mimetype=_TYPES.get(PurePosixPath(name).suffix))
    answer.headers.update(_STRICT)
    return answer


@routes.get("/docs")
def docs() -> Response:
    return Response(_DOCS, content_type="text/html; charset=utf-8")


@routes.get("/docs/start.js")
def docs_start() -> Response:
    return Response(_START, content_type="text/javascript; charset=utf-8")


@routes.get("/docs/<path:name>")
def docs_file(name: str) -> Response:
    return send_from_directory(_SWAGGER, name, max_age=86400)
