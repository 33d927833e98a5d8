"""What is at an address, which methods it takes, and the headers that every answer has."""

from __future__ import annotations

import struct

import pytest
import yaml
from flask import Flask
from flask.testing import FlaskClient
from werkzeug.test import create_environ

from service.api.contract.document import contract_text
from tests.api.expect import problem
from tests.api.judged import JudgedClient, Seated

UNKNOWN = "/v1/matches/zzzzzzzzzzzzzzzzzzzz"
READ = {"GET", "HEAD", "OPTIONS"}
CONTRACT = yaml.load(contract_text(), Loader=yaml.CSafeLoader)


def filled_in(address: str) -> str:
    names = {"match": UNKNOWN.rsplit("/", 1)[1], "seat": "0", "game": "island_of_gems", "piece": "diamond"}
    names["problem"] = "busy"
    return address.format(**names)


#: The methods that each address takes: those of the contract, and those that follow from them.
ALLOWED = {
    "/docs": READ,
    **{
        filled_in(address): {*map(str.upper, item), "OPTIONS", *(["HEAD"] if "get" in item else [])}
        for address, item in CONTRACT["paths"].items()
    },
}


@pytest.fixture
def browser(app: Flask) -> FlaskClient:
    return app.test_client()


@pytest.mark.parametrize(
    "path",
    ["/v1", "/v2/games", "/v1//games", "//v1/games", "/v1/games//", "/docs//", "/docs/none.js", "/docs/%00"],
)
def test_an_unknown_address_is_a_problem_too(browser: FlaskClient, path: str) -> None:
    problem(browser.get(path), 404, "not_found")


@pytest.mark.parametrize(("path", "allowed"), ALLOWED.items())
def test_a_slash_at_the_end_changes_nothing(browser: FlaskClient, path: str, allowed: set[str]) -> None:
    assert set(browser.options(f"{path}/").headers["Allow"].split(", ")) == allowed
    if "GET" in allowed:
        plain, slashed = browser.get(f"{path}?language=fr"), browser.get(f"{path}/?language=fr")
        assert (plain.status_code, plain.data) == (slashed.status_code, slashed.data)


def test_a_match_is_created_and_joined_at_an_address_with_a_slash(client: JudgedClient) -> None:
    created = client.post("/v1/matches/", {"game": "island_of_gems"})
    assert created.status_code == 201
    assert client.post(f"{created.headers['Location']}/seats/", {}).json["seat"] == 0
    assert [match["id"] for match in client.get("/v1/matches/?limit=1").json["matches"]] == [
        created.json["match"]["id"]
    ]


def test_browsers_find_an_icon_where_they_look_for_one(browser: FlaskClient) -> None:
    with browser.get("/favicon.ico") as icon:
        assert (icon.status_code, icon.mimetype) == (200, "image/vnd.microsoft.icon")
        assert struct.unpack("<HHH", icon.data[:6]) == (0, 1, 3)
        assert icon.data.count(b"\x89PNG\r\n") == 3


def test_only_files_of_the_docs_can_be_read(browser: FlaskClient) -> None:
    for path in ("/docs/../__init__.py", "/docs/%2e%2e/__init__.py", "/docs//etc/passwd", "/docs/..%2f__init__.py"):
        problem(browser.get(path), 404, "not_found")


@pytest.mark.parametrize(("path", "allowed"), ALLOWED.items())
def test_a_method_that_an_address_does_not_take(browser: FlaskClient, path: str, allowed: set[str]) -> None:
    for method in {"GET", "POST", "PUT", "PATCH", "DELETE", "TRACE", "PROPFIND"} - allowed:
        answer = browser.open(path, method=method)
        problem(answer, 405, "method_not_allowed")
        assert set(answer.headers["Allow"].split(", ")) == allowed, method


def test_a_head_that_is_not_allowed_has_no_body(browser: FlaskClient) -> None:
    answer = browser.head(f"{UNKNOWN}/moves")
    assert (answer.status_code, answer.data) == (405, b"")
    assert answer.headers["Allow"] == "OPTIONS, POST"


