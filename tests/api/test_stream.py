"""The live stream, read from a service with two workers."""

from __future__ import annotations

import json
import os
import random
import signal
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

import msgspec
import pytest
import redis

from service.server.worker import _has_left
from tests.api.judged import Seated
from tests.api.served import EVENT_STREAM, LINES, Message, Served, Stream, in_background, messages, until, with_token


@pytest.fixture
def finished(match: Seated) -> Seated:
    """A match with a short story, which has ended."""
    chooser = random.Random(3)
    for _ in range(12):
        match.move_at_random(chooser)
    match.client.delete(match.path, token=match.creator)
    return match


def stream(match: Seated, seat: int | None = None, media: str = EVENT_STREAM, query: str = "", **more: Any) -> Stream:
    served: Any = match.client
    return Stream(served, f"{match.path}/events{query}", match.token(seat), media, **more)


def listeners(client: redis.Redis, match: Seated) -> int:
    """How many readers are subscribed to the match."""
    ((_, count),) = client.pubsub_numsub(f"match:{{{match.name}}}")
    return int(count)


def next_event(match: Seated, seat: int | None, known: int) -> Any:
    with stream(match, seat, headers={"Last-Event-ID": str(known)}) as opened:
        return next(opened.told(), None)


# What is told


def test_every_viewer_hears_the_story_that_it_may_read(match: Seated) -> None:
    viewers = (0, 1, None)
    streams = {seat: stream(match, seat) for seat in viewers}
    play_with_secrets(match)
    told = {}
    for seat, opened in streams.items():
        with opened:
            heard = [message for message in opened.messages() if message.name]
        *events, end = heard
        told[seat] = [json.loads(message.data) for message in events]
        assert told[seat] == match.story(seat)
        assert [message.last_id for message in events] == [str(event["seq"]) for event in told[seat]]
        assert {message.name for message in events} == {"message"}
        assert end.name == "end"
        assert json.loads(end.data) == {"end": "over", "last_event": len(events)}
    assert told[0] != told[None] or told[1] != told[None], "nobody has drawn a card that only they know"


def play_with_secrets(match: Seated) -> None:
    """To the end, drawing an unseen card whenever that is legal."""
    chooser = random.Random(1)
    while (shown := match.look())["status"] == "running":
        (seat,) = shown["asked"]["seats"]
        legal = match.legal(seat)
        drawing = [move for move in legal if move["body"]["move"]["type"] == "draw_seahorse_card"]
        match.move(seat, chooser.choice(drawing or legal)["body"])


def test_a_long_story_is_told_to_its_end(match: Seated) -> None:
    match.play_to_the_end(random.Random(1))
    story = match.story(0)
    assert len(story) > 100, "it is not longer than what is read at once"
    with stream(match, 0) as opened:
        assert list(opened.told()) == story


def test_lines_of_json_for_scripts(match: Seated) -> None:
    with stream(match, 0, LINES) as opened:
        match.move_at_random(random.Random(2))
        match.client.delete(match.path, token=match.creator)
        *events, end = [json.loads(line) for line in opened.lines() if line != b"\n"]
    assert events == match.story(0)
    assert end == {"end": "abandoned", "last_event": len(events)}


def test_an_abandoned_match_ends_its_story(match: Seated) -> None:
    with stream(match) as opened:
        match.client.delete(match.path, token=match.creator)
        *_, last, end = [message for message in opened.messages() if message.name]
    assert json.loads(last.data)["event"]["type"] == "match_abandoned"
    assert json.loads(end.data) == {"end": "abandoned", "last_event": int(last.last_id)}


def test_a_stream_is_neither_cached_nor_buffered(match: Seated) -> None:
    with stream(match) as opened:
        headers = opened.answer.headers
    assert headers["Cache-Control"] == "no-store"
    assert headers["X-Accel-Buffering"] == "no"


def test_the_connection_can_be_used_after_the_end(finished: Seated, served: Served) -> None:
    connection = served.connect()
    for _ in range(2):
        connection.request("GET", f"{finished.path}/events?after=5", headers={"Accept": LINES})
        assert connection.getresponse().read().splitlines()[-1].startswith(b'{"end":"abandoned"')
    connection.close()


# Coming back


