"""The page as it is served: strict headers, correct media types, nothing from elsewhere."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from flask.testing import FlaskClient

from service import create_app
from service.config import Settings

PAGE = Path(__file__).parent.parent.parent / "service" / "page"
FILES = sorted(path.relative_to(PAGE).as_posix() for path in PAGE.rglob("*.*") if path.is_file())
OWN = [name for name in FILES if not name.startswith("vendor/") and name != "favicon.ico"]
POLICY = {
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
}
TYPES = {
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".html": "text/html",
    ".ftl": "text/plain",
    ".ico": "image/vnd.microsoft.icon",
}


@pytest.fixture(scope="module")
def client(redis_url: str) -> FlaskClient:
    return create_app(Settings(redis_url=redis_url)).test_client()


@pytest.mark.parametrize("address", ["/", *(f"/page/{name}" for name in FILES)])
def test_every_file_comes_with_a_strict_policy(client: FlaskClient, address: str) -> None:
    answer = client.get(address)
    assert answer.status_code == 200
    assert set(answer.headers["Content-Security-Policy"].split("; ")) == POLICY
    assert answer.headers["X-Content-Type-Options"] == "nosniff"
    assert answer.headers["Cache-Control"] == "no-cache"
    kind = TYPES.get(Path(address).suffix, "text/html" if address == "/" else answer.mimetype)
    assert answer.mimetype == kind
    answer.close()


def test_a_cached_file_is_not_sent_again(client: FlaskClient) -> None:
    first = client.get("/page/main.js")
    again = client.get("/page/main.js", headers={"If-None-Match": first.headers["ETag"]})
    assert (again.status_code, again.data) == (304, b"")
    first.close()
    again.close()


@pytest.mark.parametrize(
    "address", ["/page/", "/page/none.js", "/page/../app.py", "/page/%2e%2e/app.py", "/page//etc/passwd"]
)
def test_nothing_else_is_served(client: FlaskClient, address: str) -> None:
    answer = client.get(address)
    assert answer.status_code == 404
    assert answer.mimetype == "application/problem+json"


@pytest.mark.parametrize("name", OWN)
def test_no_file_of_ours_is_long_or_links_elsewhere(name: str) -> None:
    text = (PAGE / name).read_text(encoding="utf-8")
    assert len(text.splitlines()) < 400
    outside = {url for url in re.findall(r"https?://[^\s\"'`)]+", text) if not url.startswith("http://www.w3.org/")}
    assert not outside
    assert not re.search(r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\(|\bstyle=", text)
