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
from service.matches.match import Match
from service.services import Services
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
        self._needs_match = route.operation.reads_match and "<match>" in route.path

    def answer(self, environ: dict[str, Any], arguments: dict[str, str]) -> Reply:
        """The reply to a request, a problem included."""
        language = language_of(environ)
        try:
            judged = self._ruling.judge(environ, arguments)
            reply = self._carry_out(Call(self._services, self.route.operation, environ, language, judged))
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
        before = call.found.header.status if call.found else None
        answer = StoredResponse(reply.status, reply.headers, reply.body)
        written = self._services.store.write(reply.changed, before, call.idempotency_key, answer)
        if isinstance(written, StoredResponse):
            return Reply(*written)
        return reply if written else None


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