def test_resuming_from_every_position(finished: Seated, served: Served) -> None:
    story = finished.story(1)
    connection = served.connect()
    for known in range(len(story) + 1):
        headers = {"Accept": EVENT_STREAM, "Last-Event-ID": str(known), **with_token(finished.tokens[1])}
        connection.request("GET", f"{finished.path}/events?after=0", headers=headers)
        *events, end = messages(iter(connection.getresponse().read().splitlines(keepends=True)))
        assert [json.loads(message.data) for message in events] == story[known:]
        assert end.name == "end"
    connection.close()


def test_after_does_what_the_header_does(finished: Seated) -> None:
    story = finished.story()
    for media in (EVENT_STREAM, LINES):
        with stream(finished, None, media, f"?after={len(story) - 2}") as opened:
            assert opened.answer.read().count(b'"seq":') == 2


def test_a_stream_cut_anywhere_is_resumed_without_a_gap_or_a_repeat(finished: Seated) -> None:
    """Cut after a random number of bytes each time, mostly in the middle of an event."""
    chooser = random.Random(7)
    heard: list[Message] = []
    while not heard or heard[-1].name != "end":
        known = {"Last-Event-ID": heard[-1].last_id} if heard else {}
        with stream(finished, 0, headers=known) as opened:
            received = opened.read(chooser.randrange(60, 900))
        heard += messages(iter(received.splitlines(keepends=True)))
    assert [json.loads(message.data) for message in heard[:-1]] == finished.story(0)


def test_listeners_who_come_and_go_while_the_match_is_played_miss_nothing(match: Seated) -> None:
    heard: list[Any] = []

    def listen(chooser: random.Random) -> bool:
        while True:
            query = f"?after={heard[-1]['seq']}" if heard else ""
            with stream(match, 1, LINES, query) as opened:
                for line in opened.lines():
                    if line.startswith(b'{"end"'):
                        return True
                    heard.extend([json.loads(line)] if line != b"\n" else [])
                    if chooser.random() < 0.2:
                        break

    with in_background(listen, random.Random(4)):
        match.play_to_the_end(random.Random(4))
    assert heard == match.story(1)


# Staying alive


def test_heartbeats(match: Seated) -> None:
    newest = f"?after={match.look()['last_event']}"
    with stream(match, query=newest) as opened:
        begun = time.monotonic()
        lines = opened.lines()
        assert [next(lines) for _ in range(6)] == [b"retry: 1000\n", b"\n", b":\n", b"\n", b":\n", b"\n"]
        assert time.monotonic() - begun > 0.7
    with stream(match, None, LINES, newest) as opened:
        lines = opened.lines()
        assert [next(lines) for _ in range(3)] == [b"\n"] * 3


def test_a_move_through_the_other_worker_is_told(match: Seated, served: Served) -> None:
    one, other = served.workers
    for listening, moving in ((one, other), (other, one)):
        with only(listening, instead_of=moving):
            opened = stream(match)
            known = match.look()["last_event"]
            opened.take(known)
        with only(moving, instead_of=listening):
            match.move_at_random(random.Random(5))
        with opened:
            assert opened.take(1)[0]["seq"] == known + 1


@contextmanager
def only(worker: int, instead_of: int) -> Iterator[None]:
    """Only this worker takes requests."""
    assert worker != instead_of
    os.kill(instead_of, signal.SIGSTOP)
    try:
        yield
    finally:
        os.kill(instead_of, signal.SIGCONT)


def test_the_feed_connects_again_and_nothing_is_missed(match: Seated, redis_client: redis.Redis) -> None:
    with stream(match, 0) as opened:
        opened.take(match.look()["last_event"])
        events = opened.told()
        for _ in range(5):
            until(lambda: listeners(redis_client, match) == 1)
            assert redis_client.client_kill_filter(_type="pubsub") >= 1
            made = match.move_at_random(random.Random(6)).json
            for told in match.story(0)[made["match"]["last_event"] - len(made["events"]) :]:
                assert next(events) == told


def test_idle_streams_share_one_redis_connection_per_worker(match: Seated, redis_client: redis.Redis) -> None:
    before = len(redis_client.client_list())
    opened = [stream(match) for _ in range(30)]
    try:
        assert 1 <= listeners(redis_client, match) <= 2
        assert len(redis_client.client_list()) - before < 30
    finally:
        for one in opened:
            one.close()


