"""`python -m tests.cluster [GROUP …]` plays on a Cluster and a Sentinel group whose primaries fail, and counts."""

from __future__ import annotations

import random
import tempfile
import threading
import time
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from functools import partial
from pathlib import Path

import click

from tests.cluster.gates import Gates, running_gates
from tests.faults.listeners import Listener
from tests.faults.players import Caller, Player, story
from tests.faults.processes import running_service
from tests.faults.report import audit_all, internal_errors, seconds, table, wait_for_all
from tests.faults.verdict import Verdict
from tests.store.groups import GONE_AFTER, Group, Server, cluster, sentinel_group, until

_GROUPS: dict[str, Callable[..., AbstractContextManager[Group]]] = {
    "cluster": partial(cluster, durable=True),
    "sentinel": partial(sentinel_group, durable=True),
}
Fault = Callable[[Server], None]
_PLAYERS = 6
_PATIENCE = 5.0
#: How long a primary is away, in seconds: longer than the others wait before one of them takes over.
_AWAY = 5.0
#: No other server takes over sooner than this, in seconds.
_TAKES_OVER_AFTER = GONE_AFTER / 1000
#: Within how many seconds after the fault every client has to be served again.
_LONGEST_RECOVERY = 30.0
_TITLES = (
    "group",
    "fault",
    "acknowledged",
    "lost",
    "doubled",
    "wrong",
    "streams",
    "went on",
    "came back",
    "recovery",
    "",
)


def _kill(server: Server) -> None:
    """killed and started again"""
    server.kill()
    time.sleep(_AWAY)
    server.start()


def _hang(server: Server) -> None:
    """hung and going on"""
    server.hang()
    time.sleep(_AWAY)
    server.go_on()


def _cut_off(server: Server) -> None:
    """cut off from the others, but not from clients, and joined again"""
    server.cut_off()
    time.sleep(_AWAY)
    server.join()


_FAULTS: dict[str, Fault] = {"killed": _kill, "hung": _hang, "cut-off": _cut_off}


@click.command()
@click.argument("names", nargs=-1, type=click.Choice(list(_GROUPS)), metavar="[GROUP]...")
@click.option("--fault", "faults", multiple=True, type=click.Choice(list(_FAULTS)), help="By default, each in turn.")
@click.option("--rounds", type=click.IntRange(min=1), default=4, show_default=True, help="How often a primary fails.")
@click.option("--seed", type=int, default=1, show_default=True, help="Of the choice of primaries.")
@click.pass_context
def main(ctx: click.Context, names: tuple[str, ...], faults: tuple[str, ...], rounds: int, seed: int) -> None:
    """Play whole matches of every game on real groups of servers while their primaries are killed, hang or are cut off.

    Fails if a move is doubled, an answer is wrong, a live stream has a gap or misses the end, no stream went on after
    a fault, a client waits for more than 30 s after a fault, or a move is lost, unless the primary hung. One that
    hangs goes on afterwards with what it was sent meanwhile: it may take moves before it learns that another one has
    taken over, and what is lost of them is only counted. One that is cut off from the other servers, but not from
    clients, is the classical split brain: it still believes it is the primary, but has no replica that could confirm
    a move.
    """
    rows, failed = [_TITLES], False
    for name in names or _GROUPS:
        for fault in map(_FAULTS.__getitem__, faults or _FAULTS):
            click.echo(f"{name}: {rounds} primaries, each {fault.__doc__} …", err=True)
            row, ok = _run(name, fault, rounds, random.Random(seed))
            rows.append((*row, "ok" if ok else "FAILED"))
            failed = failed or not ok
    click.echo("\n".join(table(rows)))
    ctx.exit(int(failed))


