"""Playing a match again. The same secret, the same players' parts and the same moves give the same match."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import msgspec

from service.engine.play import Transition, begin, play, play_forced, take_back
from service.engine.records import State
from service.games import GAMES, AnyMove
from service.matches.match import LogEntry, MatchHeader, keyed_table

decode_move = msgspec.json.Decoder(AnyMove).decode


def set_up(header: MatchHeader) -> Transition:
    game = GAMES[header.game]
    options = msgspec.convert(header.options, game.options)
    return begin(game, len(header.seats), header.starts, options, keyed_table(header, drawn=0))


def replay(header: MatchHeader, state: State, log: Iterable[LogEntry]) -> Iterator[Transition]:
    """The transitions from a position by these entries of the log, one after the other.

    Moves that were made before that position can't be taken back.

    Raises IllegalMoveError or NotAskedError at an entry that the rules don't allow.
    """
    game, in_effect = GAMES[header.game], [state]
    for entry in log:
        current = in_effect[-1]
        if entry.taken_back:
            del in_effect[-entry.taken_back :]
            transition = take_back(game, in_effect[-1], current, keyed_table(header, current.draws))
            in_effect[-1] = transition.state
        else:
            carry_out = play_forced if entry.automatic else play
            move = decode_move(entry.move)
            transition = carry_out(game, current, entry.seat, move, keyed_table(header, current.draws))
            in_effect.append(transition.state)
        yield transition
