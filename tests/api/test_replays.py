"""Replays take turns, and no address takes all of them."""

from __future__ import annotations

import threading
from contextlib import ExitStack
from typing import Any

import pytest

from service.api.contract import examples
from service.api.replays import Replays
from tests.api.expect import EACH_OTHER_LANGUAGE, accepting, problem
from tests.api.limited import Make, from_address
from tests.api.served import PATIENCE, in_background, until

MOST = 4


@pytest.mark.parametrize("path", ["/v1/records", "/v1/records/verify"])
def test_an_address_has_so_many_replays_at_once(limited: Make, path: str) -> None:
    client = limited()
    services: Any = client._client.application.services
    post = lambda **more: client.post(path, examples.record(), **more)  # noqa: E731
    with ExitStack() as stack:
        turns = stack.enter_context(ExitStack())
        for _ in range(2):
            turns.enter_context(services.replays.turn())
        waiting = [stack.enter_context(in_background(post)) for _ in range(MOST)]
        until(lambda: len(services.replays._waiting) == MOST)
        answer = post()
        assert str(MOST) in problem(answer, 429, "too_many_requests")["detail"]
        assert answer.headers["RateLimit-Policy"] == f'"replays";q={MOST};qu="concurrent-requests"'
        assert int(answer.headers["Retry-After"]) >= 1
        polite = stack.enter_context(in_background(lambda: post(**from_address("192.0.2.7"))))
        until(lambda: len(services.replays._waiting) == MOST + 1)
        turns.close()
    assert {result[0].status_code for result in (*waiting, polite)} <= {200, 201}
    assert post().status_code in (200, 201)


def test_limits_can_be_switched_off(limited: Make) -> None:
    client = limited(rate_limits="off")
    services: Any = client._client.application.services
    with ExitStack() as stack:
        turns = stack.enter_context(ExitStack())
        for _ in range(2):
            turns.enter_context(services.replays.turn())
        verify = lambda: client.post("/v1/records/verify", examples.record())  # noqa: E731
        waiting = [stack.enter_context(in_background(verify)) for _ in range(MOST + 1)]
        until(lambda: len(services.replays._waiting) == MOST + 1)
        turns.close()
    assert {result[0].status_code for result in waiting} == {200}


def test_a_record_that_is_refused_no_longer_counts(limited: Make) -> None:
    client = limited()
    for _ in range(MOST + 1):
        problem(client.post("/v1/records/verify", {}), 400, "contract_violation")


@EACH_OTHER_LANGUAGE
def test_the_limit_is_named_in_each_language(limited: Make, language: str) -> None:
    client = limited()
    limits: Any = client._client.application.services.limits
    for _ in range(MOST):
        limits._replays.hold("127.0.0.1")
    english, other = (
        client.post("/v1/records/verify", examples.record(), headers=accepting(one)).json["detail"]
        for one in ("en", language)
    )
    assert english != other


def test_nobody_gets_in_before_those_who_wait() -> None:
    replays, order = Replays(at_once=1), []

    def replay(name: str) -> None:
        with replays.turn():
            order.append(name)

    threads = [threading.Thread(target=replay, args=(name,)) for name in ("first", "second")]
    with replays.turn():
        for number, thread in enumerate(threads, 1):
            thread.start()
            until(lambda number=number: len(replays._waiting) == number)
    replay("newcomer")
    for thread in threads:
        thread.join(PATIENCE)
    assert order == ["first", "second", "newcomer"]
