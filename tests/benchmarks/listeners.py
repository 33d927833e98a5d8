"""A thousand listeners on one match: how long each move takes from its POST to every one of them, and what that costs.

Half of them are spectators, the others sit on the match's seats, and one worker serves them all.
"""

from __future__ import annotations

import json
import re
import select
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack
from statistics import quantiles

import redis

from service.games import GAMES
from service.server.embedded import embedded_redis
from tests.benchmarks.client import post
from tests.benchmarks.figures import Figure, spread
from tests.benchmarks.recorded import Recorded, Request, recorder, seats_of
from tests.benchmarks.servers import SERVICE, Server, allow_open_files, serving

_GAME = GAMES["coralia"]
_LISTENERS = 1000
_WARM_UP = 2
_MOVES, _QUICK_MOVES = 40, 8
_MILLISECONDS = 60.0
_PATIENCE = 60.0


def measure(quick: bool) -> Iterator[Figure]:
    allow_open_files(_LISTENERS + 200)
    with recorder() as one:
        matches = one.record(_GAME, seats_of(_GAME), 1)
    moves = matches.parts[0][: _QUICK_MOVES if quick else _MOVES]
    for languages in (["en"], ["en", "de"]):
        # On a server of its own: one that has had an audience finds out at the next event that it has left.
        with ExitStack() as running:
            url = running.enter_context(embedded_redis()).url
            matches.set_back(running.enter_context(redis.Redis.from_url(url)))
            yield _listened_to(running.enter_context(serving(SERVICE, url)), matches, moves, languages)


def _listened_to(server: Server, matches: Recorded, moves: list[Request], languages: list[str]) -> Figure:
    audience = Audience(server, matches, languages)
    for move in moves[:_WARM_UP]:
        audience.delays(move)
    before = server.cpu()
    by_move = [quantiles(audience.delays(move), n=100) for move in moves[_WARM_UP:]]
    spent = (server.cpu() - before) / (len(by_move) * _LISTENERS) * 1e6
    audience.leave()
    p50, p99 = (spread(percentiles[number] * 1e3 for percentiles in by_move) for number in (49, 98))
    return Figure(
        f"{_GAME.title}, {_LISTENERS:,} listeners on one match, {' and '.join(languages)}, 1 worker: POST to delivery",
        f"p50 {p50.of('ms')}, p99 {p99.of('ms')}; CPU {spent:.0f} µs a delivery",
        f"p99 under {_MILLISECONDS:g} ms",
        p99.median < _MILLISECONDS,
    )


class Audience:
    """Listeners that have heard all there is, and one connection that makes the moves."""

    def __init__(self, server: Server, matches: Recorded, languages: list[str]) -> None:
        self._poll = select.epoll()
        self._sockets: dict[int, socket.socket] = {}
        self._mover = self._connect(server)
        #: The newest event that each listener has heard of, and when it did.
        self._heard: dict[int, tuple[int, float]] = {}
        path = f"/v1/matches/{matches.parts[0][0].match}/events"
        for number in range(_LISTENERS):
            seat = number // 2 % (2 * matches.seats)  # beyond the seats: spectators
            token = matches.tokens[0][seat] if seat < matches.seats else None
            listener = self._connect(server)
            listener.sendall(_listen(path, token, languages[number % len(languages)]))
            self._heard[listener.fileno()] = (0, 0.0)
        self._hear_of(1)

    def delays(self, move: Request) -> list[float]:
        """The seconds from the moment this move is posted until each listener has been told all of it."""
        begun = time.perf_counter()
        self._mover.sendall(post(move.path, move))
        self._hear_of(None)
        return [heard - begun for _, heard in self._heard.values()]

    def leave(self) -> None:
        for one in self._sockets.values():
            one.close()
        self._poll.close()

    def _connect(self, server: Server) -> socket.socket:
        one = socket.create_connection(("127.0.0.1", server.port), _PATIENCE)
        self._sockets[one.fileno()] = one
        self._poll.register(one, select.EPOLLIN)
        return one

    def _hear_of(self, event: int | None) -> None:
        """Wait until all listeners have heard of this event; without one, of the last that the mover is told."""
        answer = b""
        waiting = set(self._heard)
        while waiting or event is None:
            for descriptor, data in self._received():
                if descriptor == self._mover.fileno():
                    answer += data
                    event = _last_event(answer)
                    waiting = {one for one, (heard, _) in self._heard.items() if event is None or heard < event}
                    continue
                heard = _last_id(data) or self._heard[descriptor][0]
                self._heard[descriptor] = (heard, time.perf_counter())
                if event is not None and heard >= event:
                    waiting.discard(descriptor)

    def _received(self) -> Iterator[tuple[int, bytes]]:
        ready = self._poll.poll(_PATIENCE)
        if not ready:
            raise TimeoutError("not every listener is told")
        for descriptor, _ in ready:
            data = self._sockets[descriptor].recv(65536)
            if not data:
                raise ConnectionError("a stream has ended")
            yield descriptor, data


def _listen(path: str, token: str | None, language: str) -> bytes:
    head = f"GET {path} HTTP/1.1\r\nHost: localhost\r\nAccept: text/event-stream\r\nAccept-Language: {language}\r\n"
    return (head + (f"Authorization: Bearer {token}\r\n\r\n" if token else "\r\n")).encode()


def _last_id(heard: bytes) -> int:
    found = heard.rpartition(b"\nid: ")[2] if b"\nid: " in heard else b"0\n"
    return int(found.partition(b"\n")[0])


def _last_event(answer: bytes) -> int | None:
    """The newest event after the move, once its answer is whole."""
    head, _, body = answer.partition(b"\r\n\r\n")
    length = re.search(rb"content-length: (\d+)", head, re.IGNORECASE)
    if length is None or len(body) < int(length[1]):
        return None
    if not head.startswith(b"HTTP/1.1 200"):
        raise RuntimeError(answer.decode())
    return int(json.loads(body)["match"]["last_event"])