def _run(name: str, fault: Fault, rounds: int, chance: random.Random) -> tuple[tuple[str, ...], bool]:
    with (
        tempfile.TemporaryDirectory() as folder,
        _gates(fault) as gates,
        _GROUPS[name](gates=gates) as group,
        running_service(group.url, Path(folder) / "log") as service,
    ):
        stopping = threading.Event()
        players = [
            Player(number, Caller(service.address, _PATIENCE), stopping, may_forget=False, may_lose=True)
            for number in range(_PLAYERS)
        ]
        audience = Audience(service.address, players)
        for thread in (*players, audience):
            thread.start()
        wait_for_all(players, time.monotonic())
        recoveries = [_strike(group, fault, chance, players, audience) for _ in range(rounds)]
        stopping.set()
        verdict = audit_all(players, service.address)
        verdict.wrong += audience.judged(Caller(service.address, 15.0))
        verdict.wrong += internal_errors(service.log)
        return _row(name, fault, verdict, audience, recoveries)


def _strike(group: Group, fault: Fault, chance: random.Random, players: list[Player], audience: Audience) -> float:
    """Put the fault into a primary, and let the group recover. The seconds until every client is served again."""
    primaries = group.primaries
    audience.note_open_streams()
    fault(chance.choice(primaries))
    recovery = wait_for_all(players, time.monotonic())
    until(lambda: group.is_whole(len(primaries)))
    return recovery


def _gates(fault: Fault) -> AbstractContextManager[Gates | None]:
    """Gates only where they are needed: a group is slower behind them."""
    return running_gates() if fault is _cut_off else nullcontext()


def _row(
    name: str, fault: Fault, verdict: Verdict, audience: Audience, recoveries: list[float]
) -> tuple[tuple[str, ...], bool]:
    """The row of the table, and whether it is as it should be."""
    failures = _failures(fault, verdict, audience, max(recoveries))
    for failure in failures[:10]:
        click.echo(f"  wrong: {failure}", err=True)
    counts = (verdict.acknowledged, verdict.lost, verdict.doubled, len(verdict.wrong))
    figures = map(str, (*counts, len(audience.listeners), audience.went_on, audience.came_back))
    return (name, fault.__doc__ or "", *figures, seconds(recoveries)), not failures


def _failures(fault: Fault, verdict: Verdict, audience: Audience, recovery: float) -> list[str]:
    found = {
        "no move was acknowledged": not verdict.acknowledged,
        "acknowledged moves were lost": verdict.lost and fault is not _hang,
        "moves were doubled": verdict.doubled,
        "no stream went on": not audience.went_on,
        f"a client waited for more than {_LONGEST_RECOVERY:.0f} s": recovery > _LONGEST_RECOVERY,
    }
    return [*(failure for failure, is_so in found.items() if is_so), *verdict.wrong]


class Audience(threading.Thread):
    """Has a listener for every match that a player begins."""

    def __init__(self, address: tuple[str, int], players: list[Player]) -> None:
        super().__init__(name="audience", daemon=True)
        self._address, self._players = address, players
        self.listeners: dict[str, Listener] = {}
        #: When the last fault began during which a stream was open.
        self._struck: dict[str, float] = {}

    def run(self) -> None:
        while any(player.is_alive() for player in self._players):
            for path in [played.path for player in self._players for played in player.played]:
                if path not in self.listeners:
                    self.listeners[path] = Listener(self._address, path)
                    self.listeners[path].start()
            time.sleep(0.05)

    def note_open_streams(self) -> None:
        """To be called when a fault begins."""
        for path, listener in list(self.listeners.items()):
            if listener.heard and not listener.ended:
                self._struck[path] = time.monotonic()

    @property
    def went_on(self) -> int:
        """How many streams were open when a primary failed, and heard more once another one may have taken over."""
        return sum(
            self.listeners[path].last_heard_at > struck + _TAKES_OVER_AFTER for path, struck in self._struck.items()
        )

    @property
    def came_back(self) -> int:
        """How often a stream broke off and its listener connected again."""
        return sum(listener.came_back for listener in self.listeners.values())

    def judged(self, caller: Caller) -> list[str]:
        """What the listeners of matches that were played to their end heard wrong, once all have heard it."""
        self.join()
        found = []
        for path in [played.path for player in self._players for played in player.played]:
            self.listeners[path].join(60)
            found += self.listeners[path].differences(story(caller, path))
        return found


if __name__ == "__main__":
    main(prog_name="python -m tests.cluster")
