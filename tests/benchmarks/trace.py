"""One move's path through our own files: how many there are, how often it switches between them and turns back.

`python -m tests.benchmarks.trace [GAME]` prints the calls as an outline, those of the same caller merged.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from types import FrameType
from typing import Any, NamedTuple

import click

import service
from service.engine.game import Game
from service.games import GAMES
from tests.benchmarks.figures import Figure
from tests.benchmarks.in_process import call, move_environ
from tests.benchmarks.recorded import recorder, seats_of

_ROOT = f"{Path(service.__file__).parent}/"
_RULES = ("engine/", "games/")
_EARLIER_MOVES = 20


class Call(NamedTuple):
    """A function of ours, by its file below service/."""

    file: str
    function: str

    @property
    def room(self) -> str:
        return self.file.partition("/")[0].removesuffix(".py")


class Node(dict[Call, "Node"]):
    """What was called from one place, and how many times that place was called itself."""

    times = 0

    def outline(self, depth: int = 0) -> Iterator[str]:
        for one, node in self.items():
            yield f"{'  ' * depth}{one.file}:{one.function}" + (f" x {node.times}" if node.times > 1 else "")
            yield from node.outline(depth + 1)


class Trace:
    """Collects the calls between `sys.setprofile(trace)` and `sys.setprofile(None)`."""

    def __init__(self) -> None:
        self.root = Node()
        self.files: dict[str, None] = {}
        self.frames: set[FrameType] = set()
        self.switches = 0
        #: Calls that lead back into a file, or a room, that is on the stack already, from another one.
        self.turns: Counter[tuple[str, str]] = Counter()
        self.room_turns = 0
        self._stack: list[tuple[Call, Node]] = []

    def __call__(self, frame: FrameType, event: str, _argument: Any) -> None:
        code = frame.f_code
        # Comprehensions are not functions that a reader looks up, and newer Pythons give them no frame.
        if event not in ("call", "return") or not code.co_filename.startswith(_ROOT) or code.co_name.endswith("comp>"):
            return
        if event == "call":
            self.frames.add(frame)
            self._enter(Call(code.co_filename.removeprefix(_ROOT), code.co_qualname))
        else:
            self._stack.pop()

    def _enter(self, one: Call) -> None:
        self.files[one.file] = None
        above, node = self._stack[-1] if self._stack else (one, self.root)
        self.switches += one.file != above.file
        if one.file != above.file and any(one.file == below.file for below, _ in self._stack):
            self.turns[above.file, one.file] += 1
        self.room_turns += one.room != above.room and any(one.room == below.room for below, _ in self._stack)
        entered = node.setdefault(one, Node())
        entered.times += 1
        self._stack.append((one, entered))

    @property
    def house(self) -> list[str]:
        """The files outside the engine and the games, whose rules may be spread over many."""
        return [file for file in self.files if not file.startswith(_RULES)]

    def totals(self) -> str:
        outside = len(self.house)
        turns = f"turns back: {self.turns.total()} ({self.room_turns} to a room)"
        files = f"files outside games and engine: {outside}, files in all: {len(self.files)}"
        return f"files: {len(self.files)}, switches: {self.switches}, {turns}; {files}, frames: {len(self.frames)}"


def measure(_quick: bool) -> Iterator[Figure]:
    for game in GAMES.values():
        yield Figure(f"{game.title}, {seats_of(game)} seats: the path of one POST of a move", traced(game).totals())


def traced(game: Game) -> Trace:
    """A move in the middle of a match, made by an app that has warmed up."""
    with recorder() as one:
        matches = one.record(game, seats_of(game), 1)
        matches.set_back(one.store)
        *earlier, environ = map(move_environ, matches.parts[0][: _EARLIER_MOVES + 1])
        for before in earlier:
            call(one.app, before)
        sys.setprofile(trace := Trace())
        try:
            call(one.app, environ)
        finally:
            sys.setprofile(None)
    return trace


@click.command()
@click.argument("game", type=click.Choice(list(GAMES)), default="coralia")
def main(game: str) -> None:
    """Print the calls that one move of GAME makes, as an outline."""
    trace = traced(GAMES[game])
    turns = [f"  {left} -> {entered} x {times}" for (left, entered), times in trace.turns.items()]
    lines = [*trace.root.outline(), "", "files:", *trace.files, "", "turns back:", *turns, "", trace.totals()]
    click.echo("\n".join(lines))


if __name__ == "__main__":
    main(prog_name="python -m tests.benchmarks.trace")
