"""The live story of a match, told to threads."""

from __future__ import annotations

import queue
import threading
import time
from collections.abc import Callable
from contextlib import ExitStack

import pytest
import redis

from service.matches.errors import NoSuchMatchError, UnknownTokenError
from service.matches.match import OPEN, OVER, Match, Player, token_hash, with_header
from service.store.feed import Channel, Feed, Part, Waiter, story
from service.store.store import NumberedEvent, Store, events_key, log_key, match_key
from tests.store.playing import ANN, BO, CREATOR, HEADER, MATCH, Played, WatchedStore

PATIENCE = 30.0


@pytest.fixture
def played(store: Store) -> Played:
    return Played(store)


class Listener(threading.Thread):
    """Listens to a story until it ends."""

    def __init__(self, store: Store, feed: Feed, token: str | None = None, after: int = 0, pause: float = 0.0) -> None:
        super().__init__(daemon=True)
        self.parts: queue.SimpleQueue[Part] = queue.SimpleQueue()
        self.heard: list[NumberedEvent] = []
        self.failure: Exception | None = None
        self.ends = False
        self._story = story(store, feed, MATCH, token, after, heartbeat=PATIENCE)
        self._pause = pause
        self.start()

    def run(self) -> None:
        try:
            for part in self._story:
                assert part is not None
                self.heard += part.events
                self.ends = part.ends
                self.parts.put(part)
                time.sleep(self._pause)
        except Exception as error:
            self.failure = error

    def next_part(self) -> Part:
        """The next part of the story."""
        return self.parts.get(timeout=PATIENCE)

    def wait_for_end(self) -> None:
        self.join(PATIENCE)
        assert not self.is_alive(), "its story didn't end"


def numbers(events: list[NumberedEvent]) -> list[int]:
    return [seq for seq, _ in events]


def until(condition: Callable[[], bool]) -> None:
    give_up = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < give_up, "it never came true"
        time.sleep(0.01)


def wait_until_idle(store: WatchedStore) -> None:
    """Return once nobody has read for a moment."""
    seen = -1
    while seen != len(store.reads):
        seen = len(store.reads)
        time.sleep(0.3)


# One read for all


def test_a_change_is_read_once_for_all_listeners(store: WatchedStore, feed: Feed, played: Played) -> None:
    played.tell({}, {}, {})
    listeners = [Listener(store, feed) for _ in range(30)]
    assert [numbers(listener.next_part().events) for listener in listeners] == [[1, 2, 3]] * 30
    wait_until_idle(store)
    store.reads.clear()
    for seq in (4, 5, 6):
        played.tell({})
        parts = [listener.next_part() for listener in listeners]
        assert all(part is parts[0] for part in parts)
        assert numbers(parts[0].events) == [seq]
    assert store.reads == ["feed"] * 3


def test_only_listeners_who_see_more_get_their_own_part(store: WatchedStore, feed: Feed, played: Played) -> None:
    played.tell({})
    tokens = (None, None, CREATOR, ANN, ANN, BO)
    listeners = [Listener(store, feed, token) for token in tokens]
    for listener in listeners:
        listener.next_part()
    wait_until_idle(store)
    played.tell({0: b'"Ann knows"'})
    *others, ann, ann_too, bo = [listener.next_part() for listener in listeners]
    assert all(part is bo for part in others)
    assert ann is ann_too
    assert [event.to(ann.seat) for _, event in ann.events] == [b'"Ann knows"']
    assert [event.to(bo.seat) for _, event in bo.events] == [b"2"]
    played.tell({})
    first, *others = [listener.next_part() for listener in listeners]
    assert all(part is first for part in others)


def test_each_match_is_told_its_own_story(store: WatchedStore, feed: Feed, played: Played) -> None:
    other = Played(store)
    other.match = with_header(other.match, id="another")
    played.tell({})
    other.tell({}, {})
    one = Listener(store, feed)
    told = story(store, feed, "another", None, 0, heartbeat=PATIENCE)
    assert numbers(next(told).events) == [1, 2]  # type: ignore[union-attr]
    assert numbers(one.next_part().events) == [1]
    other.tell({})
    assert numbers(next(told).events) == [3]  # type: ignore[union-attr]
    told.close()  # type: ignore[attr-defined]
    played.tell({}, status=OVER)
    assert numbers(one.next_part().events) == [2]


def test_nothing_is_kept_when_the_last_listener_has_left(feed: Feed) -> None:
    with ExitStack() as listening:
        for _ in range(3):
            listening.enter_context(feed.waiter(MATCH))
        assert len(feed._channels) == 1
    assert not feed._channels


