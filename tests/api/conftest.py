from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
import redis
from flask import Flask

from service import create_app
from service.config import Settings
from tests.api.judged import JudgedClient, Seated
from tests.api.limited import limited  # noqa: F401 - a fixture
from tests.api.served import Served, serving
from tests.store.conftest import feed, store  # noqa: F401 - fixtures


@pytest.fixture(scope="session")
def app(redis_url: str) -> Iterator[Flask]:
    app = create_app(Settings(redis_url=redis_url))
    yield app
    app.services.feed.stop()


@pytest.fixture
def client(app: Flask, redis_client: redis.Redis) -> JudgedClient:  # noqa: ARG001 - Redis is empty before the test
    return JudgedClient(app)


@pytest.fixture
def gems(client: JudgedClient) -> Seated:
    """A match of Island of Gems, started, in which seat 0 begins."""
    return Seated(client, "island_of_gems", 2, starts=0)


@pytest.fixture
def drawn(client: JudgedClient) -> tuple[Seated, int, int]:
    """A match where a seat has drawn a card that nobody else knows; the seat, and the event's sequence number."""
    chooser = random.Random(5)
    for _ in range(20):
        match = Seated(client, "island_of_gems", 2)
        while match.look()["status"] == "running":
            seat = match.asked()
            legal = match.legal(seat)
            draws = [move for move in legal if move["body"]["move"]["type"] == "draw_seahorse_card"]
            made = match.move(seat, chooser.choice(draws or legal)["body"])
            for told in made.json["events"]:
                if told["event"].get("source") == "deck" and match.story()[told["seq"] - 1] != told:
                    return match, seat, told["seq"]
    pytest.fail("no card was ever drawn")


@pytest.fixture(scope="session")
def running_service(redis_url: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(redis_url, tmp_path_factory.mktemp("served") / "log", heartbeat=0.4, send_patience=1) as served:
        yield served


@pytest.fixture
def served(running_service: Served, redis_client: redis.Redis) -> Served:  # noqa: ARG001 - Redis is empty before the test
    """The service with two workers and short timeouts."""
    return running_service


@pytest.fixture
def match(served: Served) -> Seated:
    """A match of Island of Gems on the served service, started, in which seat 0 begins."""
    return Seated(served, "island_of_gems", 2, starts=0)  # type: ignore[arg-type] - it has what is needed
