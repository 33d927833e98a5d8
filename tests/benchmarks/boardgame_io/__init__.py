"""Moves over HTTP beside boardgame.io's over its sockets: two of our workers, in memory, to its one process.

boardgame.io plays the tic-tac-toe of its tutorial and keeps it in memory. On both sides sixteen matches are played at
the same time, each over one connection that makes the moves of all its seats and waits for each to be answered.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from functools import partial
from pathlib import Path

import redis

from service.server.embedded import embedded_redis, end_with_parent, stop
from tests.benchmarks import recorded
from tests.benchmarks.client import compiled
from tests.benchmarks.figures import Figure, MissingError, race
from tests.benchmarks.moves_over_http import move_bytes
from tests.benchmarks.recorded import Recorded
from tests.benchmarks.servers import SERVICE, serving

_HERE = Path(__file__).parent
_INSTALLED = _HERE / "node_modules"
_TOGETHER = 16
_MATCHES_OF_EACH = 12
_ROUNDS, _QUICK_ROUNDS = 7, 2
_TARGET = 1.2


def measure(quick: bool) -> Iterator[Figure]:
    with ExitStack() as running:
        client = running.enter_context(compiled())
        their_rate = running.enter_context(_boardgame_io())
        url = running.enter_context(embedded_redis()).url
        store = running.enter_context(redis.Redis.from_url(url))
        service = running.enter_context(serving(SERVICE, url, workers=2))

        def our_rate(matches: Recorded, requests: Path) -> float:
            matches.set_back(store)
            return client.send(requests, service).rate

        for matches in recorded.of_all_games(quick):
            requests = client.write(matches.shares(_TOGETHER), move_bytes)
            ours, theirs, ratio = race(
                partial(our_rate, matches, requests), their_rate, _QUICK_ROUNDS if quick else _ROUNDS
            )
            yield Figure(
                f"{matches.game.title}, in memory, 2 workers, {_TOGETHER} clients: moves, to boardgame.io's",
                f"{ratio.times()}: {ours:,.0f} to {theirs:,.0f}/s",
                f"at least {_TARGET:g} times",
                ratio.median >= _TARGET,
            )


@contextmanager
def _boardgame_io() -> Iterator[Callable[[], float]]:
    """Its moves per second in one round. Raises MissingError without Node.js or without its packages."""
    node = _node()
    with ExitStack() as running:
        server = running.enter_context(_running(node, "server.js"))
        port = _line(server)
        client = running.enter_context(_running(node, "client.js", port, str(_TOGETHER), str(_MATCHES_OF_EACH)))

        def rate() -> float:
            client.stdin.write("\n")
            client.stdin.flush()
            moves, seconds, _ = map(float, _line(client).split())
            return moves / seconds

        rate()  # V8 takes longer to warm up
        yield rate


def _node() -> str:
    node, npm = shutil.which("node"), shutil.which("npm")
    if not node or not npm:
        raise MissingError("needs Node.js and npm, and they are not here")
    stamp, wanted = _INSTALLED / "installed", hashlib.sha256((_HERE / "package-lock.json").read_bytes()).hexdigest()
    if not stamp.exists() or stamp.read_text() != wanted:
        command = [npm, "ci", "--prefix", str(_HERE), "--no-audit", "--no-fund", "--loglevel=error"]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode:
            raise MissingError(f"npm can't install boardgame.io: {done.stderr.strip()[-200:]}")
        stamp.write_text(wanted)
    return node


@contextmanager
def _running(node: str, script: str, *arguments: str) -> Iterator[subprocess.Popen[str]]:
    process = subprocess.Popen(
        [node, str(_HERE / script), *arguments],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "NODE_ENV": "production"},
        preexec_fn=end_with_parent,
    )
    try:
        yield process
    finally:
        stop(process)


def _line(process: subprocess.Popen[str]) -> str:
    line = process.stdout.readline() if process.stdout else ""
    if not line:
        raise RuntimeError(f"{process.args} gave up")
    return line.strip()
