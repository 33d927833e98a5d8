"""`python -m tests.faults [ROW …] [--rounds N]` plays under faults, and prints what was lost, doubled or wrong."""

from __future__ import annotations

import random
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import click

from tests.faults.conflicts import race
from tests.faults.players import Caller, Player
from tests.faults.processes import running_redis, running_service
from tests.faults.proxy import proxying
from tests.faults.report import audit_all, internal_errors, seconds, table, wait_for_all
from tests.faults.rows import ROWS, Row, Scene
from tests.faults.verdict import Verdict

_CONFLICTS = "conflicts"
_PLAYERS = 6
_PLAY_BEFORE = 0.5
_TITLES = ("row", "acknowledged", "lost", "doubled", "wrong", "sent again", "recovery: median, max", "")


@click.command()
@click.argument("names", nargs=-1, type=click.Choice([*ROWS, _CONFLICTS]), metavar="[ROW]...")
@click.option(
    "--rounds", type=click.IntRange(min=1), default=3, show_default=True, help="How often each fault strikes."
)
@click.option("--seed", type=int, default=1, show_default=True, help="Of the choices that the faults make.")
@click.pass_context
def main(ctx: click.Context, names: tuple[str, ...], rounds: int, seed: int) -> None:
    """Play whole matches on the real service while faults strike, and fail if an acknowledged move is lost or doubled,
    an answer is wrong, or clients wait too long after a fault.

    Recovery is the time from the end of a fault until every client has had a move acknowledged.
    """
    rows, failed = [_TITLES], False
    for name in names or [*ROWS, _CONFLICTS]:
        click.echo(
            f"{name}: {ROWS[name].what if name in ROWS else 'ten clients at once make each decision'} …", err=True
        )
        verdict, recoveries, sent_again = _run(name, rounds, random.Random(seed))
        held = verdict.holds and verdict.acknowledged > 0
        late = any(recovery > ROWS[name].recovers for recovery in recoveries)
        failed = failed or not held or late
        for what in verdict.wrong[:10]:
            click.echo(f"  wrong: {what}", err=True)
        figures = (verdict.acknowledged, verdict.lost, verdict.doubled, len(verdict.wrong), sent_again)
        rows.append((name, *map(str, figures), seconds(recoveries), "ok" if held and not late else "FAILED"))
    click.echo("\n".join(table(rows)))
    ctx.exit(int(failed))


def _run(name: str, rounds: int, chance: random.Random) -> tuple[Verdict, list[float], int]:
    row = ROWS.get(name)
    with tempfile.TemporaryDirectory() as folder, _scene(Path(folder), chance) as scene:
        if row is None:
            verdict, recoveries, sent_again = race(scene.service.address), [], 0
        else:
            verdict, recoveries, sent_again = _strike(scene, row, rounds)
        verdict.wrong += internal_errors(scene.service.log)
        return verdict, recoveries, sent_again


@contextmanager
def _scene(folder: Path, chance: random.Random) -> Iterator[Scene]:
    with (
        running_redis(folder / "redis") as redis,
        proxying(lambda: redis.address) as before_redis,
        running_service(f"redis://127.0.0.1:{before_redis.port}/0", folder / "service.log") as service,
        proxying(lambda: service.address) as before_service,
    ):
        yield Scene(redis, service, before_service, before_redis, [], chance)


def _strike(scene: Scene, row: Row, rounds: int) -> tuple[Verdict, list[float], int]:
    stopping, address = threading.Event(), ("127.0.0.1", scene.before_service.port)
    callers = [Caller(address, row.patience, on_time=row.on_time) for _ in range(_PLAYERS)]
    scene.players.extend(
        Player(number, caller, stopping, may_forget=row.forgets) for number, caller in enumerate(callers)
    )
    for player in scene.players:
        player.start()
    wait_for_all(scene.players, time.monotonic())
    recoveries: list[float] = []
    for _ in range(rounds):
        time.sleep(_PLAY_BEFORE * (0.5 + scene.chance.random()))
        row.strike(scene)
        recoveries.append(wait_for_all(scene.players, time.monotonic()))
    stopping.set()
    verdict = audit_all(scene.players, scene.service.address)
    return verdict, recoveries, sum(caller.sent_again for caller in callers)


if __name__ == "__main__":
    main(prog_name="python -m tests.faults")
