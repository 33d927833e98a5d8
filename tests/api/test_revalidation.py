"""A client that has an answer doesn't get it again: every answer to a GET has an ETag, whatever its coding."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest
from flask import Flask

from service.api.contract.document import Document
from tests.api.expect import CODINGS, EACH_CODING, EACH_READ, any_move, in_coding, problem
from tests.api.judged import JudgedClient, Seated

#: Operations whose answers are about this moment only.
HEALTH = {"isAlive", "isReady"}


@pytest.fixture
def over(client: JudgedClient) -> Seated:
    """A match that was played to its end."""
    match = Seated(client, "island_of_gems", 2)
    match.play_to_the_end(random.Random(4))
    return match


@EACH_READ
def test_an_etag_identifies_the_coding_too(gems: Seated, rest: str) -> None:
    path, token = gems.path + rest, gems.tokens[0]
    tags = {gems.client.get(path, token=token, headers=in_coding(name)).headers["ETag"] for name in ("", *CODINGS)}
    assert len(tags) == 3
    assert all(tag.startswith('"') for tag in tags)


def readable(contract: dict[str, Any], match: Seated) -> Iterator[tuple[str, str]]:
    """Every GET that the contract has: its name, and an address where there is something to see."""
    parts = {"match": match.name, "game": "island_of_gems", "piece": "diamond", "problem": "busy"}
    for address, item in contract["paths"].items():
        if "get" in item:
            yield item["get"]["operationId"], address.format(**parts)


@pytest.mark.parametrize("header", ["", *CODINGS])
def test_a_client_does_not_get_what_it_has(over: Seated, app: Flask, header: str) -> None:
    for name, path in readable(app.services.document.content, over):
        first = over.client.get(path, token=over.tokens[0], headers=in_coding(header))
        assert first.status_code == 200, name
        assert ("ETag" in first.headers) == (name not in HEALTH), name
        if name in HEALTH:
            continue
        for known in (first.headers["ETag"], f'"x", W/{first.headers["ETag"]}', "*"):
            sent = {"If-None-Match": known, **in_coding(header)}
            again = over.client.get(path, token=over.tokens[0], headers=sent)
            assert (again.status_code, again.data) == (304, b""), name
            assert known == "*" or again.headers["ETag"] == first.headers["ETag"], name
            assert again.headers["Cache-Control"] == first.headers["Cache-Control"], name
        other = over.client.get(path, token=over.tokens[0], headers={"If-None-Match": '"x"', **in_coding(header)})
        assert (other.status_code, other.data) == (200, first.data), name


def test_what_changes_gets_another_etag(gems: Seated) -> None:
    def known(rest: str) -> str:
        return gems.client.get(rest, token=gems.tokens[0]).headers["ETag"]

    paths = [gems.path, f"{gems.path}/events", f"{gems.path}/decision", "/v1/matches"]
    before = {path: known(path) for path in paths}
    assert {path: known(path) for path in paths} == before
    gems.move(*any_move(gems))
    gems.client.post("/v1/matches", {"game": "coralia"})
    assert [path for path in paths if known(path) == before[path]] == []


@EACH_CODING
def test_a_move_for_a_version_that_came_compressed_is_made(gems: Seated, coding: str) -> None:
    seat, body = any_move(gems)
    stale = gems.client.get(gems.path, token=gems.tokens[seat], headers=in_coding(coding)).headers["ETag"]
    made = gems.move(seat, body, headers={"If-Match": stale, **in_coding(coding)})
    assert (made.status_code, made.headers["Content-Encoding"]) == (200, coding)
    assert made.headers["ETag"] != stale
    look = gems.client.get(gems.path, token=gems.tokens[seat], headers={"If-None-Match": made.headers["ETag"]})
    assert look.status_code == 304
    problem(gems.move(seat, body, headers={"If-Match": stale}), 412, "precondition_failed")


@EACH_CODING
def test_waiting_for_another_version_than_one_that_came_compressed(gems: Seated, coding: str) -> None:
    known = gems.client.get(gems.path, headers=in_coding(coding)).headers["ETag"]
    sent = {"If-None-Match": known, **in_coding(coding)}
    assert gems.client.get(f"{gems.path}?wait=1", headers=sent).status_code == 304


def test_a_cache_must_not_hand_out_a_coding_that_its_client_cannot_read(gems: Seated) -> None:
    tags = {
        name: gems.client.get(gems.path, headers=in_coding(name)).headers["ETag"] for name in ("identity", *CODINGS)
    }
    has_all = ", ".join(tags[name] for name in ("br", "gzip", "identity"))
    for accepted, known in (("identity", "identity"), ("gzip", "gzip"), ("br", "br"), ("br;q=0, *", "gzip")):
        sent = {"If-None-Match": has_all, **in_coding(accepted)}
        again = gems.client.get(gems.path, headers=sent)
        assert (again.status_code, again.headers["ETag"]) == (304, tags[known]), accepted
    sent = {"If-None-Match": tags["br"], **in_coding("gzip")}
    assert gems.client.get(gems.path, headers=sent).status_code == 200


@pytest.mark.parametrize(
    "path", ["/", "/page/table.js", "/docs", "/docs/start.js", "/docs/swagger-ui.css", "/favicon.ico"]
)
def test_a_client_does_not_get_a_file_that_it_has(client: JudgedClient, path: str) -> None:
    for header in ("", *CODINGS):
        with client.get(path, headers=in_coding(header)) as first:
            sent = {"If-None-Match": first.headers["ETag"], **in_coding(header)}
        with client.get(path, headers=sent) as again:
            assert (again.status_code, again.data, again.headers["ETag"]) == (304, b"", first.headers["ETag"])


CACHE_CONTROL = {
    "no-cache": [
        "/v1/games",
        "/v1/games/coralia",
        "/v1/games/coralia/rules",
        "/v1/languages",
        "/problems",
        "/problems/busy",
        "/openapi.yaml",
        "/openapi.json",
        "/v1/matches",
        "/docs",
    ],
    "public, max-age=3600": ["/v1/games/island_of_gems/pieces/diamond.svg"],
}


@pytest.mark.parametrize(("said", "path"), [(said, path) for said, paths in CACHE_CONTROL.items() for path in paths])
def test_anybody_may_keep_what_everybody_may_see(client: JudgedClient, path: str, said: str) -> None:
    assert client.get(path).headers["Cache-Control"] == said


@EACH_READ
def test_only_its_viewer_may_keep_what_is_seen_of_a_match(gems: Seated, rest: str) -> None:
    answer = gems.client.get(gems.path + rest, token=gems.tokens[0])
    assert answer.headers["Cache-Control"] == "private, no-cache"


def test_the_contract_says_what_can_be_asked_again(app: Flask) -> None:
    document: Document = app.services.document
    for item in document.content["paths"].values():
        for method, said in item.items():
            again = method == "get" and said["operationId"] not in HEALTH
            taken = {document.resolve(parameter)["name"] for parameter in said["parameters"]}
            assert ("If-None-Match" in taken) == again, said["operationId"]
            assert ("304" in said["responses"]) == again, said["operationId"]
            if again:
                assert set(document.resolve(said["responses"]["304"])["headers"]) == {"ETag", "Cache-Control"}
                assert set(said["responses"]["200"]["headers"]) >= {"ETag", "Cache-Control"}
