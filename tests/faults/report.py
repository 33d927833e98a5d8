"""What the players of a run were told, judged at its end, and the table that says so."""

from __future__ import annotations

import statistics
import time
from collections.abc import Iterator
from pathlib import Path

from tests.faults.players import Caller, Player, audit
from tests.faults.verdict import Verdict

#: How long players may take to be served again, and to end their matches, in seconds.
_LONGEST_END = 120.0


def audit_all(players: list[Player], address: tuple[str, int]) -> Verdict:
    """Wait until all players have ended their matches, and judge each of these.

    Of a match that was rolled back all moves count as lost, and nothing else that was told of it is judged.
    """
    verdict = Verdict()
    for player in players:
        player.join(_LONGEST_END)
        if player.is_alive():
            verdict.wrong.append(f"{player.name} does not come to an end")
    for player in players:
        verdict.wrong += player.wrong
        for played in player.played:
            verdict.add(audit(Caller(address, 15.0), played))
        for lost in (len(match.moves) for match in player.rolled_back):
            verdict.add(Verdict(lost, lost=lost))
    return verdict


def wait_for_all(players: list[Player], since: float) -> float:
    """The seconds until every client has had a move acknowledged again."""
    give_up = since + _LONGEST_END
    while time.monotonic() < give_up and not all(_is_served(player, since) for player in players):
        time.sleep(0.005)
    return time.monotonic() - since


def _is_served(player: Player, since: float) -> bool:
    return not player.is_alive() or player.acknowledged_at[-1:] > [since]


def internal_errors(log: Path) -> list[str]:
    lines = log.read_text(errors="replace").splitlines()
    return [line for line in lines if "internal_error" in line or "Error handling" in line]


def seconds(recoveries: list[float]) -> str:
    return f"{statistics.median(recoveries):.2f} s, {max(recoveries):.2f} s" if recoveries else "-"


def table(rows: list[tuple[str, ...]]) -> Iterator[str]:
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in (rows[0], tuple("-" * width for width in widths), *rows[1:]):
        yield "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()
