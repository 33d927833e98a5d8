"""A page of the list costs the same however many games there are."""

from __future__ import annotations

import pytest
import redis
from msgspec.structs import replace

from service.games import GAMES
from service.matches.match import OVER, STATUSES
from service.store.store import Store
from tests.store.test_index import HEADER, LONG_AGO, WINDOW, Commands, name, write_header


@pytest.fixture(params=[3, 6, 12, 20])
def games(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """As many games as TIDETABLE_GAMES may name, each with up to four seats."""
    names = [f"game_{number}" for number in range(request.param)]
    for one in names:
        monkeypatch.setitem(GAMES, one, GAMES["coralia"])
    return names


@pytest.mark.parametrize("limit", [1, 100])
def test_stale_entries_of_every_game_are_removed_within_the_limit(
    store: Store, redis_client: redis.Redis, games: list[str], limit: int
) -> None:
    keys = [f"matches:{game}:{part}" for game in games for part in (*STATUSES, "open:1", "open:2", "open:3", "open:4")]
    for number in range(WINDOW * 3):
        redis_client.zadd(keys[number % len(keys)], {f"{LONG_AGO + number}-{name(number)}-1": 0})
    while redis_client.keys("matches:*"):
        with Commands(redis_client):
            assert store.listed(games, STATUSES, 0, None, limit).matches == []


def test_pages_lead_past_stale_entries_of_every_game(store: Store, redis_client: redis.Redis, games: list[str]) -> None:
    for number in range(WINDOW * 3):
        redis_client.zadd(f"matches:{games[number % len(games)]}:over", {f"{LONG_AGO + number}-{name(number)}-1": 0})
    write_header(redis_client, replace(HEADER, game=games[0], status=OVER, id=name(0), created=LONG_AGO))
    page = store.listed(games, STATUSES, 0, None, 100)
    while not page.matches:
        assert page.cursor
        page = store.listed(games, STATUSES, 0, page.cursor, 100)
    assert [match.header.id for match in page.matches] == [name(0)]
