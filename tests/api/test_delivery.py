"""How answers are delivered: compressed as the client prefers, except live streams, and saying what they vary by."""

from __future__ import annotations

import http.client
import json
import random

import pytest

from service.api import codings
from service.api.codings import Kept
from tests.api.expect import EACH_CODING, EACH_READ, any_move, fresh_key, in_coding
from tests.api.judged import JudgedClient, Seated, decoded
from tests.api.served import EVENT_STREAM, LINES, Served, Stream

KEY = fresh_key()
VARY = "Authorization, Accept, Accept-Encoding, Accept-Language"
LONG = [
    "/openapi.yaml",
    "/openapi.json",
    "/problems",
    "/v1/games/coralia",
    "/v1/games/coralia/rules",
    "/v1/games/island_of_gems/pieces/island.svg",
    "/page/table.js",
    "/page/page.css",
    "/page/words/de.ftl",
    "/docs/swagger-ui-bundle.js",
]
#: Too short, or compressed already.
LEFT_ALONE = ["/livez", "/nowhere", "/page/logo.svg", "/docs/favicon-32x32.png", "/favicon.ico"]


# Compression


@EACH_CODING
@pytest.mark.parametrize("path", LONG)
def test_what_is_long_comes_compressed(client: JudgedClient, path: str, coding: str) -> None:
    with client.get(path) as plain, client.get(path, headers=in_coding(coding)) as answer:
        assert answer.headers["Content-Encoding"] == coding
        assert int(answer.headers["Content-Length"]) == len(answer.data) < len(plain.data) / 2
        assert decoded(answer) == plain.data
        assert answer.headers["Content-Type"] == plain.headers["Content-Type"]
        assert "Content-Encoding" not in plain.headers


@EACH_CODING
@EACH_READ
def test_what_is_long_of_a_match_comes_compressed(gems: Seated, rest: str, coding: str) -> None:
    path, token = gems.path + rest, gems.tokens[0]
    answer = gems.client.get(path, token=token, headers=in_coding(coding))
    assert answer.headers["Content-Encoding"] == coding
    assert decoded(answer) == gems.client.get(path, token=token).data


@EACH_CODING
def test_a_long_problem_comes_compressed_too(client: JudgedClient, coding: str) -> None:
    path = "/v1/games?" + "&".join(f"{'unknown' * 10}{number}=1" for number in range(8))
    answer = client.get(path, headers=in_coding(coding))
    assert (answer.status_code, answer.headers["Content-Encoding"]) == (400, coding)
    assert len(json.loads(decoded(answer))["errors"]) == 8
    assert "ETag" not in answer.headers


@pytest.mark.parametrize("path", LEFT_ALONE)
def test_what_gains_nothing_is_left_alone(client: JudgedClient, path: str) -> None:
    with client.get(path, headers=in_coding("br, gzip")) as answer:
        assert "Content-Encoding" not in answer.headers


def test_a_part_of_a_file_is_left_alone(client: JudgedClient) -> None:
    part = {"Range": "bytes=1000-2999"}
    with (
        client.get("/page/table.js") as whole,
        client.get("/page/table.js", headers={**in_coding("br"), **part}) as some,
    ):
        assert (some.status_code, some.data) == (206, whole.data[1000:3000])
        assert some.headers["ETag"] == whole.headers["ETag"]


PREFERRED: dict[str, str | None] = {
    "br": "br",
    "gzip": "gzip",
    "GZIP": "gzip",
    "gzip, deflate, br, zstd": "br",
    "br;q=1, gzip;q=0.5": "br",
    "br;q=0.5, gzip;q=1": "gzip",
    "br; q=0.2 , gzip; q=0.3": "gzip",
    "gzip;q=0": None,
    "gzip;q=0, br;q=0.0": None,
    "gzip;q=0, *": "br",
    "br;q=0, *;q=0.1": "gzip",
    "*": "br",
    "*;q=0": None,
    "gzip;q=0.5, *;q=0": "gzip",
    "identity": None,
    "identity, gzip": "gzip",
    "identity;q=1, gzip;q=0.5": None,
    "gzip;q=0.5, *;q=0.7, br;q=0": None,
    "identity;q=0": None,
    "deflate, zstd": None,
    "gzip;q=lots": None,
    "": None,
    ";,=": None,
}


@pytest.mark.parametrize(("header", "coding"), PREFERRED.items())
def test_the_client_gets_the_coding_that_it_prefers(client: JudgedClient, header: str, coding: str | None) -> None:
    answer = client.get("/v1/games/coralia", headers=in_coding(header))
    assert answer.headers.get("Content-Encoding") == coding
    assert decoded(answer) == client.get("/v1/games/coralia").data


@pytest.mark.parametrize("header", ["", "br", "gzip"])
@pytest.mark.parametrize("path", ["/openapi.yaml", "/v1/games", "/v1/games/coralia", "/page/table.js", "/docs"])
def test_a_head_has_the_headers_of_its_get(client: JudgedClient, path: str, header: str) -> None:
    with client.get(path, headers=in_coding(header)) as got, client.head(path, headers=in_coding(header)) as head:
        assert (head.status_code, head.data) == (200, b"")
        told = [{name: value for name, value in one.headers if name != "Date"} for one in (got, head)]
        assert told[0] == told[1]


