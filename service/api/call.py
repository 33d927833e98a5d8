"""One request that the contract has accepted: what is asked, in which language, of which match, and by whom."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Iterator
from functools import cached_property
from typing import Any

import msgspec

from service.api import causes
from service.api.contract.judge import Judged
from service.api.delivery import etags, known_as
from service.api.limits import Client
from service.api.operations import Operation
from service.api.problems import ProblemError
from service.api.reply import Reply
from service.api.words import speech
from service.engine.message import message
from service.matches import history
from service.matches.errors import NoSuchMatchError
from service.matches.match import Match, must_be_creator, seat_of
from service.services import Services
from service.store.feed import Channel
from service.store.idempotency import IdempotencyKey
from service.words import LANGUAGES, Speech

_encode = msgspec.json.Encoder().encode
_encode_in_order = msgspec.json.Encoder(order="sorted").encode


def digest(content: Any) -> bytes:
    """A hash that is the same whatever the order of the members."""
    return hashlib.sha256(_encode_in_order(content)).digest()


class Call:
    """The judged input, and the match with the seat that its caller sits on, once it is read."""

    #: The match that the request is about, or is to create.
    match_id: str
    #: None in a request that creates a match.
    found: Match | None
    seat: int | None

    def __init__(
        self,
        services: Services,
        operation: Operation,
        environ: dict[str, Any],
        language: str,
        judged: Judged,
        client: Client,
    ) -> None:
        self.services = services
        self.operation = operation
        self.environ = environ
        self.language = language
        self.client = client
        self.token, self.path, self.query, self.headers, self.body = judged
        #: The language that the query names, to be kept in links.
        self.named_language = {"language": language} if self.query.pop("language", None) else {}
        self.idempotency_key = self._idempotency_key() if "Idempotency-Key" in self.headers else None
        self.prefers_minimal = "Prefer" in self.headers and _prefers_minimal(self.headers["Prefer"])

    # What the request says

    def _idempotency_key(self) -> IdempotencyKey:
        # Not the language: a repeated request gets the first answer, in the language of the first.
        asked = [self.environ["REQUEST_METHOD"], self.environ["PATH_INFO"], self.query, self.token, self.body]
        return IdempotencyKey(self.headers["Idempotency-Key"], digest(asked))

    @cached_property
    def record(self) -> Any:
        """The body as the record that the operation takes."""
        return msgspec.convert(self.body, self.operation.body)

    @property
    def includes_decision(self) -> bool:
        return "include" in self.query

    def is_known(self, etag: str) -> bool:
        """If-None-Match: whether the client has what this ETag names already."""
        return known_as(etag, self.environ) is not None

    @property
    def says(self) -> Speech:
        """The shared catalogue in the caller's language."""
        return speech(None, self.language)

    # The match and its caller

    def take(self, found: Match | None) -> None:
        """Take the match that was read, and resolve the caller.

        Raises NoSuchMatchError, UnknownTokenError, NotCreatorError, or the problem that the caller has no seat or knows
        another version of the match.
        """
        self.found, self.seat = found, None
        if found is None:
            if self.operation.creates:
                return
            raise NoSuchMatchError("no-such-match")
        self.seat = seat_of(found.header, self.token)
        if self.operation.caller == "creator":
            must_be_creator(found.header, self.token)
        if self.operation.caller == "seat" and self.seat is None:
            raise ProblemError(causes.NOT_YOUR_SEAT, message("creator-sits-nowhere"))
        if "If-Match" in self.headers:
            self._must_know_version()

    @property
    def match(self) -> Match:
        """The match that the request is about."""
        assert self.found is not None  # noqa: S101 - or `take` would have raised
        return self.found

    @property
    def seated(self) -> int:
        """The caller's seat, in operations that only a seat may call."""
        assert self.seat is not None  # noqa: S101 - or `take` would have raised
        return self.seat

    def match_at(self, moves: int | None) -> Match:
        """The match as it was after this many moves, or as it is now."""
        if moves is None:
            return self.match
        return history.at(self.match, moves, self.services.store.log_back_from(self.match, moves))

    def looks(self) -> Iterator[None]:
        """Look at the match now, and again whenever it has changed, until the query's `wait` has passed.

        Of all that wait, only some look at the same time: one change can wake thousands.
        """
        yield
        seconds = self.query.get("wait", 0)
        if not seconds:
            return
        until, feed = time.monotonic() + seconds, self.services.feed
        with self.services.limits.wait(self.client), feed.waiter(self.path["match"]) as waiter:
            yield from self._look_again(waiter.channel)
            while not feed.stopped and waiter.wait(until - time.monotonic()):
                yield from self._look_again(waiter.channel)

    def _look_again(self, channel: Channel) -> Iterator[None]:
        with self.services.feed.turns:
            if self.operation.reads_match:
                self.take(channel.look(self.services.store, self.path["match"], self.match))
            yield

    def _must_know_version(self) -> None:
        """If-Match: the client wants the change only if the match is as it knows it."""
        wanted = self.headers["If-Match"]
        # Only the version counts, not the language or the coding that the client has read it in.
        known = {self.etag(self.match, self.seat, language=language) for language in LANGUAGES}
        if wanted != "*" and known.isdisjoint(one.version for one in etags(wanted)):
            current = self.etag(self.match, self.seat)
            raise ProblemError(causes.PRECONDITION_FAILED, message("match-is-at", etag=current), current=current)

    # The answer

    def etag(self, match: Match, seat: int | None, at: int | None = None, language: str | None = None) -> str:
        """Names a version and its check: the same number may be given to another past if Redis loses moves."""
        viewer = "spectator" if seat is None else seat
        then = "" if at is None else f"-at-{at}"
        return f'"{match.version}-{match.public_check}-{viewer}{then}-{language or self.language}"'

    def reply(self, record: Any, status: int = 200, headers: dict[str, str] | None = None) -> Reply:
        """A record as JSON."""
        said = {"Content-Type": "application/json", "Content-Language": self.language}
        return Reply(status, {**said, **headers} if headers else said, _encode(record))

    def unchanged(self, etag: str) -> Reply:
        return Reply(304, {"ETag": etag, "Content-Language": self.language})

    def changed(
        self, match: Match, record: Any, seat: int | None, status: int = 200, headers: dict[str, str] | None = None
    ) -> Reply:
        """The match as a use case has changed it, and what to answer, as the seat given sees it."""
        said = {
            "Content-Type": "application/json",
            "ETag": self.etag(match, seat),
            "Content-Language": self.language,
            **self.preference_applied,
            **(headers or {}),
        }
        return Reply(status, said, _encode(record), match)

    def created(self, match: Match, record: Any) -> Reply:
        return self.changed(match, record, None, 201, {"Location": f"/v1/matches/{match.header.id}"})

    @property
    def preference_applied(self) -> dict[str, str]:
        """The header that names the preferences that the answer follows."""
        return {"Preference-Applied": "return=minimal"} if self.prefers_minimal else {}


def _prefers_minimal(prefer: str) -> bool:
    """The header Prefer (RFC 7240): the first `return` counts, and unknown preferences are ignored."""
    preferences = [one.partition(";")[0] for one in prefer.lower().split(",")]
    wanted = ["".join(one.split()).replace('"', "") for one in preferences]
    return next((one for one in wanted if one.startswith("return=")), "") == "return=minimal"
