"""The time until a worker is ready: from the start of gunicorn to the first 200, and the parsing of the contract."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Iterator

from service.server.embedded import embedded_redis
from tests.benchmarks.figures import Figure, spread
from tests.benchmarks.servers import SERVICE, answer, starting

_ROUNDS, _QUICK_ROUNDS = 5, 2
#: Prints the CPU seconds of the imports, of putting the app together, and of parsing YAML in both.
_PARTS = """
import time
begun = time.process_time()
import yaml
from service import app
imported = time.process_time()
load, parsing = yaml.load, 0.0
def timed(*args, **more):
    global parsing
    begun = time.process_time()
    try:
        return load(*args, **more)
    finally:
        parsing += time.process_time() - begun
yaml.load = timed
app.build()
print(imported - begun, time.process_time() - imported, parsing)
"""


def measure(quick: bool) -> Iterator[Figure]:
    rounds = _QUICK_ROUNDS if quick else _ROUNDS
    with embedded_redis() as server:
        ready = spread(_seconds(server.url) for _ in range(rounds))
    yield Figure("gunicorn with 1 worker: seconds from its start to the first 200", ready.of("s", 2))
    imports, building, parsing = (spread(of_all) for of_all in zip(*(_parts() for _ in range(rounds)), strict=True))
    share = parsing.median / (imports.median + building.median)
    yield Figure(
        "the app alone: CPU of its imports, of putting it together, and of the contract's YAML in that",
        f"{imports.of('s', 2)}, {building.of('s', 2)}, {parsing.of('s', 2)}, which is {share:.0%} of both",
    )


def _seconds(redis_url: str) -> float:
    begun = time.perf_counter()
    with starting(SERVICE, redis_url) as server:
        if b" 200 " not in answer(server.port, "/livez").partition(b"\r\n")[0]:
            raise RuntimeError("the service is not alive")
        return time.perf_counter() - begun


def _parts() -> list[float]:
    done = subprocess.run([sys.executable, "-c", _PARTS], capture_output=True, text=True, check=True)
    return [float(part) for part in done.stdout.split()]
