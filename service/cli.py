"""The command line: `tidetable serve`, `tidetable simulate` and `tidetable verify`."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Any, NoReturn

import click
from tqdm import tqdm

from service.config import SettingsError, settings_from
from service.engine.sentences import reason
from service.games import GAMES, PACKAGES
from service.matches.events import MatchAbandoned, says
from service.matches.records import MatchRecord, UnreadableError, read_record, verify
from service.players.simulate import SimulateError, play_match, report, set_up
from service.server.embedded import EmbeddedRedisError
from service.server.serve import ServeError, serve
from service.server.store_check import UnusableError
from service.words import FALLBACK, Speech, catalogue

_FAILED, _MISUSED, _INTERRUPTED = 1, 2, 130


class _Commands(click.Group):
    """Reports the errors of our own commands in one line, each with its exit code."""

    def invoke(self, ctx: click.Context) -> Any:
        try:
            return super().invoke(ctx)
        except (EmbeddedRedisError, ServeError, UnusableError) as error:
            _fail(ctx, error, _FAILED)
        except (SettingsError, SimulateError, UnreadableError) as error:
            _fail(ctx, error, _MISUSED)
        except KeyboardInterrupt:
            ctx.exit(_INTERRUPTED)


def _fail(ctx: click.Context, said: object, code: int) -> NoReturn:
    click.echo(f"tidetable: {said}", err=True)
    ctx.exit(code)


@click.group("tidetable", cls=_Commands, context_settings={"help_option_names": ["-h", "--help"], "show_default": True})
@click.version_option(package_name="tidetable")
def main() -> None:
    """A rules server for board games over HTTP."""


@main.command("serve")
@click.option("--host", default="127.0.0.1", metavar="HOST", help="Address or name to listen on.")
@click.option(
    "--port", type=click.IntRange(0, 65535), default=8000, metavar="PORT", help="Port to listen on; 0 picks a free one."
)
@click.option(
    "--workers",
    type=click.IntRange(min=1),
    metavar="N",
    show_default="WEB_CONCURRENCY, or one per core",
    help="Number of worker processes.",
)
@click.option(
    "--data",
    # Not checked here: with REDIS_URL set it isn't used.
    type=click.Path(path_type=Path, readable=False),
    default=Path(".data/redis"),
    metavar="DIR",
    help="Where matches are kept, unless REDIS_URL is set.",
)
def _serve(host: str, port: int, workers: int | None, data: Path) -> None:
    """Serve the API, its docs and a page to play on.

    Matches are kept in the Redis at REDIS_URL or, if that is not set, in an embedded one.
    """
    settings_from()  # reports a bad setting once, rather than in every worker
    serve(host, port, workers, data, _show_addresses)


def _show_addresses(address: str) -> None:
    click.echo(f"\nTidetable serves at {address}\n  page  {address}/\n  docs  {address}/docs\nCtrl-C stops it.\n")


@main.command("simulate", epilog=f"Games: {', '.join(sorted(GAMES))}")
@click.argument("game", type=click.Choice(sorted(GAMES)), metavar="GAME")
@click.option("--matches", type=click.IntRange(min=1), default=100, metavar="N", help="Number of matches to play.")
@click.option("--seats", type=int, metavar="N", show_default="as few as the game allows", help="Number of seats.")
@click.option("--seed", metavar="S", show_default="a new one", help="The same seed plays the same matches.")
@click.option("--option", "options", multiple=True, metavar="NAME=VALUE", help="Set one of the game's options.")
def _simulate(game: str, matches: int, seats: int | None, seed: str | None, options: tuple[str, ...]) -> None:
    """Play random matches of GAME and sum them up."""
    simulation = set_up(GAMES[game], seats, options, seed or secrets.token_hex(4))
    numbers = tqdm(range(matches), desc=simulation.game.title, unit="match")
    click.echo(report(simulation, [play_match(simulation, number) for number in numbers]))


@main.command("verify")
@click.argument("record", type=click.Path(path_type=Path), metavar="FILE")
@click.pass_context
def _verify(ctx: click.Context, record: Path) -> None:
    """Replay the record of a match and verify it, offline.

    FILE holds the record as GET /v1/matches/…/record gives it.
    """
    recorded = read_record(record)
    difference = verify(recorded)
    speech = _speech(recorded)
    if difference:
        _fail(ctx, f"{difference.where}: {speech.of(difference.why)}", _FAILED)
    ended = speech.of(reason(recorded.outcome) if recorded.outcome else says(MatchAbandoned()))
    click.echo(f"the same match: {GAMES[recorded.game].title}, {len(recorded.moves)} moves. {ended}")


def _speech(record: MatchRecord) -> Speech:
    return Speech(catalogue(PACKAGES.get(record.game), FALLBACK), [seat.name for seat in record.seats])


if __name__ == "__main__":
    main(prog_name="tidetable")