@pytest.mark.parametrize(("path", "allowed"), ALLOWED.items())
def test_a_page_of_another_origin_may_ask_what_is_allowed(browser: FlaskClient, path: str, allowed: set[str]) -> None:
    asks = {"Origin": "https://elsewhere.example", "Access-Control-Request-Method": "GET"}
    answer = browser.options(path, headers=asks)
    assert (answer.status_code, answer.data) == (200, b"")
    assert set(answer.headers["Allow"].split(", ")) == allowed
    assert answer.headers["Access-Control-Allow-Origin"] == "*"
    assert allowed - {"HEAD", "OPTIONS"} <= set(answer.headers["Access-Control-Allow-Methods"].split(", "))
    taken = {"Accept-Language", "Authorization", "Content-Type", "Idempotency-Key", "If-Match", "If-None-Match"}
    assert taken <= set(answer.headers["Access-Control-Allow-Headers"].split(", "))


def test_a_page_of_another_origin_may_read_answers_and_their_headers(gems: Seated) -> None:
    for path in (gems.path, UNKNOWN, "/nowhere"):
        answer = gems.client.get(path, headers={"Origin": "https://elsewhere.example"})
        assert answer.headers["Access-Control-Allow-Origin"] == "*"
        shown = set(answer.headers["Access-Control-Expose-Headers"].split(", "))
        assert {"Content-Language", "ETag", "Link", "Location"} <= shown
        assert "Access-Control-Allow-Credentials" not in answer.headers


@pytest.mark.parametrize("path", ["/v1/games", "/v1/matches", "/livez", "/openapi.json"])
def test_a_head_has_all_but_the_body(browser: FlaskClient, path: str) -> None:
    got, head = browser.get(path), browser.head(path)
    assert (head.status_code, head.data) == (200, b"")
    assert dict(head.headers) == dict(got.headers)


def test_a_head_of_a_match_is_judged_like_a_get(gems: Seated, browser: FlaskClient) -> None:
    mine = {"Authorization": f"Bearer {gems.tokens[0]}"}
    assert browser.head(gems.path, headers=mine).headers["ETag"] == browser.get(gems.path, headers=mine).headers["ETag"]
    assert browser.head(f"{gems.path}?x=1").status_code == 400
    assert browser.head(UNKNOWN).status_code == 404


def test_no_answer_is_sniffed_for_another_type(client: JudgedClient) -> None:
    for path in ("/v1/games", "/docs", "/nowhere"):
        assert client.get(path).headers["X-Content-Type-Options"] == "nosniff"


def test_the_contract_can_be_read_as_yaml_json_and_page(client: JudgedClient, app: Flask) -> None:
    document = app.services.document
    assert client.get("/openapi.yaml").text == contract_text()
    assert client.get("/openapi.json").json == document.content
    page = client.get("/docs")
    assert page.mimetype == "text/html"
    for part in ("swagger-ui.css", "swagger-ui-bundle.js", "start.js"):
        assert f"/docs/{part}" in page.text
        with client.get(f"/docs/{part}") as file:
            assert file.status_code == 200


def test_every_html_page_has_a_policy_and_stays_out_of_frames(browser: FlaskClient) -> None:
    problem(browser.get("/docs/oauth2-redirect.html"), 404, "not_found")
    for path in ("/", "/page/index.html", "/docs"):
        with browser.get(path) as page:
            assert page.mimetype == "text/html"
            assert "frame-ancestors 'none'" in page.headers["Content-Security-Policy"]


def test_a_file_that_a_client_asks_for_in_another_version_is_a_problem(browser: FlaskClient) -> None:
    for path in ("/page/main.js", "/docs/swagger-ui.css"):
        answer = browser.get(path, headers={"If-Match": '"x"'})
        problem(answer, 412, "contract_violation")
        assert "ETag" not in answer.headers


def test_all_who_get_a_file_share_its_body(app: Flask) -> None:
    def body() -> bytes:
        (part,) = app(create_environ("/docs/swagger-ui-bundle.js"), lambda *_: None)
        return bytes(part)

    assert body() is body()


def test_a_part_of_a_file(browser: FlaskClient) -> None:
    with browser.get("/page/logo.svg") as whole, browser.get("/page/logo.svg", headers={"Range": "bytes=5-9"}) as part:
        assert (part.status_code, part.data) == (206, whole.data[5:10])
        assert part.headers["Content-Range"] == f"bytes 5-9/{len(whole.data)}"
        assert part.headers["ETag"] == whole.headers["ETag"]


def test_a_range_past_the_end_of_a_file_is_refused(client: JudgedClient) -> None:
    with client.get("/page/logo.svg") as whole:
        length = len(whole.data)
    answer = client.get("/page/logo.svg", headers={"Range": f"bytes={length}-"})
    problem(answer, 416, "range_not_satisfiable")
    assert answer.headers["Content-Range"] == f"bytes */{length}"
