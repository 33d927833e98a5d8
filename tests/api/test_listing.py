"""The list of matches: every listed match once, newest first, a page at a time, whatever happens in between."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest
import redis
from flask import Flask

from service.games import GAMES
from tests.api.judged import JudgedClient, Seated

GEMS = "island_of_gems"


def create(client: JudgedClient, game: str = GEMS, **wanted: Any) -> Any:
    answer = client.post("/v1/matches", {"game": game, **wanted})
    assert answer.status_code == 201, answer.json
    return answer.json["match"]["id"]


def join(client: JudgedClient, match: str) -> None:
    assert client.post(f"/v1/matches/{match}/seats", {}).status_code == 201


def pages(client: JudgedClient, path: str) -> Any:
    """The ids of the matches, page by page."""
    while path:
        answer = client.get(path)
        assert answer.status_code == 200, answer.json
        yield [match["id"] for match in answer.json["matches"]]
        link = answer.headers.get("Link", "")
        assert not link or link.endswith('>; rel="next"')
        path = link.split(">")[0][1:]


def found(client: JudgedClient, query: str) -> list[str]:
    return [name for page in pages(client, f"/v1/matches?{query}") for name in page]


def test_an_empty_list(client: JudgedClient) -> None:
    answer = client.get("/v1/matches")
    assert answer.json == {"matches": []}
    assert "Link" not in answer.headers


def test_newest_first(client: JudgedClient) -> None:
    names = [create(client) for _ in range(3)]
    listed = client.get("/v1/matches").json["matches"]
    assert sorted(match["id"] for match in listed) == sorted(names)
    assert [match["created"] for match in listed] == sorted((match["created"] for match in listed), reverse=True)


def test_a_match_in_the_list(client: JudgedClient) -> None:
    name = create(client, seats=[{"name": "Ada"}, {}], options={"patterns": "table"})
    join(client, name)
    (match,) = client.get("/v1/matches").json["matches"]
    created = match.pop("created")
    assert match == {
        "id": name,
        "game": GEMS,
        "status": "open",
        "seats": [
            {"seat": 0, "name": "Ada", "called": "Ada", "taken": True},
            {"seat": 1, "name": None, "called": "Player 2", "taken": False},
        ],
        "options": {"patterns": "table"},
        "moves": 0,
        "url": f"/v1/matches/{name}",
    }
    assert client.get(match["url"]).json["created"] == created


def test_by_game(client: JudgedClient) -> None:
    by_game = {game: create(client, game) for game in GAMES}
    for game, name in by_game.items():
        assert found(client, f"game={game}") == [name]


def test_by_status(client: JudgedClient) -> None:
    abandoned = Seated(client, GEMS, 2)
    client.delete(abandoned.path, token=abandoned.creator)
    names = {"open": create(client), "running": Seated(client, GEMS, 2).name, "abandoned": abandoned.name}
    for status, name in names.items():
        assert found(client, f"status={status}") == [name]
    assert found(client, "status=over") == []


def test_by_free_seats(client: JudgedClient) -> None:
    two, one = create(client), create(client)
    join(client, one)
    running = Seated(client, GEMS, 2)
    assert set(found(client, "open_seats=1")) == {one, two}
    assert found(client, "open_seats=2") == [two]
    assert found(client, "open_seats=3") == []
    assert found(client, "open_seats=1&status=running") == []
    assert running.name not in found(client, "open_seats=1")


def test_the_next_page_keeps_the_filters(client: JudgedClient) -> None:
    wanted = [create(client) for _ in range(4)]
    for name in [create(client) for _ in range(4)]:
        join(client, name)
    assert sorted(found(client, "open_seats=2&status=open&game=island_of_gems&limit=1")) == sorted(wanted)


def test_a_match_that_is_not_listed_is_found_by_its_id_only(client: JudgedClient) -> None:
    name = create(client, listed=False)
    join(client, name)
    join(client, name)
    assert found(client, "") == []
    assert client.get(f"/v1/matches/{name}").json["status"] == "running"


def test_pages_have_no_gap_and_no_repeat(client: JudgedClient) -> None:
    names = {create(client) for _ in range(120)}
    listed = list(pages(client, "/v1/matches?limit=7"))
    assert [len(page) for page in listed] == [7] * 17 + [1]
    assert {name for page in listed for name in page} == names


def test_pages_have_no_gap_and_no_repeat_while_matches_change(client: JudgedClient) -> None:
    names = [create(client) for _ in range(120)]
    changing = iter(names)
    seen: list[str] = []
    for page in pages(client, "/v1/matches?limit=7"):
        seen += page
        create(client)
        for match in (next(changing), next(changing)):
            join(client, match)
            join(client, match)
    assert sorted(seen) == sorted(names)


def test_matches_of_the_same_moment_are_told_apart_by_their_ids(
    client: JudgedClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("service.matches.lobby.time", SimpleNamespace(time=lambda: 1_800_000_000.0))
    names = {create(client) for _ in range(20)}
    for limit in (1, 3, 20):
        listed = found(client, f"limit={limit}")
        assert (len(listed), set(listed)) == (20, names), limit


def test_a_page_that_is_exactly_full_has_no_next(client: JudgedClient) -> None:
    for _ in range(3):
        create(client)
    assert "Link" not in client.get("/v1/matches?limit=3").headers
    assert "Link" in client.get("/v1/matches?limit=2").headers


def test_a_match_that_changes_while_it_is_read_is_listed_once(
    client: JudgedClient, app: Flask, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = app.services.store
    name = create(client)
    read = store._read_listed

    def read_late(rows: Any) -> Any:
        monkeypatch.setattr(store, "_read_listed", read)
        join(client, name)
        join(client, name)
        return read(rows)

    monkeypatch.setattr(store, "_read_listed", read_late)
    assert found(client, "") == [name]
    monkeypatch.setattr(store, "_read_listed", read_late)
    assert found(client, "status=open") == []


def test_a_deleted_match_leaves_the_list(client: JudgedClient, redis_client: redis.Redis) -> None:
    gone, stays = create(client), create(client)
    redis_client.delete(f"match:{{{gone}}}")
    assert found(client, "") == [stays]


def test_an_old_deleted_match_leaves_the_index_too(
    client: JudgedClient, redis_client: redis.Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("service.matches.lobby.time", SimpleNamespace(time=lambda: 1_700_000_000.0))
    gone, stays = create(client), create(client)
    redis_client.delete(f"match:{{{gone}}}")
    assert found(client, "") == [stays]
    assert redis_client.zcard(f"matches:{GEMS}:open:2") == 1


def test_an_empty_page_leads_on_past_expired_matches(client: JudgedClient, redis_client: redis.Redis) -> None:
    stays = create(client)
    ((newest, _),) = redis_client.zscan(f"matches:{GEMS}:open:2")[1]
    later = int(newest[:13]) + 1000
    expired = {f"{later}-{number:020d}-1": 0 for number in range(150)}
    redis_client.zadd(f"matches:{GEMS}:open:2", expired)
    first, *others = pages(client, "/v1/matches?open_seats=1&limit=10")
    assert first == []
    assert [name for page in others for name in page] == [stays]


def test_a_match_is_in_one_index_once_it_has_changed(client: JudgedClient, redis_client: redis.Redis) -> None:
    match = Seated(client, GEMS, 2)
    client.delete(match.path, token=match.creator)
    assert set(redis_client.scan_iter("matches:*")) == {b"matches:due", f"matches:{GEMS}:abandoned".encode()}
    assert redis_client.zcard("matches:due") == redis_client.zcard(f"matches:{GEMS}:abandoned") == 1


def test_a_cursor_of_long_ago_leads_to_what_is_older(client: JudgedClient) -> None:
    create(client)
    assert found(client, "cursor=0000000000001-zzzzzzzzzzzzzzzzzzzz") == []
    assert len(found(client, "cursor=9999999999999-zzzzzzzzzzzzzzzzzzzz")) == 1