# Going away


def test_a_client_that_has_left_is_noticed_at_the_next_heartbeat(match: Seated, redis_client: redis.Redis) -> None:
    opened = [stream(match) for _ in range(4)]
    until(lambda: listeners(redis_client, match) >= 1)
    for one in opened:
        one.close()
    until(lambda: listeners(redis_client, match) == 0)


def test_a_worker_sees_at_once_that_a_client_has_left() -> None:
    ours, theirs = socket.socketpair()
    with ours, theirs:
        ours.settimeout(7)
        assert not _has_left(ours)
        theirs.send(b"the next request")
        assert not _has_left(ours)
        ours.recv(100)
        theirs.close()
        assert _has_left(ours)
        assert ours.gettimeout() == 7


def test_a_client_that_never_reads_is_dropped(match: Seated, served: Served, redis_client: redis.Redis) -> None:
    make_long(match, redis_client)
    with socket.socket() as client:
        client.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        client.connect(served.address)
        client.sendall(f"GET {match.path}/events HTTP/1.1\r\nHost: here\r\nAccept: {LINES}\r\n\r\n".encode())
        until(lambda: listeners(redis_client, match) == 1)
        until(lambda: listeners(redis_client, match) == 0)
        client.settimeout(10)
        received = receive_all(client)
    assert b"HTTP/1.1 200 OK" in received
    assert not received.endswith(b"0\r\n\r\n")
    assert "Traceback" not in served.log.read_text()


def make_long(match: Seated, client: redis.Redis) -> None:
    """Give a match a story of 2 MB, by telling its last event again and again."""
    key = f"match:{{{match.name}}}"
    last = match.look()["last_event"]
    ((_, fields),) = client.xrevrange(f"{key}:events", count=1)
    moves, _, *rest = msgspec.msgpack.decode(fields[b"e"])
    fat = msgspec.msgpack.encode([moves, b'{"type":"seat_taken","seat":0,"name":"' + b"x" * 1000 + b'"}', *rest])
    with client.pipeline() as pipe:
        for seq in range(last + 1, last + 2001):
            pipe.xadd(f"{key}:events", {"e": fat}, id=f"{seq}-0")
        pipe.hset(key, "last_event", last + 2000)
        pipe.execute()


def receive_all(client: socket.socket) -> bytes:
    received = b""
    try:
        while more := client.recv(65536):
            received += more
    except ConnectionResetError:
        pass
    return received


def test_a_player_who_leaves_hears_nothing_of_the_next(served: Served) -> None:
    created = served.post("/v1/matches", {"game": "island_of_gems", "seats": [{}, {}]}).json["match"]["id"]
    path = f"/v1/matches/{created}"
    token = served.post(f"{path}/seats", {}).json["token"]
    with Stream(served, f"{path}/events", token) as opened:
        assert opened.take(1)[0]["event"]["type"] == "seat_taken"
        served.delete(f"{path}/seats/0", token=token)
        for _ in range(2):
            served.post(f"{path}/seats", {})
        assert [message for message in opened.messages() if message.name] == []
    assert served.get(f"{path}/events", token=token).status_code == 401


# Stopping


def test_a_worker_that_stops_ends_streams_and_waits(match: Seated, served: Served, redis_client: redis.Redis) -> None:
    """A stream ends cleanly but without `end`, a wait with 304; a client that comes back has missed nothing."""
    stopping, staying = served.workers
    known = {"If-None-Match": match.client.get(match.path).headers["ETag"]}
    with ExitStack() as both:
        with only(stopping, instead_of=staying):
            wait = in_background(lambda: served.get(f"{match.path}?wait=8", headers=known))
            results = both.enter_context(wait)
            until(lambda: listeners(redis_client, match) == 1)
            opened = both.enter_context(stream(match, 0))
            heard = opened.take(match.look()["last_event"])
        os.kill(stopping, signal.SIGTERM)
        assert [message.name for message in opened.messages() if message.name] == []
    assert results[0].status_code == 304
    match.move_at_random(random.Random(10))
    # The old worker still takes connections for a moment, and closes them.
    until(lambda: next_event(match, 0, heard[-1]["seq"]) == match.story(0)[len(heard)])
    until(lambda: len(served.workers) == 2 and stopping not in served.workers)
