"""Matches played at random by the use cases alone, without a store."""

from __future__ import annotations

import random
from typing import Any

from msgspec.structs import replace

from service.games import GAMES
from service.matches import history, tokens
from service.matches import use_cases as matches
from service.matches.records import MatchRecord
from service.matches.use_cases import Match
from service.store.store import StoredEvent, StoredMove
from tests.laws.walk import every_options


class Played:
    """A match and the whole of its log."""

    def __init__(
        self, game: str, seed: int, undo_every: int = 0, seats: int | None = None, options: Any = None
    ) -> None:
        self.chooser = random.Random(seed)
        rules = GAMES[game]
        seats = seats or self.chooser.choice(rules.seats)
        starts = self.chooser.choice([None, *range(seats)])
        options = options or self.chooser.choice(every_options(rules))
        wanted = matches.NewMatch(rules, options, [None] * seats, starts, True, self.chooser.random() < 0.5)
        self.match = matches.create("0" * 20, wanted, tokens.new_token())
        for seat in range(seats):
            part = self.chooser.choice([None, f"part {self.chooser.random()}"])
            self.match, _ = matches.take_seat(self.match, seat, f"Player {seat}", part, tokens.new_token())
        self.log: list[StoredMove] = []
        self.told: list[StoredEvent] = []
        self._undo_every = undo_every
        self._take_in(self.match)

    def move(self) -> None:
        seat = self.match.asked.seats[0]
        move = self.chooser.choice(list(self.match.legal_moves(seat)))
        self._take_in(matches.make_move(self.match, seat, self.match.asked.serial, move))

    def undo(self) -> None:
        """Take the last own move of some seat back, with everybody's consent if need be."""
        seats = [line.seat for line in history.in_effect(self.log) if not line.automatic]
        if not seats:
            return
        seat = self.chooser.choice(seats)
        asked = history.ask_undo(self.match, self.log, seat)
        for other in range(len(asked.facts.seats)):
            if asked.facts.undo and other != seat:
                asked = history.accept_undo(replace(asked, moves=()), self.log, other)
        self._take_in(asked)

    def to_the_end(self) -> Played:
        while self.match.asked:
            self.move()
            if self._undo_every and self.match.asked and self.chooser.randrange(self._undo_every) == 0:
                self.undo()
        return self

    def record(self) -> MatchRecord:
        return history.record_of(self.match, self.log)

    def _take_in(self, following: Match) -> None:
        self.log += following.moves
        self.told += following.events
        self.match = replace(following, moves=(), events=())
