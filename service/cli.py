"""The command line: `tidetable serve`, `tidetable simulate` and `tidetable verify`."""

from __future__ import annotations

import argparse
import secrets
import sys
from collections.abc import Sequence
from pathlib import Path

from tqdm import tqdm

from service.config import SettingsError, settings_from
from service.engine.sentences import reason
from service.games import GAMES, PACKAGES
from service.matches.records import DiffersError, MatchRecord, UnreadableError, read_record, verify
from service.players.simulate import SimulateError, play_match, report, setting
from service.server.embedded import EmbeddedRedisError
from service.server.serve import ServeError, serve
from service.words import FALLBACK, Speech, catalogue


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; 0 = done, 1 = it failed, 2 = it was asked for something that there isn't."""
    given = _parser().parse_args(arguments)
    try:
        given.command(given)
    except (EmbeddedRedisError, ServeError) as error:
        return _complain(error, 1)
    except DiffersError as error:
        return _complain(error, 1)
    except (SettingsError, SimulateError, UnreadableError) as error:
        return _complain(error, 2)
    except KeyboardInterrupt:
        return 130
    return 0


def _complain(error: Exception, code: int) -> int:
    print(f"tidetable: {error}", file=sys.stderr)
    return code


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="tidetable", description="A rules server for board games over HTTP.")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    _add_serve(commands.add_parser("serve", help="serve, with a Redis of its own unless REDIS_URL is set"))
    _add_simulate(commands.add_parser("simulate", help="play random matches and sum them up"))
    _add_verify(commands.add_parser("verify", help="replay the record of a match and verify it"))
    return parser


def _add_serve(command: argparse.ArgumentParser) -> None:
    command.add_argument("--host", default="127.0.0.1", help="(%(default)s)")
    command.add_argument("--port", type=_port, default=8000, help="(%(default)s; 0 = any that is free)")
    command.add_argument("--workers", type=_positive, metavar="N", help="processes that serve (one per core)")
    command.add_argument(
        "--data",
        type=Path,
        default=Path(".data/redis"),
        metavar="DIR",
        help="where the matches are kept unless REDIS_URL is set (%(default)s)",
    )
    command.set_defaults(command=_serve)


def _add_simulate(command: argparse.ArgumentParser) -> None:
    command.add_argument("game", metavar="GAME")
    command.add_argument("--matches", type=_positive, default=100, metavar="N", help="(%(default)s)")
    command.add_argument("--seats", type=_whole, metavar="N", help="(as few as the game allows)")
    command.add_argument("--seed", metavar="S", help="the same seed plays the same matches (a new one)")
    command.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="one of the game's")
    command.set_defaults(command=_simulate)


def _add_verify(command: argparse.ArgumentParser) -> None:
    command.add_argument("record", type=Path, metavar="FILE", help="a record as GET /v1/matches/…/record gives it")
    command.set_defaults(command=_verify)


def _whole(text: str) -> int:
    try:
        return int(text)
    except ValueError as error:
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number") from error


def _positive(text: str) -> int:
    number = _whole(text)
    if number < 1:
        raise argparse.ArgumentTypeError(f"{number} is less than 1")
    return number


def _port(text: str) -> int:
    number = _whole(text)
    if number not in range(65536):
        raise argparse.ArgumentTypeError(f"{number} is not between 0 and 65535")
    return number


def _serve(given: argparse.Namespace) -> None:
    settings_from()  # a wrong one is said here, once, not by every worker
    serve(given.host, given.port, given.workers, given.data, _tell_addresses)


def _tell_addresses(address: str) -> None:
    print(f"\nTidetable serves at {address}", f"  page  {address}/", f"  docs  {address}/docs", sep="\n")
    print("Ctrl-C stops it.\n", flush=True)


def _simulate(given: argparse.Namespace) -> None:
    of = setting(given.game, given.seats, given.option, given.seed or secrets.token_hex(4))
    numbers = tqdm(range(given.matches), desc=of.game.title, unit="match")
    print(report(of, [play_match(of, number) for number in numbers]))


def _verify(given: argparse.Namespace) -> None:
    record = read_record(given.record)
    difference = verify(record, seconds=float("inf"))
    if difference:
        raise DiffersError(f"{difference.where}: {_speech(record).of(difference.why)}")
    ended = _speech(record).of(reason(record.outcome))
    print(f"the same match: {GAMES[record.game].title}, {len(record.moves)} moves. {ended}")


def _speech(record: MatchRecord) -> Speech:
    return Speech(catalogue(PACKAGES.get(record.game), FALLBACK), [seat.name for seat in record.seats])


if __name__ == "__main__":
    sys.exit(main())
