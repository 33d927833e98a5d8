"""Prints every sentence of random matches, grouped by message, for a native speaker to proofread: `make sentences`.

`python -m tests.sentences [GAME] [LANGUAGE] [--matches N] [--most N]` prints at most N sentences of each message.
"""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Iterator
from itertools import islice

import click

from service.boards import THEMES, Seating, board_of
from service.engine.game import Game
from service.engine.message import Message, Variable, message
from service.engine.play import Transition
from service.games import GAMES
from service.words import LANGUAGES
from tests.laws.speaking import NAMES, messages, strict
from tests.laws.walk import Match, every_options, start, walk

MATCHES = 50
#: Boards are drawn for one in this many positions: they say much the same from move to move.
DRAWN_EVERY = 10


class RecordingSay:
    """A `Say` that records its messages."""

    def __init__(self, game: str, language: str) -> None:
        self._say = strict(game, language)
        self.language = language
        self.messages: set[Message] = set()

    def __call__(self, id: str, /, **variables: Variable) -> str:  # noqa: A002 - a message's id
        self.messages.add(message(id, **variables))
        return self._say(id, **variables)


def sentences(game: Game, language: str, matches: int) -> dict[str, set[str]]:
    """The sentences by message."""
    recording = RecordingSay(game.name, language)
    said = set(_about(game))
    all_options = every_options(game)
    for number in range(matches):
        seats = game.seats[number % len(game.seats)]
        match = Match(game, seats, all_options[number % len(all_options)], number.to_bytes(32, "big"))
        for transition in _transitions(match):
            said.update(messages(match, transition))
            if random.Random(transition.state.serial).randrange(DRAWN_EVERY) == 0:
                _draw(match, transition, recording)
    found: dict[str, set[str]] = defaultdict(set)
    for each in said | recording.messages:
        found[each.id].add(strict(game.name, language).of(each))
    return found


def _transitions(match: Match) -> Iterator[Transition]:
    first = start(match)
    yield first
    yield from (step.transition for step in walk(match, first))


def _draw(match: Match, transition: Transition, say: RecordingSay) -> None:
    state, board = transition.state, board_of(match.game.name)
    seating = Seating(NAMES[: match.seats], state.pending[-1].seats if state.pending else [])
    for viewer in match.viewers:
        view = match.game.view(state, viewer)
        board.svg(view, seating, say, THEMES["light"])
        board.text(view, seating, say)


def _about(game: Game) -> Iterator[Message]:
    """The messages about the game itself, its options and its pieces."""
    words = strict(game.name, LANGUAGES[0]).catalogue
    yield message("game-summary")
    yield from (message(f"category-{category}") for category in game.categories)
    for piece in game.pieces:
        yield from (message(f"piece-{piece}"), message(f"piece-{piece}.explains"))
    for options in every_options(game):
        for name in options.__struct_fields__:
            value = getattr(options, name)
            chosen = ("yes" if value else "no") if isinstance(value, bool) else value
            ids = (f"option-{name}", f"option-{name}.explains", f"option-{name}-{chosen}")
            yield from (message(each) for each in ids if each in words)


@click.command()
@click.argument("game", required=False, type=click.Choice(list(GAMES)))
@click.argument("language", required=False, type=click.Choice(LANGUAGES))
@click.option("--matches", type=click.IntRange(min=1), default=MATCHES, show_default=True, metavar="N")
@click.option("--most", type=click.IntRange(min=0), metavar="N", show_default="all", help="Sentences of each message.")
def main(game: str | None, language: str | None, matches: int, most: int | None) -> None:
    """Print every sentence that random matches say, of one game or all, in one language or all."""
    for name in [game] if game else GAMES:
        for spoken in [language] if language else LANGUAGES:
            click.echo(f"# {GAMES[name].title}, {spoken}")
            for id, found in sorted(sentences(GAMES[name], spoken, matches).items()):  # noqa: A001
                click.echo(f"\n{id} ({len(found)})")
                for sentence in islice(sorted(found), most):
                    click.echo(f"    {sentence}")


if __name__ == "__main__":
    main(prog_name="python -m tests.sentences")
