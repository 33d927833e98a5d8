"""Requests that wait for a match share one read of it, and each is told what its own seat may see."""

from __future__ import annotations

import random
from contextlib import ExitStack
from typing import Any

import pytest
from flask import Flask

from tests.api.expect import problem
from tests.api.judged import JudgedClient, Seated
from tests.api.served import in_background, until


def waiting(app: Flask, match: str) -> int:
    """How many requests wait for a match and have looked at it since they began to."""
    channels: Any = app.services.feed._channels
    return sum(channel.waiters for name, channel in channels.items() if match.encode() in name and channel._found)


@pytest.mark.parametrize("game", ["coralia", "island_of_gems", "reef_gardens"])
def test_each_seat_gets_its_own_view(client: JudgedClient, app: Flask, game: str) -> None:
    match = Seated(client, game, 2)
    viewers, polls = [0, 1, None, 0, 1, None], []
    with ExitStack() as stack:
        for seat in viewers:
            known = client.get(match.path, token=match.token(seat)).headers["ETag"]
            more = {"token": match.token(seat), "headers": {"If-None-Match": known}}
            get = lambda more=more: client.get(f"{match.path}?wait=8&include=decision", **more)  # noqa: E731
            polls.append(stack.enter_context(in_background(get)))
        until(lambda: waiting(app, match.name) == len(viewers))
        match.move_at_random(random.Random(5))
    for seat, poll in zip(viewers, polls, strict=True):
        assert poll[0].json == client.get(f"{match.path}?include=decision", token=match.token(seat)).json


def test_a_token_that_was_given_back_sees_nothing(client: JudgedClient, app: Flask) -> None:
    made = client.post("/v1/matches", {"game": "island_of_gems", "seats": [{}, {}]}).json
    path = f"/v1/matches/{made['match']['id']}"
    token = client.post(f"{path}/seats", {}).json["token"]
    known = {"If-None-Match": client.get(path, token=token).headers["ETag"]}
    public = {"If-None-Match": client.get(path).headers["ETag"]}
    with (
        in_background(lambda: client.get(f"{path}?wait=8", token=token, headers=known)) as seated,
        in_background(lambda: client.get(f"{path}?wait=8", headers=public)) as spectator,
    ):
        until(lambda: waiting(app, made["match"]["id"]) == 2)
        client.delete(f"{path}/seats/0", token=token)
    problem(seated[0], 401, "unknown_token")
    assert spectator[0].json == client.get(path).json
