"""Records over HTTP: public once a match has ended, verified, imported once, and replayed a few at once."""

from __future__ import annotations

import dataclasses
import json
import random
from typing import Any

import msgspec
import pytest
import redis
from click.testing import CliRunner, Result
from flask import Flask

from service import cli, create_app
from service.api.contract import examples
from service.api.replays import Replays
from service.app import Tidetable
from service.config import Settings
from service.games import GAMES
from service.matches.log import CHECKPOINT_EVERY
from service.matches.match import Match
from service.matches.records import MOST_MOVES
from service.words import FALLBACK
from tests.abuse.crafted import longest_record
from tests.api.expect import SAYS, fresh_key, problem
from tests.api.judged import JudgedClient, Seated
from tests.store.test_index import Commands
from tests.trust.played import CountedReplay, Played


@pytest.mark.parametrize("game", GAMES)
def test_a_record_verifies_is_imported_and_is_the_same_again(client: JudgedClient, game: str) -> None:
    match = Seated(client, game, 2)
    match.play_to_the_end(random.Random(4))
    record = client.get(f"{match.path}/record").json
    assert client.post("/v1/records/verify", record).json == {"same": True, "verdict": "The same match.", "where": None}
    imported = client.post("/v1/records", record)
    assert imported.status_code == 201
    path = imported.headers["Location"]
    assert client.get(f"{path}/record").json == record
    assert client.get(path).json["outcome"] == match.look()["outcome"]
    assert (match.look()["imported"], client.get(path).json["imported"]) == (False, True)
    assert client.get(f"{path}?at=5").json["view"] == client.get(f"{match.path}?at=5").json["view"]
    assert client.post("/v1/records", record).headers["Location"] == path


def test_a_key_imports_one_record_only(client: JudgedClient) -> None:
    records = []
    for seed in (4, 5):
        match = Seated(client, "island_of_gems", 2)
        match.play_to_the_end(random.Random(seed))
        records.append(client.get(f"{match.path}/record").json)
    once = fresh_key()
    imported, again = (client.post("/v1/records", records[0], headers=once) for _ in range(2))
    assert (again.status_code, again.data) == (201, imported.data)
    problem(client.post("/v1/records", records[1], headers=once), 409, "idempotency_key_reused")


def test_a_record_is_stored_once_however_it_is_written(client: JudgedClient, redis_client: redis.Redis) -> None:
    record = examples.record()
    backwards = json.dumps(_backwards(record), indent=3)
    paths = set()
    for headers in ({}, fresh_key(), fresh_key()):
        imported = client.post("/v1/records", record, headers=headers)
        sent = {"data": backwards, "content_type": "application/json", "headers": headers}
        again = client.call("POST", "/v1/records", **sent)
        assert (imported.status_code, again.status_code) == (201, 201)
        paths |= {imported.headers["Location"], again.headers["Location"]}
    assert len(paths) == 1
    assert len([*redis_client.scan_iter("match:*:log")]) == 1
    renamed = {**record, "seats": [{**record["seats"][0], "name": "Eve"}, *record["seats"][1:]]}
    problem(client.post("/v1/records", renamed), 409, "record_differs")


def _backwards(node: Any) -> Any:
    """The same JSON, with the members of each object in the opposite order."""
    if isinstance(node, dict):
        return {name: _backwards(node[name]) for name in reversed(node)}
    return [*map(_backwards, node)] if isinstance(node, list) else node


def test_a_record_that_is_known_is_not_replayed_again(client: JudgedClient, monkeypatch: pytest.MonkeyPatch) -> None:
    client.post("/v1/records", examples.record())
    counted = CountedReplay(monkeypatch)
    assert client.post("/v1/records", examples.record()).status_code == 201
    assert counted.moves == 0


