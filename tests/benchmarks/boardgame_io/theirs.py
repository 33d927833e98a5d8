"""boardgame.io's side: its server, and a client process for each kind of client."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import NamedTuple

from service.server.embedded import end_with_parent, stop
from tests.benchmarks.boardgame_io.played import Played
from tests.benchmarks.figures import MissingError
from tests.benchmarks.servers import cpu_of

_HERE = Path(__file__).parent
_INSTALLED = _HERE / "node_modules"
#: V8 takes this many rounds until it gets no faster.
_WARM_UP = 4

Process = subprocess.Popen[str]


class Theirs(NamedTuple):
    server: Process
    #: One process of each: it gets by on the other core, and a second one would take time from the server.
    own: Process
    raw: Process

    def play(self, client: Process) -> Played:
        """A round of matches that are created and joined before the clock starts."""
        _tell(client)
        _line(client)
        before = cpu_of(self.server.pid)
        _tell(client)
        moves, seconds, cpu = map(float, _line(client).split())
        spent = cpu_of(self.server.pid) - before
        return Played(moves / seconds, spent / moves * 1e6, cpu / moves * 1e6)


@contextmanager
def boardgame_io(together: int, each: int) -> Iterator[Theirs]:
    """Its server, warm, and clients that play so many matches at a time, so many one after the other in each round.

    Raises MissingError without Node.js or without boardgame.io's packages.
    """
    node = _node()
    with ExitStack() as running:
        server = running.enter_context(_running(node, "server.js"))
        sizes = (_line(server), str(together), str(each))
        own, raw = (running.enter_context(_running(node, "client.js", kind, *sizes)) for kind in ("own", "raw"))
        theirs = Theirs(server, own, raw)
        for client in (*[own] * _WARM_UP, raw):
            theirs.play(client)
        yield theirs


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
def _running(node: str, script: str, *arguments: str) -> Iterator[Process]:
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


def _tell(process: Process) -> None:
    process.stdin.write("\n")
    process.stdin.flush()


def _line(process: Process) -> str:
    line = process.stdout.readline() if process.stdout else ""
    if not line:
        raise RuntimeError(f"{process.args} gave up")
    return line.strip()
