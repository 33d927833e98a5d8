"""What routes share: the judged request in, the answer out, and the match in between."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Callable
from typing import Any, TypeVar, cast

import msgspec
from flask import Response, current_app, g, request

from service.api import causes
from service.api.delivery import etags, known_as
from service.api.language import language
from service.api.problems import ProblemError
from service.api.show import matches_url
from service.config import Settings
from service.engine.message import message
from service.matches import tokens
from service.matches import use_cases as matches
from service.matches.use_cases import Match, Matches
from service.store.feed import Feed
from service.store.idempotency import KeyReusedError, Once, Remembered
from service.store.store import Facts
from service.words import LANGUAGES

T = TypeVar("T")

_encode = msgspec.json.Encoder().encode
#: Two bodies are the same request whatever the order of their members.
_encode_in_order = msgspec.json.Encoder(order="sorted").encode


def use_cases() -> Matches:
    return cast(Matches, current_app.extensions["tidetable"])


def feed() -> Feed:
    return cast(Feed, current_app.extensions["feed"])


def settings() -> Settings:
    return cast(Settings, current_app.extensions["settings"])


def once() -> Once | None:
    """The client's wish that this request be carried out only once."""
    key = g.headers.get("Idempotency-Key")
    if key is None:
        return None
    # Not the language: a repeated request gets the first answer, in the language of the first.
    told = [request.method, request.path, g.query, g.token, g.body]
    return Once(key, hashlib.sha256(_encode_in_order(told)).digest())


def caller(facts: Facts) -> int:
    """The seat that the token sits on, where nobody else may ask."""
    seat = tokens.seat_of(facts, g.token)
    if seat is None:
        raise ProblemError(causes.NOT_YOUR_SEAT, message("creator-sits-nowhere"))
    return seat


def caller_is_creator(facts: Facts) -> None:
    tokens.must_be_creator(facts, g.token)


def viewer(facts: Facts) -> int | None:
    return tokens.seat_of(facts, g.token)


def awaited(match: str, read: Callable[[], T], enough: Callable[[T], bool]) -> T:
    """What can be read of the match, as soon as it is enough; at the latest after the time of the query's `wait`."""
    seconds = g.query.get("wait", 0)
    if not seconds:
        return read()
    until = time.monotonic() + seconds
    with feed().waiter(match) as waiter:
        found = read()
        while not feed().stopped and not enough(found) and waiter.wait(until - time.monotonic()):
            found = read()
    return found


def let_others_in() -> None:
    """After each move of a replay the worker may serve others."""
    time.sleep(0)


#: Opened as a page of its own, a picture loads nothing, runs nothing and belongs to nobody.
ONLY_A_PICTURE = {"Content-Security-Policy": "default-src 'none'; sandbox"}


def version_headers(current: str) -> dict[str, str]:
    return {"ETag": current, "Content-Language": language()}


def etag(version: int, seat: int | None, at: int | None = None, spoken: str | None = None) -> str:
    then = "" if at is None else f"-at-{at}"
    return f'"{version}-{"spectator" if seat is None else seat}{then}-{spoken or language()}"'


def must_match(match: Match) -> None:
    """If-Match: the client wants the change only if the match is as it knows it."""
    wanted = g.headers.get("If-Match", "*")
    if wanted == "*":
        return
    seat = viewer(match.facts)
    current = etag(match.version, seat)
    # Only the version counts, not the language or the coding that the client has read it in.
    known = {etag(match.version, seat, spoken=spoken) for spoken in LANGUAGES}
    if known.isdisjoint(one.version for one in etags(wanted)):
        raise ProblemError(causes.PRECONDITION_FAILED, message("match-is-at", etag=current), current=current)


def includes_decision() -> bool:
    return "include" in g.query


def prefers_minimal() -> bool:
    """The header Prefer (RFC 7240): the first `return` counts, and preferences that we don't know are ignored."""
    preferences = [one.partition(";")[0] for one in g.headers.get("Prefer", "").lower().split(",")]
    wanted = ["".join(one.split()).replace('"', "") for one in preferences]
    return next((one for one in wanted if one.startswith("return=")), "") == "return=minimal"


def applied() -> dict[str, str]:
    """The header that names the preferences that the answer follows."""
    return {"Preference-Applied": "return=minimal"} if prefers_minimal() else {}


def is_known(current: str) -> bool:
    """If-None-Match: the client has what this ETag stands for already."""
    return known_as(current) is not None


def ok(record: Any, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    said = {"Content-Language": language(), **(headers or {})}
    return _response(Remembered(status, said, _encode(record)))


def change(
    match: str,
    do: Callable[[Match], Match],
    answer: Callable[[Match], tuple[Any, int | None]],
    status: int = 200,
) -> Response:
    """Carry a change out and answer with the record that comes of it, as the seat that is given with it sees it."""

    def remembered(changed: Match) -> Remembered:
        record, seat = answer(changed)
        headers = {"ETag": etag(changed.version, seat), "Content-Language": language(), **applied()}
        return Remembered(status, headers, _encode(record))

    try:
        return _response(use_cases().change(match, once(), do, remembered))
    except KeyReusedError:
        viewer(use_cases().saved(match).facts)  # whoever has no token of the match learns nothing of its keys
        raise


def add(do: Callable[[str], Match], answer: Callable[[Match], Any]) -> Response:
    """Create a match and answer with the record that comes of it."""
    return add_as(matches.new_match_name(once()), do, answer)


def add_as(name: str, do: Callable[[str], Match], answer: Callable[[Match], Any]) -> Response:
    def remembered(created: Match) -> Remembered:
        headers = {
            "Location": matches_url(created.facts.id),
            "ETag": etag(created.version, None),
            "Content-Language": language(),
        }
        return Remembered(201, headers, _encode(answer(created)))

    return _response(use_cases().add(name, once(), do, remembered))


def _response(given: Remembered) -> Response:
    return Response(given.body, given.status, given.headers, content_type="application/json")
