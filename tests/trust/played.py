"""Matches played at random with the use cases alone, without a store."""

from __future__ import annotations

import random
from typing import Any

import pytest
from msgspec.structs import replace

from service.games import GAMES
from service.matches import lobby, records, replay, undo
from service.matches.errors import UndoSpentError
from service.matches.log import in_effect
from service.matches.match import LogEntry, Match, StoredEvent, new_token
from service.matches.moves import make_move
from service.matches.records import MatchRecord
from tests.laws.walk import every_options


class Played:
    """A match and its whole log."""

    def __init__(
        self, game: str, seed: int, undo_every: int = 0, seats: int | None = None, options: Any = None
    ) -> None:
        self.chooser = random.Random(seed)
        rules = GAMES[game]
        seats = seats or self.chooser.choice(rules.seats)
        starts = self.chooser.choice([None, *range(seats)])
        options = options or self.chooser.choice(every_options(rules))
        self.match = lobby.create(
            "0" * 20,
            new_token(),
            game=rules,
            options=options,
            names=[None] * seats,
            starts=starts,
            listed=True,
            automatic=self.chooser.random() < 0.5,
        )
        for seat in range(seats):
            part = self.chooser.choice([None, f"part {self.chooser.random()}"])
            self.match, _ = lobby.take_seat(self.match, seat, f"Player {seat}", part, new_token())
        self.log: list[LogEntry] = []
        self.told: list[StoredEvent] = []
        self._undo_every = undo_every
        self._take_in(self.match)

    def move(self) -> None:
        seat = self.match.asked.seats[0]
        move = self.chooser.choice(list(self.match.legal_moves(seat)))
        self._take_in(make_move(self.match, seat, self.match.asked.serial, move))

    def undo(self) -> None:
        """Take back the last move of a random seat, with everybody's consent if needed; nothing once it is too much."""
        seats = [entry.seat for entry in in_effect(reversed(self.log)) if not entry.automatic]
        if not seats:
            return
        seat = self.chooser.choice(seats)
        try:
            asked = undo.ask_undo(self.match, reversed(self.log), seat)
        except UndoSpentError:
            return
        for other in range(len(asked.header.seats)):
            if asked.header.undo and other != seat:
                asked = undo.accept_undo(replace(asked, moves=()), reversed(self.log), other)
        self._take_in(asked)

    def to_the_end(self) -> Played:
        while self.match.asked:
            self.move()
            if self._undo_every and self.match.asked and self.chooser.randrange(self._undo_every) == 0:
                self.undo()
        return self

    def abandon(self) -> Played:
        self._take_in(lobby.abandon(self.match))
        return self

    def record(self) -> MatchRecord:
        return records.record_of(self.match, self.log)

    def _take_in(self, following: Match) -> None:
        self.log += following.moves
        self.told += following.events
        self.match = replace(following, moves=(), events=())


class CountedReplay:
    """Counts the moves that are carried out in a replay."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.moves = 0
        for name in ("play", "play_forced", "take_back"):
            monkeypatch.setattr(replay, name, self._counted(getattr(replay, name)))

    def _counted(self, carry_out: Any) -> Any:
        def counted(*arguments: Any) -> Any:
            self.moves += 1
            return carry_out(*arguments)

        return counted
