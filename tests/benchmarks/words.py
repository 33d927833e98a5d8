"""The cost of words: the answer to a move with and without sentences, and a decision with many moves."""

from __future__ import annotations

import io
import itertools
import time
from collections.abc import Iterator
from functools import partial
from statistics import median
from typing import Any
from unittest.mock import patch

import msgspec
import redis

from service import create_app
from service.api import show
from service.config import Settings
from service.engine.game import Game
from service.games import GAMES
from service.matches.use_cases import Match
from service.server.embedded import embedded_redis
from service.store.store import RUNNING, Facts, Seating
from service.words import LANGUAGES
from tests.benchmarks.figures import Figure, microseconds, race
from tests.benchmarks.legal_moves import late_positions
from tests.benchmarks.moves_over_http import Recorded
from tests.benchmarks.served_matches import Request

_ROUNDS = 11
_WARM = 20
_A_ROUND = 3
_MORE_AT_MOST = 1.05
_MATCHES = 10
_MANY_MOVES = 120
_MILLISECONDS = 3.0
_encode = msgspec.json.Encoder().encode


def measure() -> Iterator[Figure]:
    yield from map(_answer_of, GAMES.values())
    yield _decision_with_many_moves()


def _answer_of(game: Game) -> Figure:
    with embedded_redis() as server, redis.Redis.from_url(server.url) as store:
        matches = Recorded(server.url, store, game.name, game.seats[0], _WARM + _ROUNDS * _A_ROUND)
        app = create_app(Settings(redis_url=server.url))

        def measured(rounds: Iterator[slice]) -> float:
            return _cost(app, matches.from_the_beginning()[next(rounds)])

        def silent(rounds: Iterator[slice]) -> float:
            with (
                patch.object(show, "_told", lambda *_: ([""], [])),
                patch.object(show, "_panel", lambda *_: show._NO_PANEL),
            ):
                return measured(rounds)

        ours, theirs, ratio = race(partial(measured, _rounds()), partial(silent, _rounds()), _ROUNDS)
        app.extensions["feed"].stop()
    return Figure(
        f"{game.title}, {game.seats[0]} seats: CPU of a move in process, to one whose answer says nothing",
        f"{ratio:.1%} ({ours:.0f} µs to {theirs:.0f} µs)",
        f"at most {_MORE_AT_MOST:.0%}",
        ratio <= _MORE_AT_MOST,
    )


def _rounds() -> Iterator[slice]:
    """Each round plays other matches, because what was said before is cached; many come first, as on a busy server."""
    yield slice(_WARM)
    yield from (slice(begin, begin + _A_ROUND) for begin in itertools.count(_WARM, _A_ROUND))


def _cost(app: Any, matches: list[list[Request]]) -> float:
    """The CPU time of this process for a move, in microseconds."""
    environs = [_environ(move) for match in matches for move in match]
    begun = time.process_time()
    for environ in environs:
        b"".join(app.wsgi_app(environ, _must_be_ok))
    return (time.process_time() - begun) / len(environs) * 1e6


def _must_be_ok(status: str, _headers: Any, *_exc_info: Any) -> None:
    if not status.startswith("200"):
        raise RuntimeError(status)


def _environ(move: Request) -> dict[str, Any]:
    return {
        "REQUEST_METHOD": "POST",
        "PATH_INFO": move.path,
        "SCRIPT_NAME": "",
        "QUERY_STRING": "",
        "SERVER_NAME": "localhost",
        "SERVER_PORT": "80",
        "SERVER_PROTOCOL": "HTTP/1.1",
        "HTTP_HOST": "localhost",
        "HTTP_AUTHORIZATION": f"Bearer {move.token}",
        "HTTP_ACCEPT_LANGUAGE": "fr-FR,fr;q=0.9,en;q=0.8",
        "CONTENT_TYPE": "application/json",
        "CONTENT_LENGTH": str(len(move.body)),
        "wsgi.input": io.BytesIO(move.body),
        "wsgi.url_scheme": "http",
    }


def _decision_with_many_moves() -> Figure:
    many = [match for match in map(_match_at, late_positions(_MATCHES)) if _moves_of(match) >= _MANY_MOVES]
    times = [microseconds(_shown, [match]) / 1000 for match in many]
    again = [microseconds(_shown, [match]) / 1000 for match in many]
    return Figure(
        f"{len(many)} positions of Reef Gardens with {_MANY_MOVES} legal moves or more: the decision as JSON, in words",
        f"{median(times):.2f} ms in the median when it is said for the first time, {median(again):.2f} ms again",
        f"at most {_MILLISECONDS:g} ms",
        median(times) <= _MILLISECONDS,
    )


def _match_at(state: Any) -> Match:
    facts = Facts(
        id="0" * 20, game="reef_gardens", rules_version="", options=msgspec.to_builtins(state.options), starts=0,
        listed=False, automatic=True, created=0, creator=b"", secret=b"", status=RUNNING,
        seats=[Seating(name=name) for name in ("Ada", "Bo", "Cleo", "Dov")[: state.seats]],
    )  # fmt: skip
    return Match(facts, version=1, last_event=0, state=state)


def _seat_asked(match: Match) -> int:
    seat: int = match.state.pending[-1].seats[0] if match.state else 0
    return seat


def _moves_of(match: Match) -> int:
    return len(list(match.legal_moves(_seat_asked(match))))


def _shown(match: Match) -> bytes:
    return _encode(show.decision_shown(match, _seat_asked(match), LANGUAGES[-1]))
