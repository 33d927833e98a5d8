"""Every answer is in the language that the caller asks for, or in the next best."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, NamedTuple

import pytest
import redis
from flask import Flask
from werkzeug.test import TestResponse

from service.api.causes import CAUSES
from service.api.contract import examples
from service.words import FALLBACK, LANGUAGES
from tests.api.expect import EACH_OTHER_LANGUAGE, SAYS, accepting, any_move, fresh_key, nothing_changes, problem
from tests.api.judged import JudgedClient, Seated
from tests.api.served import EVENT_STREAM, LINES, Served, Stream

IN_ENGLISH, IN_GERMAN = accepting("en"), accepting("de")
GEMS = {"game": "island_of_gems"}
UNKNOWN = "/v1/matches/zzzzzzzzzzzzzzzzzzzz"


class Call(NamedTuple):
    """A request that succeeds."""

    method: str
    path: str
    body: Any = None
    token: str | None = None

    def send(self, client: JudgedClient, headers: dict[str, str], query: str = "") -> TestResponse:
        separator = "&" if "?" in self.path else "?"
        path = f"{self.path}{separator}{query}" if query else self.path
        return client.call(self.method, path, self.token, headers, json=self.body)


def open_match(client: JudgedClient) -> tuple[str, str, str]:
    """A match's path, its creator's token and that of its first seat."""
    created = client.post("/v1/matches", GEMS)
    path = created.headers["Location"]
    return path, created.json["creator_token"], client.post(f"{path}/seats", {}).json["token"]


def started_match(client: JudgedClient) -> Seated:
    return Seated(client, "island_of_gems", 2)


def leaving(client: JudgedClient) -> Call:
    path, _, token = open_match(client)
    return Call("DELETE", f"{path}/seats/0", None, token)


def abandoning(client: JudgedClient) -> Call:
    path, creator, _ = open_match(client)
    return Call("DELETE", path, None, creator)


def moving(client: JudgedClient) -> Call:
    match = started_match(client)
    seat, body = any_move(match)
    return Call("POST", f"{match.path}/moves", body, match.tokens[seat])


def deciding(client: JudgedClient) -> Call:
    match = started_match(client)
    return Call("GET", f"{match.path}/decision?refused=true", None, match.tokens[match.asked()])


def taking_back(client: JudgedClient) -> Call:
    match = started_match(client)
    seat, body = any_move(match)
    match.move(seat, body)
    return Call("POST", f"{match.path}/undo", {"say": "ask"}, match.tokens[seat])


def reading_a_record(client: JudgedClient) -> Call:
    imported = client.post("/v1/records", examples.record()).headers["Location"]
    return Call("GET", f"{imported}/record")


CALLS: dict[str, Callable[[JudgedClient], Call]] = {
    "listLanguages": lambda _: Call("GET", "/v1/languages"),
    "listGames": lambda _: Call("GET", "/v1/games"),
    "getGame": lambda _: Call("GET", "/v1/games/island_of_gems"),
    "getRules": lambda _: Call("GET", "/v1/games/island_of_gems/rules"),
    "drawPiece": lambda client: Call("GET", client.get("/v1/games/island_of_gems").json["pieces"][0]["picture"]),
    "createMatch": lambda _: Call("POST", "/v1/matches", GEMS),
    "listMatches": lambda _: Call("GET", "/v1/matches?limit=1"),
    "getMatch": lambda client: Call("GET", started_match(client).path),
    "abandonMatch": abandoning,
    "takeSeat": lambda client: Call("POST", f"{open_match(client)[0]}/seats", {}),
    "leaveSeat": leaving,
    "getDecision": deciding,
    "makeMove": moving,
    "undo": taking_back,
    "listEvents": lambda client: Call("GET", f"{started_match(client).path}/events"),
    "drawBoard": lambda client: Call("GET", f"{started_match(client).path}/board.svg"),
    "writeBoard": lambda client: Call("GET", f"{started_match(client).path}/board.txt"),
    "getRecord": reading_a_record,
    "verifyRecord": lambda _: Call("POST", "/v1/records/verify", examples.record()),
    "importRecord": lambda _: Call("POST", "/v1/records", examples.record()),
    "listProblems": lambda _: Call("GET", "/problems"),
    "explainProblem": lambda _: Call("GET", "/problems/busy"),
    "getContract": lambda _: Call("GET", "/openapi.yaml"),
    "getContractAsJson": lambda _: Call("GET", "/openapi.json"),
    "isAlive": lambda _: Call("GET", "/livez"),
    "isReady": lambda _: Call("GET", "/readyz"),
    "getVersion": lambda _: Call("GET", "/version"),
}
#: The contract is in English only.
ALWAYS_ENGLISH = {"getContract", "getContractAsJson"}


def ways(language: str) -> dict[str, tuple[dict[str, str], str]]:
    """How to ask for a language."""
    return {
        "the header": (accepting(language), ""),
        "the query": ({}, f"language={language}"),
        "the query against the header": (IN_ENGLISH, f"language={language}"),
    }


def test_every_operation_is_called_here(app: Flask) -> None:
    paths = app.services.document.content["paths"]
    assert set(CALLS) == {said["operationId"] for path in paths.values() for said in path.values()}


@EACH_OTHER_LANGUAGE
@pytest.mark.parametrize(("operation", "call"), CALLS.items(), ids=CALLS)
def test_every_operation_answers_in_every_language(
    client: JudgedClient, operation: str, call: Callable[[JudgedClient], Call], language: str
) -> None:
    for way, (headers, query) in ways(language).items():
        answer = call(client).send(client, headers, query)
        assert answer.status_code < 300, (way, answer.text)
        expected = FALLBACK if operation in ALWAYS_ENGLISH else language
        assert answer.headers["Content-Language"] == expected, way


#: Operations that change nothing and return something that a person reads.
READING = [
    "listGames",
    "getGame",
    "getRules",
    "drawPiece",
    "getMatch",
    "getDecision",
    "listEvents",
    "drawBoard",
    "writeBoard",
    "verifyRecord",
    "listProblems",
    "explainProblem",
]


@pytest.mark.parametrize("operation", READING)
def test_answers_in_different_languages_differ(client: JudgedClient, operation: str) -> None:
    call = CALLS[operation](client)
    said = {language: call.send(client, accepting(language)).text for language in LANGUAGES}
    assert len(set(said.values())) == len(LANGUAGES)
    assert call.send(client, {}).text == said[FALLBACK]
    for language in LANGUAGES:
        assert call.send(client, IN_ENGLISH, f"language={language}").text == said[language]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_languages_are_listed_by_their_own_names(client: JudgedClient, language: str) -> None:
    shown = client.get("/v1/languages", headers=accepting(language)).json["languages"]
    names = {one["id"]: one["name"] for one in shown}
    assert list(names) == list(LANGUAGES)
    assert names.items() >= {"en": "English", "de": "Deutsch", "fr": "Français", "nl": "Nederlands"}.items()


# The next best

MANY = ", ".join(["xx;q=0.9"] * 800)
NEXT_BEST: dict[str, tuple[str | None, str | None, str]] = {
    "nothing": (None, None, "en"),
    "one that we don't speak": ("xx", None, "en"),
    "one that we don't speak, and another that we do": ("xx", "de", "de"),
    "a region": ("de-AT", None, "de"),
    "a script": ("de-Latn-CH-1996", "en", "de"),
    "capitals": ("DE", None, "de"),
    "a region in the header": (None, "de-AT", "de"),
    "capitals in the header": (None, "DE", "de"),
    "anything": (None, "*", "en"),
    "anything after German": (None, "de, *;q=0.5", "de"),
    "by weight": (None, "en;q=0.4, de;q=0.6", "de"),
    "anything but German": (None, "de;q=0", "en"),
    "the second choice": (None, "xx, de;q=0.5", "de"),
    "one of two others": (None, "de;q=0.3, nl;q=0.5, en;q=0.1", "nl"),
    "a region of the third choice": (None, "xx, yy;q=0.9, fr-CA;q=0.8, en;q=0.7", "fr"),
    "an empty header": (None, "", "en"),
    "punctuation": (None, ";;;,,=;q,", "en"),
    "a weight that is not a number": (None, "xx;q=much", "en"),
    "a huge weight": (None, f"xx;q={10**30}, de;q=1", "de"),
    "markup": (None, "<script>alert(1)</script>", "en"),
    "letters outside ASCII": (None, "\u00fc\u00e4, de", "de"),
    "8000 characters of entries": (None, MANY[:8000], "en"),
    "German before 8000 characters": (None, f"de, {MANY}"[:8000], "de"),
    "8000 characters in one": (None, "x" * 8000, "en"),
    "8000 commas": (None, "," * 8000, "en"),
}


@pytest.mark.parametrize(("query", "header", "language"), NEXT_BEST.values(), ids=NEXT_BEST)
def test_the_next_best_language_is_used(
    client: JudgedClient, query: str | None, header: str | None, language: str
) -> None:
    asked = f"?language={query}" if query else ""
    headers = {} if header is None else {"Accept-Language": header}
    for path, status in (("/v1/games", 200), (UNKNOWN, 404), ("/nowhere", 404)):
        answer = client.get(path + asked, headers=headers)
        assert (answer.status_code, answer.headers["Content-Language"]) == (status, language)


INVALID_LANGUAGES = {
    "twice": "language=de&language=en",
    "the same twice": "language=de&language=de",
    "markup": "language=%3Cscript%3E",
    "unescaped markup": "language=<script>",
    "nothing": "language=",
    "anything": "language=*",
    "two": "language=de,en",
    "with a weight": "language=de;q=0.5",
    "an underscore": "language=de_AT",
    "a line break": "language=de%0A",
    "too long": f"language={'-'.join(['de'] * 13)}",
    "8000 characters": f"language={'x' * 8000}",
    "not UTF-8": "language=%ff",
}


@pytest.mark.parametrize("query", INVALID_LANGUAGES.values(), ids=INVALID_LANGUAGES)
def test_an_invalid_language_violates_the_contract(client: JudgedClient, query: str) -> None:
    for path in ("/v1/games", "/v1/matches", "/livez"):
        answer = client.get(f"{path}?{query}", headers=IN_GERMAN)
        said = problem(answer, 400, "contract_violation")
        assert {(error["where"], error["field"]) for error in said["errors"]} == {("query", "language")}
        assert answer.headers["Content-Language"] == "de"
        assert said["title"] == CAUSES["contract_violation"].title(SAYS["de"])
        assert not any("<script>" in value for value in answer.headers.values())
    assert client.get(f"/nowhere?{query}", headers=IN_GERMAN).status_code == 404


# Versions


@EACH_OTHER_LANGUAGE
@pytest.mark.parametrize("rest", ["", "/board.svg", "/board.txt", "?at=0", "/board.svg?at=0"])
def test_a_version_in_another_language_is_another_version(gems: Seated, rest: str, language: str) -> None:
    path, translated = gems.path + rest, accepting(language)
    english, other = (gems.client.get(path, headers=headers).headers["ETag"] for headers in (IN_ENGLISH, translated))
    assert english != other
    assert (english[-4:], other[-4:]) == ('-en"', f'-{language}"')
    for headers, known, status in (
        (IN_ENGLISH, english, 304),
        (translated, other, 304),
        (IN_ENGLISH, other, 200),
        (translated, english, 200),
        (translated, f"{english}, {other}", 304),
    ):
        answer = gems.client.get(path, headers={**headers, "If-None-Match": known})
        assert answer.status_code == status
        assert answer.headers["ETag"] == (english if headers is IN_ENGLISH else other)


def test_a_move_for_a_version_in_another_language_is_made(gems: Seated, redis_client: redis.Redis) -> None:
    seat, body = any_move(gems)
    known = gems.client.get(gems.path, token=gems.tokens[seat], headers=IN_GERMAN).headers["ETag"]
    of_another = gems.client.get(gems.path, token=gems.tokens[1 - seat], headers=IN_GERMAN).headers["ETag"]
    with nothing_changes(redis_client):
        for wrong in (of_another, known.replace("de", "xx"), known.replace("-de", "")):
            problem(gems.move(seat, body, headers={**IN_ENGLISH, "If-Match": wrong}), 412, "precondition_failed")
    made = gems.move(seat, body, headers={**IN_ENGLISH, "If-Match": known})
    assert made.status_code == 200
    seat, body = any_move(gems)
    stale = problem(gems.move(seat, body, headers={**IN_GERMAN, "If-Match": known}), 412, "precondition_failed")
    assert stale["current"].endswith('-de"')
    creators = gems.client.get(gems.path, headers=IN_GERMAN).headers["ETag"]
    answer = gems.client.delete(gems.path, token=gems.creator, headers={**IN_ENGLISH, "If-Match": creators})
    assert answer.status_code == 200


@pytest.mark.parametrize("operation", ["createMatch", "takeSeat", "makeMove", "undo", "importRecord"])
def test_a_repeated_request_gets_the_first_answer_in_its_language(
    client: JudgedClient, redis_client: redis.Redis, operation: str
) -> None:
    key = fresh_key()
    call = CALLS[operation](client)
    first = call.send(client, {**IN_GERMAN, **key})
    assert first.status_code < 300
    with nothing_changes(redis_client):
        for headers, query in ((IN_ENGLISH, ""), ({}, ""), (IN_GERMAN, ""), ({}, "language=en"), ({}, "language=de")):
            again = call.send(client, {**headers, **key}, query)
            assert (again.status_code, again.data) == (first.status_code, first.data)
            assert dict(again.headers) == dict(first.headers)
            assert again.headers["Content-Language"] == "de"


# Links


def test_a_link_keeps_the_language_of_the_query(gems: Seated) -> None:
    gems.client.post("/v1/matches", GEMS)
    for path in ("/v1/matches", f"{gems.path}/events"):
        link = gems.client.get(f"{path}?limit=1&language=de").headers["Link"]
        assert "language=de" in link
        following = gems.client.get(link.split(">")[0][1:])
        assert (following.status_code, following.headers["Content-Language"]) == (200, "de")
        for headers in (IN_GERMAN, {}):
            assert "language" not in gems.client.get(f"{path}?limit=1", headers=headers).headers["Link"]


# Streams


@pytest.mark.parametrize(("media", "headers", "query"), [(EVENT_STREAM, IN_GERMAN, ""), (LINES, {}, "?language=de")])
def test_a_stream_keeps_the_language_that_it_was_opened_with(
    served: Served, match: Seated, media: str, headers: dict[str, str], query: str
) -> None:
    path = f"{match.path}/events{query}"
    with (
        Stream(served, path, match.tokens[0], media, headers=headers) as german,
        Stream(served, f"{match.path}/events", match.tokens[0], media) as english,
    ):
        assert german.answer.headers["Content-Language"] == "de"
        assert english.answer.headers["Content-Language"] == "en"
        seat, body = any_move(match)
        match.move(seat, body, headers=IN_ENGLISH)
        match.client.delete(match.path, token=match.creator)
        told, in_english = (_told(stream, media) for stream in (german, english))
    page = served.get(f"{match.path}/events?limit=500&language=de", token=match.tokens[0]).json["events"]
    assert told == page
    assert in_english == match.story(0)
    assert told[-1]["says"] == SAYS["de"]("event-match_abandoned")
    assert all(here["says"] != there["says"] for here, there in zip(told, in_english, strict=True))


def _told(stream: Stream, media: str) -> list[Any]:
    if media == EVENT_STREAM:
        return list(stream.told())
    *events, _ = [json.loads(line) for line in stream.lines() if line != b"\n"]
    return events
