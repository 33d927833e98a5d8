"""Checks the laws over many random matches with every number of seats, cycling through the options: `make laws`.

`python -m tests.laws.deep [--matches N] [--game NAME]` plays N matches for each number of seats, on all cores.
"""

from __future__ import annotations

import sys
from concurrent.futures import ProcessPoolExecutor
from itertools import cycle
from typing import Any

import click
from tqdm import tqdm

from service.games import GAMES
from tests.laws.census import Census
from tests.laws.check_match import check_match
from tests.laws.walk import Match, every_options

#: Those of Reef Gardens are 3,000 with each value of each option.
MATCHES = {"coralia": 10_000, "reef_gardens": 6_000, "island_of_gems": 10_000}
BATCH = 25


def play_batch(game: str, seats: int, options: Any, first: int, count: int) -> Census:
    census = Census()
    for number in range(first, first + count):
        match = Match(GAMES[game], seats, options, number.to_bytes(32, "little"))
        try:
            check_match(match, census, views_every=4, swaps_every=30)
        except Exception as error:
            raise AssertionError(f"{game}, {seats} seats, {options}, match {number}: {error!r}") from error
    return census


@click.command()
@click.option(
    "--matches",
    type=click.IntRange(min=1),
    metavar="N",
    show_default="10,000; 6,000 of Reef Gardens",
    help="Matches for each number of seats.",
)
@click.option("--game", type=click.Choice(list(GAMES)), show_default="all", help="The only game to check.")
@click.pass_context
def main(ctx: click.Context, matches: int | None, game: str | None) -> None:
    """Check every game against the laws, over many random matches."""
    failed = False
    for name in [game] if game else GAMES:
        missing = _check_game(name, matches or MATCHES.get(name, 1_000))
        failed = failed or bool(missing)
    ctx.exit(int(failed))


def _check_game(name: str, matches: int) -> set[str]:
    game = GAMES[name]
    options = cycle(every_options(game))
    batches = [
        (name, seats, next(options), first, min(BATCH, matches - first))
        for seats in game.seats
        for first in range(0, matches, BATCH)
    ]
    census = Census()
    with ProcessPoolExecutor() as pool:
        for counted in tqdm(pool.map(play_batch, *zip(*batches, strict=True)), total=len(batches), desc=name):
            census.add(counted)
    missing = census.missing(game)
    sys.stdout.write(f"{name}: all laws hold; {sum(batch[4] for batch in batches)} matches\n")
    for what, count in sorted(census.seen.items()):
        sys.stdout.write(f"  {count:>12,}  {what}\n")
    rarest, count = min(census.components.items(), key=lambda item: item[1])
    sys.stdout.write(f"  {count:>12,}  {rarest}, the rarest of {len(census.components)} components\n")
    if missing:
        sys.stdout.write(f"  never met: {sorted(missing)}\n")
    return missing


if __name__ == "__main__":
    main(prog_name="python -m tests.laws.deep")
