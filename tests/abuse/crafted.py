"""Records and matches that cost as much as the limits allow, crafted with the use cases alone."""

from __future__ import annotations

import random
from collections.abc import Callable

import msgspec
from msgspec.structs import replace

from service.engine.records import Move
from service.games import GAMES
from service.matches import undo
from service.matches.match import Match
from service.matches.moves import make_move
from service.matches.records import MatchRecord
from tests.trust.played import Played

#: How many moves of each position are tried to find the one that tells most.
_TRIED = 6
#: Room for an undo of a move and the automatic answers after it.
_ROOM = 6
#: How many matches are searched for the widest position.
_MATCHES = 3


def longest_record(game: str, seed: int = 1) -> MatchRecord:
    """A whole match in which as many moves were taken back as possible: the one that tells most, again and again."""
    return longest_match(game, seed).to_the_end().record()


def longest_match(game: str, seed: int = 1) -> Played:
    """A running match in which only one more undo is possible."""
    played = _at_highest(game, seed, lambda match: _most_told(match)[0])
    _, move = _most_told(played.match)
    while not undo.is_spent(played.match, 2 * _ROOM):
        seat = played.match.asked.seats[0]
        played._take_in(_made(played.match, _legal(played.match, move)))
        _take_back(played, seat)
    return played


def short_record(game: str = "island_of_gems") -> MatchRecord:
    played = Played(game, 1)
    for _ in range(5):
        played.move()
    return played.abandon().record()


def as_json(record: MatchRecord) -> bytes:
    return msgspec.json.encode(record)


def most_conceivable(game: str) -> Played:
    """The position with the most moves that a player might try, of some random matches."""
    return max(
        (_at_highest(game, seed, _conceivable) for seed in range(_MATCHES)), key=lambda one: _conceivable(one.match)
    )


def nearly_over(game: str) -> Played:
    """The last position of a random match in which somebody is asked."""
    return _at_highest(game, 1, lambda match: match.header.moves)


def _at_highest(game: str, seed: int, measure: Callable[[Match], int]) -> Played:
    """A random match with all seats, at the first position of which the measure is highest."""
    played = Played(game, seed, seats=GAMES[game].seats[-1])
    most, kept = -1, None
    while played.match.asked:
        measured = measure(played.match)
        if measured > most:
            most, kept = measured, (_copied(played.match), [*played.log], [*played.told])
        played.move()
    assert kept
    played.match, played.log, played.told = kept
    return played


def _conceivable(match: Match) -> int:
    game, seat = match.game, match.asked.seats[0]
    return sum(1 for _ in (game.conceivable or game.candidates)(match.state, seat))


def _most_told(match: Match) -> tuple[int, Move]:
    """How much the most eloquent of some legal moves tells, and that move; 0 if all of them end the match."""
    moves = list(match.legal_moves(match.asked.seats[0]))
    found = []
    for move in random.Random(1).sample(moves, min(_TRIED, len(moves))):
        made = _made(match, move)
        found.append((len(made.events) if made.asked else 0, move))
    return max(found, key=lambda one: one[0])


def _copied(match: Match) -> Match:
    return replace(match, position=match.dumped)


def _made(match: Match, move: Move) -> Match:
    """The match after a move; the one that is given is left as it is."""
    return make_move(_copied(match), match.asked.seats[0], match.asked.serial, move)


def _legal(match: Match, wanted: Move) -> Move:
    """The move that is wanted if chance still allows it, else another one."""
    legal = list(match.legal_moves(match.asked.seats[0]))
    return wanted if wanted in legal else legal[0]


def _take_back(played: Played, seat: int) -> None:
    """Take the seat's last move back, with everybody's consent."""
    if not played.match.asked:
        return
    asked = undo.ask_undo(played.match, reversed(played.log), seat)
    for other in range(len(asked.header.seats)):
        if asked.header.undo and other != seat:
            asked = undo.accept_undo(replace(asked, moves=()), reversed(played.log), other)
    played._take_in(asked)
