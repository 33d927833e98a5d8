"""Generates clients from openapi.yaml and has each play a match of every game against a running service.

Then each is generated from an earlier contract, and must still be able to play against today's service.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

import click

from service.games import GAMES
from tests.clients.earlier import earlier
from tests.clients.generators import CLIENTS, Client, PlayError, run
from tests.clients.install import ROOT, MissingError
from tests.serving import serving


class Row(NamedTuple):
    client: str
    version: str
    game: str
    moves: str
    result: str


class Report:
    def __init__(self) -> None:
        self.rows: list[Row] = []
        self.skipped: list[str] = []
        self.failures: list[str] = []

    def add(self, client: Client, contract: str, result: str, address: str) -> None:
        try:
            played = _play(client, contract, address)
        except MissingError as missing:
            self.skipped.append(f"{client.name}: {missing}")
        except PlayError as failure:
            self.rows.append(Row(client.name, client.versions, "", "", f"FAILED: {result}"))
            self.failures.append(f"{client.name}:\n{failure}")
        else:
            self.rows += [
                Row(client.name, client.versions, game, moves, ", ".join([result, *said]))
                for game, moves, *said in played
            ]

    def show(self) -> int:
        table = [Row("client", "version", "game", "moves", "result"), *self.rows]
        widths = [max(map(len, column)) for column in zip(*table, strict=True)]
        for row in table:
            print("  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip())
        for what in dict.fromkeys(self.skipped):
            print(f"skipped  {what}")
        for what in self.failures:
            print(f"\nfailed  {what}", file=sys.stderr)
        return 1 if self.failures or not self.rows else 0


def _play(client: Client, contract: str, address: str) -> list[list[str]]:
    """The lines that the player prints: game, moves, perhaps a remark. Raises MissingError and PlayError."""
    with tempfile.TemporaryDirectory(prefix="tidetable-client-") as name:
        folder = Path(name)
        (folder / "openapi.yaml").write_text(contract, encoding="utf-8")
        said = run([*client.make(folder), address], folder)
    played = [line.split(maxsplit=2) for line in said.splitlines()]
    if {game for game, *_ in played} != set(GAMES):
        raise PlayError(f"not every game was played:\n{said}")
    return played


@click.command()
@click.argument("words", nargs=-1, metavar="[WORD]...")
@click.pass_context
def main(ctx: click.Context, words: tuple[str, ...]) -> None:
    """Have generated clients play: all, or those with one of the WORDs in their names."""
    contract = (ROOT / "openapi.yaml").read_text(encoding="utf-8")
    report = Report()
    with serving() as address:
        for client in CLIENTS:
            if not words or any(word in client.name for word in words):
                report.add(client, contract, "played", address)
                if client.only_current:
                    report.skipped.append(f"{client.name} by an earlier contract: {client.only_current}")
                else:
                    report.add(client, earlier(contract), "played by an earlier contract", address)
    ctx.exit(report.show())


if __name__ == "__main__":
    main(prog_name="python -m tests.clients")
