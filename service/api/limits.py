"""Which request counts against which limit, and on whose account."""

from __future__ import annotations

import hashlib
import hmac
import re
from contextlib import AbstractContextManager, ExitStack, nullcontext
from typing import Any, NamedTuple

from werkzeug.sansio.utils import get_content_length

from service.api import causes
from service.api.addresses import Addresses, counted_as
from service.api.operations import Operation
from service.api.problems import ProblemError
from service.config import Settings
from service.engine.message import message
from service.store.limits import AtOnce, Counts, OpenMatches, Quota, client_hash

#: A token as we hand them out. Counting whatever else is sent as one would only cost memory.
_BEARER = re.compile(r"Bearer ([A-Za-z0-9_-]{43})", re.IGNORECASE)
#: How many records of an address a worker judges or replays at the same time, or lets wait.
_REPLAYS = 4
_UNLIMITED = nullcontext()


class Client(NamedTuple):
    """Who sends a request."""

    address: str
    #: The hash of the API key that it has shown.
    key: bytes | None = None

    @property
    def account(self) -> str:
        """Whose matches they are."""
        return f"key {self.key.hex()}" if self.key else self.address


class Limits:
    def __init__(self, settings: Settings, counts: Counts) -> None:
        self._on = settings.rate_limits == "on"
        self._addresses = Addresses(settings)
        self._keys = settings.api_keys
        self._by_address = Quota("requests", settings.limit_requests, counts)
        self._by_token = Quota("requests", settings.limit_requests, counts)
        self._matches = Quota("matches", settings.limit_matches, counts)
        self._record_bytes = Quota("record-bytes", settings.limit_record_bytes, counts)
        self._open_matches = OpenMatches(settings.limit_open_matches, settings.keep_open, counts)
        self._waiting = AtOnce("waiting", settings.limit_waiting)
        self._replays = AtOnce("replays", _REPLAYS)

    def admit(self, environ: dict[str, Any], operation: Operation | None) -> Client:
        """The client, if it may send this request, for an operation or for a file.

        Raises LimitReachedError, or the problem of a missing API key.
        """
        # The access log names the same address.
        address = environ["REMOTE_ADDR"] = self._addresses.of(environ)
        client = Client(counted_as(address))
        if self._on and not (operation and operation.momentary):
            self._by_address.take(client.address)
            if operation and operation.caller != "anybody":
                self._take_for_token(environ)
        if operation and (operation.creates or operation.takes_record):
            client = client._replace(key=self._key(environ, operation))
            self._take_for(client, environ, operation)
        return client

    def wait(self, client: Client) -> ExitStack:
        """Count a live stream or a waiting request until what is returned is closed. Raises LimitReachedError."""
        return self._waiting.hold(client.address) if self._on else ExitStack()

    def replay(self, client: Client, operation: Operation) -> AbstractContextManager[Any]:
        """Count a request that replays a record until what is returned is closed. Raises LimitReachedError.

        It counts from before it is judged, or a burst of records would be judged all at once.
        """
        return self._replays.hold(client.address) if self._on and operation.takes_record else _UNLIMITED

    def open(self, client: Client, match: str) -> str:
        """Count a match that has not started; the hash of its creator. Raises LimitReachedError."""
        if not self._on:
            return ""
        creator = client_hash(client.account)
        self._open_matches.add(creator, match)
        return creator

    def still_open(self, creator: str, match: str) -> None:
        """A match that counts for this creator has changed, and has not started."""
        self._open_matches.renew(creator, match)

    def no_longer_open(self, creator: str, match: str) -> None:
        """A match that counted for this creator has started, was abandoned, or could not be created."""
        self._open_matches.remove(creator, match)

    def _take_for_token(self, environ: dict[str, Any]) -> None:
        token = _BEARER.fullmatch(environ.get("HTTP_AUTHORIZATION", ""))
        if token:
            # Not judged yet: what is sent as a token must not be taken for somebody's address.
            self._by_token.take(f"token {token[1]}")

    def _take_for(self, client: Client, environ: dict[str, Any], operation: Operation) -> None:
        if not self._on:
            return
        if operation.creates:
            self._matches.take(client.account)
        if operation.takes_record:
            length = get_content_length(environ.get("CONTENT_LENGTH"), environ.get("HTTP_TRANSFER_ENCODING"))
            # A chunked body doesn't say how long it is.
            most = operation.most_bytes
            self._record_bytes.take(client.account, most if length is None else min(length, most))

    def _key(self, environ: dict[str, Any], operation: Operation) -> bytes | None:
        """The hash of the API key, if it is one of ours. Raises the problem that an operation needs one."""
        if not self._keys:
            return None
        given = hashlib.sha256(environ.get("HTTP_X_API_KEY", "").encode()).digest()
        if any([hmac.compare_digest(given, known) for known in self._keys]):  # noqa: C419 - look at all, always
            return given
        if operation.creates:
            raise ProblemError(causes.API_KEY_NEEDED, message("send-api-key"))
        return None