@pytest.mark.parametrize("media", [EVENT_STREAM, LINES])
def test_a_live_stream_is_never_compressed(gems: Seated, media: str) -> None:
    gems.client.delete(gems.path, token=gems.creator)
    headers = {"Accept": media, "If-None-Match": "*", **in_coding("br, gzip")}
    answer = gems.client.get(f"{gems.path}/events", headers=headers)
    assert (answer.status_code, answer.mimetype) == (200, media)
    assert len(answer.data) > 1024
    assert not {"Content-Encoding", "Content-Length", "ETag"} & set(answer.headers.keys())


# What lasts is compressed once


@pytest.mark.parametrize("path", ["/openapi.yaml", "/docs/swagger-ui-bundle.js", "/page/table.js", "/v1/games/coralia"])
def test_what_lasts_is_compressed_once(client: JudgedClient, monkeypatch: pytest.MonkeyPatch, path: str) -> None:
    with client.get(path, headers=in_coding("gzip")) as first:
        monkeypatch.setattr(codings.zlib, "compress", None)
        with client.get(path, headers=in_coding("gzip")) as again:
            assert again.data == first.data


def test_what_is_kept_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    compressed: list[bytes] = []
    monkeypatch.setattr(codings.zlib, "compress", lambda body, *_, **__: compressed.append(body) or body)
    kept = Kept(most_bytes=20)

    def ask(etag: str) -> bytes:
        return kept.compress(etag.encode() * 8, "gzip", etag)

    assert [ask(etag) for etag in "abab"] == [b"aaaaaaaa", b"bbbbbbbb"] * 2
    ask("a")
    ask("c")  # evicts b, which was asked for before a
    assert compressed == [b"aaaaaaaa", b"bbbbbbbb", b"cccccccc"]
    ask("a")
    ask("b")
    assert compressed[3:] == [b"bbbbbbbb"]


# A request that is sent again


def test_a_remembered_answer_comes_in_the_coding_of_each_request(gems: Seated) -> None:
    seat, body = any_move(gems)
    answers = [gems.move(seat, body, headers={**KEY, **in_coding(name)}) for name in ("br", "gzip", "identity", "br")]
    assert [answer.headers.get("Content-Encoding") for answer in answers] == ["br", "gzip", None, "br"]
    assert len({decoded(answer) for answer in answers}) == 1
    assert len({answer.headers["ETag"] for answer in answers}) == 3


# Served by gunicorn


def test_every_answer_says_once_what_it_varies_by(match: Seated, served: Served) -> None:
    known = {"If-None-Match": "*"}
    answers = [served.get(path, headers=in_coding("br")) for path in ("/", "/docs/", "/openapi.yaml", "/nowhere")]
    answers += [served.get(match.path), served.get(match.path, headers=known), served.call("OPTIONS", match.path)]
    answers += [served.call("HEAD", match.path), match.move(0, {}), served.get("/" + "a" * 9000)]
    assert [answer.status_code for answer in answers] == [200, 200, 200, 404, 200, 304, 200, 200, 400, 414]
    assert [answer.headers.get_all("Vary") for answer in answers] == [[VARY]] * len(answers)


@EACH_CODING
def test_a_served_answer_comes_compressed(match: Seated, served: Served, coding: str) -> None:
    for path in (match.path, f"{match.path}/board.svg", "/docs/swagger-ui-bundle.js", "/page/table.js"):
        plain, answer = served.get(path), served.get(path, headers=in_coding(coding))
        assert int(answer.headers["Content-Length"]) == len(answer.data) < len(plain.data) / 2
        assert decoded(answer) == plain.data
        head = served.call("HEAD", path, headers=in_coding(coding))
        assert without_dates(head.headers) == without_dates(answer.headers)
        again = served.get(path, headers={**in_coding(coding), "If-None-Match": answer.headers["ETag"]})
        assert (again.status_code, again.data) == (304, b"")


def without_dates(headers: http.client.HTTPMessage) -> list[tuple[str, str]]:
    return [(name, value) for name, value in headers.items() if name not in ("Date", "Expires")]


@pytest.mark.parametrize("media", [EVENT_STREAM, LINES])
def test_a_served_stream_tells_at_once_whatever_the_client_accepts(match: Seated, served: Served, media: str) -> None:
    with Stream(served, f"{match.path}/events", media=media, headers=in_coding("br, gzip")) as stream:
        assert "Content-Encoding" not in stream.answer.headers
        assert stream.answer.headers.get_all("Vary") == [VARY]
        told = match.move_at_random(random.Random(2)).json["events"]
        assert any(f'"seq":{told[-1]["seq"]},'.encode() in line for line in stream.lines())


@pytest.mark.parametrize("path", ["//", "//v1/games", "/v1//games", "/v1/games//", "/docs//", "/page/"])
def test_an_extra_slash_is_not_found(served: Served, path: str) -> None:
    answer = served.get(path)
    assert (answer.status_code, answer.json["type"]) == (404, "/problems/not_found")


def test_a_seat_is_taken_without_a_body_over_a_connection(served: Served) -> None:
    path = served.post("/v1/matches", {"game": "island_of_gems"}).headers["Location"]
    connection = served.connect()
    for seat in (0, 1):
        connection.putrequest("POST", f"{path}/seats")
        if seat:
            connection.putheader("Content-Length", "0")
        connection.endheaders()
        answer = connection.getresponse()
        assert (answer.status, json.loads(answer.read())["seat"]) == (201, seat)
    connection.close()