# Nothing is missed or told twice


@pytest.mark.parametrize("pause", [0.0, 0.004])
def test_a_listener_from_anywhere_hears_each_event_once(
    store: WatchedStore, feed: Feed, played: Played, pause: float
) -> None:
    played.tell(*[{}] * 250)
    starts = [0, 100, 130, 249, 250]
    listeners = [Listener(store, feed, ANN, after, number % 3 * pause) for number, after in enumerate(starts)]
    for number in range(120):
        played.tell(*[{0: b'"Ann knows"'}] * (number % 5))
        listeners += [Listener(store, feed, None, number)] if number % 30 == 0 else []
    starts += [0, 30, 60, 90]
    played.tell({}, status=OVER)
    assert played.match.last_event == 491
    for listener, after in zip(listeners, starts, strict=True):
        listener.wait_for_end()
        assert (listener.failure, listener.ends) == (None, True)
        assert numbers(listener.heard) == list(range(after + 1, 492))


def test_a_change_may_tell_more_than_is_read_at_once(store: WatchedStore, feed: Feed, played: Played) -> None:
    played.tell({})
    listeners = [Listener(store, feed) for _ in range(3)]
    for listener in listeners:
        listener.next_part()
    wait_until_idle(store)
    for count in (99, 100, 101, 250, 1):
        played.tell(*[{}] * count)
    played.tell(status=OVER)
    for listener in listeners:
        listener.wait_for_end()
        assert numbers(listener.heard) == list(range(1, 553))


def test_a_listener_ahead_of_the_story_disturbs_nobody(store: WatchedStore, feed: Feed, played: Played) -> None:
    played.tell({}, {})
    ahead = Listener(store, feed, after=3)
    ahead.wait_for_end()
    assert (ahead.heard, ahead.ends) == ([], False)
    listeners = [Listener(store, feed, after=1) for _ in range(5)]
    for listener in listeners:
        listener.next_part()
    wait_until_idle(store)
    played.tell({})
    for listener in listeners:
        listener.next_part()
    wait_until_idle(store)
    store.reads.clear()
    played.tell({})
    assert [numbers(listener.next_part().events) for listener in listeners] == [[4]] * 5
    assert store.reads == ["feed"]


