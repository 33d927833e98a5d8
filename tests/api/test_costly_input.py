"""Input that would cost much more to read than any honest one does, and what is said about it."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from typing import Any

import pytest
import redis

from service.api.addresses import Addresses
from service.api.delivery import etags, known_as
from service.api.words import next_best
from service.config import settings_from
from service.games import GAMES
from service.matches.records import MOST_MOVES
from tests.abuse.bodies import RECORD, hostile_bodies
from tests.abuse.crafted import as_json, longest_record
from tests.api.expect import in_coding, nothing_changes, problem
from tests.api.judged import JudgedClient, Seated

DIGITS = "9" * 19
#: A handful for each value that a record may hold.
MOST_CALLS = 5 * RECORD // 32


def sent(client: JudgedClient, body: bytes, path: str = "/v1/records/verify") -> Any:
    return client.call("POST", path, data=body, content_type="application/json")


# Numbers

TOO_LARGE = {
    "an integer of 20 digits": "1" + "0" * 19,
    "a negative integer of 20 digits": "-1" + "0" * 19,
    "an integer of 300 digits": "9" * 300,
    "an integer of 5000 digits": "9" * 5000,
    "20 digits and a fraction": "1" + "0" * 19 + ".5",
    "a large exponent": "1e308",
    "a large negative number with an exponent": "-1e19",
    "more than a float can be": "1e400",
}


@pytest.mark.parametrize("number", TOO_LARGE.values(), ids=TOO_LARGE)
@pytest.mark.parametrize("frame", ['{"decision":%s}', '{"a":"\\n","b":[%s]}', "%s"])
def test_a_number_that_is_too_large_is_called_so(
    gems: Seated, redis_client: redis.Redis, frame: str, number: str
) -> None:
    with nothing_changes(redis_client):
        answer = gems.client.call(
            "POST",
            f"{gems.path}/moves",
            gems.tokens[0],
            data=(frame % number).encode(),
            content_type="application/json",
        )
    (error,) = problem(answer, 400, "contract_violation")["errors"]
    assert error["detail"] == "A number in the body is too large: none has more than 19 digits before its point."


@pytest.mark.parametrize("number", [DIGITS, f"-{DIGITS}", "9.9e18", "1." + "5" * 400, "1e-400", "0e999"])
def test_a_number_that_fits_in_64_bits_is_judged(gems: Seated, number: str) -> None:
    body = b'{"decision": %s, "move": {"type": "place_gem", "island": 0, "space": 0}}' % number.encode()
    answer = gems.client.call("POST", f"{gems.path}/moves", gems.tokens[0], data=body, content_type="application/json")
    (error,) = problem(answer, 400, "contract_violation")["errors"]
    assert error["field"] == "decision"
    assert len(error["detail"]) < 500


def test_digits_in_texts_are_not_taken_for_numbers(client: JudgedClient) -> None:
    seats = [{"name": "1" * 40}, {"name": "2" * 30 + '"' + "3" * 5}]
    assert client.post("/v1/matches", {"game": "island_of_gems", "seats": seats}).status_code == 201


# Values


def test_a_short_body_may_hold_fewer_values_than_a_long_one(client: JudgedClient) -> None:
    for path, most in (("/v1/matches", 2048), ("/v1/records/verify", 16384)):
        problem(sent(client, json.dumps([0] * (most + 10)).encode(), path), 413, "body_too_large")
        problem(sent(client, json.dumps([0] * (most - 10)).encode(), path), 400, "contract_violation")


def test_the_longest_record_that_is_conceivable_is_read(client: JudgedClient) -> None:
    record = json.loads(as_json(longest_record("reef_gardens")))
    line = {**record["moves"][0], "move": {"type": "surface", "reefs": [1, 2, 3, 4]}}
    whole = json.dumps({**record, "moves": [line] * MOST_MOVES}, indent=4).encode()
    answer = sent(client, whole)
    assert (answer.status_code, answer.json["same"]) == (200, False)


@pytest.mark.parametrize("game", GAMES)
def test_twice_the_values_of_a_real_record_would_be_read(game: str) -> None:
    record = json.loads(as_json(longest_record(game)))
    assert sum(1 for _ in values(record)) * 2 < RECORD // 32
    assert max(sum(1 for _ in values(line)) for line in record["moves"]) * MOST_MOVES * 2 < RECORD // 32


def values(one: Any) -> Iterator[Any]:
    yield one
    for inner in one.values() if isinstance(one, dict) else one if isinstance(one, list) else ():
        yield from values(inner)


@pytest.mark.parametrize(
    "body", [body for _, body in hostile_bodies(RECORD)], ids=[what for what, _ in hostile_bodies(RECORD)]
)
def test_no_body_keeps_a_worker_busy(client: JudgedClient, body: bytes) -> None:
    answer, calls = with_calls(lambda: sent(client, body))
    assert answer.status_code == 400
    assert calls < MOST_CALLS


def with_calls(work: Callable[[], Any]) -> tuple[Any, int]:
    """What it returns, and how many functions it calls: unlike seconds, they are as many on a busy machine."""
    calls = 0

    def count(_frame: Any, event: str, _argument: Any) -> None:
        nonlocal calls
        calls += event in ("call", "c_call")

    sys.setprofile(count)
    try:
        result = work()
    finally:
        sys.setprofile(None)
    return result, calls


# What isn't JSON

NOT_JSON = {
    "a half character": (b'"\\ud800"', "half of a character"),
    "a half character inside": (b'{"a": "x\\uD83Dy"}', "half of a character"),
    "a half character before others": (b'{"a": "\\udbff", "b": "and more"}', "half of a character"),
    "the second half of a character": (b'["\\udc00"]', "half of a character"),
    "cut off": (b'{"a": 1', "something is missing at its end"),
    "cut off within a character": (b'{"a": "\\ud83d', "something is missing at its end"),
    "cut off after a whole character": (b'{"a": "\\ud83d\\udc19"', "something is missing at its end"),
    "cut off after an escaped backslash": (b'{"a": "\\\\ud83d"', "something is missing at its end"),
    "nothing": (b"", "something is missing at its end"),
    "a comma too many": (b"[1,]", "see its byte 3"),
}


@pytest.mark.parametrize(("body", "detail"), NOT_JSON.values(), ids=NOT_JSON)
def test_it_is_said_why_a_body_is_not_json(client: JudgedClient, body: bytes, detail: str) -> None:
    assert detail in problem(sent(client, body), 400, "malformed_json")["detail"]


# Headers


def test_a_long_accept_encoding_is_ignored(client: JudgedClient) -> None:
    for more, coding in ((100, "br"), (1000, None)):
        answer = client.get("/problems", headers=in_coding("br" + ", x" * more))
        assert answer.headers.get("Content-Encoding") == coding
    tag = {"HTTP_IF_NONE_MATCH": '"v:br"'}
    assert known_as('"v"', {**tag, "HTTP_ACCEPT_ENCODING": "gzip"}) is None
    assert known_as('"v"', {**tag, "HTTP_ACCEPT_ENCODING": "gzip" + ", x" * 1000}) == '"v:br"'


def test_what_an_accept_language_says_late_is_ignored() -> None:
    assert next_best(None, "xx, " * 100 + "de") == "de"
    assert next_best(None, "xx, " * 1000 + "de") == "en"
    assert next_best(None, "x" * 5000 + ", de") == "en"


def test_only_so_many_etags_are_read() -> None:
    assert len(list(etags('"a",' * 5000))) == 100
    assert known_as('"v"', {"HTTP_IF_NONE_MATCH": '"a", ' * 50 + '"v"'}) == '"v"'
    assert known_as('"v"', {"HTTP_IF_NONE_MATCH": '"a", ' * 5000 + '"v"'}) is None


def test_only_so_many_hops_are_read() -> None:
    addresses = Addresses(settings_from({"TIDETABLE_TRUSTED_PROXIES": "10.0.0.0/8"}))

    def client_behind(proxies: int) -> str:
        header = "1.2.3.4, " + ", ".join(["10.0.0.2"] * proxies)
        return addresses.of({"REMOTE_ADDR": "10.0.0.1", "HTTP_X_FORWARDED_FOR": header})

    assert client_behind(40) == "1.2.3.4"
    assert client_behind(1500) == "10.0.0.2"


def test_long_headers_are_not_remembered() -> None:
    addresses = Addresses(settings_from({"TIDETABLE_TRUSTED_PROXIES": "10.0.0.1"}))
    for number in range(10):
        environ = {"REMOTE_ADDR": "10.0.0.1", "HTTP_X_FORWARDED_FOR": f"{'x' * 5000}{number}, 1.2.3.4"}
        assert addresses.of(environ) == "1.2.3.4"
    assert addresses._found.cache_info().currsize == 0
