"""The path of a request: it is judged, its match read and its caller resolved, answered, stored and delivered."""

from __future__ import annotations

import re
from typing import Any

from service.api.call import Call
from service.api.contract.judge import Ruling
from service.api.delivery import delivered
from service.api.operations import Route
from service.api.problems import reply_to
from service.api.reply import Reply
from service.api.words import language_of
from service.matches.errors import BusyError
from service.matches.match import OPEN, Match, MatchHeader, with_header
from service.services import Services
from service.store.connections import UnconfirmedError
from service.store.idempotency import KeyReusedError, StoredResponse

#: A parameter of an address in its usual spelling.
_USUAL = r"([!-.0-~]+)"
#: How often a change is tried again because others have changed the match meanwhile.
_ATTEMPTS = 20


class Endpoint:
    """Answers the requests for one operation."""

    def __init__(self, services: Services, route: Route) -> None:
        item = services.document.content["paths"][route.address]
        self.route = route
        self._services = services
        self._ruling = Ruling(services.document, item, item[route.method.lower()])
        self._wants_promise = services.settings.wants_promise
        self._needs_match = route.operation.reads_match and "<match>" in route.path

    def answer(self, environ: dict[str, Any], arguments: dict[str, str]) -> Reply:
        """The reply to a request, a problem included."""
        language = language_of(environ)
        try:
            client = self._services.limits.admit(environ, self.route.operation)
            with self._services.limits.replay(client, self.route.operation):
                judged = self._ruling.judge(environ, arguments)
                reply = self._carry_out(Call(self._services, self.route.operation, environ, language, judged, client))
        except Exception as error:
            reply = reply_to(error, language)
        return delivered(reply, environ, self.route.operation)

    def _carry_out(self, call: Call) -> Reply:
        """Answer, and store what has changed; begin again as long as others have changed the match meanwhile."""
        creates = self.route.operation.creates
        if not creates and not self._needs_match:
            return self.route.function(call)
        call.match_id = creates(call) if creates else call.path["match"]
        for _ in range(_ATTEMPTS):
            known = self._read(call)
            if known is not None:
                return known
            reply = self.route.function(call)
            stored = self._stored(call, reply)
            if stored is not None:
                return stored
        raise BusyError("match-busy")

    def _read(self, call: Call) -> Reply | None:
        """Read the match and resolve the caller; returns the stored reply if this request was answered before."""
        found, known = self._found(call)
        if known is not None:
            return Reply(*known)
        call.take(found)
        return None

    def _found(self, call: Call) -> tuple[Match | None, StoredResponse | None]:
        store, match, key = self._services.store, call.match_id, call.idempotency_key
        if key is None:
            return store.read(match), None
        try:
            return store.read_with_answer(match, key)
        except KeyReusedError:
            call.take(store.read(match))  # without a token of the match, a client learns nothing about its keys
            raise

    def _stored(self, call: Call, reply: Reply) -> Reply | None:
        """The reply, once its change is stored; None if somebody else changed the match first."""
        if reply.changed is None:
            return reply
        before = call.found.header if call.found else None
        changed = _no_longer_open(reply.changed)
        answer = StoredResponse(reply.status, reply.headers, reply.body)
        try:
            if self._wants_promise:
                # Redis may keep less than at the start: it may be another one, or set otherwise.
                self._services.readiness.promise()
            written = self._services.store.write(changed, before, call.idempotency_key, answer)
        except UnconfirmedError:
            self._count_as_open(before, changed.header)
            raise
        except Exception:
            if before is None:
                self._not_created(changed.header)
            raise
        if not written:
            return None
        self._count_as_open(before, changed.header)
        return Reply(*written) if isinstance(written, StoredResponse) else reply

    def _not_created(self, header: MatchHeader) -> None:
        """Don't count a match among its creator's that was counted when it was to be created."""
        if header.opened_by:
            self._services.limits.no_longer_open(header.opened_by, header.id)

    def _count_as_open(self, before: MatchHeader | None, now: MatchHeader) -> None:
        """Keep an open match that has changed among its creator's for longer, or remove one that has started."""
        if before is None or not before.opened_by:
            return
        if now.opened_by:
            self._services.limits.still_open(now.opened_by, now.id)
        else:
            self._services.limits.no_longer_open(before.opened_by, now.id)


def _no_longer_open(match: Match) -> Match:
    """The match as it is stored: once it has started it doesn't say who opened it."""
    if match.header.status == OPEN or not match.header.opened_by:
        return match
    return with_header(match, opened_by="")


class Router:
    """Finds the endpoint of an address with one regular expression per method."""

    def __init__(self, endpoints: list[Endpoint]) -> None:
        self.endpoints = endpoints
        self._by_method = {
            method: _alternatives([one for one in endpoints if one.route.method == method])
            for method in {one.route.method for one in endpoints}
        }

    def match(self, method: str, path: str) -> tuple[Endpoint, dict[str, str]] | None:
        if method not in self._by_method:
            return None
        pattern, endpoints = self._by_method[method]
        found = pattern.fullmatch(path)
        if found is None or found.lastindex is None:
            return None
        endpoint, names = endpoints[found.lastindex]
        return endpoint, dict(zip(names, found.groups()[found.lastindex :], strict=False))


def _alternatives(endpoints: list[Endpoint]) -> tuple[re.Pattern[str], dict[int, tuple[Endpoint, list[str]]]]:
    """A pattern with a group around each address, and by the number of the group its endpoint and parameters."""
    patterns, by_group, group = [], {}, 1
    for endpoint in endpoints:
        *parts, last = re.split(r"<(\w+)>", endpoint.route.path)
        texts, names = [*parts[::2], last], parts[1::2]
        patterns.append(f"({_USUAL.join(map(re.escape, texts))})")
        by_group[group] = endpoint, names
        group += 1 + len(names)
    return re.compile("|".join(patterns)), by_group
