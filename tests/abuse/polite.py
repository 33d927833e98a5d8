"""Polite clients, each in a process of its own so that an abuser's work doesn't count as theirs.

`python -m tests.abuse.polite PORT ADDRESS WHAT` goes on until its input ends, and prints how it was served.
"""

from __future__ import annotations

import json
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.abuse.caller import Caller, FailedError, Table, calling
from tests.abuse.figures import Served

PLAYS, PLAYS_ON_ONE_CONNECTION, VERIFIES = "plays", "plays-on-one-connection", "verifies"
_ROOT = Path(__file__).parents[2]
#: The longest that a polite client goes on, in seconds, and how many failures it takes until it gives up.
_LONGEST = 300.0
_MOST_FAILURES = 20
#: Between two moves, and between two records that are verified, in seconds.
_THINKING, _VERIFYING = 0.005, 0.05


@contextmanager
def polite_client(port: int, source: str, what: str) -> Iterator[Served]:
    """A client that is served while the block runs; its figures are there after the block."""
    command = [sys.executable, "-m", "tests.abuse.polite", str(port), source, what]
    process = subprocess.Popen(command, cwd=_ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    served = Served()
    try:
        assert process.stdout
        process.stdout.readline()  # it has begun
        yield served
        told = json.loads(process.communicate(timeout=60)[0])
        served.seconds += told["seconds"]
        served.failures += told["failures"]
    finally:
        process.kill()
        process.wait()


def _serve(caller: Caller, rounds: Callable[[Caller, threading.Event], None]) -> Served:
    served, stopping, give_up = Served(), threading.Event(), time.monotonic() + _LONGEST
    threading.Thread(target=lambda: (sys.stdin.read(), stopping.set()), daemon=True).start()
    while not stopping.is_set() and time.monotonic() < give_up and len(served.failures) < _MOST_FAILURES:
        try:
            rounds(caller, stopping)
        except FailedError as error:
            served.failures.append(str(error))
    served.seconds = caller.seconds
    return served


def _play(caller: Caller, stopping: threading.Event) -> None:
    """A match of each game, over a new connection each."""
    for game in caller.get("/v1/games")["games"]:
        _play_one(caller, stopping, game["id"])
        caller.close()


def _play_on(caller: Caller, stopping: threading.Event) -> None:
    for game in caller.get("/v1/games")["games"]:
        _play_one(caller, stopping, game["id"])


def _play_one(caller: Caller, stopping: threading.Event, game: str) -> None:
    table = None if stopping.is_set() else Table(caller, game, seed=len(caller.seconds))
    while table and table.asked and not stopping.is_set():
        table.move()
        time.sleep(_THINKING)


def _verify(caller: Caller, stopping: threading.Event) -> None:
    """A short record again and again; only verifying it counts."""
    table = Table(caller, "island_of_gems")
    for _ in range(5):
        table.move()
    record = table.record()
    caller.seconds.clear()
    while not stopping.is_set():
        if not caller.expect(200, "POST", "/v1/records/verify", record).json["same"]:
            raise FailedError("a record of the service's own does not verify")
        time.sleep(_VERIFYING)


_ROUNDS = {PLAYS: _play, PLAYS_ON_ONE_CONNECTION: _play_on, VERIFIES: _verify}


def main(port: str, source: str, what: str) -> None:
    with calling(("127.0.0.1", int(port)), source) as caller:
        caller.get("/v1/languages")
        caller.seconds.clear()
        sys.stdout.write("\n")
        sys.stdout.flush()
        served = _serve(caller, _ROUNDS[what])
    json.dump({"seconds": served.seconds, "failures": served.failures}, sys.stdout)


if __name__ == "__main__":
    main(*sys.argv[1:])
