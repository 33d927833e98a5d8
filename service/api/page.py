"""The page: a web client for everybody, served as plain files. It uses nothing but the contract."""

from __future__ import annotations

from importlib import resources
from pathlib import PurePosixPath

from flask import Blueprint, Response, send_from_directory

routes = Blueprint("page", __name__)

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