def test_a_server_that_is_away_keeps_no_other_match_waiting(
    store: WatchedStore, feed: Feed, played: Played, redis_client: redis.Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of all channels that are subscribed to anew, those that can't be read wait by themselves."""
    is_back, read = threading.Event(), Channel._read_news

    def read_if_not_away(channel: Channel, of: Store) -> None:
        if channel._match != MATCH:
            is_back.wait(PATIENCE)
        read(channel, of)

    monkeypatch.setattr(Channel, "_read_news", read_if_not_away)
    with ExitStack() as others:
        for number in range(5):
            waiter = others.enter_context(feed.waiter(f"{number:020}"))
            waiter.channel.read_for_all(store, f"{number:020}", 0)
        played.tell({})
        listener = Listener(store, feed)
        listener.next_part()
        wait_until_idle(store)
        assert redis_client.client_kill_filter(_type="pubsub") == 1
        played.tell({})
        assert numbers(listener.next_part().events) == [2]
        is_back.set()


def test_a_story_ends_if_redis_has_lost_what_it_told(store: WatchedStore, feed: Feed, played: Played) -> None:
    played.tell({})
    played.tell({}, {})
    listener = Listener(store, feed)
    assert numbers(listener.next_part().events) == [1, 2, 3]
    wait_until_idle(store)
    store._connections.call("DEL", match_key(MATCH), events_key(MATCH), log_key(MATCH))
    played.match, played._before = Match(header=HEADER), None
    played.tell({})
    listener.wait_for_end()
    assert not listener.ends
    assert (listener.failure, numbers(listener.heard)) == (None, [1, 2, 3])


def test_listeners_read_for_themselves_what_could_not_be_read_for_all(
    store: WatchedStore, feed: Feed, played: Played
) -> None:
    played.tell({})
    listeners = [Listener(store, feed) for _ in range(3)]
    for listener in listeners:
        listener.next_part()
    wait_until_idle(store)

    def fail() -> None:
        raise redis.ConnectionError

    store.after_feed_read = fail
    played.tell({})
    assert [numbers(listener.next_part().events) for listener in listeners] == [[2]] * 3
    store.after_feed_read = lambda: None
    played.tell({})
    assert [numbers(listener.next_part().events) for listener in listeners] == [[3]] * 3


def test_a_lost_connection_does_no_harm(
    store: WatchedStore, feed: Feed, played: Played, redis_client: redis.Redis
) -> None:
    played.tell({})
    listener = Listener(store, feed)
    listener.next_part()
    for seq in range(2, 6):
        until(lambda: redis_client.pubsub_numsub(f"match:{{{MATCH}}}")[0][1] == 1)
        assert redis_client.client_kill_filter(_type="pubsub") >= 1
        played.tell({})
        assert numbers(listener.next_part().events) == [seq]


# Who may listen


def test_a_player_who_leaves_hears_nothing_of_the_next(store: WatchedStore, feed: Feed, played: Played) -> None:
    played.tell({})
    left, stays = Listener(store, feed, ANN), Listener(store, feed, BO)
    left.next_part()
    stays.next_part()
    wait_until_idle(store)
    next_player = [Player(name="Cy", token=token_hash("Cy's")), HEADER.seats[1]]
    played.tell({0: b'"Cy knows"'}, seats=next_player)
    left.wait_for_end()
    assert isinstance(left.failure, UnknownTokenError)
    assert numbers(left.heard) == [1]
    assert numbers(stays.next_part().events) == [2]


def test_a_token_may_be_newer_than_what_was_read(store: WatchedStore, feed: Feed, played: Played) -> None:
    """A seat is taken, and its player listens, while the reader still has what it read before."""
    played.tell({})
    Listener(store, feed).next_part()
    wait_until_idle(store)
    reading, go_on = threading.Event(), threading.Event()

    def hold() -> None:
        reading.set()
        assert go_on.wait(PATIENCE)

    store.after_feed_read = hold
    played.tell({})
    assert reading.wait(PATIENCE)
    store.after_feed_read = lambda: None
    played.tell({0: b'"Cy knows"'}, seats=[Player(name="Cy", token=token_hash("Cy's")), HEADER.seats[1]])
    young = Listener(store, feed, "Cy's")
    assert numbers(young.next_part().events) == [1, 2, 3]
    go_on.set()
    wait_until_idle(store)
    played.tell({0: b'"Cy knows more"'})
    part = young.next_part()
    assert [event.to(part.seat) for _, event in part.events] == [b'"Cy knows more"']


def test_there_is_no_story_without_a_match(store: WatchedStore, feed: Feed) -> None:
    with pytest.raises(NoSuchMatchError):
        next(story(store, feed, MATCH, None, 0, heartbeat=PATIENCE))


def test_the_story_of_a_deleted_match_ends(
    store: WatchedStore, feed: Feed, played: Played, redis_client: redis.Redis
) -> None:
    played.tell({})
    listener = Listener(store, feed)
    listener.next_part()
    redis_client.flushall()
    redis_client.publish(f"match:{{{MATCH}}}", 1)
    listener.wait_for_end()
    assert isinstance(listener.failure, NoSuchMatchError)


# Waiting


def test_heartbeats(store: WatchedStore, feed: Feed, played: Played) -> None:
    played.tell({}, status=OPEN)
    told = story(store, feed, MATCH, None, 1, heartbeat=0.05)
    assert [next(told) for _ in range(3)] == [None] * 3


def test_a_feed_that_stops_wakes_everybody(store: WatchedStore, feed: Feed, played: Played) -> None:
    played.tell({})
    listeners = [Listener(store, feed, after=1) for _ in range(3)]
    with feed.waiter(MATCH) as waiter:
        wait_until_idle(store)
        while waiter.wait(0):
            pass
        feed.stop()
        assert waiter.wait(PATIENCE)
    for listener in listeners:
        listener.wait_for_end()
        assert (listener.failure, listener.ends) == (None, False)


class _WokenTooLate(threading.Event):
    """A change comes at the very moment when the time runs out."""

    def wait(self, timeout: float | None = None) -> bool:
        in_time = super().wait(timeout)
        self.set()
        return in_time


def test_a_change_at_the_moment_of_a_heartbeat_is_not_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(threading, "Event", _WokenTooLate)
    waiter = Waiter(Channel())
    assert not waiter.wait(0)
    assert waiter.wait(0)


def test_no_change_is_lost_between_two_waits() -> None:
    channel = Channel()
    waiter = Waiter(channel)
    channel.wake()
    channel.wake()
    assert waiter.wait(0)
    assert not waiter.wait(0)
    channel.wake()
    assert waiter.wait(0)
