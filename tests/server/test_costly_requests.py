"""Requests that would cost more to read than any honest one does, and requests that could be read in two ways."""

from __future__ import annotations

import json

import pytest

from service.server import worker
from tests.server import test_worker as basics
from tests.server.test_worker import CHUNKED, Gunicorn, answer_on, ask, connect, parsed, post, rest_of

start_gunicorn, gunicorn = basics.start_gunicorn, basics.gunicorn

SPACES = b"1\r\n \r\n"
END = b"0\r\n\r\n"


def refused(server: Gunicorn, sent: bytes, status: int, slug: str) -> str:
    """The detail of the problem, which must be of this kind."""
    answer = ask(server, sent)
    problem = json.loads(answer.body)
    assert (answer.status, problem["type"]) == (status, f"/problems/{slug}")
    return str(problem["detail"])


def with_host(host: str) -> bytes:
    return f"POST /length HTTP/1.1\r\nHost: {host}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n".encode("latin-1")


def in_chunks(body: bytes) -> bytes:
    return post(CHUNKED, "Connection: close", body=body)


# Headers

LONG = {
    "one name on many lines": [f"Accept-Encoding: {'a,' * 3000}"] * 3,
    "many names": [f"X-{number}: {'a' * 1000}" for number in range(17)],
    "as much as gunicorn takes": [f"If-None-Match: {'a' * 8000}"] * 60,
}


@pytest.mark.parametrize("lines", LONG.values(), ids=LONG)
def test_headers_are_bounded_in_total(gunicorn: Gunicorn, lines: list[str]) -> None:
    refused(gunicorn, post(*lines, "Content-Length: 0"), 431, "headers_too_large")


def test_headers_of_usual_size_are_taken(gunicorn: Gunicorn) -> None:
    cookies = [f"Cookie: {'a' * 8000}", f"X-Forwarded-For: {'127.0.0.1, ' * 500}"]
    assert ask(gunicorn, post(*cookies, "Content-Length: 0", "Connection: close")).status == 200


def test_trailers_are_bounded_like_headers(gunicorn: Gunicorn) -> None:
    trailers = "".join(f"X-{number}: {'a' * 1000}\r\n" for number in range(17)).encode()
    refused(gunicorn, in_chunks(b"0\r\n" + trailers + b"\r\n"), 431, "headers_too_large")


@pytest.mark.parametrize("host", ["a b<>@/\\", "a, b", "a,b", "a:b", "a:1:2", "user@a", "a/b", "[::1", "::1", "ä"])
def test_a_host_is_a_name_or_an_address_with_or_without_a_port(gunicorn: Gunicorn, host: str) -> None:
    assert "Host" in refused(gunicorn, with_host(host), 400, "malformed_request")


@pytest.mark.parametrize(
    "host", ["a", "a.example:8000", "my_game.example.", "127.0.0.1:80", "[::1]", "[::1]:80", "a:", ""]
)
def test_a_valid_host_is_taken(gunicorn: Gunicorn, host: str) -> None:
    assert ask(gunicorn, with_host(host)).status == 200


# Codings


@pytest.mark.parametrize(
    "lines",
    [
        ["Transfer-Encoding: gzip, chunked"],
        ["Transfer-Encoding: gzip", "Transfer-Encoding: chunked"],
        ["Transfer-Encoding: deflate, Chunked"],
        ["Transfer-Encoding: identity, chunked"],
    ],
)
def test_no_coding_but_chunks_is_read(gunicorn: Gunicorn, lines: list[str]) -> None:
    """The body would be taken for what it is a compressed form of."""
    refused(gunicorn, post(*lines, body=b"2\r\n{}\r\n" + END), 501, "unsupported_transfer_coding")


def test_chunks_are_read_however_they_are_spelled(gunicorn: Gunicorn) -> None:
    sent = post("Transfer-Encoding: CHUNKED", "Connection: close", body=b"2\r\n{}\r\n" + END)
    assert ask(gunicorn, sent).body == b"2"


# Chunks


def test_a_body_in_thousands_of_tiny_chunks_is_refused(gunicorn: Gunicorn) -> None:
    assert "chunks" in refused(gunicorn, in_chunks(SPACES * 65_000 + END), 400, "malformed_request")


def test_a_body_may_have_more_chunks_if_it_is_longer(gunicorn: Gunicorn) -> None:
    assert ask(gunicorn, in_chunks(SPACES * 900 + END)).body == b"900"
    assert ask(gunicorn, in_chunks((b"400\r\n" + b" " * 1024 + b"\r\n") * 2000 + END)).body == b"2048000"


def test_the_extensions_of_a_chunk_are_bounded(gunicorn: Gunicorn) -> None:
    assert ask(gunicorn, in_chunks(b"1;name=value\r\n \r\n" + END)).body == b"1"
    long = b"1" + b";a=a" * 100 + b"\r\n \r\n"
    assert "chunk" in refused(gunicorn, in_chunks(long + END), 400, "malformed_request")
    assert "chunk" in refused(gunicorn, in_chunks(b"1;a=" + b"a" * 100_000), 400, "malformed_request")


@pytest.mark.parametrize("body", [SPACES * 65_000 + END, SPACES + END], ids=["many", "one"])
def test_chunks_that_nobody_asked_for_are_not_read(gunicorn: Gunicorn, body: bytes) -> None:
    with connect(gunicorn) as client:
        client.sendall(post(CHUNKED, body=body).replace(b"/length", b"/unread"))
        assert parsed(rest_of(client)).body == b"no, thanks"


def test_a_connection_goes_on_after_an_empty_chunked_body(gunicorn: Gunicorn) -> None:
    with connect(gunicorn) as client:
        for _ in range(3):
            client.sendall(post(CHUNKED, body=END).replace(b"/length", b"/unread"))
            assert answer_on(client).body == b"no, thanks"


def test_a_connection_goes_on_after_a_chunked_body(gunicorn: Gunicorn) -> None:
    with connect(gunicorn) as client:
        for _ in range(3):
            client.sendall(post(CHUNKED, body=SPACES * 3 + END))
            assert answer_on(client).body == b"3"


def test_every_refusal_has_its_own_words() -> None:
    refusals = [worker.TooManyChunksError(), worker.LongChunkLineError(), worker.InvalidHostError()]
    assert len({worker.problem_of(refusal).detail for refusal in refusals}) == len(refusals)
