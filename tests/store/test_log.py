"""The log of a match in Redis: read backwards, only as far as needed, in one round trip down to a checkpoint."""

from __future__ import annotations

from itertools import islice
from typing import Any

import pytest
import redis
from msgspec.structs import replace

from service.games import GAMES
from service.matches import history, undo
from service.matches.errors import NoSuchMatchError
from service.matches.log import CHECKPOINT_EVERY
from service.matches.match import ABANDONED, OVER, RUNNING, Match, with_header
from service.store.store import Store
from tests.trust.played import Played


class Trips:
    """Counts the round trips to Redis, and the entries of a log that they bring."""

    def __init__(self, store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
        self.count = self.entries = 0
        self._call_all = store._connections.call_all
        monkeypatch.setattr(store._connections, "call_all", self)

    def __call__(self, *commands: Any) -> Any:
        replies = self._call_all(*commands)
        self.count += 1
        self.entries += len(replies[0])
        return replies


def stored(store: Store, played: Played, status: str = RUNNING, checkpoints: bool = True) -> Match:
    """The match in the store, with this status and its whole log and story."""
    log = tuple(played.log if checkpoints else (replace(entry, state=b"") for entry in played.log))
    match = with_header(replace(played.match, version=1, events=tuple(played.told), moves=log), status=status)
    assert store.write(match, None) is True
    found = store.read(match.header.id)
    assert found is not None
    return found


@pytest.fixture
def played() -> Played:
    """A match with moves taken back now and then."""
    return Played("coralia", 1, undo_every=25).to_the_end()


@pytest.mark.parametrize("status", [RUNNING, OVER, ABANDONED])
@pytest.mark.parametrize("checkpoints", [True, False])
def test_a_log_is_read_backwards_from_anywhere(store: Store, played: Played, status: str, checkpoints: bool) -> None:
    match = stored(store, played, status, checkpoints)
    log = store.log(match)
    assert len(log) == match.header.moves
    for moves in range(len(log) + 1):
        assert [*store.log_back_from(match, moves)] == log[:moves][::-1]


@pytest.mark.parametrize("status", [RUNNING, OVER])
@pytest.mark.parametrize("game", GAMES)
def test_a_look_at_any_move_is_one_round_trip(
    store: Store, game: str, status: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    played = Played(game, 1, undo_every=25).to_the_end()
    match = stored(store, played, status)
    for moves in range(1, match.header.moves):
        trips = Trips(store, monkeypatch)
        past = history.at(match, moves, store.log_back_from(match, moves))
        assert trips.count == 1
        assert trips.entries <= CHECKPOINT_EVERY
        assert past.dumped == history.at(played.match, moves, reversed(played.log[:moves])).dumped
        monkeypatch.undo()


def test_the_start_is_seen_without_the_log(store: Store, played: Played, monkeypatch: pytest.MonkeyPatch) -> None:
    match = stored(store, played)
    trips = Trips(store, monkeypatch)
    assert history.at(match, 0, store.log_back_from(match, 0)).last_event == match.header.start_event
    assert trips.count == 0


@pytest.mark.parametrize(("checkpoints", "most_trips"), [(True, 2), (False, 4)])
def test_an_undo_reads_only_the_end_of_a_long_log(
    store: Store, monkeypatch: pytest.MonkeyPatch, checkpoints: bool, most_trips: int
) -> None:
    monkeypatch.setattr(undo, "_needs_consent", lambda *_: False)
    played = Played("reef_gardens", 1)
    while len(played.log) < 120 or played.log[-1].automatic:
        played.move()
    match, seat = stored(store, played, checkpoints=checkpoints), played.log[-1].seat
    trips = Trips(store, monkeypatch)
    undone = undo.ask_undo(match, store.log_back_from(match, match.header.moves), seat)
    assert trips.count <= most_trips
    assert undone.moves == undo.ask_undo(played.match, reversed(played.log), seat).moves


def test_a_log_that_has_grown_is_read_as_long_as_it_was(store: Store, played: Played) -> None:
    match = with_header(stored(store, played), moves=20)
    assert store.log(match) == played.log[:20]
    assert [*store.log_back_from(match, 20)] == played.log[19::-1]
    assert store.log(with_header(match, moves=0)) == []


def test_a_log_that_is_archived_meanwhile_is_read_on(store: Store, played: Played) -> None:
    match = stored(store, played, checkpoints=False)
    reading = store.log_back_from(match, match.header.moves)
    newest = [*islice(reading, 3)]
    store._archive(match)
    assert [*newest, *reading] == store.log(match)[::-1]


def test_a_log_that_is_deleted_meanwhile_cannot_be_read(
    store: Store, played: Played, redis_client: redis.Redis
) -> None:
    match = stored(store, played)
    redis_client.flushall()
    with pytest.raises(NoSuchMatchError):
        store.log(match)
    with pytest.raises(NoSuchMatchError):
        next(store.log_back_from(match, 20))