def test_a_record_is_stored_again_if_it_is_gone(
    client: JudgedClient, app: Flask, redis_client: redis.Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    record = examples.record()
    path = client.post("/v1/records", record).headers["Location"]
    store = app.services.store
    renew = store.renew

    def renew_elsewhere(match: Match) -> bool:
        """Since it was read another server has taken over, which never had it."""
        redis_client.flushall()
        return renew(match)

    monkeypatch.setattr(store, "renew", renew_elsewhere)
    assert client.post("/v1/records", record).status_code == 201
    assert client.get(f"{path}/record").json == record


def test_a_record_that_is_imported_again_is_kept_as_long_as_a_new_one(
    client: JudgedClient, redis_client: redis.Redis
) -> None:
    client.post("/v1/records", examples.record())
    kept = {key: redis_client.ttl(key) for key in redis_client.keys("match:*")}
    for key in kept:
        redis_client.expire(key, 10)
    client.post("/v1/records", examples.record())
    assert all(kept[key] - 60 < redis_client.ttl(key) <= kept[key] for key in kept)


def test_a_record_that_is_imported_again_is_promised_as_a_new_one(
    client: JudgedClient, app: Flask, redis_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    record = examples.record()
    client.post("/v1/records", record)
    connections = app.services.store._connections
    monkeypatch.setattr(connections, "run_confirmed", lambda *_: (1, False))
    problem(client.post("/v1/records", record), 503, "not_replicated")
    insisting = JudgedClient(create_app(Settings(redis_url=redis_url, durability="always")))
    problem(insisting.post("/v1/records", record), 503, "store_not_durable")


def test_the_key_of_a_record_that_was_refused_can_be_used_again(client: JudgedClient) -> None:
    once = fresh_key()
    problem(client.post("/v1/records", {**examples.record(), "secret": "0" * 64}, headers=once), 409, "record_differs")
    assert client.post("/v1/records", examples.record(), headers=once).status_code == 201


def test_the_longest_record_costs_few_commands(client: JudgedClient, redis_client: redis.Redis) -> None:
    record = msgspec.json.decode(msgspec.json.encode(longest_record("reef_gardens")))
    with Commands(redis_client):
        path = client.post("/v1/records", record).headers["Location"]
    with Commands(redis_client):
        told = client.get(f"{path}/events", headers={"Accept": "application/x-ndjson"}).data.splitlines()
    events = [one for one in map(json.loads, filter(None, told)) if "event" in one]
    assert len(events) == client.get(path).json["last_event"] > 500
    assert client.get(f"{path}/record").json == record


def test_the_key_of_an_import_is_not_taken_for_a_new_match(client: JudgedClient) -> None:
    imports, creates = (fresh_key() for _ in range(2))
    new_match = {"game": "island_of_gems", "seats": [{}, {}]}
    assert client.post("/v1/records", examples.record(), headers=imports).status_code == 201
    problem(client.post("/v1/matches", new_match, headers=imports), 409, "idempotency_key_reused")
    assert client.post("/v1/matches", new_match, headers=creates).status_code == 201
    problem(client.post("/v1/records", examples.record(), headers=creates), 409, "idempotency_key_reused")


@pytest.mark.parametrize("address", ["/v1/records", "/v1/records/verify"])
def test_a_replay_that_gets_no_turn_is_refused_for_now(redis_client: redis.Redis, app: Flask, address: str) -> None:  # noqa: ARG001
    busy = Tidetable(dataclasses.replace(app.services, replays=Replays(at_once=1, patience=0.01)))
    client = JudgedClient(busy)
    with busy.services.replays.turn():
        answer = client.post(address, examples.record())
    problem(answer, 503, "busy")
    assert answer.headers["Retry-After"] == "1"
    for _ in range(2):
        assert client.post(address, examples.record()).status_code in (200, 201)
    problem(client.post("/v1/records", {**examples.record(), "secret": "0" * 64}), 409, "record_differs")
    assert client.post("/v1/records/verify", examples.record()).status_code == 200, "a failed replay keeps no turn"


@pytest.mark.parametrize("game", GAMES)
def test_the_record_of_an_abandoned_match_is_public(client: JudgedClient, game: str) -> None:
    match = Seated(client, game, 2)
    for _ in range(12):
        match.move_at_random(random.Random(4))
    problem(client.get(f"{match.path}/record"), 409, "match_not_over")
    client.delete(match.path, token=match.creator)
    record = client.get(f"{match.path}/record").json
    assert record["outcome"] is None
    assert client.post("/v1/records/verify", record).json["same"] is True
    path = client.post("/v1/records", record).headers["Location"]
    assert client.get(path).json["status"] == "abandoned"
    assert client.get(path).json["view"] == match.look()["view"]
    assert client.get(f"{path}/record").json == record


def test_a_match_abandoned_before_its_start_has_no_record(client: JudgedClient) -> None:
    created = client.post("/v1/matches", {"game": "coralia", "seats": [{}, {}]}).json
    path = created["match"]["id"]
    client.delete(f"/v1/matches/{path}", token=created["creator_token"])
    said = problem(client.get(f"/v1/matches/{path}/record"), 409, "match_not_over")
    assert said["detail"] == "The match has not started."


def test_a_look_at_the_past_of_an_imported_match_replays_no_further_than_a_checkpoint(
    client: JudgedClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    record = Played("coralia", 8, undo_every=3).to_the_end().record()
    path = client.post("/v1/records", msgspec.to_builtins(record)).headers["Location"]
    for moves in range(0, len(record.moves), 7):
        counted = CountedReplay(monkeypatch)
        assert client.get(f"{path}?at={moves}").status_code == 200
        assert counted.moves < CHECKPOINT_EVERY
        monkeypatch.undo()


def test_a_record_with_too_many_lines_is_refused_before_it_is_replayed(client: JudgedClient) -> None:
    record = examples.record()
    longer = {**record, "moves": record["moves"][:1] * (MOST_MOVES + 1)}
    (error,) = problem(client.post("/v1/records/verify", longer), 400, "contract_violation")["errors"]
    assert error["field"] == "moves"


def test_the_record_that_the_contract_shows_is_a_real_one(client: JudgedClient, app: Flask) -> None:
    shown = app.services.document.content["components"]["examples"]["record"]["value"]
    assert client.post("/v1/records/verify", shown).json["same"] is True
    assert client.post("/v1/records", shown).status_code == 201


def test_a_forged_record_is_detected_and_not_imported(client: JudgedClient) -> None:
    match = Seated(client, "island_of_gems", 2)
    match.play_to_the_end(random.Random(4))
    record = client.get(f"{match.path}/record").json
    record["outcome"]["scores"][0]["points"] += 1
    verdict = client.post("/v1/records/verify", record).json
    assert (verdict["same"], verdict["where"]) == (False, "outcome")
    answer = client.post("/v1/records", record)
    assert (answer.status_code, answer.json["type"]) == (409, "/problems/record_differs")


def test_the_faults_of_a_malformed_record_are_named_by_field(client: JudgedClient) -> None:
    match = Seated(client, "island_of_gems", 2)
    match.play_to_the_end(random.Random(4))
    record = client.get(f"{match.path}/record").json
    number = next(number for number, line in enumerate(record["moves"]) if "island" in line["move"])
    record["moves"][number]["move"]["island"] = 99
    answer = client.post("/v1/records/verify", record)
    assert answer.status_code == 400
    assert answer.json["errors"][0]["field"] == f"moves.{number}.move.island"


@pytest.mark.parametrize("name", ["\u0301", "Ada\u034f", "\ue000"], ids=ascii)
def test_a_name_that_no_player_could_take_is_refused(client: JudgedClient, name: str) -> None:
    first, *others = examples.record()["seats"]
    record = {**examples.record(), "seats": [{**first, "name": name}, *others]}
    (error,) = problem(client.post("/v1/records/verify", record), 400, "contract_violation")["errors"]
    assert error["field"] == "seats.0.name"
    assert error["detail"] == SAYS[FALLBACK]("fault-name")


@pytest.mark.parametrize(
    ("spoiled", "field", "detail"),
    [
        ({"outcome": {}}, "outcome", "is missing"),
        ({"outcome": 3}, "outcome", "3 is not of type object or null"),
        ({"outcome": {**examples.record()["outcome"], "winners": ["x"]}}, "outcome.winners.0", '"x" is not of type'),
    ],
)
def test_what_may_be_null_is_judged_as_what_else_it_may_be(
    client: JudgedClient, spoiled: Any, field: str, detail: str
) -> None:
    answer = client.post("/v1/records/verify", examples.record() | spoiled)
    error, *_ = problem(answer, 400, "contract_violation")["errors"]
    assert error["field"] == field
    assert detail in error["detail"]


def test_a_record_of_the_earlier_format_is_refused(client: JudgedClient) -> None:
    earlier = {**examples.record(), "format": "tidetable-record-1"}
    (error,) = problem(client.post("/v1/records/verify", earlier), 400, "contract_violation")["errors"]
    assert (error["field"], error["detail"]) == ("format", '"tidetable-record-1" is not tidetable-record-2')


def test_a_huge_or_endlessly_nested_record_is_refused_early(client: JudgedClient) -> None:
    huge = client.call("POST", "/v1/records/verify", data=b"[" * 50_000_000, content_type="application/json")
    assert (huge.status_code, huge.json["type"]) == (413, "/problems/body_too_large")
    many = client.call("POST", "/v1/records/verify", data=b"[" * 100_000, content_type="application/json")
    assert (many.status_code, many.json["type"]) == (413, "/problems/body_too_large")
    nested = client.call("POST", "/v1/records/verify", data=b"[" * 16_000, content_type="application/json")
    assert (nested.status_code, nested.json["type"]) == (400, "/problems/body_too_deep")


def test_the_offline_command_agrees(client: JudgedClient, tmp_path: Any) -> None:
    def verified() -> Result:
        return CliRunner().invoke(cli.main, ["verify", str(file)])

    match = Seated(client, "coralia", 2)
    match.play_to_the_end(random.Random(4))
    record = client.get(f"{match.path}/record").json
    file = tmp_path / "record.json"
    file.write_bytes(msgspec.json.encode(record))
    same = verified()
    assert same.exit_code == 0
    assert "the same match" in same.stdout
    file.write_bytes(msgspec.json.encode(Played("coralia", 3).abandon().record()))
    assert verified().stdout == "the same match: Coralia, 0 moves. The match was called off.\n"
    record["moves"][6]["check"] = "0" * 16
    file.write_bytes(msgspec.json.encode(record))
    different = verified()
    assert different.exit_code == 1
    assert "moves.6" in different.stderr
    file.write_bytes(msgspec.json.encode(record)[:-100])
    assert verified().exit_code == 2
